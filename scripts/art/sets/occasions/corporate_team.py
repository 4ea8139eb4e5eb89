"""Five colleagues at work: four gathered over the locked briefcase under a lamp, one at the board behind them."""
import corporate_props as briefing
import furnishings
import handwriting
import outfits
import people
import props
import shapes
import stage

CASE = (0.75, 5.0)


def gather(top):
    """The five, backs to us: two bend over the case, one works its lock, one thinks along, one points at the board."""
    warm, deep = outfits.skin("warm skin", (0.34, 0.17, 0.1)), outfits.skin("deep skin", (0.12, 0.055, 0.03))
    denim, grey = outfits.wool("denim", (0.03, 0.036, 0.055)), outfits.wool("grey trousers", (0.04, 0.04, 0.043))
    blue, ochre = outfits.wool("blue shirt", (0.075, 0.1, 0.16)), outfits.wool("ochre knit", (0.3, 0.15, 0.035))
    cream, wine = outfits.wool("cream blouse", (0.36, 0.32, 0.26)), outfits.wool("wine jersey", (0.12, 0.022, 0.026))
    pine = outfits.wool("pine cloth", (0.03, 0.075, 0.06))
    down, flat, relaxed, point = (0, 0, -1), outfits.FLAT, outfits.RELAXED, outfits.POINTING
    people.Person((-2.7, -1.1, 0), 2, people.Stature(17.8, 1.04), people.Pose(
        hips=(0.1, -1.7), lean=42, nod=0, glance=-14, sway=6,
        hands=(((-2.3, 3.5, top + 0.25), (0.15, 1, -0.1), down, flat),
               ((3.0, 5.0, top + 1.42), (0.55, 0.85, -0.04), down, flat)),
        elbows=((-1, -0.5, 0), (1, -0.5, 0)), feet=((-1.3, -1.0, 0), (1.2, 0.1, 0))),
        outfits.Look("oxford", blue, denim, "short", (0.06, 0.03, 0.014), warm, 1))
    place, turn = (7.5, 1.7, 0), 46
    people.Person(place, turn, people.Stature(16.6, 0.93, 1.03, 0.94), people.Pose(
        hips=(0, -1.2), lean=36, nod=0, glance=-24, sway=-4, twist=6,
        hands=((people.local(place, turn, (3.65, 2.95, top + 0.95)), people.heading(turn, (-1, 0.3, -0.12)),
                people.heading(turn, (0.2, 0.6, -0.8)), point),
               (people.local(place, turn, (5.0, 5.8, top + 0.25)), (-0.1, 1, -0.1), down, flat)),
        elbows=((-0.5, -0.6, -0.8), (0.3, -1, 0)), feet=((-0.8, 0.2, 0), (1.2, -1.3, 0))),
        outfits.Look("sweater", ochre, denim, "tail", (0.1, 0.035, 0.014), warm, 2))
    place, turn = (-7.6, 0.9, 0), -24
    people.Person(place, turn, people.Stature(16.8, 0.93, 1.03, 0.95), people.Pose(
        hips=(0.2, -0.8), lean=24, nod=4, glance=-16, sway=8,
        hands=((people.local(place, turn, (-5.0, 5.6, top + 0.25)), (0.3, 1, -0.1), down, flat),
               (people.local(place, turn, (-4.2, 2.6, top + 0.25)), (-0.1, 1, -0.1), down, flat)),
        feet=((-1.2, 0, 0), (0.9, -0.6, 0))),
        outfits.Look("blouse", cream, grey, "curls", (0.014, 0.009, 0.007), deep, 4))
    place, turn = (7.9, 11.4, 0), 44
    people.Person(place, turn, people.Stature(17.8, 1.03, 1.0, 1.03), people.Pose(
        hips=(0.3, -0.4), lean=14, nod=8, glance=8, sway=-4,
        hands=(((-0.4, 2.0, 11.4), (0.6, 0.6, 0.5), (0.6, -0.6, 0), relaxed),
               ((0.9, 2.3, 10.6), (-1, 0.4, 0.1), (0, -1, 0), relaxed)),
        elbows=((-0.6, -0.6, -0.6), (0.9, -0.5, -0.5)), feet=((-1.0, 0.4, 0), (1.1, -0.6, 0))),
        outfits.Look("hoodie", pine, grey, "short", (0.03, 0.022, 0.018), deep, 3))
    place, turn = (0.6, 20.0, 0), 0
    people.Person(place, turn, people.Stature(17.0, 0.94, 1.03, 0.94), people.Pose(
        hips=(-0.2, 0), lean=3, sway=-3, nod=-6, glance=-6, tilt=-3,
        hands=(((-1.8, 0.4, 8.0), (0, 0.2, -1), (1, 0, 0), relaxed),
               (people.local(place, turn, (2.2, 22.1, 15.6)), (0.1, 0.7, 0.7), (-0.3, 1, 0), point)),
        elbows=((-0.4, -1, 0), (0.8, -0.3, -1)), feet=((-1.0, 0, 0), (1.1, 0.3, 0))),
        outfits.Look("shirt", wine, denim, "bun", (0.03, 0.016, 0.01), warm, 5))


def scatter(wear, top):
    """What a team spreads round a case: plans, notes, tried codes, pencils, a cryptex and an hourglass."""
    furnishings.cryptex(wear, (3.7, 8.3, top), 34)
    props.hourglass(wear, (-2.6, 9.6, top), 0)
    props.floor_plan(wear, (-3.4, 4.6, top + 0.02), 14, words="THE WAY OUT")
    props.floor_plan(wear, (1.0, 10.9, top), 96, 3, words="ROOM 2")
    briefing.tried_codes(wear, (2.9, 2.4, top), -16, ("174", "471", "417", "741 ?"))
    briefing.pencil((0.2, 2.2, top + 0.04), 66)
    props.key(wear, (-1.3, 2.2, top), (0, 0, 16), 1.2, tag="KEY 3")
    for x, y, turn, words in ((-0.9, 8.6, -12, "MAP = MAZE\nRED LINE IN\nKEY 2?"),
                              (3.3, 11.6, 12, "WHO READS?\nWHO RUNS?")):
        page = shapes.group((x, y, top), (0, 0, turn))
        shapes.sheet((0, 0, 0), (2.1, 2.97), wear.paper, page, curl=0.01, seed=int(y))
        handwriting.write(words, (-0.8, 0.75, 0.06), 0.3, wear.ink, page, weight=0.02, seed=int(y))


def light(wear):
    """The lamp over the case as key, a warm edge from behind on every head, the board's own light, a little blue."""
    furnishings.pendant(wear, (CASE[0] - 0.6, CASE[1] + 1.6, 17.4), 26, 11000)
    stage.light("SPOT", (CASE[0], CASE[1] + 0.8, 16.6), (*CASE, 7.5), (1.0, 0.64, 0.32), 25000, 0.4, 84, 0.9, 0.5)
    for start, target in (((-2.5, 10.5, 20), (-4.2, -0.6, 13.2)), ((4.5, 11.5, 20), (7.5, 1.7, 12.5)),
                          ((5.5, 20.5, 21), (7.9, 11.4, 14.5))):
        stage.light("SPOT", start, target, (1.0, 0.62, 0.32), 72000, 0.8, 52, 0.9, 0.02, 0.5)
    stage.light("AREA", (0, 18.5, 20.5), (0, 23, 13.5), (1.0, 0.72, 0.45), 4600, (13, 0.8), haze=0.2)
    stage.light("AREA", (-14.2, 13, 15), (0, 6, 9), (0.3, 0.48, 1.0), 3600, (6, 10), haze=0.6, gloss=0.6)
    fills = (((14, -20, 19), (1, 3, 9), (0.56, 0.58, 0.8), 2300, (9, 9)),
             ((0, 6, 7.9), (0, 6, 20), (1.0, 0.5, 0.22), 420, (8, 9)))
    for location, target, colour, energy, size in fills:
        stage.light("AREA", location, target, colour, energy, size, haze=0.05, gloss=0.3).data.use_shadow = False


def look(scene):
    """From behind their right shoulders, down over the table to the board."""
    stage.camera(scene, (7.0, -19.5, 18.2), (-2.6, 7.5, 9.9), (*CASE, 8.0), 35, 0.3)
