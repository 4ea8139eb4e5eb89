"""Props of the gift card still: draped velvet, the mark in foil, a lantern and a bunch of keys."""
import copy
import math

import addon_utils
import bpy
import materials
import props
import shapes
import trimmings
from mathutils import Vector, noise


def velvet(name, dark, bright):
    """Pile that swallows light head-on and glows along its folds."""
    nodes = materials.Nodes(name)
    facing = nodes.add("ShaderNodeLayerWeight", {"Blend": 0.35}).outputs["Facing"]
    pile = nodes.noise(nodes.place(), 70, 2)
    brushed = nodes.noise(nodes.place(), 1.2, 6, 0.65)
    shade = nodes.ramp(facing, (0.25, dark), (0.95, bright))
    shade = nodes.mix(0.55, shade, nodes.ramp(brushed, (0.35, (0.4, 0.4, 0.4)), (0.62, (1, 1, 1))), "MULTIPLY")
    nodes.bump(pile, 0.3, 0.02)
    return nodes.finish(Base_Color=shade, Roughness=0.9, Sheen=1.0, Sheen_Tint=0.7, Specular=0.05)


def drapery(material, flats, size=(22, 17), centre=(0, 2), steps=170):
    """Cloth in deep folds that lies level on each flat spot (x, y, radius)."""
    points, faces = [], []
    for row in range(steps + 1):
        for column in range(steps + 1):
            x = centre[0] + (column / steps - 0.5) * size[0]
            y = centre[1] + (row / steps - 0.5) * size[1]
            free = min(math.hypot((x - spot[0]), (y - spot[1])) - spot[2] for spot in flats)
            free = max(0.0, min(1.0, free / 1.5))
            free = free * free * (3 - 2 * free)
            drift = noise.noise(Vector((x * 0.22, y * 0.22, 3.0)))
            wave = math.sin(1.35 * (x * 0.45 + y * 0.95) + 4.2 * drift)
            fold = 0.62 * (0.5 + 0.5 * wave) ** 2 + 0.3 * abs(noise.noise(Vector((x * 0.55, y * 0.55, 8.0))))
            crease = 0.035 * noise.noise(Vector((x * 1.1, y * 1.1, 1.0)))
            points.append((x, y, free * (fold + crease) - 0.02))
    width = steps + 1
    faces = [(row * width + column, row * width + column + 1, (row + 1) * width + column + 1,
              (row + 1) * width + column)
             for row in range(steps) for column in range(steps)]
    drape = shapes.mesh("drapery", points, faces, material)
    drape.data.use_auto_smooth = False
    return drape


def mark(path, foil, parent, location, height):
    """The venue's mark as raised foil, from its SVG file."""
    addon_utils.enable("io_curve_svg")
    before = set(bpy.data.objects)
    bpy.ops.import_curve.svg(filepath=path)
    pieces = [thing for thing in bpy.data.objects if thing not in before and thing.type == "CURVE"]
    points = [knot.co for piece in pieces for spline in piece.data.splines for knot in spline.bezier_points]
    low = [min(point[axis] for point in points) for axis in (0, 1)]
    high = [max(point[axis] for point in points) for axis in (0, 1)]
    scale = height / (high[1] - low[1])
    holder = shapes.group(location, parent=parent)
    for piece in pieces:
        piece.data.materials.clear()
        piece.data.materials.append(foil)
        piece.data.dimensions = "2D"
        piece.data.extrude, piece.data.fill_mode = 0.006 / scale, "BOTH"
        piece.parent, piece.scale = holder, (scale, scale, scale)
        piece.location = (-(low[0] + high[0]) / 2 * scale, -(low[1] + high[1]) / 2 * scale, 0)


def border(parent, width, height, inset, thickness, foil, level):
    """A foil line round a card."""
    x, y = width / 2 - inset, height / 2 - inset
    for px, py, length, turn in ((0, y, x * 2, 0), (0, -y, x * 2, 0), (x, 0, y * 2, 90), (-x, 0, y * 2, 90)):
        shapes.box((px, py, level), (length + thickness, thickness, 0.006), foil, parent, 0, (0, 0, turn))


def burnt_candle(holder):
    """A thick candle, half burnt down, with its drips and flame, in a lantern's own group."""
    tallow = materials.Nodes("tallow").finish(Base_Color=(0.7, 0.5, 0.26), Roughness=0.4, Emission=(1.0, 0.42, 0.1),
                                              Emission_Strength=0.35)
    shapes.lathe([(0.36, 0.3), (0.35, 0.82), (0.33, 0.9), (0.27, 0.88), (0.2, 0.8), (0, 0.79)], tallow, holder)
    for angle, drop in ((200, 0.35), (250, 0.5), (300, 0.28)):
        x, y = 0.355 * math.cos(math.radians(angle)), 0.355 * math.sin(math.radians(angle))
        shapes.tube([(x * 0.9, y * 0.9, 0.89), (x, y, 0.8), (x * 1.02, y * 1.02, 0.88 - drop)], 0.035, tallow, holder,
                    radii=[0.7, 0.9, 1.4])
    trimmings.flame(holder, (0, 0, 0.84), 0.5, 18)


def lantern(wear, location, turn=0.0, scale=1.0, candle=True):
    """A small lantern: iron base and roof, bowed glass, four wire guards, and a burnt-down candle unless told not."""
    holder = shapes.group(location, (0, 0, turn), scale)
    shapes.lathe([(0, 0.3), (0.72, 0.3), (0.8, 0.27), (0.83, 0.2), (0.9, 0.17), (0.92, 0.08), (1.0, 0.05), (1.02, 0)],
                 wear.iron, holder, segments=64)
    shapes.lathe([(0.74, 0.3), (0.76, 0.34), (0.74, 0.4), (0.68, 0.41)], wear.brass, holder, segments=64)
    shapes.lathe([(0.68, 0.34), (0.76, 0.7), (0.79, 1.1), (0.75, 1.55), (0.64, 1.9)], materials.glass("glass"), holder,
                 segments=64)
    if candle:
        burnt_candle(holder)
    for step in range(4):
        angle = math.tau * step / 4 + 0.5
        guard = [(out * math.cos(angle), out * math.sin(angle), up)
                 for out, up in ((0.8, 0.22), (0.86, 0.6), (0.88, 1.1), (0.84, 1.6), (0.68, 2.0))]
        shapes.tube(guard, 0.035, wear.iron, holder)
    shapes.ring(0.88, 0.03, wear.iron, holder, (0, 0, 1.1))
    shapes.lathe([(0.62, 1.86), (0.8, 1.9), (0.82, 1.96), (0.6, 2.14), (0.4, 2.24), (0.4, 2.5), (0.5, 2.53),
                  (0.36, 2.68), (0, 2.78)], wear.iron, holder, segments=64)
    shapes.tube([(-0.83, 0, 1.9), (-1.0, 0.1, 2.5), (0, 0.2, 3.3), (1.0, 0.1, 2.5), (0.83, 0, 1.9)], 0.04, wear.iron,
                holder)
    return holder


def bunch_of_keys(wear, location, turn):
    """Three old keys on an iron ring, fanned out, with a stamped brass tag."""
    holder = shapes.group(location, (0, 0, turn))
    dark = copy.copy(wear)
    dark.brass = wear.iron
    shapes.ring(0.42, 0.035, wear.steel, holder, (0, 0, 0.14), (6, 4, 0))
    for angle, metals, scale, tilt in ((-62, wear, 1.35, 2), (-100, dark, 1.55, 5), (-24, wear, 1.15, 1)):
        x, y = 0.5 * math.cos(math.radians(angle)), 0.5 * math.sin(math.radians(angle))
        props.key(metals, (x, y, 0.06), (tilt * 2, tilt, angle), scale, holder)
    shapes.lathe([(0, 0.045), (0.27, 0.045), (0.3, 0.03), (0.3, 0.0)], wear.brass, holder, (0.3, 0.62, 0.03),
                 (5, -4, 0))
    shapes.lettering("7", (0.3, 0.5, 0.082), 0.36, wear.ink, holder, (5, -4, 0), "CENTER", trimmings.SERIF)
