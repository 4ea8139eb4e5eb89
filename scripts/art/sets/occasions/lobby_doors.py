"""The doors of the lobby's three rooms, the brick walls they stand in, and the gas lamp beside the first."""
import math
import random

import bpy
import materials
import shapes
import trimmings
from mathutils import Vector


def paint(name, colour, under=(0.16, 0.055, 0.02), worn=0.5, gloss=0.3, scale=1.0):
    """Old gloss paint, chipped down to rust or timber; worn (0 to 1) is how much has gone."""
    nodes = materials.Nodes(name)
    patches = nodes.noise(nodes.place(), 1.3 * scale, 9, 0.72, 0.3)
    chips = nodes.ramp(patches, (0.62 - worn * 0.3, (0, 0, 0)), (0.655 - worn * 0.3, (1, 1, 1)))
    fade = nodes.noise(nodes.place(), 0.5 * scale, 6)
    coat = nodes.ramp(fade, (0.3, tuple(part * 0.5 for part in colour)), (0.68, colour))
    grime = nodes.noise(nodes.place(), 7.0 * scale, 6, 0.7)
    bare = nodes.ramp(grime, (0.32, tuple(part * 0.3 for part in under)), (0.6, under))
    rough = nodes.span(chips, gloss + 0.06, 0.85)
    nodes.bump(nodes.mix(0.35, chips, grime), 0.3, -0.03)
    return nodes.finish(Base_Color=nodes.mix(chips, coat, bare), Roughness=rough, Specular=0.45)


def arched(centre, half, spring):
    """How high an arched opening reaches at x."""
    return lambda x: spring + math.sqrt(half ** 2 - (x - centre) ** 2) if abs(x - centre) < half else 0.0


def squared(centre, half, height):
    """How high a square opening reaches at x."""
    return lambda x: height if abs(x - centre) < half else 0.0


def wall(holder, right, top, opening, clay, mortar, left=0.0, seed=3):
    """A running-bond wall in its group's XZ plane, facing -Y, with openings that stand on the floor."""
    chance = random.Random(seed)
    models = []
    for _ in range(5):
        rough = shapes.box((0, 0, 0), (2.15, 1.0, 0.65), clay, edge=0)
        for point in rough.data.vertices:
            point.co += Vector([chance.uniform(-0.05, 0.05) for _ in range(3)])
        shapes.bevel(rough, 0.06, 1)
        solid = bpy.data.meshes.new_from_object(rough.evaluated_get(bpy.context.evaluated_depsgraph_get()))
        bpy.data.objects.remove(rough)
        models.append(bpy.data.objects.new("brick", solid))
    points, faces, count = [], [], int((right - left) / 0.25)
    for step in range(count + 1):
        x = left + (right - left) * step / count
        points += [(x, 0.09, opening(x)), (x, 0.09, top)]
    faces = [(2 * step, 2 * step + 2, 2 * step + 3, 2 * step + 1) for step in range(count)]
    shapes.mesh("mortar", points, faces, mortar, holder)
    height, course = 0.0, 0
    while height < top:
        across = left - 1.12 * (course % 2)
        while across < right:
            x, z = across + 1.07, height + 0.32
            if not any(z - 0.3 < opening(x + aside) for aside in (-0.9, 0, 0.9)) and left < x < right:
                shapes.copy(chance.choice(models), (x, 0.5 + chance.gauss(0, 0.04), z + chance.gauss(0, 0.012)),
                            (chance.gauss(0, 0.8), chance.gauss(0, 0.7) + chance.choice((0, 180)),
                             chance.gauss(0, 1.0)), holder)
            across += 2.25
        height += 0.75
        course += 1
    for model in models:
        bpy.data.objects.remove(model)


def arch(stone, parent, half, spring, depth, thickness, count=13, key=0.45):
    """An arch of wedge stones with its keystone, round an opening centred on the group's origin."""
    chance = random.Random(count)
    for step in range(count):
        first, last = (math.pi * (step + share) / count for share in (0.012, 0.988))
        crown = step == count // 2
        near, far = half - (0.12 if crown else 0), half + depth + (key if crown else chance.uniform(-0.05, 0.05))
        outline = [(near * math.cos(first), near * math.sin(first)), (far * math.cos(first), far * math.sin(first)),
                   (far * math.cos(last), far * math.sin(last)), (near * math.cos(last), near * math.sin(last))]
        trimmings.slab(outline, thickness + (0.3 if crown else chance.uniform(-0.06, 0.06)), stone, parent, 0.07,
                       (0, 0, spring))


def panel(parent, centre, width, height, coat, front):
    """A raised door panel in its moulding."""
    x, z = centre
    for aside, up, across, tall in ((0, height / 2, width, 0.22), (0, -height / 2, width, 0.22),
                                    (-width / 2, 0, 0.22, height + 0.22), (width / 2, 0, 0.22, height + 0.22)):
        shapes.box((x + aside, front - 0.07, z + up), (across, 0.26, tall), coat, parent, 0.09)
    shapes.box((x, front, z), (width - 0.75, 0.24, height - 0.75), coat, parent, 0.11)


def victorian_door(wear, location, ajar=24):
    """An oxblood panelled door under a lit fanlight in an arched stone surround, standing ajar."""
    holder = shapes.group(location)
    stone = materials.plain("limestone", (0.4, 0.33, 0.25), 0.85, 0.6, 1.6)
    coat = paint("oxblood gloss", (0.13, 0.014, 0.012), (0.09, 0.035, 0.014), 0.2, 0.2)
    half, spring = 4.5, 16.4
    arch(stone, holder, half, spring, 1.55, 1.5)
    for side in (-1, 1):
        x = side * (half + 0.78)
        for z, tall, wide, deep in ((0.9, 1.8, 1.9, 1.9), (9.0, 14.5, 1.55, 1.4), (16.0, 0.7, 2.0, 1.9),
                                    (15.5, 0.35, 1.75, 1.65), (2.0, 0.4, 1.7, 1.65)):
            shapes.box((x, 0, z), (wide, deep, tall), stone, holder, 0.1)
        shapes.box((side * 4.38, 1.3, 8.2), (0.5, 1.6, 16.4), coat, holder, 0.08)
    shapes.box((0, 1.2, 16.35), (9.0, 1.3, 0.6), coat, holder, 0.1)
    shapes.box((0, -0.6, 0.2), (11.4, 3.2, 0.5), stone, holder, 0.12)
    amber = materials.Nodes("fanlight")
    clouds = amber.noise(amber.place(), 0.5, 4)
    amber.finish(Base_Color=(0.02, 0.01, 0.005), Roughness=0.15, Emission_Strength=1.15,
                 Emission=amber.ramp(clouds, (0.3, (0.42, 0.11, 0.015)), (0.7, (1.0, 0.4, 0.09))))
    turns = [math.pi * step / 24 for step in range(25)]
    shapes.mesh("fanlight", [(4.4 * math.cos(a), 1.5, 16.5 + 4.4 * math.sin(a)) for a in turns], [tuple(range(25))],
                amber.material, holder)
    for step in range(1, 6):
        angle = math.pi * step / 6
        shapes.tube([(1.2 * math.cos(angle), 1.35, 16.6 + 1.2 * math.sin(angle)),
                     (4.4 * math.cos(angle), 1.35, 16.6 + 4.4 * math.sin(angle))], 0.11, coat, holder)
    for reach, thick in ((1.2, 0.12), (4.3, 0.22)):
        shapes.tube([(reach * math.cos(a), 1.3, 16.6 + reach * math.sin(a)) for a in turns[::3]], thick, coat, holder)
    leaf = shapes.group((-4.1, 1.0, 0.5), (0, 0, ajar), parent=holder)
    shapes.box((4.1, 0.3, 7.75), (8.2, 0.55, 15.5), coat, leaf, 0.08)
    for x in (2.25, 5.95):
        for z, tall in ((2.9, 3.6), (8.0, 4.6), (12.9, 3.0)):
            panel(leaf, (x, z), 2.7, tall, coat, 0.0)
    furniture(wear, leaf)
    return holder


def furniture(wear, leaf):
    """The door's brass: letter box, knocker, knob, keyhole and kicking plate."""
    shapes.box((4.1, -0.02, 5.3), (2.2, 0.1, 0.75), wear.brass, leaf, 0.04)
    shapes.box((4.1, -0.09, 5.3), (1.7, 0.08, 0.4), wear.brass, leaf, 0.03)
    shapes.lathe([(0.45, 0), (0.42, 0.1), (0.2, 0.2), (0, 0.22)], wear.brass, leaf, (4.1, -0.02, 12.6), (90, 0, 0))
    shapes.ring(0.62, 0.11, wear.brass, leaf, (4.1, -0.28, 12.0), (84, 0, 0))
    shapes.lathe([(0.3, 0), (0.22, 0.1), (0.16, 0.35), (0.4, 0.5), (0.46, 0.7), (0.36, 0.86), (0, 0.92)], wear.brass,
                 leaf, (7.55, -0.02, 7.6), (90, 0, 0))
    shapes.box((7.55, -0.02, 6.5), (0.42, 0.08, 0.95), wear.brass, leaf, 0.03)
    trimmings.keyhole(wear.rubber, leaf, (7.55, -0.065, 6.5), 0.2)
    shapes.box((4.1, 0.0, 0.75), (7.4, 0.1, 1.1), wear.brass, leaf, 0.03)


def barred_gate(wear, location, half=4.5, height=20.0):
    """A barred steel gate, green paint gone to rust, chained shut before a cell corridor."""
    holder = shapes.group(location)
    rust = paint("green rust", (0.05, 0.24, 0.13), (0.2, 0.065, 0.022), 0.5, 0.4, 0.7)
    concrete = materials.plain("concrete", (0.2, 0.2, 0.18), 0.9, 0.8, 0.8)
    shapes.box((0, 0.1, height + 1.05), (2 * half + 3.4, 1.6, 2.2), concrete, holder, 0.12)
    for side in (-1, 1):
        shapes.box((side * (half + 0.85), 0.1, height / 2), (1.7, 1.5, height), concrete, holder, 0.14)
        shapes.box((side * (half - 0.2), -0.1, height / 2), (0.5, 0.9, height), rust, holder, 0.05)
        shapes.box((side * (half - 0.75), 0.0, height / 2), (0.5, 0.5, height - 0.6), rust, holder, 0.05)
    for z, tall in ((0.7, 0.8), (6.6, 0.75), (13.2, 0.75), (16.2, 0.75), (height - 0.5, 0.6)):
        shapes.box((0, 0.0, z), (2 * half - 1.0, 0.4, tall), rust, holder, 0.05)
        for step in range(7):
            shapes.lathe([(0.14, 0), (0.12, 0.08), (0, 0.12)], rust, holder, (-3.45 + step * 1.15, -0.19, z),
                         (90, 0, 0), 12)
    chance = random.Random(4)
    bar = shapes.lathe([(0.26, 0.0), (0.265, 6.0), (0.25, 12), (0.26, height - 0.4)], rust, holder, (0, 0, -50),
                       segments=16)
    for step in range(7):
        lean = (chance.gauss(0, 0.25), chance.gauss(0, 0.3), 50 * step)
        shapes.copy(bar, (-3.45 + step * 1.15 + chance.gauss(0, 0.03), 0, 0.3), lean)
    lock = shapes.group((-3.0, -0.42, 9.7), parent=holder)
    shapes.box((0, 0, 0), (2.0, 0.7, 2.6), rust, lock, 0.08)
    shapes.box((0, -0.38, 0), (1.1, 0.1, 1.5), wear.iron, lock, 0.03)
    trimmings.keyhole(wear.rubber, lock, (0, -0.445, 0), 0.36)
    links = [(-3.9, 9.0), (-3.75, 8.2), (-3.5, 7.5), (-3.1, 7.1), (-2.65, 7.3), (-2.35, 7.9), (-2.2, 8.6)]
    for index, (x, z) in enumerate(links):
        hang = (x, -0.45 - 0.5 * math.sin(math.pi * index / 6), z)
        link = shapes.ring(0.3, 0.09, wear.iron, holder, hang, (90 * (index % 2), 40, 35 + 17 * index))
        link.scale = (1, 1.35, 1)
    trimmings.padlock(wear, (-3.1, -1.05, 7.25), (0, 6, 8), 1.3, holder, words="CELL 4")
    for side in (-1, 1):
        shapes.box((side * (half + 0.3), 9.5, height / 2), (0.6, 17, height), concrete, holder, 0)
    shapes.box((0, 9.5, height + 0.2), (2 * half, 17, 0.4), concrete, holder, 0)
    shapes.box((0, 18, height / 2), (2 * half, 0.6, height), concrete, holder, 0)
    shapes.box((0, 17.65, 14.5), (4.2, 0.2, 3.4), materials.glow("cell window", (0.5, 0.95, 0.72), 1.6), holder, 0)
    for step in range(5):
        shapes.tube([(-1.8 + step * 0.9, 17.4, 12.6), (-1.8 + step * 0.9, 17.4, 16.4)], 0.16, wear.iron, holder)
    return holder


def curious_door(wear, location, rotation, parent):
    """A small crooked plum door with curled hinges and a round window: its room has closed, so it is boarded up."""
    holder = shapes.group(location, rotation, 1.14, parent)
    half, spring = 2.7, 6.2
    coat = paint("dusty plum paint", (0.034, 0.02, 0.042), (0.045, 0.03, 0.018), 0.45, 0.6)
    trim = paint("sooty plum paint", (0.02, 0.011, 0.026), (0.05, 0.035, 0.02), 0.3, 0.6)
    dull = materials.metal("dull brass", (0.2, 0.13, 0.06), 0.55, 0.9)
    arch(trim, holder, half, spring, 0.85, 1.3, 9, 0.35)
    for side in (-1, 1):
        shapes.box((side * (half + 0.42), 0, spring / 2), (0.85, 1.25, spring), trim, holder, 0.09)
    chance = random.Random(8)
    shapes.box((0, 0.6, 4.6), (2 * half - 0.1, 0.06, 9.0), wear.rubber, holder, 0)
    for plank in range(5):
        left, right = -2.6 + plank * 1.04, -2.6 + (plank + 1) * 1.04 - 0.03
        rise = [spring + math.sqrt(max(0.0, (half - 0.12) ** 2 - x * x)) for x in (right, (left + right) / 2, left)]
        outline = [(left, 0.32), (right, 0.32), (right, rise[0]), ((left + right) / 2, rise[1]), (left, rise[2])]
        trimmings.slab(outline, 0.4 + chance.uniform(-0.06, 0.06), coat, holder, 0.05, (0, 0.25, 0))
    for z in (2.1, 5.6):
        strap = [(-2.6, -0.02, z), (-1.4, -0.03, z + 0.05), (0.2, -0.02, z), (1.2, -0.03, z + 0.32),
                 (1.55, -0.03, z + 0.75), (1.15, -0.03, z + 0.95), (0.95, -0.03, z + 0.7)]
        shapes.tube(strap, 0.12, dull, holder, radii=[1.5, 1.4, 1.2, 1.0, 0.8, 0.7, 0.5])
    shapes.ring(0.95, 0.17, dull, holder, (0, -0.05, 7.15), (90, 0, 0))
    shapes.lathe([(0, 0.02), (0.9, 0.02)], wear.rubber, holder, (0, -0.02, 7.15), (90, 0, 0))
    for angle in (0, 60, 120):
        shapes.box((0, -0.07, 7.15), (1.9, 0.08, 0.11), dull, holder, 0.02, (0, angle, 0))
    shapes.lathe([(0.3, 0), (0.2, 0.1), (0.14, 0.3), (0.34, 0.42), (0.4, 0.6), (0.3, 0.76), (0, 0.8)], dull, holder,
                 (1.75, 0.02, 4.0), (90, 0, 0))
    shapes.lathe([(0, 0.3), (3.2, 0.3), (3.35, 0.2), (3.35, 0)],
                 materials.plain("step", (0.16, 0.145, 0.13), 0.9, 0.6, 1.6), holder, (0, -0.1, 0))
    closed(wear, holder)
    return holder


def closed(wear, holder):
    """What keeps the third door shut: two nailed boards and, on a string, a card that says so."""
    timber = materials.wood("rough boards", (0.03, 0.02, 0.012), (0.15, 0.105, 0.065), (0.3, 4, 4), 0.75)
    for x, z, long, wide, lean, out in ((0.1, 3.15, 8.0, 1.0, 11, -0.82), (-0.15, 5.0, 7.7, 0.92, -15, -1.04)):
        board = shapes.group((x, out, z), (0, lean, 0), parent=holder)
        shapes.box((0, 0, 0), (long, 0.22, wide), timber, board, 0.04)
        for nail in (-1, 1):
            for up in (-0.2, 0.24):
                shapes.lathe([(0.1, 0), (0.08, 0.05), (0, 0.07)], wear.iron, board,
                             (nail * (long / 2 - 0.42 - up * 0.5), -0.1, up), (90, 0, 0), 10)
    sign = shapes.group((0.15, -1.3, 4.55), (0, 5, 0), parent=holder)
    card = materials.plain("closed card", (0.3, 0.26, 0.19), 0.85, 0.3, 2)
    for side in (-1, 1):
        shapes.tube([(side * 1.15, 0, 0.4), (0, 0.1, 1.25)], 0.035, wear.rubber, sign)
    shapes.lathe([(0.12, 0), (0.1, 0.06), (0, 0.08)], wear.iron, sign, (0, 0.05, 1.25), (90, 0, 0), 12)
    shapes.box((0, 0, 0), (2.9, 0.12, 1.1), card, sign, 0.05)
    shapes.lettering("CLOSED", (0, -0.075, -0.24), 0.72, wear.ink, sign, (90, 0, 0), "CENTER", trimmings.SERIF)


def gas_lamp(wear, location):
    """A tapering four-sided street lantern on a wall bracket, its mantle lit."""
    holder = shapes.group(location)
    shapes.box((0, 2.1, -0.4), (0.9, 0.2, 2.6), wear.iron, holder, 0.06)
    shapes.tube([(0, 2.1, -1.3), (0, 1.2, -1.5), (0, 0.3, -1.1), (0, 0, -0.4)], 0.15, wear.iron, holder)
    shapes.tube([(0, 2.1, 0.5), (0, 1.4, 0.3), (0, 1.0, -0.5), (0, 1.5, -0.9), (0, 1.75, -0.4)], 0.09, wear.iron,
                holder)
    shapes.box((0, 0, -0.15), (1.3, 1.3, 0.3), wear.iron, holder, 0.06)
    pane = materials.glass("lamp glass")
    low, high, top = 0.6, 1.15, 3.0
    corners = [(-1, -1), (1, -1), (1, 1), (-1, 1)]
    for (x, y), (to_x, to_y) in zip(corners, corners[1:] + corners[:1]):
        shapes.mesh("pane", [(x * low, y * low, 0), (to_x * low, to_y * low, 0), (to_x * high, to_y * high, top),
                             (x * high, y * high, top)], [(0, 1, 2, 3)], pane, holder)
        shapes.tube([(x * low, y * low, 0), (x * high, y * high, top)], 0.1, wear.iron, holder)
        shapes.tube([(x * high, y * high, top), (to_x * high, to_y * high, top)], 0.13, wear.iron, holder)
    shapes.box((0, 0, top + 0.6), (2.7, 2.7, 1.1), wear.iron, holder, 0.06, taper=0.38)
    shapes.lathe([(0.5, 0), (0.5, 0.5), (0.7, 0.6), (0.4, 0.85), (0.12, 1.0), (0.2, 1.2), (0, 1.4)], wear.iron, holder,
                 (0, 0, top + 1.1), segments=24)
    shapes.lathe([(0.13, 0), (0.13, 0.7), (0.28, 0.8), (0.28, 0.95)], wear.brass, holder, segments=20)
    mantle = materials.glow("mantle", (1.0, 0.62, 0.26), 22.0)
    mantle.shadow_method = "NONE"
    shapes.lathe([(0.2, 0.95), (0.27, 1.2), (0.2, 1.75), (0.08, 2.0), (0, 2.05)], mantle, holder, segments=20)
    return holder
