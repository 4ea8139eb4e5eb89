"""A tiled passage: green and white tiles, a bare bulb, a rusty chain, a puddle, and light behind a barred gate."""
import random

import bpy
import materials
import prison_iron
import prison_paint
import prison_props
import prison_room
import props
import shapes
import stage
import trimmings
from mathutils import Vector

HALF, HEIGHT, END, SIZE = 10.5, 26.0, 92.0, 1.9


def broken(size, material, seed):
    """A tile cracked across in two shards that no longer lie flush."""
    chance = random.Random(seed)
    half = size / 2 - 0.04
    low, high = chance.uniform(-0.5, 0.5) * half, chance.uniform(-0.5, 0.5) * half
    middle = (chance.uniform(-0.25, 0.25), chance.uniform(-0.2, 0.2))
    left = [(-half, -half), (low - 0.03, -half), (middle[0] - 0.03, middle[1]), (high - 0.03, half), (-half, half)]
    right = [(low + 0.03, -half), (half, -half), (half, half), (high + 0.03, half), (middle[0] + 0.03, middle[1])]
    return [trimmings.slab(outline, 0.22, material, None, 0.035) for outline in (left, right)]


def tiled(side, glazes, chance):
    """One side wall: whole tiles row on row, here and there cracked, chipped away or fallen."""
    models = [shapes.box((0, 0, -40), (SIZE - 0.08, 0.22, SIZE - 0.08), glaze, edge=0.05) for glaze in glazes]
    shards = [[broken(SIZE, glaze, seed) for seed in range(3)] for glaze in glazes]
    turn = 90 * side
    rows, columns = int(HEIGHT / SIZE), int((END + 12) / SIZE)
    holes = [(chance.uniform(8, END), chance.uniform(1, HEIGHT), chance.uniform(1.2, 3.6)) for _ in range(9)]
    holes += [(17 if side < 0 else 26, 3.0, 3.4), (34, 17, 2.8)]
    for row in range(rows):
        kind = 1 if row > 6 else (2 if row == 6 else 0)
        for column in range(columns):
            y, z = -12 + (column + 0.5) * SIZE, (row + 0.5) * SIZE
            if any((y - hy) ** 2 + (z - hz) ** 2 < radius ** 2 * chance.uniform(0.6, 1.3) for hy, hz, radius in holes):
                continue
            glaze = kind if chance.random() > 0.02 else 1 - min(kind, 1)
            tilt = (chance.gauss(0, 0.35), chance.gauss(0, 0.3), turn + chance.gauss(0, 0.35))
            place = (side * (HALF + chance.gauss(0, 0.018)), y, z)
            if chance.random() < 0.045:
                for shard in shards[glaze][chance.randrange(3)]:
                    shapes.copy(shard, place, (tilt[0] + chance.gauss(0, 0.8), tilt[1], tilt[2] + chance.gauss(0, 0.9)))
            else:
                shapes.copy(models[glaze], place, tilt)
    for thing in [*models, *(shard for sets in shards for pair in sets for shard in pair)]:
        bpy.data.objects.remove(thing)


def build_shell():
    """Mortar beds behind the tiles, a vaulted-looking ceiling with beams, a wet floor and the far wall."""
    mortar = prison_paint.concrete("mortar", (0.14, 0.125, 0.095), size=0.5, bump=0.8)
    ceiling = prison_paint.peeling("passage ceiling", (0.3, 0.29, 0.2), (0.1, 0.16, 0.1), loss=0.54, damp=0.9)
    for side in (-1, 1):
        prison_room.surface([(side * (HALF + 0.06), -14, 0), (side * (HALF + 0.06), END, 0),
                             (side * (HALF + 0.06), END, HEIGHT + 5),
                             (side * (HALF + 0.06), -14, HEIGHT + 5)], mortar)
    prison_room.surface([(-11, -14, HEIGHT + 1), (11, -14, HEIGHT + 1), (11, END, HEIGHT + 1), (-11, END, HEIGHT + 1)],
                        ceiling)
    for y in (18, 40, 62, 84):
        shapes.box((0, y, HEIGHT), (HALF * 2 + 1, 2.2, 2.4), ceiling, edge=0.12)
    prison_room.surface([(-12, -14, 0), (12, -14, 0), (12, END + 30, 0), (-12, END + 30, 0)],
                        prison_paint.concrete("passage floor", (0.15, 0.145, 0.12), 1.0, 0.53, 0.62, 0.55))
    prison_room.pierced((-12, END, 0), (1, 0, 0), 24, HEIGHT + 4, [(5.5, 0.01, 18.5, 20)], 2.0, ceiling)
    chance = random.Random(31)
    shard = broken(SIZE, prison_paint.tile("fallen tile", (0.5, 0.48, 0.38)), 5)
    for _ in range(26):
        side = chance.choice((-1, 1))
        piece = shapes.copy(chance.choice(shard),
                            (side * (HALF - chance.uniform(0.4, 2.6)), chance.uniform(10, 60), 0.1),
                            (90 + chance.gauss(0, 6), chance.gauss(0, 5), chance.uniform(0, 360)))
        piece.scale = [chance.uniform(0.3, 0.9)] * 3
    for piece in shard:
        bpy.data.objects.remove(piece)


def build_things(iron, wear):
    """The chain on its wall ring, conduit, the bulb and the gate."""
    rusty = prison_paint.rusted("chain iron", (0.045, 0.04, 0.034), 0.42)
    x = -HALF + 0.55
    shapes.lathe([(0, 0.3), (0.5, 0.28), (0.75, 0.12), (0.78, 0), (0, 0)], rusty, None, (x - 0.35, 25, 14.5),
                 (0, 90, 0), 28)
    shapes.ring(0.8, 0.16, rusty, None, (x + 0.1, 25, 13.9), (90, 0, 90))
    swag = [Vector(point) for point in ((x + 0.15, 25, 13.3), (x + 0.12, 24.7, 10), (x + 0.12, 24.5, 6),
                                        (x + 0.2, 24.3, 2),
                                        (x + 0.7, 23.8, 0.42), (x + 2.2, 22.2, 0.3), (x + 4.0, 22.6, 0.3),
                                        (x + 5.4, 21.2, 0.3))]
    prison_iron.links(trimmings.smooth_path(swag, 8), 1.2, rusty, seed=3)
    loop = [Vector(point) for point in ((x + 0.1, 25.1, 13.3), (x + 0.15, 28, 9.4), (x + 0.15, 31.5, 8.6),
                                        (x + 0.1, 35, 10.2),
                                        (x + 0.05, 37, 13.2))]
    prison_iron.links(trimmings.smooth_path(loop, 8), 1.2, rusty, seed=5)
    shapes.ring(0.8, 0.16, rusty, None, (x + 0.1, 37, 13.9), (90, 0, 90))
    prison_props.pipe(iron, [(HALF - 0.7, -14, 22.6), (HALF - 0.7, END, 22.6)], 0.42,
                      [((HALF - 0.7, y, 22.6), (90, 0, 0)) for y in range(4, 90, 11)])
    prison_props.pipe(iron, [(HALF - 0.7, 44, 22.6), (HALF - 0.7, 44, 0)], 0.34,
                      [((HALF - 0.7, 44, z), (0, 0, 0)) for z in (6, 15)])
    prison_iron.panel(iron, 13, 20, (-6.5, END + 0.6, 0), spacing=1.3, radius=0.18, rails=(0.05, 0.36, 0.68, 0.97))
    prison_iron.lock_box(iron, wear.rubber, (2.6, END + 0.2, 9.2), None, (2.6, 0.8, 2.1))


def shoot(shot):
    """Build, light and render."""
    scene = stage.begin(shot, (0.03, 0.07, 0.055), 0.5)
    trimmings.lighten(scene)
    prison_room.deep_air(scene, 130, 48)
    wear = props.Wardrobe()
    iron = prison_paint.rusted("iron")
    build_shell()
    glazes = [prison_paint.tile("green tile", (0.035, 0.135, 0.08)),
              prison_paint.tile("white tile", (0.46, 0.45, 0.37)),
              prison_paint.tile("border tile", (0.3, 0.165, 0.05))]
    chance = random.Random(17)
    for side in (-1, 1):
        tiled(side, glazes, chance)
    build_things(iron, wear)
    bulb = (0.6, 36, 19.5)
    shapes.tube([(0.7, 36, HEIGHT + 1), (0.6, 36, 20.6)], 0.06, wear.rubber)
    shapes.lathe([(0, 0.3), (0.25, 0.28), (0.3, -0.5), (0.26, -0.55)], wear.rubber, None, (0.6, 36, 20.5))
    shapes.lathe([(radius * 1.8, height * 1.8) for radius, height in shapes.BULB],
                 materials.glow("bulb", (1.0, 0.7, 0.36), 16.0),
                 None, (0.6, 36, 20.2))
    stage.light("POINT", (bulb[0], bulb[1], bulb[2] - 1.2), (0, 36, 0), (1.0, 0.68, 0.36), 8500, 0.9, haze=0.6,
                gloss=0.45)
    sky = prison_paint.daylight(1.7)
    prison_room.surface([(-20, END + 18, -2), (20, END + 18, -2), (20, END + 18, 30), (-20, END + 18, 30)], sky)
    stage.light("AREA", (0, END + 6, 11), (0, 30, 4), (0.7, 1.0, 0.66), 15000, (12, 18), haze=0.45, gloss=0.12)
    prison_room.bounce((3, -9, 20), (0, 22, 4), (0.4, 0.75, 0.6), 1800, (12, 8), 0.1, 0.2)
    stage.fog(0.0028, (0, 50, 14), (44, 140, 44), (0.88, 0.96, 0.84), 0.5)
    eye = stage.camera(scene, (1.6, 2, 8.2), (0.2, 60, 8.2), (-4, 27, 6), 26, 0.7, 0.4)
    prison_room.shift(eye, 0.02)
    stage.vignette(scene, 0.5)
    stage.render(scene, shot)
