"""Props of the two players' table: torn map, magnifiers, tea, padlocked box, railway ticket and chairs."""
import math
import random

from mathutils import Vector

import materials
import shapes
import trimmings

SERIF = "/usr/share/fonts/truetype/liberation/LiberationSerif-Italic.ttf"


def tear(seed=4, count=44):
    """The line along which the map is torn, as (share of its height, offset): both halves follow it."""
    chance = random.Random(seed)
    wander, line = 0.0, []
    for step in range(count + 1):
        wander = wander * 0.88 + chance.gauss(0, 0.035)
        line.append((step / count, wander + chance.uniform(-0.012, 0.012)))
    return line


def half_map(material, side, parent):
    """One half of an old map, 2.3 by 3.1, its inner edge torn, its corners curling, creased where it was folded."""
    width, height, columns = 2.3, 3.1, 30
    line = tear()
    points, faces = [], []
    for row, (share, offset) in enumerate(line):
        for column in range(columns + 1):
            part = column / columns
            x = side * (-width / 2 + (width + side * offset) * part)
            outer = 1 - part
            corner = max(0.0, outer - 0.45) ** 2 * abs(share - 0.5) ** 2 * 4.5
            crease = 0.07 * (1 - min(1.0, abs(part - 0.45) / 0.14)) + 0.06 * (1 - min(1.0, abs(share - 0.5) / 0.1))
            wave = 0.018 * math.sin(5 * x + 3 * share + side)
            fray = 0.02 * max(0.0, part - 0.9) * 10 * (0.5 + 0.5 * math.sin(share * 19 + side))
            points.append((x, (share - 0.5) * height, 0.03 + max(0, crease) + corner + wave * 0.5 + 0.02 + fray * 0.6))
    for row in range(len(line) - 1):
        for column in range(columns):
            first = row * (columns + 1) + column
            quad = (first, first + 1, first + columns + 2, first + columns + 1)
            faces.append(quad if side > 0 else tuple(reversed(quad)))
    thing = shapes.mesh("half map", points, faces, material, parent)
    return shapes.solidify(thing, 0.012)


def map_height(x, y, side):
    """How high the map's paper lies at a point of its own plane."""
    part, share = (side * x + 1.15) / 2.3, y / 3.1 + 0.5
    corner = max(0.0, 1 - part - 0.45) ** 2 * abs(share - 0.5) ** 2 * 4.5
    crease = 0.07 * (1 - min(1.0, abs(part - 0.45) / 0.14)) + 0.06 * (1 - min(1.0, abs(share - 0.5) / 0.1))
    return 0.06 + max(0, crease) + corner + 0.009 * math.sin(5 * x + 3 * share + side)


def drawn(points, weight, ink, parent, side):
    """A pen's line over the creases of the map."""
    path = []
    for (x, y), (to_x, to_y) in zip(points, points[1:]):
        steps = max(2, int(math.hypot(to_x - x, to_y - y) / 0.12))
        path += [(x + (to_x - x) * step / steps, y + (to_y - y) * step / steps) for step in range(steps)]
    path.append(points[-1])
    shapes.tube([(x, y, map_height(x, y, side)) for x, y in path], weight, ink, parent, bend="VECTOR")


def torn_map(wear, left, right):
    """Both halves of a street map, a red route running from one to the other; each place is (x, y, z, turn)."""
    old = materials.paper("map paper", (0.62, 0.5, 0.31), 0.75)
    sepia = materials.ink("sepia", (0.09, 0.045, 0.02))
    blocks = random.Random(12)
    for side, (x, y, z, turn) in ((1, left), (-1, right)):
        holder = shapes.group((x, y, z), (0, 0, turn))
        half_map(old, side, holder)
        for row, (low, high) in enumerate(((-1.42, -1.12), (-1.04, -0.7), (-0.6, -0.3), (-0.16, 0.28), (0.64, 0.86),
                                           (0.93, 1.1),
                                           (1.18, 1.4))):
            across = -1.0
            while across < 0.75:
                wide = blocks.uniform(0.14, 0.46)
                lean = 0.12 * math.sin(row * 2.1 + side) + 0.05
                corners = [(across, low), (across + wide, low + lean * wide),
                           (across + wide + lean * 0.3, high + lean * wide),
                           (across + lean * 0.3, high)]
                drawn(corners + corners[:1], 0.0075, sepia, holder, side)
                if blocks.random() < 0.4:
                    for step in range(1, int(wide / 0.07) + 1):
                        foot = across + 0.07 * step
                        drawn([(foot, low), (max(across, foot - 0.16), high)], 0.005, sepia, holder, side)
                across += wide + 0.07
        name = shapes.lettering("WHITE" if side > 0 else "CHAPEL", (0.98 * side, 0.37, 0.1), 0.25, sepia, holder,
                                align="RIGHT" if side > 0 else "LEFT", font=trimmings.SERIF)
        name.data.space_character = 1.25
        if side > 0:
            drawn([(-0.72, -1.08), (-0.45, -0.72), (-0.42, -0.1), (0.22, 0.02), (0.3, -0.27), (1.1, -0.22)], 0.028,
                  wear.red_ink, holder, side)
            shapes.ring(0.11, 0.024, wear.red_ink, holder, (-0.76, -1.16, map_height(-0.76, -1.16, 1)))
        else:
            drawn([(-1.05, -0.22), (-0.38, -0.26), (-0.36, -0.6), (0.3, -0.62), (0.62, -0.9)], 0.028, wear.red_ink,
                  holder,
                  side)
            for slope in (1, -1):
                drawn([(0.52, -0.9 - 0.12 * slope), (0.78, -0.9 + 0.12 * slope)], 0.03, wear.red_ink, holder, side)


def magnifier(wear, timber, location, turn):
    """A brass-rimmed magnifier with a turned handle, tilted on what it lies on."""
    holder = shapes.group(location, (3, -4, turn))
    shapes.lathe([(0.7, -0.05), (0.77, -0.07), (0.8, 0), (0.77, 0.07), (0.7, 0.05), (0.69, 0)], wear.brass, holder,
                 (0, 0, 0.12))
    nodes = materials.Nodes("lens")
    lens = nodes.finish(Base_Color=(0.55, 0.6, 0.6), Roughness=0.03, Specular=1.0, Alpha=0.13)
    lens.blend_method, lens.shadow_method, lens.show_transparent_back = "BLEND", "NONE", False
    shapes.lathe([(0.7, 0.0), (0.5, 0.06), (0.25, 0.1), (0, 0.11)], lens, holder, (0, 0, 0.12))
    shapes.lathe([(0.06, 0.76), (0.09, 0.8), (0.09, 0.98), (0.12, 1.02), (0.1, 1.08)], wear.brass, holder, (0, 0, 0.12),
                 (90, 0, 0), 20)
    shapes.lathe([(0.09, 1.06), (0.13, 1.2), (0.16, 1.6), (0.14, 1.9), (0.11, 2.05), (0.15, 2.15), (0.12, 2.3),
                  (0, 2.34)],
                 timber, holder, (0, 0, 0.12), (90, 0, 0), 24)


def teacup(wear, location, turn, ware, gilt, full=0.5):
    """A cup of tea on its saucer with a spoon; full is how much tea is left."""
    holder = shapes.group(location, (0, 0, turn))
    shapes.lathe([(0, 0.05), (0.36, 0.05), (0.4, 0), (0.44, 0.04), (0.72, 0.12), (0.82, 0.2), (0.8, 0.22), (0.66, 0.14),
                  (0.4, 0.09), (0, 0.09)], ware, holder, segments=64)
    shapes.lathe([(0.79, 0.222), (0.815, 0.215), (0.825, 0.2)], gilt, holder, segments=64)
    shapes.lathe([(0, 0.14), (0.2, 0.14), (0.24, 0.09), (0.27, 0.11), (0.27, 0.16), (0.38, 0.28), (0.47, 0.5),
                  (0.52, 0.8),
                  (0.545, 0.83), (0.5, 0.8), (0.45, 0.52), (0.35, 0.3), (0.2, 0.2), (0,
                                                                                     0.19)], ware, holder, segments=64)
    shapes.lathe([(0.515, 0.825), (0.535, 0.838), (0.552, 0.825)], gilt, holder, segments=64)
    level = 0.34 + 0.36 * full
    reach = 0.36 + (level - 0.3) * 0.28
    tea = materials.glaze("tea", (0.12, 0.035, 0.008), 0.05)
    shapes.lathe([(0, level), (reach, level), (reach + 0.015, level + 0.012)], tea, holder)
    shapes.tube([(0.5, 0, 0.72), (0.7, 0, 0.78), (0.78, 0, 0.6), (0.66, 0, 0.42), (0.43, 0, 0.4)], 0.05, ware, holder,
                radii=[1.2, 0.9, 0.9, 0.9, 1.2])
    shapes.tube([(-0.1, -0.62, 0.2), (0.3, -0.6, 0.17), (0.95, -0.5, 0.3)], 0.035, wear.steel, holder,
                radii=[1, 0.8, 1.5])
    bowl = shapes.lathe([(0, -0.05), (0.1, -0.02), (0.14, 0.03), (0.1, 0.0), (0, -0.02)], wear.steel, holder,
                        (-0.22, -0.62, 0.2), segments=20)
    bowl.scale = (1.4, 1, 1)


def strongbox(wear, timber, location, turn):
    """A small iron-bound oak box, its hasp held by the venue's padlock, initials burnt into its lid."""
    holder = shapes.group(location, (0, 0, turn))
    chance = random.Random(2)
    width, depth, high = 2.7, 1.8, 1.25
    for row in range(2):
        for side in (-1, 1):
            shapes.box((0, side * (depth / 2 - 0.09), 0.34 + row * 0.56), (width, 0.18, 0.55), timber, holder, 0.035,
                       (0, 0, chance.uniform(-0.3, 0.3)))
            shapes.box((side * (width / 2 - 0.08), 0, 0.34 + row * 0.56), (depth - 0.2, 0.15, 0.55), timber, holder,
                       0.03,
                       (0, 0, 90))
    shapes.box((0, 0, 0.08), (width + 0.18, depth + 0.18, 0.16), timber, holder, 0.05)
    for row in range(3):
        shapes.box((0, -0.66 + row * 0.66, high + 0.08), (width + 0.2, 0.645, 0.24), timber, holder, 0.05,
                   (0, chance.uniform(-0.2, 0.2), 0))
    for x in (-0.95, 0.95):
        shapes.box((x, 0, high + 0.22), (0.3, depth + 0.24, 0.05), wear.iron, holder, 0.02)
        shapes.box((x, -depth / 2 - 0.1, high + 0.04), (0.3, 0.05, 0.36), wear.iron, holder, 0.02)
        shapes.box((x, -depth / 2 - 0.03, 0.62), (0.3, 0.05, 1.0), wear.iron, holder, 0.02)
        for spot, turned in (((x, -0.6, high + 0.245), 0), ((x, 0.1, high + 0.245), 0), ((x, 0.7, high + 0.245), 0),
                             ((x, -depth / 2 - 0.055, 0.35), 90), ((x, -depth / 2 - 0.055, 0.85), 90)):
            shapes.lathe([(0.07, 0), (0.055, 0.035), (0, 0.055)], wear.iron, holder, spot, (turned, 0, 0), 12)
    for x in (-1, 1):
        for z in (0.2, 1.08):
            shapes.box((x * (width / 2 - 0.14), -depth / 2 + 0.1, z), (0.38, 0.32, 0.26), wear.brass, holder, 0.04)
    shapes.box((0, -depth / 2 - 0.13, high - 0.08), (0.36, 0.06, 0.62), wear.brass, holder, 0.03)
    shapes.ring(0.13, 0.04, wear.steel, holder, (0, -depth / 2 - 0.2, high - 0.22), (0, 90, 0))
    trimmings.padlock(wear, (0, -depth / 2 - 0.27, high - 0.02), (-6, 3, 5), 0.62, holder)
    burnt = materials.ink("burnt", (0.012, 0.006, 0.004))
    shapes.lettering("N & T", (0, -0.14, high + 0.207), 0.42, burnt, holder, (0, 0, 0), "CENTER", SERIF)


def ticket(wear, location, turn):
    """The torn half of a railway ticket."""
    holder = shapes.group(location, (0, 0, turn))
    rough = [(-0.55, -0.32), (0.3, -0.32), (0.36, -0.2), (0.28, -0.1), (0.37, 0.03), (0.3, 0.14), (0.38, 0.32),
             (-0.55, 0.32)]
    shapes.mesh("ticket", [(x, y, 0.025) for x, y in rough], [tuple(range(8))], wear.note, holder)
    for text, y, size in (("LONDON", 0.06, 0.15), ("No. 1888", -0.22, 0.15)):
        shapes.lettering(text, (-0.48, y, 0.036), size, wear.ink, holder, font=trimmings.SERIF)


def chair(timber, cane, location, turn):
    """A ladder-back chair facing +Y, its caned seat 4.6 above its floor."""
    holder = shapes.group(location, (0, 0, turn))
    for x in (-1.8, 1.8):
        shapes.tube([(x, -1.7, 0), (x, -1.75, 4.6), (x * 1.03, -2.2, 9.6), (x * 1.03, -2.3, 10.4)], 0.2, timber, holder,
                    radii=[0.8, 1.1, 0.95, 0.5])
        shapes.lathe([(0.1, 0), (0.2, 0.15), (0.22, 0.3), (0.12, 0.5), (0, 0.55)], timber, holder,
                     (x * 1.03, -2.3, 10.3),
                     segments=20)
        shapes.tube([(x * 1.08, 1.8, 0), (x * 1.08, 1.8, 4.6)], 0.2, timber, holder, radii=[0.75, 1.1])
    for z, bend in ((5.9, 0.3), (7.4, 0.33), (8.9, 0.36)):
        y = -1.8 - (z - 4.6) * 0.095
        trimmings.ribbon([(-1.85, y, z), (-0.9, y - bend, z), (0, y - bend * 1.3, z), (0.9, y - bend, z),
                          (1.85, y, z)], 0.85,
                         timber, holder, (0, 0, 1), thickness=0.14)
    shapes.box((0, 0, 4.62), (3.9, 3.7, 0.26), cane, holder, 0.12)
    for y in (-1.7, 1.8):
        shapes.tube([(-1.9, y, 2.2), (1.9, y, 2.2)], 0.12, timber, holder)


def shawl(material, places, width):
    """A knitted scarf hanging over something along a path, with a fringe at its end."""
    trimmings.ribbon(places, width, material, across=(1, 0.15, 0), thickness=0.12, cupped=0.1,
                     widths=[1.0, 0.9, 1.05, 0.85, 1.0][:len(places)])
    end, before = Vector(places[-1]), Vector(places[-2])
    for step in range(12):
        x = (step / 11 - 0.5) * width * 0.95
        shapes.tube([end + Vector((x, 0.15 * x, 0.05)), end + (end - before).normalized() * 0.3 + Vector((x, 0.1 * x,
                                                                                                          -0.1)),
                     end + (end - before).normalized() * 0.55 + Vector((x * 1.05, 0.1 * x, -0.28))], 0.035, material)
