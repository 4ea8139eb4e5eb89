"""The chest that a team has just got open: oak and iron, its lid thrown back, gold light from within."""
import math

import materials
import shapes
import trimmings

WIDE, DEEP, WALL = 3.0, 1.9, 1.35


def build_box(wear, timber, holder):
    """Walls of boards around a glowing inside, and the iron that binds them."""
    for y in (-DEEP / 2, DEEP / 2):
        for row in range(3):
            shapes.box((0, y, 0.1 + (row + 0.5) * 0.42), (WIDE, 0.16, 0.41), timber, holder, 0.03)
    for x in (-WIDE / 2 + 0.06, WIDE / 2 - 0.06):
        for row in range(3):
            shapes.box((x, 0, 0.1 + (row + 0.5) * 0.42), (DEEP - 0.1, 0.14, 0.41), timber, holder, 0.03, (0, 0, 90))
    shapes.box((0, 0, 0.07), (WIDE + 0.14, DEEP + 0.24, 0.14), timber, holder, 0.04)
    for x in (-1.36, -0.78, 0.78, 1.36):
        shapes.box((x, -DEEP / 2 - 0.09, WALL / 2 + 0.02), (0.24, 0.05, WALL), wear.iron, holder, 0.015)
        for z in (0.24, 0.62, 1.0, 1.28):
            shapes.lathe([(0.055, 0), (0.05, 0.025), (0.025, 0.045), (0, 0.048)], wear.iron, holder,
                         (x, -DEEP / 2 - 0.115, z), (90, 0, 0), 10)
    for z in (0.15, WALL - 0.02):
        shapes.box((0, -DEEP / 2 - 0.1, z), (WIDE + 0.1, 0.05, 0.13), wear.iron, holder, 0.015)
    shapes.ring(0.15, 0.045, wear.iron, holder, (0, -DEEP / 2 - 0.2, WALL - 0.1), (0, 90, 0))
    for side in (-1, 1):
        shapes.tube([(side * 1.5, -0.35, 0.95), (side * 1.72, -0.33, 0.7), (side * 1.75, 0, 0.62),
                     (side * 1.72, 0.33, 0.7), (side * 1.5, 0.35, 0.95)], 0.05, wear.iron, holder)


def build_lid(wear, timber, holder, turn):
    """The barrel lid on its hinges, its hollow side to us."""
    lid = shapes.group((0, DEEP / 2, WALL + 0.06), (turn, 0, 0), parent=holder)
    radius, rise, staves = DEEP / 2 + 0.04, 0.78, 9
    for step in range(staves):
        angle = math.pi * (step + 0.5) / staves
        lean = math.degrees(math.atan2(rise * math.cos(angle), radius * math.sin(angle)))
        span = math.pi / staves * math.hypot(radius * math.sin(angle), rise * math.cos(angle))
        shapes.box((0, -DEEP / 2 - radius * math.cos(angle), 0.06 + rise * math.sin(angle)), (WIDE, span + 0.02, 0.13),
                   timber, lid, 0.02, (lean, 0, 0))
    arc = [math.pi * step / 16 for step in range(17)]
    for x in (-WIDE / 2 + 0.06, WIDE / 2 - 0.06):
        outline = [(radius * 0.97 * math.cos(a), rise * 0.97 * math.sin(a)) for a in arc]
        trimmings.slab(outline, 0.12, timber, lid, 0.02, (x, -DEEP / 2, 0.04), (0, 0, 90))
    for x in (-1.36, -0.78, 0.78, 1.36):
        hoop = [(x, -DEEP / 2 - (radius + 0.085) * math.cos(a), 0.06 + (rise + 0.085) * math.sin(a)) for a in arc]
        trimmings.ribbon(hoop, 0.24, wear.iron, lid, (1, 0, 0), thickness=0.045)
    velvet = materials.Nodes("velvet").finish(Base_Color=(0.09, 0.012, 0.01), Roughness=0.95, Sheen=0.8, Sheen_Tint=0.8)
    shapes.box((0, -DEEP / 2, 0.3), (WIDE - 0.2, DEEP - 0.1, 0.05), velvet, lid, 0.02)
    shapes.box((0, -DEEP - 0.08, 0.02), (WIDE + 0.06, 0.1, 0.14), wear.iron, lid, 0.02)


def build_cup(wear, holder):
    """The prize: a brass cup with two handles that stands out of the chest."""
    cup = shapes.group((0.05, 0, WALL - 0.3), (0, 3, 20), parent=holder)
    shapes.lathe([(0, 0.0), (0.34, 0.0), (0.34, 0.12), (0.2, 0.2), (0.08, 0.32), (0.07, 0.44), (0.13, 0.5), (0.3, 0.6),
                  (0.42, 0.82), (0.46, 1.15), (0.5, 1.22), (0.47, 1.22), (0.42, 1.14), (0.36, 0.86), (0, 0.66)],
                 wear.brass, cup, segments=40)
    for side in (-1, 1):
        shapes.tube([(side * 0.45, 0, 1.1), (side * 0.66, 0, 1.12), (side * 0.7, 0, 0.92), (side * 0.56, 0, 0.72),
                     (side * 0.38, 0, 0.7)], 0.04, wear.brass, cup)


def build_chest(wear, location, turn, scale, lid=-78):
    """The chest at a place, open: a cup in a bed of light."""
    timber = materials.wood("oak", (0.06, 0.022, 0.009), (0.26, 0.105, 0.04), (0.7, 5, 5), 0.4)
    holder = shapes.group(location, (0, 0, turn), scale)
    build_box(wear, timber, holder)
    build_lid(wear, timber, holder, lid)
    glow = materials.glow("gold within", (1.0, 0.6, 0.2), 9.0)
    glow.shadow_method = "NONE"
    build_cup(wear, holder)
    shapes.box((0, 0, WALL - 0.14), (WIDE - 0.34, DEEP - 0.3, 0.05), glow, holder, 0)
    return holder
