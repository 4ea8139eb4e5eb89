"""The card guard: thick worn pasteboard cards with helms, sleeves, mitts, hose and boots, each holding a spear."""
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
        self.glove = trimmings.cloth("glove", (0.56, 0.5, 0.42), 0.3, 0.85, 18)
        self.hose = {"red": trimmings.cloth("red hose", (0.34, 0.016, 0.03), 0.5), "black": trimmings.cloth(
            "black hose", (0.025, 0.018, 0.045), 0.6)}
        self.steel = materials.metal("spear steel", (0.5, 0.5, 0.55), 0.3, 0.7)
        self.ash = materials.wood("spear shaft", (0.05, 0.022, 0.012), (0.2, 0.1, 0.05), (5, 5, 0.5), 0.45)
        self.pennant = trimmings.cloth("pennant", (0.4, 0.016, 0.04), 0.4)

    def stand(self, location, turn, rank, suit, mirrored=False, lean=0.0):
        """A soldier facing -Y before its turn, the spear in its outer hand."""
        holder = shapes.group(location, (lean, 0, turn))
        side = -1 if mirrored else 1
        red = suit in ("heart", "diamond")
        cloth, plume = (self.hose["red"], self.pennant) if red else (self.hose["black"], self.glove)
        self.deck.card(rank, suit, (0, 0, 5.5), (88, 0.6 * side, 0), (0.025, 0.012, 0.01 * side), holder, wear=1.6)
        self.helms.set_on(holder, (0, 0.02, 8.12), 7 * side, plume)
        for foot, step in ((-0.85, -0.12), (0.85, 0.16)):
            forms.swept([(foot * 0.95, 0.42, 3.3), (foot, 0.3 + step * 0.5, 2.2), (foot * 1.03, 0.05 + step, 1.1)],
                        lambda angle, share: 0.3 - 0.06 * share + 0.014 * math.sin(share * 40), cloth, holder, 18)
            self.boot(holder, (foot * 1.05, step, 0), 9 * foot + 4)
        hand = (2.5 * side, -0.95, 5.25)
        self.arm(holder, [(1.7 * side, 0.05, 6.15), (2.35 * side, 0.1, 5.75), (2.75 * side, -0.25, 5.3),
                          (2.62 * side, -0.62, 5.21)],
                 cloth, hand, side, True)
        self.arm(holder, [(-1.7 * side, 0.05, 6.15), (-2.3 * side, 0.1, 5.7), (-2.4 * side, 0.0, 4.85),
                          (-2.2 * side, -0.2, 4.15)],
                 cloth, (-2.16 * side, -0.24, 3.85), -side, False)
        self.spear(holder, (2.5 * side, -1.0, 0.05), side)
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

    def arm(self, parent, path, cloth, hand, side, gripping):
        """A wrinkled sleeve with a cuff and a stuffed mitt."""
        forms.swept(path, lambda angle, share: 0.33 - 0.08 * share + 0.018 * math.sin(share * 34 + math.sin(angle)),
                    cloth,
                    parent, 20, 10)
        shoulder = shapes.lathe([(0, -0.4), (0.2, -0.36), (0.33, -0.18), (0.36, 0.02), (0.3, 0.22), (0.15, 0.34),
                                 (0, 0.37)], cloth, parent, path[0], segments=24)
        shoulder.scale = (0.75, 0.95, 1.05)
        forms.uneven(shoulder, 0.05, 3.0, side)
        end = path[-1]
        forms.swept([end, tuple(end[axis] + (hand[axis] - end[axis]) * 0.45 for axis in range(3))],
                    lambda angle, share: 0.3 + 0.04 * math.sin(share * math.pi), self.glove, parent, 20)
        mitt = forms.swept([(hand[0], hand[1] + 0.2, hand[2] - 0.05), (hand[0], hand[1], hand[2]),
                            (hand[0], hand[1] - 0.26, hand[2] + (0.02 if gripping else -0.3))],
                           lambda angle, share: 0.1 + 0.25 * math.sin(math.pi * (0.1 + 0.8 * share)), self.glove,
                           parent, 20, 8)
        forms.uneven(mitt, 0.04, 2.5)
        if gripping:
            for finger in range(4):
                level = hand[2] - 0.25 + finger * 0.16
                curl = [(hand[0] + 0.2 * side, hand[1] + 0.05, level), (hand[0] + 0.22 * side, hand[1] - 0.2, level),
                        (hand[0] + 0.02 * side, hand[1] - 0.28, level), (hand[0] - 0.2 * side, hand[1] - 0.18, level)]
                forms.swept(curl, lambda angle, share: 0.1 - 0.02 * share, self.glove, parent, 12, 5)
        else:
            forms.swept([(hand[0] - 0.16 * side, hand[1] - 0.12, hand[2] + 0.05),
                         (hand[0] - 0.3 * side, hand[1] - 0.3, hand[2] - 0.15)],
                        lambda angle, share: 0.11 - 0.03 * share, self.glove, parent, 12)

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
