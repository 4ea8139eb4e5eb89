"""Props of the room being built for virtual reality: headset, controllers, dust sheet, cables, tape and light tubes."""
import math
import random

import handwriting
import materials
import shapes
import trimmings

HALF, TALL = 0.98, 0.54


def outline(turn, power=0.5):
    """A point on the headset's front outline: a rounded rectangle with a shallow brow and nose."""
    x, z = (math.copysign(abs(part) ** power, part) for part in (math.cos(turn), math.sin(turn)))
    return HALF * x, TALL * z * (1 + 0.05 * math.cos(2 * x)) - (0.05 * math.exp(-14 * x * x) if z > 0
                                                                else -0.09 * math.exp(-14 * x * x))


def face(x, z):
    """How far the visor's curved front stands out at a point."""
    return -0.52 + 0.34 * abs(x / HALF) ** 2.3 + 0.07 * (z / TALL) ** 2


def shell(name, rings, material, parent, count=96):
    """A skin through rings of (scale, offset from the front, or a fixed depth if given third)."""
    points, faces = [], []
    for scale, offset, *fixed in rings:
        for step in range(count):
            x, z = (part * scale for part in outline(math.tau * step / count))
            points.append((x, fixed[0] if fixed else face(x, z) + offset, z))
    for row in range(len(rings) - 1):
        for step in range(count):
            here, there = row * count + step, row * count + (step + 1) % count
            faces.append((here, there, there + count, here + count))
    return shapes.mesh(name, points, faces, material, parent)


def visor(name):
    """Black polished polycarbonate with wiped dust, fine scratches and a violet to teal sheen."""
    nodes = materials.Nodes(name)
    dust = nodes.noise(nodes.place(), 2.2, 8, 0.7)
    lines = nodes.noise(nodes.place((2, 2, 30)), 3.0, 2, 0.5, 0.6)
    split = nodes.add("ShaderNodeSeparateXYZ", {"Vector": nodes.place()})
    sheen = nodes.ramp(nodes.span(split.outputs["X"], 0, 1, -1.0, 1.0), (0.0, (0.0, 0.055, 0.06)),
                       (0.42, (0.006, 0.004, 0.014)),
                       (1.0, (0.05, 0.008, 0.11)))
    nodes.bump(lines, 0.02, 0.01)
    return nodes.finish(Base_Color=(0.006, 0.006, 0.009), Roughness=nodes.span(dust, 0.04, 0.2, 0.5, 0.75),
                        Specular=0.9, Emission=sheen,
                        Emission_Strength=0.5, Clearcoat=0.6)


def keyhole_glow(parent):
    """A keyhole of light mirrored in the visor: sharp and bright inside, with a soft halo."""
    corners = trimmings.keyhole_outline()
    for size, strength, lift in ((0.29, 1.6, 0.02), (0.245, 4.0, 0.024)):
        points, faces, rings = [(-0.2, face(-0.2, -0.0) - lift, 0.02)], [], 6
        for ring in range(1, rings + 1):
            for x, z in corners:
                across, up = -0.2 + x * size * ring / rings * 0.85, 0.02 + z * size * ring / rings
                points.append((across, face(across, up) - lift, up))
        count = len(corners)
        faces += [(0, 1 + step, 1 + (step + 1) % count) for step in range(count)]
        for ring in range(rings - 1):
            faces += [(1 + ring * count + step, 1 + (ring + 1) * count + step,
                       1 + (ring + 1) * count + (step + 1) % count,
                       1 + ring * count + (step + 1) % count) for step in range(count)]
        nodes = materials.Nodes(f"keyhole {size}")
        rise = nodes.add("ShaderNodeSeparateXYZ", {"Vector": nodes.place()}).outputs["Z"]
        shade = nodes.ramp(nodes.span(rise, 0, 1, -0.24, 0.26), (0.0, (0.05, 0.75, 0.85)), (0.42, (0.35, 0.35, 1.0)),
                           (1.0, (0.75, 0.25, 1.0)))
        glow = nodes.finish(Base_Color=(0, 0, 0), Emission=shade, Emission_Strength=strength)
        glow.shadow_method = "NONE"
        shapes.mesh("keyhole", points, faces, glow, parent)


def headset(wear, location, rotation):
    """A stand-alone headset: curved visor, worn shell with cameras, foam gasket, side arms, straps and rear dial."""
    holder = shapes.group(location, rotation)
    case = materials.plastic("headset case", (0.2, 0.2, 0.215), 0.42, 70, 0.5)
    dark = materials.plastic("headset trim", (0.02, 0.02, 0.024), 0.5, 80, 0.5)
    foam = materials.plain("foam", (0.022, 0.02, 0.024), 0.95, 0.7, 14)
    shell("case", [(0.9, 0.05), (0.95, 0.0), (0.985, 0.01), (1.02, 0.055), (1.04, 0.13), (1.05, 0.25),
                   (1.05, 0.0, 0.14), (1.04, 0.0, 0.24),
                   (0.98, 0.0, 0.32), (0.86, 0.0, 0.34)], case, holder)
    shell("visor", [(0.001, -0.012), (0.25, -0.012), (0.5, -0.012), (0.75, -0.012), (0.87, -0.01), (0.91, 0.0),
                    (0.925, 0.03)], visor("visor"),
          holder)
    shell("seam", [(1.052, 0.0, 0.07), (1.066, 0.0, 0.08), (1.066, 0.0, 0.1), (1.052, 0.0, 0.11)], dark, holder)
    shell("gasket", [(0.9, 0.0, 0.3), (0.94, 0.0, 0.42), (0.98, 0.0, 0.6), (0.96, 0.0, 0.72), (0.84, 0.0, 0.72)], foam,
          holder)
    keyhole_glow(holder)
    for x, z in ((-0.72, 0.3), (0.72, 0.3), (-0.7, -0.3), (0.7, -0.3)):
        turn = math.degrees(math.atan(0.8 * abs(x / HALF) ** 1.3 / HALF)) * math.copysign(1, x)
        lens = shapes.group((x, face(x, z) - 0.01, z), (90, 0, turn), parent=holder)
        shapes.lathe([(0.085, 0), (0.08, 0.02), (0.06, 0.022), (0.055, 0.005), (0, 0.012)], dark, lens, segments=28)
        shapes.lathe([(0.04, 0.012), (0.025, 0.026), (0, 0.03)], materials.glaze("lens", (0.01, 0.006, 0.03), 0.04),
                     lens, segments=20)
    shapes.lathe([(0, 0.012), (0.016, 0.01), (0.02, 0)], materials.glow("standby", (0.2, 1.0, 0.85), 8.0), holder,
                 (0.34, face(0.34, 0.42) - 0.01, 0.42),
                 (90, 0, 0), 12)
    for step in range(7):
        shapes.box((-0.3 + step * 0.1, -0.1, TALL + 0.012), (0.055, 0.26, 0.02), dark, holder, 0.008)
    for side in (-1, 1):
        arm = [(side * 1.0, 0.0, 0.06), (side * 1.08, 0.3, 0.07), (side * 1.06, 0.8, 0.06), (side * 0.9, 1.3, 0.02)]
        trimmings.ribbon(arm, 0.3, case, holder, (0, 0.05, 1), widths=[1.2, 1.15, 0.95, 0.8], thickness=0.09)
        shapes.lathe([(0, 0.06), (0.13, 0.05), (0.15, 0)], dark, holder, (side * 1.07, 0.16, 0.06), (0, side * 90, 0),
                     28)
        strap = [(side * 0.94, 1.2, 0.03), (side * 0.82, 1.55, 0.0), (side * 0.55, 1.9, -0.02),
                 (side * 0.2, 2.05, -0.04)]
        trimmings.ribbon(strap, 0.26, trimmings.cloth("strap", (0.025, 0.025, 0.03), 0.3), holder, (0, 0.1, 1),
                         thickness=0.04)
        shapes.box((side * 1.1, -0.02, -0.2), (0.05, 0.2, 0.06), dark, holder, 0.02)
    trimmings.ribbon([(0, 0.2, TALL), (0, 0.6, 0.92), (0, 1.1, 1.0), (0, 1.65, 0.72), (0, 2.02, 0.16)], 0.34,
                     trimmings.cloth("top strap", (0.03, 0.03, 0.036), 0.3), holder, (1, 0, 0), thickness=0.045)
    shapes.box((0, 0.92, 1.01), (0.44, 0.2, 0.05), dark, holder, 0.02)
    trimmings.ribbon([(-0.42, 1.98, -0.06), (0, 2.08, -0.06), (0.42, 1.98, -0.06)], 0.62, foam, holder, (0, 0, 1),
                     thickness=0.16)
    shapes.lathe([(0, 0.2), (0.24, 0.19), (0.27, 0.15), (0.27, 0)], dark, holder, (0, 2.14, -0.06), (-90, 0, 0), 24)
    cable = [(1.08, 0.1, -0.12), (1.3, 0.3, -0.4), (1.5, 0.9, -0.53), (2.2, 1.3, -0.55), (3.0, 0.8, -0.55),
             (4.6, 1.6, -0.55)]
    shapes.tube(cable, 0.045, wear.rubber, holder)
    return holder


def controller(wear, location, rotation, side=1):
    """A hand controller: grip, trigger, thumb stick, buttons and tracking ring, its wrist strap trailing."""
    holder = shapes.group(location, rotation)
    case = materials.plastic("controller case", (0.15, 0.15, 0.165), 0.42, 70, 0.6)
    dark = materials.plastic("controller trim", (0.015, 0.015, 0.018), 0.5, 80, 0.5)
    shapes.tube([(0, -1.0, 0.0), (0, -0.75, 0.02), (0, -0.4, 0.04), (0, -0.1, 0.06), (0, 0.12, 0.08)], 0.2, case,
                holder,
                radii=[0.78, 1.0, 1.02, 0.92, 1.0])
    shapes.tube([(0, -0.86, 0.0), (0, -0.45, 0.035), (0, -0.2, 0.05)], 0.206, dark, holder, radii=[0.97, 1.03, 0.96])
    head = shapes.lathe([(0, 0.14), (0.26, 0.13), (0.33, 0.1), (0.36, 0.03), (0.34, -0.06), (0.2, -0.12)], case,
                        holder, (0, 0.22, 0.14), (10, 0, 0))
    head.scale = (0.95, 1.1, 1.0)
    plate = shapes.lathe([(0, 0.02), (0.24, 0.018), (0.27, 0)], dark, holder, (0, 0.22, 0.275), (10, 0, 0))
    plate.scale = (0.95, 1.1, 1.0)
    shapes.lathe([(0.05, 0), (0.05, 0.1), (0.12, 0.12), (0.13, 0.15), (0.1, 0.17), (0.07, 0.155), (0, 0.155)], dark,
                 holder,
                 (side * 0.06, 0.34, 0.3), (6, 0, 0), 28)
    for x, y, mark in ((-0.1, 0.12, "A"), (-0.14, 0.28, "B")):
        shapes.lathe([(0.055, 0), (0.055, 0.035), (0.04, 0.045), (0, 0.046)], case, holder, (side * x, y, 0.285),
                     (10, 0, 0), 20)
        shapes.lettering(mark, (side * x, y - 0.022, 0.334), 0.06, wear.ink, holder, (10, 0, 0), "CENTER")
    shapes.tube([(0, 0.36, 0.02), (0, 0.5, -0.06), (0, 0.44, -0.2)], 0.09, dark, holder, radii=[1, 1, 0.6])
    loop = [(0.56 * math.cos(a), 0.42 + 0.5 * math.sin(a),
             0.1 + 0.24 * math.sin(a)) for a in [math.tau * step / 12 for step in range(12)]]
    shapes.tube(loop, 0.075, case, holder, True)
    inner = [(0.5 * math.cos(a), 0.42 + 0.44 * math.sin(a),
              0.1 + 0.22 * math.sin(a)) for a in [math.pi * (0.08 + 0.84 * step / 8) for step in range(9)]]
    shapes.tube(inner, 0.02, materials.glow("ring light", (0.35, 0.9, 1.0) if side > 0 else (0.65, 0.3, 1.0), 3.0),
                holder)
    shapes.tube([(0, -1.02, 0), (0.15 * side, -1.25, -0.1), (0.5 * side, -1.3, -0.17), (0.62 * side, -0.95, -0.17),
                 (0.35 * side, -0.85, -0.16),
                 (0.05 * side, -1.1, -0.08)], 0.028, wear.rubber, holder)
    return holder


def dust_sheet(location, half, height, seed, turn=0):
    """A pale dust sheet over something square and tall."""
    chance = random.Random(seed)
    cloth = trimmings.cloth("dust sheet", (0.42, 0.4, 0.4), 0.3, 0.9, 20)
    waves = [(count, chance.uniform(0, 6), chance.uniform(0.5, 1.0)) for count in (5, 8, 13, 19)]
    levels = [(0.001, height + 0.05, 0), (0.5, height + 0.1, 0.1), (0.93, height, 0.1), (1.0, height - 0.15, 0.2),
              (1.03, height - 0.8, 0.5)]
    levels += [(1.03 + 0.22 * share, (height - 0.8) * (1 - share), 0.6 + 0.5 * share)
               for share in (0.15, 0.3, 0.45, 0.6, 0.75, 0.9, 1.0)]
    points, faces, count = [], [], 160
    for scale, z, fold in levels:
        for step in range(count):
            angle = math.tau * step / count
            x, y = (math.copysign(abs(part) ** 0.45, part) for part in (math.cos(angle), math.sin(angle)))
            pleat = 1 + 0.05 * fold * sum(weight * math.sin(number * angle + phase + 0.15 * z) for number, phase,
                                          weight in waves)
            points.append((x * half[0] * scale * pleat, y * half[1] * scale * pleat,
                           z + 0.08 * math.sin(3 * angle) * (1 - fold)))
    for row in range(len(levels) - 1):
        for step in range(count):
            here, there = row * count + step, row * count + (step + 1) % count
            faces.append((here, here + count, there + count, there))
    thing = shapes.mesh("dust sheet", points, faces, cloth)
    thing.location, thing.rotation_euler = location, (0, 0, math.radians(turn))
    smooth = thing.modifiers.new("smooth", "SUBSURF")
    smooth.levels = smooth.render_levels = 1
    return thing


def barrier_tape(start, end, sag, words, size=1.0):
    """Cream tape stretched between two points, with words painted on it again and again."""
    tape = materials.paper("tape", (0.62, 0.52, 0.24), 0.35)
    middle = tuple((a + b) / 2 - (sag if axis == 2 else 0) for axis, (a, b) in enumerate(zip(start, end)))
    trimmings.ribbon([start, middle, end], size, tape, None, (0, 0.08, 1), thickness=0.012)
    ink = materials.ink("tape ink", (0.03, 0.02, 0.03))
    lean = math.degrees(math.atan2(end[2] - start[2], end[0] - start[0]))
    for index, share in enumerate((0.06, 0.54)):
        hang = sag * 3.92 * share * (1 - share)
        x, z = (start[axis] + (end[axis] - start[axis]) * share for axis in (0, 2))
        bend = lean + math.degrees(math.atan(-4 * sag * (1 - 2 * share) / abs(end[0] - start[0])))
        spot = (x, start[1] - 0.07 * size, z - hang - 0.22 * size)
        handwriting.write(words, spot, 0.52 * size, ink, rotation=(90, -bend, 0), weight=0.05 * size, seed=index,
                          slant=0.05)


def light_tube(location, rotation, length, colour, strength=9.0):
    """A tube light in its end caps."""
    holder = shapes.group(location, rotation)
    shapes.lathe([(0.15, 0.2), (0.15, length - 0.2)], materials.glow("tube", colour, strength), holder, segments=20)
    dark = materials.plastic("tube cap", (0.02, 0.02, 0.02))
    for z in (0, length - 0.3):
        shapes.lathe([(0, 0), (0.2, 0), (0.21, 0.05), (0.21, 0.25), (0.2, 0.3), (0, 0.3)], dark, holder, (0, 0, z),
                     segments=20)
    return holder


def plywood(name):
    """Raw birch plywood with its thin layers showing on the edges, grey from use."""
    nodes = materials.Nodes(name)
    split = nodes.add("ShaderNodeSeparateXYZ", {"Vector": nodes.place()})
    normal = nodes.add("ShaderNodeSeparateXYZ", {"Vector": nodes.coordinates.outputs["Normal"]})
    layer = nodes.add("ShaderNodeMath", {0: split.outputs["Z"], 1: 0.11}, operation="PINGPONG").outputs[0]
    edge = nodes.ramp(nodes.span(layer, 0, 1, 0, 0.11), (0.4, (0.19, 0.11, 0.055)), (0.55, (0.07, 0.036, 0.018)))
    grain = nodes.noise(nodes.place((0.5, 6, 6)), 1.2, 8, 0.65, 1.0)
    flat = nodes.ramp(grain, (0.3, (0.1, 0.06, 0.032)), (0.6, (0.2, 0.125, 0.07)))
    marks = nodes.noise(nodes.place(), 0.9, 7, 0.7)
    flat = nodes.mix(0.6, flat, nodes.ramp(marks, (0.35, (0.35, 0.33, 0.32)), (0.6, (1, 1, 1))), "MULTIPLY")
    upward = nodes.add("ShaderNodeMath", {0: normal.outputs["Z"], 1: 0.7}, operation="GREATER_THAN").outputs[0]
    nodes.bump(grain, 0.2, 0.02)
    return nodes.finish(Base_Color=nodes.mix(upward, edge, flat), Roughness=nodes.span(marks, 0.4, 0.75), Specular=0.35)


def screwdriver(wear, location, turn):
    """A screwdriver with a worn handle, left on the bench."""
    holder = shapes.group((location[0], location[1], location[2] + 0.15), (0, 4, turn))
    shapes.lathe([(0, 0), (0.1, 0.01), (0.15, 0.1), (0.14, 0.3), (0.155, 0.7), (0.12, 0.95), (0.09, 1.0), (0.1, 1.08),
                  (0.05, 1.1)],
                 materials.plastic("handle", (0.3, 0.03, 0.02), 0.35), holder, rotation=(0, 90, 0), segments=10)
    shapes.lathe([(0.032, 1.08), (0.032, 2.0), (0.045, 2.1), (0.02, 2.25), (0, 2.25)], wear.steel, holder,
                 rotation=(0, 90, 0), segments=14)


def tag(wear, location, turn, words):
    """A luggage tag whose string is tied to the peg at the headset's left arm."""
    holder = shapes.group(location, (0, 0, turn))
    shapes.sheet((0, 0, 0.01), (1.25, 0.66), wear.card, holder, curl=0.003, seed=2)
    handwriting.write(words, (-0.54, 0.07, 0.035), 0.115, wear.ink, holder, seed=3, slant=0.15)
    shapes.tube([(0.56, 0, 0.04), (0.74, 0.16, 0.03), (0.76, 0.5, 0.05), (0.55, 0.76, 0.16),
                 (0.33, 0.84, 0.36), (0.24, 0.92, 0.4), (0.24, 0.84, 0.34)], 0.016, wear.red_ink, holder)


def roll(location, turn):
    """The roll that the barrier tape came from, its end hanging loose."""
    holder = shapes.group(location, (0, 0, turn))
    tape = materials.paper("tape", (0.62, 0.52, 0.24), 0.35)
    shapes.lathe([(0.38, 0), (0.72, 0), (0.74, 0.03), (0.74, 0.47), (0.72, 0.5), (0.38, 0.5), (0.38, 0)], tape, holder)
    shapes.lathe([(0.36, 0.01), (0.39, 0.01), (0.39, 0.49), (0.36, 0.49), (0.36, 0.01)],
                 materials.paper("core", (0.3, 0.19, 0.1)), holder)
    trimmings.ribbon([(-0.73, -0.1, 0.25), (-0.74, -0.5, 0.25), (-0.6, -0.9, 0.22), (-0.25, -1.2, 0.25)], 0.46, tape,
                     holder, (0, 0.05, 1))
    return holder
