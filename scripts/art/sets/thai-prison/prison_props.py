"""Things of the cell block: bucket, broom, bunk, blanket, laundry, pipes and an enamel pendant lamp."""
import math
import random

import materials
import shapes
import stage
from mathutils import Vector


def bucket(tin, iron, location, turn=0.0, scale=1.0, water=None):
    """A dented tin bucket with a wire handle, fallen to its side."""
    holder = shapes.group(location, (0, 0, turn), scale)
    body = shapes.lathe([(0, 0.12), (1.0, 0.12), (1.04, 0.0), (1.1, 0.02), (1.14, 0.3), (1.2, 0.34), (1.2, 0.42),
                         (1.18, 0.5),
                         (1.36, 1.7), (1.41, 1.74), (1.4, 1.82), (1.48, 2.6), (1.56, 2.66), (1.58, 2.74), (1.53, 2.8),
                         (1.47, 2.72), (1.16, 0.4), (0, 0.22)], tin, holder)
    for point in body.data.vertices:
        angle = math.atan2(point.co.y, point.co.x)
        dent = 0.09 * math.exp(-((angle + 1.1) ** 2) * 5 - (point.co.z - 1.2) ** 2 * 1.6)
        point.co.x, point.co.y = point.co.x * (1 - dent + 0.012 * math.sin(3 * angle)), point.co.y * (1 - dent)
    for side in (-1, 1):
        shapes.box((side * 1.54, 0, 2.45), (0.1, 0.5, 0.5), iron, holder, 0.03)
    arc = [math.radians(angle) for angle in range(0, 181, 15)]
    shapes.tube([(1.6 * math.cos(a), -1.35 * math.sin(a), 2.45 + 0.55 * math.sin(a)) for a in arc], 0.055, iron, holder)
    if water:
        shapes.lathe([(0, 1.6), (1.3, 1.6)], water, holder)
    return holder


def broom(timber, straw, location, lean, turn):
    """A coconut-rib broom: a pole with a bound fan of ribs at its foot."""
    holder = shapes.group(location, (lean, 0, turn))
    chance = random.Random(8)
    shapes.tube([(0, 0, 4.0), (0.05, 0.03, 9), (0, 0, 14.5)], 0.16, timber, holder, radii=[1, 0.95, 1.05])
    points, faces = [], []
    for _ in range(150):
        angle, spread = chance.uniform(0, math.tau), chance.uniform(0.1, 1.0)
        foot = Vector((1.5 * spread * math.cos(angle), 0.5 * spread * math.sin(angle), chance.uniform(0.0, 0.25)))
        head = Vector((0.28 * spread * math.cos(angle), 0.25 * spread * math.sin(angle), 4.6))
        side = Vector((math.sin(angle * 3), math.cos(angle * 3), 0)) * 0.035
        first = len(points)
        middle = (foot * 0.42 + head * 0.58) * 1.0
        points += [tuple(part) for part in (foot - side * 0.5, foot + side * 0.5, middle + side, head + side,
                                            head - side,
                                            middle - side)]
        faces += [(first, first + 1, first + 2, first + 5), (first + 5, first + 2, first + 3, first + 4)]
    shapes.mesh("ribs", points, faces, straw, holder)
    for height in (3.4, 3.9, 4.4):
        shapes.ring(0.5 - (height - 3.4) * 0.1, 0.06, timber, holder, (0, 0, height))


def mattress(cloth, size, location, parent=None, seed=4, rotation=(0, 0, 0)):
    """A thin sagging mattress with piped edges and hollows."""
    chance = random.Random(seed)
    length, width, height = size
    columns, rows = 44, 20
    phases = [chance.uniform(0, 6) for _ in range(3)]
    points, faces = [], []
    for layer in (0, 1):
        for row in range(rows + 1):
            for column in range(columns + 1):
                u, v = column / columns, row / rows
                rim = min(1.0, min(u, 1 - u) * length / 0.35, min(v, 1 - v) * width / 0.35)
                swell = math.sqrt(max(0.0, 1 - (1 - rim) ** 2))
                bump = 0.05 * math.sin(7 * u + phases[0] + 2 * v) + 0.05 * math.sin(9 * v + phases[1] + 11 * u)
                hollow = 0.18 * math.exp(-((u - 0.55) ** 2) * 18 - (v - 0.5) ** 2 * 8)
                top = height * (0.5 + 0.5 * swell) + (bump - hollow) * rim
                side = 0.05 * math.sin(13 * u + phases[2])
                points.append(((u - 0.5) * length, (v - 0.5) * width + side,
                               top if layer else height * 0.5 * (1 - swell)))
    size_of_layer = (rows + 1) * (columns + 1)
    for row in range(rows):
        for column in range(columns):
            first = row * (columns + 1) + column
            quad = (first, first + 1, first + columns + 2, first + columns + 1)
            faces += [tuple(index + size_of_layer for index in quad), tuple(reversed(quad))]
    thing = shapes.mesh("mattress", points, faces, cloth, parent)
    thing.location = location
    thing.rotation_euler = [math.radians(angle) for angle in rotation]
    return thing


def bunk(iron, cloth, location, turn=0.0, length=19.0, width=7.5, height=4.2):
    """An iron bunk on angle legs with its thin mattress, along X."""
    holder = shapes.group(location, (0, 0, turn))
    for x in (-1, 1):
        for y in (-1, 1):
            shapes.box((x * (length / 2 - 0.2), y * (width / 2 - 0.2), height / 2), (0.4, 0.4, height), iron, holder,
                       0.05)
        shapes.box((x * (length / 2 - 0.2), 0, height - 0.25), (0.35, width, 0.5), iron, holder, 0.04)
        shapes.tube([(x * (length / 2 - 0.2), -width / 2 + 0.2, height),
                     (x * (length / 2 - 0.2), -width / 2 + 0.4, height + 3),
                     (x * (length / 2 - 0.2), width / 2 - 0.4, height + 3),
                     (x * (length / 2 - 0.2), width / 2 - 0.2, height)],
                    0.16, iron, holder, bend="VECTOR")
    for y in (-1, 1):
        shapes.box((0, y * (width / 2 - 0.15), height - 0.25), (length, 0.3, 0.5), iron, holder, 0.04)
    mattress(cloth, (length - 0.6, width - 0.3, 1.0), (0, 0, height), holder)
    return holder


def blanket(cloth, location, turn=0.0, size=(4.4, 3.2), folds=5, thickness=0.2):
    """A blanket folded several times: rounded layers, each a little off the one below."""
    holder = shapes.group(location, (0, 0, turn))
    chance = random.Random(6)
    for layer in range(folds):
        mattress(cloth, (size[0] + chance.gauss(0, 0.08), size[1] + chance.gauss(0, 0.07), thickness),
                 (chance.gauss(0, 0.05), chance.gauss(0, 0.05), layer * thickness * 0.92), holder, layer + 3,
                 (0, 0, chance.gauss(0, 1.2)))
    return holder


def hung(cloth, left, right, drop, seed=3, sleeves=False):
    """Washing over a line between two points: it hangs in folds, its hem uneven; a shirt shows its sleeves."""
    chance = random.Random(seed)
    left, right = Vector(left), Vector(right)
    along = right - left
    normal = Vector((along.y, -along.x, 0)).normalized()
    columns, rows = 40, 24
    phase = chance.uniform(0, 6)
    points, faces = [], []
    for row in range(rows + 1):
        for column in range(columns + 1):
            u, v = column / columns, row / rows
            wide = 0.28 * (1 - v / 0.42) ** 0.3 if sleeves and v < 0.4 else 0.0
            across = (u - 0.5) * (1 - 0.1 * v + wide) + 0.5
            fold = (0.06 + 0.2 * v) * math.sin(phase + 11 * u + 1.5 * v) + 0.1 * v * math.sin(phase + 23 * u)
            hem = drop * (v + 0.04 * math.sin(5 * u + phase) * v)
            sag = 0.25 * math.sin(math.pi * u)
            points.append(tuple(left + along * across + normal * fold - Vector((0, 0, hem + sag))))
    for row in range(rows):
        for column in range(columns):
            first = row * (columns + 1) + column
            faces.append((first, first + 1, first + columns + 2, first + columns + 1))
    return shapes.mesh("washing", points, faces, cloth)


def pipe(iron, points, radius=0.5, collars=()):
    """A rusty pipe with corners, and collars (place, direction in degrees) where it is bracketed."""
    shapes.tube(points, radius, iron, bend="VECTOR")
    for place, rotation in collars:
        shapes.lathe([(radius * 1.05, -0.35), (radius * 1.35, -0.3), (radius * 1.35, 0.3), (radius * 1.05, 0.35)], iron,
                     None,
                     place, rotation, 24)


def shade_lamp(enamel, rubber, location, ceiling, colour, glow, energy, spread=130.0, tilt=0.0):
    """A wide enamel pendant lamp on its cord, too weak to cast shadows."""
    x, y, z = location
    holder = shapes.group(location, (tilt, tilt * 0.6, 0))
    shapes.tube([(x + 0.1, y, ceiling), (x, y, (ceiling + z) / 2), (x, y, z + 1.0)], 0.07, rubber)
    shapes.lathe([(0, 1.3), (0.2, 1.28), (0.3, 1.0), (0.32, 0.7), (0.45, 0.62), (1.1, 0.42), (1.75, 0.02), (2.1, -0.5),
                  (2.18, -0.56), (2.14, -0.6), (2.04, -0.5), (1.7, -0.04), (1.05, 0.34), (0, 0.42)], enamel, holder)
    shapes.lathe([(radius * 1.2, height * 1.1) for radius, height in shapes.BULB],
                 materials.glow("bulb", (1.0, 0.66, 0.32), glow), holder)
    down = stage.light("SPOT", (x, y, z - 0.8), (x, y, 0), colour, energy, 0.4, spread, 0.7)
    near = stage.light("POINT", (x, y, z - 1.4), (x, y, 0), colour, energy * 0.04, 0.4, haze=0.4)
    down.data.use_shadow = near.data.use_shadow = False
