"""Trimmings for the gift scenes: ribbons, bows, a hanging padlock, flames, and cloth, icing and wax materials."""
import math

import materials
import shapes
from mathutils import Vector

SERIF = "/usr/share/fonts/truetype/liberation/LiberationSerif-Bold.ttf"


def lighten(scene):
    """Spend less time on shadows, reflections and haze than the stage's defaults: these sets are close and shallow."""
    eevee = scene.eevee
    eevee.shadow_cube_size, eevee.use_ssr_halfres = "512", True
    eevee.volumetric_tile_size, eevee.volumetric_samples = "16", 24
    eevee.bokeh_max_size = 40.0


def cloth(name, colour, sheen=0.3, rough=0.85, weave=26.0):
    """Woven cloth: crossing threads, handled patches and a soft sheen at grazing angles."""
    nodes = materials.Nodes(name)
    warp = nodes.noise(nodes.place((weave, 1.5, 1.5)), 1.6, 2)
    weft = nodes.noise(nodes.place((1.5, weave, weave)), 1.6, 2)
    threads = nodes.mix(0.5, warp, weft)
    patches = nodes.noise(nodes.place(), 0.7, 6)
    faded = nodes.ramp(patches, (0.3, tuple(part * 0.55 for part in colour)), (0.65, colour))
    shade = nodes.mix(0.5, faded, nodes.ramp(threads, (0.35, (0.45, 0.45, 0.45)), (0.6, (1, 1, 1))), "MULTIPLY")
    nodes.bump(threads, 0.35, 0.03)
    return nodes.finish(Base_Color=shade, Roughness=rough, Sheen=sheen, Sheen_Tint=0.8, Specular=0.15)


def satin(name, colour, rough=0.34):
    """Satin ribbon: fine lengthwise ribs and a bright sheen."""
    nodes = materials.Nodes(name)
    ribs = nodes.noise(nodes.place((9, 9, 9)), 6.0, 3)
    shade = nodes.ramp(ribs, (0.3, tuple(part * 0.7 for part in colour)), (0.6, colour))
    nodes.bump(ribs, 0.12, 0.02)
    return nodes.finish(Base_Color=shade, Roughness=nodes.span(ribs, rough, rough + 0.16), Sheen=0.4, Specular=0.5)


def wax(name, colour):
    """Sealing wax: glossy, with fine pits and finger marks."""
    nodes = materials.Nodes(name)
    marks = nodes.noise(nodes.place(), 5.0, 6)
    nodes.bump(marks, 0.2, 0.04)
    shade = nodes.ramp(marks, (0.3, tuple(part * 0.55 for part in colour)), (0.6, colour))
    return nodes.finish(Base_Color=shade, Roughness=nodes.span(marks, 0.2, 0.45, 0.3, 0.7), Specular=0.55)


def smooth_path(points, steps=6):
    """Points of a Catmull-Rom curve through the given points."""
    points = [Vector(point) for point in points]
    ends = [points[0] * 2 - points[1], *points, points[-1] * 2 - points[-2]]
    path = []
    for before, start, end, after in zip(ends, ends[1:], ends[2:], ends[3:]):
        for step in range(steps):
            share = step / steps
            bend = (2 * before - 5 * start + 4 * end - after) * share ** 2
            snap = (3 * start - before - 3 * end + after) * share ** 3
            path.append(0.5 * (2 * start + (end - before) * share + bend + snap))
    return path + [points[-1]]


def ribbon(points, width, material, parent=None, across=(0, 1, 0), widths=None, thickness=0.01, location=(0, 0, 0),
           rotation=(0, 0, 0), cupped=0.0, notch=0.0):
    """A flat band along a path; widths scale it at each given point, cupped hollows it, notch cuts its end to a V."""
    path = smooth_path(points)
    across = Vector(across).normalized()
    vertices, faces, columns = [], [], 12
    for index, point in enumerate(path):
        share = index / (len(path) - 1) * (len(points) - 1)
        first = min(int(share), len(points) - 2)
        factor = 1.0 if widths is None else widths[first] + (widths[first + 1] - widths[first]) * (share - first)
        along = (path[min(index + 1, len(path) - 1)] - path[max(index - 1, 0)]).normalized()
        lift = along.cross(across)
        for column in range(columns + 1):
            side = column / columns * 2 - 1
            crimp = 0.105 * width * max(0.0, 1.25
                                        - factor) * math.sin(3.2 * math.pi * side + 5 * share) if widths else 0
            height = cupped * (1 - side * side) + crimp
            back = along * (notch * (1 - abs(side))) if index == len(path) - 1 else Vector()
            vertices.append(point + across * (side * width * factor / 2) + lift * height - back)
    row = columns + 1
    for index in range(len(path) - 1):
        faces += [(index * row + column, index * row + column + 1, (index + 1) * row + column + 1,
                   (index + 1) * row + column) for column in range(columns)]
    band = shapes.mesh("ribbon", vertices, faces, material, parent)
    band.data.auto_smooth_angle = math.radians(60)
    shapes.solidify(band, thickness)
    band.location = location
    band.rotation_euler = [math.radians(angle) for angle in rotation]
    return band


def bow(material, location, turn=0.0, scale=1.0, width=0.34, parent=None, loops=(18, 162, 205, 338), tails=(248, 292)):
    """A tied bow: loops and notched tails at the given angles round a knot."""
    holder = shapes.group(location, (0, 0, turn), scale, parent)
    for index, angle in enumerate(loops):
        reach = 1.0 if index < 2 else 0.82
        loop = [(0.02, 0, 0.1), (0.3 * reach, 0, 0.3), (0.66 * reach, 0, 0.42), (0.92 * reach, 0, 0.3),
                (0.86 * reach, 0, 0.1), (0.5 * reach, 0, 0.05), (0.02, 0, 0.06)]
        ribbon(loop, width, material, holder, widths=[0.35, 0.8, 1.05, 1.1, 1.0, 0.8, 0.35], rotation=(0, 0, angle),
               cupped=0.012)
    for index, angle in enumerate(tails):
        bend = 0.1 if index else -0.12
        tail = [(0.03, 0, 0.08), (0.35, bend, 0.07), (0.7, bend * 0.4, 0.1), (1.05, -bend, 0.03)]
        ribbon(tail, width, material, holder, widths=[0.4, 0.85, 1.0, 1.0], rotation=(0, 0, angle), notch=0.14)
    knot = [(-0.17, 0, 0.03), (-0.15, 0, 0.16), (0, 0, 0.21), (0.15, 0, 0.16), (0.17, 0, 0.03)]
    ribbon(knot, 0.27, material, holder, widths=[0.8, 1, 1.05, 1, 0.8], rotation=(0, 0, 8), cupped=0.03)
    return holder


def slab(outline, thickness, material, parent=None, edge=0.05, location=(0, 0, 0), rotation=(0, 0, 0)):
    """An outline of (x, z) corners, counter-clockwise, drawn out along Y and bevelled."""
    count = len(outline)
    points = [(x, -thickness / 2, z) for x, z in outline] + [(x, thickness / 2, z) for x, z in outline]
    faces = [tuple(range(count)), tuple(reversed(range(count, 2 * count)))]
    faces += [(index, index + count, (index + 1) % count + count, (index + 1) % count) for index in range(count)]
    thing = shapes.mesh("slab", points, faces, material, parent)
    thing.location = location
    thing.rotation_euler = [math.radians(angle) for angle in rotation]
    return shapes.bevel(thing, edge)


def keyhole_outline():
    """A keyhole's (x, y) corners, counter-clockwise, a little over 1.5 high."""
    arc = [math.radians(angle) for angle in range(-60, 241, 15)]
    return [(0.5 * math.cos(angle), 0.4 + 0.5 * math.sin(angle)) for angle in arc] + [(-0.46, -0.85), (0.46, -0.85)]


def keyhole(material, parent, location, size, rotation=(90, 0, 0)):
    """A keyhole drawn flat, in its own XY plane."""
    points = [(x * size, y * size, 0) for x, y in keyhole_outline()]
    hole = shapes.mesh("keyhole", points, [tuple(range(len(points)))], material, parent)
    hole.location = location
    hole.rotation_euler = [math.radians(angle) for angle in rotation]
    return hole


def padlock(wear, location, rotation=(0, 0, 0), scale=1.0, parent=None, opened=0.0, words="LANTERN & LATCH"):
    """A heavy old padlock whose shackle's crown is the origin: body below it, keyhole towards -Y."""
    holder = shapes.group(location, rotation, scale, parent)
    body = shapes.group((0, 0, -0.72), parent=holder)
    outline = [(-0.46, -1.0), (0.46, -1.0), (0.58, -0.82), (0.6, -0.1), (0.5, 0.0), (-0.5, 0.0), (-0.6, -0.1),
               (-0.58, -0.82)]
    slab(outline, 0.42, wear.brass, body, 0.07)
    inner = [(x * 0.84, -0.5 + (z + 0.5) * 0.84) for x, z in outline]
    slab(inner, 0.47, wear.brass, body, 0.02)
    for x, z in ((-0.41, -0.14), (0.41, -0.14), (-0.36, -0.86), (0.36, -0.86)):
        shapes.lathe([(0.05, 0), (0.045, 0.03), (0.02, 0.045), (0, 0.047)], wear.iron, body, (x, -0.235, z),
                     (90, 0, 0), 16)
    shapes.lathe([(0.23, 0.0), (0.24, 0.03), (0.22, 0.05), (0.19, 0.035), (0, 0.035)], wear.brass, body,
                 (0, -0.235, -0.56), (90, 0, 0), 40)
    keyhole(wear.rubber, body, (0, -0.292, -0.57), 0.125)
    shapes.lettering(words, (0, -0.243, -0.27), 0.088, wear.ink, body, (90, 0, 0), "CENTER", SERIF)
    leg, turn = 0.33, math.radians(opened)
    arc = [math.radians(angle) for angle in range(0, 181, 20)]
    crown = [(leg * math.cos(angle), 0, -0.33 + leg * math.sin(angle)) for angle in arc]
    bend = [(leg, 0, -0.82), *crown, (-leg, 0, -0.82 + (0.3 if opened else 0.0))]
    swung = [(-leg + (x + leg) * math.cos(turn), (x + leg) * math.sin(turn), z + (0.26 if opened else 0)) for x, _,
             z in bend]
    shapes.tube(swung, 0.1, wear.steel, holder)
    for side in (-leg, leg):
        shapes.lathe([(0.15, 0), (0.14, 0.05), (0.105, 0.06)], wear.iron, body, (side, 0, -0.005), segments=24)
    return holder


def flame(parent, location, height=0.24, strength=26.0):
    """A candle flame with its wick."""
    fire = materials.glow("flame", (1.0, 0.55, 0.18), strength)
    wick = materials.plain("wick", (0.01, 0.008, 0.006))
    shapes.tube([(0, 0, -0.03), (0.005, 0, 0.03), (0.02, 0, 0.06)], 0.01, wick, parent, location=location)
    profile = [(0, 0.03), (0.13, 0.12), (0.2, 0.27), (0.19, 0.42), (0.12, 0.66), (0.05, 0.88), (0, 1.05)]
    tongue = shapes.lathe([(radius * height, up * height) for radius, up in profile], fire, parent, location,
                          segments=20)
    fire.shadow_method = "NONE"
    return tongue
