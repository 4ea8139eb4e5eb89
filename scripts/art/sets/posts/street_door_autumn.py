"""Halloween's props for the street door: carved pumpkins with candles inside, dry leaves and low mist."""
import math
import random

import bpy

import materials
import shapes
import stage
import trimmings

EYES = {
    "cross": [[(-0.5, 0.1), (-0.13, 0.12), (-0.2, 0.24), (-0.46, 0.44)], [(0.13, 0.12), (0.5, 0.1), (0.46, 0.44),
                                                                          (0.2, 0.24)]],
    "plain": [[(-0.48, 0.1), (-0.12, 0.1), (-0.28, 0.42)], [(0.12, 0.1), (0.48, 0.1), (0.28, 0.42)]],
    "round": [[(side * 0.3 + 0.15 * math.cos(a), 0.26 + 0.18 * math.sin(a)) for a in
               [math.tau * step / 14 for step in range(14)]] for side in (-1, 1)],
}
NOSE = [(-0.09, -0.1), (0.09, -0.1), (0.0, 0.06)]
MOUTHS = {
    "grin": [(-0.62, -0.1), (-0.5, -0.38), (-0.3, -0.5), (-0.27, -0.38), (-0.15, -0.4), (-0.12, -0.55), (0.12, -0.55),
             (0.14, -0.41), (0.27, -0.39), (0.31, -0.5), (0.5, -0.38), (0.62, -0.1), (0.42, -0.25), (0.38, -0.18),
             (0.24, -0.22), (0.22, -0.32), (-0.02, -0.34), (-0.05, -0.24), (-0.2, -0.22), (-0.23, -0.31), (-0.42,
                                                                                                           -0.25)],
    "saw": [(-0.6, -0.2), (-0.45, -0.42), (-0.32, -0.32), (-0.2, -0.52), (-0.06, -0.36), (0.06, -0.53), (0.2, -0.35),
            (0.33, -0.5), (0.45, -0.36), (0.6, -0.2), (0.44, -0.18), (0.35, -0.3), (0.22, -0.18), (0.08, -0.3),
            (-0.06, -0.17), (-0.2, -0.3), (-0.33, -0.17), (-0.45, -0.27)],
    "howl": [(0.2 * math.cos(a), -0.36 + 0.19 * math.sin(a)) for a in [math.tau * step / 14 for step in range(14)]],
}
KEYHOLE = [(x * 0.52, z * 0.52 - 0.04) for x, z in trimmings.keyhole_outline()]
FACES = (EYES["plain"] + [NOSE, MOUTHS["grin"]], EYES["cross"] + [NOSE, MOUTHS["saw"]],
         EYES["round"] + [MOUTHS["howl"]],
         [KEYHOLE], EYES["cross"] + [MOUTHS["grin"]])


def skin():
    """A pumpkin's rind: darker in its grooves, mottled, with pale scars and a dull shine."""
    nodes = materials.Nodes("rind")
    groove = nodes.add("ShaderNodeSeparateXYZ", {"Vector": nodes.coordinates.outputs["UV"]}).outputs["X"]
    mottle = nodes.noise(nodes.place((1, 1, 0.5)), 2.4, 7, 0.68)
    colour = nodes.ramp(mottle, (0.3, (0.34, 0.075, 0.008)), (0.52, (0.55, 0.14, 0.012)), (0.72, (0.62, 0.22, 0.03)))
    colour = nodes.mix(nodes.span(groove, 0.75, 0.0), colour, (0.2, 0.035, 0.004, 1))
    scars = nodes.noise(nodes.place((1, 1, 2.4)), 5.5, 4, 0.5, 1.0)
    colour = nodes.mix(0.6, colour, nodes.ramp(scars, (0.28, (0.4, 0.36, 0.3)), (0.33, (1, 1, 1))), "MULTIPLY")
    tone = nodes.add("ShaderNodeObjectInfo").outputs["Random"]
    colour = nodes.mix(0.7, colour, nodes.ramp(tone, (0, (0.72, 0.5, 0.4)), (0.5, (1, 1, 1)), (1, (1.0, 1.3, 1.3))),
                       "MULTIPLY")
    nodes.bump(nodes.noise(nodes.place(), 7, 6, 0.7), 0.25, 0.05)
    return nodes.finish(Base_Color=colour, Roughness=nodes.span(mottle, 0.5, 0.34), Specular=0.45)


def flesh():
    """The carved wall, lit through by the candle: brightest low down, scraped and stringy."""
    nodes = materials.Nodes("flesh")
    level = nodes.add("ShaderNodeSeparateXYZ", {"Vector": nodes.coordinates.outputs["Object"]}).outputs["Z"]
    fibres = nodes.noise(nodes.place((1, 1, 0.35)), 5, 6, 0.7)
    warm = nodes.ramp(nodes.span(level, 0, 1, -0.7, 0.7), (0.0, (1.0, 0.46, 0.1)), (1.0, (0.85, 0.2, 0.02)))
    warm = nodes.mix(0.6, warm, nodes.ramp(fibres, (0.3, (0.45, 0.4, 0.35)), (0.6, (1, 1, 1))), "MULTIPLY")
    nodes.bump(fibres, 0.5, 0.08)
    return nodes.finish(Base_Color=(0.75, 0.36, 0.07), Roughness=0.6, Emission=warm, Emission_Strength=0.32)


def shell(ribs, squash, seed):
    """Points and faces of a ribbed shell of radius 1 with an inner wall; also how deep in a groove each point lies."""
    chance = random.Random(seed)
    widths = [chance.uniform(0.8, 1.25) for _ in range(ribs)]
    total, around, up = sum(widths), 168, 56
    bounds = [sum(widths[:index]) / total for index in range(ribs + 1)]
    points, faces, depths = [], [], []
    for wall in (1.0, 0.83):
        first = len(points)
        for row in range(1, up):
            tilt = math.pi * row / up - math.pi / 2
            for step in range(around):
                share = step / around
                rib = next(index for index in range(ribs) if share < bounds[index + 1])
                bulge = math.sin(math.pi * (share - bounds[rib]) / (bounds[rib + 1] - bounds[rib])) ** 0.55
                lobe = 1 - (0.15 if wall == 1 else 0.05) * (1 - bulge) * math.cos(tilt) ** 0.35
                lean = 0.04 * math.sin(math.tau * share + seed)
                reach = wall * math.cos(tilt) ** 0.82 * lobe * (1 + lean)
                dent = 0.2 * math.exp(-(reach / 0.27) ** 2)
                height = wall * squash * math.copysign(abs(math.sin(tilt)) ** 0.92, tilt) - math.copysign(dent, tilt)
                angle = math.tau * share
                points.append((reach * math.cos(angle), reach * math.sin(angle), height + lean * 0.6 * math.cos(angle)))
                depths.append(bulge)
        poles = len(points)
        for sign in (-1, 1):
            points.append((0, 0, sign * (wall * squash - 0.2)))
            depths.append(0.5)
        skin_faces = []
        for row in range(up - 2):
            for step in range(around):
                here, there = first + row * around + step, first + row * around + (step + 1) % around
                skin_faces.append((here, there, there + around, here + around))
        top = first + (up - 2) * around
        for step in range(around):
            skin_faces.append((poles, first + (step + 1) % around, first + step))
            skin_faces.append((top + step, top + (step + 1) % around, poles + 1))
        faces += skin_faces if wall == 1 else [tuple(reversed(face)) for face in skin_faces]
    return points, faces, depths


def knife(shapes_to_cut, materials_used):
    """One mesh of prisms that cut a face's holes, and of the zigzag cut that frees the lid."""
    points, faces = [], []
    for outline in shapes_to_cut:
        area = sum(x * after_z - after_x * z for (x, z), (after_x, after_z) in zip(outline, outline[1:] + outline[:1]))
        outline = outline if area > 0 else outline[::-1]
        first, count = len(points), len(outline)
        points += [(x, -1.6, z) for x, z in outline] + [(x * 0.8, -0.25, z * 0.8) for x, z in outline]
        faces += [tuple(range(first, first + count)), tuple(reversed(range(first + count, first + 2 * count)))]
        faces += [(first + index, first + count + index, first + count + (index + 1) % count,
                   first + (index + 1) % count)
                  for index in range(count)]
    first, corners = len(points), 12
    for reach_change, height in ((0.0, 0.32), (0.035, 0.32), (0.035, 1.3), (0.0, 1.3)):
        for step in range(corners):
            angle, reach = math.tau * step / corners, (0.46 if step % 2 else 0.37) + reach_change
            points.append((reach * math.cos(angle), reach * math.sin(angle), height))
    for level in range(4):
        for step in range(corners):
            here, after = first + level * corners, first + (level + 1) % 4 * corners
            faces.append((here + step, here + (step + 1) % corners, after + (step + 1) % corners, after + step))
    tool = shapes.mesh("knife", points, faces, None)
    for material in materials_used:
        tool.data.materials.append(material)
    for face in tool.data.polygons:
        face.material_index = 1
    return tool


def carve(face, ribs, squash, seed, rind, inside):
    """A carved pumpkin's mesh, of radius 1."""
    points, faces, depths = shell(ribs, squash, seed)
    body = shapes.mesh("pumpkin", points, faces, rind)
    body.data.materials.append(inside)
    for index, polygon in enumerate(body.data.polygons):
        polygon.material_index = int(index >= len(faces) // 2)
    layer = body.data.uv_layers.new(name="UVMap")
    for loop in body.data.loops:
        layer.data[loop.index].uv = (depths[loop.vertex_index], 0)
    tool = knife(FACES[face], (rind, inside))
    cut = body.modifiers.new("cut", "BOOLEAN")
    cut.operation, cut.object, cut.solver = "DIFFERENCE", tool, "EXACT"
    result = bpy.data.meshes.new_from_object(body.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    for thing in (body, tool):
        bpy.data.objects.remove(thing)
    return result, squash


def stem(material, parent, squash, seed):
    """A ridged, twisted stalk that has dried."""
    chance = random.Random(seed)
    rows, around = 9, 20
    points = []
    bend, twist = chance.uniform(-0.3, 0.3), chance.uniform(0.8, 1.6)
    for row in range(rows):
        part = row / (rows - 1)
        reach = 0.075 + 0.12 * (1 - part) ** 3 + 0.03 * part ** 4
        for step in range(around):
            angle = math.tau * step / around
            ridged = reach * (1 + 0.2 * math.cos(5 * angle))
            points.append((bend * part ** 2 + ridged * math.cos(angle + twist * part),
                           0.1 * part + ridged * math.sin(angle + twist * part), squash - 0.22 + 0.5 * part))
    faces = [(row * around + step, row * around + (step + 1) % around, (row + 1) * around + (step + 1) % around,
              (row + 1) * around + step) for row in range(rows - 1) for step in range(around)]
    faces.append(tuple(range((rows - 1) * around, rows * around)))
    shapes.mesh("stem", points, faces, material, parent)


def pumpkins(places, eye):
    """Lit pumpkins; each place is (x, y, z, radius, kind, turn), the turn counted from facing the eye."""
    rind, inside = skin(), flesh()
    stalk = materials.plain("stalk", (0.12, 0.1, 0.035), 0.8, 0.7, 6)
    wax = materials.plain("tea light", (0.6, 0.5, 0.35), 0.5, 0.2)
    kinds = [carve(index, ribs, squash, 20 + index, rind, inside)
             for index, (ribs, squash) in enumerate(((13, 0.8), (12, 0.92), (14, 0.72), (11, 0.86), (15, 0.78)))]
    for index, (x, y, z, radius, kind, turn) in enumerate(places):
        data, squash = kinds[kind]
        towards = math.degrees(math.atan2(x - eye[0], y - eye[1])) * -0.75
        holder = shapes.group((x, y, z + radius * (squash - 0.12)), (0, (index * 37) % 9 - 4, towards + turn), radius)
        body = bpy.data.objects.new("pumpkin", data)
        shapes.link(body, parent=holder)
        stem(stalk, holder, squash, index)
        shapes.lathe([(0.13, -squash * 0.7), (0.13, 0.22 - squash), (0, 0.22 - squash)], wax, holder, segments=16)
        trimmings.flame(holder, (0, 0.0, 0.24 - squash), 0.34, 20.0)
        stage.light("POINT", (x, y, z + radius * (squash - 0.1) * 0.75), (0, 0, 0), (1.0, 0.5, 0.14), 120 * radius ** 2,
                    0.12 * radius, haze=1.0, gloss=0.2)


def leaves(spots, count, seed):
    """Curled dry leaves: each spot is (left, right, near, far, height of the ground)."""
    nodes = materials.Nodes("dry leaf")
    tone = nodes.add("ShaderNodeObjectInfo").outputs["Random"]
    veins = nodes.noise(nodes.place(), 5, 6, 0.7)
    colour = nodes.ramp(tone, (0.0, (0.09, 0.03, 0.012)), (0.35, (0.22, 0.075, 0.018)), (0.7, (0.34, 0.15, 0.025)),
                        (1.0, (0.25, 0.04, 0.015)))
    colour = nodes.mix(0.6, colour, nodes.ramp(veins, (0.35, (0.35, 0.3, 0.25)), (0.6, (1, 1, 1))), "MULTIPLY")
    dry = nodes.finish(Base_Color=colour, Roughness=0.65, Specular=0.3)
    chance = random.Random(seed)
    models = []
    lobes = (0.5, 0.28, 0.8, 0.35, 1.0, 0.38, 0.85, 0.3, 0.62, 0.2)
    for kind in range(4):
        points = [(0, 0, 0)]
        for step in range(20):
            half = lobes[step // 2] if step % 2 == 0 else (lobes[step // 2] + lobes[(step // 2 + 1) % 10]) / 2
            angle = math.tau * step / 20 - math.pi * 0.3
            x, y = half * math.cos(angle) * 0.55, half * math.sin(angle) * 0.55
            points.append((x, y, 0.45 * (x * x * (1 + kind * 0.4) + y * y * (kind - 1)) + chance.uniform(-0.03, 0.05)))
        faces = [(0, step + 1, (step + 1) % 20 + 1) for step in range(20)]
        model = shapes.mesh("leaf", points, faces, dry)
        shapes.tube([(0, 0, 0), (-0.05, -0.3, 0.05), (0, -0.62, 0.02)], 0.016, dry, model)
        model.location.z = -5
        models.append(model)
    for _ in range(count):
        left, right, near, far, height = chance.choice(spots)
        twin = shapes.copy(chance.choice(models), (chance.uniform(left, right), chance.uniform(near, far),
                                                   height + chance.uniform(0.03, 0.12)),
                           (chance.gauss(0, 14), chance.gauss(0, 14), chance.uniform(0, 360)))
        twin.scale = [chance.uniform(0.7, 1.25)] * 3


def mist(centre, size, density):
    """Ground mist in a box, thinning out upwards in drifts."""
    bpy.ops.mesh.primitive_cube_add(size=1, location=centre)
    box = bpy.context.object
    box.scale = size
    nodes = materials.Nodes("mist")
    nodes.tree.nodes.remove(nodes.surface)
    level = nodes.add("ShaderNodeSeparateXYZ", {"Vector": nodes.coordinates.outputs["Object"]}).outputs["Z"]
    drift = nodes.noise(nodes.place((7, 4, 1.5)), 1.2, 4, 0.6, 0.4)
    bank = nodes.add("ShaderNodeMath", {0: nodes.span(level, 1.0, 0.0, -0.5, 0.45),
                                        1: nodes.span(drift, 0, 1, 0.32, 0.66)},
                     operation="MULTIPLY").outputs[0]
    thick = nodes.add("ShaderNodeMath", {0: bank, 1: density}, operation="MULTIPLY").outputs[0]
    volume = nodes.add("ShaderNodeVolumePrincipled", {"Color": (0.75, 0.82, 0.95, 1), "Density": thick,
                                                      "Anisotropy": 0.3})
    nodes.tree.links.new(volume.outputs[0], nodes.tree.nodes["Material Output"].inputs["Volume"])
    box.data.materials.append(nodes.material)
