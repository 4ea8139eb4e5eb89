"""Rose bushes of the Alice garden, their white roses half painted red, and the painter's bucket and brush."""
import math
import random

import materials
import shapes
import wonder_forms as forms
import wonder_looks as looks
from mathutils import Matrix, Vector, noise

LAYERS = ((3, 0.16, 0.62, 6, 1.25), (4, 0.27, 0.62, 16, 1.0), (5, 0.4, 0.6, 30, 0.85), (6, 0.56, 0.52, 48, 0.72),
          (6, 0.72, 0.4, 68, 0.66))

ROSE_RED = (0.58, 0.028, 0.075)


def rose(material, seed=1):
    """An open rose about 1.4 wide, looking up; one mesh of overlapping, rolled petals."""
    chance, skin = random.Random(seed), forms.Skin()
    for layer, (count, reach, rise, tilt, spread) in enumerate(LAYERS):
        for petal in range(count):
            middle = math.tau * (petal + 0.5 * (layer % 2)) / count + chance.uniform(-0.15, 0.15)
            lean, ruffle = math.radians(tilt + chance.uniform(-6, 6)), chance.uniform(0, 6)
            rows = []
            for step in range(7):
                share = step / 6
                out = 0.06 + reach * (share ** 0.8) * (0.55 + 0.45 * math.sin(lean)) + 0.1 * max(0, share - 0.7) * 3
                up = rise * share * math.cos(lean * 0.75) - 0.22 * max(0,
                                                                       share - 0.75) * (1 + layer * 0.25) + 0.03 * layer
                wide = spread * math.sin(math.pi * (0.16 + 0.7 * share)) ** 0.6
                row = []
                for column in range(7):
                    side = column / 3 - 1
                    angle = middle + side * wide
                    wave = 0.035 * share * math.sin(4 * side + ruffle) + 0.07 * share * side * side
                    far = out + wave
                    row.append((far * math.cos(angle), far * math.sin(angle),
                                up - 0.1 * share * side ** 4 - 0.02 * layer))
                rows.append(row)
            skin.grid(rows)
    return skin.finish("rose", material)


def sprig(material, seed):
    """A twig of seven toothed, folded leaves, growing along +Z."""
    chance, skin = random.Random(seed), forms.Skin()
    skin.sweep([(0, 0, -0.2), (0.04, 0, 0.3), (0, 0.03, 0.75)], lambda angle, share: 0.025, 5)
    for index in range(7):
        turn = Matrix.Rotation(index * 2.4 + chance.uniform(-0.3, 0.3), 3, "Z")
        turn = turn @ Matrix.Rotation(math.radians(chance.uniform(35, 85) - index * 6), 3, "Y")
        root, long, rows = Vector((0.02, 0.0, 0.1 * index)), chance.uniform(0.4, 0.62), []
        for step in range(6):
            share = step / 5
            wide = long * 0.36 * math.sin(math.pi * share ** 0.75) * (0.9 + 0.14 * (step % 2)) + 0.003
            rows.append([root + turn @ Vector((abs(side) * wide * 0.35 - 0.1 * long * share ** 2, side * wide,
                                               share * long))
                         for side in (-1, -0.5, 0, 0.5, 1)])
        skin.grid(rows)
    return skin.finish("sprig", material)


class Garden:
    """Bushes that share their leaves and roses."""

    def __init__(self):
        tones = ((0.006, 0.03, 0.026), (0.012, 0.06, 0.045), (0.03, 0.085, 0.05))
        self.leaf = looks.leaf("rose leaf", tones, 0.42)
        self.dark = materials.plain("bush inside", (0.004, 0.012, 0.012), 0.9, 0.9, 5)
        self.petal = looks.painted("painted petal", (0.66, 0.6, 0.52), ROSE_RED)
        self.sprigs = [sprig(self.leaf, seed) for seed in range(3)]
        self.flowers = [rose(self.petal, seed) for seed in range(3)]

    def bush(self, location, size, sprigs=240, roses=14, seed=1, toward=(0, -1, 0.5), rose_size=0.8):
        """A clipped bush of half axes `size`, its roses mostly on the side that `toward` points to."""
        chance, centre, half = random.Random(seed), Vector(location), Vector(size)
        rows = []
        for ring in range(13):
            up = math.pi * (ring / 12 - 0.5)
            row = []
            for step in range(26):
                angle = math.tau * step / 26
                spot = Vector((math.cos(up) * math.cos(angle), math.cos(up) * math.sin(angle), math.sin(up)))
                far = 0.86 + 0.1 * noise.noise(spot * 2.2 + Vector((seed, 0, 0)))
                row.append(centre + Vector([spot[axis] * half[axis] * far for axis in range(3)]))
            rows.append(row)
        skin = forms.Skin()
        skin.grid(rows, True)
        skin.finish("bush", self.dark)
        for index in range(sprigs + roses):
            flower = index >= sprigs
            spot = Vector([chance.gauss(0, 1) for _ in range(3)]).normalized()
            if flower or index % 3:
                spot = (spot + Vector(toward) * (1.5 if flower else 0.9)).normalized()
            place = centre + Vector([spot[axis] * half[axis] * (0.97 if flower else 0.9) for axis in range(3)])
            if place.z < 0.1:
                continue
            face = Vector([spot[axis] / half[axis] for axis in range(3)]).normalized()
            face = (face + Vector([chance.gauss(0, 0.25) for _ in range(3)])).normalized()
            twin = shapes.copy(chance.choice(self.flowers if flower else self.sprigs), place)
            spin = Matrix.Rotation(chance.uniform(0, math.tau), 3, "Z")
            twin.rotation_euler = (face.to_track_quat("Z", "Y").to_matrix() @ spin).to_euler()
            twin.scale = [chance.uniform(0.8, 1.2) * (rose_size if flower else 1.0)] * 3

    def finish(self):
        """Take the models away."""
        forms.park(self.sprigs + self.flowers)


def bucket(wear, location, turn, scale=1.0):
    """A dented paint bucket with a maker's label, brimming with rose red, and a brush laid over its rim."""
    holder = shapes.group(location, (0, 0, turn), scale)
    tin = materials.metal("bucket tin", (0.36, 0.36, 0.4), 0.36, 0.8)
    red = materials.Nodes("wet paint").finish(Base_Color=(*ROSE_RED, 1), Roughness=0.28, Specular=0.5)
    wall = [(0, 0.02), (0.78, 0.02), (0.82, 0.0), (0.84, 0.04), (0.9, 0.6), (0.905, 0.64), (0.94, 0.66), (0.905, 0.7),
            (1.0, 1.5), (1.05, 1.53), (1.05, 1.58), (1.0, 1.6), (0.96, 1.55), (0.92, 1.2)]
    forms.uneven(shapes.lathe(wall, tin, holder, segments=72), 0.035, 1.3)
    shapes.lathe([(0, 1.42), (0.9, 1.42), (0.965, 1.45)], red, holder, segments=48)
    chance = random.Random(4)
    drips = [(3.35, 0.34, 0.1), (5.6, 0.5, 0.07), (6.0, 0.26, 0.12)]
    for angle, length, wide in drips:
        rows = []
        for step in range(15):
            share = step / 14
            level = 1.6 - length * share
            radius = 0.885 + 0.11 * level + (0.06 if level > 1.5 else 0)
            thick = 0.035 + (0.05 if share > 0.82 else 0)
            half = wide * (1 - 0.55 * math.sin(math.pi * share * 0.5)) + (0.05 * wide if share > 0.8 else 0)
            if share == 1:
                half, thick = 0.004, 0.0
            rows.append([((radius + thick * (1 - side * side)) * math.cos(angle + side * half),
                          (radius + thick * (1 - side * side)) * math.sin(angle + side * half), level)
                         for side in (-1, -0.6, 0, 0.6, 1)])
        skin = forms.Skin()
        skin.grid(rows)
        skin.finish("run", red, holder)
    label = forms.Skin()
    label.grid([[((0.985 + 0.085 * (level - 0.7)) * math.cos(angle), (0.985 + 0.085 * (level - 0.7)) * math.sin(angle),
                  level) for angle in (math.radians(226 + 7 * step) for step in range(14))]
                for level in (0.28, 0.6, 0.95, 1.28)])
    label.finish("label", materials.paper("paint label", (0.6, 0.52, 0.36), 0.8), holder)
    black = materials.ink("label ink", (0.02, 0.012, 0.02))
    for words, level, size, step in (("ROSE RED", 0.86, 0.26, 8.6), ("for white roses", 0.5, 0.15, 4.4)):
        for index, letter in enumerate(words):
            angle = math.radians(271.5 + (index - (len(words) - 1) / 2) * step)
            far = 1.0 + 0.085 * (level - 0.7)
            spoke = shapes.group((far * math.cos(angle), far * math.sin(angle), level),
                                 (88, 0, math.degrees(angle) + 90), parent=holder)
            shapes.lettering(letter, (0, 0, 0), size, black, spoke, (0, 0, 0), "CENTER", forms.ROMAN)
    bail = [(math.cos(a) * 1.06, -0.25 - 0.85 * math.sin(a), 1.4 - 0.75 * math.sin(a)) for a in
            (math.pi * step / 12 for step in range(13))]
    shapes.tube(bail, 0.03, wear.iron, holder)
    brush = shapes.group((0.2, 0.0, 1.72), (0, 9, 24), 1.0, holder)
    timber = materials.wood("brush handle", (0.12, 0.05, 0.02), (0.36, 0.17, 0.07), (0.5, 5, 5), 0.35)
    forms.swept([(-1.7, 0, 0.02), (-1.2, 0, 0.0), (-0.5, 0, 0.04), (0.3, 0, 0.0)],
                lambda angle, share: 0.07 + 0.05 * math.sin(math.pi * share), timber, brush)
    shapes.box((0.48, 0, 0), (0.42, 0.5, 0.22), tin, brush, 0.04)
    hairs = forms.Skin()
    for _ in range(90):
        y, z = chance.uniform(-0.21, 0.21), chance.uniform(-0.08, 0.08)
        hairs.sweep([(0.6, y, z), (1.0, y * 1.25, z * 1.2), (1.3 + chance.uniform(-0.06, 0.08), y * 1.0, z - 0.04)],
                    lambda angle, share: 0.016, 4, False)
    hairs.finish("hairs", red, brush)
    return holder
