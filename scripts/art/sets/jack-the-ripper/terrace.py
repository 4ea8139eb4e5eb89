"""Terraced houses of sooty brick with sash windows, doors, steps, railings, gutters and chimneys; a hanging sign."""
import random

import masonry
import materials
import shapes
import trimmings

WINDOW, DOOR = (8.0, 14.0), (8.6, 21.0)
PANE_ROWS = ((0.0, 0.5), (0.5, 1.0))


class Trade:
    """The materials that all houses share."""

    def __init__(self, wear):
        self.bricks = [masonry.brickwork("stock brick", (0.12, 0.085, 0.055), (0.05, 0.036, 0.028)),
                       masonry.brickwork("red brick", (0.105, 0.042, 0.028), (0.045, 0.022, 0.017)),
                       masonry.brickwork("black brick", (0.07, 0.05, 0.042), (0.028, 0.022, 0.02))]
        self.dressing = masonry.stone("portland dressing", (0.16, 0.15, 0.13))
        self.step = masonry.stone("worn step", (0.13, 0.125, 0.115), 0.55, 0.4)
        self.slate = masonry.stone("roof slate", (0.03, 0.033, 0.04), 0.5, 0.6)
        self.pots = masonry.stone("chimney pot", (0.13, 0.07, 0.045))
        self.frame = masonry.paint("sash paint", (0.15, 0.145, 0.125))
        self.glass, self.lamplit = masonry.pane("crown glass"), masonry.lit_pane("lamplit glass", 8.0)
        self.doors = [masonry.paint(f"door {index}", shade, 0.25) for index, shade in
                      enumerate(((0.012, 0.04, 0.03), (0.09, 0.014, 0.012), (0.014, 0.016, 0.024)))]
        self.iron, self.brass = wear.iron, wear.brass
        self.windows, self.leaves = {}, {}

    def window(self, lit, parent, location):
        """A sash window set into its reveal, its left foot at the location."""
        if lit not in self.windows:
            built = masonry.Assembly(self.frame, self.dressing, self.lamplit if lit else self.glass)
            width, height = WINDOW
            for x in (0.3, width - 0.3):
                built.box((x, 0.9, height / 2), (0.7, 0.7, height))
            for z in (0.3, height - 0.3):
                built.box((width / 2, 0.9, z), (width, 0.7, 0.6))
            built.box((width / 2, 0.85, height / 2), (width - 1, 0.75, 0.55))
            for index, (low, high) in enumerate(PANE_ROWS):
                y = 1.0 + 0.22 * index
                for part in (1 / 3, 2 / 3):
                    built.box((0.6 + (width - 1.2) * part, y, height * (low + high) / 2),
                              (0.2, 0.2, height * (high - low)))
                built.box((width / 2, y, height * (low + high) / 2), (width - 1, 0.2, 0.2))
            built.box((width / 2, -0.25, -0.45), (width + 1.6, 1.9, 0.9), 1, (3, 0, 0), 0.03)
            built.box((width / 2, 0.05, height + 1.05), (width + 2.2, 0.5, 2.1), 1, (0, 0, 0), 0.03)
            built.box((width / 2, -0.1, height + 1.1), (1.6, 0.6, 2.5), 1, (0, 0, 0), 0.02, 1.2)
            built.add([(0.5, 1.2, 0.4), (width - 0.5, 1.2, 0.4), (width - 0.5, 1.2, height - 0.4),
                       (0.5, 1.2, height - 0.4)],
                      [(0, 1, 2, 3)], 2)
            self.windows[lit] = built.finish("window", 0.05)
            self.windows[lit].location = (0, 0, -500)
        return shapes.copy(self.windows[lit], location, parent=parent)

    def door(self, shade, parent, location):
        """A panelled door with fanlight, knocker, hood on consoles, and two steps."""
        if shade not in self.leaves:
            built = masonry.Assembly(self.doors[shade], self.dressing, self.step, self.brass, self.glass)
            width, height = DOOR
            built.box((width / 2, 1.6, 8.2), (width, 0.5, 16.4))
            for x in (0.4, width - 0.4):
                built.box((x, 1.0, height / 2), (0.8, 0.9, height))
            built.box((width / 2, 1.0, 16.8), (width, 0.9, 0.8))
            built.box((width / 2, 1.0, height - 0.3), (width, 0.9, 0.6))
            built.box((width / 2, 1.6, 19), (width, 0.1, 4), 4)
            for x in (0.36, 0.64):
                built.box((width * x, 1.3, 19), (0.2, 0.2, 4))
            for x in (2.6, width - 2.6):
                for z, tall in ((4.2, 4.6), (11.4, 7.0)):
                    for dx, dz, wide, high in ((0, tall / 2, 2.6, 0.35), (0, -tall / 2, 2.6, 0.35),
                                               (-1.15, 0, 0.35, tall), (1.15, 0, 0.35, tall)):
                        built.box((x + dx, 1.3, z + dz), (wide, 0.3, high))
            built.lathe([(0, 0.5), (0.3, 0.46), (0.42, 0.3), (0.3, 0.12), (0.18, 0)], (width - 1.5, 1.35, 7.6), 3, 16,
                        (90, 0, 0))
            built.lathe([(0.3, -0.1), (0.62, 0), (0.3, 0.1)], (width / 2, 1.2, 12.2), 3, 16, (90, 0, 0))
            built.box((width / 2, 1.32, 8.0), (2.2, 0.12, 0.6), 3)
            for side in (-0.9, width + 0.9):
                built.box((side, -0.2, 10.4), (1.6, 0.8, 20.8), 1, (0, 0, 0), 0.03)
                built.box((side, -0.7, 21.3), (1.2, 1.5, 2.2), 1, (0, 0, 0), 0.03, 1.25)
            built.box((width / 2, -0.8, 22.8), (width + 4, 2.4, 0.8), 1, (0, 0, 0), 0.03)
            built.box((width / 2, -0.6, 23.5), (width + 3, 1.8, 0.7), 1, (0, 0, 0), 0.03)
            for deep, high in ((4.2, 0.9), (2.4, 1.8)):
                built.box((width / 2, 1.5 - deep / 2, high / 2 - 0.9), (width + 2.4, deep, high + 1), 2, (0, 0, 0),
                          0.05)
            self.leaves[shade] = built.finish("door", 0.06)
            self.leaves[shade].location = (0, 0, -500)
        return shapes.copy(self.leaves[shade], location, parent=parent)


def house(trade, parent, left, width, storeys, kind, lit, chance, railed):
    """One house of a terrace whose front is the XZ plane: door on one side, two windows across, roof and stack."""
    height = 27 + (storeys - 1) * 23 + 5
    bay = (width - DOOR[0] - 2 * WINDOW[0]) / 4
    door_x = bay if kind % 2 else width - bay - DOOR[0]
    offset = 2 * bay + DOOR[0] if kind % 2 else bay
    spots = [(offset, 7.0), (offset + WINDOW[0] + bay, 7.0)]
    gap = (width - 3 * WINDOW[0]) / 4
    for storey in range(1, storeys):
        spots += [(gap + (WINDOW[0] + gap) * index, 30.0 + 23 * (storey - 1)) for index in range(3)]
    openings = [(x, z, x + WINDOW[0], z + WINDOW[1]) for x, z in spots] + [(door_x, 1.6, door_x + DOOR[0],
                                                                            1.6 + DOOR[1])]
    holder = shapes.group((left, chance.uniform(-0.15, 0.15), 0), parent=parent)
    front = masonry.Assembly(trade.bricks[kind % 3], trade.dressing, trade.iron, trade.slate, trade.pots, seed=kind)
    masonry.pierced(front, width, height, openings, 1.5)
    front.box((width / 2, 0.0, 27.2), (width, 0.7, 0.9), 1, (0, 0, 0), 0.02)
    front.box((width / 2, -0.2, height - 2.6), (width, 1.6, 0.8), 1, (0, 0, 0), 0.02)
    front.box((width / 2, -0.5, height - 1.9), (width, 2.4, 0.7), 1, (0, 0, 0), 0.02)
    front.box((width / 2, 0.4, height + 0.2), (width, 1.6, 0.6), 1, (0, 0, 0), 0.04)
    front.box((width / 2, 0.05, 0.6), (width, 0.5, 3.0), 1, (0, 0, 0), 0.03)
    front.lathe([(0.42, -3), (0.42, height - 4), (0.75, height - 3.6), (0.8, height - 2.6)], (width - 0.9, -0.5, 3.4),
                2, 12)
    for z in (6, 19, 33, 48):
        front.box((width - 0.9, -0.3, z), (1.4, 0.8, 0.35), 2)
    front.add([(0, 0.6, height), (width, 0.6, height), (width, 20, height + 11), (0, 20, height + 11)], [(0, 1, 2, 3)],
              3)
    stack = chance.uniform(0.05, 0.2) * width
    front.box((stack + 2.5, 7, height + 8), (3.6, 9, 17), 0, (0, 0, 0), 0.05)
    front.box((stack + 2.5, 7, height + 16.3), (4.6, 10, 0.9), 1, (0, 0, 0), 0.04)
    for y in (4.2, 7, 9.8):
        front.lathe([(0.85, 0), (0.75, 0.4), (0.62, 3.0), (0.8, 3.2), (0.74, 3.5), (0.5, 3.5)],
                    (stack + 2.5, y, height + 16.7), 4, 12, (chance.gauss(0, 3), chance.gauss(0, 3), 0))
    front.finish("house front", 0.07, holder)
    for index, (x, z) in enumerate(spots):
        trade.window(index in lit, holder, (x, 0, z))
    trade.door(kind % 3, holder, (door_x, 0, 1.6))
    if railed:
        railing(trade, holder, (offset - 0.5, -2.6, 0), width - DOOR[0] - 2 * bay + 1.0)
    return holder


def railing(trade, parent, location, length):
    """Area railings with spear heads on a low stone curb, a few of them bent."""
    built = masonry.Assembly(trade.iron, trade.step, seed=int(length * 10))
    built.box((length / 2, 0, 0.35), (length, 0.9, 0.9), 1, (0, 0, 0), 0.04)
    for z in (2.2, 8.2):
        built.box((length / 2, 0, z), (length, 0.36, 0.22))
    count = int(length / 1.35)
    for index in range(count + 1):
        x = length * index / count
        lean = built.chance.gauss(0, 0.8)
        built.lathe([(0.13, 0), (0.13, 8.3), (0.1, 8.6), (0.26, 8.9), (0.05, 9.9), (0, 10)], (x, 0, 0.6), 0, 7,
                    (lean, lean / 2, 0))
    return built.finish("railing", 0, parent, location)


def row(trade, x, turn, start, widths, storeys, kinds, lit, seed):
    """A terrace along the street, its fronts in the plane x facing the road, from start onwards."""
    chance = random.Random(seed)
    holder = shapes.group((x, start, 1.1), (0, 0, turn))
    left = 0.0
    for index, width in enumerate(widths):
        at = left if turn > 0 else -left - width
        house(trade, holder, at, width - 0.05, storeys[index], kinds[index], lit.get(index, ()), chance, index < 4)
        left += width


def hanging_sign(wear, location, turn=0.0):
    """A locksmith's board on a scrolled iron bracket that stands out from a wall facing -Y."""
    holder = shapes.group(location, (0, 0, turn))
    shapes.tube([(0, 0.2, 0), (0, -3, 0.05), (0, -6.6, 0)], 0.16, wear.iron, holder)
    shapes.tube([(0, 0.1, -3.6), (0, -1.4, -3.3), (0, -2.3, -1.8), (0, -3.6, -0.5), (0, -4.3, -0.9), (0, -3.9, -1.5),
                 (0, -3.4, -1.2)], 0.12, wear.iron, holder)
    shapes.lathe([(0, -0.3), (0.26, 0), (0, 0.4)], wear.iron, holder, (0, -6.8, 0), (90, 0, 0), 12)
    board = shapes.group((0, -3.9, -3.9), (0, 5, 0), parent=holder)
    timber = masonry.paint("sign paint", (0.02, 0.026, 0.022), 0.3)
    gilt = materials.metal("gilt", (0.62, 0.4, 0.14), 0.4, 0.8)
    outline = [(-2.4, -3.2), (2.4, -3.2), (2.4, 1.9), (1.7, 2.0), (1.3, 2.7), (0, 3.1), (-1.3, 2.7), (-1.7, 2.0),
               (-2.4, 1.9)]
    plank = trimmings.slab(outline, 0.5, timber, board, 0.1)
    plank.rotation_euler[2] = 1.5708
    for x in (-1.6, 1.6):
        shapes.tube([(0, x, 2.2), (0.05, x, 3.0), (0, x, 3.9)], 0.07, wear.iron, board, bend="VECTOR")
    for side in (-1, 1):
        face = shapes.group((side * 0.27, 0, 0), (90, 0, 90 * side), parent=board)
        rim = [(y * 0.88, z * 0.9, 0) for y, z in outline]
        shapes.tube(rim, 0.07, gilt, face, True, bend="VECTOR")
        shapes.ring(0.62, 0.13, gilt, face, (0, 1.2, 0.02))
        shapes.tube([(0, 0.6, 0.03), (0, -1.5, 0.03)], 0.13, gilt, face)
        for y, reach in ((-0.9, 0.75), (-1.4, 0.95)):
            shapes.box((reach / 2, y, 0.03), (reach, 0.26, 0.16), gilt, face, 0.04)
        for text, y, size in (("LOCKS", -2.15, 0.78), ("& KEYS", -2.85, 0.62)):
            shapes.lettering(text, (0, y, 0.03), size, gilt, face, (0, 0, 0), "CENTER", trimmings.SERIF)
