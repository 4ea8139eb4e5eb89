"""The moment before the lock opens: a puzzle box by lamplight, and two who lean in from both sides, dark and near."""
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
    team.countdown(wear, (5.2, 14.4, 4.0), "00:41")


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
    """Two colleagues at the near side of the table, close to us and out of focus: outlines that the lamp draws."""
    deep = outfits.skin("deep skin", (0.08, 0.04, 0.022))
    rust, navy = outfits.wool("rust wool", (0.06, 0.02, 0.012)), outfits.wool("navy cloth", (0.02, 0.024, 0.034))
    floor, down, flat = -7.4, (0, 0, -1), outfits.FLAT
    people.Person((-5.3, -9.4, floor), -16, people.Stature(17.6, 1.02), people.Pose(
        hips=(0.1, -1.4), lean=40, nod=-6, glance=10, sway=4,
        hands=(((-2.5, 3.6, 7.75), (0.15, 1, -0.1), down, flat), ((1.6, 4.0, 7.75), (-0.2, 1, -0.1), down, flat)),
        elbows=((-1, -0.5, 0), (1, -0.5, 0)), feet=((-1.3, -1.0, 0), (1.2, 0.1, 0))),
        outfits.Look("oxford", navy, navy, "short", (0.02, 0.012, 0.008), deep, 1))
    people.Person((5.9, -9.2, floor), 18, people.Stature(16.7, 0.93, 1.03, 0.94), people.Pose(
        hips=(0, -1.2), lean=36, nod=-4, glance=-10, sway=-6,
        hands=(((-1.8, 3.8, 7.75), (0.1, 1, -0.1), down, flat), ((1.9, 3.8, 7.75), (-0.1, 1, -0.1), down, flat)),
        elbows=((-0.6, -1, 0), (0.6, -1, 0)), feet=((-0.8, 0.2, 0), (1.2, -1.3, 0))),
        outfits.Look("blouse", rust, navy, "bun", (0.03, 0.014, 0.008), deep, 2))


def shoot(shot):
    """Build, light and render."""
    scene = stage.begin(shot)
    trimmings.lighten(scene)
    wear = props.Wardrobe()
    build_room(wear)
    build_notes(wear)
    build_table(wear)
    build_team()
    furnishings.pendant(wear, (0.6, 2.4, 6.9), 20, 7000)
    stage.light("SPOT", (-1.2, -4.6, 9.0), (0.2, -0.4, 1.2), (1.0, 0.7, 0.42), 6400, 0.5, 62, 0.9, 0.1)
    stage.light("AREA", (-9, -3, 8), (0, 0, 1), (0.5, 0.6, 0.95), 420, (4, 4), haze=0.1, gloss=0.6)
    stage.light("AREA", (0, 2.0, 11.5), (0, -9.5, 4), (1.0, 0.62, 0.32), 9000, (20, 1.5), haze=0.1, gloss=0.4)
    stage.light("AREA", (0, 11.0, 13.0), (0, 15, 2), (1.0, 0.58, 0.3), 4200, (24, 0.8), haze=0.2, gloss=0.2)
    stage.fog(0.0026, (0, 0, 5), (52, 40, 28))
    scene.eevee.volumetric_end, scene.eevee.bokeh_max_size = 64.0, 72.0
    stage.camera(scene, (0.5, -24, 7.2), (0.25, 0, 1.5), (0.3, -1.7, 1.4), 58, 0.07)
    stage.vignette(scene, 0.45)
    stage.render(scene, shot)
