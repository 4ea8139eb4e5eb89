"""Props of the date-night set: tablecloth, candle, box with a dial, note, lantern, string lights, curtains, street."""
import math
import random

import handwriting
import materials
import shapes
import stage


def linen(name, colour):
    """Woven cloth with slubs and a little sheen."""
    nodes = materials.Nodes(name)
    weave = nodes.noise(nodes.place((26, 3, 26)), 2.0, 3)
    cross = nodes.noise(nodes.place((3, 26, 3)), 2.0, 3)
    threads = nodes.mix(0.5, weave, cross)
    stains = nodes.noise(nodes.place(), 0.5, 6)
    shade = nodes.ramp(threads, (0.3, tuple(part * 0.62 for part in colour)), (0.65, colour))
    shade = nodes.mix(0.3, shade, nodes.ramp(stains, (0.35, (0.6, 0.55, 0.5)), (0.6, (1, 1, 1))), "MULTIPLY")
    nodes.bump(nodes.mix(0.5, threads, nodes.noise(nodes.place(), 1.1, 5)), 0.35, 0.06)
    return nodes.finish(Base_Color=shade, Roughness=0.9, Specular=0.15, Sheen=0.5)


def tablecloth(cloth, radius, half, location):
    """A square cloth over a round table: its corners hang lowest, its hem falls in folds."""
    chance = random.Random(8)
    phases = [chance.uniform(0, 6) for _ in range(6)]
    steps, rings, drops = 240, 14, 18
    points, faces = [], []
    for step in range(steps):
        angle = math.tau * step / steps
        reach = min(half / max(abs(math.cos(angle)), abs(math.sin(angle))), half * 1.34)
        fold = 0.55 * math.sin(13 * angle + 1.5 * math.sin(2 * angle + phases[0]))
        fold += 0.3 * math.sin(7 * angle + phases[1]) + 0.2 * math.sin(29 * angle + phases[2])
        for ring in range(rings):
            out = radius * ring / rings
            wave = 0.010 * math.sin(out * 2.1 + 3 * angle + phases[3]) * min(1, out)
            points.append((out * math.cos(angle), out * math.sin(angle), wave))
        for drop in range(drops + 1):
            part = drop / drops
            bend = min(1.0, part * 6)
            flare = part ** 0.8 * (0.16 + 0.55 * fold) * (reach - radius) / 4.0
            out = radius + 0.16 * math.sin(bend * math.pi / 2) + flare
            down = max(0.0, part - 0.02) * (reach - radius) + 0.05 * bend
            points.append((out * math.cos(angle), out * math.sin(angle), -down))
    rows = rings + drops + 1
    for step in range(steps):
        here, there = step * rows, (step + 1) % steps * rows
        for row in range(rows - 1):
            faces.append((here + row, here + row + 1, there + row + 1, there + row))
    thing = shapes.mesh("tablecloth", points, faces, cloth)
    thing.location = location
    return shapes.solidify(thing, 0.03, -1)


def candle(wear, location):
    """A half-burnt dinner candle in a brass chamberstick, with drips and the light it gives."""
    holder = shapes.group(location, (0, 0, 200))
    shapes.lathe([(0, 0.06), (0.5, 0.06), (0.74, 0.1), (0.8, 0.2), (0.83, 0.2), (0.8, 0.08), (0.66, 0.02), (0, 0)],
                 wear.brass, holder)
    shapes.lathe([(0.3, 0.06), (0.14, 0.14), (0.11, 0.3), (0.17, 0.4), (0.13, 0.5), (0.15, 0.72), (0.27, 0.76),
                  (0.27, 0.8),
                  (0.12, 0.8)], wear.brass, holder)
    shapes.ring(0.2, 0.05, wear.brass, holder, (0.98, 0, 0.22), (80, 0, 0))
    nodes = materials.Nodes("wax")
    height = nodes.add("ShaderNodeSeparateXYZ", {"Vector": nodes.coordinates.outputs["Object"]}).outputs["Z"]
    inner = nodes.ramp(nodes.span(height, 0, 1, 0.8, 2.5), (0.0, (0, 0, 0)), (0.6, (0.22, 0.08, 0.02)),
                       (1.0, (1.0, 0.42, 0.12)))
    nodes.bump(nodes.noise(nodes.place(), 4, 4), 0.2, 0.04)
    wax = nodes.finish(Base_Color=(0.62, 0.52, 0.36), Roughness=0.4, Emission=inner, Emission_Strength=0.9)
    shapes.lathe([(0.135, 0.72), (0.132, 1.6), (0.128, 2.36), (0.118, 2.42), (0.095, 2.40), (0.05, 2.35), (0, 2.34)],
                 wax, holder)
    chance = random.Random(3)
    for angle, length in ((0.4, 1.2), (1.9, 0.5), (3.4, 0.9), (4.4, 1.5), (5.5, 0.4)):
        x, y = 0.13 * math.cos(angle), 0.13 * math.sin(angle)
        shapes.tube([(x * 0.9, y * 0.9, 2.4), (x * 1.05, y * 1.05, 2.4 - length * 0.5), (x, y, 2.4 - length)],
                    0.03, wax, holder, radii=[0.7, 0.8, chance.uniform(1.2, 1.7)])
    shapes.tube([(0, 0, 2.33), (0.01, 0, 2.42), (0.035, 0, 2.49)], 0.014, wear.rubber, holder)
    flame = materials.flame("flame", 11.0, 0.5)
    shapes.lathe([(0, 0.0), (0.045, 0.04), (0.072, 0.13), (0.062, 0.24), (0.034, 0.37), (0.012, 0.48), (0, 0.54)],
                 flame, holder,
                 (0.02, 0, 2.43), (2, 3, 0), 24)
    top = (location[0], location[1], location[2] + 2.75)
    return stage.light("POINT", top, location, (1.0, 0.56, 0.22), 2600, 0.14, haze=1.6)


def dial(wear, holder, location, radius, turn):
    """A brass dial upright on a wall of its holder: a plate with marks, the wheel turned by degrees, a knurled knob."""
    plate = shapes.group(location, (90, 0, 0), parent=holder)
    shapes.lathe([(radius * 1.22, 0), (radius * 1.22, 0.05), (radius * 1.16, 0.08), (radius * 1.04, 0.08),
                  (0, 0.08)], wear.brass, plate)
    wheel = shapes.group((0, 0, 0.08), (0, 0, turn), parent=plate)
    shapes.lathe([(radius, 0), (radius, 0.08), (radius * 0.93, 0.13), (radius * 0.6, 0.15), (0, 0.15)], wear.enamel,
                 wheel)
    for mark in range(24):
        angle = math.tau * mark / 24
        long = 0.2 if mark % 6 == 0 else 0.11
        reach = radius * 0.9 - long / 2
        shapes.box((reach * math.cos(angle), reach * math.sin(angle), 0.15), (long, 0.035, 0.03), wear.brass, wheel, 0,
                   (0, 0, math.degrees(angle)))
    shapes.lathe([(radius * 0.42, 0.14), (radius * 0.42, 0.4), (radius * 0.36, 0.46), (0, 0.46)], wear.brass, wheel)
    for rib in range(18):
        angle = math.tau * rib / 18
        shapes.box((radius * 0.42 * math.cos(angle), radius * 0.42 * math.sin(angle), 0.28), (0.06, 0.05, 0.24),
                   wear.brass, wheel, 0.01, (0, 0, math.degrees(angle)))
    shapes.box((0, radius * 1.13, 0.1), (0.08, 0.16, 0.05), wear.red_ink, plate, 0)


def dial_box(wear, timber, location, turn):
    """A walnut box bound in brass, still locked: a dial on its front, a handle on its lid; returns its group."""
    holder = shapes.group(location, (0, 0, turn))
    width, depth, height = 2.7, 1.9, 1.85
    shapes.box((0, 0, 0.07), (width + 0.18, depth + 0.18, 0.14), timber, holder, 0.05)
    shapes.box((0, 0, 0.1 + height / 2), (width, depth, height), timber, holder, 0.05)
    shapes.box((0, 0, height + 0.2), (width + 0.1, depth + 0.1, 0.24), timber, holder, 0.07)
    shapes.box((0, 0, height + 0.075), (width + 0.02, depth + 0.02, 0.03), wear.rubber, holder, 0)
    for x in (-1, 1):
        for y in (-1, 1):
            for z in (0.26, height - 0.06):
                shapes.box((x * (width / 2 - 0.14), y * (depth / 2 - 0.14), z), (0.34, 0.34, 0.34), wear.brass, holder,
                           0.05)
    shapes.tube([(-0.5, 0, height + 0.3), (-0.45, 0, height + 0.55), (0.45, 0, height + 0.55), (0.5, 0, height + 0.3)],
                0.06, wear.brass, holder)
    dial(wear, holder, (0, -depth / 2, 0.1 + height / 2), 0.66, 38)
    return holder


def held_note(wear, location, rotation):
    """A note held to a flame: the warmth shines through it, and brings out what was written without ink."""
    holder = shapes.group(location, rotation)
    nodes = materials.Nodes("warm note")
    flame = nodes.distance(nodes.place(), (-0.75, -0.15, 0))
    shine = nodes.ramp(nodes.span(flame, 0, 1, 0.0, 2.0), (0.0, (1.0, 0.56, 0.2)), (0.5, (0.55, 0.25, 0.08)),
                       (1.0, (0.16, 0.06, 0.02)))
    nodes.bump(nodes.noise(nodes.place(), 2.2, 6, 0.65), 0.3, 0.05)
    sheet = nodes.finish(Base_Color=(0.42, 0.34, 0.22), Roughness=0.85, Specular=0.2, Emission=shine,
                         Emission_Strength=0.3)
    sheet.shadow_method = "NONE"
    shapes.sheet((0, 0, 0), (1.15, 1.6), sheet, holder, curl=0.04, seed=5)
    sepia = materials.ink("sepia", (0.05, 0.015, 0.004))
    circle = [[(0.34 * math.cos(turn * math.tau / 12), 0.22 + 0.34 * math.sin(turn * math.tau / 12))
               for turn in range(13)]]
    marks = [[(0.0, 0.22), (0.2, 0.42)], [(-0.38, -0.36), (0.38, -0.34)], [(-0.38, -0.56), (0.18, -0.55)]]
    handwriting.scribble([*circle, *marks], sepia, 0.03, (0, 0, 0.07), holder)
    return holder


def stool(timber, location):
    """A round stool without a back."""
    holder = shapes.group(location)
    shapes.lathe([(0, 4.8), (1.75, 4.8), (1.85, 4.65), (1.75, 4.4), (0, 4.4)], timber, holder)
    for turn in range(4):
        angle = math.tau * (turn + 0.5) / 4
        shapes.tube([(1.1 * math.cos(angle), 1.1 * math.sin(angle), 4.5),
                     (1.7 * math.cos(angle), 1.7 * math.sin(angle), 0)], 0.17, timber, holder)


def hanging_lantern(wear, location, top, energy):
    """A small lantern of brass and glass on a chain, its wick lit."""
    x, y, z = location
    shapes.tube([(x, y, z + 2.0), (x, y, top)], 0.03, wear.brass)
    holder = shapes.group(location, (0, 0, 20))
    shapes.lathe([(0, 0), (0.62, 0), (0.66, 0.08), (0.5, 0.16), (0, 0.16)], wear.brass, holder, segments=6)
    shapes.lathe([(0.72, 1.35), (0.7, 1.42), (0.3, 1.75), (0.14, 1.8), (0.12, 2.0), (0, 2.0)], wear.brass, holder,
                 segments=6)
    for turn in range(6):
        angle = math.tau * turn / 6
        post = (0.56 * math.cos(angle), 0.56 * math.sin(angle))
        shapes.tube([(*post, 0.1), (*post, 1.4)], 0.035, wear.brass, holder)
    shapes.lathe([(0, 0.0), (0.07, 0.05), (0.11, 0.18), (0.09, 0.36), (0.03, 0.58), (0, 0.64)],
                 materials.flame("lantern flame", 11.0, 0.6), holder, (0, 0, 0.3), segments=20)
    return stage.light("POINT", (x, y, z + 0.75), location, (1.0, 0.58, 0.24), energy, 0.3, haze=1.0)


def string_lights(wear, ends, sag, count, seed):
    """A cord of small bulbs hung between two points."""
    chance = random.Random(seed)
    (x, y, z), (to_x, to_y, to_z) = ends
    bulb = materials.glow(f"string bulb {seed}", (1.0, 0.55, 0.2), 11.0)
    cord = []
    for step in range(41):
        part = step / 40
        cord.append((x + (to_x - x) * part, y + (to_y - y) * part, z + (to_z - z) * part - sag * 4 * part * (1 - part)))
    shapes.tube(cord, 0.035, wear.rubber)
    for index in range(count):
        place = cord[int((index + 0.5) * 40 / count)]
        hang = shapes.group(place, (chance.uniform(-12, 12), chance.uniform(-14, 14), 0))
        shapes.lathe([(0, 0.0), (0.07, 0), (0.075, -0.18), (0.06, -0.2)], wear.rubber, hang, segments=16)
        shapes.lathe([(0.05, -0.18), (0.12, -0.3), (0.14, -0.4), (0.1, -0.52), (0, -0.57)], bulb, hang, segments=20)


def curtain(cloth, left, right, y, bottom, top, seed, gathered=0.0):
    """A heavy curtain in folds, drawn in towards its left or right edge by gathered (-1 to 1) at its tie."""
    chance = random.Random(seed)
    phase, columns, rows = chance.uniform(0, 6), 110, 24
    points, faces = [], []
    for row in range(rows + 1):
        height = row / rows
        pull = abs(gathered) * math.exp(-((height - 0.22) / 0.2) ** 2)
        for column in range(columns + 1):
            part = column / columns
            fixed = right if gathered > 0 else left
            x = left + (right - left) * part
            x += (fixed - x) * pull
            fold = 0.32 * math.sin(part * 38 + phase + 0.5 * math.sin(height * 4)) + 0.12 * math.sin(part * 83 + phase)
            points.append((x, y + fold, bottom + (top - bottom) * height))
    for row in range(rows):
        for column in range(columns):
            first = row * (columns + 1) + column
            faces.append((first, first + 1, first + columns + 2, first + columns + 1))
    return shapes.mesh("curtain", points, faces, cloth)


def street():
    """The other side of the street at night, far out of focus: roofs, lit windows, lamps and wet light."""
    chance = random.Random(21)
    dark = materials.glow("far houses", (0.045, 0.095, 0.26), 0.22)
    nodes = materials.Nodes("evening sky")
    rise = nodes.add("ShaderNodeSeparateXYZ", {"Vector": nodes.place()}).outputs["Z"]
    colours = nodes.ramp(nodes.span(rise, 0, 1, -12, 24), (0.0, (1.0, 0.4, 0.13)), (0.34, (0.62, 0.28, 0.26)),
                         (0.66, (0.17, 0.2, 0.42)), (1.0, (0.06, 0.13, 0.36)))
    sky = nodes.finish(Base_Color=(0, 0, 0), Emission=colours, Emission_Strength=1.25)
    shapes.box((0, 70, 20), (160, 1, 90), sky, edge=0)
    for index in range(7):
        shapes.box((-38 + index * 12.5, 50 + chance.uniform(-2, 2), 4), (11.5, 4, 28 + chance.uniform(-7, 9)), dark,
                   edge=0)
    warm = materials.glow("far window", (1.0, 0.5, 0.17), 1.3)
    cool = materials.glow("far cool window", (0.45, 0.65, 1.0), 1.2)
    for index in range(34):
        shapes.box((chance.uniform(-32, 32), 46, chance.uniform(-2, 17)), (chance.uniform(0.7, 1.4), 0.2,
                                                                           chance.uniform(1.0, 1.8)),
                   warm if chance.random() < 0.75 else cool, edge=0)
    lamp = materials.glow("street lamp", (1.0, 0.6, 0.25), 26.0)
    red = materials.glow("tail light", (1.0, 0.1, 0.04), 12.0)
    for index in range(38):
        material = chance.choice((lamp, lamp, lamp, red))
        shapes.lathe([(0, -0.22), (0.2, -0.1), (0.2, 0.1), (0, 0.22)], material,
                     location=(chance.uniform(-20, 20), chance.uniform(28, 40), chance.uniform(5.0, 13.0)), segments=12)
