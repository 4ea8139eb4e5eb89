"""What a team leaves behind that has just run out: a burst briefcase, papers in the air, a chair knocked over."""
import math
import random

import furnishings
import materials
import props
import shapes
import trimmings


def sunlit_paper():
    """Printed paper that the light of the door shines through: pale from behind as well, its lines bend as it does."""
    nodes = materials.Nodes("sunlit paper")
    fibres = nodes.noise(nodes.place(), 2.2, 6, 0.65)
    spot = nodes.add("ShaderNodeSeparateXYZ", {"Vector": nodes.coordinates.outputs["UV"]})
    chance = nodes.add("ShaderNodeObjectInfo").outputs["Random"]

    def calculate(operation, first, second):
        """A node of arithmetic."""
        return nodes.add("ShaderNodeMath", {0: first, 1: second}, operation=operation).outputs[0]

    row = calculate("MULTIPLY", spot.outputs["Y"], 17.0)
    number = calculate("FLOOR", row, 0.0)
    seed = nodes.add("ShaderNodeCombineXYZ", {"X": number, "Y": calculate("MULTIPLY", chance, 90.0)}).outputs[0]
    long = nodes.span(nodes.noise(seed, 7.3, 0), 0.45, 1.05, 0.3, 0.6)
    line = calculate("LESS_THAN", calculate("FRACT", row, 0.0), 0.34)
    for mark in (calculate("LESS_THAN", spot.outputs["X"], calculate("MINIMUM", long, 0.88)),
                 calculate("GREATER_THAN", spot.outputs["X"], 0.12), calculate("GREATER_THAN", number, 1.5),
                 calculate("LESS_THAN", number, 14.5)):
        line = calculate("MULTIPLY", line, mark)
    clean = nodes.ramp(fibres, (0.3, (0.6, 0.5, 0.36)), (0.65, (0.8, 0.72, 0.58)))
    nodes.bump(fibres, 0.3, 0.05)
    return nodes.finish(Base_Color=nodes.mix(line, clean, (0.03, 0.03, 0.035, 1)), Roughness=0.85, Specular=0.1,
                        Emission=nodes.mix(line, (1.0, 0.62, 0.3, 1), (0.02, 0.015, 0.01, 1)), Emission_Strength=0.3)


def build_papers():
    """Sheets on the boards and, in a sweep from the briefcase through the door, in the draught."""
    chance, look = random.Random(11), sunlit_paper()
    for x, y in ((9.2, -12.6), (15.6, -15.5), (-1.4, -19.5), (5.6, -21.0), (11.8, -5.0), (9.8, -19.0)):
        page = shapes.group((x, y, 0.02), (0, 0, chance.uniform(-70, 70)))
        shapes.sheet((0, 0, 0), (2.1, 2.97), look, page, curl=0.04, seed=int(x * 10) + 20)
    sweep = ((3.4, -15.6, 3.2), (6.6, -13.8, 5.4), (2.0, -12.0, 7.4), (8.4, -10.6, 9.6), (12.6, -9.4, 6.4),
             (5.8, -8.2, 12.4), (11.2, -5.6, 14.2), (14.2, -4.4, 10.4), (8.0, -3.0, 16.2), (12.4, 1.0, 17.2),
             (9.0, 3.0, 8.6), (13.8, 5.0, 13.2), (10.6, 8.0, 5.4))
    for index, place in enumerate(sweep):
        page = shapes.group(place, (chance.uniform(20, 150), chance.uniform(-50, 50), chance.uniform(0, 360)))
        shapes.sheet((0, 0, 0), (2.1, 2.97), look, page, curl=chance.uniform(0.16, 0.34), seed=index + 40)


def shell(hide, lining, size, parent):
    """One half of a case: a shallow tray on its own floor, lined."""
    width, depth, height = size
    shapes.box((0, 0, 0.09), (width, depth, 0.18), hide, parent, 0.08)
    for x in (-1, 1):
        shapes.box((x * (width / 2 - 0.09), 0, height / 2), (0.18, depth, height), hide, parent, 0.07)
    for y in (-1, 1):
        shapes.box((0, y * (depth / 2 - 0.09), height / 2), (width, 0.18, height), hide, parent, 0.07)
    shapes.box((0, 0, 0.2), (width - 0.36, depth - 0.36, 0.06), lining, parent, 0.02)


def burst_case(wear, location, turn):
    """A briefcase that has fallen open on the floor: brass corners and latches, papers half out of it."""
    holder = shapes.group(location, (0, 0, turn))
    hide = materials.leather("hide", (0.03, 0.013, 0.007), (0.13, 0.05, 0.022), (0.24, 0.1, 0.045), 1.2)
    lining = materials.plain("lining", (0.16, 0.02, 0.02), 0.9, 0.3, 12)
    width, depth = 4.9, 3.5
    shell(hide, lining, (width, depth, 0.8), holder)
    lid = shapes.group((0, depth / 2, 0.8), (112, 0, 0), parent=holder)
    inner = shapes.group((0, -depth / 2, 0.7), (180, 0, 0), parent=lid)
    inner.rotation_euler = (math.pi, 0, 0)
    shell(hide, lining, (width, depth, 0.7), inner)
    for part, level in ((holder, 0.8), (inner, 0.7)):
        for x in (-1, 1):
            for y in (-1, 1):
                shapes.box((x * (width / 2 - 0.16), y * (depth / 2 - 0.16), 0.2), (0.42, 0.42, 0.46), wear.brass,
                           part, 0.1)
        front = -depth / 2 if part is holder else depth / 2
        for x in (-1.45, 1.45):
            shapes.box((x, front * 1.02, level - 0.2), (0.6, 0.1, 0.36), wear.brass, part, 0.03)
    grip = [(-0.8, -1.76, 0.5), (-0.72, -2.1, 0.48), (-0.3, -2.25, 0.46), (0.3, -2.25, 0.46), (0.72, -2.1, 0.48),
            (0.8, -1.76, 0.5)]
    shapes.tube(grip, 0.12, wear.leather, holder, radii=[0.6, 0.8, 1.2, 1.2, 0.8, 0.6])
    look = sunlit_paper()
    for index, (x, y, z, lean, tilt, spin) in enumerate(((-0.9, 0.1, 0.34, 4, 3, 8), (1.1, 0.0, 0.4, -6, 5, -14),
                                                         (0.5, -0.9, 0.95, 24, -8, 30), (-1.2, 0.7, 1.0, 30, 16, -20))):
        page = shapes.group((x, y, z), (lean, tilt, spin), parent=holder)
        shapes.sheet((0, 0, 0), (2.1, 2.97), look, page, curl=0.07, seed=index + 3)
    return holder


def build_left_things(wear, case, chair):
    """The case and the chair at their places (x, y, turn), a padlock off its hasp, and a key left in the door."""
    burst_case(wear, (*case[:2], 0), case[2])
    timber = materials.wood("chair timber", (0.03, 0.011, 0.006), (0.13, 0.045, 0.02), (3, 3, 0.5), 0.26, False)
    fallen = furnishings.bentwood_chair(timber, (chair[0], chair[1], 2.5), 0)
    fallen.rotation_euler = (0, math.radians(-92), math.radians(chair[2]))
    trimmings.padlock(wear, (case[0] + 4.2, case[1] - 1.6, 0.34), (-84, 0, 34), 1.0, opened=70)
    props.key(wear, (case[0] + 6.6, case[1] + 0.8, 0), (0, 0, 160), 1.5, tag="ROOM 2")
