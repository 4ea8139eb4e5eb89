"""A table for two on a night out, from behind: he turns the dial of a box, she holds a note to the candle."""

import date_night_props as romance
import furnishings
import materials
import outfits
import people
import props
import shapes
import stage
import trimmings

TABLE = 7.5
WALL = 17.0
SILL = 7.4
BOX, CANDLE = (-0.4, 0.6, TABLE + 0.02), (1.1, -1.6, TABLE + 0.02)
HIS_PLACE, HIS_TURN = (-4.4, -2.9, 0), -44
HER_PLACE, HER_TURN = (4.4, -2.8, 0), 40


def build_room(timber):
    """Brick left and right of a wide window with a deep sill, boards on the floor."""
    furnishings.house_wall(WALL, -46, -11.4, 0, 24)
    furnishings.house_wall(WALL, 11.4, 24, 0, 24, seed=5)
    furnishings.house_wall(WALL, -11.6, 11.6, 0, SILL - 0.3, seed=7)
    shapes.box((0, WALL + 0.1, SILL - 0.1), (20.4, 2.2, 0.36), timber, edge=0.08)
    shapes.box((-10, WALL - 0.2, 0.6), (70, 0.5, 1.5), timber, edge=0.1)
    for x in (-9.6, 9.6):
        shapes.box((x, WALL + 0.1, 15.5), (17, 1.0, 0.8), timber, edge=0.06, rotation=(0, 90, 0))
    for x in (-3.2, 3.2):
        shapes.box((x, WALL + 0.5, 15.5), (16, 0.34, 0.3), timber, edge=0.05, rotation=(0, 90, 0))
    for z in (SILL + 0.2, 13.0, 18.6):
        shapes.box((0, WALL + 0.5, z), (19, 0.36, 0.26), timber, edge=0.05)
    floor = materials.wood("floor boards", (0.02, 0.009, 0.005), (0.07, 0.03, 0.015), gloss=0.38)
    for index in range(26):
        shapes.box((-10, -20 + index * 1.45, -0.25), (70, 1.42, 0.5), floor, edge=0.03)
    velvet = romance.linen("curtain velvet", (0.055, 0.008, 0.01))
    romance.curtain(velvet, -13.2, -8.2, WALL - 0.75, 0.3, 24, 3, -0.3)
    romance.curtain(velvet, 8.2, 13.2, WALL - 0.75, 0.3, 24, 4, 0.3)
    romance.street()


def build_table(wear, timber):
    """The laid table: cloth, candle, box and two cups; a lantern over it, a stool on either side."""
    table = shapes.lathe([(0, -0.05), (4.2, -0.05), (4.25, -0.3), (0, -0.3)], timber, location=(0, 1.0, TABLE))
    romance.tablecloth(romance.linen("table linen", (0.34, 0.25, 0.17)), 4.3, 9.3, table.location)
    walnut = materials.wood("walnut", (0.04, 0.015, 0.007), (0.22, 0.085, 0.03), (1.2, 6, 6), 0.24, False)
    romance.dial_box(wear, walnut, BOX, -14)
    candle = romance.candle(wear, CANDLE)
    candle.data.energy, candle.data.volume_factor = 2000, 0.5
    cream, teal = materials.glaze("cream cup", (0.32, 0.26, 0.18), 0.14), materials.glaze("teal cup", (0.02, 0.1, 0.1),
                                                                                       0.14)
    for ware, x, y, turn in ((cream, 2.5, 1.5, 20), (teal, 1.3, 3.4, 155)):
        shapes.lathe([(0, 0.05), (0.4, 0.05), (0.68, 0.1), (0.78, 0.15), (0.79, 0.13), (0.66, 0.06), (0.45, 0.0)], ware,
                     location=(x, y, TABLE + 0.02), segments=64)
        props.mug(wear, (x, y, TABLE + 0.06), turn, ware)
    romance.held_note(wear, (1.98, -0.6, TABLE + 3.05), (84, 8, 6))
    romance.hanging_lantern(wear, (0.3, 2.2, 13.6), 30, 5200)
    for place in (HIS_PLACE, HER_PLACE):
        romance.stool(timber, place)


def build_couple():
    """He and she on stools at the near side of the table, turned to each other and to what they hold, backs to us."""
    warm, deep = outfits.skin("warm skin", (0.3, 0.15, 0.09)), outfits.skin("deep skin", (0.16, 0.075, 0.043))
    grey, denim = outfits.wool("grey trousers", (0.035, 0.035, 0.04)), outfits.wool("denim", (0.02, 0.024, 0.036))
    down, flat = (0, 0, -1), outfits.FLAT

    def reach(place, turn, spot, along, palm, curls):
        """A hand whose wrist, fingers and palm are given as the scene has them."""
        level = (0, 0, 0)
        return (people.local(place, turn, spot), people.local(level, turn, along), people.local(level, turn, palm),
                curls)

    people.Person(HIS_PLACE, HIS_TURN, people.Stature(17.2, 1.0, 1.0, 0.95), people.Pose(
        seat=0.29, lean=13, nod=12, glance=11, tilt=4,
        hands=(reach(HIS_PLACE, HIS_TURN, (-3.6, 0.4, TABLE + 0.35), (0.9, 0.4, -0.1), down, flat),
               reach(HIS_PLACE, HIS_TURN, (-2.0, -1.1, TABLE + 0.85), (0.88, 0.42, 0.16), (0.1, 1, 0.1),
                     (26, 34, 40, 46))),
        elbows=((-1, -0.4, -0.4), (0.1, 0.1, -1)), feet=((-1.0, 3.0, 0), (1.0, 3.2, 0)),
        knees=((-0.3, 1, 1), (0.3, 1, 1))),
        outfits.Look("oxford", outfits.wool("slate shirt", (0.05, 0.068, 0.1)), denim,
                     "short", (0.03, 0.016, 0.01), deep, 3))
    people.Person(HER_PLACE, HER_TURN, people.Stature(16.2, 0.92, 1.03, 0.92), people.Pose(
        seat=0.305, lean=11, nod=6, glance=-6, tilt=-5,
        hands=(reach(HER_PLACE, HER_TURN, (3.1, -1.05, TABLE + 2.45), (-0.9, 0.3, 0.25), (0.2, 1, 0.1),
                     (30, 36, 44, 50)),
               reach(HER_PLACE, HER_TURN, (3.2, 0.7, TABLE + 0.35), (-0.9, 0.4, -0.1), down, flat)),
        elbows=((-0.2, 0, -1), (1, -0.4, -0.4)), feet=((-0.9, 2.8, 0), (0.9, 3.0, 0)),
        knees=((-0.3, 1, 1), (0.3, 1, 1))),
        outfits.Look("blouse", outfits.wool("mustard blouse", (0.27, 0.15, 0.045)), grey,
                     "bun", (0.07, 0.028, 0.012), warm, 2))


def build_light():
    """Candle and lantern before them, the evening behind; what else there is keeps the two apart from the dark."""
    stage.light("AREA", (0, 3.5, 15.5), (0, -2.5, 9), (1.0, 0.62, 0.32), 1500, (7, 1.5), haze=0.1, gloss=0.4)
    for side in (-1, 1):
        rim = stage.light("SPOT", (side * 12.5, 4.5, 19), (side * 4.2, -2.8, 11.2), (1.0, 0.62, 0.32), 27000, 0.8,
                          34, 0.9, 0.05, 0.5)
        rim.data.use_shadow = False
    fills = (
        ((0, WALL - 1.4, 12.5), (0, WALL + 4, 9), (1.0, 0.55, 0.22), 300, (19, 0.6), 0.1, 0.3),
        ((-26, WALL - 6, 17), (-24, WALL, 12), (1.0, 0.56, 0.26), 1300, (24, 1.0), 0.1, 0.3),
        ((-12, -24, 17), (0, -2, 9), (0.4, 0.52, 1.0), 1200, (8, 8), 0.0, 0.3),
        ((1, -14, 15), (0, -1, TABLE), (1.0, 0.62, 0.38), 420, (5, 5), 0.0, 0.3),
    )
    for location, target, colour, energy, size, haze, gloss in fills:
        stage.light("AREA", location, target, colour, energy, size, haze=haze, gloss=gloss).data.use_shadow = False


def shoot(shot):
    """Build, light and render."""
    scene = stage.begin(shot)
    trimmings.lighten(scene)
    scene.eevee.volumetric_end, scene.eevee.bokeh_max_size = 60, 90.0
    wear = props.Wardrobe()
    timber = materials.wood("frame timber", (0.025, 0.011, 0.006), (0.085, 0.036, 0.017))
    build_room(timber)
    build_table(wear, timber)
    build_couple()
    romance.string_lights(wear, ((-6.5, WALL - 1.4, 19.8), (16, WALL - 2, 17.4)), 1.6, 13, 1)
    build_light()
    stage.fog(0.0017, (-9, 0, 8), (70, 44, 26))
    stage.camera(scene, (0, -29, 11.6), (0, 0, 11.6), (0, -1.6, 9), 43, 0.1, shift=(-0.195, -0.1))
    stage.vignette(scene, 0.45)
    stage.render(scene, shot)
