"""What grows in the Alice wood: giant mushrooms, twisted trees, grass, ferns and fallen leaves."""
import math
import random

import materials
import shapes
import stage
import trimmings
import wonder_forms as forms
import wonder_looks as looks
from mathutils import Vector, noise


class Mushrooms:
    """Giant mushrooms of one colour: a capped, gilled, skirted model, repeated at other sizes and leans."""

    def __init__(self, name, colour, glow, shape="dome", strength=1.3, flesh=(0.34, 0.26, 0.33)):
        self.skin = looks.cap(f"{name} cap", colour, 0.5)
        self.gills = looks.gills(f"{name} gills", glow, strength)
        self.flesh = looks.stem(f"{name} stem", flesh, 0.1)
        self.wart = materials.plain(f"{name} wart", tuple(0.3 + 0.4 * part for part in colour), 0.75, 0.6, 7)
        self.glow, self.shape, self.model, self.count = glow, shape, None, 0

    def place(self, location, height, radius, lean=(0, 0), turn=0.0, lamp=0.0):
        """A mushroom by its foot, height to the rim, and cap radius; a lamp under its cap if asked."""
        scale = (radius, radius, height / 2.3)
        rotation = (lean[0], lean[1], turn)
        if self.model is None:
            self.model = shapes.group(location, rotation)
            self.model.scale = scale
            self.build(self.model)
        else:
            forms.repeat(self.model, location, rotation, scale)
        if lamp:
            self.count += 1
            spot = (location[0], location[1] - 0.35 * radius, location[2] + height * 0.9)
            glow = stage.light("POINT", spot, spot, self.glow, lamp, 0.5, haze=1.4, gloss=0.3)
            glow.data.use_shadow = False

    def build(self, holder):
        """The model: cap radius 1, rim at height 2.3."""
        chance = random.Random(len(self.shape) + int(self.glow[0] * 100))
        phase = [chance.uniform(0, 6) for _ in range(4)]
        dome = {"dome": ((0.0, 0.74), (0.18, 0.73), (0.38, 0.67), (0.58, 0.55), (0.76, 0.37), (0.9, 0.16),
                         (0.98, -0.02),
                         (1.0, -0.12), (0.97, -0.17), (0.92, -0.15)),
                "bell": ((0.0, 1.1), (0.1, 1.08), (0.22, 0.98), (0.36, 0.8), (0.52, 0.58), (0.7, 0.34), (0.88, 0.1),
                         (1.0, -0.1), (1.01, -0.17), (0.93, -0.15)),
                "flat": ((0.0, 0.42), (0.2, 0.46), (0.42, 0.47), (0.62, 0.42), (0.8, 0.3), (0.93, 0.13), (1.0, -0.04),
                         (1.0, -0.12), (0.96, -0.16), (0.91, -0.13))}[self.shape]
        curve = trimmings.smooth_path([(r, 0, z) for r, z in dome], 4)

        def warp(radius, angle, level):
            """Bend the round form as growth does."""
            wave = 0.045 * math.sin(3 * angle + phase[0]) + 0.03 * math.sin(7 * angle + phase[1])
            far = radius * (1 + wave * radius)
            lift = radius ** 2 * (0.07 * math.sin(2 * angle + phase[2]) + 0.035 * math.sin(5 * angle + phase[3]))
            return Vector((far * math.cos(angle), far * math.sin(angle), 2.3 + level + lift))
        angles = [math.tau * step / 72 for step in range(72)]
        skin = forms.Skin()
        skin.grid([[warp(point.x, angle, point.z) for angle in angles] for point in curve], True)
        forms.uneven(skin.finish("cap", self.skin, holder), 0.035, 1.7, phase[0])
        under, count = forms.Skin(), 64
        fine = [math.tau * step / (count * 3) for step in range(count * 3)]
        rows = []
        for share in (0.0, 0.12, 0.3, 0.5, 0.7, 0.88, 1.0):
            radius = 0.93 - 0.75 * share
            depth = 0.085 * math.sin(math.pi * min(1, 0.12 + share * 0.9))
            level = -0.15 + 0.2 * math.sin(share * math.pi / 2)
            rows.append([warp(radius, angle, level - depth * (1, 0, 0)[step % 3] * (0.8 + 0.3 * (step % 5) / 5))
                         for step, angle in enumerate(fine)])
        under.grid(rows, True)
        under.finish("gills", self.gills, holder)
        bend = chance.uniform(-0.16, 0.16)
        spine = [(0, 0, -0.1), (bend * 0.6, bend * 0.3, 0.5), (bend, -bend * 0.5, 1.2), (bend * 0.3, 0, 1.9),
                 (0, 0, 2.4)]

        def girth(angle, share):
            """Swollen at the foot, slim under the cap, fluted all the way."""
            flutes = 1 + 0.035 * math.sin(9 * angle + 3 * share) + 0.03 * math.sin(4 * angle - 6 * share)
            return flutes * (0.15 + 0.16 * math.exp(-share * 7) + 0.06 * max(0, share - 0.75) * 4)
        stalk = forms.swept(spine, girth, self.flesh, holder, 40, 9)
        forms.uneven(stalk, 0.02, 2.4)
        for level, flare, drop, layers in ((1.72, 0.3, 0.36, 44), (0.28, 0.2, -0.16, 30)):
            rows = []
            for share in (0, 0.25, 0.5, 0.75, 1.0):
                row = []
                for step in range(144):
                    angle = math.tau * step / 144
                    pleat = 0.035 * share * math.sin(angle * layers / 2)
                    ragged = 1 + 0.28 * share * noise.noise((math.cos(angle) * 3, math.sin(angle) * 3, level))
                    far = 0.165 + 0.05 * (drop < 0) + flare * share ** 1.4 + pleat
                    row.append((bend * 0.4 + far * math.cos(angle), far * math.sin(angle),
                                level - drop * share * ragged))
                rows.append(row)
            skirt = forms.Skin()
            skirt.grid(rows, True)
            skirt.finish("skirt", self.flesh, holder)
        self.warts(holder, chance, curve, warp)

    def warts(self, holder, chance, curve, warp):
        """Torn flecks of veil on the cap, larger toward its crown."""
        skin = forms.Skin()
        for _ in range(46):
            row, angle = chance.randrange(2, len(curve) - 13), chance.uniform(0, math.tau)
            if chance.random() > curve[row].x + 0.25:
                continue
            spot = warp(curve[row].x, angle, curve[row].z)
            ahead = warp(curve[row + 1].x, angle, curve[row + 1].z) - spot
            side = Vector((-math.sin(angle), math.cos(angle), 0))
            out = side.cross(ahead.normalized()) * -1
            if out.z < 0:
                out = -out
            size, rows = chance.uniform(0.03, 0.085), []
            for share, lift in ((1.15, -0.25), (1.0, 0.2), (0.72, 0.42), (0.35, 0.52), (0.02, 0.5)):
                row_points = []
                for step in range(10):
                    turn = math.tau * step / 10
                    rough = 1 + 0.3 * noise.noise((math.cos(turn) * 1.5, math.sin(turn) * 1.5, spot.x * 20))
                    row_points.append(spot + side * (size * share * rough * math.cos(turn)) + ahead.normalized()
                                      * (size * share * rough * math.sin(turn)) + out * (size * lift))
                rows.append(row_points)
            skin.grid(rows, True)
        skin.finish("warts", self.wart, holder)


def tree(material, seed, height=22.0, girth=1.0, lean=2.0, branches=7, near=True):
    """A twisted trunk with roots and groping branches, its foot at the origin of its group; plainer if not near."""
    chance = random.Random(seed)
    holder = shapes.group()
    knots = [(0, 0, -0.8)] + [
        (lean * level / height + chance.uniform(-0.9, 0.9) * girth, chance.uniform(-0.9, 0.9) * girth, level)
        for level in (height * share for share in (0.1, 0.28, 0.46, 0.64, 0.82, 1.0))
    ]
    phase = chance.uniform(0, 6)

    def bole(angle, share):
        """Strands that twist about the trunk and spread into roots."""
        strands = 1 + 0.2 * math.sin(3 * angle + 8 * share + phase) + 0.1 * math.sin(5 * angle - 9 * share)
        roots = 1.5 * math.exp(-share * 22) * (0.75 + 0.6 * math.sin(5 * angle + phase))
        return girth * (strands * (1 - 0.94 * share ** 1.4) + max(0, roots))
    skin = forms.Skin()
    path = trimmings.smooth_path(knots, 9 if near else 4)
    skin.sweep(path, bole, 30 if near else 14)
    for index in range(branches):
        start = path[int(len(path) * (0.3 + 0.62 * index / branches))]
        heading = chance.uniform(0, math.tau)
        limb(skin, chance, start, Vector((math.cos(heading), math.sin(heading), 0.45)), girth * 0.34, girth * 7,
             2 if near else 1)
    forms.uneven(skin.finish("tree", material, holder), 0.09 * girth, 1.1, seed)
    return holder


def limb(skin, chance, start, direction, girth, length, depth):
    """A branch that changes its mind, with smaller ones."""
    knots, heading, here = [start], direction.normalized(), Vector(start)
    for _ in range(5):
        heading = (heading + Vector([chance.gauss(0, 0.42) for _ in range(3)]) + Vector((0, 0, 0.05))).normalized()
        here = here + heading * (length / 5)
        knots.append(here)
    path = trimmings.smooth_path(knots, 4)
    skin.sweep(path, lambda angle, share: girth * (1 - 0.86 * share) * (1 + 0.15 * math.sin(3 * angle + 5 * share)),
               5 + depth * 2)
    if depth:
        for _ in range(3):
            fork = path[chance.randrange(len(path) // 3, len(path) - 2)]
            aside = (heading + Vector([chance.gauss(0, 0.8) for _ in range(3)])).normalized()
            limb(skin, chance, fork, aside, girth * 0.5, length * 0.55, depth - 1)


def tufts(material, seed=1, blades=26, length=0.9, models=4):
    """Models of grass: bent, tapering blades."""
    chance, made = random.Random(seed), []
    for _ in range(models):
        skin = forms.Skin()
        for _ in range(blades):
            angle, reach = chance.uniform(0, math.tau), length * chance.uniform(0.5, 1.2)
            root = Vector((chance.gauss(0, 0.14), chance.gauss(0, 0.14), -0.06))
            out = Vector((math.cos(angle), math.sin(angle), 0))
            side, droop = Vector((-out.y, out.x, 0)), chance.uniform(0.15, 0.75)
            rows = []
            for step in range(5):
                share = step / 4
                rise = reach * (share - 0.4 * droop * share ** 3)
                middle = root + out * (reach * droop * share ** 2) + Vector((0, 0, rise))
                half = side * (0.035 * length * (1 - share) ** 0.7 + 0.001)
                rows.append([middle - half, middle + half])
            skin.grid(rows)
        made.append(skin.finish("tuft", material))
    return made


def fallen(material, seed=3, models=4, size=0.3):
    """Models of curled fallen leaves."""
    chance, made = random.Random(seed), []
    for _ in range(models):
        curl, twist, rows = chance.uniform(0.15, 0.6), chance.uniform(-0.4, 0.4), []
        for step in range(9):
            share = step / 8
            wide = size * 0.42 * math.sin(math.pi * share ** 0.8) ** 0.8 + 0.004
            cup = 0.05 + 2 * size * curl * (share - 0.5) ** 2
            rows.append([((share - 0.5) * size * 2, side * wide,
                          cup + size * (0.25 * curl * abs(side) + 0.3 * twist * side * share))
                         for side in (-1, -0.5, 0, 0.5, 1)])
        skin = forms.Skin()
        skin.grid(rows)
        made.append(skin.finish("leaf", material))
    return made


def fireflies(spots, colour=(1.0, 0.75, 0.3), strength=30.0, size=0.035):
    """Points of light that drift in the mist."""
    material = materials.glow("firefly", colour, strength)
    material.shadow_method = "NONE"
    chance = random.Random(4)
    first = shapes.lathe([(0, -1), (0.7, -0.7), (1, 0), (0.7, 0.7), (0, 1)], material, segments=10)
    for spot in spots:
        twin = shapes.copy(first, spot)
        twin.scale = [size * chance.uniform(0.6, 1.5)] * 3
    forms.park([first])
