"""Props of the birthday table: tiered cake, treasure chest, presents, paper hats, bunting, balloons and tableware."""
import math
import random

import materials
import shapes
import trimmings

CREAM, MUSTARD, BRICK, TEAL, PLUM = ((0.68, 0.58, 0.42), (0.62, 0.33, 0.05), (0.48, 0.055, 0.035), (0.03, 0.19, 0.17),
                                     (0.2, 0.05, 0.17))


def stripes(name, colours, turns=0, rise=0.0, across=0.0, rough=0.6):
    """Printed paper in stripes: round Z and climbing (turns, rise), or straight along X (across)."""
    nodes = materials.Nodes(name)
    place = nodes.place()
    split = nodes.add("ShaderNodeSeparateXYZ", {"Vector": place})
    angle = nodes.add("ShaderNodeTexGradient", {"Vector": place}, gradient_type="RADIAL").outputs["Fac"]
    around = nodes.add("ShaderNodeMath", {0: angle, 1: float(turns)}, operation="MULTIPLY").outputs[0]
    climb = nodes.add("ShaderNodeMath", {0: split.outputs["Z"], 1: rise, 2: around},
                      operation="MULTIPLY_ADD").outputs[0]
    run = nodes.add("ShaderNodeMath", {0: split.outputs["X"], 1: across, 2: climb}, operation="MULTIPLY_ADD").outputs[0]
    part = nodes.add("ShaderNodeMath", {0: run}, operation="FRACT").outputs[0]
    shade = nodes.ramp(part, *[(index / len(colours), colour) for index, colour in enumerate(colours)])
    shade.node.color_ramp.interpolation = "CONSTANT"
    rubs = nodes.noise(nodes.place(), 3.0, 7, 0.7)
    shade = nodes.mix(0.4, shade, nodes.ramp(rubs, (0.34, (0.5, 0.46, 0.4)), (0.56, (1, 1, 1))), "MULTIPLY")
    nodes.bump(nodes.noise(nodes.place(), 4.0, 5), 0.25, 0.04)
    return nodes.finish(Base_Color=shade, Roughness=rough, Specular=0.3)


def icing(name, colour, rough=0.5, strokes=0.4):
    """Butter cream drawn round with a palette knife, whose strokes show more or less."""
    nodes = materials.Nodes(name)
    drawn = nodes.noise(nodes.place((0.8, 0.8, 7)), 1.5, 5, 0.6, 0.8)
    shade = nodes.ramp(drawn, (0.3, tuple(part * (1 - strokes / 2) for part in colour)), (0.6, colour))
    nodes.bump(drawn, strokes, 0.06)
    return nodes.finish(Base_Color=shade, Roughness=rough, Specular=0.35, Subsurface=0.08,
                        Subsurface_Color=(*colour, 1))


def drip_collar(radius, top, material, parent, seed, count=15):
    """A poured layer of chocolate that has run down a tier in uneven tongues."""
    chance = random.Random(seed)
    lengths = [chance.uniform(0.18, 0.62) for _ in range(count)]
    fine = 20
    segments, points, faces = count * fine, [], []
    rows = 8
    for step in range(segments):
        aside = abs(step / fine % 1 * 2 - 1)
        tongue = max(0.0, 1 - (aside / 0.72) ** 3) ** 0.7
        length = 0.1 + 0.06 * math.cos(step * 0.11) ** 2 + lengths[step // fine] * tongue
        angle = math.tau * step / segments
        bead = 0.045 + 0.045 * tongue
        profile = [(0.0, 0.035), (radius * 0.6, 0.04), (radius - 0.06, 0.035), (radius + 0.015, 0.0),
                   (radius + 0.035, -0.08), (radius + 0.03, -length * 0.6), (radius + bead, -length * 0.92),
                   (radius - 0.02, -length - 0.03)]
        points += [(out * math.cos(angle), out * math.sin(angle), top + up) for out, up in profile]
    for step in range(segments):
        here, there = step * rows, (step + 1) % segments * rows
        faces += [(here + row, here + row + 1, there + row + 1, there + row) for row in range(rows - 1)]
    return shapes.mesh("drips", points, [tuple(reversed(face)) for face in faces], material, parent)


def candle_spots(count=9):
    """Where the candles of a cake stand, and how high they are: a ring and one in its middle."""
    chance = random.Random(8)
    for step in range(count):
        angle, reach = math.tau * step / (count - 1), 0.52 if step < count - 1 else 0.0
        yield reach * math.cos(angle), reach * math.sin(angle), chance.uniform(0.52, 0.68)


def cake(wear, location, strokes=0.4):
    """A two-tier chocolate-drip cake on a footed brass stand, with piped cream, cherries and lit candles."""
    holder = shapes.group(location, (0, 0, 20))
    shapes.lathe([(0, 0.06), (0.62, 0.05), (0.66, 0), (0.66, 0.03), (0.3, 0.14), (0.14, 0.28), (0.13, 0.42),
                  (0.3, 0.56), (1.45, 0.62), (1.52, 0.68), (1.5, 0.7), (1.42, 0.66),
                  (0, 0.66)], wear.brass, holder, segments=72)
    cream = icing("cream", (0.72, 0.56, 0.38), 0.5, strokes)
    chocolate = materials.glaze("chocolate", (0.05, 0.014, 0.006), 0.2)
    tiers = ((1.22, 0.66, 1.66), (0.78, 1.66, 2.46))
    for index, (radius, bottom, top) in enumerate(tiers):
        shapes.lathe([(radius, bottom), (radius + 0.02, bottom + 0.3), (radius, top - 0.06), (radius - 0.06, top),
                      (0, top)], cream, holder, segments=72)
        drip_collar(radius, top, chocolate, holder, 3 + index, 15 - 4 * index)
        swirl = shapes.lathe([(0.0, 0.27), (0.02, 0.225), (0.05, 0.19), (0.085, 0.155), (0.1, 0.12), (0.125, 0.07),
                              (0.13, 0.025), (0.1, 0)], cream, holder, (radius, 0, bottom), segments=40)
        for point in swirl.data.vertices:
            flute = 1 - 0.09 * (1 - math.cos(7 * math.tau * (point.index // 8) / 40 + 6 * point.co.z))
            point.co.x, point.co.y = point.co.x * flute, point.co.y * flute
        count = 34 if index == 0 else 22
        for step in range(1, count):
            angle = math.tau * step / count
            shapes.copy(swirl, (radius * math.cos(angle), radius * math.sin(angle), bottom), (0, 0, 40 * step))
    cherry = materials.glaze("cherry", (0.34, 0.012, 0.012), 0.1)
    for step in range(10):
        angle = math.tau * step / 10 + 0.2
        spot = (1.02 * math.cos(angle), 1.02 * math.sin(angle), 1.69)
        shapes.lathe([(0, 0.0), (0.06, 0.008), (0.105, 0.035), (0.13, 0.08), (0.137, 0.125), (0.125, 0.17),
                      (0.095, 0.205), (0.055, 0.218), (0.02, 0.21), (0, 0.2)], cherry, holder, spot, segments=20)
        shapes.tube([(0, 0, 0.19), (0.03, 0.02, 0.3), (0.1, 0.03, 0.4)], 0.012, wear.enamel, holder, location=spot,
                    rotation=(0, 0, 77 * step))
    candle = stripes("candle", (CREAM, BRICK), 1, 5.0, rough=0.35)
    for x, y, height in candle_spots():
        spot = (x, y, 2.47)
        shapes.lathe([(0.05, 0), (0.05, height - 0.02), (0.04, height), (0, height - 0.015)], candle, holder, spot,
                     segments=16)
        trimmings.flame(holder, (spot[0], spot[1], spot[2] + height), 0.27)
    return holder


def chest(wear, location, turn, timber):
    """A barrel-lidded oak chest with riveted iron bands, side handles and a heavy padlock in its hasp."""
    holder = shapes.group(location, (0, 0, turn))
    chance = random.Random(6)
    width, depth, wall = 3.0, 1.9, 1.35
    for side, y in ((-1, -depth / 2), (1, depth / 2)):
        for row in range(3):
            shapes.box((0, y + chance.uniform(-0.012, 0.012), 0.1 + (row + 0.5) * 0.42), (width, 0.16, 0.41), timber,
                       holder, 0.03)
    for x in (-width / 2 + 0.06, width / 2 - 0.06):
        for row in range(3):
            shapes.box((x, 0, 0.1 + (row + 0.5) * 0.42), (depth - 0.1, 0.14, 0.41), timber, holder, 0.03, (0, 0, 90))
    shapes.box((0, 0, 0.07), (width + 0.14, depth + 0.24, 0.14), timber, holder, 0.04)
    shapes.box((0, 0, wall + 0.06), (width + 0.06, depth + 0.16, 0.1), timber, holder, 0.03)
    radius, rise, staves = depth / 2 + 0.04, 0.78, 9
    for step in range(staves):
        angle = math.pi * (step + 0.5) / staves
        y, z = -radius * math.cos(angle), wall + 0.12 + rise * math.sin(angle)
        lean = math.degrees(math.atan2(rise * math.cos(angle), radius * math.sin(angle)))
        span = math.pi / staves * math.hypot(radius * math.sin(angle), rise * math.cos(angle))
        shapes.box((chance.uniform(-0.01, 0.01), y, z), (width, span + 0.01, 0.13), timber, holder, 0.025, (lean, 0, 0))
    arc = [math.pi * step / 16 for step in range(17)]
    for x in (-width / 2 + 0.06, width / 2 - 0.06):
        outline = [(radius * 0.97 * math.cos(a), wall + 0.1 + rise * 0.97 * math.sin(a)) for a in arc]
        trimmings.slab(outline, 0.12, timber, holder, 0.02, (x, 0, 0), (0, 0, 90))
    for x in (-1.36, -0.78, 0.78, 1.36):
        hoop = [(x, -(radius + 0.085) * math.cos(a), wall + 0.12 + (rise + 0.085) * math.sin(a)) for a in arc]
        hoop = [(x, hoop[0][1], wall + 0.02), *hoop, (x, hoop[-1][1], wall + 0.02)]
        trimmings.ribbon(hoop, 0.24, wear.iron, holder, (1, 0, 0), thickness=0.045)
        shapes.box((x, -depth / 2 - 0.09, wall / 2 + 0.02), (0.24, 0.05, wall), wear.iron, holder, 0.015)
        for z in (0.24, 0.62, 1.0, 1.28):
            rivet(wear, holder, (x, -depth / 2 - 0.115, z), (90, 0, 0))
        for a in arc[1:9:2]:
            spot = (x, -(radius + 0.105) * math.cos(a), wall + 0.12 + (rise + 0.105) * math.sin(a))
            rivet(wear, holder, spot, (90 - math.degrees(a), 0, 0))
    for z in (0.15, wall - 0.02):
        shapes.box((0, -depth / 2 - 0.1, z), (width + 0.1, 0.05, 0.13), wear.iron, holder, 0.015)
        for x in (-1.08, -0.4, 0.4, 1.08):
            rivet(wear, holder, (x, -depth / 2 - 0.125, z), (90, 0, 0))
    trimmings.slab([(-0.26, -0.36), (-0.12, -0.48), (0.12, -0.48), (0.26, -0.36), (0.26, 0.3), (-0.26, 0.3)], 0.05,
                   wear.iron, holder, 0.015, (0, -depth / 2 - 0.15, wall))
    shapes.ring(0.15, 0.045, wear.iron, holder, (0, -depth / 2 - 0.27, wall - 0.1), (0, 90, 0))
    trimmings.padlock(wear, (0, -depth / 2 - 0.35, wall + 0.14), (-5, 4, 6), 0.84, holder)
    for side in (-1, 1):
        shapes.tube([(side * 1.5, -0.35, 0.95), (side * 1.72, -0.33, 0.7), (side * 1.75, 0, 0.62),
                     (side * 1.72, 0.33, 0.7), (side * 1.5, 0.35, 0.95)], 0.05, wear.iron, holder)
    return holder


def rivet(wear, parent, location, rotation):
    """One hammered rivet."""
    shapes.lathe([(0.055, 0), (0.05, 0.025), (0.025, 0.045), (0, 0.048)], wear.iron, parent, location, rotation, 10)


def present(location, turn, size, paper, ribbon, tag=None, wear=None):
    """A lidded present, tied crosswise, with a bow and a paper tag."""
    holder = shapes.group(location, (0, 0, turn))
    x, y, z = size
    shapes.box((0, 0, z * 0.42), (x, y, z * 0.84), paper, holder, 0.035)
    shapes.box((0, 0, z * 0.87), (x + 0.09, y + 0.09, z * 0.26), paper, holder, 0.035)
    shapes.box((0, 0, z / 2 + 0.005), (0.26, y + 0.125, z + 0.035), ribbon, holder, 0.03)
    shapes.box((0, 0, z / 2 + 0.005), (x + 0.125, 0.26, z + 0.035), ribbon, holder, 0.03)
    trimmings.bow(ribbon, (0, 0, z + 0.01), 12, min(0.85, x * 0.52), 0.32, holder)
    if tag:
        shapes.sheet((x * 0.27, -y / 2 - 0.12, z * 0.5), (0.62, 0.4), wear.card, holder, (82, 14, 0), 0.02)
        shapes.lettering(tag, (x * 0.27, -y / 2 - 0.165, z * 0.5 - 0.06), 0.17, wear.ink, holder, (82, 14, 0), "CENTER")


def hat(location, rotation, colours, size=1.0, band=MUSTARD):
    """A rolled paper hat with a fringe tuft, a trim and its elastic."""
    holder = shapes.group(location, rotation, size)
    print_paper = stripes("hat paper", colours, 1, 1.1)
    cone = shapes.lathe([(0.62, 0), (0.035, 1.55), (0.03, 1.55), (0.605, 0)], print_paper, holder, segments=64)
    cone.scale = (1.0, 0.94, 1.0)
    tinsel = materials.plastic("tinsel", band, 0.3)
    chance = random.Random(len(colours) + int(location[0] * 10))
    for _ in range(34):
        turn, lift = chance.uniform(0, math.tau), chance.uniform(-0.25, 1.2)
        reach = chance.uniform(0.17, 0.27)
        tip = (reach * math.cos(turn) * math.cos(lift), reach * math.sin(turn) * math.cos(lift), reach * math.sin(lift))
        shapes.tube([(0, 0, 0), tuple(part * 0.6 for part in tip), (tip[0], tip[1], tip[2] - 0.04)], 0.016, tinsel,
                    holder, location=(0, 0, 1.56))
    for step in range(40):
        angle = math.tau * step / 40
        shapes.lathe([(0, -0.06), (0.05, -0.03), (0.055, 0.02), (0, 0.05)], tinsel, holder,
                     (0.63 * math.cos(angle), 0.592 * math.sin(angle), 0.04), segments=8)
    return holder


def bunting(start, end, sag, count, colours, seed, drop=0.85):
    """A string of cloth pennants between two points."""
    chance = random.Random(seed)
    cloths = [trimmings.cloth(f"pennant {index}", colour, 0.2) for index, colour in enumerate(colours)]
    twine = materials.plain("twine", (0.4, 0.3, 0.17))

    def hang(share):
        """A point of the sagging string."""
        return [start[axis] + (end[axis] - start[axis]) * share - (sag * 4 * share * (1 - share) if axis == 2 else 0)
                for axis in range(3)]
    shapes.tube([hang(step / 12) for step in range(13)], 0.025, twine)
    for index in range(count):
        left, right = hang((index + 0.12) / count), hang((index + 0.9) / count)
        swing, curl = chance.uniform(-0.12, 0.12), chance.uniform(-0.1, 0.14)
        points, rows = [], 6
        for row in range(rows + 1):
            share = row / rows
            for column in range(rows + 1):
                side = column / rows
                near = [left[axis] + (right[axis] - left[axis]) * (side * (1 - share) + 0.5
                                                                   * share) for axis in range(3)]
                near[1] += swing * share + curl * math.sin(math.pi * side) * (1 - share * 0.5)
                near[2] -= drop * share + 0.03 * math.sin(math.pi * side) * (1 - share)
                points.append(near)
        step = rows + 1
        faces = [(row * step + column, row * step + column + 1, (row + 1) * step + column + 1,
                  (row + 1) * step + column)
                 for row in range(rows) for column in range(rows)]
        shapes.mesh("pennant", points, faces, cloths[index % len(cloths)])


def balloon(location, colour, size, tether):
    """A balloon with its knot, tied to a point by a ribbon."""
    skin = materials.Nodes("balloon").finish(Base_Color=colour, Roughness=0.16, Specular=0.6)
    holder = shapes.group(location, (4, 7, 0), size)
    shapes.lathe([(0.05, -1.34), (0.08, -1.3), (0.04, -1.22), (0.1, -1.16), (0.42, -0.92), (0.78, -0.45), (0.95, 0.05),
                  (0.9, 0.45), (0.66, 0.8), (0.34, 0.97), (0, 1.02)], skin, holder)
    x, y, z = location
    shapes.tube([(x - 0.12 * size, y, z - 1.3 * size), (x * 0.6 + tether[0] * 0.4 + 0.15, y,
                                                        z * 0.5 + tether[2] * 0.5), tether],
                0.014, materials.plain("string", (0.16, 0.1, 0.05)))


def plate(wear, location, ware, fork=True, turn=0.0):
    """A dessert plate with a rim and a fork laid on it."""
    holder = shapes.group(location, (0, 0, turn))
    shapes.lathe([(0, 0.05), (0.55, 0.05), (0.62, 0.07), (0.9, 0.14), (0.93, 0.15), (0.92, 0.12), (0.6, 0.0),
                  (0, 0.0)], ware, holder, segments=64)
    if fork:
        rest = shapes.group((0.1, 0, 0.12), (0, -2, 24), parent=holder)
        shapes.tube([(-1.15, 0, 0.08), (-0.5, 0, 0.09), (0.1, 0, 0.03), (0.32, 0, 0.05)], 0.035, wear.steel, rest,
                    radii=[1.7, 1.0, 0.8, 1.3])
        for y in (-0.075, -0.025, 0.025, 0.075):
            shapes.tube([(0.3, y * 0.6, 0.05), (0.42, y, 0.03), (0.72, y, 0.07)], 0.017, wear.steel, rest)


def streamer(location, rotation, colour, turns=5, length=2.4):
    """A paper streamer that has sprung into a loose coil."""
    points = []
    for step in range(turns * 8 + 1):
        angle = math.tau * step / 8
        radius = 0.24 - 0.1 * step / (turns * 8)
        points.append((length * step / (turns * 8), radius * math.cos(angle), 0.26 + radius * math.sin(angle)))
    trimmings.ribbon(points, 0.17, materials.paper("streamer", colour, 0.1), None, (1, 0, 0), thickness=0.008,
                     location=location, rotation=rotation)
