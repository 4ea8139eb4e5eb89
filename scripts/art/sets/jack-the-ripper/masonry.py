"""Builders and materials of Victorian walls: many boxes as one mesh, pierced facades, brickwork, stone and paint."""
import math
import random

import bpy
from mathutils import Euler, Vector

import materials
import shapes


class Assembly:
    """Many boxes, turned parts and plates that become one bevelled mesh with several materials."""

    def __init__(self, *finishes, seed=1):
        self.finishes = finishes
        self.points, self.faces, self.slots = [], [], []
        self.chance = random.Random(seed)

    def add(self, points, faces, slot=0):
        """Add points and faces wearing the material of a slot."""
        first = len(self.points)
        self.points += [tuple(point) for point in points]
        self.faces += [tuple(first + corner for corner in face) for face in faces]
        self.slots += [slot] * len(faces)

    def box(self, centre, size, slot=0, rotation=(0, 0, 0), wobble=0.0, taper=1.0):
        """A box; wobble misplaces its corners, taper narrows its top."""
        turn = Euler([math.radians(angle) for angle in rotation])
        x, y, z = (part / 2 for part in size)
        corners = [(-x, -y, -z), (x, -y, -z), (x, y, -z), (-x, y, -z)]
        corners += [(across * taper, along * taper, z) for across, along, _ in corners]
        points = []
        for corner in corners:
            point = Vector(corner) + Vector([self.chance.uniform(-wobble, wobble) for _ in range(3)])
            point.rotate(turn)
            points.append(point + Vector(centre))
        faces = [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
        self.add(points, faces, slot)

    def lathe(self, profile, centre, slot=0, segments=24, rotation=(0, 0, 0)):
        """Turn a profile of (radius, height) pairs about Z."""
        turn = Euler([math.radians(angle) for angle in rotation])
        rows, points, faces = len(profile), [], []
        for step in range(segments):
            angle = math.tau * step / segments
            for radius, height in profile:
                point = Vector((radius * math.cos(angle), radius * math.sin(angle), height))
                point.rotate(turn)
                points.append(point + Vector(centre))
        for step in range(segments):
            here, there = step * rows, (step + 1) % segments * rows
            faces += [(here + row, there + row, there + row + 1, here + row + 1) for row in range(rows - 1)]
        self.add(points, faces, slot)

    def finish(self, name, edge=0.06, parent=None, location=(0, 0, 0), rotation=(0, 0, 0), segments=2):
        """Make the object."""
        thing = shapes.mesh(name, self.points, self.faces, None, parent)
        for finish in self.finishes:
            thing.data.materials.append(finish)
        for face, slot in zip(thing.data.polygons, self.slots):
            face.material_index = slot
        thing.location = location
        thing.rotation_euler = [math.radians(angle) for angle in rotation]
        return shapes.bevel(thing, edge, segments) if edge else thing


def pierced(assembly, width, height, openings, depth, slot=0):
    """A facade in the XZ plane from the origin, with rectangular openings (left, bottom, right, top) and reveals."""
    across = sorted({0, width, *(side for left, _, right, _ in openings for side in (left, right))})
    up = sorted({0, height, *(side for _, bottom, _, top in openings for side in (bottom, top))})
    for left, right in zip(across, across[1:]):
        for bottom, top in zip(up, up[1:]):
            x, z = (left + right) / 2, (bottom + top) / 2
            if not any(low_x < x < high_x and low_z < z < high_z for low_x, low_z, high_x, high_z in openings):
                assembly.add([(left, 0, bottom), (right, 0, bottom), (right, 0, top), (left, 0, top)],
                             [(0, 1, 2, 3)], slot)
    for left, bottom, right, top in openings:
        ring = [(left, bottom), (right, bottom), (right, top), (left, top)]
        points = [(x, 0, z) for x, z in ring] + [(x, depth, z) for x, z in ring]
        assembly.add(points, [(index, index + 4, (index + 1) % 4 + 4, (index + 1) % 4) for index in range(4)], slot)


def bond(nodes, run, rise, size=(2.3, 0.76)):
    """Running bond from two coordinates: how far each point is from its joint (0 to 1), and its brick's own tone."""

    def calculate(operation, first, second=0.0):
        """One step of arithmetic."""
        return nodes.add("ShaderNodeMath", {0: first, 1: second}, operation=operation).outputs[0]

    up = calculate("DIVIDE", rise, size[1])
    course = calculate("FLOOR", up)
    along = calculate("ADD", calculate("DIVIDE", run, size[0]), calculate("MULTIPLY", course, 0.5))
    gaps = []
    for part, length in ((along, size[0]), (up, size[1])):
        inside = calculate("FRACT", part)
        gaps.append(calculate("MULTIPLY", calculate("MINIMUM", inside, calculate("SUBTRACT", 1.0, inside)), length))
    joint = nodes.span(calculate("MINIMUM", *gaps), 0.0, 1.0, 0.03, 0.11)
    cell = nodes.add("ShaderNodeCombineXYZ", {"X": calculate("FLOOR", along), "Y": course}).outputs[0]
    return joint, nodes.noise(cell, 3.7, 0)


def brickwork(name, light, dark, mortar=(0.06, 0.055, 0.05), soot=0.75):
    """Sooty running bond, laid by texture on walls that run along their own X, damp and dark at the foot."""
    nodes = materials.Nodes(name)
    split = nodes.add("ShaderNodeSeparateXYZ", {"Vector": nodes.coordinates.outputs["Object"]}).outputs
    run = nodes.add("ShaderNodeMath", {0: split["X"], 1: split["Y"]}, operation="ADD").outputs[0]
    rough = nodes.noise(nodes.place(), 2.6, 3, 0.75)
    wander = nodes.span(rough, -0.07, 0.07)
    rise = nodes.add("ShaderNodeMath", {0: split["Z"], 1: wander}, operation="ADD").outputs[0]
    joint, tone = bond(nodes, run, rise)
    shade = nodes.mix(joint, (*mortar, 1), nodes.ramp(tone, (0.3, dark), (0.65, light)))
    shade = nodes.mix(0.7, shade, nodes.ramp(rough, (0.3, (0.25, 0.23, 0.22)), (0.62, (1, 1, 1))), "MULTIPLY")
    grime = nodes.noise(nodes.place((1, 1, 0.35)), 0.11, 3, 0.65)
    shade = nodes.mix(soot, shade, nodes.ramp(grime, (0.36, (0.16, 0.16, 0.17)), (0.62, (1, 1, 1))), "MULTIPLY")
    shade = nodes.mix(1.0, shade, nodes.span(split["Z"], 0.45, 1.0, 0.0, 9.0), "MULTIPLY")
    relief = nodes.add("ShaderNodeMath", {0: joint, 1: rough}, operation="ADD").outputs[0]
    nodes.bump(relief, 0.9, 0.12)
    return nodes.finish(Base_Color=shade, Roughness=nodes.span(rough, 0.5, 0.9), Specular=0.35)


def stone(name, colour, rough=0.75, soot=0.6, scale=1.2):
    """Weathered ashlar: soot in its hollows, pitted faces."""
    nodes = materials.Nodes(name)
    pits = nodes.noise(nodes.place(), scale * 3, 5, 0.75)
    clouds = nodes.noise(nodes.place(), scale * 0.4, 3, 0.65)
    shade = nodes.ramp(pits, (0.28, tuple(part * 0.35 for part in colour)), (0.6, colour))
    shade = nodes.mix(soot, shade, nodes.ramp(clouds, (0.36, (0.2, 0.2, 0.2)), (0.62, (1, 1, 1))), "MULTIPLY")
    nodes.bump(nodes.mix(0.4, pits, clouds), 0.6, 0.12)
    return nodes.finish(Base_Color=shade, Roughness=nodes.span(clouds, rough - 0.25, rough + 0.1), Specular=0.35)


def paint(name, colour, rough=0.35):
    """Old oil paint on timber: brush marks, chips to the grey wood."""
    nodes = materials.Nodes(name)
    brush = nodes.noise(nodes.place((7, 7, 0.5)), 1.4, 2)
    chips = nodes.noise(nodes.place((1, 1, 0.6)), 1.6, 4, 0.78)
    shade = nodes.ramp(chips, (0.3, (0.05, 0.04, 0.032)), (0.35, colour))
    shade = nodes.mix(0.5, shade, nodes.ramp(brush, (0.3, (0.5, 0.5, 0.5)), (0.65, (1, 1, 1))), "MULTIPLY")
    nodes.bump(nodes.mix(0.5, brush, chips), 0.35, 0.05)
    return nodes.finish(Base_Color=shade, Roughness=nodes.span(chips, rough + 0.3, rough, 0.3, 0.5), Specular=0.45)


def pane(name):
    """Dark crown glass, wavy enough to break the sky."""
    nodes = materials.Nodes(name)
    nodes.bump(nodes.noise(nodes.place(), 0.35, 3), 0.25, 0.3)
    smears = nodes.noise(nodes.place(), 0.8, 3, 0.7)
    return nodes.finish(Base_Color=(0.006, 0.008, 0.011), Roughness=nodes.span(smears, 0.05, 0.35, 0.4, 0.75),
                        Specular=0.8)


def lit_pane(name, strength):
    """A window with a lamp behind drawn muslin: brighter low in the middle, folded by the cloth."""
    nodes = materials.Nodes(name)
    split = nodes.add("ShaderNodeSeparateXYZ", {"Vector": nodes.coordinates.outputs["Generated"]}).outputs
    folds = nodes.noise(nodes.place((3.2, 1, 0.12)), 1.2, 4)
    far = nodes.distance(nodes.coordinates.outputs["Generated"], (0.55, 0.5, 0.3))
    glow = nodes.span(far, 1.0, 0.12, 0.05, 0.7)
    glow = nodes.add("ShaderNodeMath", {0: glow, 1: nodes.span(folds, 0.5, 1.1, 0.3, 0.7)},
                     operation="MULTIPLY").outputs[0]
    hem = nodes.span(split["Z"], 1.0, 0.35, 0.72, 0.76)
    glow = nodes.add("ShaderNodeMath", {0: glow, 1: hem}, operation="MULTIPLY").outputs[0]
    return nodes.finish(Base_Color=(0.02, 0.012, 0.006), Emission=nodes.ramp(glow, (0.1, (0.5, 0.12, 0.02)),
                                                                         (0.9, (1.0, 0.5, 0.15))),
                        Emission_Strength=nodes.span(glow, 0.05 * strength, strength), Roughness=0.2)


def extinguish():
    """Put out every glowing material: what remains is the light of lamps."""
    for material in bpy.data.materials:
        surface = material.node_tree.nodes.get("Principled BSDF") if material.node_tree else None
        if surface:
            for link in list(surface.inputs["Emission Strength"].links):
                material.node_tree.links.remove(link)
            surface.inputs["Emission Strength"].default_value = 0
