"""Clocks of the Alice sets: pocket watches, wall clocks and a long-case clock, each with a dial of its own."""
import math

import materials
import shapes
import trimmings
import wonder_forms as forms

ROMANS = ("XII", "I", "II", "III", "IIII", "V", "VI", "VII", "VIII", "IX", "X", "XI")
FIGURES = ("12", *(str(hour) for hour in range(1, 12)))
QUARTERS = ("XII", "\u2022", "\u2022", "III", "\u2022", "\u2022", "VI", "\u2022", "\u2022", "IX", "\u2022", "\u2022")
SUITS = ("\u2660", "\u2665", "\u2666", "\u2663") * 3
BACKWARDS = (FIGURES[0], *FIGURES[:0:-1])
# A dial's numerals, their size, the dial's colour, and whether its printing is pale.
DIALS = ((ROMANS, 0.25, (0.74, 0.69, 0.57), False), (FIGURES, 0.27, (0.016, 0.015, 0.024), True),
         (QUARTERS, 0.3, (0.62, 0.5, 0.3), False), (FIGURES, 0.24, (0.36, 0.5, 0.46), False),
         (SUITS, 0.3, (0.7, 0.62, 0.5), False), (ROMANS, 0.23, (0.02, 0.04, 0.11), True),
         (BACKWARDS, 0.26, (0.56, 0.32, 0.26), False))


class Clockmaker:
    """Makes each kind of clock once and repeats it, every time with other hands."""

    def __init__(self, wear):
        self.gold = materials.metal("watch gold", (0.83, 0.52, 0.2), 0.24, 0.6)
        self.silver = materials.metal("watch silver", (0.55, 0.55, 0.6), 0.24, 0.6)
        self.enamels = [materials.paper(f"dial {index}", colour, 0.6) for index, (_, _, colour, _) in enumerate(DIALS)]
        for enamel in self.enamels:
            enamel.node_tree.nodes["Principled BSDF"].inputs["Roughness"].default_value = 0.3
        self.inks = (materials.ink("dial ink", (0.012, 0.01, 0.02)),
                     materials.ink("dial gilt", (0.62, 0.47, 0.24), 0.35))
        self.dial = 0
        self.blue = materials.metal("blued steel", (0.05, 0.05, 0.12), 0.3, 0.3)
        self.timber = materials.wood("clock timber", (0.016, 0.007, 0.01), (0.15, 0.055, 0.04), (5, 0.5, 5), 0.26)
        self.wear = wear
        self.models = {}

    def place(self, kind, location, rotation, scale, time, parent=None, dial=0):
        """A clock of a kind with one of DIALS, its hands at (hour, minute); it looks along +Z, its twelve along +Y."""
        model = (kind, dial)
        self.dial = dial
        if model not in self.models:
            holder = self.models[model] = shapes.group(location, rotation, scale, parent)
            getattr(self, kind)(holder)
        else:
            holder = forms.repeat(self.models[model], location, rotation, scale, parent)
        for child in holder.children:
            if child.name.startswith("hour"):
                child.rotation_euler[2] = -math.radians((time[0] % 12 + time[1] / 60) * 30)
            if child.name.startswith("minute"):
                child.rotation_euler[2] = -math.radians(time[1] * 6)
        return holder

    def face(self, holder, radius, level, seconds=True):
        """A dial with its numerals, minute track and two spade hands, at a height."""
        numerals, size, _, pale = DIALS[self.dial]
        printing = self.inks[pale]
        steel = self.gold if pale else self.blue
        dial = shapes.lathe([(0, 0.004), (radius * 0.5, 0.003), (radius, 0)], self.enamels[self.dial], holder,
                            (0, 0, level), segments=56)
        dial.name = "dial"
        marks = []
        for hour, numeral in enumerate(numerals):
            angle = math.tau * hour / 12
            marks.append((numeral, 0.72 * radius * math.sin(angle), 0.72 * radius * math.cos(angle), size * radius,
                          -math.degrees(angle), forms.SYMBOLS if numerals is SUITS else forms.ROMAN))
        if seconds:
            marks.append(("Lantern & Latch", 0, radius * 0.3, radius * 0.1, 0, forms.ITALIC))
            marks += [(figure, x * radius, (y - 0.34) * radius, 0.085 * radius, 0, forms.ROMAN)
                      for figure, x, y in (("60", 0, 0.13), ("30", 0, -0.13), ("15", 0.14, 0), ("45", -0.14, 0))]
        printed = forms.flat_marks(marks, printing, holder)
        printed.location[2] = level + 0.009 * radius
        track = forms.Skin()
        for minute in range(60):
            angle, wide = math.tau * minute / 60, 0.022 if minute % 5 == 0 else 0.009
            corners = []
            for side, far in ((-1, 0.875), (1, 0.875), (1, 0.945), (-1, 0.945)):
                turn = angle + side * wide
                corners.append((far * radius * math.cos(turn), far * radius * math.sin(turn), 0))
            track.add(corners, [(0, 1, 2, 3)])
        for inner, outer in ((0.868, 0.876), (0.944, 0.952)):
            rows = [[(far * radius * math.cos(math.tau * step / 72), far * radius * math.sin(math.tau * step / 72), 0)
                     for step in range(72)] for far in (inner, outer)]
            track.grid(rows, True)
        track.finish("track", printing, holder, False).location[2] = level + 0.009 * radius
        for name, length, width, lift in (("hour", 0.5, 0.075, 0.05), ("minute", 0.82, 0.055, 0.075)):
            outline = [(-0.02, -0.14), (0.02, -0.14), (0.022, length * 0.5), (width, length * 0.62),
                       (width * 1.15, length * 0.72), (0.022, length * 0.82), (0.0, length), (-0.022, length * 0.82),
                       (-width * 1.15, length * 0.72), (-width, length * 0.62), (-0.022, length * 0.5)]
            skin = forms.Skin()
            skin.add([(x * radius, y * radius, 0) for x, y in outline], [tuple(range(len(outline)))])
            hand = skin.finish(name, steel, holder, False)
            hand.location[2] = level + lift * radius
            shapes.solidify(hand, 0.018 * radius)
        shapes.lathe([(0.05, 0.0), (0.05, 0.08), (0.03, 0.1), (0, 0.105)], self.gold, holder, (0, 0, level),
                     segments=16).scale = (radius, radius, radius)

    def watch(self, holder, metal=None):
        """A pocket watch of radius 1 with a milled crown and a bow."""
        metal = metal or self.gold
        shapes.lathe([(0, -0.24), (0.55, -0.22), (0.86, -0.12), (0.94, -0.03), (0.95, 0.0), (0.99, 0.02), (1.01, 0.06),
                      (1.0, 0.12), (0.955, 0.16), (0.905, 0.165), (0.885, 0.13), (0.88, 0.05)], metal, holder,
                      segments=72)
        self.face(holder, 0.88, 0.045)
        knurl = forms.Skin()
        knurl.sweep([(0, 1.17, 0), (0, 1.21, 0), (0, 1.36, 0), (0, 1.4, 0)],
                    lambda angle, share: (0.13 if 0.1 < share < 0.9 else 0.09) * (1 + 0.07 * math.cos(18 * angle)), 72)
        knurl.finish("crown", metal, holder)
        shapes.lathe([(0.1, 0.95), (0.085, 1.02), (0.085, 1.12), (0.12, 1.15), (0.12, 1.18)], metal, holder,
                     rotation=(-90, 0, 0), segments=24)
        loop = [(0.24 * math.cos(math.tau * step / 12), 1.4 + 0.25 * math.sin(math.tau * step / 12), 0)
                for step in range(12)]
        shapes.tube(loop, 0.045, metal, holder, True)

    def silver_watch(self, holder):
        """The same in silver."""
        self.watch(holder, self.silver)

    def wall(self, holder):
        """A round wall clock in a turned timber bezel."""
        shapes.lathe([(0, -0.2), (1.05, -0.2), (1.12, -0.12), (1.15, 0.0), (1.1, 0.1), (1.04, 0.12), (1.0, 0.18),
                      (0.94, 0.2), (0.89, 0.16), (0.86, 0.06)], self.timber, holder, segments=72)
        shapes.lathe([(0.9, 0.14), (0.885, 0.2), (0.86, 0.17), (0.855, 0.06)], self.gold, holder, segments=64)
        self.face(holder, 0.87, 0.06, False)

    def drop(self, holder):
        """An eight-sided schoolhouse clock with a pendulum box below."""
        corner = [(1.2 * math.cos(math.tau * (step + 0.5) / 8), 1.2 * math.sin(math.tau * (step + 0.5) / 8))
                  for step in range(8)]
        trimmings.slab(corner, 0.3, self.timber, holder, 0.05, rotation=(-90, 0, 0))
        shapes.lathe([(0.98, 0.14), (0.99, 0.2), (0.93, 0.23), (0.88, 0.2), (0.86, 0.16)], self.gold, holder,
                     segments=64)
        self.face(holder, 0.87, 0.165, False)
        shapes.box((0, -1.45, 0), (1.1, 1.2, 0.34), self.timber, holder, 0.05)
        shapes.box((0, -1.42, 0.165), (0.8, 0.86, 0.02), self.wear.black, holder, 0)
        shapes.box((0, -2.1, 0), (0.7, 0.2, 0.3), self.timber, holder, 0.06)
        shapes.lathe([(0, 0.03), (0.2, 0.02), (0.23, 0), (0, -0.03)], self.gold, holder, (0.07, -1.5, 0.2), segments=32)
        shapes.box((0.035, -1.2, 0.195), (0.03, 0.5, 0.012), self.gold, holder, 0, (0, 0, 8))

    def long_case(self, holder):
        """A long-case clock 9 high, its dial's centre at the origin: hood with finials, waisted trunk, plinth."""
        wood = self.timber
        shapes.box((0, 0.05, -0.55), (3.0, 3.0, 1.2), wood, holder, 0.06)
        for side in (-1, 1):
            shapes.lathe([(0.16, 0), (0.12, 0.1), (0.1, 0.4), (0.12, 1.3), (0.1, 2.3), (0.12, 2.5), (0.17, 2.62)], wood,
                         holder, (side * 1.36, -1.27, 0.1), (-90, 0, 0), 20)
            shapes.lathe([(0.09, 0), (0.16, 0.12), (0.19, 0.28), (0.12, 0.45), (0.05, 0.6), (0, 0.75)], self.gold,
                         holder,
                         (side * 1.4, 2.0, -0.3), (-90, 0, 0), 20)
            arc = [(side * 1.55, 1.6), (side * 1.3, 2.25), (side * 0.75, 2.35), (side * 0.3, 1.95), (side * 0.25, 1.6)]
            trimmings.slab(arc if side < 0 else arc[::-1], 0.5, wood, holder, 0.05, (0, 0, -0.2), (-90, 0, 0))
        shapes.lathe([(0.09, 0), (0.2, 0.14), (0.24, 0.34), (0.14, 0.55), (0.05, 0.75), (0, 0.95)], self.gold, holder,
                     (0, 1.75, -0.2), (-90, 0, 0), 20)
        shapes.box((0, 1.6, -0.5), (3.4, 0.26, 1.5), wood, holder, 0.08)
        shapes.box((0, -1.5, -0.5), (3.3, 0.3, 1.45), wood, holder, 0.1)
        shapes.lathe([(1.22, 0.03), (1.25, 0.12), (1.16, 0.16), (1.1, 0.1), (1.08, 0.06)], self.gold, holder,
                     segments=64)
        self.face(holder, 1.1, 0.07, False)
        shapes.box((0, -3.9, -0.6), (2.3, 4.7, 1.0), wood, holder, 0.06)
        shapes.box((0, -3.85, -0.13), (1.5, 3.7, 0.08), self.gold, holder, 0.03)
        shapes.box((0, -3.85, -0.1), (1.34, 3.54, 0.06), self.wear.black, holder, 0.01)
        shapes.box((0.06, -3.3, -0.05), (0.05, 2.6, 0.03), self.gold, holder, 0, (0, 0, 3))
        shapes.lathe([(0, 0.05), (0.36, 0.03), (0.42, 0), (0, -0.03)], self.gold, holder, (0.13, -4.7, -0.03),
                     segments=40)
        shapes.box((0, -6.4, -0.55), (3.0, 0.3, 1.3), wood, holder, 0.08)
        shapes.box((0, -7.3, -0.55), (2.8, 1.6, 1.2), wood, holder, 0.06)
        shapes.box((0, -8.2, -0.55), (3.1, 0.36, 1.4), wood, holder, 0.06)
