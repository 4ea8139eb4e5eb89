"""Ironwork of the prison: bars, barred panels, gates with riveted lock boxes, windows and chains."""
import math
import random

import bpy
import shapes


def bar(length, radius, iron, parent=None, seed=1, segments=12, sway=0.03):
    """A hand-forged round bar standing on its origin: uneven in girth and not quite straight."""
    chance = random.Random(seed)
    steps = max(6, int(length / 1.4))
    phase = chance.uniform(0, 6)
    points, faces = [], []
    for step in range(steps + 1):
        height = length * step / steps
        shift_x = sway * math.sin(phase + 5 * step / steps)
        shift_y = sway * math.cos(phase * 2 + 4 * step / steps)
        for segment in range(segments):
            angle = math.tau * segment / segments
            girth = radius * (1 + chance.gauss(0, 0.022))
            points.append((shift_x + girth * math.cos(angle), shift_y + girth * math.sin(angle), height))
    for step in range(steps):
        for segment in range(segments):
            here, there = step * segments + segment, step * segments + (segment + 1) % segments
            faces.append((here, there, there + segments, here + segments))
    return shapes.mesh("bar", points, faces, iron, parent)


def rivet(iron, parent, location, radius=0.09, rotation=(90, 0, 0)):
    """A domed rivet head, facing -Y unless turned."""
    return shapes.lathe([(radius, -0.01), (radius * 0.92, radius * 0.3), (radius * 0.55, radius * 0.55),
                         (0, radius * 0.64)],
                        iron, parent, location, rotation, 14)


def panel(iron, width, height, location=(0, 0, 0), rotation=(0, 0, 0), parent=None, spacing=1.3, radius=0.13,
          rails=(0.08, 0.52, 0.93), stiles=True, rivets=False, seed=1, depth=0.16):
    """Upright bars through flat cross rails, along local X and standing on z = 0; rails are shares of the height."""
    chance = random.Random(seed)
    holder = shapes.group(location, rotation, parent=parent)
    count = max(2, round(width / spacing))
    models = [bar(height, radius, iron, holder, seed + index) for index in range(3)]
    for index in range(count - 1):
        x = width * (index + 1) / count + chance.gauss(0, 0.02)
        shapes.copy(chance.choice(models), (x, 0, 0),
                    (chance.gauss(0, 0.15), chance.gauss(0, 0.15), chance.uniform(0, 360)))
        if rivets:
            for share in rails:
                rivet(iron, holder, (x, -depth / 2, height * share), 0.1)
    for model in models:
        bpy.data.objects.remove(model)
    for share in rails:
        shapes.box((width / 2, 0, height * share), (width, depth, 0.5), iron, holder, 0.03,
                   (0, chance.gauss(0, 0.12), 0))
    if stiles:
        for x in (0.0, width):
            shapes.box((x, 0, height / 2), (0.42, 0.34, height), iron, holder, 0.04)
    return holder


def lock_box(iron, dark, location, parent=None, size=(2.2, 0.55, 1.7), rotation=(0, 0, 0)):
    """A riveted lock case with its keyhole plate, on the -Y side of a gate."""
    holder = shapes.group(location, rotation, parent=parent)
    width, depth, height = size
    shapes.box((0, 0, 0), size, iron, holder, 0.07)
    shapes.box((0, -depth / 2 - 0.02, 0), (width * 0.9, 0.06, height * 0.88), iron, holder, 0.025)
    for x in (-0.39, 0, 0.39):
        for z in (-0.36, 0.36) if x == 0 else (-0.36, 0, 0.36):
            rivet(iron, holder, (x * width, -depth / 2 - 0.05, z * height), 0.1)
    shapes.lathe([(0.34, 0), (0.34, 0.05), (0.28, 0.08), (0, 0.08)], iron, holder, (0.1, -depth / 2 - 0.04, 0),
                 (90, 0, 0), 32)
    shapes.lathe([(0.1, 0), (0, 0.004)], dark, holder, (0.1, -depth / 2 - 0.125, 0.08), (90, 0, 0), 20)
    shapes.box((0.1, -depth / 2 - 0.125, -0.08), (0.1, 0.012, 0.26), dark, holder, 0)
    shapes.box((-width / 2 - 0.35, 0.05, 0.1), (0.9, 0.2, 0.34), iron, holder, 0.04)
    return holder


def gate(iron, dark, width, height, location, turn, parent=None, spacing=1.3, rivets=False, seed=5):
    """A barred gate hinged at its origin, with hinges, lock box and a pull ring."""
    holder = panel(iron, width, height, location, (0, 0, turn), parent, spacing, rails=(0.02, 0.5, 0.97), rivets=rivets,
                   seed=seed)
    for share in (0.14, 0.84):
        shapes.lathe([(0, 0), (0.24, 0), (0.26, 0.05), (0.26, 0.85), (0.24, 0.9), (0, 0.9)], iron, holder,
                     (-0.1, -0.1, height * share), segments=18)
        shapes.box((0.9, -0.14, height * share + 0.45), (2.0, 0.12, 0.4), iron, holder, 0.03)
    lock_box(iron, dark, (width - 1.0, -0.05, height * 0.5), holder, (2.2, 0.75, 1.7))
    shapes.ring(0.42, 0.06, iron, holder, (width - 1.0, -0.62, height * 0.5 - 1.5), (80, 0, 0))
    return holder


def links(path, size, iron, parent=None, seed=2, wire=0.24):
    """A chain of forged links of a given size along a path, each turned across the one before."""
    chance = random.Random(seed)
    half, girth = size / 2, size * wire * 0.5
    arc = [(-half * 0.52, -half * 0.5), (-half, 0), (-half * 0.52, half * 0.5), (half * 0.52, half * 0.5), (half, 0),
           (half * 0.52, -half * 0.5)]
    model = shapes.tube([(x, y, 0) for x, y in arc], girth, iron, parent, True)
    model.data.resolution_u, model.data.bevel_resolution = 5, 3
    pitch = size - girth * 2.3
    places, left = [], 0.0
    for start, end in zip(path, path[1:]):
        length = (end - start).length
        while left <= length:
            places.append((start + (end - start) * (left / length), (end - start).normalized()))
            left += pitch
        left -= length
    for index, (place, along) in enumerate(places):
        twin = model.copy()
        bpy.context.collection.objects.link(twin)
        twin.location = place
        facing = along.to_track_quat("X", "Z").to_euler()
        facing.rotate_axis("X", math.radians(45 + 90 * (index % 2) + chance.gauss(0, 9)))
        facing.rotate_axis("Z", math.radians(chance.gauss(0, 4)))
        twin.rotation_euler = facing
    bpy.data.objects.remove(model)


def arch_gate(iron, dark, width, rise, location, spacing=1.5):
    """A double gate that fills an arch: springing at rise, its head a half circle over width."""
    holder = shapes.group(location)
    half = width / 2
    count = round(width / spacing)
    for index in range(1, count):
        x = -half + width * index / count
        bar(rise + math.sqrt(half * half - x * x), 0.16, iron, holder, index).location = (x, 0, 0)
    for height in (1.2, rise * 0.5, rise):
        shapes.box((0, 0, height), (width, 0.3, 0.7), iron, holder, 0.04)
    for x in (-0.3, 0.3):
        shapes.box((x, -0.1, (rise + half) / 2), (0.4, 0.4, rise + half), iron, holder, 0.04)
    for radius in (half - 0.2, half * 0.55):
        turns = [math.radians(angle) for angle in range(0, 181, 12)]
        shapes.tube([(radius * math.cos(a), 0, rise + radius * math.sin(a)) for a in turns], 0.24, iron, holder)
    lock_box(iron, dark, (0.5, -0.45, rise * 0.46), holder, (3.0, 0.6, 2.3))
    return holder
