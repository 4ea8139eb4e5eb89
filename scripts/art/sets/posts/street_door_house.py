"""The house of the street-door set: brick front, stone surround and steps, plank door, window, pavement."""
import random

import materials
import shapes
import stage
import trimmings
from mathutils import Vector

LOWER, UPPER = 1.7, 3.4
DOOR = (-4.8, 4.8, UPPER, 23.2)
WINDOW = (12.6, 19.4, 9.6, 21.0)
OPENINGS = ((-6.2, 6.2, 0, 24.4), (WINDOW[0] - 0.3, WINDOW[1] + 0.3, WINDOW[2] - 0.6, WINDOW[3] + 0.9))


def stone(name, colour, wet=0.0):
    """Weathered stone: every block has its own tone, with grime, streaks, pits and a wet shine from 0 to 1."""
    nodes = materials.Nodes(name)
    chance = nodes.add("ShaderNodeObjectInfo").outputs["Random"]
    tone = nodes.ramp(chance, (0, tuple(part * 0.68 for part in colour)), (1, tuple(part * 1.15 for part in colour)))
    grime = nodes.noise(nodes.place((1, 1, 0.35)), 0.5, 8, 0.66)
    tone = nodes.mix(0.8, tone, nodes.ramp(grime, (0.36, (0.28, 0.26, 0.24)), (0.6, (1, 1, 1))), "MULTIPLY")
    pits = nodes.noise(nodes.place(), 3.2, 9, 0.75)
    tone = nodes.mix(0.5, tone, nodes.ramp(pits, (0.34, (0.4, 0.38, 0.36)), (0.5, (1, 1, 1))), "MULTIPLY")
    nodes.bump(pits, 0.5, 0.12)
    rough = nodes.span(grime, 0.8 - 0.55 * wet, 0.92 - 0.3 * wet, 0.35, 0.65)
    return nodes.finish(Base_Color=tone, Roughness=rough, Specular=0.25 + 0.25 * wet)


def painted(name, paint, timber, hold=0.525):
    """Old oil paint on upright boards, worn off to the timber where the grain exceeds what it can hold."""
    nodes = materials.Nodes(name)
    grain = nodes.noise(nodes.place((7, 7, 0.45)), 1.8, 8, 0.7, 0.6)
    wear = nodes.noise(nodes.place((1.6, 1.6, 0.5)), 0.9, 7, 0.68)
    bare = nodes.span(nodes.mix(0.55, wear, grain), 0.0, 1.0, hold, hold + 0.035)
    coats = nodes.ramp(wear, (0.3, tuple(part * 0.5 for part in paint)), (0.62, paint))
    wood = nodes.ramp(grain, (0.35, tuple(part * 0.35 for part in timber)), (0.6, timber))
    nodes.bump(nodes.mix(0.45, grain, bare), 0.4, 0.06)
    return nodes.finish(Base_Color=nodes.mix(bare, coats, wood), Roughness=nodes.span(bare, 0.36, 0.75), Specular=0.4)


def block(location, size, material, chance, edge=0.14):
    """A hewn block whose corners are a little out of true."""
    thing = shapes.box(location, size, material, edge=0)
    for point in thing.data.vertices:
        point.co += Vector([chance.uniform(-0.05, 0.05) for _ in range(3)])
    return shapes.bevel(thing, edge, 3)


def front(wear):
    """The brick front with its openings for door and window."""
    clay = materials.brick("clay", ((0.085, 0.027, 0.018), (0.15, 0.045, 0.028), (0.12, 0.05, 0.036),
                                    (0.065, 0.032, 0.027), (0.135, 0.036, 0.022)))
    mortar = materials.plain("mortar", (0.13, 0.12, 0.105))
    door, window = OPENINGS
    for left, right, bottom, top in ((-27, door[0], 0, 33), (door[0], door[1], door[3], 33),
                                     (door[1], window[0], 0, 33),
                                     (window[0], window[1], 0, window[2]), (window[0], window[1], window[3], 33),
                                     (window[1], 28, 0, 33)):
        shapes.box(((left + right) / 2, 0.64, (bottom + top) / 2), (right - left, 1, top - bottom), mortar, edge=0)
    chance = random.Random(3)
    models = []
    for _ in range(5):
        model = shapes.box((0, 0, 0), (2.12, 1.0, 0.63), clay, edge=0)
        for point in model.data.vertices:
            point.co += Vector([chance.uniform(-0.05, 0.05) for _ in range(3)])
        models.append(shapes.bevel(model, 0.06, 2))
    for course in range(43):
        for step in range(25):
            x, z = -27 + step * 2.22 + 1.11 * (course % 2), 0.32 + course * 0.74
            if any(left - 0.5 < x < right + 0.5 and bottom < z < top for left, right, bottom, top in OPENINGS):
                continue
            place = (x, 0.5 + chance.gauss(0, 0.03), z + chance.gauss(0, 0.012))
            turn = (chance.gauss(0, 0.7), chance.gauss(0, 0.5) + chance.choice((0, 180)), chance.gauss(0, 0.9))
            shapes.copy(chance.choice(models), place, turn)
    for model in models:
        model.location.z = -9


def tread(left, right, back, nose, bottom, top, material, dip=0.1):
    """One stone step, hollowed in the middle by a century of feet."""
    across, deep = 40, 8
    points, faces = [], []
    for level in (0, 1):
        for row in range(deep + 1):
            for column in range(across + 1):
                x, y = left + (right - left) * column / across, nose + (back - nose) * row / deep
                worn = dip * 2.7 ** -((x / 3.2) ** 2) * (1.25 - row / deep) + 0.03 * ((column * 7 + row * 3) % 5) / 5
                points.append((x, y, top - worn if level else bottom))
    row_size, layer = across + 1, (across + 1) * (deep + 1)
    for row in range(deep):
        for column in range(across):
            first = layer + row * row_size + column
            faces.append((first, first + 1, first + row_size + 1, first + row_size))
    ring = list(range(row_size)) + [row_size * (row + 2) - 1 for row in range(deep)]
    ring += [layer - 2 - column for column in range(across)] + [row_size * (deep - 1 - row) for row in range(deep - 1)]
    faces += [(first, after, after + layer, first + layer) for first, after in zip(ring, ring[1:] + ring[:1])]
    shapes.bevel(shapes.mesh("tread", points, faces, material), 0.16, 4)


def stonework():
    """Steps, quoined jambs, lintel, window dressings and the flags of the pavement."""
    chance = random.Random(11)
    lime = stone("limestone", (0.27, 0.245, 0.2))
    steps = stone("step stone", (0.2, 0.19, 0.175), 0.5)
    tread(-9.4, 9.4, 0.4, -6.6, -0.2, LOWER, steps, 0.16)
    tread(-7.9, 7.9, 2.4, -3.3, LOWER - 0.3, UPPER, steps, 0.2)
    for side in (-1, 1):
        for course in range(7):
            wide = 2.1 if course % 2 else 2.75
            block((side * (4.95 + wide / 2), 0.55, UPPER + 1.4 + course * 2.84), (wide, 2.5, 2.78), lime, chance)
    for x, wide in ((-6.3, 4.1), (0, 8.4), (6.3, 4.1)):
        block((x, 0.45 + 0.03 * (x > 0), 24.55), (wide, 2.8, 2.6), lime, chance, 0.18)
    block((0, 0.1, 26.2), (18.2, 3.4, 0.75), lime, chance, 0.2)
    middle = (WINDOW[0] + WINDOW[1]) / 2
    block((middle, 0.0, WINDOW[2] - 0.55), (8.6, 2.4, 0.9), lime, chance)
    block((middle, 0.35, WINDOW[3] + 0.9), (9.0, 1.5, 1.8), lime, chance)
    block((-17, 0.2, 1.2), (17, 1.0, 2.6), lime, chance)
    block((18.5, 0.2, 1.2), (18.2, 1.0, 2.6), lime, chance)
    flags = stone("flags", (0.1, 0.1, 0.105), 0.85)
    y = 0.0
    while y > -34:
        deep = chance.uniform(2.6, 3.8)
        x = -30 + chance.uniform(0, 3)
        while x < 30:
            wide = chance.uniform(3.2, 5.6)
            block((x + wide / 2, y - deep / 2, -0.3 + chance.gauss(0, 0.025)), (wide - 0.12, deep - 0.12, 0.6), flags,
                  chance, 0.09)
            x += wide
        y -= deep
    shapes.box((0, -15, -0.35), (64, 44, 0.5), materials.plain("bedding", (0.03, 0.028, 0.025)), edge=0)


def leaf_door(wear, hold):
    """The plank door in its frame: strap hinges, studs and a letter slot; a lock comes with `old_lock` or `knob`."""
    paint = painted("door paint", (0.012, 0.04, 0.036), (0.11, 0.06, 0.03), hold)
    chance = random.Random(4)
    left, right, bottom, top = DOOR
    tall, middle = top - bottom, (top + bottom) / 2
    shapes.box((0, 2.6, middle), (12, 0.4, tall + 2), wear.rubber, edge=0)
    for side in (-1, 1):
        shapes.box((side * 4.62, 1.35, middle), (0.55, 0.9, tall), paint, edge=0.08)
    shapes.box((0, 1.35, top - 0.25), (9.6, 0.9, 0.5), paint, edge=0.08)
    for plank in range(6):
        x = -3.62 + plank * 1.448
        shapes.box((x, 1.75 + chance.uniform(-0.03, 0.03), middle - 0.1), (1.41, 0.5,
                                                                           tall - 0.5 - chance.uniform(0, 0.1)),
                   paint, edge=0.07, rotation=(0, chance.uniform(-0.12, 0.12), chance.uniform(-0.6, 0.6)))
    for z in (6.2, 13.2, 20.2):
        strap = [(-4.25, -0.32), (1.6, -0.22), (2.1, -0.5), (2.5, -0.16), (3.1, 0), (2.5, 0.16), (2.1, 0.5),
                 (1.6, 0.22), (-4.25, 0.32)]
        trimmings.slab(strap, 0.1, wear.iron, edge=0.03, location=(0, 1.44, z))
        for x in (-3.7, -2.3, -0.9, 0.5, 1.5):
            stud(wear, (x, 1.4, z), 0.13)
        shapes.lathe([(0.16, -0.45), (0.2, -0.4), (0.2, 0.4), (0.16, 0.45), (0, 0.5)], wear.iron,
                     location=(-4.3, 1.3, z), segments=16)
    for z in (9.4, 17.0):
        for plank in range(6):
            for x in (-0.4, 0.4):
                stud(wear, (-3.62 + plank * 1.448 + x, 1.47, z), 0.1)
    shapes.box((-0.35, 1.46, 10.6), (2.9, 0.12, 0.95), wear.brass, edge=0.05)
    shapes.box((-0.35, 1.4, 10.6), (2.3, 0.08, 0.45), wear.brass, edge=0.04, rotation=(6, 0, 0))


def old_lock(wear):
    """The door locked for the night: rim lock, ring handle, hasp and padlock."""
    shapes.box((3.35, 1.42, 12.0), (1.9, 0.3, 1.5), wear.iron, edge=0.07)
    shapes.lathe([(0.36, 0), (0.34, 0.06), (0.2, 0.1), (0, 0.1)], wear.brass, location=(3.5, 1.26, 11.75),
                 rotation=(90, 0, 0), segments=24)
    trimmings.keyhole(wear.rubber, None, (3.5, 1.14, 11.75), 0.2)
    shapes.lathe([(0.62, 0), (0.58, 0.1), (0.3, 0.16), (0.2, 0.3), (0, 0.34)], wear.iron, location=(2.05, 1.5, 12.2),
                 rotation=(90, 0, 0), segments=28)
    shapes.ring(0.72, 0.1, wear.iron, location=(2.05, 1.12, 11.6), rotation=(78, 0, 4))
    shapes.box((3.35, 1.36, 15.2), (2.5, 0.14, 0.62), wear.iron, edge=0.05)
    for x in (2.4, 2.9, 4.45):
        stud(wear, (x, 1.3, 15.2), 0.11)
    shapes.tube([(3.6, 1.4, 15.2), (3.6, 0.95, 15.2), (4.0, 0.95, 15.2), (4.0, 1.4, 15.2)], 0.09, wear.steel,
                bend="VECTOR")
    trimmings.padlock(wear, (3.8, 0.93, 15.32), (4, 5, -6), 1.3)


def knob(wear):
    """The door while there are games: a turned brass knob and a keyhole on one long plate, and nothing locked."""
    plate = [(-0.3, -1.75), (0.3, -1.75), (0.42, -1.6), (0.42, 1.6), (0.3, 1.75), (-0.3, 1.75), (-0.42, 1.6),
             (-0.42, -1.6)]
    trimmings.slab(plate, 0.12, wear.brass, edge=0.04, location=(3.6, 1.46, 11.9))
    shapes.lathe([(0.34, 0), (0.32, 0.1), (0.17, 0.16), (0.14, 0.4), (0.2, 0.5), (0.42, 0.62), (0.5, 0.8), (0.46, 0.98),
                  (0.3, 1.1), (0, 1.14)], wear.brass, location=(3.6, 1.4, 12.5), rotation=(90, 0, 0), segments=40)
    shapes.lathe([(0.2, 0), (0.18, 0.05), (0, 0.05)], wear.iron, location=(3.6, 1.4, 11.0), rotation=(90, 0, 0),
                 segments=20)
    trimmings.keyhole(wear.rubber, None, (3.6, 1.34, 11.0), 0.11)


def stud(wear, location, radius):
    """One hammered nail head, facing the street."""
    shapes.lathe([(radius, 0), (radius * 0.85, radius * 0.5), (radius * 0.4, radius * 0.75), (0, radius * 0.8)],
                 wear.iron, location=location, rotation=(90, 0, 0), segments=10)


def room_behind(wear, lit):
    """The sash window; lit, it shows curtains, a lamp and a picture in a warm room."""
    left, right, bottom, top = WINDOW
    middle, level = (left + right) / 2, (bottom + top) / 2
    sash = painted("sash paint", (0.3, 0.27, 0.2), (0.12, 0.07, 0.04))
    for x, wide in ((left + 0.2, 0.5), (middle, 0.22), (right - 0.2, 0.5)):
        shapes.box((x, 1.3, level), (wide, 0.4, top - bottom), sash, edge=0.05)
    for z, high in ((bottom + 0.25, 0.55), (bottom + 2.9, 0.2), (level, 0.5), (top - 2.9, 0.2), (top - 0.25, 0.5)):
        shapes.box((middle, 1.26, z), (right - left, 0.4, high), sash, edge=0.05)
    wall = materials.plain("room wall", (0.4, 0.24, 0.12), scale=1.2)
    for location, size in (((middle, 9, level), (22, 0.4, 22)), ((middle - 8, 5, level), (0.4, 9, 22)),
                           ((middle + 8, 5, level), (0.4, 9, 22)), ((middle, 5, top + 5), (22, 9, 0.4)),
                           ((middle, 5, 3), (22, 9, 0.4))):
        shapes.box(location, size, wall, edge=0)
    drape = trimmings.cloth("drape", (0.3, 0.06, 0.035), 0.5)
    for side in (-1, 1):
        edge, columns, rows = middle + side * 3.6, 60, 24
        points = []
        for row in range(rows + 1):
            part = row / rows
            wide = 1.5 + 1.1 * abs(part - 0.38) ** 0.8
            for column in range(columns + 1):
                share = column / columns
                points.append((edge - side * share * wide, 2.3 + 0.22 * (share * 44 % 6.28 - 3.14) ** 2 / 9.9,
                               bottom - 0.5 + (top - bottom + 1) * part))
        faces = [(row * (columns + 1) + column, row * (columns + 1) + column + 1,
                  (row + 1) * (columns + 1) + column + 1,
                  (row + 1) * (columns + 1) + column) for row in range(rows) for column in range(columns)]
        shapes.mesh("drape", points, faces, drape)
    if lit:
        shade = materials.glow("lamp shade", (1.0, 0.5, 0.17), 2.6)
        shapes.lathe([(0.75, 1.5), (1.25, 0)], shade, location=(middle + 0.9, 5.2, bottom + 3.2))
        shapes.lathe([(0.12, 3.2), (0.35, 2.2), (0.6, 1.2), (0.3, 0.2), (0.6, 0)], wear.mug,
                     location=(middle + 0.9, 5.2, bottom))
        shapes.box((middle - 1.9, 8.6, level + 1.5), (2.6, 0.3, 3.4), wear.leather, edge=0.1)
        stage.light("POINT", (middle + 0.9, 4.8, bottom + 4.2), (0, 0, 0), (1.0, 0.56, 0.22), 2400, 0.6, haze=0.2)
        pool = stage.light("SPOT", (middle, 2.0, level + 1), (middle - 3, -14, 0), (1.0, 0.56, 0.22), 2600, 1.2, 80,
                           0.8, 0.4, 0.0)
        pool.data.use_shadow = False
