"""A team round its table the moment before the lock opens: four backs against the light, a puzzle box between them."""
import random

import furnishings
import materials
import outfits
import people
import props
import shapes
import stage
import team_building_props as team
import trimmings


def build_room(wear):
    """A worn plank table on a board floor, chairs pushed back, a brick wall with the clock."""
    timber = materials.wood("table timber", (0.03, 0.012, 0.006), (0.17, 0.07, 0.03))
    chance = random.Random(7)
    for plank in range(8):
        shapes.box((chance.uniform(-0.4, 0.4), -6.6 + plank * 1.72, -0.3 + chance.uniform(-0.014, 0.014)),
                   (27, 1.68, 0.6), timber, edge=0.05, rotation=(0, 0, chance.uniform(-0.1, 0.1)))
    clay = materials.brick("clay", ((0.06, 0.024, 0.017), (0.1, 0.038, 0.026), (0.085, 0.045, 0.033),
                                    (0.05, 0.03, 0.026)))
    shapes.brick_wall(15, -26, 26, -7.4, 19, clay, materials.plain("mortar", (0.1, 0.09, 0.08)))
    boards = materials.wood("floor boards", (0.02, 0.009, 0.005), (0.07, 0.03, 0.015))
    shapes.box((0, 0, -7.9), (60, 60, 1), boards, edge=0)
    chair = materials.wood("chair timber", (0.03, 0.011, 0.006), (0.14, 0.05, 0.022), (3, 3, 0.5), 0.26, False)
    for x, y, turn in ((-5.6, 10.6, -74), (0.6, 11.2, -96), (6.6, 10.2, -120)):
        furnishings.bentwood_chair(chair, (x, y, -7.4), turn)
    team.countdown(wear, (-5.4, 14.4, 9.3), "00:41")


def build_notes(wear):
    """Five people's notes, each turned to the one who wrote them."""
    blue, pencil = materials.ink("blue ink", (0.015, 0.03, 0.16)), materials.ink("graphite", (0.09, 0.09, 0.1), 0.4)
    green = materials.ink("green ink", (0.02, 0.16, 0.07))
    team.notebook((-2.6, -4.3, 0.02), 9, "squared", "O P E ?\nM - NO\nN !!!\nTURN IT!", blue, (1, 0.0, 0.34, 0.02),
                  wear, (2.5, 3.2))
    team.notebook((2.75, -4.1, 0.02), -14, "legal", "RED LINE:\n7 STEPS E\n2 BACK\n3 = E\nASK MARCUS", pencil,
                  (2, 0.32, 0.21, 0.04), wear,
                  (2.3, 3.3))
    team.notebook((6.3, -0.3, 0.02), 74, "spiral", "CLOCK 9:40\nMAP N-E\nKEY = RED?\nNO. BLUE", wear.ink,
                  (3, -0.12, 0.24, 0.035), wear)
    team.notebook((-6.3, 0.2, 0.02), -68, "legal", "OPAL\nOVEN\nOMEN\nOPEN?", green, (4, 0.2, 0.33, 0.04), wear,
                  (2.2, 3.2))
    team.notebook((4.5, 3.9, 0.02), 160, "loose", "WAIT.\nSAY IT\nAGAIN", wear.red_ink, (5, 0.08, 0.36, 0.03), wear,
                  (1.9, 2.5))
    team.notebook((0.2, -5.0, 0.02), 3, "loose", "LAST ONE!", wear.red_ink, (6, 0.15, 0.2, 0.03), wear, (2.0, 0.95))
    for x, y, turn, words in ((-1.15, -3.05, 12, "N?"), (4.1, -1.75, -20, "E=3")):
        note = shapes.group((x, y, 0.06), (0, 0, turn))
        shapes.sheet((0, 0, 0), (0.8, 0.8), wear.note, note, curl=0.008, seed=3)
        team.handwriting.write(words, (-0.26, -0.1, 0.05), 0.32, wear.ink, note, weight=0.024)


def build_table(wear):
    """Map, box, mugs, tags, pencils and what people put down."""
    team.chart(wear, (0.1, -0.6, 0.01), 4)
    team.puzzle_box(wear, (0.35, 0.7, 0.04), -9)
    for (x, y), turn, ware in (((-4.9, -1.5), 200, materials.glaze("cream", (0.5, 0.43, 0.32))),
                               ((5.5, -2.15), -30, None), ((5.6, 2.0), 40, materials.glaze("sea", (0.03, 0.1, 0.11))),
                               ((-4.4, 3.5), 130, materials.glaze("mustard", (0.4, 0.22, 0.03))),
                               ((-7.0, -2.0), 250, materials.glaze("slate", (0.07, 0.08, 0.1)))):
        props.mug(wear, (x, y, 0.03), turn, ware)
        props.coffee_ring(wear, (x + 0.75, y - 0.3, 0.05))
    red, blue, green = (0.3, 0.02, 0.02), (0.025, 0.06, 0.2), (0.02, 0.12, 0.06)
    gold, plum = (0.4, 0.2, 0.02), (0.14, 0.03, 0.12)
    team.name_tag(wear, (-4.85, -3.75, 0.05), 24, "PRIYA", red, ((-0.6, 1.7), (-1.6, 1.9), (-2.6, 1.2), (-4.2, 1.6)))
    team.name_tag(wear, (5.0, -3.85, 0.05), -20, "MARCUS", blue, ((0.5, 1.6), (1.5, 1.9), (2.4, 1.2), (3.8, 0.8)))
    team.name_tag(wear, (-3.7, 1.3, 0.06), -20, "LENA", green, ((-0.5, 1.7), (-1.5, 2.2), (-2.6, 1.7), (-4.6, 2.2)))
    team.name_tag(wear, (4.25, 1.1, 0.06), 28, "TOM", gold, ((0.6, 1.5), (1.6, 1.3), (2.6, 1.8), (4.4, 1.3)))
    team.name_tag(wear, (-6.5, 2.9, 0.03), -32, "AJ", plum, ((-0.3, 1.7), (-1.0, 2.0), (-2.2, 1.6), (-4.4, 1.9)))
    for location, turn, colour, length in (((-0.9, -4.0, 0.05), 58, (0.5, 0.2, 0.02), 1.7),
                                           ((1.5, -3.2, 0.05), 163, (0.32, 0.03, 0.02), 1.35),
                                           ((3.9, -5.3, 0.03), 25, (0.03, 0.1, 0.05), 1.7),
                                           ((-5.6, -1.2, 0.05), -40, (0.5, 0.2, 0.02), 1.1),
                                           ((6.4, 1.2, 0.05), 100, (0.03, 0.06, 0.2), 1.6),
                                           ((-1.7, -5.7, 0.03), 12, (0.02, 0.02, 0.02), 1.5)):
        team.pencil(wear, location, turn, colour, length)
    team.spectacles(wear, (3.1, -2.5, 0.05), -160)
    props.key(wear, (-2.6, -2.0, 0.05), (0, 0, -28), 1.25, tag="NOT THIS")
    props.hourglass(wear, (-2.9, 4.6, 0), 10)
    furnishings.cryptex(wear, (2.4, -2.05 + 5.4, 0.02), 15)


def build_team():
    """Four colleagues with their backs to us round the near side of the table; one points at the dial to turn."""
    warm, deep = outfits.skin("warm skin", (0.36, 0.18, 0.11)), outfits.skin("deep skin", (0.1, 0.045, 0.025))
    denim, grey = outfits.wool("denim", (0.02, 0.022, 0.03)), outfits.wool("grey trousers", (0.03, 0.03, 0.032))
    pale, rust = outfits.wool("pale shirt", (0.3, 0.27, 0.22)), outfits.wool("rust wool", (0.16, 0.045, 0.022))
    moss, navy = outfits.wool("moss jersey", (0.04, 0.055, 0.035)), outfits.wool("navy cloth", (0.028, 0.031, 0.042))
    floor, down, flat = -7.4, (0, 0, -1), outfits.FLAT
    people.Person((-5.0, -9.6, floor), -8, people.Stature(17.9, 1.04), people.Pose(
        hips=(0.1, -1.7), lean=46, nod=-6, glance=-8, sway=4,
        hands=(((-2.5, 3.6, 7.75), (0.15, 1, -0.1), down, flat), ((2.2, 4.2, 7.75), (-0.2, 1, -0.1), down, flat)),
        elbows=((-1, -0.5, 0), (1, -0.5, 0)), feet=((-1.3, -1.0, 0), (1.2, 0.1, 0))),
        outfits.Look("shirt", pale, denim, "short", (0.07, 0.035, 0.016), warm, 1))
    place, turn = (5.1, -9.8, floor), 9
    people.Person(place, turn, people.Stature(16.7, 0.93, 1.03, 0.94), people.Pose(
        hips=(0, -1.4), lean=43, nod=-4, glance=-14, sway=-8, twist=10,
        hands=((people.local(place, turn, (2.75, -3.5, 2.25)), (-0.5, 1, -0.3), (-0.3, 0, -1), outfits.POINTING),
               ((1.9, 3.8, 7.75), (-0.1, 1, -0.1), down, flat)),
        elbows=((-0.5, -0.6, -0.8), (0.3, -1, 0)), feet=((-0.8, 0.2, 0), (1.2, -1.3, 0))),
        outfits.Look("blouse", rust, denim, "bun", (0.13, 0.045, 0.016), warm, 2))
    people.Person((-9.3, -8.4, floor), -14, people.Stature(16.5, 0.92, 1.03, 0.95), people.Pose(
        hips=(-0.3, -0.8), lean=27, nod=4, glance=-10, sway=9,
        hands=(((-1.6, 2.6, 7.75), (0.2, 1, -0.1), down, flat), ((2.0, 2.8, 7.75), (-0.1, 1, -0.1), down, flat)),
        feet=((-1.2, 0, 0), (0.9, -0.6, 0))),
        outfits.Look("hoodie", moss, grey, "curls", (0.014, 0.009, 0.007), deep, 4))
    people.Person((9.3, -9.1, floor), 14, people.Stature(17.6, 1.03, 1.0, 1.03), people.Pose(
        hips=(0.3, -0.9), lean=31, nod=4, glance=2, sway=-9,
        hands=(((-2.0, 3.6, 7.8), (0.1, 1, -0.1), down, flat),
               ((2.0, -0.6, 10.2), (-0.6, 0.7, -0.5), (-0.7, -0.6, 0), (30, 30, 30, 30))),
        elbows=((-0.3, -1, 0), (1, -0.5, 0)), feet=((-1.0, 0.4, 0), (1.1, -0.6, 0))),
        outfits.Look("blazer", navy, grey, "short", (0.05, 0.046, 0.042), deep, 3))


def shoot(shot):
    """Build, light and render."""
    scene = stage.begin(shot)
    trimmings.lighten(scene)
    wear = props.Wardrobe()
    build_room(wear)
    build_notes(wear)
    build_table(wear)
    build_team()
    furnishings.pendant(wear, (0.6, 1.6, 8.9), 20, 9000)
    stage.light("SPOT", (-1.2, -2.6, 11.0), (0.2, -0.8, 0.8), (1.0, 0.7, 0.42), 9000, 0.5, 80, 0.9, 0.2)
    stage.light("AREA", (-22, -30, 16), (0, -8, 2), (0.56, 0.62, 0.88), 5000, (9, 9), haze=0.1, gloss=0.4)
    stage.light("AREA", (0, 0.5, 12.5), (0, -9.5, 5), (1.0, 0.62, 0.32), 13000, (22, 1.5), haze=0.1, gloss=0.4)
    stage.light("AREA", (0, 11.0, 17.0), (0, 15, 5), (1.0, 0.58, 0.3), 5200, (24, 0.8), haze=0.2, gloss=0.2)
    stage.fog(0.004, (0, 0, 5), (52, 40, 28))
    scene.eevee.volumetric_end = 64.0
    stage.camera(scene, (0.3, -43, 14.5), (0.1, -3, 4.6), (0.2, -4, 1.4), 64, 0.13)
    stage.vignette(scene, 0.45)
    stage.render(scene, shot)
