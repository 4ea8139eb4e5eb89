"""The guard's things: a board of old keys on numbered hooks, a desk fan, an open ledger and an enamel desk lamp."""
import math
import random

import materials
import prison_paint
import shapes
import stage
import trimmings
from mathutils import Vector


def old_key(metal, location, rotation, length=1.5, bow=0.26, teeth=(0.3, 0.2), seed=1):
    """A heavy cell key hanging by its bow from the origin, downwards along -Z."""
    holder = shapes.group(location, rotation)
    chance = random.Random(seed)
    shapes.ring(bow, 0.062, metal, holder, (0, 0, -bow * 0.85), (90, 0, 0)).scale = (chance.uniform(0.8, 1.1), 1, 1)
    neck = -bow * 1.8
    shapes.lathe([(0.07, 0), (0.115, -0.05), (0.115, -0.11), (0.075, -0.15), (0.07, -length * 0.86),
                  (0.1, -length * 0.87),
                  (0.1, -length * 0.92), (0.066, -length * 0.93), (0.06, -length), (0, -length)], metal, holder,
                 (0, 0, neck),
                 segments=18)
    for index, reach in enumerate(teeth):
        shapes.box((reach / 2 + 0.04, 0, neck - length * (0.9 - index * 0.12)), (reach, 0.075, 0.1), metal, holder,
                   0.015)
    shapes.box((0.1, 0, neck - length * 0.84), (0.12, 0.075, length * 0.16), metal, holder, 0.015)
    return holder


def key_board(timber, back, wear, location, columns=7, rows=3, gap=(1.62, 2.75)):
    """A framed board with numbered enamel discs, hooks and keys, some gone; in the XZ plane, facing -Y."""
    holder = shapes.group(location)
    chance = random.Random(12)
    width, height = columns * gap[0] + 0.9, rows * gap[1] + 0.7
    shapes.box((0, 0.1, 0), (width, 0.3, height), back, holder, 0.03)
    for x, z, across, up in ((0, height / 2, width + 0.7, 0.5), (0, -height / 2, width + 0.7, 0.5),
                             (-width / 2, 0, 0.5, height + 0.2), (width / 2, 0, 0.5, height + 0.2)):
        shapes.box((x, -0.05, z), (across, 0.5, up), timber, holder, 0.07, (0, chance.gauss(0, 0.2), 0))
    disc = prison_paint.chipped("number enamel", (0.55, 0.5, 0.38), 0.64, 3.0)
    irons = (prison_paint.rusted("key iron", (0.11, 0.1, 0.09), 0.56),
             materials.metal("key brass", (0.6, 0.38, 0.13), 0.32, 0.8),
             materials.metal("key steel", (0.34, 0.33, 0.31), 0.36, 0.8))
    number = 0
    for row in range(rows):
        for column in range(columns):
            number += 1
            x = (column - (columns - 1) / 2) * gap[0] + chance.gauss(0, 0.03)
            z = height / 2 - 0.75 - row * gap[1] + chance.gauss(0, 0.02)
            shapes.lathe([(0.27, 0), (0.27, 0.04), (0.24, 0.06), (0, 0.065)], disc, holder, (x, -0.05, z), (90, 0, 0),
                         24)
            shapes.lettering(str(number), (x, -0.13, z - 0.12), 0.36, wear.ink, holder, (90, 0, chance.gauss(0, 3)),
                             "CENTER",
                             trimmings.SERIF)
            hook = [(x, -0.05, z - 0.42), (x, -0.42, z - 0.44), (x, -0.5, z - 0.34), (x, -0.48, z - 0.26)]
            shapes.tube(hook, 0.045, irons[0], holder)
            if number in (4, 11, 17):
                continue
            for extra in range(2 if chance.random() < 0.25 else 1):
                key = old_key(chance.choice(irons), (x + extra * 0.05, -0.3 - extra * 0.14, z - 0.4),
                              (chance.gauss(2, 1.5), chance.gauss(0, 4) + extra * 13,
                               chance.uniform(-35, 35) + 180 * extra),
                              chance.uniform(1.05, 1.5), chance.uniform(0.22, 0.3),
                              (chance.uniform(0.2, 0.34), chance.uniform(0.15, 0.3)), number)
                key.parent = holder
            if chance.random() < 0.3:
                shapes.sheet((x + 0.12, -0.52, z - 1.15), (0.42, 0.62), wear.card, holder, (88, chance.gauss(0, 9), 8),
                             0.02,
                             number)
    return holder


def fan(enamel, chrome, dark, location, turn, tilt=-6.0, size=1.0):
    """A desk fan: weighted foot, stalk, motor, four cupped blades and a wire cage; it looks towards -Y."""
    holder = shapes.group(location, (0, 0, turn), size)
    shapes.lathe([(0, 0.62), (0.3, 0.6), (0.4, 0.5), (0.55, 0.42), (1.3, 0.3), (1.5, 0.2), (1.52, 0.0), (0, 0)], enamel,
                 holder)
    shapes.lathe([(0, 0.05), (0.22, 0.05), (0.22, 0), (0, 0)], dark, holder, (0.0, -0.95, 0.36), (14, 0, 0), 20)
    shapes.tube([(0, 0.1, 0.5), (0, 0.2, 1.7), (0, 0.45, 2.7)], 0.2, enamel, holder, radii=[1.3, 1.0, 0.9])
    head = shapes.group((0, 0, 3.35), (tilt, 0, 0), parent=holder)
    shapes.lathe([(0, -0.1), (0.5, -0.1), (0.62, 0.05), (0.66, 0.6), (0.6, 1.0), (0.42, 1.25), (0, 1.32)], enamel, head,
                 (0, 0.05, 0), (-90, 0, 0))
    shapes.lathe([(0, 0), (0.1, 0.0), (0.12, 0.1), (0.08, 0.28), (0, 0.3)], chrome, head, (0, 0.9, 0.68), segments=16)
    for blade in range(4):
        wing = shapes.group((0, -0.42, 0), (0, 90 * blade + 22, 0), parent=head)
        points, faces = [], []
        for row in range(9):
            share = row / 8
            radius = 0.28 + 1.62 * share
            half = 0.24 + 0.62 * math.sin(math.pi * (0.12 + 0.72 * share)) ** 0.8
            if row == 8:
                half *= 0.55
            for column in range(9):
                side = column / 8 * 2 - 1
                angle = side * half / radius * 0.75 if radius > 0.5 else side * half * 0.8
                points.append((radius * math.sin(angle), 0.22 * side + 0.06 * side * side, radius * math.cos(angle)))
        for row in range(8):
            faces += [(row * 9 + c, row * 9 + c + 1, row * 9 + c + 10, row * 9 + c + 9) for c in range(8)]
        paddle = shapes.mesh("blade", points, faces, chrome, wing)
        shapes.solidify(paddle, 0.03, -1)
    shapes.lathe([(0, 0.34), (0.2, 0.3), (0.3, 0.18), (0.32, -0.1), (0, -0.1)], chrome, head, (0, -0.42, 0), (90, 0, 0),
                 28)
    for radius, depth in ((2.12, -0.4), (2.0, -0.86), (2.0, 0.05), (1.35, -1.02), (1.3, 0.12)):
        shapes.ring(radius, 0.045 if radius > 2.1 else 0.028, chrome, head, (0, depth, 0), (90, 0, 0))
    for spoke in range(30):
        angle = math.tau * spoke / 30
        across, up = math.sin(angle), math.cos(angle)
        twist = (math.sin(angle + 0.2), math.cos(angle + 0.2))
        shapes.tube([(0.4 * across, -1.06, 0.4 * up), (1.35 * twist[0], -1.03, 1.35 * twist[1]),
                     (1.9 * twist[0], -0.92, 1.9 * twist[1]),
                     (2.12 * twist[0], -0.4, 2.12 * twist[1])], 0.018, chrome, head)
        shapes.tube([(2.12 * across, -0.4, 2.12 * up), (1.95 * across, 0.03, 1.95 * up),
                     (0.6 * across, 0.14, 0.6 * up)], 0.018,
                    chrome, head)
    shapes.lathe([(0, 0.06), (0.3, 0.05), (0.42, 0.0), (0.42, -0.03)], enamel, head, (0, -1.06, 0), (90, 0, 0), 32)
    shapes.tube([(0, 1.5, 0.15), (0.5, 2.2, 0.06), (1.6, 2.4, 0.05), (2.2, 3.4, 0.05)], 0.06, dark, holder)
    return holder


def ledger(cover, wear, location, turn, size=(2.6, 3.7)):
    """An open ledger: two blocks of pages curving from the gutter, ruled and filled in by hand, with a ribbon."""
    holder = shapes.group(location, (0, 0, turn))
    chance = random.Random(7)
    width, depth = size
    shapes.box((0, 0, 0.05), (width * 2 + 0.36, depth + 0.3, 0.1), cover, holder, 0.04)
    page = materials.paper("ledger page", (0.62, 0.54, 0.38), 0.5)

    def rise(share):
        """The height of the page at a share of the way from gutter to edge."""
        return 0.14 + 0.34 * math.sin(math.pi * min(1.0, share * 0.9 + 0.1)) ** 0.6 * (1 - 0.45 * share)

    for side in (-1, 1):
        points, faces, columns = [], [], 18
        for v in (-0.5, 0.5):
            for column in range(columns + 1):
                share = column / columns
                points.append((side * width * share, v * depth, rise(share)))
                points.append((side * width * share, v * depth, 0.1))
        row = (columns + 1) * 2
        for c in range(columns):
            low, high = c * 2, row + c * 2
            faces += [(low, low + 2, high + 2, high), (low, low + 1, low + 3, low + 2),
                      (high, high + 2, high + 3, high + 1)]
        faces.append((columns * 2, columns * 2 + 1, row + columns * 2 + 1, row + columns * 2))
        shapes.mesh("pages", points, faces, page, holder)
        for line in range(13):
            y = depth * (0.36 - line * 0.062)
            for share in (0.1, 0.24, 0.62, 0.8):
                if line > 8 and side > 0:
                    continue
                end = share + {0.1: 0.07, 0.24: 0.3, 0.62: 0.12, 0.8: 0.12}[share] * chance.uniform(0.55, 1.0)
                steps = [share + (end - share) * step / 14 for step in range(15)]
                shapes.tube([(side * width * s if side > 0 else -width * (1 - s), y + chance.gauss(0.015, 0.024),
                              rise(s if side > 0 else 1 - s) + 0.012) for s in steps], 0.009, wear.ink, holder)
            rule = [step / 8 for step in range(9)]
            shapes.tube([(side * width * (0.05 + 0.9 * s), y - 0.07, rise(0.05 + 0.9 * s) + 0.006) for s in rule],
                        0.005,
                        wear.red_ink, holder)
    satin = trimmings.satin("ribbon", (0.3, 0.02, 0.015))
    trimmings.ribbon([(0.06, 1.5, 0.3), (0.1, -0.6, 0.3), (0.2, -2.0, 0.2), (0.5, -2.5, 0.04)], 0.13, satin, holder)
    return holder


def desk_lamp(enamel, brass, location, head, aim, energy):
    """A heavy enamel lamp on a bent brass stalk; returns its lamp."""
    place, mouth = Vector(location), Vector(head)
    shapes.lathe([(0, 0.5), (0.25, 0.48), (0.4, 0.36), (1.0, 0.26), (1.2, 0.14), (1.22, 0), (0, 0)], enamel,
                 location=location)
    away = mouth - place
    shapes.tube([place + Vector((0, 0, 0.4)), place + Vector((away.x * -0.08, away.y * -0.05, away.z * 0.55)),
                 place + Vector((away.x * 0.3, away.y * 0.3, away.z * 1.2)), mouth + Vector((0, 0, 0.75))], 0.1, brass)
    direction = (Vector(aim) - mouth).normalized()
    hood = shapes.group(head)
    hood.rotation_euler = direction.to_track_quat("-Z", "Y").to_euler()
    shapes.lathe([(0, 0.85), (0.22, 0.84), (0.28, 0.6), (0.4, 0.5), (0.9, 0.26), (1.35, -0.2), (1.55, -0.75),
                  (1.6, -0.8),
                  (1.56, -0.83), (1.5, -0.75), (1.3, -0.24), (0.86, 0.18), (0, 0.3)], enamel, hood)
    shapes.lathe(shapes.BULB, materials.glow("bulb", (1.0, 0.62, 0.28), 14.0), hood, (0, 0, 0.12))
    stage.light("POINT", mouth + direction * 0.7, aim, (1.0, 0.62, 0.28), energy * 0.035, 0.2, haze=0.5)
    return stage.light("SPOT", mouth + direction * 0.75, aim, (1.0, 0.62, 0.28), energy, 0.3, 118, 0.75, 1.0)
