"""A briefing room with a long table and a board of puzzles, where colleagues work on a locked briefcase.

Views: briefcase (close on it, with the codes that were tried) and board (over the table, when they have gone).
"""
import random

import corporate_props as briefing
import furnishings
import handwriting
import materials
import outfits
import people
import props
import shapes
import stage
import trimmings

TABLE = 7.5


def build_room(frame):
    """Floor boards, a brick end wall, plastered side walls and a tall window onto the night."""
    furnishings.house_wall(23, -15, 15, 0, 26)
    floor = materials.wood("floor boards", (0.02, 0.009, 0.005), (0.07, 0.03, 0.015), gloss=0.38)
    for index in range(22):
        shapes.box((-15.4 + index * 1.45, 6, -0.25), (40, 1.42, 0.5), floor, edge=0.03, rotation=(0, 0, 90))
    plaster = materials.plain("plaster", (0.085, 0.075, 0.06), 0.85, 0.35, 0.5)
    for side in (-1, 1):
        shapes.box((side * 15.3, 8, 13), (0.6, 36, 26), plaster, edge=0)
        shapes.box((side * 14.9, 8, 3.6), (0.3, 36, 7.2), frame, edge=0.05)
        shapes.box((side * 14.8, 8, 7.3), (0.6, 36, 0.4), frame, edge=0.08)
    shapes.box((-14.98, 14, 14.5), (0.05, 6.6, 11), materials.glow("night", (0.12, 0.25, 0.6), 0.5), edge=0)
    for y in (10.6, 12.85, 15.15, 17.4):
        shapes.box((-14.85, y, 14.5), (0.4, 0.3, 11.4), frame, edge=0.05)
    for z in (8.9, 12.6, 16.3, 20):
        shapes.box((-14.85, 14, z), (0.4, 7, 0.3), frame, edge=0.05)


def build_table():
    """A long plank table on trestles."""
    timber = materials.wood("table timber", (0.04, 0.016, 0.008), (0.2, 0.085, 0.036))
    chance = random.Random(2)
    for plank in range(6):
        shapes.box(
            (-4.65 + plank * 1.86, 9.8 + chance.uniform(-0.08, 0.08), TABLE - 0.25 + chance.uniform(-0.015, 0.015)),
            (17.4, 1.85, 0.5),
            timber,
            edge=0.035,
            rotation=(0, 0, 90),
        )
    for y in (3, 16.6):
        for x in (-4.2, 4.2):
            shapes.box((x, y, 3.5), (0.9, 0.9, 7), timber, edge=0.08)
        shapes.box((0, y, 6.5), (8.6, 0.6, 1.1), timber, edge=0.06)


def build_setting(wear):
    """Cryptex, mugs, plans and notes on the table, six chairs at it, and the briefcase, which is returned."""
    case = furnishings.briefcase(wear, (2.0, 5.7, TABLE), -13)
    furnishings.cryptex(wear, (-2.7, 8.9, TABLE), 20)
    cream = materials.glaze("cream glaze", (0.5, 0.43, 0.32))
    green = materials.glaze("green glaze", (0.03, 0.1, 0.07))
    for x, y, turn, ware in (
        (4.2, 10.4, 20, None),
        (-3.9, 11.6, 160, green),
        (3.9, 14.0, 30, cream),
    ):
        props.mug(wear, (x, y, TABLE), turn, ware)
    props.floor_plan(wear, (-2.3, 5.9, TABLE + 0.05), 10, words="THE WAY OUT")
    props.floor_plan(wear, (2.2, 10.9, TABLE), 100, 3, words="ROOM 2")
    notes = ("DIAL FIRST\n7 OR 9?\nASK TEAM B", "MAP = MAZE\nRED LINE IN\nKEY 2?",
             "19 MIN LEFT\nWHO READS?\nWHO RUNS?")
    for x, y, turn, seed, words in ((-2.4, 8.3, -14, 4, notes[0]), (2.6, 13.2, 8, 5, notes[1]),
                                    (-1.8, 13.4, 16, 6, notes[2])):
        page = shapes.group((x, y, TABLE), (0, 0, turn))
        shapes.sheet((0, 0, 0), (2.1, 2.97), wear.paper, page, curl=0.01, seed=seed)
        handwriting.write(words, (-0.8, 0.75, 0.06), 0.3, wear.ink, page, weight=0.02, seed=seed)
    props.hourglass(wear, (-0.5, 11.3, TABLE), 0)
    timber = materials.wood("chair timber", (0.03, 0.011, 0.006), (0.13, 0.045, 0.02), (3, 3, 0.5), 0.26, False)
    for x, y, turn in (
        (-6.9, 4.3, 4),
        (-6.5, 9.6, -5),
        (-6.4, 14.8, 3),
        (7.9, 4.6, 163),
        (6.6, 9.8, 184),
        (6.5, 15, 176),
    ):
        furnishings.bentwood_chair(timber, (x, y, 0), turn)
    return case


def build_team():
    """Two pairs of colleagues at the chalkboard, their backs to us: one of each points, the other thinks along."""
    warm, deep = outfits.skin("warm skin", (0.3, 0.15, 0.09)), outfits.skin("deep skin", (0.1, 0.045, 0.025))
    grey, denim = outfits.wool("grey trousers", (0.035, 0.035, 0.038)), outfits.wool("denim", (0.02, 0.022, 0.03))
    pale, rust = outfits.wool("pale shirt", (0.26, 0.23, 0.19)), outfits.wool("rust wool", (0.16, 0.045, 0.022))
    slate, moss = outfits.wool("slate shirt", (0.05, 0.058, 0.08)), outfits.wool("moss jersey", (0.04, 0.055, 0.035))
    down, relaxed, point = (0, 0, -1), outfits.RELAXED, outfits.POINTING
    folded = (((-0.6, 2.0, 11.0), (1, 0.3, 0.2), down, relaxed), ((0.6, 2.3, 11.3), (-1, 0.2, 0.2), down, relaxed))
    wide = ((-1, -0.3, -0.6), (1, -0.3, -0.6))
    place, turn = (-8.2, 19.7, 0), -7
    people.Person(place, turn, people.Stature(16.3, 0.94, 1.03, 0.94), people.Pose(
        hips=(0.2, 0), lean=5, sway=5, glance=-3, nod=-4, tilt=4,
        hands=(((-1.7, 0.5, 7.9), (0, 0.2, -1), (1, 0, 0), relaxed),
               (people.local(place, turn, (-2.75, 21.5, 13.7)), (0.75, 0.6, 0.15), (0, 1, -0.2), point)),
        elbows=((-0.3, -1, 0), (0.2, -0.6, -1)), feet=((-0.9, 0.2, 0), (1.0, -0.4, 0))),
        outfits.Look("shirt", pale, denim, "tail", (0.07, 0.03, 0.013), warm, 2))
    people.Person((-11.0, 18.9, 0), -5, people.Stature(17.3, 1.02), people.Pose(
        hips=(0.2, 0), lean=6, sway=4, glance=-2, tilt=5, hands=folded, elbows=wide,
        feet=((-0.9, 0, 0), (0.9, -0.3, 0))),
        outfits.Look("hoodie", moss, grey, "short", (0.03, 0.017, 0.01), deep, 4))
    place, turn = (8.0, 19.7, 0), 10
    people.Person(place, turn, people.Stature(17.2, 1.03), people.Pose(
        hips=(-0.25, 0), lean=5, sway=-3, nod=-4, glance=4, tilt=-4,
        hands=((people.local(place, turn, (5.7, 21.9, 14.2)), (-0.2, 0.8, 0.5), (0, 1, 0), point),
               ((1.9, 0.5, 8.3), (0, 0.2, -1), (-1, 0, 0), relaxed)),
        elbows=((0, -0.3, -1), (0.3, -1, 0)), feet=((-1.0, 0, 0), (1.2, 0.5, 0))),
        outfits.Look("oxford", slate, grey, "short", (0.05, 0.025, 0.012), warm, 3))
    people.Person((10.8, 19.0, 0), 14, people.Stature(16.2, 0.93, 1.02, 0.97), people.Pose(
        hips=(0.2, 0), lean=6, sway=-4, tilt=-5, hands=folded, elbows=wide, feet=((-0.9, 0, 0), (0.9, -0.3, 0))),
        outfits.Look("sweater", rust, denim, "curls", (0.014, 0.009, 0.007), deep, 4))


def lay_down(wear, mug, ring, key, padlock):
    """A mug of coffee, the ring of one before it, a key and an open padlock, each at (x, y, turn)."""
    props.mug(wear, (*mug[:2], TABLE), mug[2], materials.glaze("pale glaze", (0.5, 0.43, 0.32)))
    props.coffee_ring(wear, (*ring[:2], TABLE))
    props.key(wear, (*key[:2], TABLE), (0, 0, key[2]), 1.2, tag="KEY 3")
    props.padlock(wear, (*padlock[:2], TABLE), padlock[2])


def at_briefcase(scene, wear, case):
    """Close on the briefcase and what the team has tried."""
    lay_down(wear, (-0.75, 7.3, 150), (-0.75, 6.4, 0), (0.85, 2.95, 4), (3.55, 2.95, -20))
    briefing.lock_digits(case)
    briefing.note_on_lid(wear, case, "NOT 417\nASK B!", (-0.2, 0.3), 12)
    briefing.tried_codes(wear, (-1.25, 3.6, TABLE), 17, ("174", "471", "417", "741 ?"))
    briefing.pencil((-0.6, 2.9, TABLE + 0.06), 58)
    briefing.stopwatch(wear, (2.5, 2.35, TABLE), -24)
    stage.light("SPOT", (-4.5, 0.5, 15), (1.4, 4.8, TABLE), (1.0, 0.64, 0.31), 5200, 0.4, 42, 0.9, 0.3)
    trimmings.lighten(scene)
    scene.eevee.bokeh_max_size = 90.0
    stage.camera(scene, (-1.6, -2.2, 11.0), (1.35, 5.0, 8.0), (0.7, 4.1, 8.0), 38, 0.2)


def at_board(scene, wear, _):
    """Over what the teams have left on the table to the board that shows how they got out."""
    lay_down(wear, (-4.0, 4.1, 200), (-3.0, 4.7, 0), (0.9, 9.2, 12), (-0.9, 13.4, -20))
    trimmings.lighten(scene)
    scene.eevee.bokeh_max_size = 90.0
    stage.camera(scene, (-1.0, -1.5, 14.2), (-0.4, 21.0, 10.3), (-0.6, 14.5, 9), 33, 0.4)


CLOSE = {"briefcase": at_briefcase, "board": at_board}
VIEWS = ("briefcase", "board")


def part_of_room(scene, wear, view):
    """One of the close views, lit for the table and the board."""
    case = build_setting(wear)
    if view != "board":
        build_team()
    # Over the far end of the table its shade hangs between the names of the two teams on the board.
    furnishings.pendant(wear, (-0.3, 15.0, 16.85) if view == "board" else (0.9, 8.6, 15.8), 26)
    stage.light("AREA", (0, 19.5, 20.5), (0, 23, 13.5), (1.0, 0.7, 0.42), 2400, (11, 0.8), haze=0.2)
    stage.light("AREA", (-13.5, 13, 15), (0, 9, 7), (0.3, 0.48, 1.0), 2200, (6, 10), haze=0.8, gloss=0.6)
    stage.light("AREA", (7, -11, 15), (1, 8, 8), (0.62, 0.62, 0.8), 1100, (8, 8), haze=0.1, gloss=0.3)
    stage.light("AREA", (0, 8, TABLE + 0.3), (0, 8, 20), (1.0, 0.5, 0.22), 120, (8, 12), haze=0, gloss=0)
    CLOSE[view](scene, wear, case)


def shoot(shot):
    """Build, light and render the asked view."""
    scene = stage.begin(shot)
    wear = props.Wardrobe()
    frame = materials.wood("frame timber", (0.025, 0.011, 0.006), (0.085, 0.036, 0.017))
    build_room(frame)
    build_table()
    furnishings.Chalkboard((0, 22.8, 14.1), 15, 6.4, frame, wear).puzzles("" if shot.view == "board" else "45:00")
    part_of_room(scene, wear, shot.view)
    stage.fog(0.0045, (0, 6, 13), (30, 36, 26))
    stage.vignette(scene)
    stage.render(scene, shot)
