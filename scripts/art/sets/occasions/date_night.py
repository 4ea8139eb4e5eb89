"""Two at a small round table by a window at night, seen from behind: their puzzle box has just sprung open."""

import date_night_props as romance
import furnishings
import materials
import outfits
import people
import props
import shapes
import stage

TABLE = 7.5
WALL = 8.0
SILL = 8.3


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
    """The laid table: cloth, candle, puzzle box and the clues that opened it."""
    shapes.lathe([(0, TABLE - 0.05), (4.1, TABLE - 0.05), (4.15, TABLE - 0.3), (0, TABLE - 0.3)], timber)
    shapes.lathe([(0.4, TABLE - 0.3), (0.35, 4), (0.5, 1), (1.6, 0.3), (1.7, 0)], wear.iron)
    romance.tablecloth(romance.linen("table linen", (0.34, 0.25, 0.17)), 4.2, 6.1, (0, 0, TABLE))
    walnut = materials.wood("walnut", (0.03, 0.011, 0.005), (0.17, 0.065, 0.024), (1.2, 6, 6), 0.24, False)
    velvet = romance.linen("box velvet", (0.2, 0.012, 0.018))
    romance.puzzle_box(wear, walnut, velvet, (0.4, 1.25, TABLE + 0.02), -6)
    romance.candle(wear, (-1.65, 0.7, TABLE + 0.02))
    props.key(wear, (0.1, -3.3, TABLE + 0.01), (0, 0, 24), 1.15, tag="FOR TWO")
    clue = shapes.group((-1.75, -1.55, TABLE), (0, 0, 18))
    shapes.sheet((0, 0, 0), (1.5, 1.05), wear.paper, clue, curl=0.008, seed=5)
    for index, line in enumerate(("Two hands, one lock.", "Say what the lantern", "keeps, and turn.")):
        shapes.lettering(line, (-0.6, 0.22 - index * 0.27, 0.035), 0.17, wear.ink, clue, font=romance.SERIF)
    shapes.sheet((-2.0, -1.25, TABLE - 0.01), (1.6, 1.1), wear.card, rotation=(0, 0, -9), curl=0.01, seed=9)


def build_sill(wear):
    """A hand bell and two old books waiting on the window sill."""
    romance.hand_bell(wear, (3.75, WALL - 0.4, SILL + 0.08))
    for index, (colour, turn) in enumerate((((0.03, 0.06, 0.05), 8), ((0.12, 0.03, 0.02), -6))):
        cover = materials.plastic(f"book {index}", colour, 0.6, 20)
        shapes.box((-3.3, WALL - 0.4, SILL + 0.26 + index * 0.36), (2.1, 1.5, 0.34), cover, edge=0.04,
                   rotation=(0, 0, turn))


def build_couple(timber):
    """He and she at the near side of the table, their backs to us, one hand of each meeting before the box."""
    tone, fair = outfits.skin("his skin", (0.17, 0.08, 0.045)), outfits.skin("her skin", (0.3, 0.15, 0.09))
    trousers = outfits.wool("dark trousers", (0.02, 0.022, 0.03))
    for x, turn in ((-4.5, 50), (4.6, 130)):
        furnishings.bentwood_chair(timber, (x, -4.7, 0), turn)
    sitting = {"seat": 0.322, "knees": ((-0.2, 0.4, 1), (0.2, 0.4, 1)), "feet": ((-1.0, 3.6, 0), (1.0, 3.9, 0))}
    place, turn = (-4.35, -4.7, 0), -40
    people.Person(place, turn, people.Stature(17.9, 1.03), people.Pose(
        **sitting, lean=20, sway=6, nod=2, glance=33, tilt=5,
        hands=((people.local(place, turn, (-3.3, -1.7, 7.95)), (0.5, 1, -0.1), (0, 0, -1), (10, 12, 14, 16)),
               (people.local(place, turn, (-0.8, -2.45, 7.85)), (-0.25, 1, -0.12), (0, 0, -1), (12, 14, 16, 18))),
        elbows=((-1, -0.4, -0.4), (0.3, -0.6, -1))),
        outfits.Look("oxford", outfits.wool("slate shirt", (0.05, 0.058, 0.08)), trousers, "short",
                     (0.022, 0.012, 0.008), tone, 3))
    place, turn = (4.35, -4.7, 0), 40
    people.Person(place, turn, people.Stature(16.5, 0.9, 1.03, 0.92), people.Pose(
        **{**sitting, "seat": 0.342}, lean=19, sway=-7, nod=3, glance=-26, tilt=-8,
        hands=((people.local(place, turn, (0.87, -2.38, 8.06)), (0.14, 1, -0.12), (0, 0, -1), (14, 16, 18, 20)),
               (people.local(place, turn, (3.3, -1.7, 7.95)), (-0.5, 1, -0.1), (0, 0, -1), (10, 12, 14, 16))),
        elbows=((-0.3, -0.6, -1), (1, -0.4, -0.4))),
        outfits.Look("tunic", outfits.wool("ivory blouse", (0.3, 0.21, 0.14)), trousers, "long",
                     (0.11, 0.045, 0.018), fair, 5))


def build_light():
    """Candle and string lights warm, the street cool; only the lamps over the table cast shadows beside the candle."""
    stage.light("AREA", (0, 3.0, 14.2), (0, 0, TABLE), (1.0, 0.58, 0.26), 480, (9, 1.2), haze=0.2, gloss=0.3)
    stage.light("AREA", (0, 4.2, 14.0), (0, -6, 9.5), (1.0, 0.6, 0.3), 2600, (14, 1.0), haze=0.1, gloss=0.4)
    for side in (-1, 1):
        stage.light("SPOT", (side * 11, 0.8, 15.5), (side * 4.4, -4.4, 11.6), (1.0, 0.6, 0.3), 15000, 0.5, 44,
                    0.9, 0.05, 0.5)
    fills = (
        ((0, 5.6, 14.0), (0, 9.5, 9), (1.0, 0.55, 0.22), 420, (12, 0.6), 0.1, 0.3),
        ((0, 7.2, 13.5), (0, -4, 10), (0.3, 0.48, 1.0), 1500, (9, 5), 0.25, 0.6),
        ((-13, -9, 13), (-2, 1, 7), (0.38, 0.5, 0.92), 520, (7, 7), 0.1, 0.4),
        ((-24, 2.0, 15), (-22, 8, 11), (1.0, 0.56, 0.26), 700, (22, 1.0), 0.1, 0.3),
        ((10, -10, 12), (3, 1, 7), (1.0, 0.62, 0.38), 260, (6, 6), 0.1, 0.4),
        ((0, 0, TABLE + 0.3), (0, 0, 16), (1.0, 0.52, 0.24), 60, (6, 6), 0, 0),
    )
    for location, target, colour, energy, size, haze, gloss in fills:
        stage.light("AREA", location, target, colour, energy, size, haze=haze, gloss=gloss).data.use_shadow = False
    box = stage.light("POINT", (0.2, -1.2, 10.6), (0, 0, 0), (1.0, 0.56, 0.2), 520, 0.6, haze=0.0, gloss=0.3)
    box.data.use_shadow = False


def shoot(shot):
    """Build, light and render."""
    scene = stage.begin(shot)
    scene.eevee.shadow_cube_size, scene.eevee.use_ssr_halfres = "512", True
    scene.eevee.volumetric_tile_size, scene.eevee.volumetric_samples = "16", 32
    wear = props.Wardrobe()
    timber = materials.wood("frame timber", (0.025, 0.011, 0.006), (0.085, 0.036, 0.017))
    build_room(timber)
    build_table(wear, timber)
    build_sill(wear)
    chair = materials.wood("chair timber", (0.03, 0.011, 0.006), (0.15, 0.055, 0.024), (3, 3, 0.5), 0.26, False)
    build_couple(chair)
    romance.string_lights(wear, ((-11.5, 6.6, 16.6), (16, 6.0, 14.8)), 2.2, 16, 1)
    romance.string_lights(wear, ((-10.5, 6.4, 14.2), (16, 5.6, 16.2)), 1.8, 14, 2)
    build_light()
    stage.fog(0.0026, (-9, -3, 8), (58, 22, 22))
    stage.camera(scene, (0.5, -27, 14.6), (0.1, 0, 9.6), (0.2, -0.4, 8.4), 34, 0.17,
                 shift=(-0.19, 0.0))
    stage.vignette(scene)
    stage.render(scene, shot)
