"""Props of the poll set: ballot box, voting slips, storm lantern, brass pencil and a chalked tally."""
import math
import random

import materials
import shapes
import stage

SERIF = "/usr/share/fonts/truetype/liberation/LiberationSerif-Bold.ttf"
CHOICES = ("Found at once", "Had to look", "Missing", "Broken, slow")


def slip(wear, location, rotation, ticked, seed, curl=0.03, parent=None):
    """A printed voting slip, 12 by 15 cm, one of its four boxes ticked by hand in red (none if ticked is None)."""
    chance = random.Random(seed)
    holder = shapes.group(location, rotation, parent=parent)
    shapes.sheet((0, 0, 0), (1.2, 1.5), wear.paper, holder, curl=curl, seed=seed)
    lift = 0.022 + curl * 1.2
    shapes.lettering("YOUR VERDICT", (-0.48, 0.48, lift), 0.135, wear.ink, holder, font=SERIF)
    shapes.box((0, 0.41, lift), (0.96, 0.012, 0.004), wear.ink, holder, 0)
    for index, choice in enumerate(CHOICES):
        y = 0.16 - index * 0.24
        shapes.lettering(choice, (-0.22, y + 0.02, lift), 0.125, wear.ink, holder, font=SERIF)
        for x, up, across, tall in ((-0.48, 0, 0.012, 0.15), (-0.34, 0, 0.012, 0.15), (-0.41, 0.07, 0.15, 0.012),
                                    (-0.41, -0.07, 0.15, 0.012)):
            shapes.box((x, y + 0.07 + up, lift), (across, tall, 0.004), wear.ink, holder, 0)
        if index == ticked:
            jitter = chance.uniform(-0.02, 0.02)
            low = (-0.40, y + 0.02 + jitter, lift + 0.01)
            shapes.tube([(-0.48, y + 0.13, lift + 0.01), low], 0.024, wear.red_ink, holder)
            shapes.tube([low, (-0.22, y + 0.3, lift + 0.01)], 0.024, wear.red_ink, holder)
    return holder


def ballot_box(wear, timber, location, turn):
    """An old oak ballot box: plank sides, iron straps, a slot with a brass lip, a card holder and a padlocked hasp."""
    holder = shapes.group(location, (0, 0, turn))
    width, depth, height = 3.5, 2.5, 2.75
    shapes.box((0, 0, 0.13), (width + 0.36, depth + 0.36, 0.26), timber, holder, 0.07)
    for plank in range(4):
        size = (height - 0.26) / 4
        shapes.box((0, 0, 0.26 + size * (plank + 0.5)), (width - 0.012 * (plank % 2), depth - 0.012 * (plank % 2),
                                                         size - 0.012),
                   timber, holder, 0.025, (0, 0, 180 * (plank % 2)))
    top = height + 0.14
    for y in (-1, 1):
        shapes.box((0, y * (depth + 0.3 + 0.2) / 4, top), (width + 0.36, (depth + 0.3 - 0.2) / 2, 0.24), timber,
                   holder, 0.06)
    for x in (-1, 1):
        shapes.box((x * 1.35, 0, top), (1.0, 0.24, 0.22), timber, holder, 0.0)
    shapes.box((0, 0, top - 0.1), (1.8, 0.22, 0.02), wear.rubber, holder, 0)
    for y in (-0.19, 0.19):
        shapes.box((0, y, top + 0.125), (2.0, 0.16, 0.05), wear.brass, holder, 0.02)
    for x in (-0.95, 0.95):
        shapes.box((x, 0, top + 0.125), (0.16, 0.5, 0.05), wear.brass, holder, 0.02)
        shapes.lathe([(0.05, 0), (0.04, 0.025), (0, 0.035)], wear.steel, holder, (x, 0, top + 0.145), segments=14)
    front = -depth / 2
    for x in (-1.42, 1.42):
        shapes.box((x, front - 0.02, height / 2 + 0.13), (0.34, 0.06, height - 0.26), wear.iron, holder, 0.02)
        shapes.box((x, 0, top + 0.12), (0.34, depth + 0.42, 0.05), wear.iron, holder, 0.02)
        shapes.box((x, front - 0.2, top), (0.34, 0.05, 0.3), wear.iron, holder, 0.02)
        for z in (0.45, 1.1, 1.75, 2.4):
            shapes.lathe([(0.075, 0), (0.065, 0.03), (0.03, 0.05), (0, 0.055)], wear.brass, holder,
                         (x, front - 0.05, z), (90, 0, 0), 16)
    for y in (-0.75, 0.75):
        shapes.box((width / 2 + 0.02, y, height / 2 + 0.13), (0.06, 0.34, height - 0.26), wear.iron, holder, 0.02)
        for z in (0.45, 1.1, 1.75, 2.4):
            shapes.lathe([(0.075, 0), (0.065, 0.03), (0, 0.055)], wear.brass, holder, (width / 2 + 0.05, y, z),
                         (0, 90, 0), 16)
    card = shapes.group((0, front - 0.03, 1.05), (90, 0, 0), parent=holder)
    shapes.box((0, 0, 0.0), (1.95, 0.78, 0.04), wear.brass, card, 0.02)
    shapes.sheet((0, 0, 0.015), (1.72, 0.56), wear.paper, card, curl=0.004, seed=2)
    shapes.lettering("YOUR VERDICT", (0, -0.085, 0.04), 0.235, wear.ink, card, (0, 0, 0), "CENTER", SERIF)
    for x in (-0.91, 0.91):
        for y in (-0.33, 0.33):
            shapes.lathe([(0.035, 0), (0.03, 0.02), (0, 0.03)], wear.steel, card, (x, y, 0.02), segments=12)
    shapes.box((0, front - 0.04, 2.32), (0.5, 0.06, 0.95), wear.brass, holder, 0.03)
    shapes.box((0, front - 0.2, top), (0.5, 0.06, 0.3), wear.brass, holder, 0.03)
    shapes.tube([(-0.13, front - 0.1, 2.0), (-0.13, front - 0.26, 2.02), (-0.13, front - 0.26, 2.3),
                 (0.0, front - 0.26, 2.44),
                 (0.13, front - 0.26, 2.3), (0.13, front - 0.26, 2.02), (0.13, front - 0.1, 2.0)], 0.05, wear.steel,
                 holder)
    shapes.box((0, front - 0.27, 1.83), (0.52, 0.24, 0.46), wear.brass, holder, 0.06)
    shapes.lathe([(0, 0.02), (0.06, 0.02), (0.06, 0)], wear.rubber, holder, (0, front - 0.385, 1.87), (90, 0, 0), 16)
    shapes.box((0, front - 0.395, 1.77), (0.045, 0.02, 0.15), wear.rubber, holder, 0)
    slip(wear, (0.1, 0.0, top + 0.52), (82, 6, 5), 1, 5, 0.012, holder)
    return holder


def lantern(wear, location, turn, energy=2600.0):
    """A brass storm lantern with glass, guard wires, bail and a lit wick."""
    holder = shapes.group(location, (0, 0, turn))
    shapes.lathe([(0, 0.05), (0.95, 0.05), (1.05, 0.0), (1.08, 0.04), (1.05, 0.2), (0.98, 0.26), (0.98, 0.62),
                  (0.9, 0.74), (0.6, 0.86),
                  (0.42, 0.9), (0.42, 1.02), (0.62, 1.06), (0.64, 1.14), (0.3, 1.16), (0.22, 1.3), (0, 1.3)],
                  wear.brass, holder)
    shapes.lathe([(0, 0), (0.09, 0), (0.11, 0.03), (0.11, 0.14), (0.08, 0.16), (0, 0.16)], wear.brass, holder,
                 (0.75, -0.3, 0.78), (18, 20, 0), 20)
    shapes.lathe([(0.05, 0), (0.05, 0.3), (0.13, 0.3), (0.13, 0.36), (0, 0.36)], wear.brass, holder, (0.3, -0.33, 1.0),
                 (90, 0, 40), 20)
    nodes = materials.Nodes("lantern glass")
    facing = nodes.add("ShaderNodeLayerWeight", {"Blend": 0.4}).outputs["Facing"]
    soot = nodes.noise(nodes.place(), 1.6, 6)
    clear = nodes.add("ShaderNodeMath", {0: nodes.span(facing, 0.04, 0.5, 0.3, 1.0), 1: nodes.span(soot, 0, 0.12, 0.45,
                                                                                                   0.7)},
                      operation="ADD").outputs[0]
    glass = nodes.finish(Base_Color=(0.2, 0.15, 0.09), Roughness=0.06, Specular=1.0, Alpha=clear)
    glass.blend_method, glass.shadow_method, glass.show_transparent_back = "BLEND", "NONE", False
    shapes.lathe([(0.52, 1.14), (0.7, 1.4), (0.79, 1.8), (0.76, 2.2), (0.6, 2.65), (0.48, 2.85)], glass, holder)
    shapes.lathe([(0.44, 2.8), (0.62, 2.82), (0.66, 2.9), (0.6, 2.98), (0.44, 3.02), (0.42, 3.3), (0.72, 3.36),
                  (0.76, 3.42), (0.66, 3.52),
                  (0.4, 3.66), (0.34, 3.8), (0.1, 3.86), (0, 3.86)], wear.brass, holder)
    for side in (-1, 1):
        shapes.tube([(side * 0.95, 0, 0.55), (side * 1.1, 0, 0.9), (side * 1.08, 0, 2.6), (side * 0.98, 0, 3.1),
                     (side * 0.42, 0, 3.42)], 0.085,
                    wear.brass, holder)
    for height in (1.55, 2.25):
        shapes.ring(0.86, 0.025, wear.brass, holder, (0, 0, height))
    for angle in (30, 75, 105, 150, 210, 255, 285, 330):
        x, y = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        shapes.tube([(0.6 * x, 0.6 * y, 1.1), (0.86 * x, 0.86 * y, 1.55), (0.86 * x, 0.86 * y, 2.25),
                     (0.6 * x, 0.6 * y, 2.85)], 0.022,
                    wear.brass, holder)
    shapes.tube([(-1.1, 0, 2.5), (-1.2, -0.3, 3.4), (-0.8, -0.75, 4.25), (0, -0.95, 4.5), (0.8, -0.75, 4.25),
                 (1.2, -0.3, 3.4),
                 (1.1, 0, 2.5)], 0.035, wear.steel, holder)
    shapes.lathe([(0.05, -0.35), (0.09, -0.3), (0.1, 0), (0.09, 0.3), (0.05, 0.35)], wear.leather, holder,
                 (0, -0.95, 4.5), (0, 90, 0), 20)
    flame = materials.flame("lantern flame", 9.0, 0.7)
    wick = shapes.lathe([(0, 0.0), (0.15, 0.05), (0.22, 0.2), (0.18, 0.4), (0.09, 0.6), (0.03, 0.76), (0, 0.84)],
                        flame, holder, (0, 0, 1.3),
                        segments=24)
    wick.scale = (1.0, 0.5, 1.0)
    centre = (location[0], location[1], location[2] + 1.95)
    return stage.light("POINT", centre, location, (1.0, 0.54, 0.2), energy, 0.22, haze=1.5)


def brass_pencil(wear, location, turn):
    """A brass propelling pencil lying on its side, a clip along its barrel."""
    holder = shapes.group((location[0], location[1], location[2] + 0.075), (0, 0, turn))
    shapes.lathe([(0, -0.85), (0.05, -0.84), (0.06, -0.8), (0.05, -0.74), (0.075, -0.7), (0.075, 0.5), (0.06, 0.55),
                  (0.055, 0.6),
                  (0.02, 0.82), (0.0, 0.83)], wear.brass, holder, (0, 0, 0), (0, 90, 0), 24)
    shapes.lathe([(0.014, 0.8), (0.008, 0.9), (0, 0.91)], wear.ink, holder, (0, 0, 0), (0, 90, 0), 12)
    shapes.box((-0.45, 0, 0.1), (0.5, 0.05, 0.025), wear.steel, holder, 0.008)


def tally(board):
    """Two counts in chalk strokes of five, one well ahead, with a key and a lantern drawn beside them."""
    for row, groups, rest in ((0.95, 4, 3), (-0.75, 2, 2)):
        x = -2.0
        for _ in range(groups):
            for step in range(4):
                board.lines([(x + step * 0.24, row - 0.45), (x + step * 0.24 + 0.03, row + 0.45)])
            board.lines([(x - 0.2, row - 0.3), (x + 0.95, row + 0.32)], board.amber)
            x += 1.4
        for step in range(rest):
            board.lines([(x + step * 0.24, row - 0.45), (x + step * 0.24 + 0.03, row + 0.45)])
    board.circle((-3.6, 0.95), 0.3)
    board.lines([(-3.3, 0.95), (-2.6, 0.95), (-2.6, 0.7)])
    board.circle((-3.2, -0.75), 0.42, board.amber)
    board.lines([(-3.6, -1.2), (-2.8, -1.2)], board.amber)


def books(places, depth):
    """Worn books standing or leaning in a row: each place is (x, y, z, thickness, height, lean, colour)."""
    for index, (x, y, z, thick, tall, lean, colour) in enumerate(places):
        cover = materials.plastic(f"cover {index}", colour, 0.62, 16)
        holder = shapes.group((x, y, z), (0, lean, 0))
        shapes.box((0, 0, tall / 2), (thick, depth, tall), cover, holder, 0.05)
        for part in (0.15, 0.24, 0.8):
            shapes.box((0, -depth / 2 - 0.002, tall * part), (thick * 0.96, 0.02, 0.035),
                       materials.plain(f"gilt {index} {part}", (0.35, 0.22, 0.08)),
                       holder, 0.005)
