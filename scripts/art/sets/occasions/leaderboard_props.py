"""Props of the leaderboard's picture: hanging brass plates that no one can read, their board, its lamp, a stopwatch."""
import math
import os
import random

import gift_card_props
import materials
import shapes
import stage
import trimmings

MARK = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../../../src/assets/brand/mark.svg")
PLATE = (1.74, 0.54)


def engraved(name="engraved brass"):
    """Brass with two lines of worn marks that look like a name and a time from afar and are neither."""
    nodes = materials.Nodes(name)
    chance = nodes.add("ShaderNodeObjectInfo").outputs["Random"]
    split = nodes.add("ShaderNodeSeparateXYZ", {"Vector": nodes.coordinates.outputs["Object"]})

    def sum_of(kind, first, second=0.0):
        """The result of one calculation."""
        return nodes.add("ShaderNodeMath", {0: first, 1: second}, operation=kind).outputs[0]
    moved = nodes.add("ShaderNodeVectorMath", {0: nodes.place((21, 1, 9)), 1: nodes.span(chance, 0, 60)},
                      operation="ADD").outputs[0]
    strokes = sum_of("GREATER_THAN", nodes.noise(moved, 1.3, 1, 0.4), 0.5)
    marks = None
    for level, half, least, most in ((0.075, 0.058, 0.42, 0.7), (-0.12, 0.032, 0.2, 0.4)):
        row = sum_of("LESS_THAN", sum_of("ABSOLUTE", sum_of("SUBTRACT", split.outputs["Z"], level)), half)
        reach = sum_of("LESS_THAN", sum_of("ABSOLUTE", split.outputs["X"]), nodes.span(chance, least, most))
        line = sum_of("MULTIPLY", row, reach)
        marks = line if marks is None else sum_of("MAXIMUM", marks, line)
    cut = sum_of("MULTIPLY", marks, strokes)
    patches = nodes.noise(moved, 0.22, 8, 0.7)
    tone = nodes.ramp(chance, (0.0, (0.5, 0.27, 0.075)), (1.0, (0.76, 0.47, 0.17)))
    tone = nodes.mix(0.75, tone, nodes.ramp(patches, (0.36, (0.22, 0.2, 0.18)), (0.6, (1, 1, 1))), "MULTIPLY")
    tone = nodes.mix(cut, tone, (0.035, 0.018, 0.008, 1))
    nodes.bump(sum_of("SUBTRACT", patches, cut), 0.3, 0.03)
    return nodes.finish(Base_Color=tone, Metallic=nodes.span(cut, 1.0, 0.2),
                        Roughness=nodes.span(patches, 0.52, 0.3, 0.35, 0.65))


def plate(metal, parent=None, location=(0, 0, 0), rotation=(0, 0, 0)):
    """A thin plate with clipped corners and a hole in its upper edge, facing -Y, hung from its origin."""
    x, z, clip = PLATE[0] / 2, PLATE[1] / 2, 0.09
    outline = [(-x + clip, -z), (x - clip, -z), (x, -z + clip), (x, z - clip), (x - clip, z), (-x + clip, z),
               (-x, z - clip), (-x, -z + clip)]
    return trimmings.slab(outline, 0.05, metal, parent, 0.018, location, rotation)


def cup_hook(metal, parent, location, size=1.0, drop=1.0):
    """A small brass hook screwed into the board over a round rose, open to the front and upwards; drop deepens it."""
    holder = shapes.group(location, (0, 0, 0), size, parent)
    shapes.lathe([(0.13, 0), (0.125, 0.03), (0.07, 0.06), (0.05, 0.09)], metal, holder, (0, 0, 0), (90, 0, 0), 20)
    shapes.tube([(0, 0, 0), (0, -0.16, 0), (0, -0.23, -0.05 * drop), (0, -0.3, -0.1 * drop), (0, -0.4, -0.06 * drop),
                 (0, -0.43, 0.05 * drop), (0, -0.42, 0.13 * drop)], 0.034, metal, holder,
                radii=[1.1, 1, 1, 1, 1, 1, 1.15])


def board(timber, panel, ghost, metal, hooks, location, columns, rows, empty, pitch=(2.12, 0.84)):
    """A framed board of plates on hooks; at empty (column, row) there is only the hook, over paler wood."""
    holder = shapes.group(location)
    chance = random.Random(21)
    width, height = columns * pitch[0] + 0.5, rows * pitch[1] + 0.75
    shapes.box((0, 0.12, 0), (width, 0.3, height), panel, holder, 0.03)
    for x, z, across, up in ((0, height / 2 + 0.16, width + 0.9, 0.5), (0, -height / 2 - 0.16, width + 0.9, 0.5),
                             (-width / 2 - 0.16, 0, 0.5, height), (width / 2 + 0.16, 0, 0.5, height)):
        shapes.box((x, -0.02, z), (across, 0.56, up), timber, holder, 0.1, (0, chance.gauss(0, 0.1), 0))
    for x, z, across, up in ((0, height / 2 - 0.1, width - 0.1, 0.1), (0, -height / 2 + 0.1, width - 0.1, 0.1),
                             (-width / 2 + 0.1, 0, 0.1, height - 0.2), (width / 2 - 0.1, 0, 0.1, height - 0.2)):
        shapes.box((x, -0.06, z), (across, 0.14, up), hooks, holder, 0.04)
    for row in range(rows):
        for column in range(columns):
            x = (column - (columns - 1) / 2) * pitch[0]
            z = height / 2 - 0.62 - row * pitch[1]
            bare = (column, row) == empty
            if bare:
                shapes.box((x, -0.035, z - 0.13 - PLATE[1] / 2), (PLATE[0], 0.02, PLATE[1]), ghost, holder, 0)
                cup_hook(hooks, holder, (x, -0.04, z - 0.14), 1.5, 2.4)
                continue
            cup_hook(hooks, holder, (x, -0.03, z), 0.85)
            swing = chance.gauss(0, 1.3)
            sway = shapes.group((x + chance.gauss(0, 0.015), -0.2, z - 0.02), (chance.uniform(-5, -2), swing, 0),
                                parent=holder)
            shapes.ring(0.09, 0.022, hooks, sway, (0, 0, -0.06), (90, 0, 90))
            plate(metal, sway, (0, 0, -0.13 - PLATE[1] / 2))
    return holder


def picture_lamp(brass, location, length=5.2, energy=2600.0):
    """A brass picture lamp on two bent arms: a half tube over a glowing bulb, throwing its light down the wall."""
    holder = shapes.group(location)
    count, radius = 14, 0.42
    points = [(side * length / 2, radius * math.cos(turn), radius * math.sin(turn)) for side in (-1, 1)
              for turn in [math.radians(-25 + 230 * step / count) for step in range(count + 1)]]
    faces = [(step, step + 1, step + count + 2, step + count + 1) for step in range(count)]
    hood = shapes.mesh("hood", points, faces, brass, holder)
    shapes.solidify(hood, 0.05, 1)
    for side in (-1, 1):
        shapes.lathe([(0, 0.05), (0.44, 0.05), (0.46, 0), (0.44, -0.05), (0, -0.05)], brass, holder,
                     (side * length / 2, 0, 0), (0, 90, 0), 32)
        x = side * length * 0.24
        shapes.tube([(x, 0.4, 0.1), (x, 0.9, 0.55), (x, 1.5, 0.5), (x, 1.8, -0.2)], 0.075, brass, holder)
        shapes.lathe([(0.3, 0), (0.28, 0.07), (0.12, 0.12), (0, 0.12)], brass, holder, (x, 1.86, -0.25), (90, 0, 0), 28)
    bulb = materials.glow("picture bulb", (1.0, 0.56, 0.2), 16.0)
    shapes.tube([(-length * 0.4, 0, -0.08), (length * 0.4, 0, -0.08)], 0.13, bulb, holder, bend="VECTOR")
    x, y, z = location
    lamp = stage.light("AREA", (x, y, z - 0.45), (x, y + 1.15, z - 5.0), (1.0, 0.6, 0.27), energy,
                       (length * 0.85, 0.5), haze=1.0)
    return lamp


def knurl(radius, height, depth, count, metal, parent, location, rotation):
    """A winding crown: a short cylinder with grooves along its side and a domed top."""
    levels = ((0, 0.82), (0.06, 0.97), (0.12, 1.0), (0.8, 1.0), (0.9, 0.96), (1.0, 0.8), (1.08, 0.4), (1.1, 0.0))
    points, faces = [], []
    for share, size in levels:
        for step in range(count * 2):
            turn = math.tau * step / (count * 2)
            reach = radius * size - (depth * size if step % 2 and 0 < share < 0.95 else 0)
            points.append((reach * math.cos(turn), reach * math.sin(turn), height * share))
    ring = count * 2
    for level in range(len(levels) - 1):
        faces += [(level * ring + step, level * ring + (step + 1) % ring, (level + 1) * ring + (step + 1) % ring,
                   (level + 1) * ring + step) for step in range(ring)]
    thing = shapes.mesh("knurl", points, faces, metal, parent)
    thing.location, thing.rotation_euler = location, [math.radians(angle) for angle in rotation]
    return thing


def dial(parent, face, ink, red, level):
    """An enamel dial: a scale of sixty with its fives, fine fifths between them, a small register, the mark."""
    shapes.lathe([(0, level), (0.85, level), (0.87, level + 0.012)], face, parent, segments=96)
    for step in range(300):
        long, wide = (0.095, 0.017) if step % 25 == 0 else (0.075, 0.009) if step % 5 == 0 else (0.035, 0.0045)
        angle, reach = math.tau * step / 300, 0.83 - long / 2
        shapes.box((reach * math.sin(angle), reach * math.cos(angle), level + 0.003), (wide, long, 0.004), ink, parent,
                   0, (0, 0, -math.degrees(angle)))
    shapes.ring(0.835, 0.004, ink, parent, (0, 0, level + 0.003))
    for mark in range(5, 61, 5):
        angle = math.tau * mark / 60
        shapes.lettering(str(mark), (0.635 * math.sin(angle), 0.635 * math.cos(angle) - 0.055, level + 0.005), 0.155,
                         ink, parent, align="CENTER", font=trimmings.SERIF)
    for radius, weight in ((0.235, 0.005), (0.2, 0.003)):
        shapes.ring(radius, weight, ink, parent, (0, 0.3, level + 0.003))
    for step in range(30):
        angle, long = math.tau * step / 30, 0.05 if step % 5 == 0 else 0.03
        shapes.box(((0.235 - long / 2) * math.sin(angle), 0.3 + (0.235 - long / 2) * math.cos(angle), level + 0.003),
                   (0.008, long, 0.004), ink, parent, 0, (0, 0, -math.degrees(angle)))
    gift_card_props.mark(MARK, ink, parent, (0, -0.33, level + 0.006), 0.2)
    hand(parent, ink, (0, 0.3), 104, 0.17, 0.02, level + 0.02)
    hand(parent, red, (0, 0), 336, 0.77, 0.018, level + 0.045)
    shapes.lathe([(0.06, level), (0.06, level + 0.05), (0.045, level + 0.07), (0, level + 0.075)], ink, parent,
                 segments=24)


def hand(parent, material, centre, turn, reach, wide, level):
    """A blued hand that tapers to its tip, with a counterweight behind its pin."""
    angle = math.radians(turn)
    along, aside = (math.sin(angle), math.cos(angle)), (math.cos(angle), -math.sin(angle))
    outline = ((-0.26, 1.0), (-0.2, 1.25), (-0.05, 0.7), (0.0, 0.9), (1.0, 0.22))
    right = [(reach * share, wide * part) for share, part in outline]
    points = [(centre[0] + along[0] * out + aside[0] * off, centre[1] + along[1] * out + aside[1] * off, level)
              for out, off in right + [(out, -off) for out, off in reversed(right)]]
    shapes.solidify(shapes.mesh("hand", points, [tuple(range(len(points)))], material, parent), 0.012)


def stopwatch(brass, bright, location, rotation, parent=None, scale=1.0):
    """An old brass stopwatch: rounded case, bezel, domed glass, knurled crown in a bow, and a pusher at its side."""
    holder = shapes.group(location, rotation, scale, parent)
    face = materials.Nodes("aged enamel")
    age = face.noise(face.place(), 1.1, 8, 0.7)
    tone = face.ramp(age, (0.3, (0.48, 0.38, 0.25)), (0.6, (0.78, 0.7, 0.55)))
    enamel = face.finish(Base_Color=tone, Roughness=0.3, Specular=0.5)
    blued = materials.metal("blued steel", (0.035, 0.05, 0.11), 0.25, 0.3)
    shapes.lathe([(0, -0.2), (0.55, -0.2), (0.8, -0.16), (0.95, -0.06), (1.0, 0.04), (1.0, 0.1), (0.975, 0.15)], brass,
                 holder, segments=96)
    shapes.lathe([(0.985, 0.12), (1.02, 0.145), (1.03, 0.18), (1.01, 0.22), (0.96, 0.26), (0.91, 0.275), (0.885, 0.25),
                  (0.87, 0.19)], bright, holder, segments=96)
    red = materials.ink("sweep hand", (0.32, 0.018, 0.01), 0.4)
    dial(holder, enamel, blued, red, 0.185)
    clear = materials.glass("watch glass")
    clear.node_tree.nodes["Principled BSDF"].inputs["Alpha"].default_value = 0.07
    glass = shapes.lathe([(0.885, 0.25), (0.7, 0.31), (0.4, 0.345), (0, 0.36)], clear, holder, segments=64)
    glass.visible_shadow = False
    shapes.lathe([(0.2, 0.93), (0.19, 1.0), (0.13, 1.05), (0.12, 1.16), (0.15, 1.19), (0.15, 1.22)], brass, holder,
                 (0, 0, 0.04), (-90, 0, 0), 32)
    knurl(0.19, 0.24, 0.02, 26, bright, holder, (0, 1.22, 0.04), (-90, 0, 0))
    bow = [(0.13, 1.09, 0.04), (0.4, 1.16, 0.03), (0.47, 1.46, 0.02), (0.3, 1.7, 0.0), (0, 1.78, 0.0),
           (-0.3, 1.7, 0.0), (-0.47, 1.46, 0.02), (-0.4, 1.16, 0.03), (-0.13, 1.09, 0.04)]
    shapes.tube(bow, 0.05, bright, holder)
    side = shapes.group((0, 0, 0.04), (0, 0, -42), parent=holder)
    shapes.lathe([(0.1, 0.95), (0.1, 1.08), (0.075, 1.1), (0.075, 1.16)], brass, side, (0, 0, 0), (-90, 0, 0), 24)
    shapes.lathe([(0.115, 1.15), (0.125, 1.2), (0.115, 1.24), (0, 1.255)], bright, side, (0, 0, 0), (-90, 0, 0), 24)
    return holder


def lock_box(timber, metal, iron, parent, size):
    """A small oak box with a lid, brass corners and a keyhole, its front on the parent's XZ plane."""
    wide, deep, tall = size
    split = tall * 0.7
    shapes.box((0, deep / 2, split / 2), (wide, deep, split - 0.015), timber, parent, 0.05)
    shapes.box((0, deep / 2, (split + tall) / 2), (wide + 0.03, deep, tall - split - 0.015), timber, parent, 0.06)
    for side in (-1, 1):
        for z, high in ((0.2, 0.4), (tall - 0.14, 0.26)):
            shapes.box((side * (wide / 2 - 0.18), 0.16, z), (0.42, 0.36, high + 0.02), metal, parent, 0.04)
            shapes.box((side * (wide / 2 - 0.18), deep - 0.16, z), (0.42, 0.36, high + 0.02), metal, parent, 0.04)
    shapes.lathe([(0.3, 0), (0.29, 0.03), (0.25, 0.04), (0.24, 0.025), (0, 0.025)], metal, parent,
                 (-0.2, 0, split * 0.55), (90, 0, 0), 48).scale = (0.8, 1.1, 1)
    trimmings.keyhole(iron, parent, (-0.2, -0.03, split * 0.55), 0.12)


def chalk_stub(location, turn):
    """A used stub of chalk: one end broken, the other worn round, in the dust that it left."""
    holder = shapes.group(location, (0, 0, turn))
    white = materials.plain("chalk", (0.86, 0.83, 0.76), 1.0, 0.15, 7)
    shapes.lathe([(0, -0.4), (0.1, -0.385), (0.15, -0.33), (0.165, -0.24), (0.165, 0.3), (0.14, 0.33), (0.09, 0.31),
                  (0.03, 0.36), (0, 0.35)], white, holder, (0, 0, 0.165), (0, 90, 0), 28)
    chance = random.Random(8)
    for _ in range(130):
        size = chance.uniform(0.004, 0.02) * chance.uniform(0.5, 1.3)
        shapes.box((chance.gauss(0.15, 0.45), chance.gauss(-0.1, 0.22), size * 0.3),
                   (size * 1.4, size, size * 0.6), white, holder, 0, (0, 0, chance.uniform(0, 180)))
