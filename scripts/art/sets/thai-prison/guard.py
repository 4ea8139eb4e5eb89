"""The guard's desk at night: an enamel lamp over an open ledger, keys on numbered hooks, a fan and a brass padlock."""
import materials
import prison_food
import prison_iron
import prison_office
import prison_paint
import prison_props
import prison_room
import props
import shapes
import stage
import trimmings


def build_room(iron):
    """The wall behind with its barred shutter to the night, and a scarred timber desk."""
    paint = prison_paint.peeling("office wall", (0.34, 0.26, 0.11), (0.08, 0.17, 0.1), loss=0.555,
                                 dado=(4.6, (0.05, 0.14, 0.085)),
                                 seed=11, size=0.9, damp=0.6)
    prison_room.pierced((-24, 8.6, -8), (1, 0, 0), 48, 32, [(33.4, 12, 40, 22)], 1.4, paint)
    prison_iron.panel(iron, 6.6, 10, (9.4, 9.2, 4), spacing=1.3, radius=0.15, rails=(0.3, 0.7), stiles=False)
    night = materials.glow("night", (0.1, 0.24, 0.3), 0.2)
    night.shadow_method = "NONE"
    prison_room.surface([(6, 11.5, 0), (22, 11.5, 0), (22, 11.5, 18), (6, 11.5, 18)], night)
    timber = materials.wood("desk timber", (0.032, 0.013, 0.006), (0.15, 0.06, 0.022), gloss=0.26)
    for plank in range(5):
        shapes.box((0.08 * (plank % 2), -6.4 + plank * 2.9, -0.3), (30, 2.87, 0.6), timber, edge=0.05)
    prison_props.pipe(iron, [(-10.2, 8.1, -6), (-10.2, 8.1, 20)], 0.22, [((-10.2, 8.1, z), (0, 0, 0)) for z in (3, 9)])


def build_desk(iron, wear):
    """Keys, fan, ledger, padlock and the small things of a long shift."""
    timber = materials.wood("board timber", (0.05, 0.02, 0.008), (0.2, 0.085, 0.03))
    back = prison_paint.chipped("board paint", (0.06, 0.14, 0.085), 0.6, 0.7, 0.5)
    board = prison_office.key_board(timber, back, wear, (-0.2, 8.2, 6.6))
    board.scale, board.rotation_euler = (0.92, 0.92, 0.92), (0, 0.012, 0)
    enamel = prison_paint.chipped("fan enamel", (0.05, 0.15, 0.1), 0.64)
    chrome = materials.metal("old chrome", (0.55, 0.54, 0.5), 0.24, 0.7)
    prison_office.fan(enamel, chrome, wear.rubber, (5.6, 3.2, 0), -24)
    prison_office.ledger(materials.plastic("ledger cover", (0.06, 0.018, 0.014), 0.5, 12), wear, (-0.9, -1.6, 0), 9)
    pen = shapes.group((0.9, -2.25, 0.5), (0, 1, 58))
    shapes.tube([(-1.1, 0, 0), (1.0, 0, 0.03)], 0.075, wear.enamel, pen, radii=[0.8, 1.0])
    shapes.tube([(-1.1, 0, 0), (-1.45, 0, -0.02)], 0.06, wear.brass, pen, radii=[1.0, 0.1])
    trimmings.padlock(wear, (3.0, -2.0, 0.32), (-90, 0, -24), 1.4, None, 0.0)
    props.key(wear, (5.3, -3.1, 0.0), (0, 0, 165), 1.3, tag="7")
    cup, rim = prison_paint.chipped("cup enamel", (0.5, 0.47, 0.37), 0.62), prison_paint.chipped("rim",
                                                                                                 (0.02, 0.07, 0.05),
                                                                                                 0.6)
    prison_food.cup(cup, rim, (-4.7, 0.2, 0.0), 200, 0.72)
    props.coffee_ring(wear, (-3.6, -0.6, 0.005))
    shapes.sheet((6.3, -1.6, 0.01), (2.4, 3.2), wear.paper, None, (0, 0, -22), 0.03, 5)
    shapes.sheet((6.0, -1.2, 0.14), (2.2, 3.0), wear.card, None, (0, 0, -9), 0.04, 8)
    for index, x in enumerate((-8.2, -7.75, -7.35)):
        shapes.box((x, 4.6, 1.5), (0.36, 2.3, 3.0 - 0.2 * index), (wear.leather, wear.card, wear.mug)[index], None,
                   0.04,
                   (0, 3 + 2 * index, 2))
    return enamel


def shoot(shot):
    """Build, light and render."""
    scene = stage.begin(shot, (0.03, 0.06, 0.075), 0.4)
    trimmings.lighten(scene)
    wear = props.Wardrobe()
    iron = prison_paint.rusted("iron")
    build_room(iron)
    enamel = build_desk(iron, wear)
    prison_office.desk_lamp(enamel, wear.brass, (-5.9, 3.9, 0), (-3.6, 1.3, 6.1), (-0.8, -0.6, 0), 9500)
    stage.light("SPOT", (-3.2, 1.4, 7.4), (0.5, 8.2, 6.4), (1.0, 0.6, 0.26), 3600, 0.8, 150, 1.0, 0.2)
    stage.light("AREA", (14, 10.6, 10), (3, 0, 1), (0.4, 0.72, 1.0), 1500, (6, 8), haze=0.8)
    prison_room.bounce((10, -10, 8), (1, 2, 2), (0.35, 0.65, 0.8), 480, (8, 8), 0.2, 0.5)
    stage.fog(0.006, (0, 0, 8), (60, 50, 40), (0.9, 0.92, 0.85), 0.5)
    prison_room.deep_air(scene, 40, 32)
    stage.camera(scene, (0.6, -17.0, 6.5), (0.2, 3, 2.5), (-0.6, -1.0, 0.5), 40, 0.3, 0.7)
    stage.vignette(scene, 0.5)
    stage.render(scene, shot)
