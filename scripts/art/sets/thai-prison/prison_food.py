"""What is carried to the cells: a worn enamel tray, rice, a spoon, a stacked tin lunchbox, a cup and chillies."""
import math
import random

import materials
import prison_paint
import shapes
from mathutils import Euler, Vector, noise


def rounded(width, depth, corner, steps=8):
    """The outline of a rounded rectangle, counter-clockwise."""
    outline = []
    for turn, (x, y) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        centre = (x * (width / 2 - corner), y * (depth / 2 - corner))
        for step in range(steps + 1):
            angle = math.radians(90 * turn + 90 * step / steps)
            outline.append((centre[0] + corner * math.cos(angle), centre[1] + corner * math.sin(angle)))
    return outline


def lofted(sections, material, parent=None, closed=True, solid=0.0):
    """A skin over sections (outline, height) of equally many points; the first section is filled."""
    count = len(sections[0][0])
    points = [(x, y, height) for outline, height in sections for x, y in outline]
    faces = [tuple(range(count))] if closed else []
    for level in range(len(sections) - 1):
        base = level * count
        for index in range(count):
            following = (index + 1) % count
            faces.append((base + index, base + following, base + count + following, base + count + index))
    thing = shapes.mesh("lofted", points, faces, material, parent)
    return shapes.solidify(thing, solid) if solid else thing


def tray(enamel, rim, location, turn, width=7.4, depth=5.0):
    """A shallow enamel tray with a rolled dark rim, pressed foot line and dented floor."""
    holder = shapes.group(location, (0, 0, turn))
    profile = ((0.0, 0.09), (0.04, 0.1), (0.12, 0.16), (0.25, 0.42), (0.34, 0.5), (0.62, 0.54), (0.7, 0.5))
    sections = [(rounded(width - 1.1, depth - 1.1, 0.5), 0.1), (rounded(width - 0.75, depth - 0.75, 0.6), 0.08)]
    sections += [(rounded(width - 0.6 + 2 * out, depth - 0.6 + 2 * out, 0.65 + out), up) for out, up in profile]
    lofted(sections, enamel, holder, solid=0.05)
    edge = rounded(width + 0.84, depth + 0.84, 1.37)
    shapes.tube([(x, y, 0.5) for x, y in edge[::3]], 0.06, rim, holder, True)
    return holder


def rice_bowl(enamel, rim, location, turn=0.0, scale=1.0):
    """An enamel bowl heaped with steamed rice, grain by grain."""
    holder = shapes.group(location, (0, 0, turn), scale)
    shapes.lathe([(0, 0.12), (0.55, 0.12), (0.58, 0.0), (0.64, 0.0), (0.66, 0.12), (1.0, 0.3), (1.28, 0.62), (1.4, 1.0),
                  (1.5, 1.04), (1.48, 1.08), (1.36, 1.05), (1.24, 0.66), (0.95, 0.36), (0, 0.2)], enamel, holder)
    shapes.tube([(1.49 * math.cos(a), 1.49 * math.sin(a), 1.06) for a in [math.tau * step / 16 for step in range(16)]],
                0.035, rim, holder, True)
    rice = steamed("rice")
    bed, rows, sides = [(0, 0, rice_height(0, 0))], 20, 56
    for row in range(1, rows + 1):
        reach = 1.27 * row / rows
        bed += [(reach * math.cos(angle), reach * math.sin(angle), rice_height(reach, angle))
                for angle in (math.tau * step / sides for step in range(sides))]
    faces = [(0, 1 + step, 1 + (step + 1) % sides) for step in range(sides)]
    faces += [(first + step, first + sides + step, first + sides + (step + 1) % sides, first + (step + 1) % sides)
              for first in range(1, 1 + (rows - 1) * sides, sides) for step in range(sides)]
    shapes.mesh("rice bed", bed, faces, rice, holder)
    grains(rice, holder)
    return holder


def steamed(name):
    """Jasmine rice fresh from the steamer: white, moist, a little light passing through."""
    nodes = materials.Nodes(name)
    tone = nodes.noise(nodes.place(), 3.2, 4)
    white = nodes.ramp(tone, (0.32, (0.74, 0.71, 0.63)), (0.58, (0.88, 0.86, 0.8)))
    nodes.surface.inputs["Subsurface Radius"].default_value = (0.12, 0.1, 0.075)
    return nodes.finish(Base_Color=white, Roughness=nodes.span(tone, 0.22, 0.45), Specular=0.45, Subsurface=0.22,
                        Subsurface_Color=(0.9, 0.87, 0.78), Emission=(1.0, 0.87, 0.64), Emission_Strength=0.19)


def rice_height(reach, angle):
    """How high the heap in a bowl stands: a mound that slopes to the rim, of clumps that stuck together."""
    mound = 0.97 + 0.62 * (1 - (reach / 1.28) ** 2.3)
    spot = Vector((reach * math.cos(angle), reach * math.sin(angle), 0.3))
    clumps = 0.085 * noise.noise(spot * 3.3) + 0.05 * noise.noise(spot * 7.1)
    return mound + clumps * min(1.0, (1.32 - reach) * 2.6)


def grain(built, place, turn, chance):
    """One long grain, slender and a little bent, added to (points, faces)."""
    points, faces = built
    long, girth, bend = chance.uniform(0.076, 0.1), chance.uniform(0.0205, 0.0255), chance.uniform(-0.2, 0.2)
    first, sides = len(points), 6
    rings = ((-1, 0.4), (-0.8, 0.78), (-0.35, 1), (0.3, 1), (0.78, 0.76), (1, 0.34))
    for along, part in rings:
        points += [tuple(place + turn @ Vector((along * long, girth * part * math.cos(a),
                                                girth * part * math.sin(a) + bend * long * along * along)))
                   for a in (math.tau * step / sides for step in range(sides))]
    for level in range(len(rings) - 1):
        base = first + level * sides
        faces += [(base + k, base + (k + 1) % sides, base + sides + (k + 1) % sides, base + sides + k)
                  for k in range(sides)]
    last = first + (len(rings) - 1) * sides
    faces += [tuple(first + k for k in range(sides - 1, -1, -1)), tuple(last + k for k in range(sides))]


def grains(material, parent, count=5600, seed=5):
    """Long grains heaped over the mound in a bowl, in one mesh; a few stand up where clumps broke."""
    chance, built = random.Random(seed), ([], [])
    for _ in range(count):
        reach, angle = 1.25 * math.sqrt(chance.random()), chance.uniform(0, math.tau)
        slope = math.atan2(rice_height(max(0.0, reach - 0.05), angle) - rice_height(reach + 0.05, angle), 0.1)
        along = Euler((0, slope, angle)).to_matrix()
        spin = Euler((chance.gauss(0, 0.2), chance.gauss(0, 0.2), chance.uniform(0, math.tau))).to_matrix()
        place = Vector((reach * math.cos(angle), reach * math.sin(angle),
                        rice_height(reach, angle) + chance.triangular(-0.012, 0.04, 0.008)))
        grain(built, place, along @ spin, chance)
    shapes.mesh("grains", *built, material, parent).data.auto_smooth_angle = math.pi


def spilt_grains(material, spots, seed=8):
    """Single grains that fell beside the bowl, at (x, y, z)."""
    chance, built = random.Random(seed), ([], [])
    for spot in spots:
        grain(built, Vector(spot), Euler((0, 0, chance.uniform(0, math.tau))).to_matrix(), chance)
    shapes.mesh("spilt grains", *built, material).data.auto_smooth_angle = math.pi


def spoon(steel, location, turn, tilt=0.0):
    """A stamped tin spoon: an oval bowl and a flat handle that widens to its end."""
    holder = shapes.group(location, (0, tilt, turn))
    points, faces, columns = [], [], 8
    stations = [(-1.12, 0.03), (-1.08, 0.16), (-0.95, 0.3), (-0.7, 0.42), (-0.4, 0.44), (-0.1, 0.36), (0.1, 0.2),
                (0.25, 0.1),
                (0.6, 0.08), (1.2, 0.09), (1.9, 0.13), (2.4, 0.18), (2.7, 0.19), (2.8, 0.12), (2.82, 0.03)]
    for x, half in stations:
        dish = max(0.0, 1 - ((x + 0.5) / 0.62) ** 2) if x < 0.12 else 0.0
        lift = 0.16 + 0.14 * math.exp(-((x - 0.35) ** 2) * 5) + (0.03 * max(0.0, x - 1) if x > 0 else 0)
        for column in range(columns + 1):
            side = column / columns * 2 - 1
            points.append((x, side * half,
                           lift - 0.2 * dish * (1 - side * side) + (0.025 * side * side if x > 0.3 else 0)))
    for row in range(len(stations) - 1):
        first = row * (columns + 1)
        faces += [(first + c, first + c + 1, first + columns + 2 + c, first + columns + 1 + c) for c in range(columns)]
    blade = shapes.mesh("spoon", points, faces, steel, holder)
    smooth = blade.modifiers.new("smooth", "SUBSURF")
    smooth.levels = smooth.render_levels = 2
    shapes.solidify(blade, 0.035, -1)
    return holder


def tiffin(tin, iron, location, turn=0.0, scale=1.0, tiers=3):
    """A stacked tin lunchbox: round tiers with rolled rims in a strap frame with a bail handle and latches."""
    holder = shapes.group(location, (0, 0, turn), scale)
    chance = random.Random(3)
    for tier in range(tiers):
        base = tier * 1.02
        body = shapes.lathe([(0, 0.02), (1.06, 0.02), (1.12, 0.0), (1.16, 0.04), (1.17, 0.1), (1.21, 0.14),
                             (1.22, 0.55),
                             (1.21, 0.82), (1.25, 0.86), (1.28, 0.92), (1.25, 0.98), (1.16, 0.98), (1.16, 0.9)], tin,
                            holder,
                            (0, 0, base), (0, 0, chance.uniform(0, 360)))
        for point in body.data.vertices:
            angle = math.atan2(point.co.y, point.co.x)
            dent = 1 - 0.07 * math.exp(-((angle - chance.random() * 0.02) ** 2) * 7 - (point.co.z - 0.5) ** 2 * 14)
            point.co.x, point.co.y = point.co.x * dent, point.co.y * dent
    top = tiers * 1.02
    shapes.lathe([(1.2, -0.1), (1.3, -0.08), (1.31, 0.05), (1.27, 0.12), (1.15, 0.17), (1.1, 0.26), (0.7, 0.42),
                  (0.3, 0.48),
                  (0.12, 0.48), (0.08, 0.55), (0.16, 0.66), (0.14, 0.76), (0, 0.8)], tin, holder, (0, 0, top))
    for side in (-1, 1):
        shapes.box((side * 1.36, 0, top / 2 + 0.05), (0.07, 0.34, top + 0.3), iron, holder, 0.02)
        shapes.box((side * 1.39, 0, top + 0.12), (0.14, 0.42, 0.36), iron, holder, 0.04)
        shapes.lathe([(0.09, 0), (0.07, 0.05), (0, 0.06)], iron, holder, (side * 1.46, 0, top + 0.14),
                     (0, 90 * side, 0), 14)
    shapes.box((0, 0, -0.02), (2.75, 0.34, 0.06), iron, holder, 0.02)
    arc = [(1.4 * math.cos(math.radians(a)), 0, top + 0.2 + 1.25 * math.sin(math.radians(a))) for a in range(0, 181,
                                                                                                             15)]
    shapes.tube(arc, 0.075, iron, holder)
    grip = [(1.4 * math.cos(math.radians(a)), 0, top + 0.2 + 1.25 * math.sin(math.radians(a))) for a in range(60, 121,
                                                                                                              10)]
    shapes.tube(grip, 0.16, prison_paint.rusted("grip", (0.1, 0.03, 0.02), 0.6), holder)
    return holder


def cup(enamel, rim, location, turn=0.0, scale=1.0):
    """An enamel cup with a strap handle."""
    holder = shapes.group(location, (0, 0, turn), scale)
    shapes.lathe([(0, 0.04), (0.74, 0.04), (0.8, 0.0), (0.84, 0.06), (0.86, 0.3), (0.88, 1.5), (0.93, 1.54),
                  (0.92, 1.58),
                  (0.86, 1.55), (0.83, 0.2), (0, 0.1)], enamel, holder)
    shapes.ring(0.92, 0.035, rim, holder, (0, 0, 1.56))
    shapes.tube([(0.86, 0, 1.3), (1.25, 0, 1.34), (1.45, 0, 1.0), (1.3, 0, 0.6), (0.87, 0, 0.42)], 0.075, enamel,
                holder)
    return holder


def chillies(saucer, location, turn=0.0):
    """A saucer of fish sauce with cut chillies in it and two whole ones beside."""
    holder = shapes.group(location, (0, 0, turn))
    shapes.lathe([(0, 0.08), (0.4, 0.08), (0.42, 0), (0.48, 0.02), (0.72, 0.26), (0.76, 0.28), (0.72, 0.3),
                  (0.45, 0.12),
                  (0, 0.12)], saucer, holder)
    shapes.lathe([(0, 0.19), (0.56, 0.19)], materials.glaze("fish sauce", (0.07, 0.022, 0.006), 0.05), holder)
    red, green = materials.glaze("red chilli", (0.4, 0.02, 0.012), 0.2), materials.glaze("stalk", (0.06, 0.13, 0.02),
                                                                                         0.4)
    chance = random.Random(4)
    for _ in range(11):
        angle, radius = chance.uniform(0, 6.28), 0.45 * math.sqrt(chance.random())
        shapes.lathe([(0.05, -0.02), (0.06, 0), (0.05, 0.02), (0.03, 0.02), (0.03, -0.02), (0.05, -0.02)],
                     chance.choice((red, red, green)), holder,
                     (radius * math.cos(angle), radius * math.sin(angle), 0.2),
                     (chance.gauss(0, 14), chance.gauss(0, 14), 0), 12)
    for x, y, spin in ((0.95, -0.25, 40), (1.12, 0.12, 12)):
        pod = shapes.group((x, y, 0.08), (0, 0, spin), parent=holder)
        shapes.tube([(-0.45, 0, 0), (0, 0.06, 0.01), (0.45, -0.03, 0)], 0.075, red, pod, radii=[0.85, 1.0, 0.15])
        shapes.tube([(-0.45, 0, 0), (-0.6, 0.04, 0.03), (-0.72, 0.02, 0.06)], 0.028, green, pod, radii=[1.6, 0.8, 1.0])
    return holder
