"""Writing by hand in single strokes: chalk on a board, pencil in a notebook, paint on a sign."""
import math
import random

import bpy
import shapes

GLYPHS = {
    "A": "00 39 39 60,13 53", "B": "00 09 09 38 46 05 05 44 52 30 00", "C": "57 39 18 03 11 30 52",
          "D": "00 09 09 38 55 42 00",
    "E": "59 09 00 50,05 45", "F": "59 09 00,05 45", "G": "57 39 17 03 11 30 51 54 34", "H": "09 00,05 55,59 50",
    "I": "29 20", "J": "59 52 40 20 02", "K": "09 00,59 04 60", "L": "09 00 00 50", "M": "00 09 09 34 34 69 69 60",
          "N": "00 09 09 60 60 69",
    "O": "39 17 02 30 52 57 39", "P": "00 09 09 38 56 44 04", "Q": "39 17 02 30 52 57 39,32 60",
          "R": "00 09 09 38 46 05 05 50",
    "S": "58 39 17 25 43 52 30 01", "T": "09 69,39 30", "U": "09 02 30 52 59", "V": "09 30 30 69",
          "W": "09 20 20 36 36 50 50 79",
    "X": "09 60,69 00", "Y": "09 34 69,34 30", "Z": "09 59 59 00 00 50", "0": "39 16 13 30 53 56 39",
          "1": "17 39 39 30",
    "2": "07 29 57 44 00 60", "3": "08 39 57 25 53 30 01", "4": "39 03 03 63,47 40", "5": "59 19 05 45 53 30 01",
    "6": "58 26 03 20 52 44 13", "7": "09 59 59 20", "8": "39 17 25 52 30 13 45 57 39", "9": "56 25 17 39 57 53 20",
    ":": "27 26,22 21", ".": "20 21", ",": "21 10", "?": "07 39 57 24 23,20 21", "!": "29 23,20 21", "-": "14 54",
          "+": "14 54,37 31",
    "=": "16 56,13 53", "'": "29 27", "/": "00 59", "&": "60 18 39 47 03 20 53", ">": "08 54 01", "(": "39 16 13 30",
          ")": "19 46 43 10",
}


def scribble(lines, material, weight, location=(0, 0, 0), parent=None, rotation=(0, 0, 0)):
    """Several pen lines, each a list of (x, y) points, as one object in its own XY plane."""
    data = bpy.data.curves.new("scribble", "CURVE")
    data.dimensions, data.bevel_depth, data.bevel_resolution, data.resolution_u = "3D", weight, 1, 3
    for line in lines:
        spline = data.splines.new("BEZIER")
        spline.bezier_points.add(len(line) - 1)
        for knot, point in zip(spline.bezier_points, line):
            knot.co = (*point, 0)
            knot.handle_left_type = knot.handle_right_type = "AUTO"
    thing = shapes.link(bpy.data.objects.new("scribble", data), material, parent)
    thing.location, thing.scale = location, (1, 1, 0.2)
    thing.rotation_euler = [math.radians(angle) for angle in rotation]
    return thing


def strokes(text, size, seed=1, slant=0.1, tremor=0.03, space=1.0):
    """The pen lines of one line of capitals of a height, starting at the origin, in one person's hand."""
    chance = random.Random(f"{text}{seed}")
    lines, across, unit = [], 0.0, size / 9
    for letter in text.upper():
        lift, width = chance.gauss(0, 0.04) * size, 0.0
        for line in GLYPHS.get(letter, "").split(",") if letter in GLYPHS else ():
            points = []
            for x, y in line.split():
                x, y = int(x) + chance.gauss(0, tremor * 9), int(y) + chance.gauss(0, tremor * 9)
                width = max(width, x)
                points.append((across + (x + y * slant) * unit, y * unit + lift))
            lines.append(points)
        across += (max(width, 2.2) + 2.4 * space) * unit
    return lines


def write(text, location, size, material, parent=None, rotation=(0, 0, 0), weight=None, seed=1, slant=0.1, tremor=0.03):
    """A text of one or more lines in someone's hand, its first line's lower left corner at the location."""
    lines = []
    for row, line in enumerate(text.split("\n")):
        lines += [[(x, y - row * size * 1.75) for x, y in stroke]
                  for stroke in strokes(line, size, seed, slant, tremor)]
    return scribble(lines, material, weight or size * 0.05, location, parent, rotation)
