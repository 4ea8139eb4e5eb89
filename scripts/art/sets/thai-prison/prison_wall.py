"""The tally wall, modelled: coats of paint break off in flakes, and counts are scratched through them.

Every point's relief also says which coat shows there; the material reads that from the mesh.
"""
import math
import random

import bpy
import materials
import prison_paint
from mathutils import Vector, noise


def tally_strokes(area, seed=11, size=1.0):
    """Scratched counts of five over an area (left, right, low, high): lists of (start, end, depth)."""
    chance = random.Random(seed)
    left, right, low, high = area
    strokes = []
    row = high - size
    while row > low:
        column = left + chance.uniform(0, 0.5)
        tall = size * chance.uniform(0.62, 1.1)
        while column < right - 1.2 * size:
            if chance.random() < 0.06:
                column += chance.uniform(0.8, 2.0) * size
                continue
            lean, deep = chance.gauss(0.03, 0.05), chance.uniform(0.7, 1.0)
            count = 4 if chance.random() < 0.93 else chance.randint(1, 3)
            for index in range(count):
                x = column + index * 0.2 * size + chance.gauss(0, 0.018)
                foot = row + chance.gauss(0, 0.05)
                strokes.append(((x, foot), (x + lean + chance.gauss(0, 0.03), foot + tall + chance.gauss(0, 0.07)),
                                deep))
            if count == 4:
                strokes.append(((column - 0.16 * size, row + tall * chance.uniform(0.12, 0.34)),
                                (column + 0.8 * size, row + tall * chance.uniform(0.62, 0.9)), deep))
            column += (1.18 + chance.uniform(0, 0.14)) * size
        row -= (1.32 + chance.uniform(-0.05, 0.12)) * size
    return strokes


def carve(strokes, columns, rows, width, height, left, low, reach=0.034):
    """How deep each point of the grid lies in a scratch, and how high in the burr beside one."""
    depth = [0.0] * (columns * rows)
    burr = [0.0] * (columns * rows)
    for start, end, deep in strokes:
        start, end = Vector(start), Vector(end)
        span = end - start
        first_column = int((min(start.x, end.x) - 0.16 - left) / width * (columns - 1))
        last_column = int((max(start.x, end.x) + 0.16 - left) / width * (columns - 1)) + 1
        first_row = int((min(start.y, end.y) - 0.16 - low) / height * (rows - 1))
        last_row = int((max(start.y, end.y) + 0.16 - low) / height * (rows - 1)) + 1
        for row in range(max(0, first_row), min(rows, last_row + 1)):
            for column in range(max(0, first_column), min(columns, last_column + 1)):
                point = Vector((left + width * column / (columns - 1), low + height * row / (rows - 1)))
                share = (point - start).dot(span) / span.length_squared
                held = min(1.0, max(0.0, share))
                shiver = 0.004 * math.sin(share * 11 + deep * 40) + 0.0025 * math.sin(share * 37)
                away = abs((point - start - span * held).length + shiver)
                taper = reach * (0.55 + 0.6 * math.sin(math.pi * min(1.0, held * 0.8 + 0.16)))
                place = row * columns + column
                if away < taper:
                    depth[place] = max(depth[place], deep * (1 - (away / taper) ** 2))
                elif away < taper * 2.1:
                    burr[place] = max(burr[place], 1 - abs(away / taper - 1.4) / 0.7)
    return depth, burr


def peel_value(x, z, loss_at):
    """How far the paint has gone at a point (above 0: fallen off), flake by flake, and how near a crack runs."""
    bent = Vector((x + 0.45 * noise.noise((x * 0.9, z * 0.9, 4)) + 0.09 * noise.noise((x * 5, z * 5, 8)),
                   z + 0.45 * noise.noise((x * 0.9, z * 0.9, 9)) + 0.09 * noise.noise((x * 5, z * 5, 2)), 0))
    distances, places = noise.voronoi((bent.x * 1.15, bent.y * 1.15, 0.5))
    cell = places[0]
    damage = noise.fractal((x * 0.2, z * 0.2, 3.3), 0.85, 2.1, 7)
    whole = noise.fractal((cell.x * 0.17, cell.y * 0.17, 3.3), 0.85, 2.1, 3)
    return 0.62 * damage + 0.5 * whole + 0.16 * noise.cell(cell * 7.3) + loss_at(x, z), distances[1] - distances[0]


def build(location, width, height, columns, rows, strokes, loss_at):
    """The wall as a mesh in the XZ plane, its front towards -Y, with its coats as colours of its points."""
    left, low = -width / 2, 0.0
    depth, burr = carve(strokes, columns, rows, width, height, left, low)
    points, faces, coats = [], [], []
    for row in range(rows):
        z = low + height * row / (rows - 1)
        for column in range(columns):
            x = left + width * column / (columns - 1)
            value, crack = peel_value(x, z, loss_at)
            groove = depth[row * columns + column]
            gone = min(1.0, max(0.0, value / 0.018))
            gone_under = min(1.0, max(0.0, (value - 0.13) / 0.018))
            curl = max(0.0, 1 + value / 0.12) ** 2 if value < 0 else 0.0
            crack_line = max(0.0, 1 - crack / 0.022) * min(1.0, max(0.0, (value + 0.3) / 0.15)) * (1 - gone)
            rough = noise.fractal((x * 2.2, z * 2.2, 1), 0.9, 2.2, 5)
            relief = 0.11 * (1 - gone) * (1 + 0.75 * curl) + 0.07 * (1 - gone_under)
            relief += 0.06 * rough * (0.4 + 0.6 * gone_under) + 0.035 * noise.noise((x * 0.5, z * 0.5, 6))
            relief -= 0.1 * groove + 0.07 * crack_line - 0.02 * burr[row * columns + column]
            points.append((x, -relief, z))
            coats.append((gone, gone_under, max(groove, crack_line * 0.8), burr[row * columns + column]))
    for row in range(rows - 1):
        first = row * columns
        faces += [(first + c, first + c + 1, first + columns + c + 1, first + columns + c) for c in range(columns - 1)]
    data = bpy.data.meshes.new("tally wall")
    data.from_pydata(points, [], faces)
    data.polygons.foreach_set("use_smooth", [True] * len(faces))
    layer = data.attributes.new("coats", "FLOAT_COLOR", "POINT")
    layer.data.foreach_set("color", [part for coat in coats for part in coat])
    data.update()
    wall = bpy.data.objects.new("tally wall", data)
    wall.location = location
    data.materials.append(coated("tally paint"))
    bpy.context.collection.objects.link(wall)
    return wall


def coated(name, top=(0.056, 0.122, 0.074), under=(0.36, 0.2, 0.06), base=(0.28, 0.255, 0.205)):
    """Paint that reads from its mesh which coat shows: top, under or base, and where it is scratched."""
    nodes = materials.Nodes(name)
    coats = nodes.add("ShaderNodeAttribute", attribute_name="coats").outputs
    gone, gone_under, groove = (nodes.add("ShaderNodeSeparateXYZ",
                                          {"Vector": coats["Color"]}).outputs[axis] for axis in "XYZ")
    fine = nodes.noise(nodes.place(), 3.2, 10, 0.72)
    fade = nodes.noise(nodes.place(), 0.3, 7, 0.65)
    paint = nodes.mix(0.8, (*top, 1), nodes.ramp(fade, (0.32, tuple(part * 0.55 for part in top)), (0.5, top),
                                                 (0.7, tuple(part * 1.3 + 0.03 for part in top))))
    paint = nodes.mix(0.5, paint, nodes.ramp(fine, (0.34, (0.5, 0.5, 0.42)), (0.6, (1, 1, 1))), "MULTIPLY")
    second = nodes.ramp(fine, (0.32, tuple(part * 0.5 for part in under)), (0.6, under))
    raw = nodes.ramp(fine, (0.3, tuple(part * 0.5 for part in base)), (0.6, base))
    colour = nodes.mix(gone, paint, nodes.mix(gone_under, second, raw))
    scratch = nodes.mix(gone, (0.36, 0.29, 0.18, 1), (0.08, 0.066, 0.045, 1))
    colour = nodes.mix(prison_paint.times(nodes, groove, 0.9), colour, scratch)
    streaks = nodes.noise(nodes.place((0.9, 0.9, 0.05)), 1.0, 7, 0.62, 0.3)
    colour = nodes.mix(0.6, colour, nodes.ramp(streaks, (0.36, (0.3, 0.28, 0.2)), (0.56, (1, 1, 1))), "MULTIPLY")
    nodes.bump(fine, 0.3, 0.04)
    return nodes.finish(Base_Color=colour, Roughness=nodes.mix(gone, nodes.span(fine, 0.4, 0.7), (0.92, 0.92, 0.92, 1)),
                        Specular=0.3)
