"""Building blocks of the sets: bevelled boxes, turned profiles, bent tubes, sheets, lettering and groups."""
import math
import random

import bpy
from mathutils import Matrix, Vector

BULB = [(0.1, -0.05), (0.12, -0.2)] + [
    (0.3 * math.sin(math.radians(angle)), -0.55 + 0.3 * math.cos(math.radians(angle))) for angle in range(30, 181, 10)
]


def link(thing, material=None, parent=None):
    """Put an object into the scene with its material and parent."""
    bpy.context.collection.objects.link(thing)
    if material:
        thing.data.materials.append(material)
    if parent:
        thing.parent = parent
    return thing


def group(location=(0, 0, 0), rotation=(0, 0, 0), scale=1.0, parent=None):
    """An empty that carries a prop's parts; rotation in degrees."""
    holder = bpy.data.objects.new("group", None)
    holder.location, holder.scale = location, (scale, scale, scale)
    holder.rotation_euler = [math.radians(angle) for angle in rotation]
    bpy.context.collection.objects.link(holder)
    holder.parent = parent
    return holder


def mesh(name, points, faces, material, parent=None, smooth=True):
    """A mesh object from points and faces."""
    data = bpy.data.meshes.new(name)
    data.from_pydata(points, [], faces)
    data.update()
    for face in data.polygons:
        face.use_smooth = smooth
    data.use_auto_smooth, data.auto_smooth_angle = True, math.radians(40)
    return link(bpy.data.objects.new(name, data), material, parent)


def bevel(thing, width, segments=3):
    """Round an object's edges."""
    modifier = thing.modifiers.new("bevel", "BEVEL")
    modifier.width, modifier.segments, modifier.limit_method = width, segments, "ANGLE"
    modifier.harden_normals = True
    return thing


def solidify(thing, thickness, offset=0):
    """Give a surface thickness: around it (offset 0), behind its faces (-1) or before them (1)."""
    modifier = thing.modifiers.new("solid", "SOLIDIFY")
    modifier.thickness, modifier.offset = thickness, offset
    return thing


def box(location, size, material, parent=None, edge=0.04, rotation=(0, 0, 0), taper=1.0):
    """A bevelled box centred on a location; taper narrows its top."""
    x, y, z = (part / 2 for part in size)
    points = [(-x, -y, -z), (x, -y, -z), (x, y, -z), (-x, y, -z)]
    points += [(px * taper, py * taper, z) for px, py, _ in points]
    faces = [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    thing = mesh("box", points, faces, material, parent)
    thing.location = location
    thing.rotation_euler = [math.radians(angle) for angle in rotation]
    return bevel(thing, edge) if edge else thing


def copy(thing, location, rotation=None, parent=None):
    """A second instance of the same mesh."""
    twin = thing.copy()
    twin.location = location
    if rotation is not None:
        twin.rotation_euler = [math.radians(angle) for angle in rotation]
    bpy.context.collection.objects.link(twin)
    twin.parent = parent or thing.parent
    return twin


def lathe(profile, material, parent=None, location=(0, 0, 0), rotation=(0, 0, 0), segments=48):
    """Turn a profile of (radius, height) pairs about Z."""
    points, faces, rows = [], [], len(profile)
    for step in range(segments):
        angle = math.tau * step / segments
        points += [(radius * math.cos(angle), radius * math.sin(angle), height) for radius, height in profile]
    for step in range(segments):
        here, there = step * rows, (step + 1) % segments * rows
        faces += [(here + row, there + row, there + row + 1, here + row + 1) for row in range(rows - 1)]
    thing = mesh("lathe", points, faces, material, parent)
    thing.location = location
    thing.rotation_euler = [math.radians(angle) for angle in rotation]
    return thing


def tube(
    points, radius, material, parent=None, closed=False, location=(0, 0, 0), rotation=(0, 0, 0), radii=None, bend="AUTO"
):
    """A round tube through points: bent smoothly (AUTO) or with corners (VECTOR)."""
    data = bpy.data.curves.new("tube", "CURVE")
    data.dimensions, data.bevel_depth, data.bevel_resolution, data.resolution_u = "3D", radius, 4, 12
    data.use_fill_caps = True
    spline = data.splines.new("BEZIER")
    spline.bezier_points.add(len(points) - 1)
    spline.use_cyclic_u = closed
    for index, (knot, point) in enumerate(zip(spline.bezier_points, points)):
        knot.co = point
        knot.handle_left_type = knot.handle_right_type = bend
        knot.radius = radii[index] if radii else 1.0
    thing = link(bpy.data.objects.new("tube", data), material, parent)
    thing.location = location
    thing.rotation_euler = [math.radians(angle) for angle in rotation]
    return thing


def ring(radius, thickness, material, parent=None, location=(0, 0, 0), rotation=(0, 0, 0)):
    """A closed round ring in its own XY plane."""
    corners = [(radius * math.cos(step * math.tau / 8), radius * math.sin(step * math.tau / 8), 0) for step in range(8)]
    return tube(corners, thickness, material, parent, True, location, rotation)


def sheet(location, size, material, parent=None, rotation=(0, 0, 0), curl=0.06, seed=1, steps=14):
    """A sheet of paper with lifted corners and a slight wave, with texture coordinates."""
    chance = random.Random(seed)
    lifts = [chance.uniform(0.2, 1.0) * curl for _ in range(4)]
    phase = chance.uniform(0, 6)
    points, faces, spots = [], [], []
    for row in range(steps + 1):
        for column in range(steps + 1):
            u, v = column / steps, row / steps
            corner = lifts[0] * (1 - u) * (1 - v) + lifts[1] * u * (1 - v) + lifts[2] * u * v + lifts[3] * (1 - u) * v
            edge = max(abs(u - 0.5), abs(v - 0.5)) * 2
            wave = 0.25 * curl * (1 + math.sin(phase + 5 * u + 3 * v))
            points.append(((u - 0.5) * size[0], (v - 0.5) * size[1], 4 * corner * edge**4 + wave + 0.012))
            spots.append((u, v))
    for row in range(steps):
        for column in range(steps):
            first = row * (steps + 1) + column
            faces.append((first, first + 1, first + steps + 2, first + steps + 1))
    thing = mesh("sheet", points, faces, material, parent)
    layer = thing.data.uv_layers.new(name="UVMap")
    for loop in thing.data.loops:
        layer.data[loop.index].uv = spots[loop.vertex_index]
    thing.location = location
    thing.rotation_euler = [math.radians(angle) for angle in rotation]
    return thing


def lettering(text, location, size, material, parent=None, rotation=(0, 0, 0), align="LEFT", font=None, spacing=1.0):
    """Flat lettering."""
    data = bpy.data.curves.new("lettering", "FONT")
    data.body, data.size, data.align_x, data.space_line = text, size, align, spacing
    if font:
        data.font = bpy.data.fonts.load(font, check_existing=True)
    thing = link(bpy.data.objects.new("lettering", data), material, parent)
    thing.location = location
    thing.rotation_euler = [math.radians(angle) for angle in rotation]
    return thing


def brick_wall(y, left, right, bottom, top, clay, mortar, size=(2.15, 1.0, 0.65), gap=0.1, seed=3):
    """A running-bond wall of single, slightly misplaced bricks in front of a bed of mortar."""
    chance = random.Random(seed)
    box(((left + right) / 2, y + 0.575, (bottom + top) / 2), (right - left, 1, top - bottom), mortar, edge=0)
    models = []
    for _ in range(4):
        model = box((0, 0, 0), size, clay, edge=0.0)
        for point in model.data.vertices:
            point.co += Vector([chance.uniform(-0.05, 0.05) for _ in range(3)])
        bevel(model, 0.05, 2)
        models.append(model)
    height, course = bottom, 0
    while height < top:
        across = left - (size[0] + gap) / 2 * (course % 2)
        while across < right:
            place = (
                across + size[0] / 2,
                y + 0.5 + chance.gauss(0, 0.03),
                height + size[2] / 2 + chance.gauss(0, 0.012),
            )
            copy(
                chance.choice(models),
                place,
                (chance.gauss(0, 0.7), chance.gauss(0, 0.6) + chance.choice((0, 180)), chance.gauss(0, 0.8)),
            )
            across += size[0] + gap
        height += size[2] + gap
        course += 1
    for model in models:
        bpy.data.objects.remove(model)


def world_point(holder, point):
    """Where a group's own point lies in the scene."""
    bpy.context.view_layer.update()
    return Matrix(holder.matrix_world) @ Vector(point)
