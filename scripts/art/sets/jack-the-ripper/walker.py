"""A man in a top hat and cape with a cane, seen from behind: a silhouette for the fog."""
import math

import materials
import shapes


def cape(cloth, parent):
    """A long cape in uneven folds under a shorter shoulder cape."""
    for profile, folds, depth, phase in (
        ([(4.0, 3.0), (3.75, 5.5), (3.35, 9.0), (2.95, 12.0), (2.4, 14.2), (1.5, 15.3), (0.8, 15.8)], 9, 0.1, 0.0),
        ([(3.45, 9.9), (3.35, 11.6), (3.1, 13.2), (2.65, 14.4), (1.75, 15.3), (1.0, 15.9)], 7, 0.06, 1.0),
    ):
        rows, points, faces, segments = len(profile), [], [], 64
        for step in range(segments):
            angle = math.tau * step / segments
            for index, (radius, height) in enumerate(profile):
                part = 1 - index / (rows - 1)
                ripple = 1 + depth * part * math.sin(folds * angle + phase + 1.3 * math.sin(2 * angle))
                sway = 0.35 * part * part
                hem = 0.35 * part * part * math.sin(3 * angle + phase)
                points.append((radius * ripple * math.cos(angle) * 0.86 + sway,
                               radius * ripple * math.sin(angle) * 0.62, height + hem))
        for step in range(segments):
            here, there = step * rows, (step + 1) % segments * rows
            faces += [(here + spot, there + spot, there + spot + 1, here + spot + 1) for spot in range(rows - 1)]
        shapes.mesh("cape", points, faces, cloth, parent)


def walker(location, turn=0.0, scale=1.0):
    """The whole figure, 20 units tall with its hat."""
    cloth = materials.plain("black broadcloth", (0.006, 0.006, 0.008), 0.9, 0.2, 6)
    silk = materials.plastic("hat silk", (0.005, 0.005, 0.006), 0.35, 30, 0.2)
    holder = shapes.group(location, (0, 0, turn), scale)
    cape(cloth, holder)
    for x, y, toe in ((-0.95, 0.5, 0.2), (1.0, -0.45, -0.1)):
        shapes.tube([(x * 0.9, 0, 8), (x * 0.95, y * 0.5, 4.2), (x, y, 0.7)], 0.78, cloth, holder,
                    radii=[1.1, 0.9, 0.72])
        shapes.box((x + toe * 0.3, y + 0.5, 0.32), (0.85, 2.4, 0.64), silk, holder, 0.22, (0, 0, -6), 0.85)
    shapes.lathe([(0.7, 15.4), (0.75, 16.2), (0.92, 16.8), (0.98, 17.6), (0.9, 18.2), (0.5, 18.8), (0, 18.9)], cloth,
                 holder)
    collar = shapes.lathe([(1.0, 15.1), (1.2, 15.7), (1.32, 16.5), (1.42, 17.1), (1.34, 17.15), (1.2, 16.4),
                           (1.0, 15.6)],
                          cloth, holder)
    collar.scale = (1.0, 0.9, 1.0)
    hat = shapes.group((0, 0, 17.9), (-4, 3, 0), parent=holder)
    brim = shapes.lathe([(0.9, 0.1), (1.45, 0.06), (1.62, 0.2), (1.6, 0.3), (1.4, 0.2), (0.95, 0.26), (0.93, 0.8),
                         (0.96, 2.0), (1.04, 2.55), (1.0, 2.66), (0, 2.7)], silk, hat)
    brim.scale = (0.92, 1.08, 1.0)
    shapes.tube([(2.2, 0.1, 12.2), (2.9, 0.5, 9.8), (3.25, 1.0, 8.4)], 0.55, cloth, holder, radii=[1.3, 1.0, 0.75])
    shapes.lathe([(0, 0.5), (0.4, 0.35), (0.45, 0), (0.35, -0.4), (0, -0.5)], silk, holder, (3.3, 1.05, 8.1))
    shapes.tube([(3.3, 1.0, 8.9), (3.5, 1.3, 4.5), (3.7, 1.6, 0.1)], 0.13, silk, holder)
    shapes.lathe([(0, 0.35), (0.28, 0.25), (0.3, 0), (0.15, -0.25)], silk, holder, (3.29, 1.0, 9.1))
    return holder
