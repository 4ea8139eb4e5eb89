"""The tea things: star-glazed teapot, cups and saucers, dripping candles, sugar and a cloth that hangs in folds."""
import math
import random

import materials
import shapes
import stage
import trimmings
import wonder_forms as forms
import wonder_looks as looks
from mathutils import Vector, noise

BODY = ((0.0, 0.0), (0.62, 0.0), (0.66, 0.05), (0.6, 0.12), (0.72, 0.2), (1.02, 0.45), (1.2, 0.8), (1.22, 1.1),
        (1.1, 1.42), (0.86, 1.66), (0.62, 1.78), (0.58, 1.84), (0.62, 1.88))


class TeaService:
    """Glazes and gilding of one service, and its pieces."""

    def __init__(self, wear):
        self.wear = wear
        self.teal = materials.glaze("teal glaze", (0.012, 0.15, 0.155), 0.14)
        self.ivory = materials.glaze("ivory glaze", (0.55, 0.48, 0.38), 0.2)
        self.plum = materials.glaze("plum glaze", (0.13, 0.03, 0.17), 0.16)
        self.rose = materials.glaze("rose glaze", (0.36, 0.035, 0.07), 0.18)
        self.gilt = looks.gilding("gilt")
        self.tea = materials.glaze("tea", (0.09, 0.025, 0.006), 0.06)
        self.sugar = materials.plain("sugar", (0.74, 0.69, 0.62), 0.7, 0.3, 16)
        self.brass = wear.brass

    def teapot(self, location, turn, scale):
        """A giant pot with gold stars round its belly; the spout points along +X. Returns its group."""
        holder = shapes.group(location, (0, 0, turn), scale)
        curve = [(point.x, point.z) for point in trimmings.smooth_path([(r, 0, z) for r, z in BODY], 5)]
        forms.uneven(shapes.lathe(curve, self.teal, holder, segments=96), 0.012, 1.4)

        def on_belly(x, y):
            """Lay a flat mark round the pot: x along the girth, y up from its widest line."""
            level = 0.95 + y
            below = max(index for index, point in enumerate(curve) if point[1] <= level)
            (near, low), (far, high) = curve[below], curve[min(below + 1, len(curve) - 1)]
            radius = near + (far - near) * (level - low) / max(high - low, 0.0001) + 0.014
            angle = x / 1.2
            return (radius * math.cos(angle), radius * math.sin(angle), level)
        stars = forms.Skin()
        for index in range(18):
            around, large = index * 1.2 * math.tau / 18, index % 2 == 0
            corners = forms.star(5, 0.2 if large else 0.1, 0.085 if large else 0.042, 0.1 * math.sin(index * 3))
            level = 0.0 if large else 0.14 * (1 if index % 4 == 1 else -1)
            ring = [on_belly(around + x, y + level) for x, y in corners]
            stars.add([on_belly(around, level), *ring],
                      [(0, 1 + step, 1 + (step + 1) % 10) for step in range(10)])
        shapes.solidify(stars.finish("stars", self.gilt, holder, False), 0.012, 1)
        for level, thickness in ((0.6, 0.016), (1.32, 0.016), (0.12, 0.03), (1.86, 0.03)):
            near = min(curve[3:], key=lambda point: abs(point[1] - level))
            shapes.ring(near[0] + 0.004, thickness, self.gilt, holder, (0, 0, near[1]))
        spout = [(0.6, 0, 0.42), (1.0, 0, 0.5), (1.34, 0, 0.64), (1.62, 0, 0.95), (1.74, 0, 1.4), (1.92, 0, 1.78),
                 (2.2, 0, 1.98)]
        forms.swept(spout, lambda angle, share: 0.34 - 0.24 * share ** 0.7 + 0.02 * math.sin(angle), self.teal,
                    holder, 28)
        shapes.ring(0.1, 0.026, self.gilt, holder, (2.2, 0, 1.98), (0, 52, 0))
        handle = [(-0.98, 0, 1.5), (-1.3, 0, 1.72), (-1.72, 0, 1.68), (-1.92, 0, 1.3), (-1.84, 0, 0.86),
                  (-1.5, 0, 0.58),
                  (-1.04, 0, 0.56)]
        forms.swept(handle, lambda angle, share: 0.095 + 0.05 * abs(2 * share - 1) ** 4, self.teal, holder, 20)
        curl = [(-1.72, 0, 1.7), (-1.86, 0, 1.92), (-1.76, 0, 2.06), (-1.64, 0, 1.98)]
        forms.swept(curl, lambda angle, share: 0.075 * (1 - 0.6 * share), self.gilt, holder, 14)
        lid = [(0.64, 0.0), (0.6, 0.05), (0.52, 0.1), (0.36, 0.24), (0.18, 0.32), (0.1, 0.36), (0.08, 0.42)]
        shapes.lathe(lid, self.teal, holder, (0.0, 0.0, 1.87), (2.5, 1.5, 0), 64)
        shapes.lathe([(0.08, 0.4), (0.16, 0.46), (0.2, 0.56), (0.17, 0.68), (0.09, 0.75), (0.05, 0.8), (0.03, 0.9),
                      (0, 0.92)], self.gilt, holder, (0.0, 0.0, 1.87), (2.5, 1.5, 0), 32)
        shapes.ring(0.63, 0.022, self.gilt, holder, (0, 0, 1.88), (2.5, 1.5, 0))
        return holder

    def saucer(self, location, scale=1.0, glaze=None, rotation=(0, 0, 0)):
        """A saucer with a gilt rim; its top is 0.12 of its scale high in the middle."""
        holder = shapes.group(location, rotation, scale)
        shapes.lathe([(0, 0.1), (0.36, 0.09), (0.42, 0.12), (0.82, 0.24), (0.86, 0.25), (0.87, 0.235), (0.82, 0.2),
                      (0.45, 0.03), (0.4, 0.0), (0, 0.02)], glaze or self.ivory, holder, segments=64)
        shapes.ring(0.86, 0.013, self.gilt, holder, (0, 0, 0.248))
        shapes.ring(0.5, 0.008, self.gilt, holder, (0, 0, 0.155))
        return holder

    def cup(self, location, scale=1.0, glaze=None, rotation=(0, 0, 0), sign="\u2665", filled=False):
        """A footed cup, one unit wide at its lip and 0.86 high, with gilt signs round it."""
        glaze = glaze or self.ivory
        holder = shapes.group(location, rotation, scale)
        wall = [(0.0, 0.06), (0.26, 0.05), (0.29, 0.0), (0.31, 0.01), (0.27, 0.08), (0.32, 0.14), (0.48, 0.3),
                (0.56, 0.54),
                (0.6, 0.8), (0.64, 0.86)]
        inside = [(0.62, 0.865), (0.57, 0.8), (0.53, 0.54), (0.45, 0.32), (0.3, 0.17), (0, 0.13)]
        forms.uneven(shapes.lathe(wall + inside, glaze, holder, segments=56), 0.012, 1.6, location[2])
        shapes.ring(0.632, 0.014, self.gilt, holder, (0, 0, 0.862))
        shapes.ring(0.3, 0.014, self.gilt, holder, (0, 0, 0.015))
        handle = [(0.54, 0, 0.7), (0.72, 0, 0.78), (0.88, 0, 0.64), (0.82, 0, 0.42), (0.62, 0, 0.32), (0.47, 0, 0.33)]
        forms.swept(handle, lambda angle, share: 0.04 + 0.02 * abs(2 * share - 1) ** 3, self.gilt, holder, 14)

        def round_wall(x, y):
            """Lay a sign on the cup's side."""
            radius = 0.575 + 0.17 * y + 0.012
            return (radius * math.cos(x / 0.57), radius * math.sin(x / 0.57), 0.58 + y)
        marks = [(sign, (step + 0.5) * 0.57 * math.tau / 9, 0, 0.26, 0, forms.SYMBOLS) for step in range(9)]
        forms.flat_marks(marks, self.gilt, holder, round_wall)
        if filled:
            shapes.lathe([(0, 0.68), (0.54, 0.68), (0.565, 0.695)], self.tea, holder)
        return holder

    def stack(self, location, plan, seed=5):
        """A tottering stack: plan holds (scale, glaze name, sign) from the bottom; returns the top's height."""
        chance = random.Random(seed)
        x, y, level = location
        for index, (scale, glaze, sign) in enumerate(plan):
            tilt = (chance.uniform(-6, 6) + 2, chance.uniform(-7, 7), chance.uniform(0, 360))
            glazed = getattr(self, glaze)
            self.saucer((x, y, level), scale, glazed, tilt)
            self.cup((x, y, level + 0.1 * scale), scale, glazed, tilt, sign)
            rise = 0.1 * scale + 0.83 * scale
            x += math.sin(math.radians(tilt[1])) * rise + chance.uniform(-0.06, 0.06)
            y -= math.sin(math.radians(tilt[0])) * rise
            level += rise
        return (x, y, level)

    def sugar_cubes(self, spots):
        """Crumbling sugar cubes at (x, y, z, turn)."""
        models = []
        for seed in range(3):
            cube = shapes.box((0, 0, 0), (0.42, 0.42, 0.4), self.sugar, edge=0)
            cube.modifiers.new("fine", "SUBSURF").subdivision_type = "SIMPLE"
            forms.uneven(cube, 0.04, 2.0, seed)
            models.append(shapes.bevel(cube, 0.03, 2))
        for index, (x, y, z, turn) in enumerate(spots):
            shapes.copy(models[index % 3], (x, y, z + 0.2), (0, 0, turn))
        forms.park(models)


def candle(wear, location, height, radius=0.3, seed=1, stand=True, energy=90.0, shadow=True):
    """A dripping candle, on a brass pan if asked, with its flame and lamp; returns the lamp."""
    chance = random.Random(seed)
    holder = shapes.group(location, (chance.uniform(-1.5, 1.5), chance.uniform(-1.5, 1.5), chance.uniform(0, 360)))
    foot = 0.0
    if stand:
        foot = 0.12
        shapes.lathe([(0, 0.1), (radius * 1.3, 0.1), (radius * 2.3, 0.13), (radius * 2.6, 0.22), (radius * 2.68, 0.23),
                      (radius * 2.62, 0.17), (radius * 2.2, 0.04), (0, 0)], wear.brass, holder, segments=56)
        shapes.lathe([(radius * 1.16, 0.1), (radius * 1.12, 0.5), (radius * 1.24, 0.54), (radius * 1.04, 0.55)],
                     wear.brass,
                     holder, segments=40)
        shapes.ring(radius * 0.75, 0.05, wear.brass, holder, (radius * 3.2, 0, 0.2), (90, 0, 0))
    drips = [(chance.uniform(0, math.tau), chance.uniform(0.08, 0.75) * height, chance.uniform(0.2, 0.42),
              chance.uniform(0.25, 0.5)) for _ in range(11)]
    rows, levels = [], 56
    for row in range(levels + 1):
        up = foot + (height - foot) * row / levels
        ring = []
        for step in range(72):
            angle = math.tau * step / 72
            far = radius * (1 + 0.05 * noise.noise((math.cos(angle) * 2, math.sin(angle) * 2, up * 1.5 + seed)))
            for turn, length, wide, thick in drips:
                aside = abs((angle - turn + math.pi) % math.tau - math.pi) / wide
                end = height - length
                if aside < 1.6 and up > end - 0.12:
                    bead = 1 + 0.9 * math.exp(-((up - end) / (0.35 * radius)) ** 2)
                    far += radius * thick * 0.55 * math.exp(-2.2 * aside ** 2) * bead * min(1, (up - end + 0.12) / 0.1)
            ring.append((far * math.cos(angle), far * math.sin(angle),
                         up + (row / levels) ** 8 * 0.1 * math.sin(2 * angle + seed)))
        rows.append(ring)
    for share, sink in ((0.93, 0.02), (0.8, -0.05), (0.5, -0.12), (0.02, -0.14)):
        rows.append([(x * share, y * share, z + sink) for x, y, z in rows[levels]])
    skin = forms.Skin()
    skin.grid(rows, True)
    skin.finish("candle", looks.wax(f"wax {seed}", (0.66, 0.5, 0.34), height), holder)
    trimmings.flame(holder, (0, 0, height - 0.12), 0.62 * max(0.8, radius / 0.3), 11.0)
    spot = Vector(location) + Vector((0, 0, height + 0.32))
    lamp = stage.light("POINT", spot, spot, looks.CANDLE, energy, 0.12, haze=1.2)
    lamp.data.use_shadow = shadow
    return lamp


def tablecloth(location, radius, drop, cloth, trim, seed=2):
    """A round cloth on a table at a height, hanging in folds to within a hand of the ground, with a gilt lace hem."""
    chance = random.Random(seed)
    phases = [chance.uniform(0, 6) for _ in range(4)]
    holder = shapes.group(location)

    def hang(angle, share, lift=0.0):
        """A point of the hanging part: share 0 at the table's edge, 1 at the hem."""
        wander = angle + 0.16 * math.sin(2 * angle + phases[0]) + 0.09 * math.sin(5 * angle + phases[1])
        fold = math.sin(10 * wander + phases[2]) + 0.3 * math.sin(23 * wander + phases[3] + 1.5 * share)
        depth = 0.25 * radius * share ** 0.75
        far = radius + 0.05 + depth * (0.42 + 0.44 * fold) + lift + 0.04 * math.sin(3 * angle) * share
        down = drop * share * (1 + 0.025 * math.sin(3 * angle + phases[0])) + 0.04 * (1 - math.cos(min(1, share * 8)))
        return (far * math.cos(angle), far * math.sin(angle), -down)
    angles = [math.tau * step / 360 for step in range(360)]
    rows = []
    for step in range(1, 15):
        far = radius * step / 14
        rows.append([(far * math.cos(angle), far * math.sin(angle),
                      0.03 * noise.noise((far * math.cos(angle) * 0.7, far * math.sin(angle) * 0.7, seed))
                      - 0.05 * (step / 14) ** 12) for angle in angles])
    rows += [[hang(angle, step / 18) for angle in angles] for step in range(1, 19)]
    skin = forms.Skin()
    skin.grid(rows, True)
    skin.add(rows[0], [tuple(range(360))])
    data = skin.finish("cloth", cloth, holder).data
    data.auto_smooth_angle = math.pi
    flat = data.uv_layers.new(name="UVMap")
    for loop in data.loops:
        row, step = divmod(loop.vertex_index % (360 * len(rows)), 360)
        far = radius * (row + 1) / 14 if row < 14 else radius + drop * (row - 13) / 18
        flat.data[loop.index].uv = (far * math.cos(angles[step]), far * math.sin(angles[step]))
    lace = forms.Skin()
    for low, high in ((0.86, 0.885), (0.91, 0.915)):
        lace.grid([[hang(angle, share, 0.03) for angle in angles] for share in (low, high)], True)
    lace.grid([[hang(angle, 0.985 if edge == 0 else 1.0 + 0.055 * abs(math.sin(angle * 45)), 0.02) for angle in angles]
               for edge in (0, 1)], True)
    lace.finish("lace", trim, holder)
    return holder
