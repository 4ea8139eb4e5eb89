"""The violet wood of the Alice sets: dusk behind bare trees, mossy ground, grass, leaves, slabs and stepping stones."""
import math
import random

import growth
import shapes
import wonder_forms as forms
import wonder_looks as looks
from mathutils import Vector, noise

GRASS = ((0.008, 0.03, 0.032), (0.02, 0.075, 0.062), (0.035, 0.04, 0.08))
LEAVES = ((0.1, 0.03, 0.02), (0.16, 0.07, 0.02), (0.09, 0.02, 0.06), (0.05, 0.03, 0.02))


class Wood:
    """A wood with a path through it; `centre(y)` is where the path runs and `half` its half width."""

    def __init__(self, centre, half):
        self.centre, self.half = centre, half
        self.bark = looks.bark("bark")

    def on_path(self, x, y):
        """Whether a spot lies on the path."""
        return abs(x - self.centre(y)) < self.half

    def height(self, x, y):
        """The lie of the land: level along the path, humps beside it."""
        aside = max(0.0, abs(x - self.centre(y)) - self.half)
        rough = noise.noise((x * 0.16, y * 0.16, 3)) * 1.1 + noise.noise((x * 0.6, y * 0.6, 1)) * 0.22
        return -0.06 + min(1, aside / 4) * (0.35 + rough) + min(1.6, max(0, aside - 9) * 0.11)

    def floor(self):
        """Mossy ground."""
        forms.ground(110, 100, (0, 28), self.height, looks.moss("moss"), 150)

    def backdrop(self, low, high, strength=0.5):
        """The dusk far behind."""
        sky = forms.Skin()
        sky.grid([[(x, 66 - (x / 40) ** 2 * 3, z) for x in range(-90, 91, 15)] for z in (-6, 60)])
        sky.finish("dusk", looks.dusk("dusk", low, high, strength, 0.0, 34.0))

    def trees(self, places, seed=1, near=True):
        """Twisted trees at (x, y, scale, turn), from four models."""
        models = [growth.tree(self.bark, seed + index, 26, 1.0, lean, 8 if near else 6, near)
                  for index, lean in enumerate((2, -3, 1, 4))]
        for index, (x, y, scale, turn) in enumerate(places):
            spot = (x, y, self.height(x, y) - 0.1)
            forms.repeat(models[index % 4], spot, (0, 0, turn), scale)
        forms.park([part for model in models for part in model.children])

    def far_trees(self, count, near, far, seed=7):
        """Slim trunks that fade into the mist on both sides of the path."""
        chance, places = random.Random(seed), []
        while len(places) < count:
            y = chance.uniform(near, far)
            x = self.centre(y) + chance.choice((-1, 1)) * (self.half + 2.5 + abs(chance.gauss(0, 1)) * (9 + 0.4 * y))
            places.append((x, y, chance.uniform(0.5, 1.15), chance.uniform(0, 360)))
        self.trees(places, seed, False)

    def undergrowth(self, area, grass=420, leaves=260, seed=1):
        """Grass beside the path and leaves everywhere."""
        blades = growth.tufts(looks.leaf("grass", GRASS), seed)
        litter = growth.fallen(looks.leaf("litter", LEAVES, 0.7), seed)
        forms.scatter(blades, grass, area, self.height, seed, (0.55, 1.5), self.on_path)
        forms.scatter(litter, leaves, area, lambda x, y: self.height(x, y) + 0.1 * self.on_path(x, y) + 0.02, seed + 1,
                      (0.6, 1.2), tilt=25)
        forms.park(blades + litter)

    def border(self, near, far, count, seed=5):
        """Grass crowding the path's edges."""
        blades = growth.tufts(looks.leaf("edge grass", GRASS), seed, 20, 0.7)
        chance = random.Random(seed)
        for _ in range(count):
            y = chance.uniform(near, far)
            x = self.centre(y) + chance.choice((-1, 1)) * (self.half + chance.uniform(-0.1, 0.7))
            twin = shapes.copy(chance.choice(blades), (x, y, self.height(x, y)), (0, 0, chance.uniform(0, 360)))
            twin.scale = [chance.uniform(0.5, 1.2)] * 3
        forms.park(blades)

    def slabs(self, near, far, size, across, colours, seed=9, sink=0.08):
        """A chequered path of worn, tilted slabs, some cracked or missing at its edges."""
        chance, models = random.Random(seed), []
        for index, colour in enumerate(colours):
            stone = looks.stone(f"slab {index}", colour)
            made = []
            for _ in range(3):
                slab = shapes.box((0, 0, 0), (size - 0.06, size - 0.06, 0.4), stone, edge=0)
                for point in slab.data.vertices:
                    point.co += Vector([chance.uniform(-0.045, 0.045) for _ in range(2)] + [0])
                made.append(shapes.bevel(slab, 0.06, 3))
            models.append(made)
        row, y = 0, near
        while y < far:
            for column in range(across):
                rim = column in (0, across - 1)
                if rim and chance.random() < 0.22:
                    continue
                x = self.centre(y) + (column - (across - 1) / 2) * size + chance.gauss(0,
                                                                                       0.02) + rim * chance.gauss(0,
                                                                                                                  0.06)
                turn = (chance.gauss(0, 0.9), chance.gauss(0, 0.9), chance.gauss(0, 1.4) + 90 * chance.randrange(4))
                shapes.copy(chance.choice(models[(row + column) % 2]),
                            (x, y, -0.2 + sink + chance.gauss(0, 0.025)), turn)
            y += size
            row += 1
        forms.park(models[0] + models[1])

    def stepping_stones(self, near, far, colour, seed=6):
        """Flat round stones, two or three abreast, set in moss."""
        chance, models = random.Random(seed), []
        stone = looks.stone("stepping stone", colour, 0.35)
        for index in range(4):
            bumps = [chance.uniform(0.78, 1.12) for _ in range(7)]
            rows = []
            for share, level in ((1.03, -0.3), (1.04, -0.05), (1.0, 0.08), (0.93, 0.14), (0.6, 0.16), (0.02, 0.15)):
                ring = []
                for step in range(42):
                    turn = step / 42 * 7
                    here, there, part = bumps[int(turn)], bumps[(int(turn) + 1) % 7], turn % 1
                    soft = part * part * (3 - 2 * part)
                    far_out, angle = share * (here + (there - here) * soft), math.tau * step / 42
                    ring.append((far_out * math.cos(angle), far_out * math.sin(angle), level))
                rows.append(ring)
            skin = forms.Skin()
            skin.grid(rows, True)
            models.append(forms.uneven(skin.finish("stone", stone), 0.05, 1.6, index))
        y = near
        while y < far:
            for side in (-1, 0, 1):
                size = chance.uniform(0.5, 0.82)
                x = self.centre(y) + side * 1.5 + chance.gauss(0, 0.16)
                if side and chance.random() < 0.25:
                    continue
                place = (x, y + chance.gauss(0, 0.3), 0.02 + chance.gauss(0, 0.03))
                twin = shapes.copy(chance.choice(models), place, (chance.gauss(0, 2), chance.gauss(0, 2),
                                                                  chance.uniform(0, 360)))
                twin.scale = (size, size, 0.55)
            y += 1.4
        forms.park(models)
