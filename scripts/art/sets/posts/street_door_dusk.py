"""What stands about the street door on an ordinary evening: a clipped yew in a zinc tub, rain pipe, scraper and mat."""
import math
import random

import evergreens
import materials
import shapes
import street_door_house as house
import trimmings
from mathutils import Vector


def clipped_yew(foot, seed):
    """A ball of yew on a bare stem in a dented zinc tub, a few twigs grown out since it was clipped."""
    x, y, z = foot
    chance = random.Random(seed)
    zinc = materials.metal("zinc", (0.3, 0.31, 0.32), 0.5, 0.7)
    shapes.lathe([(0, 0.1), (1.35, 0.1), (1.4, 0.0), (1.45, 0.1), (1.6, 1.5), (1.66, 1.56), (1.63, 1.64), (1.8, 3.05),
                  (1.92, 3.1), (1.9, 3.24), (1.74, 3.2), (1.68, 2.9), (0, 2.85)], zinc, location=foot)
    for side in (-1, 1):
        shapes.ring(0.42, 0.07, zinc, location=(x + side * 1.82, y - 0.2, z + 2.3), rotation=(90, 0, 60 * side))
    bark = materials.plain("bark", (0.08, 0.045, 0.025), 0.9, 0.8, 5)
    shapes.tube([(x, y, z + 2.7), (x + 0.12, y, z + 4.6), (x - 0.05, y, z + 6.6)], 0.26, bark)
    green = evergreens.Green()
    centre, radius = Vector((x, y, z + 8.0)), 2.35
    core = materials.plain("yew inside", (0.006, 0.014, 0.008), 0.95, 0.9, 4)
    shapes.lathe([(radius * 0.82 * math.cos(turn), radius * 0.82 * math.sin(turn))
                  for turn in [math.radians(step) for step in range(-90, 91, 12)]], core, location=centre)
    for _ in range(620):
        out = Vector([chance.gauss(0, 1) for _ in range(3)]).normalized()
        if out.y > 0.5:
            continue
        lean = (out + Vector([chance.gauss(0, 0.42) for _ in range(3)])).normalized()
        size = 0.72 * chance.uniform(0.8, 1.15) * (1.5 if chance.random() < 0.02 else 1)
        green.place(centre + out * radius * 0.74, lean, size, chance)


def rain_pipe(wear, x, top):
    """A cast-iron rain pipe down the wall, with its collars, straps and shoe."""
    paint = house.painted("pipe paint", (0.014, 0.018, 0.02), (0.1, 0.04, 0.02), 0.56)
    shapes.tube([(x, -0.75, top), (x, -0.75, 2.2), (x, -0.9, 1.5), (x, -1.7, 0.75)], 0.42, paint)
    for z in (4.6, 13.4, 22.2, 31.0):
        shapes.lathe([(0.42, -0.65), (0.56, -0.6), (0.56, 0.5), (0.62, 0.55), (0.62, 0.75), (0.42, 0.8)], paint,
                     location=(x, -0.75, z), segments=28)
        shapes.box((x, -0.12, z), (2.0, 0.16, 0.5), wear.iron, edge=0.05)


def boot_scraper(wear, x):
    """An iron boot scraper let into the lower step."""
    for side in (-0.75, 0.75):
        shapes.tube([(x + side, -5.2, house.LOWER - 0.1), (x + side, -5.2, house.LOWER + 1.1),
                     (x + side * 1.25, -5.2, house.LOWER + 1.3)], 0.09, wear.iron)
    shapes.box((x, -5.2, house.LOWER + 0.62), (1.5, 0.08, 0.36), wear.iron, edge=0.02)


def door_mat():
    """A bristly mat on the upper step."""
    coir = trimmings.cloth("coir", (0.05, 0.034, 0.02), 0.2, 0.95, 9.0)
    shapes.box((0.1, -1.2, house.UPPER - 0.02), (6.4, 2.7, 0.24), coir, edge=0.07, rotation=(0, 0, 1.5))


def street_tree(foot, seed):
    """A bare street tree out of the picture: the street lamp throws the shadow of its twigs over the front."""
    chance = random.Random(seed)
    bark = materials.plain("street tree bark", (0.05, 0.035, 0.025), 0.9, 0.6, 4)

    def branch(root, along, length, thick, level):
        """One limb that bends a little, and the limbs that fork from it."""
        bent = (along + Vector([chance.gauss(0, 0.16) for _ in range(3)])).normalized()
        middle, tip = root + along * length * 0.5, root + (along + bent) * length * 0.5
        shapes.tube([root, middle, tip], thick, bark, radii=[1.0, 0.8, 0.55])
        if level == 0:
            return
        for _ in range(4):
            way = (bent + Vector([chance.gauss(0, 0.55) for _ in range(3)]) + Vector((0, 0, 0.12))).normalized()
            start, reach = root.lerp(tip, chance.uniform(0.6, 1.0)), length * chance.uniform(0.6, 0.82)
            end = start + way * reach
            if end.x - 0.6 * end.y > 29:  # the others would reach into the picture
                branch(start, way, reach, thick * 0.55, level - 1)
    branch(Vector(foot), Vector((0, 0, 1)), 13.0, 0.7, 4)


def string_course():
    """The stone band along the top of the front."""
    chance = random.Random(8)
    lime = house.stone("band stone", (0.2, 0.185, 0.16))
    for index in range(9):
        house.block((-24 + index * 6.3, 0.55, 32.75 + chance.gauss(0, 0.02)), (6.24, 1.7, 1.8), lime, chance)


def masonry():
    """Stones on both sides of the window, toothed into the bricks, and mortar in the joints beside the door."""
    mortar = materials.plain("door mortar", (0.15, 0.14, 0.12))
    for side in (-1, 1):
        shapes.box((side * 6.0, 0.62, 13.3), (1.96, 2.4, 19.8), mortar, edge=0)
    chance = random.Random(17)
    lime = house.stone("jamb stone", (0.25, 0.23, 0.19))
    left, right, bottom, top = house.WINDOW
    tall = (top - bottom) / 8
    for course in range(8):
        for side, edge in ((-1, left - 0.05), (1, right + 0.05)):
            wide = 1.65 if (course + (side > 0)) % 2 else 1.1
            house.block((edge + side * wide / 2, 0.5, bottom + (course + 0.5) * tall), (wide, 1.5, tall - 0.06), lime,
                        chance, 0.1)


def dress(wear):
    """Everything at once."""
    masonry()
    string_course()
    clipped_yew((-11.7, -2.4, 0), 4)
    rain_pipe(wear, -17.6, 34)
    boot_scraper(wear, -7.2)
    door_mat()
