"""Footwear in pairs, lofted from soles upwards: brogues, ankle boots, canvas shoes and rubber boots."""
import math

import materials
import shapes


def loft(levels, material, parent, closed=False, around=44):
    """A skin over outlines; each level is (height, heel, toe, half width, narrowing at the waist)."""
    points, faces = [], []
    for height, heel, toe, wide, waist in levels:
        for step in range(around):
            angle = math.tau * step / around
            along = math.cos(angle)
            x = (heel + toe) / 2 + (toe - heel) / 2 * math.copysign(abs(along) ** 0.9, along)
            side = math.copysign(abs(math.sin(angle)) ** 0.8, math.sin(angle))
            y = wide * side * (1 + 0.14 * along) * (1 - waist * math.exp(-((along + 0.2) / 0.4) ** 2))
            points.append((x, y, height))
    for row in range(len(levels) - 1):
        for step in range(around):
            after = (step + 1) % around
            faces.append((row * around + step, row * around + after, (row + 1) * around + after,
                          (row + 1) * around + step))
    if closed:
        faces += [tuple(reversed(range(around))), tuple(range((len(levels) - 1) * around, len(levels) * around))]
    thing = shapes.mesh("shoe", points, faces, material, parent)
    thing.data.auto_smooth_angle = math.radians(50)
    return thing


def sole(material, parent, length, wide, thick, heel=0.0):
    """A sole with its welt, and a heel block if it has one."""
    loft([(heel, -length * 0.48, length * 0.5, wide, 0.2), (heel + thick * 0.3, -length * 0.5, length * 0.52,
                                                            wide * 1.06, 0.2),
          (heel + thick, -length * 0.5, length * 0.52, wide * 1.06, 0.2)], material, parent, True)
    if heel:
        loft([(0, -length * 0.48, -length * 0.18, wide * 0.86, 0), (heel + 0.02, -length * 0.5, -length * 0.16,
                                                                    wide * 0.95, 0)],
             material, parent, True, 28)
        loft([(0, -length * 0.02, length * 0.46, wide * 0.95, 0), (heel + 0.02, -length * 0.05, length * 0.5, wide, 0)],
             material, parent, True, 28).scale = (1, 1, 0.4)


def laces(material, parent, rows, knot=True):
    """Crossed laces; each row is (x, half width, height)."""
    for first, after in zip(rows, rows[1:]):
        for side in (-1, 1):
            shapes.tube([(first[0], side * first[1], first[2]), ((first[0] + after[0]) / 2, 0,
                                                                 (first[2] + after[2]) / 2 + 0.1),
                         (after[0], -side * after[1], after[2])], 0.035, material, parent)
    if knot:
        x, _, z = rows[-1]
        for side in (-1, 1):
            shapes.tube([(x, 0, z + 0.08), (x + 0.12, side * 0.25, z + 0.2), (x + 0.28, side * 0.42, z + 0.02),
                         (x + 0.2, side * 0.2, z - 0.05), (x, 0, z + 0.08)], 0.03, material, parent)
            shapes.tube([(x, 0, z + 0.08), (x + 0.25, side * 0.12, z + 0.02), (x + 0.42, side * 0.4, z - 0.22)], 0.03,
                        material, parent)


def brogue(wear, hide, parent):
    """A gentleman's brogue, thirty centimetres long."""
    sole(wear.leather, parent, 3.0, 0.5, 0.14, 0.2)
    base = 0.3
    loft([(base, -1.42, 1.5, 0.5, 0.2), (base + 0.2, -1.44, 1.54, 0.52, 0.2), (base + 0.4, -1.42, 1.42, 0.5, 0.2),
          (base + 0.55, -1.4, 1.16, 0.46, 0.15), (base + 0.7, -1.37, 0.78, 0.42, 0.1), (base + 0.86, -1.35, 0.42, 0.38,
                                                                                        0),
          (base + 1.0, -1.36, 0.16, 0.35, 0), (base + 1.06, -1.36, 0.08, 0.33, 0), (base + 1.03, -1.28, 0.0, 0.28,
                                                                                    0)], hide, parent)
    loft([(base + 1.03, -1.29, 0.02, 0.29, 0), (base + 0.6, -1.25, 0.1, 0.28, 0), (base + 0.5, -0.8, -0.2, 0.02, 0)],
         wear.card,
         parent)
    cap = [(1.02 + 0.12 * math.cos(angle), 0.47 * math.sin(angle), base + 0.64 - 0.42 * abs(math.sin(angle)) ** 2.5)
           for angle in [math.radians(part) for part in range(-85, 86, 17)]]
    shapes.tube(cap, 0.025, hide, parent)
    laces(wear.rubber, parent, [(0.72, 0.22, base + 0.8), (0.52, 0.22, base + 0.9), (0.32, 0.22, base + 1.0),
                                (0.14, 0.2, base + 1.1)])


def ankle_boot(wear, hide, parent):
    """A woman's laced ankle boot with a stacked heel."""
    sole(wear.leather, parent, 2.55, 0.4, 0.12, 0.36)
    base = 0.44
    loft([(base, -1.22, 1.28, 0.41, 0.25), (base + 0.2, -1.24, 1.3, 0.43, 0.25), (base + 0.38, -1.22, 1.18, 0.42, 0.2),
          (base + 0.52, -1.2, 0.92, 0.4, 0.1), (base + 0.7, -1.16, 0.55, 0.37, 0), (base + 0.9, -1.12, 0.22, 0.35, 0),
          (base + 1.15, -1.1, 0.02, 0.34, 0), (base + 1.5, -1.12, -0.05, 0.36, 0), (base + 1.85, -1.16, -0.04, 0.4, 0),
          (base + 2.0, -1.16, 0.0, 0.42, 0), (base + 1.97, -1.08, -0.08, 0.37, 0)], hide, parent)
    loft([(base + 1.97, -1.09, -0.07, 0.38, 0), (base + 1.2, -1.05, -0.1, 0.34, 0), (base + 1.1, -0.6, -0.5, 0.02, 0)],
         wear.card,
         parent)
    laces(wear.card, parent, [(0.62, 0.18, base + 0.72), (0.38, 0.2, base + 0.88), (0.18, 0.2, base + 1.05),
                              (0.06, 0.2, base + 1.28), (0.02, 0.2, base + 1.52), (0.02, 0.2, base + 1.76)])


def canvas_shoe(wear, cloth, rubber, parent):
    """A schoolboy's high canvas shoe with a rubber toe cap, its laces undone."""
    sole(rubber, parent, 2.4, 0.43, 0.3)
    stripe = loft([(0.17, -1.21, 1.26, 0.462, 0.2), (0.21, -1.21, 1.26, 0.462, 0.2)], wear.red_ink, parent)
    stripe.scale = (1.003, 1.006, 1)
    loft([(0.26, -1.14, 1.14, 0.42, 0.2), (0.45, -1.16, 1.15, 0.43, 0.2), (0.6, -1.15, 1.02, 0.42, 0.15),
          (0.75, -1.13, 0.74, 0.39, 0.1), (0.95, -1.1, 0.38, 0.36, 0), (1.15, -1.08, 0.12, 0.34, 0), (1.4, -1.08,
                                                                                                      -0.02, 0.34, 0),
          (1.62, -1.1, 0.0, 0.36, 0), (1.6, -1.03, -0.06, 0.31, 0)], cloth, parent)
    loft([(1.6, -1.04, -0.05, 0.32, 0), (1.0, -1.0, 0.0, 0.28, 0), (0.9, -0.6, -0.4, 0.02, 0)], wear.card, parent)
    loft([(0.28, 0.42, 1.2, 0.4, 0), (0.45, 0.45, 1.2, 0.4, 0), (0.58, 0.5, 1.1, 0.34, 0), (0.67, 0.6, 0.95, 0.2, 0),
          (0.69, 0.76, 0.8, 0.02, 0)], rubber, parent)
    laces(rubber, parent, [(0.66, 0.17, 0.86), (0.46, 0.18, 0.97), (0.28, 0.18, 1.1), (0.12, 0.18, 1.25),
                           (0.04, 0.18, 1.45)])
    shapes.tube([(0.05, 0.15, 1.5), (0.4, 0.4, 1.2), (0.7, 0.62, 0.4), (1.1, 0.8, 0.06), (1.5, 0.6, 0.05)], 0.03,
                rubber, parent)


def rubber_boot(wear, skin, trim, parent):
    """A small child's rubber boot with a coloured band and pull loops."""
    sole(trim, parent, 1.75, 0.36, 0.16)
    loft([(0.14, -0.84, 0.86, 0.36, 0.2), (0.3, -0.86, 0.88, 0.38, 0.2), (0.46, -0.85, 0.8, 0.38, 0.15),
          (0.58, -0.83, 0.62, 0.36, 0.05), (0.72, -0.81, 0.34, 0.35, 0), (0.9, -0.8, 0.14, 0.35, 0), (1.15, -0.81,
                                                                                                      0.08, 0.36, 0),
          (1.7, -0.86, 0.1, 0.41, 0), (2.1, -0.9, 0.13, 0.45, 0), (2.14, -0.9, 0.13, 0.45, 0), (2.1, -0.84, 0.07, 0.4,
                                                                                                0)], skin,
         parent)
    loft([(2.1, -0.85, 0.08, 0.41, 0), (1.0, -0.75, 0.05, 0.32, 0), (0.9, -0.4, -0.3, 0.02, 0)], wear.leather, parent)
    loft([(1.86, -0.895, 0.125, 0.445, 0), (1.9, -0.91, 0.14, 0.462, 0), (2.1, -0.925, 0.155, 0.475, 0),
          (2.13, -0.915, 0.145, 0.465, 0)],
         trim, parent)
    for side in (-1, 1):
        shapes.tube([(-0.5, side * 0.45, 2.0), (-0.48, side * 0.48, 2.3), (-0.3, side * 0.48, 2.3),
                     (-0.28, side * 0.46, 2.0)], 0.045,
                    trim, parent)


def pairs(wear):
    """Four pairs from large to tiny, as a family leaves them."""
    brown = materials.plastic("brown hide", (0.13, 0.045, 0.018), 0.34, 12, 0.7)
    black = materials.plastic("black hide", (0.03, 0.022, 0.02), 0.36, 12, 0.8)
    canvas = materials.plain("canvas", (0.03, 0.14, 0.17), 0.9, 0.5, 14)
    white = materials.plastic("white rubber", (0.5, 0.47, 0.4), 0.5, 20, 0.4)
    red = materials.plastic("red rubber", (0.5, 0.03, 0.02), 0.24, 6, 0.5)
    cream = materials.plastic("cream rubber", (0.55, 0.47, 0.32), 0.4, 8, 0.4)
    makers = (lambda parent: brogue(wear, brown, parent), lambda parent: ankle_boot(wear, black, parent),
              lambda parent: canvas_shoe(wear, canvas, white, parent), lambda parent: rubber_boot(wear, red, cream,
                                                                                                  parent))
    places = (((-9.6, -7.3, -98), (-8.2, -7.0, -84)), ((-5.5, -7.3, -96), (-4.3, -7.2, -78)),
              ((-1.9, -7.4, -112), (-0.5, -7.0, -70)), ((1.75, -7.5, -98), (2.75, -7.25, -62)))
    for maker, places_of_pair in zip(makers, places):
        for index, (x, y, turn) in enumerate(places_of_pair):
            holder = shapes.group((x, y, 0.08), (0, 0, turn))
            maker(holder)
            holder.scale = (1.12, 1.12 * (1 - 2 * index), 1.12)
