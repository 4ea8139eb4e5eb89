"""The card guard: thick worn pasteboard cards with helms, hose and boots, each with a spear strapped to its side."""
import math

import helms
import materials
import playing_cards
import shapes
import trimmings
import wonder_forms as forms


class Guard:
    """The wardrobe of the guard; `stand` puts up one soldier."""

    def __init__(self, wear):
        self.wear = wear
        self.helms = helms.Helms(wear)
        self.deck = playing_cards.Deck((3.7, 5.4), 0.2)
        self.leather = materials.plastic("boot leather", (0.075, 0.028, 0.018), 0.36, 9, 0.9)
        self.sole = materials.plastic("sole", (0.02, 0.013, 0.011), 0.6, 30)
        self.feather = trimmings.cloth("feather", (0.56, 0.5, 0.42), 0.3, 0.85, 18)
        self.hose = {"red": trimmings.cloth("red hose", (0.34, 0.016, 0.03), 0.5), "black": trimmings.cloth(
            "black hose", (0.025, 0.018, 0.045), 0.6)}
        self.steel = materials.metal("spear steel", (0.5, 0.5, 0.55), 0.3, 0.7)
        self.ash = materials.wood("spear shaft", (0.05, 0.022, 0.012), (0.2, 0.1, 0.05), (5, 5, 0.5), 0.45)
        self.pennant = trimmings.cloth("pennant", (0.4, 0.016, 0.04), 0.4)

    def stand(self, location, turn, rank, suit, mirrored=False, lean=0.0):
        """A soldier facing -Y before its turn, the spear strapped to its outer edge."""
        holder = shapes.group(location, (lean, 0, turn))
        side = -1 if mirrored else 1
        red = suit in ("heart", "diamond")
        cloth, plume = (self.hose["red"], self.pennant) if red else (self.hose["black"], self.feather)
        self.deck.card(rank, suit, (0, 0, 5.5), (88, 0.6 * side, 0), (0.025, 0.012, 0.01 * side), holder, wear=1.6)
        self.helms.set_on(holder, (0, 0.02, 8.12), 7 * side, plume)
        for foot, step in ((-0.85, -0.12), (0.85, 0.16)):
            forms.swept([(foot * 0.95, 0.42, 3.3), (foot, 0.3 + step * 0.5, 2.2), (foot * 1.03, 0.05 + step, 1.1)],
                        lambda angle, share: 0.3 - 0.06 * share + 0.014 * math.sin(share * 40), cloth, holder, 18)
            self.boot(holder, (foot * 1.05, step, 0), 9 * foot + 4)
        self.spear(holder, (2.06 * side, -0.16, 0.05), side)
        for height in (4.2, 6.9):
            shapes.box((1.84 * side, -0.12, height), (0.62, 0.07, 0.3), self.leather, holder, 0.03, (0, 4 * side, 0))
            shapes.ring(0.14, 0.05, self.steel, holder, (2.06 * side, -0.16, height), (4, 0, 0))
        return holder

    def boot(self, parent, location, turn):
        """A scuffed boot with a turned-down cuff, a welted sole and a heel; its toe toward -Y."""
        holder = shapes.group(location, (0, 0, turn), 1.12, parent)
        shaft = shapes.lathe([(0.3, 0.28), (0.31, 0.5), (0.285, 0.75), (0.31, 1.0), (0.36, 1.22), (0.43, 1.26),
                              (0.46, 1.14),
                              (0.44, 0.98), (0.42, 0.96), (0.43, 1.1), (0.4, 1.2), (0.33, 1.2)], self.leather, holder,
                              segments=36)
        forms.uneven(shaft, 0.05, 2.2, location[0])
        skin = forms.Skin()
        skin.sweep(trimmings.smooth_path([(0, 0.36, 0.3), (0, 0.1, 0.33), (0, -0.3, 0.33), (0, -0.65, 0.27),
                                          (0, -0.98, 0.27),
                                          (0, -1.16, 0.24)], 5),
                   lambda angle, share: (0.12 + 0.22 * min(1, share * 7) - 0.05 * math.sin(math.pi * share) ** 2)
                   * (1 if share < 0.86 else math.sqrt(max(0.02, 1 - ((share - 0.86) / 0.14) ** 2))), 24)
        foot = skin.finish("foot", self.leather, holder)
        for point in foot.data.vertices:
            point.co.z = max(0.12, point.co.z)
            point.co.x *= 1.05
        forms.uneven(foot, 0.03, 2.6, location[0])
        outline = []
        for step in range(28):
            angle = math.tau * step / 28
            length = 0.86 if math.sin(angle) < 0 else 0.62
            outline.append(((0.36 - 0.05 * math.sin(angle * 2)) * math.cos(angle), -0.36 + length * math.sin(angle)))
        trimmings.slab(outline, 0.13, self.sole, holder, 0.03, (0, 0, 0.1), (-90, 0, 0)).scale = (1, 1, -1)
        shapes.box((0, 0.12, 0.04), (0.58, 0.42, 0.12), self.sole, holder, 0.03)
        for level in (0.44, 0.56):
            shapes.ring(0.325, 0.028, self.sole, holder, (0, -0.01, level), (6, 0, 0))
        shapes.box((0.29, -0.14, 0.5), (0.06, 0.2, 0.2), self.wear.brass, holder, 0.02)

    def spear(self, parent, foot, side):
        """An ash shaft with a spade-shaped head and a torn pennant."""
        holder = shapes.group(foot, (0, 1.6 * side, 0), parent=parent)
        forms.swept([(0, 0, 0), (0.03, 0, 3), (-0.02, 0, 6), (0.0, 0, 9.0)], lambda angle,
                    share: 0.095 - 0.02 * share, self.ash,
                    holder, 14)
        half = [(0.09, 0.0), (0.16, 0.16), (0.5, 0.1), (0.62, 0.34), (0.5, 0.66), (0.26, 1.0), (0.0, 1.6)]
        outline = [*half, *[(-x, z) for x, z in half[-2::-1]]]
        trimmings.slab([(x * 0.8, z * 0.9) for x, z in outline], 0.16, self.steel, holder, 0.07, (0, 0, 9.1))
        shapes.lathe([(0.1, 8.6), (0.15, 8.66), (0.12, 8.75), (0.12, 9.05), (0.16, 9.1), (0.12, 9.16)], self.steel,
                     holder,
                     segments=24)
        trimmings.ribbon([(0, 0, 8.5), (0.35 * side, 0.1, 8.35), (0.8 * side, -0.12, 8.2), (1.2 * side, 0.1, 7.85),
                          (1.5 * side, 0.0, 7.8)], 0.62, self.pennant, holder, (0, 0.1, 1),
                          widths=[0.5, 0.95, 1.0, 0.9, 0.6],
                         notch=0.3)
