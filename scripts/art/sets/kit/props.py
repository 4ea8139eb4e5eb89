"""Props for the Blender sets, each standing on z = 0 of its own group, in tenths of a metre."""
import math

from mathutils import Vector

import materials
import shapes
import stage


MONOSPACED = "/usr/share/fonts/truetype/dejavu/DejaVuSansMono-Bold.ttf"


class Wardrobe:
    """The materials that the props share."""

    def __init__(self):
        self.black = materials.plastic("black plastic", (0.014, 0.014, 0.016), 0.42)
        self.rubber = materials.plastic("rubber", (0.009, 0.009, 0.01), 0.62, 90)
        self.leather = materials.plastic("leather", (0.03, 0.02, 0.016), 0.42, 12)
        self.grey = materials.plastic("grey plastic", (0.11, 0.105, 0.095), 0.5)
        self.brass = materials.metal("brass", (0.72, 0.45, 0.16), 0.28, 0.75)
        self.steel = materials.metal("steel", (0.5, 0.5, 0.52), 0.26, 0.4)
        self.iron = materials.metal("iron", (0.12, 0.11, 0.105), 0.45, 0.6)
        self.enamel = materials.plastic("enamel", (0.012, 0.05, 0.04), 0.25, 20, 0.3)
        self.paper = materials.paper("paper")
        self.note = materials.paper("note", (0.75, 0.52, 0.14), 0.15)
        self.card = materials.paper("card", (0.55, 0.4, 0.24), 0.4)
        self.ink = materials.ink("ink", (0.02, 0.02, 0.03))
        self.red_ink = materials.ink("red ink", (0.4, 0.02, 0.015))
        self.mug = materials.glaze("mug glaze", (0.34, 0.05, 0.03))
        self.coffee = materials.glaze("coffee", (0.035, 0.014, 0.006), 0.06)
        self.coffee_stain = materials.ink("coffee stain", (0.035, 0.016, 0.008), 0.25)
        self.led = materials.glow("red light", (1.0, 0.05, 0.02), 9.0)
        self.green = materials.glow("green light", (0.2, 1.0, 0.3), 5.0)


def monitor(wear, location, turn, screen, caption, clock):
    """A monitor on a round foot showing a camera picture, with its caption and countdown."""
    holder = shapes.group(location, (0, 0, turn))
    shapes.lathe([(0, 0.14), (0.3, 0.14), (0.5, 0.12), (1.05, 0.08), (1.12, 0.05), (1.12, 0)], wear.iron, holder)
    shapes.tube([(0, 0.25, 0.1), (0, 0.3, 1.2), (0, 0.22, 2.4)], 0.17, wear.iron, holder)
    frame = shapes.group((0, 0, 2.95), (-4, 0, 0), parent=holder)
    shapes.box((0, 0.12, 0), (6.0, 0.3, 3.6), wear.black, frame, 0.09)
    shapes.box((0, 0.36, -0.1), (3.4, 0.4, 2.0), wear.black, frame, 0.12, (0, 0, 0))
    for x, z, width, height in ((0, 1.74, 6, 0.12), (0, -1.71, 6, 0.2), (-2.94, 0, 0.12, 3.6), (2.94, 0, 0.12, 3.6)):
        shapes.box((x, -0.06, z), (width, 0.14, height), wear.black, frame, 0.035)
    shapes.sheet((0, -0.06, 0.01), (5.78, 3.32), screen, frame, (90, 0, 0), 0.0)
    white = materials.glow("caption", (0.9, 1.0, 0.95), 1.4)
    for x, z, length in ((-2.7 + len(caption) * 0.049, 1.4, 0.16 + len(caption) * 0.098), (2.18, -1.36, 1.3)):
        shapes.box((x, -0.085, z), (length, 0.012, 0.36 if z > 0 else 0.46), wear.rubber, frame, 0)
    shapes.lettering(caption, (-2.66, -0.1, 1.33), 0.22, white, frame, (90, 0, 0), font=MONOSPACED)
    shapes.lettering(clock, (2.7, -0.1, -1.49), 0.36, white, frame, (90, 0, 0), "RIGHT", MONOSPACED)
    shapes.lathe([(0, 0.02), (0.03, 0.02), (0.03, 0)], wear.green, frame, (2.7, -0.13, -1.71), (90, 0, 0), 12)
    shapes.tube([(0.9, 0.5, 1.8), (1.1, 0.9, 0.6), (1.3, 1.5, 0.1), (1.6, 2.6, 0.05)], 0.045, wear.rubber, holder)
    return frame


def headset(wear, location, turn):
    """Headphones with a boom microphone, laid on the desk on their cups and band."""
    holder = shapes.group((location[0], location[1], location[2] + 0.52), (-13, 0, turn), 1.25)
    arc = [math.radians(angle) for angle in range(-8, 189, 14)]
    band = [(0.83 * math.cos(angle), 1.0 + 0.92 * math.sin(angle) if angle > 0 else 1.0, 0) for angle in arc]
    shapes.tube(band, 0.06, wear.steel, holder)
    pad = [(0.78 * math.cos(math.radians(a)), 1.0 + 0.87 * math.sin(math.radians(a)), 0) for a in range(32, 150, 12)]
    shapes.tube(pad, 0.13, wear.leather, holder, radii=[0.55] + [1.0] * (len(pad) - 2) + [0.55])
    for side in (-1, 1):
        cup = shapes.group((side * 0.78, 0.55, 0), (0, 90 * side, -8 * side), parent=holder)
        shapes.lathe([(0, 0.3), (0.22, 0.3), (0.3, 0.27), (0.34, 0.22), (0.4, 0.2), (0.45, 0.12), (0.45, -0.06),
                      (0.4, -0.08)], wear.black, cup)
        shapes.lathe([(0.24, 0.302), (0.25, 0.315), (0.27, 0.302)], wear.steel, cup)
        shapes.ring(0.31, 0.135, wear.leather, cup, (0, 0, -0.16))
        shapes.lathe([(0, -0.1), (0.3, -0.1)], wear.rubber, cup)
        shapes.tube([(side * 0.8, 1.15, 0), (side * 0.98, 0.95, 0.02), (side * 1.0, 0.62, 0.02)], 0.05, wear.steel,
                    holder)
    boom = [(-0.98, 0.5, 0.1), (-1.05, 0.1, 0.16), (-0.9, -0.45, 0.1), (-0.45, -0.75, -0.1)]
    shapes.tube(boom, 0.035, wear.rubber, holder)
    shapes.lathe([(0, 0.2), (0.08, 0.18), (0.13, 0.08), (0.13, -0.06), (0.08, -0.16), (0, -0.18)], wear.rubber, holder,
                 boom[-1], (0, 80, -30))
    shapes.tube([(0.95, 0.5, -0.1), (1.3, -0.1, -0.34), (1.1, -0.9, -0.55), (2.0, -1.2, -0.62), (2.7, -0.3, -0.42),
                 (3.4, 0.9, -0.2)], 0.03, wear.rubber, holder)


def mug(wear, location, turn, ware=None):
    """A stoneware mug of coffee, in another glaze if given."""
    ware = ware or wear.mug
    holder = shapes.group(location, (0, 0, turn))
    shapes.lathe([(0, 0.03), (0.3, 0.03), (0.33, 0), (0.36, 0.02), (0.4, 0.1), (0.42, 0.5), (0.42, 0.86), (0.425, 0.93),
                  (0.405, 0.95), (0.385, 0.93), (0.375, 0.8), (0.375, 0.2), (0, 0.12)], ware, holder)
    shapes.lathe([(0, 0.74), (0.36, 0.74), (0.378, 0.755)], wear.coffee, holder)
    shapes.tube([(0.36, 0, 0.78), (0.58, 0, 0.8), (0.7, 0, 0.6), (0.66, 0, 0.36), (0.5, 0, 0.22), (0.37, 0, 0.24)],
                0.06,
                ware, holder, radii=[1.3, 1, 0.95, 0.95, 1, 1.3])


def radio(wear, location, turn):
    """A walkie-talkie in its charging cradle."""
    holder = shapes.group(location, (0, 0, turn))
    shapes.box((0, 0.05, 0.2), (0.95, 0.8, 0.4), wear.black, holder, 0.08, taper=0.82)
    body = shapes.group((0, 0.05, 0.25), (-8, 0, 0), parent=holder)
    shapes.box((0, 0, 0.68), (0.6, 0.36, 1.3), wear.black, body, 0.08)
    shapes.box((0, -0.19, 1.0), (0.44, 0.04, 0.28), materials.glow("dial", (1.0, 0.55, 0.15), 1.6), body, 0.02)
    for row in range(6):
        shapes.box((0, -0.185, 0.42 + row * 0.024), (0.4, 0.04, 0.03), wear.rubber, body, 0.01)
    shapes.lathe([(0.09, 0), (0.09, 0.2), (0.075, 0.24), (0.055, 0.3), (0.04, 1.25), (0.03, 1.3), (0, 1.31)],
                 wear.rubber,
                 body, (-0.18, 0.02, 1.32), segments=20)
    shapes.lathe([(0.08, 0), (0.08, 0.14), (0.06, 0.17), (0, 0.17)], wear.rubber, body, (0.16, 0.02, 1.32), segments=16)
    shapes.box((-0.32, 0, 0.85), (0.06, 0.2, 0.4), wear.rubber, body, 0.02)
    shapes.lathe([(0.03, 0), (0.025, 0.03), (0, 0.04)], wear.led, body, (0.0, 0.0, 1.33), segments=12)


def key(wear, location, rotation, scale=1.0, parent=None, tag=None):
    """An old bow key lying flat, its bow at the origin, with a paper tag if given."""
    holder = shapes.group(location, rotation, scale, parent)
    shapes.ring(0.17, 0.04, wear.brass, holder, (0, 0, 0.06))
    shapes.ring(0.07, 0.028, wear.brass, holder, (0.2, 0, 0.06))
    shapes.lathe([(0.055, 0.22), (0.075, 0.25), (0.055, 0.28), (0.045, 0.32), (0.043, 1.1), (0.06, 1.12), (0.06, 1.16),
                  (0.04, 1.18), (0.035, 1.28), (0, 1.3)], wear.brass, holder, (0, 0, 0.06), (0, 90, 0), 20)
    for x, length in ((0.98, 0.26), (1.12, 0.2)):
        shapes.box((x, 0.05 + length / 2, 0.06), (0.09, length, 0.05), wear.brass, holder, 0.012)
    shapes.box((1.05, 0.12, 0.06), (0.2, 0.06, 0.05), wear.brass, holder, 0.012)
    if tag:
        string = [(-0.16, 0, 0.08), (-0.35, 0.12, 0.03), (-0.55, 0.02, 0.03)]
        shapes.tube(string, 0.014, wear.red_ink, holder)
        shapes.sheet((-0.98, 0.0, 0.03), (0.95, 0.5), wear.card, holder, (0, 0, 4), 0.0)
        shapes.lettering(tag, (-1.38, -0.1, 0.047), 0.27, wear.ink, holder, (0, 0, 4), font=MONOSPACED)


def clipboard(wear, location, turn, title, lines):
    """A clipboard with a printed check list, half of it ticked by hand, and a pencil."""
    holder = shapes.group(location, (0, 0, turn))
    shapes.box((0, 0, 0.05), (2.4, 3.3, 0.08), materials.wood("fibreboard", (0.09, 0.05, 0.025), (0.16, 0.09, 0.05)),
               holder, 0.03)
    shapes.sheet((0.02, -0.1, 0.09), (2.15, 2.95), wear.paper, holder, (0, 0, -1), 0.0)
    shapes.box((0, 1.5, 0.16), (1.1, 0.34, 0.1), wear.steel, holder, 0.04)
    shapes.tube([(-0.45, 1.42, 0.22), (-0.4, 1.75, 0.3), (0.4, 1.75, 0.3), (0.45, 1.42, 0.22)], 0.045, wear.steel,
                holder)
    shapes.lettering(title, (-0.9, 0.92, 0.106), 0.27, wear.ink, holder, font=MONOSPACED)
    for index, line in enumerate(lines):
        y = 0.56 - index * 0.26
        shapes.lettering(line, (-0.56, y, 0.106), 0.16, wear.ink, holder, font=MONOSPACED)
        corners = [(-0.88, y, 0.106), (-0.74, y, 0.106), (-0.74, y + 0.14, 0.106), (-0.88, y + 0.14, 0.106)]
        for start, end in zip(corners, corners[1:] + corners[:1]):
            shapes.tube([start, end], 0.008, wear.ink, holder)
        if index < len(lines) - 3:
            shapes.tube([(-0.9, y + 0.1, 0.108), (-0.82, y + 0.02, 0.108), (-0.66, y + 0.24, 0.108)], 0.013,
                        wear.red_ink, holder,
                        bend="VECTOR")
    pencil = shapes.group((0.75, -0.55, 0.22), (0, 0, 62), parent=holder)
    yellow = materials.plastic("pencil", (0.5, 0.2, 0.02), 0.35)
    shapes.lathe([(0.0, -0.9), (0.045, -0.9), (0.045, -0.78)], materials.plain("eraser", (0.5, 0.16, 0.13)), pencil,
                 (0, 0, 0), (0, 90, 0), 12)
    shapes.lathe([(0.05, -0.8), (0.05, -0.66)], wear.brass, pencil, (0, 0, 0), (0, 90, 0), 12)
    shapes.lathe([(0.047, -0.67), (0.047, 0.72)], yellow, pencil, (0, 0, 0), (0, 90, 0), 6)
    shapes.lathe([(0.047, 0.72), (0.014, 0.92)], wear.card, pencil, (0, 0, 0), (0, 90, 0), 12)
    shapes.lathe([(0.014, 0.92), (0, 0.97)], wear.ink, pencil, (0, 0, 0), (0, 90, 0), 12)


def keyboard(wear, location, turn):
    """A worn mechanical keyboard."""
    holder = shapes.group(location, (3, 0, turn))
    shapes.box((0, 0, 0.1), (4.4, 1.5, 0.2), wear.black, holder, 0.06)
    cap = shapes.box((0, 0, -5), (0.25, 0.24, 0.16), wear.grey, holder, 0.03, taper=0.8)
    wide = shapes.box((0, 0, -5), (1.6, 0.24, 0.16), wear.grey, holder, 0.03, taper=0.95)
    for row in range(5):
        for column in range(15):
            if row == 0 and 4 <= column <= 9:
                continue
            shapes.copy(cap, (-1.99 + column * 0.283 + (0.05 * row) % 0.1, -0.56 + row * 0.28, 0.27))
    shapes.copy(wide, (-0.15, -0.56, 0.27))
    shapes.tube([(1.2, 0.75, 0.1), (1.3, 1.3, 0.05), (0.6, 2.2, 0.05), (0.8, 3.6, 0.05)], 0.04, wear.rubber, holder)


def desk_lamp(wear, foot, elbow, head, aim, colour=(1.0, 0.62, 0.28), energy=10500.0):
    """A jointed desk lamp from its foot over its elbow to its head, throwing a warm cone at a point."""
    shapes.lathe([(0, 0.3), (0.2, 0.3), (0.28, 0.22), (0.7, 0.16), (0.78, 0.1), (0.78, 0)], wear.enamel, location=foot)
    base = (foot[0], foot[1], foot[2] + 0.35)
    for start, end in ((base, elbow), (elbow, head)):
        for shift in (-0.07, 0.07):
            shapes.tube([(start[0], start[1] + shift, start[2]), (end[0], end[1] + shift, end[2])], 0.035, wear.steel)
        shapes.lathe([(0, 0.14), (0.12, 0.14), (0.14, 0.1), (0.14, -0.1), (0.12, -0.14), (0, -0.14)], wear.brass,
                     location=start, rotation=(90, 0, 0), segments=24)
    direction = (Vector(aim) - Vector(head)).normalized()
    shade = shapes.group(head)
    shade.rotation_euler = direction.to_track_quat("-Z", "Y").to_euler()
    shapes.lathe([(0, 0.25), (0.16, 0.25), (0.2, 0.18), (0.22, -0.1), (0.3, -0.22), (0.55, -0.5), (0.78, -0.9),
                  (0.81, -0.92),
                  (0.79, -0.93), (0.76, -0.9), (0.53, -0.52), (0.28, -0.25), (0, -0.2)], wear.enamel, shade)
    shapes.lathe(shapes.BULB,
                 materials.glow("bulb", (1.0, 0.6, 0.25), 22.0), shade)
    mouth = Vector(head) + direction * 0.95
    return stage.light("SPOT", mouth, aim, colour, energy, 0.25, 96, 0.8, 1.0)


def mouse(wear, location, turn):
    """A computer mouse with its wheel and cord."""
    holder = shapes.group(location, (0, 0, turn))
    hump = shapes.lathe([(0, 0.4), (0.12, 0.39), (0.22, 0.34), (0.3, 0.22), (0.33, 0.08), (0.32, 0)], wear.black,
                        holder)
    hump.scale = (1.0, 1.75, 1.0)
    shapes.box((0, 0.3, 0.36), (0.012, 0.5, 0.1), wear.rubber, holder, 0, (-14, 0, 0))
    shapes.lathe([(0, 0.04), (0.09, 0.04), (0.09, -0.04), (0, -0.04)], wear.grey, holder, (0, 0.3, 0.33), (0, 90, 0),
                 20)
    shapes.tube([(0, 0.55, 0.1), (0.1, 1.2, 0.04), (-0.3, 2.0, 0.04), (0.2, 3.4, 0.04)], 0.035, wear.rubber, holder)


def padlock(wear, location, turn):
    """A brass padlock lying open."""
    holder = shapes.group(location, (0, 0, turn))
    shapes.box((0, 0, 0.21), (1.0, 0.85, 0.42), wear.brass, holder, 0.09)
    shapes.box((0, -0.02, 0.425), (0.72, 0.5, 0.02), wear.brass, holder, 0.008)
    shapes.lettering("LOCK 7", (0, -0.1, 0.44), 0.2, wear.ink, holder, (0, 0, 0), "CENTER", MONOSPACED)
    shapes.tube([(-0.32, 0.35, 0.21), (-0.32, 0.8, 0.21), (-0.02, 1.12, 0.21), (0.3, 0.85, 0.26), (0.3, 0.68, 0.28)],
                0.085,
                wear.steel, holder)


def hourglass(wear, location, turn):
    """A brass-framed hourglass, most of its sand run through."""
    holder = shapes.group(location, (0, 0, turn))
    for height in (0.0, 1.72):
        shapes.lathe([(0, height + 0.14), (0.46, height + 0.14), (0.52, height + 0.1), (0.52, height + 0.04),
                      (0.48, height),
                      (0, height)], wear.brass, holder)
    for corner in range(3):
        angle = math.tau * corner / 3 + 0.4
        shapes.lathe([(0.035, 0.1), (0.05, 0.5), (0.035, 0.9), (0.05, 1.35), (0.035, 1.75)], wear.brass, holder,
                     (0.42 * math.cos(angle), 0.42 * math.sin(angle), 0), segments=16)
    bulb = [(0.02, 0.14), (0.22, 0.17), (0.33, 0.32), (0.34, 0.5), (0.24, 0.74), (0.06, 0.9), (0.045, 0.93)]
    bulb += [(radius, 1.86 - height) for radius, height in reversed(bulb)]
    shapes.lathe(bulb, materials.glass("glass"), holder)
    sand = materials.plain("sand", (0.55, 0.36, 0.16), 0.9, 0.8, 30)
    shapes.lathe([(0, 0.62), (0.08, 0.56), (0.26, 0.36), (0.31, 0.3), (0.2, 0.17), (0, 0.16)], sand, holder)
    shapes.lathe([(0, 1.08), (0.12, 1.1), (0.14, 1.08), (0.05, 0.97), (0, 0.94)], sand, holder)


def coffee_ring(wear, location):
    """The dried ring a mug has left."""
    shapes.lathe([(0.345, 0.0), (0.35, 0.004), (0.372, 0.004), (0.375, 0.0)], wear.coffee_stain, location=location)


def floor_plan(wear, location, turn, seed=12, words="CELL BLOCK  1:50"):
    """A sheet with a room's plan and a route drawn in red."""
    holder = shapes.group(location, (0, 0, turn))
    shapes.sheet((0, 0, 0), (2.97, 2.1), wear.paper, holder, curl=0.004, seed=seed)
    walls = (((-1.2, -0.8), (1.2, -0.8), (1.2, 0.8), (-1.2, 0.8), (-1.2, -0.8)), ((-0.3, -0.8), (-0.3, -0.1)),
             ((-0.3, 0.25), (-0.3, 0.8)), ((-0.3, 0.1), (0.2, 0.1)), ((0.55, 0.1), (1.2, 0.1)),
             ((-1.2, 0.0), (-0.7, 0.0)))
    for wall in walls:
        for start, end in zip(wall, wall[1:]):
            shapes.tube([(*start, 0.022), (*end, 0.022)], 0.014, wear.ink, holder)
    route = ((-0.9, -0.6), (-0.5, -0.2), (-0.3, 0.18), (0.1, 0.5), (0.38, 0.1), (0.8, -0.4))
    shapes.tube([(*point, 0.024) for point in route], 0.02, wear.red_ink, holder)
    for start, end in (((0.7, -0.5), (0.9, -0.3)), ((0.7, -0.3), (0.9, -0.5))):
        shapes.tube([(*start, 0.024), (*end, 0.024)], 0.02, wear.red_ink, holder)
    shapes.lettering(words, (-1.2, 0.86, 0.024), 0.15, wear.ink, holder, font=MONOSPACED)
