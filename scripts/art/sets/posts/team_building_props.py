"""Props of the team's table: puzzle box with a letter lock, map, notebooks in many hands, name tags and pencils."""
import math
import random

import handwriting
import materials
import props
import shapes
import trimmings

DIALS = (("OTRCAKLW", 0), ("PHIEUODN", 0), ("ELYNSGTO", 0), ("MNRPASTE", 24))
STOCKS = {"spiral": (0.74, 0.72, 0.66), "legal": (0.72, 0.58, 0.2), "loose": (0.7, 0.66, 0.56),
          "squared": (0.66, 0.69, 0.68)}


def letter_lock(wear, parent, location):
    """Four brass and bone dials in a bracket, reading OPE and, its last dial not quite turned, almost N."""
    lock = shapes.group(location, parent=parent)
    bone = materials.glaze("bone", (0.58, 0.48, 0.32), 0.4)
    shapes.box((0, 0.5, 0.0), (3.9, 0.2, 1.9), wear.brass, lock, 0.05)
    for x in (-1.72, 1.72):
        shapes.box((x, 0.08, 0), (0.36, 0.95, 1.15), wear.brass, lock, 0.12)
        shapes.lathe([(0.32, 0), (0.3, 0.1), (0.12, 0.17), (0, 0.18)], wear.brass, lock, (x * 1.1, 0, 0),
                     (0, 90 if x > 0 else -90, 0), 32)
        for z in (-0.75, 0.75):
            shapes.lathe([(0.11, 0), (0.1, 0.04), (0, 0.06)], wear.iron, lock, (x, 0.4, z), (90, 0, 0), 16)
    for z in (-0.42, 0.82):
        shapes.box((0, 0.12 if z > 0 else 0.0, z), (3.2, 0.3, 0.1), wear.brass, lock, 0.03)
    for z in (-0.08, 0.5):
        shapes.tube([(-1.7, -0.72, z), (1.7, -0.72, z)], 0.045, wear.brass, lock)
    for side in (-1, 1):
        trimmings.slab([(-0.14, 0), (0.14, -0.12),
                        (0.14, 0.12)] if side > 0 else [(0.14, 0), (-0.14, 0.12), (-0.14, -0.12)], 0.1, wear.red_ink,
                       lock, 0.01, (side * 1.72, -0.45, 0.21))
    for index, (letters, turn) in enumerate(DIALS):
        dial = shapes.group((-1.14 + index * 0.76, 0, 0), (turn, 0, 0), parent=lock)
        shapes.lathe([(0.2, -0.34), (0.64, -0.34), (0.7, -0.29), (0.7, 0.29), (0.64, 0.34), (0.2, 0.34)],
                     bone, dial, rotation=(0, 90, 0))
        for side in (-1, 1):
            shapes.lathe([(0.715, -0.05), (0.735, 0), (0.715, 0.05)], wear.brass, dial, (side * 0.31, 0, 0), (0, 90, 0))
        for step, letter in enumerate(letters):
            spoke = shapes.group((0, 0, 0), (-16 - 45 * step, 0, 0), parent=dial)
            shapes.lettering(letter, (0, -0.708, -0.17), 0.5, wear.ink, spoke, (90, 0, 0), "CENTER", trimmings.SERIF)
            shapes.box((0, -0.66, 0.285), (0.5, 0.03, 0.018), wear.coffee, spoke, 0)


def puzzle_box(wear, location, turn):
    """A big inlaid puzzle box with brass corners, knobs and straps: the letter lock on its front is all but solved."""
    holder = shapes.group(location, (0, 0, turn))
    walnut = materials.wood("box walnut", (0.045, 0.016, 0.007), (0.24, 0.09, 0.034), (0.6, 5, 5), 0.3)
    maple = materials.wood("inlay maple", (0.2, 0.11, 0.045), (0.46, 0.28, 0.12), (2, 8, 8), 0.3)
    ebony = materials.wood("inlay ebony", (0.012, 0.007, 0.005), (0.03, 0.016, 0.01), (2, 8, 8), 0.28)
    width, depth, wall, lid = 5.6, 3.6, 2.25, 0.72
    shapes.box((0, 0, 0.14), (width + 0.3, depth + 0.3, 0.28), ebony, holder, 0.08)
    shapes.box((0, 0, 0.2 + wall / 2), (width, depth, wall), walnut, holder, 0.06)
    glow = materials.glow("inside", (1.0, 0.5, 0.15), 1.1)
    shapes.box((0, 0, wall + 0.235), (width - 0.16, depth - 0.16, 0.075), glow, holder, 0)
    shapes.box((0, 0, wall + 0.27 + lid / 2), (width + 0.16, depth + 0.16, lid), walnut, holder, 0.12)
    shapes.box((0, 0, wall + 0.3 + lid), (width - 0.7, depth - 0.7, 0.16), walnut, holder, 0.06)
    top = wall + 0.39 + lid
    star = shapes.group((0, 0, top), parent=holder)
    for step in range(16):
        first, last = math.tau * step / 16, math.tau * (step + 1) / 16
        middle, far = (0.55, 1.3) if step % 2 else (1.3, 0.55)
        points = [(0, 0, 0), (middle * math.cos(first), middle * math.sin(first), 0),
                  (far * math.cos(last), far * math.sin(last), 0)]
        shapes.mesh("ray", points, [(0, 1, 2)], maple if step % 2 else ebony, star)
    shapes.ring(1.42, 0.05, wear.brass, star)
    for x in (-1, 1):
        for y in (-1, 1):
            for z in (0.32, wall + 0.62):
                shapes.box((x * (width / 2 - 0.18), y * (depth / 2 - 0.18), z), (0.56, 0.56, 0.62), wear.brass, holder,
                           0.1)
    front = -depth / 2
    for x in (-2.35, 2.35):
        for index, z in enumerate((0.85, 1.3, 1.75, 2.2)):
            shapes.box((x, front - 0.01, z), (0.34, 0.06, 0.34), maple if index % 2 else ebony, holder, 0.01,
                       (0, 45, 0))
    for y in (-0.9, 0.0, 0.9):
        for side in (-1, 1):
            shapes.lathe([(0.28, 0), (0.2, 0.06), (0.12, 0.2), (0.26, 0.3), (0.3, 0.42), (0.2, 0.52), (0, 0.55)],
                         wear.brass, holder,
                         (side * width / 2, y, 1.4), (0, side * 90, 0), 28)
    letter_lock(wear, holder, (0, front - 0.55, 1.3))
    shapes.box((0, front - 0.12, wall + 0.35), (0.9, 0.16, 0.95), wear.brass, holder, 0.05)
    return holder


def chart(wear, location, turn, size=(12.5, 8.4)):
    """An old map of an island: coast, contour lines, soundings, a compass rose, and a route in red."""
    holder = shapes.group(location, (0, 0, turn))
    nodes = materials.paper("old map", (0.62, 0.47, 0.27), 0.7)
    shapes.sheet((0, 0, 0), size, nodes, holder, curl=0.012, seed=5, steps=40)
    sepia = materials.ink("sepia", (0.1, 0.05, 0.022))
    chance, level = random.Random(15), 0.022
    coast = []
    for ring in range(5):
        reach = 1 - ring * 0.19
        loop = []
        for step in range(41):
            angle = math.tau * (step % 40) / 40
            wobble = 1 + 0.16 * math.sin(3 * angle + ring * 0.4) + 0.09 * math.sin(7 * angle + ring)
            wobble += 0.05 * math.sin(13 * angle)
            loop.append((5.0 * reach * wobble * math.cos(angle) + 0.5 * ring * 0.4,
                         3.1 * reach * wobble * math.sin(angle)))
        coast.append(loop)
    handwriting.scribble(coast[:1], sepia, 0.035, (0, 0, level), holder)
    handwriting.scribble(coast[1:], sepia, 0.014, (0, 0, level), holder)
    grid = [[(x, -4.0), (x, 4.0)] for x in (-5, -3, -1, 1, 3, 5)] + [[(-6.0, y), (6.0, y)] for y in (-3, -1, 1, 3)]
    border = [[(-6.0, -4.0), (6.0, -4.0)], [(6.0, -4.0), (6.0, 4.0)], [(6.0, 4.0), (-6.0, 4.0)],
              [(-6.0, 4.0), (-6.0, -4.0)]]
    handwriting.scribble(grid + border, sepia, 0.011, (0, 0, level), holder)
    rose = [[(4.9, -3.0), (4.9 + 0.8 * math.cos(math.tau * step / 16) * (1 - 0.4 * (step % 2)),
                           -3.0 + 0.8 * math.sin(math.tau * step / 16) * (1 - 0.4 * (step % 2)))] for step in range(16)]
    handwriting.scribble(rose, sepia, 0.016, (0, 0, level), holder)
    for _ in range(26):
        handwriting.write(str(chance.randint(2, 48)), (chance.uniform(-5.8, 5.6), chance.choice((-3.7, -3.3, 3.3, 3.6)),
                                                       level), 0.17, sepia, holder, weight=0.012)
    route = [(-4.3, -2.2), (-3.7, -2.0), (-3.3, -2.3), (-2.5, -2.9), (-1.6, -2.6), (-0.9, -3.0), (0.2, -2.8),
             (1.4, -2.9), (2.6, -2.3),
             (3.3, -1.4), (4.0, -1.0)]
    dashes = [list(pair) for pair in zip(trimmings.smooth_path([(*p, 0) for p in route], 4)[::2], trimmings.smooth_path(
        [(*p, 0) for p in route], 4)[1::2])]
    handwriting.scribble([[(p.x, p.y) for p in dash] for dash in dashes], wear.red_ink, 0.04, (0, 0, level), holder)
    handwriting.scribble([[(3.8, -0.8), (4.3, -1.3)], [(3.8, -1.3), (4.3, -0.8)]], wear.red_ink, 0.05, (0, 0, level),
                         holder)
    for shift in (0, 0.12):
        handwriting.scribble([[(-4.3 + (0.45 + shift) * math.cos(a),
                                -2.2 + 0.42 * math.sin(a)) for a in [step * 0.7 for step in range(11)]]],
                             wear.red_ink, 0.022, (0, 0, level), holder)
    handwriting.write("LANTERN ISLE", (-5.6, 3.1, level), 0.42, sepia, holder, weight=0.03)
    return holder


def notebook(location, turn, kind, words, pen, hand, wear, size=(2.3, 3.0)):
    """An open pad: kind 'spiral', 'legal' or 'loose', with words in one person's hand (seed, slant, height, tremor)."""
    holder = shapes.group(location, (0, 0, turn))
    colour = STOCKS[kind]
    stock = materials.paper(f"{kind} stock", colour, 0.22)
    thick = 0.03 if kind == "loose" else 0.16
    if thick > 0.1:
        cover = materials.plastic(f"cover {hand}", ((0.05, 0.09, 0.16), (0.16, 0.03, 0.03),
                                                    (0.03, 0.1, 0.07))[int(hand[0]) % 3], 0.5, 20)
        shapes.box((0.03, -0.02, 0.03), (size[0] + 0.1, size[1] + 0.1, 0.06), cover, holder, 0.02)
        shapes.box((0, 0, 0.1), (size[0], size[1], 0.1), stock, holder, 0.02)
    shapes.sheet((0, 0, thick), size, stock, holder, curl=0.004, seed=int(hand[0]))
    rule = materials.ink(f"rule {kind}", (0.25, 0.33, 0.45))
    lines = [[(-size[0] / 2 + 0.08, y), (size[0] / 2 - 0.08,
                                         y)] for y in [size[1] / 2 - 0.45 - 0.26 * row for row in range(10)]]
    if kind == "squared":
        lines += [[(x, -size[1] / 2 + 0.1),
                   (x, size[1] / 2 - 0.1)] for x in [-size[0] / 2 + 0.26 * step for step in range(1, 9)]]
    if kind != "loose":
        handwriting.scribble(lines, rule, 0.006, (0, 0, thick + 0.022), holder)
    seed, slant, height, tremor = hand
    handwriting.write(words, (-size[0] / 2 + 0.22, size[1] / 2 - 0.62, thick + 0.034), height, pen, holder,
                      weight=0.008 + height * 0.034,
                      seed=seed, slant=slant, tremor=tremor)
    if kind in ("spiral", "squared"):
        for step in range(14):
            shapes.ring(0.1, 0.018, wear.steel, holder, (-size[0] / 2 + 0.15 + step * (size[0] - 0.3) / 13,
                                                         size[1] / 2 + 0.02, 0.1), (0, 90, 0))
    return holder


def name_tag(wear, location, turn, name, colour, path):
    """A lanyard thrown down: name tag in its sleeve, steel clip, and a woven band along a path of (x, y) points."""
    holder = shapes.group(location, (0, 0, turn))
    sleeve = materials.plastic(f"sleeve {name}", (0.03, 0.032, 0.036), 0.3)
    shapes.box((0, 0, 0.05), (1.75, 1.2, 0.06), sleeve, holder, 0.025)
    shapes.sheet((0, -0.03, 0.078), (1.56, 0.98), materials.paper("tag card", (0.7, 0.67, 0.58), 0.2), holder, curl=0.0)
    band = materials.plastic(f"band {name}", colour, 0.5)
    shapes.box((0, 0.33, 0.098), (1.56, 0.24, 0.012), band, holder, 0)
    shapes.lettering("HELLO", (0, 0.275, 0.108), 0.15, wear.paper, holder, (0, 0, 0), "CENTER", props.MONOSPACED)
    handwriting.write(name, (-0.62, -0.3, 0.106), min(0.34, 1.5 / len(name)), wear.ink, holder, weight=0.022,
                      seed=len(name), slant=0.05 * len(name) - 0.15)
    shapes.tube([(0, 0.55, 0.08), (0, 0.78, 0.14), (0.02, 0.98, 0.1)], 0.05, wear.steel, holder)
    shapes.ring(0.12, 0.03, wear.steel, holder, (0.02, 1.02, 0.09), (20, 0, 0))
    cloth = trimmings.cloth(f"lanyard {name}", colour, 0.3)
    for side in (-1, 1):
        points = [(0.02 + side * 0.02, 1.1, 0.08)] + [(x + side * 0.24 * (1 + index * 0.35), y,
                                                       0.04 + 0.035 * (side > 0) + 0.06 * (index % 2))
                                                     for index, (x, y) in enumerate(path)]
        across = (1, 0.25, 0) if abs(path[-1][1]) > abs(path[-1][0]) else (0.3, 1, 0)
        trimmings.ribbon(points, 0.26, cloth, holder, across)
    return holder


def pencil(wear, location, turn, colour, length=1.7):
    """A used hexagonal pencil with a sharpened tip and a rubbed eraser."""
    holder = shapes.group((location[0], location[1], location[2] + 0.05), (13, 0, turn))
    coat = materials.plastic(f"pencil {colour}", colour, 0.35)
    along = (0, 90, 0)
    shapes.lathe([(0, -0.13), (0.045, -0.12), (0.047, 0.0)], materials.plain("eraser", (0.5, 0.16, 0.13)), holder,
                 rotation=along, segments=12)
    shapes.lathe([(0.052, 0.0), (0.05, 0.06), (0.054, 0.08), (0.052, 0.16)], wear.brass, holder, rotation=along,
                 segments=14)
    shapes.lathe([(0.051, 0.15), (0.051, length - 0.22)], coat, holder, rotation=along, segments=6)
    shapes.lathe([(0.05, length - 0.22), (0.016, length - 0.04)], wear.card, holder, rotation=along, segments=12)
    shapes.lathe([(0.016, length - 0.04), (0, length + 0.02)], wear.ink, holder, rotation=along, segments=10)


def spectacles(wear, location, turn):
    """Somebody's reading glasses, put down folded open."""
    holder = shapes.group(location, (0, 0, turn))
    rim = materials.plastic("tortoise", (0.07, 0.026, 0.01), 0.2)
    for side in (-1, 1):
        loop = [(side * 0.4 + 0.32 * math.cos(a), 0.0,
                 0.33 + 0.25 * math.sin(a)) for a in [math.tau * step / 10 for step in range(10)]]
        shapes.tube(loop, 0.04, rim, holder, True)
        shapes.lathe([(0, 0), (0.3, 0.0)], materials.glass("lens"), holder, (side * 0.4, 0, 0.33), (90, 0, 0),
                     32).scale = (1, 0.8, 1)
        shapes.tube([(side * 0.74, 0, 0.4), (side * 0.76, 0.9, 0.36), (side * 0.72, 1.3, 0.2),
                     (side * 0.7, 1.45, 0.04)], 0.035, rim, holder)
    shapes.tube([(-0.12, 0, 0.42), (0, -0.03, 0.47), (0.12, 0, 0.42)], 0.04, rim, holder)


def countdown(wear, location, words, scale=1.0):
    """A red counting clock on the wall."""
    holder = shapes.group(location, scale=scale)
    shapes.box((0, 0, 0), (5.4, 0.6, 2.1), wear.black, holder, 0.12)
    shapes.lettering(words, (0, -0.34, -0.55), 1.65, materials.glow("digits", (1.0, 0.1, 0.03), 7.0), holder,
                     (90, 0, 0), "CENTER", props.MONOSPACED)
