"""Evergreens for winter sets: needled twigs that wreaths, garlands and firs are made of."""
import math
import random

from mathutils import Matrix, Vector, noise

import materials
import shapes


def needles():
    """Fir needles: every twig a little different, browner inside."""
    nodes = materials.Nodes("needles")
    tone = nodes.add("ShaderNodeObjectInfo").outputs["Random"]
    colour = nodes.ramp(tone, (0.0, (0.012, 0.04, 0.02)), (0.5, (0.022, 0.07, 0.028)), (0.85, (0.045, 0.1, 0.035)),
                        (1.0, (0.06, 0.09, 0.025)))
    return nodes.finish(Base_Color=colour, Roughness=0.5, Specular=0.35)


def twig(material, seed, sides, length):
    """A twig of length 1 along X with side twigs, all set about with needles."""
    chance = random.Random(seed)
    axes = [(Vector((0, 0, 0)), Vector((1, 0, 0)), 1.0)]
    for index in range(sides):
        share = 0.12 + 0.72 * index / sides
        for side in (-1, 1):
            reach = (0.5 * (1 - share) + 0.12) * chance.uniform(0.8, 1.15)
            lean = Vector((0.8, side * chance.uniform(0.75, 1.05), chance.gauss(-0.06, 0.08))).normalized()
            axes.append((Vector((share, 0, 0)), lean, reach))
    points, faces = [], []
    for start, along, reach in axes:
        turned = along.to_track_quat("X", "Z").to_matrix()
        for step in range(int(95 * reach) + 10):
            part = (step + chance.random()) / (int(95 * reach) + 10)
            angle = chance.uniform(0, math.tau)
            around = Vector((0.55 + 0.8 * part ** 3, math.cos(angle), 0.75 * math.sin(angle) + 0.15)).normalized()
            root = start + along * reach * part
            tip = root + turned @ around * length * chance.uniform(0.75, 1.15) * (1.15 - 0.35 * part)
            side = (tip - root).cross(Vector((chance.gauss(0, 1), chance.gauss(0, 1), 1))).normalized() * length * 0.075
            first = len(points)
            points += [root - side, root + side, tip]
            faces.append((first, first + 1, first + 2))
        across = along.cross(Vector((0, 0, 1))).normalized() * 0.016
        first = len(points)
        points += [start - across, start + across, start + along * reach]
        faces.append((first, first + 1, first + 2))
    thing = shapes.mesh("twig", points, faces, material, smooth=False)
    thing.location.z = -9
    return thing


def burden(material, seed, sides):
    """The snow that a twig of length 1 carries along its axes, in lumps."""
    chance = random.Random(seed)
    axes = [((0, 0, 0), (1, 0, 0), 1.0, 0.2)]
    for index in range(sides):
        share = 0.12 + 0.72 * index / sides
        axes += [((share, 0, 0), (0.66, side * 0.75, 0), 0.5 * (1 - share) + 0.1, 0.11) for side in (-1, 1)
                 if chance.random() < 0.8]
    points, faces = [], []
    for start, along, reach, wide in axes:
        start, along = Vector(start), Vector(along).normalized()
        across = along.cross(Vector((0, 0, 1))).normalized()
        first, rows = len(points), 14
        begin = chance.uniform(0.05, 0.3)
        for row in range(rows):
            part = row / (rows - 1)
            lump = math.sqrt(max(0.0, 1 - (2 * part - 1) ** 2)) * (0.7 + 0.5 * noise.noise(Vector((part * 5, seed,
                                                                                                   reach))))
            for step in range(9):
                angle = math.pi * step / 8
                points.append(start + along * reach * (begin + (1.02 - begin) * part)
                              + across * wide * 0.5 * lump * math.cos(angle)
                              + Vector((0, 0, 0.02 + wide * 0.42 * lump * math.sin(angle) - 0.05 * part * part)))
        faces += [(first + row * 9 + step, first + row * 9 + step + 1, first + row * 9 + step + 10,
                   first + row * 9 + step + 9)
                  for row in range(rows - 1) for step in range(8)]
    thing = shapes.mesh("burden", points, faces, material)
    thing.location.z = -9
    return thing


class Green:
    """Twigs to place: small ones for wreaths and garlands, large ones for trees."""

    def __init__(self):
        self.material = needles()
        self.small = [twig(self.material, seed, 4, 0.2) for seed in (1, 2, 3)]
        self.large = [twig(self.material, seed, 7, 0.105) for seed in (4, 5, 6)]

    def place(self, root, along, size, chance, models=None):
        """Set one twig at its root, pointing along, turned at random about itself; returns its matrix."""
        thing = chance.choice(models or self.small)
        twin = thing.copy()
        shapes.link(twin)
        spin = chance.uniform(0, math.tau) if models is None else chance.gauss(0, 0.25)
        turn = Vector(along).to_track_quat("X", "Z").to_matrix().to_4x4() @ Matrix.Rotation(spin, 4, "X")
        twin.matrix_world = Matrix.Translation(root) @ turn @ Matrix.Diagonal((size, size, size, 1))
        return twin.matrix_world


def fir(green, foot, high, spread, seed, white=None):
    """A fir of whorled branches; white is the snow on them, if any."""
    chance = random.Random(seed)
    x, y, z = foot
    bark = materials.plain("bark", (0.08, 0.045, 0.025), 0.9, 0.8, 5)
    shapes.tube([(x, y, z - 0.2), (x + 0.05, y, z + high * 0.5), (x, y, z + high * 0.97)], 0.24, bark,
                radii=[1.1, 0.6, 0.1])
    loads = [burden(white, seed, 7) for seed in (7, 8)] if white else []
    levels = 17
    for level in range(levels):
        part = level / (levels - 1)
        reach = spread * (1 - part) ** 0.85 * (0.88 + 0.2 * chance.random()) + 0.6
        count = 11 - int(6 * part)
        for step in range(count):
            angle = math.tau * (step + 0.5 * (level % 2) + chance.uniform(-0.2, 0.2)) / count
            rise = -0.24 + 0.95 * part ** 1.6 + chance.gauss(0, 0.07)
            along = Vector((math.cos(angle), math.sin(angle), rise))
            root = Vector((x, y, z + 0.9 + part * (high - 1.5)))
            size = reach * chance.uniform(0.8, 1.05)
            matrix = green.place(root, along, size, chance, green.large)
            if loads and chance.random() < 0.72:
                load = chance.choice(loads).copy()
                shapes.link(load)
                load.matrix_world = matrix
    green.place(Vector((x, y, z + high - 0.75)), Vector((0.02, 0, 1)), 1.15, chance)
