"""A wet London carriageway: single uneven setts with puddles between them, kerbs and flagstones."""
import math
import random

from mathutils import Vector, noise

import masonry
import materials
import shapes

HALF_ROAD, PAVEMENT, STEP = 14.0, 9.0, 1.1
FINE = (-1.0, -0.93, -0.8, -0.5, -0.17, 0.17, 0.5, 0.8, 0.93, 1.0)
MIDDLE = (-1.0, -0.86, -0.35, 0.35, 0.86, 1.0)
COARSE = (-1.0, -0.75, 0.75, 1.0)


def camber(x):
    """The road's crown: it falls to gutters at both kerbs."""
    return -0.55 * (x / HALF_ROAD) ** 2


def hollow(x, y, puddles):
    """How far the road has sunk at a point, by wear and by the given puddles (x, y, radius)."""
    worn = 0.16 * noise.noise(Vector((x * 0.11, y * 0.07, 3.0))) - 0.03
    return worn - sum(0.34 * math.exp(-(((x - px) / r) ** 2 + ((y - py) / r) ** 2) * 1.6) for px, py, r in puddles)


def sett(points, faces, tones, centre, half, rows, chance, puddles):
    """Add one stone: a worn, pillowed top and a skirt that goes down between its neighbours."""
    first, count = len(points), len(rows)
    tilt = (chance.gauss(0, 0.035), chance.gauss(0, 0.04))
    turn, lift = chance.gauss(0, 0.03), chance.gauss(0, 0.035)
    phase, crown = chance.uniform(0, 90), chance.uniform(0.03, 0.1)
    lift += camber(centre[0]) + hollow(*centre, puddles)
    skew = [chance.uniform(-0.07, 0.07) for _ in range(4)]
    tone = chance.uniform(0, 1)
    for ring in (0, 1):
        for v in rows:
            for u in rows:
                edge = max(abs(u), abs(v))
                if ring and edge < 1:
                    continue
                pinch = 1 - 0.07 * (u * v) ** 2
                x, y = u * half[0] * pinch * (1 + skew[0] * v), v * half[1] * pinch * (1 + skew[1] * u)
                x, y = x - turn * y, y + turn * x
                rough = noise.noise(Vector((x * 1.3 + phase, y * 1.3, 1.0))) * 0.05
                rough += noise.noise(Vector((x * 4 + phase, y * 4, 5.0))) * 0.02
                fall = 0.2 * max(0.0, (edge - 0.66) / 0.34) ** 2.2
                z = lift + crown * (1 - (u * u + v * v) / 2) + rough - fall + tilt[0] * u + tilt[1] * v - 0.55 * ring
                points.append((centre[0] + x, centre[1] + y, z))
                tones.append(tone)
    side = count - 1
    faces += [(first + row * count + column, first + row * count + column + 1, first + (row + 1) * count + column + 1,
               first + (row + 1) * count + column) for row in range(side) for column in range(side)]
    border = [column for column in range(count)] + [row * count + side for row in range(1, count)]
    border += [side * count + column for column in range(side - 1, -1, -1)] + [row * count
                                                                               for row in range(side - 1, 0, -1)]
    skirt = {spot: first + count * count + place for place, spot in enumerate(sorted(border))}
    for here, there in zip(border, border[1:] + border[:1]):
        faces.append((first + here, skirt[here], skirt[there], first + there))


def granite(name="granite setts"):
    """Wet granite: every stone has its own tone; polished crowns, matt hollows, fine grain."""
    nodes = materials.Nodes(name)
    tone = nodes.add("ShaderNodeAttribute", attribute_name="tone").outputs["Fac"]
    shade = nodes.ramp(tone, (0.0, (0.016, 0.017, 0.02)), (0.4, (0.034, 0.032, 0.032)), (0.7, (0.05, 0.043, 0.038)),
                       (1.0, (0.03, 0.034, 0.042)))
    grain = nodes.noise(nodes.place(), 6.0, 4, 0.78)
    pools = nodes.noise(nodes.place(), 0.5, 3, 0.65)
    shade = nodes.mix(0.8, shade, nodes.ramp(grain, (0.3, (0.35, 0.35, 0.35)), (0.62, (1.2, 1.15, 1.1))), "MULTIPLY")
    nodes.bump(nodes.mix(0.35, grain, nodes.noise(nodes.place(), 1.6, 2)), 0.42, 0.1)
    rough = nodes.mix(0.5, nodes.span(pools, 0.1, 0.4, 0.38, 0.64), nodes.span(grain, 0.14, 0.5, 0.3, 0.7))
    return nodes.finish(Base_Color=shade, Roughness=rough, Specular=0.6)


def rain_water(name="rain water"):
    """Standing water over mud: a dark mirror where it is deep, wet silt where it is not."""
    nodes = materials.Nodes(name)
    silt = nodes.noise(nodes.place(), 0.3, 3, 0.6)
    nodes.bump(nodes.noise(nodes.place(), 1.1, 2), 0.05, 0.06)
    return nodes.finish(Base_Color=nodes.ramp(silt, (0.45, (0.004, 0.005, 0.006)), (0.7, (0.016, 0.014, 0.011))),
                        Roughness=nodes.span(silt, 0.03, 0.22, 0.5, 0.7), Specular=0.7)


def carriageway(start, end, puddles, focus=None, near=60.0, seed=8):
    """Setts in courses across the road from start to end (Y); finest round the focus point, coarse beyond near."""
    chance = random.Random(seed)
    points, faces, tones = [], [], []
    y = start
    while y < end:
        deep = chance.uniform(0.98, 1.22)
        x = -HALF_ROAD + chance.uniform(-1.2, 0.0)
        while x < HALF_ROAD:
            wide = chance.uniform(1.3, 2.3)
            centre = (x + wide / 2, y + deep / 2 + chance.gauss(0, 0.03))
            close = focus and math.hypot(centre[0] - focus[0], centre[1] - focus[1]) < 13
            rows = FINE if close else MIDDLE if y < near else COARSE
            sett(points, faces, tones, centre, (wide / 2 - 0.05, deep / 2 - 0.05), rows, chance, puddles)
            x += wide
        y += deep
    thing = shapes.mesh("setts", points, faces, granite())
    layer = thing.data.color_attributes.new("tone", "FLOAT_COLOR", "POINT")
    layer.data.foreach_set("color", [part for tone in tones for part in (tone, tone, tone, 1.0)])
    steps = 12
    rows = [(-HALF_ROAD + 2 * HALF_ROAD * step / steps) for step in range(steps + 1)]
    film = [(x, y, camber(x) - 0.2) for y in (start, end) for x in rows]
    shapes.mesh("water", film, [(step, step + 1, step + steps + 2, step + steps + 1) for step in range(steps)],
                rain_water())
    return thing


def pavements(start, end, seed=5):
    """Granite kerbs and York flags on both sides."""
    slabs = masonry.stone("york stone", (0.075, 0.07, 0.064), 0.42, 0.7, 0.5)
    kerbs = masonry.stone("kerb stone", (0.07, 0.07, 0.074), 0.4, 0.5, 0.8)
    for side in (-1, 1):
        built = masonry.Assembly(slabs, kerbs, seed=seed + side)
        chance = built.chance
        y = start
        while y < end:
            length = chance.uniform(5.5, 9)
            built.box((side * (HALF_ROAD + 0.75), y + length / 2, STEP / 2 - 0.5 + chance.gauss(0, 0.03)),
                      (1.5, length - 0.1, STEP + 1), 1, (0, chance.gauss(0, 0.6), 0), 0.04)
            y += length
        for first, last in ((1.55, 5.1), (5.2, PAVEMENT + 0.4)):
            y = start
            while y < end:
                length = chance.uniform(3.6, 7.5)
                built.box((side * (HALF_ROAD + (first + last) / 2), y + length / 2,
                           STEP / 2 - 0.03 + chance.gauss(0, 0.025)),
                          (last - first - 0.06, length - 0.09, STEP), 0,
                          (chance.gauss(0, 0.25), chance.gauss(0, 0.35), 0), 0.025)
                y += length
        built.finish("pavement", 0.09)
