"""A table for two on a night out: the puzzle box has sprung open, and those who opened it stand at the window."""

import date_night_props as romance
import furnishings
import materials
import outfits
import people
import props
import shapes
import stage

TABLE = 7.5
WALL = 17.0
SILL = 7.4


def build_room(timber):
    """Brick piers left and right of a wide window with a deep sill, boards on the floor."""
    furnishings.house_wall(WALL, -36, -6.6, 0, 19)
    furnishings.house_wall(WALL, 6.6, 17, 0, 19, seed=5)
    furnishings.house_wall(WALL, -6.6, 6.6, 0, SILL - 0.3, seed=7)
    shapes.box((0, WALL + 0.1, SILL - 0.1), (14.4, 2.2, 0.36), timber, edge=0.08)
    for x in (-6.45, 6.45):
        shapes.box((x, WALL + 0.4, 13.5), (11, 0.7, 0.5), timber, edge=0.06, rotation=(0, 90, 0))
    for x in (-2.15, 2.15):
        shapes.box((x, WALL + 0.5, 13.5), (11, 0.34, 0.3), timber, edge=0.05, rotation=(0, 90, 0))
    for z in (SILL + 0.2, 11.6, 15.2):
        shapes.box((0, WALL + 0.5, z), (12.8, 0.36, 0.26), timber, edge=0.05)
    floor = materials.wood("floor boards", (0.02, 0.009, 0.005), (0.07, 0.03, 0.015), gloss=0.38)
    for index in range(18):
        shapes.box((-10, -12 + index * 1.45, -0.25), (60, 1.42, 0.5), floor, edge=0.03)
    velvet = romance.linen("curtain velvet", (0.1, 0.012, 0.014))
    romance.curtain(velvet, -9.6, -5.0, WALL - 0.75, 0.3, 19, 3, -0.45)
    romance.curtain(velvet, 5.0, 9.6, WALL - 0.75, 0.3, 19, 4, 0.45)
    romance.street()


def build_table(wear, timber):
    """The laid table: cloth, candle, two cups, the puzzle box and the clues that opened it."""
    table = shapes.lathe([(0, -0.05), (4.2, -0.05), (4.25, -0.3), (0, -0.3)], timber, location=(1.1, 0, TABLE))
    romance.tablecloth(romance.linen("table linen", (0.34, 0.25, 0.17)), 4.3, 6.3, table.location)
    walnut = materials.wood("walnut", (0.03, 0.011, 0.005), (0.17, 0.065, 0.024), (1.2, 6, 6), 0.24, False)
    velvet = romance.linen("box velvet", (0.2, 0.012, 0.018))
    romance.puzzle_box(wear, walnut, velvet, (1.75, 0.5, TABLE + 0.02), -13)
    romance.candle(wear, (-0.55, 1.1, TABLE + 0.02)).data.volume_factor = 0.5
    props.key(wear, (1.5, -1.75, TABLE + 0.01), (0, 0, 9), 1.1, tag="FOR TWO")
    cream, teal = materials.glaze("cream cup", (0.5, 0.42, 0.3), 0.14), materials.glaze("teal cup", (0.02, 0.1, 0.1),
                                                                                       0.14)
    for ware, x, y, turn in ((cream, -0.7, -1.0, 200), (teal, -1.75, -0.15, 155)):
        shapes.lathe([(0, 0.05), (0.4, 0.05), (0.68, 0.1), (0.78, 0.15), (0.79, 0.13), (0.66, 0.06), (0.45, 0.0)], ware,
                     location=(x, y, TABLE + 0.02), segments=64)
        props.mug(wear, (x, y, TABLE + 0.06), turn, ware)
    clue = shapes.group((-0.75, -2.3, TABLE), (0, 0, 12))
    shapes.sheet((0, 0, 0), (1.5, 1.05), wear.paper, clue, curl=0.012, seed=5)
    for index, line in enumerate(("Two hands, one lock.", "Say what the lantern", "keeps, and turn.")):
        shapes.lettering(line, (-0.6, 0.22 - index * 0.27, 0.035), 0.17, wear.ink, clue, font=romance.SERIF)
    shapes.sheet((3.6, -1.6, TABLE), (1.6, 1.1), wear.card, rotation=(0, 0, 31), curl=0.012, seed=9)


def build_couple():
    """He and she at the window far out of focus, dark against the evening: his arm round her, her head on him."""
    dusky = outfits.skin("dusky skin", (0.12, 0.06, 0.035))
    trousers = outfits.wool("dark trousers", (0.02, 0.022, 0.03))
    place = (-1.75, WALL - 3.2, 0)
    people.Person(place, -7, people.Stature(16.9, 1.02), people.Pose(
        lean=2, sway=3, nod=4, glance=-16, tilt=8,
        hands=(((-2.3, 0.5, 8.1), (0, 0.3, -1), (1, 0, 0), (18, 22, 26, 30)),
               (people.local(place, -7, (1.55, WALL - 4.35, 10.6)), (1, 0.1, -0.1), (0, 1, 0), (8, 10, 12, 14))),
        elbows=((-1, -0.4, 0), (0.4, -1, -0.4))),
        outfits.Look("oxford", outfits.wool("slate shirt", (0.03, 0.035, 0.05)), trousers, "short",
                     (0.022, 0.012, 0.008), dusky, 3))
    place = (1.15, WALL - 3.3, 0)
    people.Person(place, 9, people.Stature(15.6, 0.9, 1.03, 0.92), people.Pose(
        lean=2, sway=-6, nod=4, glance=14, tilt=-15,
        hands=(((-1.0, 1.6, 8.6), (0.2, 0.6, -0.6), (0, 0, -1), (14, 16, 18, 20)),
               ((2.0, 0.7, 7.9), (0, 0.3, -1), (-1, 0, 0), (18, 22, 26, 30))),
        elbows=((-0.6, -0.6, -0.6), (1, -0.5, 0))),
        outfits.Look("tunic", outfits.wool("plum blouse", (0.09, 0.03, 0.05)), trousers, "long",
                     (0.06, 0.026, 0.012), dusky, 5))


def build_light():
    """The candle and what shines out of the box; the evening and the strings of bulbs draw the two at the window."""
    stage.light("SPOT", (-1.5, -3.5, 15.0), (1.4, 0.3, TABLE + 1.2), (1.0, 0.64, 0.34), 2600, 0.6, 40, 0.9, 0.1, 0.7)
    stage.light("AREA", (4.6, 3.6, 11.5), (1.2, -0.4, TABLE), (1.0, 0.55, 0.24), 260, (3, 2), haze=0.1, gloss=0.6)
    stage.light("AREA", (-5, 4.5, 10.5), (0, -1, TABLE), (0.34, 0.5, 1.0), 210, (3, 3), haze=0.1, gloss=0.8)
    stage.light("AREA", (0, WALL - 0.9, 15.4), (0, WALL - 6, 11), (1.0, 0.6, 0.3), 3400, (11, 0.8), haze=0.1, gloss=0.4)
    for x, y, turn in ((-5.4, -1.5, 0.6), (4.6, -1.4, -0.4)):
        stage.light("SPOT", (x, WALL + y, 16.8), (turn, WALL - 3.4, 13.4), (1.0, 0.6, 0.3), 5200, 0.4, 50, 0.9, 0.05,
                    0.5)
    fills = (
        ((0, WALL - 1.4, 12.5), (0, WALL + 4, 9), (1.0, 0.55, 0.22), 300, (13, 0.6), 0.1, 0.3),
        ((0, WALL - 0.6, 12.5), (0, 0, 9), (0.3, 0.48, 1.0), 1100, (10, 6), 0.25, 0.6),
        ((-24, WALL - 6, 15), (-22, WALL, 11), (1.0, 0.56, 0.26), 1300, (22, 1.0), 0.1, 0.3),
        ((5, -10, 11), (0, -1, TABLE), (1.0, 0.62, 0.38), 200, (5, 5), 0.0, 0.3),
    )
    for location, target, colour, energy, size, haze, gloss in fills:
        stage.light("AREA", location, target, colour, energy, size, haze=haze, gloss=gloss).data.use_shadow = False


def shoot(shot):
    """Build, light and render."""
    scene = stage.begin(shot)
    scene.eevee.use_ssr_halfres, scene.eevee.bokeh_max_size = True, 120.0
    scene.eevee.volumetric_tile_size, scene.eevee.volumetric_samples = "16", 32
    wear = props.Wardrobe()
    timber = materials.wood("frame timber", (0.025, 0.011, 0.006), (0.085, 0.036, 0.017))
    build_room(timber)
    build_table(wear, timber)
    build_couple()
    romance.string_lights(wear, ((-13.5, WALL - 1.4, 17.6), (16, WALL - 2, 14.8)), 2.2, 17, 1)
    romance.string_lights(wear, ((-12.5, WALL - 1.6, 14.4), (16, WALL - 2.4, 16.6)), 1.8, 15, 2)
    build_light()
    stage.fog(0.0017, (-9, 4, 8), (58, 34, 22))
    stage.camera(scene, (0.3, -11.6, 9.9), (0.15, 0, 10.0), (0.8, -0.7, 8.4), 36, 0.14, shift=(-0.19, 0.0))
    stage.vignette(scene)
    stage.render(scene, shot)
