"""Furniture of the sets: wall, plank table, bentwood chair, pendant lamp, briefcase, cryptex, chalkboard, window."""
import math
import random

import materials
import shapes
import stage


def house_wall(y, left, right, bottom, top, seed=3):
    """A wall of the house's sooty brick."""
    clay = materials.brick(
        "clay", ((0.06, 0.024, 0.017), (0.1, 0.038, 0.026), (0.085, 0.045, 0.033), (0.05, 0.03, 0.026))
    )
    shapes.brick_wall(y, left, right, bottom, top, clay, materials.plain("mortar", (0.11, 0.1, 0.09)), seed=seed)


def plank_table(timber, length=26.0, near=-5.26, depth=1.86, planks=6):
    """A table top of worn planks along X at z = 0, from its nearest plank on."""
    chance = random.Random(5)
    for plank in range(planks):
        place = (chance.uniform(-0.2, 0.2), near + plank * depth, -0.25 + chance.uniform(-0.015, 0.015))
        shapes.box(place, (length, depth - 0.03, 0.5), timber, edge=0.05)


def bentwood_chair(timber, location, turn):
    """A bentwood chair facing +X, its seat 46 cm above its own floor; returns its group."""
    holder = shapes.group(location, (0, 0, turn))
    shapes.lathe(
        [(0, 4.62), (1.0, 4.6), (1.7, 4.64), (1.95, 4.72), (2.05, 4.66), (2.08, 4.5), (2.0, 4.38), (0, 4.36)],
        timber,
        holder,
    )
    shapes.ring(1.62, 0.09, timber, holder, (0, 0, 2.6))
    for x, y in ((1.35, 1.2), (1.35, -1.2), (-1.3, 1.15), (-1.3, -1.15)):
        shapes.tube(
            [(x * 0.95, y * 0.95, 4.5), (x * 1.02, y * 1.02, 2.4), (x * 1.25, y * 1.25, 0)],
            0.17,
            timber,
            holder,
            radii=[1.15, 1.0, 0.75],
        )
    outer = [(-1.5, -1.5, 4.4), (-1.75, -1.75, 6.2), (-2.1, -1.72, 8.0), (-2.3, -1.05, 9.1), (-2.38, 0, 9.4)]
    inner = [(-1.75, -0.85, 4.5), (-1.9, -1.0, 6.0), (-2.05, -0.85, 7.4), (-2.15, -0.4, 8.05), (-2.17, 0, 8.15)]
    for hoop, radius in ((outer, 0.17), (inner, 0.12)):
        mirrored = [(x, -y, z) for x, y, z in reversed(hoop[:-1])]
        shapes.tube(hoop + mirrored, radius, timber, holder)
    return holder


def pendant(wear, location, ceiling, energy=13000.0, colour=(1.0, 0.62, 0.28)):
    """An enamel pendant lamp on a cord, with its bulb and its cone of light."""
    holder = shapes.group(location)
    x, y, z = location
    shapes.tube([(0.05, 0, ceiling - z), (0, 0, 1.0), (0, 0, 0.7)], 0.05, wear.rubber, holder)
    shapes.lathe(
        [
            (0, 0.95),
            (0.14, 0.92),
            (0.2, 0.7),
            (0.22, 0.45),
            (0.3, 0.36),
            (0.75, 0.2),
            (1.2, -0.1),
            (1.5, -0.5),
            (1.55, -0.56),
            (1.52, -0.58),
            (1.46, -0.5),
            (1.15, -0.13),
            (0.7, 0.14),
            (0, 0.2),
        ],
        wear.enamel,
        holder,
    )
    shapes.lathe(shapes.BULB, materials.glow("bulb", (1.0, 0.6, 0.25), 18.0), holder)
    stage.light("SPOT", (x, y, z - 0.6), (x, y, 0), colour, energy, 0.35, 132, 0.7)
    stage.light("POINT", (x, y, z - 1.0), (x, y, 0), colour, energy * 0.05, 0.4, haze=0.5)


def briefcase(wear, location, turn):
    """A locked leather briefcase with brass corners, latches and combination wheels; returns its group."""
    holder = shapes.group(location, (0, 0, turn))
    hide = materials.leather("hide", (0.012, 0.006, 0.004), (0.055, 0.021, 0.011), (0.12, 0.052, 0.026), 1.2)
    piping = materials.leather("piping", (0.006, 0.003, 0.002), (0.02, 0.008, 0.005), (0.07, 0.03, 0.016), 2.0)
    thread = materials.plain("stitching", (0.34, 0.24, 0.12), 0.8, 0.3, 20)
    width, depth, height = 4.6, 3.3, 1.15
    shapes.box((0, 0, height * 0.27), (width, depth, height * 0.54), hide, holder, 0.2)
    shapes.box((0, 0, height * 0.79), (width, depth, height * 0.46), hide, holder, 0.2)
    for level, far in ((height - 0.02, 0.13), (0.04, 0.1)):
        corners = [(width / 2 - far, depth / 2 - far), (far - width / 2, depth / 2 - far),
                   (far - width / 2, far - depth / 2), (width / 2 - far, far - depth / 2)]
        for start, end in zip(corners, corners[1:] + corners[:1]):
            shapes.tube([(*start, level), (*end, level)], 0.05, piping, holder)
    stitch = shapes.box((0, 0, -20), (0.1, 0.022, 0.014), thread, holder, 0.006)
    for step in range(int(width / 0.15) - 4):
        for y in (-depth / 2 + 0.33, depth / 2 - 0.33):
            shapes.copy(stitch, (0.3 - width / 2 + step * 0.15, y, height + 0.022))
    for step in range(int(depth / 0.15) - 4):
        for x in (-width / 2 + 0.33, width / 2 - 0.33):
            shapes.copy(stitch, (x, 0.33 - depth / 2 + step * 0.15, height + 0.022), (0, 0, 90))
    for x in (-1.05, 1.05):
        shapes.box((x, 0, height + 0.03), (0.36, depth - 0.1, 0.06), piping, holder, 0.03)
        shapes.box((x, -depth / 2 - 0.02, height * 0.8), (0.36, 0.06, height * 0.44), piping, holder, 0.03)
    shapes.box((0, 0, height * 0.55), (width + 0.03, depth + 0.03, 0.05), wear.brass, holder, 0.015)
    for x in (-1, 1):
        for y in (-1, 1):
            for z in (0.14, height - 0.12):
                shapes.box(
                    (x * (width / 2 - 0.17), y * (depth / 2 - 0.17), z), (0.4, 0.4, 0.3), wear.brass, holder, 0.1
                )
    front = -depth / 2
    for x in (-1.45, 1.45):
        shapes.box((x, front - 0.03, height * 0.62), (0.62, 0.08, 0.34), wear.brass, holder, 0.03)
        shapes.box((x, front - 0.08, height * 0.5), (0.3, 0.08, 0.24), wear.steel, holder, 0.03)
        for wheel in (-0.18, 0.0, 0.18):
            shapes.lathe(
                [(0, 0.06), (0.09, 0.06), (0.1, 0.04), (0.1, -0.04), (0.09, -0.06), (0, -0.06)],
                wear.iron,
                holder,
                (x + wheel, front - 0.05, height * 0.68),
                (0, 90, 0),
                16,
            )
    grip = [
        (-0.75, front - 0.02, 0.5),
        (-0.7, front - 0.3, 0.48),
        (-0.3, front - 0.42, 0.46),
        (0.3, front - 0.42, 0.46),
        (0.7, front - 0.3, 0.48),
        (0.75, front - 0.02, 0.5),
    ]
    shapes.tube(grip, 0.11, wear.leather, holder, radii=[0.6, 0.8, 1.2, 1.2, 0.8, 0.6])
    return holder


def cryptex(wear, location, turn):
    """A brass cylinder lock with lettered rings, lying on its side."""
    holder = shapes.group((location[0], location[1], location[2] + 0.46), (0, 0, turn))
    chance = random.Random(9)
    for end in (-1, 1):
        shapes.lathe(
            [(0, 0.0), (0.46, 0.0), (0.46, 0.14), (0.4, 0.2), (0.43, 0.3), (0.28, 0.42), (0, 0.44)],
            wear.brass,
            holder,
            (end * 0.95, 0, 0),
            (0, 90 * end, 0),
        )
    for index in range(6):
        dial = shapes.group((-0.79 + index * 0.315, 0, 0), (chance.uniform(0, 360), 0, 0), parent=holder)
        shapes.lathe(
            [(0.3, -0.14), (0.38, -0.14), (0.41, -0.11), (0.41, 0.11), (0.38, 0.14), (0.3, 0.14)],
            wear.card if index % 2 else wear.brass,
            dial,
            (0, 0, 0),
            (0, 90, 0),
        )
        for step in range(10):
            angle = 36 * step
            spoke = shapes.group((0, 0, 0), (angle, 0, 0), parent=dial)
            shapes.lettering(chance.choice("AEIKLNORSTY"), (0, -0.08, 0.415), 0.2, wear.ink, spoke, (0, 0, 0), "CENTER")


STROKES = {
    "A": (((0, 0), (0.3, 1), (0.6, 0)), ((0.12, 0.38), (0.5, 0.36))),
    "B": (((0, 0), (0.02, 1), (0.45, 0.9), (0.4, 0.6), (0.04, 0.53), (0.52, 0.4), (0.45, 0.05), (0, 0)),),
    "E": (((0.5, 1), (0, 0.98), (0.02, 0), (0.52, 0.02)), ((0.02, 0.5), (0.4, 0.52))),
    "M": (((0, 0), (0.06, 1), (0.35, 0.4), (0.64, 1), (0.7, 0)),),
    "T": (((0, 0.98), (0.6, 1)), ((0.3, 1), (0.28, 0))),
    "4": (((0.4, 0), (0.42, 1), (0, 0.35), (0.6, 0.33)),),
    "5": (((0.5, 1), (0.08, 0.98), (0.04, 0.58), (0.4, 0.6), (0.5, 0.3), (0.3, 0), (0, 0.08)),),
    "0": (((0.28, 1), (0.02, 0.6), (0.1, 0.08), (0.35, 0.02), (0.52, 0.45), (0.42, 0.9), (0.28, 1)),),
    ":": (((0.2, 0.7), (0.22, 0.66)), ((0.2, 0.25), (0.22, 0.21))),
    "?": (((0.05, 0.75), (0.2, 1), (0.45, 0.85), (0.4, 0.6), (0.22, 0.45), (0.22, 0.28)), ((0.22, 0.06), (0.24, 0.02))),
}


class Chalkboard:
    """A framed chalkboard hanging on a wall, drawn on with shaky chalk."""

    def __init__(self, location, width, height, frame, wear):
        self.holder = shapes.group(location, (90, 0, 0))
        self.chance = random.Random(4)
        self.white = materials.chalk("white chalk", (0.62, 0.62, 0.58))
        self.amber = materials.chalk("amber chalk", (0.75, 0.4, 0.08))
        shapes.box((0, 0, -0.1), (width, height, 0.2), materials.slate("slate"), self.holder, 0)
        for x, y, across, up in (
            (0, height / 2, width + 0.7, 0.4),
            (0, -height / 2, width + 0.7, 0.4),
            (-width / 2, 0, 0.4, height + 0.7),
            (width / 2, 0, 0.4, height + 0.7),
        ):
            shapes.box((x, y, 0.05), (across, up, 0.4), frame, self.holder, 0.08)
        shapes.box((0, -height / 2 - 0.15, 0.45), (width * 0.7, 0.14, 0.7), frame, self.holder, 0.05)
        for x, chalk in ((-3.2, self.white), (-2.4, self.amber), (1.2, self.white)):
            shapes.lathe(
                [(0, 0.3), (0.06, 0.3), (0.06, -0.3), (0, -0.3)],
                chalk,
                self.holder,
                (x, -height / 2, 0.55),
                (0, 90, self.chance.uniform(-20, 20)),
                12,
            )
        shapes.box((2.6, -height / 2 + 0.08, 0.5), (0.9, 0.26, 0.36), wear.leather, self.holder, 0.05)

    def stroke(self, points, chalk=None, weight=0.05):
        """One chalk line through points, with a hand's tremor."""
        shaky = [(x + self.chance.gauss(0, 0.022), y + self.chance.gauss(0, 0.022), 0.01) for x, y in points]
        shapes.tube(shaky, weight, chalk or self.white, self.holder).scale = (1, 1, 0.15)

    def lines(self, points, chalk=None, weight=0.05):
        """Straight chalk lines from point to point, each drawn on its own."""
        for (x, y), (to_x, to_y) in zip(points, points[1:]):
            self.stroke([(x, y), ((x + to_x) / 2, (y + to_y) / 2), (to_x, to_y)], chalk, weight)

    def circle(self, centre, radius, chalk=None):
        """A circle drawn freehand, closing a little late."""
        turns = [math.tau * step / 16 for step in range(18)]
        self.stroke([(centre[0] + radius * math.cos(a), centre[1] + radius * math.sin(a)) for a in turns], chalk)

    def arrow(self, points, chalk=None):
        """A bent line with an arrow's head."""
        self.stroke(points, chalk)
        (x, y), (to_x, to_y) = points[-2:]
        angle = math.atan2(to_y - y, to_x - x)
        for turn in (2.6, -2.6):
            self.stroke(
                [(to_x, to_y), (to_x + 0.4 * math.cos(angle + turn), to_y + 0.4 * math.sin(angle + turn))], chalk
            )

    def word(self, text, corner, size, chalk=None):
        """Block letters by hand."""
        x = corner[0]
        for letter in text:
            for line in STROKES.get(letter, ()):
                self.lines([(x + px * size, corner[1] + py * size) for px, py in line], chalk, 0.045)
            x += size * 0.85

    def puzzles(self, time="45:00"):
        """A cipher wheel, a maze and a plan of two rooms with the way out, and the time that is left."""
        self.circle((-5.2, -0.2), 1.55)
        self.circle((-5.2, -0.2), 1.1)
        self.circle((-5.2, -0.2), 0.4, self.amber)
        for step in range(12):
            angle = math.tau * step / 12
            self.lines([(-5.2 + radius * math.cos(angle), -0.2 + radius * math.sin(angle)) for radius in (1.1, 1.55)])
        self.arrow([(-5.2, -0.2), (-4.75, 0.2), (-4.4, 0.5)], self.amber)
        self.arrow([(-3.3, -0.2), (-2.7, -0.1), (-2.1, -0.2)])
        self.lines(
            [
                (-1.5, 1.3),
                (1.5, 1.3),
                (1.5, -1.6),
                (-0.9, -1.6),
                (-0.9, 0.7),
                (0.9, 0.7),
                (0.9, -1.0),
                (-0.3, -1.0),
                (-0.3, 0.1),
                (0.3, 0.1),
                (0.3, -0.4),
            ]
        )
        self.lines([(-1.5, 1.3), (-1.5, -1.6)])
        self.stroke(
            [
                (-1.2, -2.0),
                (-1.2, 0.2),
                (-1.15, 1.0),
                (0.3, 1.0),
                (1.2, 0.9),
                (1.2, -1.2),
                (0.4, -1.3),
                (-0.6, -1.3),
                (-0.6, 0.4),
                (0.6, 0.4),
                (0.6, -0.6),
                (0.0, -0.6),
            ],
            self.amber,
        )
        self.arrow([(2.1, -0.2), (2.7, -0.3), (3.3, -0.2)])
        self.lines([(3.9, -1.5), (3.9, 1.2), (6.9, 1.2), (6.9, -1.5), (3.9, -1.5)])
        self.lines([(5.3, 1.2), (5.3, 0.2)])
        self.lines([(5.3, -0.6), (5.3, -1.5)])
        self.circle((4.5, 0.6), 0.24)
        self.circle((6.3, -0.9), 0.24)
        self.arrow([(4.4, -2.0), (4.5, -0.8), (5.3, -0.1), (6.0, 0.1), (6.3, 0.8)], self.amber)
        self.word("TEAM A", (-6.9, 1.85), 0.6)
        self.word(time, (-6.4, -2.75), 0.55, self.amber)
        self.word("TEAM B", (3.9, 1.85), 0.62)
        self.word("?", (1.9, 0.8), 0.6)
