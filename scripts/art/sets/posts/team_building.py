"""A team's table the moment before the lock opens: a puzzle box on a map, notes and mugs pushed in from all sides."""
import random

import furnishings
import materials
import props
import shapes
import stage
import team_building_props as team
import trimmings


def build_room(wear):
    """A worn plank table, chairs pushed back, a brick wall with the clock."""
    timber = materials.wood("table timber", (0.03, 0.012, 0.006), (0.17, 0.07, 0.03))
    chance = random.Random(7)
    for plank in range(8):
        shapes.box((chance.uniform(-0.4, 0.4), -6.6 + plank * 1.72, -0.3 + chance.uniform(-0.014, 0.014)),
                   (27, 1.68, 0.6), timber, edge=0.05, rotation=(0, 0, chance.uniform(-0.1, 0.1)))
    clay = materials.brick("clay", ((0.06, 0.024, 0.017), (0.1, 0.038, 0.026), (0.085, 0.045, 0.033),
                                    (0.05, 0.03, 0.026)))
    shapes.brick_wall(15, -17, 17, -4, 11, clay, materials.plain("mortar", (0.1, 0.09, 0.08)))
    chair = materials.wood("chair timber", (0.03, 0.011, 0.006), (0.14, 0.05, 0.022), (3, 3, 0.5), 0.26, False)
    for x, y, turn in ((-5.6, 10.6, -74), (0.6, 11.2, -96), (6.6, 10.2, -120)):
        furnishings.bentwood_chair(chair, (x, y, -7.4), turn)
    team.countdown(wear, (-6.2, 14.4, 3.4), "00:41")


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


def shoot(shot):
    """Build, light and render."""
    scene = stage.begin(shot)
    trimmings.lighten(scene)
    wear = props.Wardrobe()
    build_room(wear)
    build_notes(wear)
    build_table(wear)
    furnishings.pendant(wear, (0.9, 2.9, 5.75), 14, 5200)
    stage.light("SPOT", (-2.2, -4.6, 9.0), (0.2, -0.4, 0.8), (1.0, 0.7, 0.42), 8600, 0.5, 72, 0.9, 0.2)
    stage.light("AREA", (-12, -7, 8), (0, 0, 0), (0.38, 0.5, 1.0), 1900, (6, 5), haze=0.3, gloss=0.4)
    stage.light("AREA", (0, 11.5, 10.5), (0, 15, 3), (1.0, 0.6, 0.3), 900, (14, 0.8), haze=0.2, gloss=0.2)
    stage.fog(0.005, (0, 0, 3), (36, 34, 16))
    stage.camera(scene, (0.4, -12.9, 6.7), (0.15, -0.3, 0.72), (0.2, -1.8, 1.4), 31, 0.2)
    stage.vignette(scene, 0.45)
    stage.render(scene, shot)
