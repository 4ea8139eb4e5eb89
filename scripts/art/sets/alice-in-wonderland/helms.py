"""What the card guard wears above its cards: a closed helm with a visor and a plume, on a pleated ruff."""
import math

import materials
import shapes
import trimmings
import wonder_forms as forms


def around(reach, angle, level):
    """A point of the oval helm, at an angle in degrees from its front."""
    turn = math.radians(angle)
    return (reach * math.sin(turn), -reach * 1.12 * math.cos(turn), level)


def snout(angle):
    """How far the visor juts out at an angle in degrees from its front."""
    return max(0.0, math.cos(math.radians(angle))) ** 4 * 0.3


def visor_point(angle, rise):
    """A point of the visor, from its lower edge (rise 0) to its upper one (1)."""
    jut = snout(angle) * math.sin(math.pi * min(1.0, rise * 0.9 + 0.1)) ** 1.4
    return around(0.635 + jut - 0.03 * abs(rise - 0.5), angle, 0.34 + 0.74 * rise)


class Helms:
    """The armourer's stock; `set_on` gives one soldier his helm."""

    def __init__(self, wear):
        self.brass = wear.brass
        self.steel = materials.metal("helm steel", (0.66, 0.65, 0.7), 0.46, 0.6)
        self.visor = materials.metal("visor steel", (0.74, 0.72, 0.76), 0.4, 0.5)
        self.dark = materials.plain("inside of a helm", (0.004, 0.003, 0.006), 0.9)
        self.linen = trimmings.cloth("ruff linen", (0.6, 0.55, 0.5), 0.3, 0.85, 20)

    def set_on(self, parent, location, turn, plume):
        """A helm looking to -Y before its turn, about two units high, with a plume of the given cloth."""
        holder = shapes.group(location, (0, 0, turn), parent=parent)
        self.ruff(holder)
        skull = shapes.lathe([(0.7, 0.16), (0.73, 0.13), (0.72, 0.22), (0.6, 0.36), (0.56, 0.5), (0.58, 0.85),
                              (0.6, 1.1), (0.57, 1.36), (0.47, 1.58), (0.3, 1.72), (0.1, 1.78), (0, 1.785)], self.steel,
                             holder, segments=40)
        skull.scale = (1, 1.12, 1)
        self.face(holder)
        comb = [(-0.62, 1.22), (-0.4, 1.5), (0.0, 1.66), (0.4, 1.5), (0.66, 1.05), (0.66, 1.18), (0.46, 1.7),
                (0.0, 1.94), (-0.44, 1.72), (-0.66, 1.3)]
        trimmings.slab(comb, 0.07, self.visor, holder, 0.03, rotation=(0, 0, 90))
        shapes.lathe([(0, 0), (0.1, 0.02), (0.12, 0.1), (0.07, 0.2), (0.04, 0.24)], self.brass, holder, (0, 0.34, 1.78),
                     (-24, 0, 0), 20)
        feather = [(0, 0.4, 1.95), (0, 0.36, 2.3), (0, 0.62, 2.6), (0, 1.02, 2.56), (0, 1.32, 2.2), (0, 1.36, 1.8)]
        forms.swept(feather, lambda angle, share: (0.05 + 0.24 * math.sin(math.pi * min(1, share * 0.92 + 0.04)))
                    * (1 + 0.3 * math.sin(share * 62 + 2 * math.sin(angle))), plume, holder, 18, 12)
        return holder

    def face(self, parent):
        """A visor that comes to a snout, with a slit to see by, holes to breathe by and the pivots it lifts on."""
        skin = forms.Skin()
        skin.grid([[visor_point(-98 + 196 * column / 24, step / 12) for column in range(25)] for step in range(13)])
        shapes.solidify(skin.finish("visor", self.visor, parent), 0.04, -1)
        brow = [around(0.66, angle, 1.24 - 0.05 * math.cos(math.radians(angle))) for angle in range(-98, 99, 14)]
        shapes.tube(brow, 0.05, self.visor, parent)
        slit = [(0.61 * math.sin(math.radians(a)), -0.615 * 1.12 * math.cos(math.radians(a)), 1.135) for a in
                range(-74, 75, 12)]
        shapes.tube(slit, 0.062, self.dark, parent)
        for side in (-1, 1):
            shapes.lathe([(0, 0.06), (0.06, 0.05), (0.1, 0.0), (0.1, -0.05)], self.brass, parent,
                         (side * 0.655, 0.02, 0.98), (0, 90 * side, 0), 20)
            for row, level in enumerate((0.56, 0.7, 0.84)):
                for column in range(3):
                    angle = side * (30 + 13 * column + 6 * (row % 2))
                    shapes.lathe([(0, 0.012), (0.03, 0.01), (0.034, 0)], self.dark, parent,
                                 around(0.65 + snout(angle), angle, level), (90, 0, angle), 12)

    def ruff(self, parent):
        """A pleated collar in figures of eight, a little crushed."""
        rows = []
        for ring in range(9):
            share = ring / 8
            rows.append([((0.5 + 0.62 * share) * math.cos(angle), (0.42 + 0.52 * share) * math.sin(angle),
                          0.14 - 0.05 * share + 0.13 * share ** 0.7 * math.sin(20 * angle) + 0.03 * math.sin(3 * angle))
                         for angle in (math.tau * step / 240 for step in range(240))])
        skin = forms.Skin()
        skin.grid(rows, True)
        shapes.solidify(skin.finish("ruff", self.linen, parent), 0.035)
