"""The doctor's bag: oxblood leather beside a lit lantern, instruments of brass on linen, and two bottles."""
import math
import random

import desk
import gaslight
import manuscripts
import masonry
import materials
import props
import shapes
import stage
import trimmings


def oxblood(name="oxblood leather"):
    """The bag's handled leather."""
    return materials.leather(name, (0.03, 0.006, 0.005), (0.13, 0.022, 0.016), (0.21, 0.05, 0.032))


def body(hide, holder):
    """The bag itself: soft sides that bulge below and rise to the straight frame."""
    sections = [(0.0, 2.28, 1.12, 5), (0.12, 2.4, 1.24, 5), (0.5, 2.5, 1.32, 4.5), (1.1, 2.52, 1.36, 4),
                (1.8, 2.46, 1.24, 3.6),
                (2.35, 2.36, 0.92, 3.4), (2.75, 2.26, 0.52, 3.4), (3.0, 2.2, 0.26, 4), (3.12, 2.18, 0.18, 5)]
    segments, points, faces = 72, [], []
    for index, (z, half_x, half_y, power) in enumerate(sections):
        for step in range(segments):
            angle = math.tau * step / segments
            cos, sin = math.cos(angle), math.sin(angle)
            x = half_x * math.copysign(abs(cos) ** (2 / power), cos)
            y = half_y * math.copysign(abs(sin) ** (2 / power), sin)
            slack = 0.05 * math.sin(5 * x + 2.0 * z) * math.sin(2.4 * z + x) if 1 < index < 7 else 0
            fold = -0.2 * max(0, abs(cos) - 0.9) * 10 * (z / 3) ** 2 if index > 3 else 0
            points.append((x + math.copysign(fold, x) * (1 if x else 0) + slack * 0.4, y + math.copysign(slack, y), z))
    for index in range(len(sections) - 1):
        for step in range(segments):
            there = (step + 1) % segments
            faces.append((index * segments + step, index * segments + there, (index + 1) * segments + there,
                          (index + 1) * segments + step))
    faces.append(tuple(reversed(range(segments))))
    skin = shapes.mesh("bag body", points, faces, hide, holder)
    smooth = skin.modifiers.new("smooth", "SUBSURF")
    smooth.levels = smooth.render_levels = 1
    return sections


def trim(wear, hide, holder, sections):
    """Welts, straps, corners, frame, lock, handle and feet."""
    dark = oxblood("dark welt")
    thread = materials.plain("saddler's thread", (0.28, 0.2, 0.1), 0.8, 0.3, 20)
    for x in (-1.35, 1.35):
        strap = [(x, -(half_y + 0.05), z) for z, _, half_y, _ in sections[1:8]]
        trimmings.ribbon(strap, 0.36, dark, holder, (1, 0, 0), thickness=0.05)
        for side in (-0.14, 0.14):
            for step in range(26):
                part = step / 26 * (len(strap) - 1)
                here, there = strap[int(part)], strap[int(part) + 1]
                y, z = (here[axis] + (there[axis] - here[axis]) * (part % 1) for axis in (1, 2))
                shapes.tube([(x + side, y - 0.045, z), (x + side, y - 0.045, z + 0.055)], 0.012, thread, holder)
        buckle = shapes.group((x, -1.42, 1.62), (12, 0, 0), parent=holder)
        shapes.tube([(-0.25, 0, -0.18), (0.25, 0, -0.18), (0.25, 0, 0.18), (-0.25, 0, 0.18)], 0.04, wear.brass, buckle,
                    True, bend="VECTOR")
        shapes.tube([(0, -0.02, -0.18), (0, -0.06, 0.2)], 0.03, wear.brass, buckle)
    hem = [(2.44 * math.copysign(abs(math.cos(a)) ** 0.4, math.cos(a)), 1.28 * math.copysign(abs(math.sin(a)) ** 0.4,
                                                                                             math.sin(a)), 0.17)
           for a in (math.tau * step / 40 for step in range(40))]
    shapes.tube(hem, 0.07, dark, holder, True)
    for side in (-1, 1):
        shapes.tube([(side * 2.44, 0, 0.1), (side * 2.56, 0, 1.1), (side * 2.44, 0, 2.0), (side * 2.22, 0, 2.9)], 0.06,
                    dark, holder)
    for y in (-0.12, 0.12):
        shapes.box((0, y, 3.17), (4.55, 0.2, 0.24), wear.brass, holder, 0.06)
    for side in (-1, 1):
        shapes.lathe([(0, -0.3), (0.16, -0.28), (0.2, 0), (0.16, 0.28), (0, 0.3)], wear.brass, holder,
                     (side * 2.3, 0, 3.17), (90, 0, 0), 20)
        shapes.box((side * 1.55, -0.14, 3.34), (0.5, 0.34, 0.14), wear.brass, holder, 0.05)
        shapes.box((side * 1.55, -0.34, 3.2), (0.34, 0.12, 0.36), wear.brass, holder, 0.05)
    shapes.box((0, -0.29, 3.08), (0.95, 0.14, 0.62), wear.brass, holder, 0.06)
    shapes.box((0, -0.16, 3.36), (0.6, 0.36, 0.16), wear.brass, holder, 0.05)
    trimmings.keyhole(wear.rubber, holder, (0, -0.368, 3.02), 0.11)
    for x in (-0.38, 0.38):
        for z in (2.86, 3.3):
            shapes.lathe([(0.045, 0), (0.03, 0.03), (0, 0.035)], wear.iron, holder, (x, -0.355, z), (90, 0, 0), 12)
    grip = [(-0.85, -0.12, 3.3), (-0.82, -0.14, 3.75), (-0.5, -0.15, 4.12), (0, -0.16, 4.22), (0.5, -0.15, 4.12),
            (0.82, -0.14, 3.75), (0.85, -0.12, 3.3)]
    shapes.tube(grip, 0.13, hide, holder, radii=[0.55, 0.75, 1.15, 1.25, 1.15, 0.75, 0.55])
    for x in (-0.85, 0.85):
        shapes.ring(0.17, 0.05, wear.brass, holder, (x, -0.12, 3.42), (90, 0, 90))
    for x in (-2, 2):
        for y in (-0.9, 0.9):
            shapes.lathe([(0, -0.12), (0.13, -0.1), (0.16, 0.02)], wear.brass, holder, (x, y, 0.02), segments=16)
    shapes.lettering("Dr. F. T.", (0, -1.4, 2.12), 0.3, materials.metal("blind stamp", (0.75, 0.5, 0.2), 0.4, 0.35),
                     holder, (67, 0, 0), "CENTER", manuscripts.SERIF)


def bottle(location, turn, colour, label, scale=1.0):
    """A ribbed chemist's bottle with its cork, paper label and some liquid."""
    holder = shapes.group(location, (0, 0, turn), scale)
    nodes = materials.Nodes("chemist's glass")
    glass = nodes.finish(Base_Color=colour, Roughness=nodes.span(nodes.noise(nodes.place(), 2.0, 3), 0.03, 0.16),
                         Specular=0.9, Emission=tuple(part * 0.8 for part in colour), Emission_Strength=0.05)
    shapes.lathe([(0, 0.05), (0.4, 0.0), (0.47, 0.06), (0.48, 0.2), (0.48, 1.2), (0.45, 1.36), (0.3, 1.52), (0.2, 1.6),
                  (0.19, 1.9), (0.26, 1.92), (0.27, 2.02), (0.22, 2.05), (0.16, 2.04), (0.16, 1.9)], glass, holder)
    shapes.lathe([(0.15, 1.9), (0.165, 2.12), (0.19, 2.24), (0.15, 2.28), (0, 2.28)],
                 materials.plain("cork", (0.3, 0.19, 0.1), 0.85, 0.7, 12), holder)
    wrap, faces, count = [], [], 15
    for step in range(count):
        angle = math.radians(-90 + 92 * (step / (count - 1) - 0.5))
        wrap += [(0.49 * math.cos(angle), 0.49 * math.sin(angle), z) for z in (0.34, 1.08)]
    faces = [(2 * step, 2 * step + 2, 2 * step + 3, 2 * step + 1) for step in range(count - 1)]
    shapes.mesh("label", wrap, faces, materials.paper("label", (0.55, 0.46, 0.3), 0.8), holder)
    ink = materials.ink("label ink", (0.03, 0.015, 0.012))
    for text, z, size in label:
        for index, letter in enumerate(text):
            angle = (index - (len(text) - 1) / 2) * size * 1.35
            shapes.lettering(letter, (0.497 * math.sin(angle), -0.497 * math.cos(angle), z), size, ink, holder,
                             (90, 0, math.degrees(angle)), "CENTER", manuscripts.SERIF)


def instruments(wear, holder):
    """Blunt brass instruments side by side: forceps, tuning fork, mirror, spoon probe, listening tube and tape."""
    brass = wear.brass
    for side in (-1, 1):
        shapes.tube([(-2.3 + side * 0.16, -0.62, 0.06), (-2.3 + side * 0.1, -0.2, 0.07),
                     (-2.3 + side * 0.03, 0.1, 0.08),
                     (-2.3 - side * 0.06, 0.5, 0.08), (-2.3 - side * 0.02, 0.82, 0.08)], 0.045, brass, holder,
                     radii=[1.1, 1, 1.2, 1, 0.6])
        shapes.ring(0.15, 0.04, brass, holder, (-2.3 + side * 0.2, -0.75, 0.06))
    shapes.lathe([(0.05, -0.03), (0.06, 0.1), (0, 0.11)], brass, holder, (-2.3, 0.12, 0.08), segments=14)
    shapes.tube([(-1.55, 0.85, 0.09), (-1.55, 0.05, 0.09), (-1.45, -0.12, 0.09), (-1.35, 0.05, 0.09),
                 (-1.35, 0.85, 0.09)], 0.06, brass, holder)
    shapes.lathe([(0.07, 0.0), (0.05, 0.2), (0.06, 0.5), (0.1, 0.6), (0, 0.66)], brass, holder, (-1.45, -0.1, 0.09),
                 (90, 0, 0), 16)
    shapes.lathe([(0, 0.02), (0.3, 0.02), (0.32, 0.05), (0.3, 0.08), (0, 0.075)], wear.steel, holder, (-0.7, 0.6, 0.03))
    shapes.ring(0.31, 0.035, brass, holder, (-0.7, 0.6, 0.08))
    shapes.tube([(-0.7, 0.28, 0.08), (-0.7, -0.2, 0.09), (-0.68, -0.75, 0.07)], 0.05, brass, holder,
                radii=[0.7, 0.8, 1.4])
    shapes.tube([(0.0, 0.85, 0.1), (0.02, 0.3, 0.07), (0.0, -0.2, 0.07), (0.02, -0.8, 0.07)], 0.04, brass, holder,
                radii=[0.8, 0.7, 1.1, 1.5])
    spoon = shapes.lathe([(0, -0.03), (0.12, 0), (0.16, 0.06), (0.14, 0.06), (0, 0)], brass, holder, (0, 0.92, 0.08),
                         segments=20)
    spoon.scale = (0.8, 1.4, 1)
    shapes.lathe([(0.34, -1.0), (0.36, -0.96), (0.3, -0.88), (0.12, -0.7), (0.09, -0.4), (0.09, 0.4), (0.12, 0.46),
                  (0.2, 0.56), (0.26, 0.66),
                  (0.24, 0.7), (0.05, 0.62)], brass, holder, (1.0, 0.05, 0.3), (-90, -8, -22), 28)
    shapes.lathe([(0.12, -0.12), (0.15, -0.08), (0.15, 0.08), (0.12, 0.12)], wear.steel, holder, (1.0, 0.05, 0.3),
                 (-90, -8, -22), 24)
    roll = shapes.group((2.1, -0.2, 0.0), (0, 0, 20), parent=holder)
    shapes.lathe([(0, 0.05), (0.4, 0.05), (0.42, 0.1), (0.42, 0.3), (0.4, 0.35), (0, 0.35)], brass, roll)
    shapes.lathe([(0, 0.36), (0.12, 0.36), (0.1, 0.42), (0, 0.42)], wear.iron, roll)
    shapes.tube([(0.4, 0.1, 0.2), (0.8, 0.3, 0.06), (1.2, 0.28, 0.05)], 0.03,
                materials.paper("tape", (0.5, 0.42, 0.26), 0.6), roll)


def bag(scene):
    """Build, light and frame the bag on its table."""
    wear = props.Wardrobe()
    timber = materials.wood("table oak", (0.02, 0.009, 0.005), (0.11, 0.05, 0.022))
    chance = random.Random(5)
    for plank in range(7):
        shapes.box((chance.uniform(-0.2, 0.2), -4.4 + plank * 1.65, -0.25 + chance.uniform(-0.01, 0.01)),
                   (22, 1.63, 0.5), timber, edge=0.04)
    wall = masonry.stone("study wall", (0.06, 0.05, 0.036), 0.7, 0.75, 0.5)
    shapes.box((0, 9.5, 5), (34, 1, 16), wall, edge=0)
    shapes.box((0, 8.9, 1.4), (34, 0.3, 0.5), timber, edge=0.1)
    desk.books((-5.2, 5.2, 0), 14, ((2.5, 0.5, 4), (2.3, 0.4, 1), (2.35, 0.6, 2)), 8)
    hide = oxblood()
    holder = shapes.group((-0.75, 1.5, 0.12), (0, 0, -9), 1.12)
    trim(wear, hide, holder, body(hide, holder))
    gaslight.storm_lantern(wear, (3.75, 0.95, 0), 24, 1.08, 16, 1150)
    linen = trimmings.cloth("linen", (0.36, 0.32, 0.25), 0.2, 0.9, 40)
    cloth = shapes.group((0.1, -1.95, 0.0), (0, 0, 3))
    shapes.sheet((0, 0, 0.0), (6.3, 2.3), linen, cloth, curl=0.03, seed=5, steps=40)
    for y in (-1.05, 1.05):
        shapes.sheet((0, y, 0.008), (6.26, 0.06), materials.ink("linen stripe", (0.2, 0.03, 0.025)), cloth, curl=0.03,
                     seed=5)
    instruments(wear, shapes.group((0, 0, 0.03), parent=cloth))
    bottle((-4.35, 0.2, 0), 18, (0.1, 0.03, 0.006), (("TINCT.", 0.78, 0.15), ("OPII", 0.55, 0.15)), 1.0)
    bottle((-3.6, -0.75, 0), 4, (0.006, 0.025, 0.1), (("AQUA", 0.78, 0.17), ("ROSAE", 0.55, 0.14)), 0.78)
    stage.light("AREA", (-9, -4, 7), (-0.5, 0.5, 1.2), (0.4, 0.53, 1.0), 620, (4, 4), haze=0.3, gloss=0.6)
    key = stage.light("SPOT", (6.5, -3.6, 6.2), (-0.6, 0.4, 1.0), (1.0, 0.62, 0.3), 3600, 0.6, 66, 1.0, 0.2, 0.8)
    key.data.use_contact_shadow = False
    stage.light("AREA", (0, 3.2, 8.5), (0, -1.6, 0), (1.0, 0.7, 0.42), 420, (6, 2), haze=0.0, gloss=1.0)
    stage.light("AREA", (-4, 7.5, 7.5), (-0.5, 1.5, 2), (1.0, 0.6, 0.3), 420, (3, 1), haze=0.3, gloss=1.0)
    stage.fog(0.006, (0, 1, 4), (30, 22, 12))
    stage.camera(scene, (0.1, -11.4, 3.7), (0.05, 0.5, 1.72), (0, -0.2, 1), 36.5, 0.2)
