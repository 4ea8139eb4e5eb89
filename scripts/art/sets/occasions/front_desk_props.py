"""What stands on a front desk: bell, guest book, banker's lamp, pigeonholes with keys on numbered fobs, a sign."""
import math
import random

import handwriting
import materials
import props
import shapes
import stage
import trimmings


def bell(wear, location, scale):
    """A counter bell: a dome of polished brass over a turned foot, with its button worn bright."""
    bright = materials.metal("bell brass", (0.86, 0.56, 0.2), 0.14, 0.3)
    ebony = materials.wood("bell foot", (0.006, 0.004, 0.003), (0.035, 0.014, 0.008), (3, 3, 1), 0.2, False)
    holder = shapes.group(location, (0, 0, 0), scale)
    shapes.lathe([(0, 0.2), (0.66, 0.2), (0.74, 0.17), (0.78, 0.1), (0.86, 0.07), (0.88, 0.0), (0, 0)], ebony, holder,
                 segments=72)
    shapes.lathe([(0.16, 0.2), (0.15, 0.3), (0.1, 0.34), (0.1, 0.5)], wear.iron, holder)
    dome = [(0.72 * math.cos(angle), 0.34 + 0.6 * math.sin(angle))
            for angle in (math.radians(step) for step in range(0, 85, 6))]
    shapes.lathe([(0.7, 0.31), (0.745, 0.3), (0.755, 0.325), (0.73, 0.35), *dome, (0, 0.945)], bright, holder,
                 segments=96)
    shapes.lathe([(0.74, 0.318), (0.757, 0.312), (0.757, 0.33)], wear.brass, holder, segments=72)
    shapes.lathe([(0.1, 0.93), (0.09, 0.96), (0.05, 0.98), (0.05, 1.06), (0.15, 1.08), (0.17, 1.12), (0.15, 1.16),
                  (0.06, 1.18), (0, 1.18)], bright, holder, segments=40)


def guest_book(wear, location, turn):
    """A thick book lying open: two swelling blocks of leaves, ruled and filled in by many hands, a ribbon and a pen."""
    holder = shapes.group(location, (0, 0, turn))
    hide = materials.leather("book hide", (0.03, 0.006, 0.006), (0.13, 0.02, 0.018), (0.22, 0.06, 0.04), 1.4)
    leaves = materials.paper("book leaves", (0.74, 0.66, 0.5), 0.35)
    shapes.box((0, 0, 0.06), (5.5, 3.9, 0.12), hide, holder, 0.05)
    faint = materials.ink("ruling", (0.28, 0.2, 0.14))
    for side in (-1, 1):
        points, faces, steps = [], [], 20
        for row in (-1, 1):
            for step in range(steps + 1):
                part = step / steps
                points.append((side * 2.6 * part, row * 1.8, leaf_height(part)))
        for step in range(steps):
            corners = (step, step + 1, steps + 2 + step, steps + 1 + step)
            faces.append(corners if side > 0 else corners[::-1])
        page = shapes.mesh("leaves", points, faces, leaves, holder)
        shapes.solidify(page, 0.02, -1)
        for layer in range(1, 7):
            under = shapes.copy(page, (side * 0.012 * layer, 0, -0.045 * layer))
            under.scale = (1.0, 1 - 0.002 * layer, 1.0)
        written_page(wear, holder, side, faint)
    ribbon = materials.plain("ribbon", (0.4, 0.02, 0.02), 0.7, 0.3, 8)
    trimmings.ribbon([(0.05, 1.7, 0.36), (0.1, 0.2, 0.3), (0.3, -1.6, 0.36), (0.5, -2.2, 0.14), (0.6, -2.7, 0.02)],
                     0.16, ribbon, holder, across=(1, 0, 0))
    pen = shapes.group((1.7, -0.5, 0.64), (0, 3, 62), parent=holder)
    shapes.lathe([(0, -0.2), (0.06, -0.19), (0.085, 0.3), (0.085, 1.5), (0.075, 2.1), (0, 2.16)], wear.black, pen,
                 (0, 0, 0), (0, 90, 0), 24)
    shapes.lathe([(0.09, 0.72), (0.1, 0.76), (0.1, 0.84), (0.09, 0.88)], wear.brass, pen, (0, 0, 0), (0, 90, 0), 24)
    shapes.lathe([(0.06, -0.19), (0.04, -0.3), (0.012, -0.5), (0, -0.52)], wear.brass, pen, (0, 0, 0), (0, 90, 0), 16)


def leaf_height(part):
    """How high an open book's leaves lie at a share of their width from the fold."""
    return 0.3 + 0.26 * math.sin(math.pi * min(1.0, part * 1.35 + 0.02)) ** 0.6 * (1 - 0.5 * part) - 0.06 * part


def written_page(wear, holder, side, faint):
    """Ruled lines, a heading and names with times, following the swell of the page."""
    hands = (("THE OWLS", "6", "7:30"), ("R. STONE", "4", "8:00"), ("PARTY OF", "10", "4:15"), ("J. + K.", "2", "9:00"),
             ("AUNT MAY", "5", "5:30"), ("DESK 14", "8", "6:45"), ("THE FOXES", "3", "7:00"))
    chance = random.Random(20 + side)
    left = 0.3 if side > 0 else -2.4
    for row in range(8):
        y = 1.25 - row * 0.38
        path = [(left + step * 0.21, y - 0.08, leaf_height(abs(left + step * 0.21) / 2.6) + 0.02)
                for step in range(11)]
        shapes.tube(path, 0.007, faint, holder)
        if row == 7 or (side > 0 and row > 4):
            continue
        name, people, hour = hands[(row + (3 if side > 0 else 0)) % len(hands)]
        for words, across in ((name, 0.02), (people, 1.2), (hour, 1.55)):
            for place, letter in enumerate(words):  # each on its own, since the page swells under them
                x = left + across + place * 0.13
                tilt = math.degrees(math.atan2(leaf_height(abs(x) / 2.6) - leaf_height(abs(x + 0.12) / 2.6), 0.12))
                handwriting.write(letter, (x, y, leaf_height(abs(x + 0.06) / 2.6) + 0.025), 0.19, wear.ink, holder,
                                  (0, tilt, 0), 0.012, seed=chance.randrange(99))


def banker_lamp(wear, location, turn):
    """A desk lamp with a green glass shade on a brass stand, lit."""
    x, y, z = location
    bright = materials.metal("lamp brass", (0.8, 0.52, 0.19), 0.2, 0.4)
    holder = shapes.group(location, (0, 0, turn))
    shapes.lathe([(0, 0.3), (0.3, 0.29), (0.42, 0.22), (0.95, 0.14), (1.05, 0.08), (1.06, 0), (0, 0)], bright, holder,
                 segments=72)
    shapes.lathe([(0.16, 0.28), (0.1, 0.45), (0.14, 0.6), (0.08, 0.75), (0.075, 2.5), (0.12, 2.6), (0.09, 2.75),
                  (0.07, 3.35), (0.13, 3.42), (0.1, 3.55), (0, 3.62)], bright, holder)
    nodes = materials.Nodes("green shade")
    level = nodes.add("ShaderNodeSeparateXYZ", {"Vector": nodes.coordinates.outputs["Object"]}).outputs["Z"]
    lit = nodes.ramp(nodes.span(level, 0, 1, -0.75, 0.2), (0.0, (0.2, 0.8, 0.24)), (0.45, (0.03, 0.33, 0.13)),
                     (1.0, (0.004, 0.07, 0.035)))
    shade = nodes.finish(Base_Color=(0.006, 0.07, 0.035), Roughness=0.08, Specular=0.7, Emission=lit,
                         Emission_Strength=0.5)
    arc = [math.radians(angle) for angle in range(-100, 101, 8)]
    points, faces = [], []
    for end in (-1.75, -1.7, 1.7, 1.75):
        near = 0.93 if abs(end) > 1.72 else 1.0
        points += [(end, 0.8 * near * math.sin(a), 0.8 * near * math.cos(a) - 0.62) for a in arc]
    count = len(arc)
    for band in range(3):
        faces += [(band * count + step, band * count + step + 1, (band + 1) * count + step + 1,
                   (band + 1) * count + step) for step in range(count - 1)]
    hood = shapes.group((0, 0, 3.3), (-16, 0, 0), parent=holder)
    glass = shapes.mesh("shade", points, faces, shade, hood)
    shapes.solidify(glass, 0.06)
    for end in (-1.74, 1.74):
        rim = [(end, 0.77 * math.sin(a), 0.77 * math.cos(a) - 0.62) for a in arc]
        cap = shapes.mesh("cap", rim, [tuple(range(count))], shade, hood)
        shapes.solidify(cap, 0.05)
    bulb = materials.glow("banker bulb", (1.0, 0.66, 0.3), 20.0)
    shapes.lathe([(0, -1.1), (0.14, -1.05), (0.16, 0), (0.14, 1.05), (0, 1.1)], bulb, hood, (0, 0, -0.5), (0, 90, 0),
                 20)
    chain = [(0.5, -0.2, -0.7), (0.5, -0.22, -1.3)]
    shapes.tube(chain, 0.018, bright, hood)
    shapes.lathe([(0, -0.09), (0.05, -0.06), (0.05, 0.04), (0, 0.07)], bright, hood, (0.5, -0.22, -1.4), segments=16)
    stage.light("AREA", (x, y - 0.3, z + 2.6), (x - 0.9, y - 1.8, 0), (1.0, 0.68, 0.36), 620, (3.0, 0.8), haze=0.8,
                gloss=0.6)
    stage.light("POINT", (x, y - 0.4, z + 2.2), (0, 0, 0), (1.0, 0.66, 0.34), 420, 0.4, haze=0.6, gloss=0.3)


def fob_key(wear, location, rotation, number, parent=None):
    """A bow key on a ring with a heavy brass fob that bears a number."""
    holder = shapes.group(location, rotation, 1.0, parent)
    props.key(wear, (0.1, 0, 0), (0, 0, 0), 1.35, holder)
    shapes.ring(0.24, 0.03, wear.steel, holder, (-0.2, 0.02, 0.06), (10, 0, 0))
    fob = shapes.group((-0.88, 0.0, 0.02), (0, 0, -90), parent=holder)
    face(wear, fob, number)


def face(wear, fob, number):
    """A round fob lying in its own XY plane, its ear towards +Y, with a number on cream enamel."""
    bright = materials.metal("fob brass", (0.82, 0.54, 0.2), 0.24, 0.55)
    shapes.lathe([(0, 0.0), (0.46, 0.0), (0.5, 0.03), (0.5, 0.09), (0.46, 0.12), (0.4, 0.12), (0.385, 0.1)],
                 bright, fob, segments=56)
    shapes.lathe([(0.39, 0.1), (0, 0.104)], materials.glaze("fob enamel", (0.62, 0.54, 0.4), 0.2), fob, segments=40)
    shapes.box((0, 0.54, 0.06), (0.22, 0.24, 0.1), bright, fob, 0.04)
    shapes.lettering(number, (0, -0.2, 0.108), 0.58, wear.ink, fob, (0, 0, 0), "CENTER", trimmings.SERIF)


def key_rack(wear, location, columns=7, rows=1):
    """A framed board with a moulded top and numbered hooks; from most of them hangs a key on its numbered fob."""
    holder = shapes.group(location)
    timber = materials.wood("rack timber", (0.03, 0.01, 0.005), (0.15, 0.055, 0.022), (2, 2, 2), 0.28)
    felt = materials.plain("rack felt", (0.012, 0.06, 0.045), 0.95, 0.4, 14)
    wide, tall = columns * 1.75 + 0.9, rows * 2.75 + 0.3
    shapes.box((0, 0.05, 0), (wide, 0.2, tall), felt, holder, 0)
    for x, z, across, up in ((0, tall / 2, wide + 0.9, 0.46), (0, -tall / 2, wide + 0.9, 0.46),
                             (-wide / 2, 0, 0.46, tall + 0.3), (wide / 2, 0, 0.46, tall + 0.3)):
        shapes.box((x, -0.1, z), (across, 0.5, up), timber, holder, 0.1)
    shapes.box((0, -0.2, tall / 2 + 0.36), (wide + 1.4, 0.8, 0.26), timber, holder, 0.09)
    chance, missing = random.Random(5), (3,)
    for index in range(columns * rows):
        x = (index % columns - (columns - 1) / 2) * 1.75
        z = tall / 2 - 0.75 - (index // columns) * 2.75
        shapes.lathe([(0.2, 0), (0.18, 0.05), (0.1, 0.07), (0, 0.07)], wear.brass, holder, (x, -0.06, z), (90, 0, 0),
                     28)
        shapes.tube([(x, -0.05, z), (x, -0.42, z - 0.06), (x, -0.52, z + 0.06), (x, -0.5, z + 0.2)], 0.05, wear.brass,
                    holder)
        if index + 1 in missing:
            continue
        swing = shapes.group((x, -0.34, z - 0.05), (2, chance.gauss(0, 3.5), 0), parent=holder)
        shapes.ring(0.24, 0.032, wear.steel, swing, (0, -0.02, -0.2), (90, 0, 0))
        props.key(wear, (0.14, 0.1, -0.42), (90, 90 + chance.gauss(-6, 3), 0), 1.2, swing)
        face(wear, shapes.group((-0.14, -0.12, -1.0), (90, chance.gauss(5, 4), 0), 1.1, swing), str(index + 1))


def sign(wear, location, turn, words):
    """An enamel plate leaning on its wooden foot."""
    holder = shapes.group(location, (0, 0, turn))
    timber = materials.wood("sign foot", (0.02, 0.008, 0.004), (0.1, 0.04, 0.018), (2, 2, 2), 0.28)
    shapes.box((0, 0.15, 0.16), (3.3, 0.9, 0.32), timber, holder, 0.08)
    plate = shapes.group((0, 0.02, 0.28), (-14, 0, 0), parent=holder)
    shapes.box((0, 0, 0.5), (3.1, 0.1, 0.92), wear.brass, plate, 0.03)
    shapes.box((0, -0.05, 0.5), (2.9, 0.03, 0.74), materials.glaze("sign enamel", (0.6, 0.52, 0.38), 0.25), plate, 0.01)
    shapes.lettering(words, (0, -0.07, 0.35), 0.43, wear.ink, plate, (90, 0, 0), "CENTER", trimmings.SERIF)


def letters(wear, location, turn):
    """Envelopes in a wire stand."""
    holder = shapes.group(location, (0, 0, turn))
    chance = random.Random(3)
    for index in range(5):
        envelope = shapes.group((chance.gauss(0, 0.08), index * 0.22, 0.75), (82, chance.gauss(0, 2), 0), parent=holder)
        shapes.sheet((0, 0, 0), (2.3, 1.4), wear.paper if index % 2 else wear.card, envelope, curl=0.02, seed=index)
    for y in (-0.15, 0.95):
        shapes.tube([(-0.9, y, 0.0), (-0.8, y, 0.8), (0, y, 1.1), (0.8, y, 0.8), (0.9, y, 0.0)], 0.04, wear.brass,
                    holder)
