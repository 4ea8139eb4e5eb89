"""The holidays' dress for the street door: snow lying and falling, wreath, garland, string lights and potted firs."""
import math
import random

from mathutils import Vector, noise

import evergreens
import feedback_poll_props
import materials
import shapes
import stage
import street_door_house as house
import trimmings

PRINTS = ((-5.2, -16.4), (-4.0, -15.0), (-4.3, -12.9), (-2.9, -11.6), (-2.9, -9.7), (-1.5, -8.5), (2.3, -8.3),
          (3.4, -9.8),
          (3.7, -11.6), (5.0, -12.9), (5.3, -14.8))


def snow():
    """Fresh snow: soft, faintly blue in its hollows, with a fine crust."""
    nodes = materials.Nodes("snow")
    crust = nodes.noise(nodes.place(), 9, 6, 0.72)
    hollow = nodes.noise(nodes.place(), 0.9, 5)
    shade = nodes.ramp(hollow, (0.35, (0.58, 0.66, 0.8)), (0.65, (0.82, 0.85, 0.9)))
    nodes.bump(crust, 0.3, 0.05)
    return nodes.finish(Base_Color=shade, Roughness=nodes.span(crust, 0.45, 0.85), Specular=0.35, Sheen=0.3)


def pillow(material, left, right, near, far, base, depth, seed, trodden=0.0, step=0.16):
    """Snow lying on a ledge: uneven, rounded off at its rim, hanging over a little; trodden wears its middle down."""
    across, deep = max(6, int((right - left) / step)), max(5, int((far - near) / step))
    points = []
    for row in range(deep + 1):
        for column in range(across + 1):
            x, y = left + (right - left) * column / across, near + (far - near) * row / deep
            rough = noise.noise(Vector((x * 0.55, y * 0.9, seed * 3.7)))
            fine = noise.noise(Vector((x * 1.9, y * 2.3, seed * 1.3)))
            rim = min(x - left, right - x, y - near, far - y) / max(0.12, depth * 0.9)
            round_off = math.sqrt(max(0.0, 1 - (1 - min(1.0, rim)) ** 2))
            high = depth * (0.8 + 0.55 * rough + 0.16 * fine)
            if trodden:
                path = math.exp(-((x - 0.4 * rough) / (2.6 + rough)) ** 2)
                high *= 1 - trodden * path * (0.85 + 0.5 * fine)
            push = 0.16 * depth * (1 - min(1.0, rim)) + 0.22 * rough * (1 - min(1.0, rim * 0.5))
            x += push * (-1 if x - left < right - x else 1) * (min(x - left, right - x) < depth)
            y -= push * (y - near < depth)
            points.append((x, y, base - 0.06 + max(0.0, high) * round_off))
    faces = [(row * (across + 1) + column, row * (across + 1) + column + 1, (row + 1) * (across + 1) + column + 1,
              (row + 1) * (across + 1) + column) for row in range(deep) for column in range(across)]
    thing = shapes.mesh("snow", points, faces, material)
    thing.data.use_auto_smooth = False
    return thing


def ground(material):
    """Snow over the pavement, drifted against the wall, with the prints of somebody who came and went."""
    left, right, near, far, step = -27.0, 28.0, -30.0, -0.4, 0.24
    across, deep = int((right - left) / step), int((far - near) / step)
    points = []
    for row in range(deep + 1):
        for column in range(across + 1):
            x, y = left + step * column, near + step * row
            high = 0.55 + 0.34 * noise.noise(Vector((x * 0.16, y * 0.22, 4))) + 0.07 * noise.noise(Vector((x, y * 1.2,
                                                                                                           9)))
            high += 1.1 * math.exp(-((y + 0.6) / 1.7) ** 2) * min(1.0, max(0.0, (abs(x) - 9) / 2))
            high += 0.55 * math.exp(-((y + 7.0) / 0.9) ** 2) * (0.55 + noise.noise(Vector((x * 0.5, 0,
                                                                                           2)))) * (abs(x) > 3)
            for index, (px, py) in enumerate(PRINTS):
                away = ((x - px) / 0.52) ** 2 + ((y - py) / 1.15) ** 2
                if away < 4:
                    high += 0.1 * math.exp(-((away - 1.7) / 0.5) ** 2) - 0.5 * math.exp(-away ** 2)
            points.append((x, y, max(0.05, high)))
    faces = [(row * (across + 1) + column, row * (across + 1) + column + 1, (row + 1) * (across + 1) + column + 1,
              (row + 1) * (across + 1) + column) for row in range(deep) for column in range(across)]
    shapes.mesh("ground snow", points, faces, material).data.use_auto_smooth = False


def ledges(material):
    """Snow on steps, cornice, window, sign and plinth."""
    left, right, bottom, top = house.WINDOW
    pillow(material, -9.5, 9.5, -6.75, -3.3, house.LOWER, 0.55, 1, 0.75)
    pillow(material, -8.0, 8.0, -3.45, -0.5, house.UPPER, 0.5, 2, 0.8)
    pillow(material, -9.2, 9.2, -1.7, 0.6, 26.55, 0.75, 3)
    pillow(material, left - 1.0, right + 1.0, -1.25, 1.0, bottom - 0.1, 0.6, 4)
    pillow(material, left - 1.1, right + 1.1, -0.45, 0.3, top + 1.8, 0.6, 5)
    for z, seed in ((bottom + 3.0, 6), ((bottom + top) / 2 + 0.25, 7), (top - 2.8, 8)):
        pillow(material, left + 0.4, right - 0.4, 1.0, 1.24, z, 0.17, seed, step=0.1)
    pillow(material, 9.48, 9.92, -4.95, -1.1, 17.85, 0.34, 9, step=0.09)
    pillow(material, 9.58, 9.82, -5.2, -0.2, 19.1, 0.2, 12, step=0.08)
    pillow(material, -25.5, -9.5, -0.4, 0.2, 2.5, 0.3, 10)
    pillow(material, 9.4, 27.5, -0.4, 0.2, 2.5, 0.3, 11)
    for index, x in enumerate((-0.1, 0.3)):
        pillow(material, x - 1.3, x + 0.9, 1.2, 1.42, 11.06 - index * 0.02, 0.1, 13 + index, step=0.08)
    shapes.lathe([(1.42, 0), (1.4, 0.14), (0.95, 0.62), (0.55, 0.92), (0.42, 1.0), (0.2, 0.98)], material,
                 location=(-9.0, -2.5, 17.78), rotation=(0, 0, 45), segments=4).modifiers.new("soft",
                                                                                              "SUBSURF").levels = 3


def bulbs(wear, path, spacing, seed):
    """Small warm bulbs on a dark cord along a path."""
    chance = random.Random(seed)
    bulb = materials.glow(f"warm bulb {seed}", (1.0, 0.5, 0.16), 9.0)
    curve = trimmings.smooth_path(path, 12)
    shapes.tube(curve, 0.035, wear.rubber)
    model, gone = None, spacing / 2
    for start, end in zip(curve, curve[1:]):
        gone += (end - start).length
        if gone < spacing:
            continue
        gone -= spacing
        turn = (chance.uniform(-35, 35), chance.uniform(-35, 35), 0)
        spot = end + Vector((0, -0.08, -0.05))
        if model is None:
            model = shapes.lathe([(0, -0.34), (0.08, -0.3), (0.12, -0.2), (0.1, -0.09), (0.05, 0)], bulb, location=spot,
                                 segments=12)
            model.visible_shadow = False
        else:
            shapes.copy(model, spot, turn)


def garland(wear, green):
    """A fir garland with bulbs round the door, and a wreath with berries and a red bow on it."""
    chance = random.Random(9)
    path = [(-6.3, -1.1, 12.8), (-6.5, -1.2, 17), (-6.35, -1.2, 22), (-5.8, -1.5, 25.0), (-2.8, -1.7, 25.55),
            (0, -1.75, 25.4), (2.8, -1.7, 25.6), (5.8, -1.5, 25.0), (6.35, -1.2, 22), (6.5, -1.2, 17), (6.3, -1.1,
                                                                                                        12.2)]
    curve = trimmings.smooth_path(path, 22)
    for index, (start, end) in enumerate(zip(curve, curve[1:])):
        along = (end - start).normalized()
        for _ in range(2):
            side = Vector((chance.gauss(0, 1), chance.gauss(-0.6, 0.7), chance.gauss(0, 1)))
            green.place(start, along * (1 if index < 110 else -1) + side * 0.6, chance.uniform(0.75, 1.2), chance)
    bulbs(wear, [(x * 1.0, y - 0.55, z) for x, y, z in path], 0.85, 3)
    centre, radius = Vector((-0.6, 0.9, 17.1)), 2.2
    for step in range(230):
        angle = math.tau * step / 230
        out = Vector((math.cos(angle), 0, math.sin(angle)))
        along = Vector((-math.sin(angle), 0, math.cos(angle)))
        side = out * chance.uniform(-0.75, 0.9) + Vector((0, chance.uniform(-0.8, 0.1), 0))
        green.place(centre + out * (radius + chance.gauss(0, 0.2)), along + side, chance.uniform(0.8, 1.25), chance)
    berry = materials.glaze("berry", (0.42, 0.012, 0.012), 0.15)
    ball = shapes.lathe([(0.17 * math.sin(a), -0.17 * math.cos(a)) for a in [math.pi * s / 8 for s in range(9)]], berry,
                        location=(0, 0, -9), segments=14)
    for step in range(36):
        angle = math.tau * (step // 3) / 12 + chance.uniform(-0.12, 0.12)
        reach = radius + chance.uniform(-0.35, 0.4)
        shapes.copy(ball, centre + Vector((reach * math.cos(angle), chance.uniform(-0.75, -0.5),
                                           reach * math.sin(angle))))
    board = shapes.group(centre + Vector((0, -0.75, -radius + 0.05)), (90, 0, 0))
    trimmings.bow(trimmings.satin("bow satin", (0.5, 0.018, 0.016)), (0, 0, 0), 0, 1.55, 0.38, board)


def firs(wear, green, white):
    """Two firs in old zinc tubs, snowed on, with bulbs wound round them."""
    zinc = materials.metal("zinc", (0.3, 0.31, 0.32), 0.5, 0.7)
    for index, (x, y, high) in enumerate(((-12.4, -4.7, 10.2), (12.2, -4.9, 9.2))):
        shapes.lathe([(0, 0.3), (1.5, 0.3), (1.55, 0.35), (1.75, 1.5), (1.8, 1.55), (1.78, 1.62), (1.98, 3.05),
                      (2.1, 3.1), (2.08, 3.22), (1.92, 3.2), (1.85, 2.9), (0, 2.85)], zinc, location=(x, y, 0))
        for side in (-1, 1):
            shapes.ring(0.42, 0.07, zinc, location=(x + side * 2.0, y - 0.2, 2.3), rotation=(90, 0, 60 * side))
        pillow(white, x - 1.75, x + 1.75, y - 1.75, y + 1.75, 2.95, 0.5, 20 + index)
        evergreens.fir(green, (x, y, 2.9), high, 4.3, 31 + index, white)
        turns = [math.tau * step / 9 for step in range(44)]
        path = []
        for turn in turns:
            part = turn / turns[-1]
            reach = 3.75 * (1 - part) ** 0.9 + 0.28
            path.append((x + reach * math.cos(turn + index), y + reach * math.sin(turn + index),
                         4.2 + part * (high - 1.5)))
        bulbs(wear, path, 1.05, 5 + index)
        glow = stage.light("POINT", (x, y - 4.2, 6.0), (0, 0, 0), (1.0, 0.52, 0.2), 330, 1.0, haze=0.3, gloss=0.0)
        glow.data.use_shadow = False


def flakes(count, seed):
    """Falling snow, stretched a little along its fall."""
    nodes = materials.Nodes("flake")
    flake = nodes.finish(Base_Color=(0.9, 0.92, 0.95), Roughness=1.0, Emission=(0.55, 0.68, 1.0),
                         Emission_Strength=0.16)
    flake.shadow_method = "NONE"
    chance = random.Random(seed)
    model = shapes.lathe([(0.06 * math.sin(a), -0.075 * math.cos(a)) for a in [math.pi * s / 5 for s in range(6)]],
                         flake,
                         location=(0, 0, -9), segments=7)
    model.visible_shadow = False
    for _ in range(count):
        far = chance.uniform(0, 1) ** 0.7
        spot = (chance.uniform(-19, 19) * (0.3 + 0.8 * far) - 5 * (1 - far), -36 + 33.5 * far, chance.uniform(-1, 29))
        twin = shapes.copy(model, spot, (chance.gauss(0, 12), chance.gauss(12, 8), chance.uniform(0, 360)))
        size = chance.choice((0.6, 0.8, 1.0, 1.0, 1.35))
        twin.scale = (size, size * chance.uniform(0.7, 1.1), size * 1.25)


def dress(wear):
    """Everything that winter adds, with the lamps of its lights."""
    white = snow()
    green = evergreens.Green()
    ground(white)
    ledges(white)
    garland(wear, green)
    firs(wear, green, white)
    flakes(900, 14)
    feedback_poll_props.lantern(wear, (5.9, -4.9, house.LOWER + 0.28), 30, 2600)
    for location, target, energy, size in (((0, -2.3, 24.6), (0, 2, 14), 900, (11, 0.8)),
                                           ((-6.4, -2.4, 18), (0, 2, 15), 260, (1, 9)),
                                           ((6.4, -2.4, 18), (0, 2, 15), 260, (1, 9))):
        lamp = stage.light("AREA", location, target, (1.0, 0.55, 0.22), energy, size, haze=0.2, gloss=0.3)
        lamp.data.use_shadow = False
