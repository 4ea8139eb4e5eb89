"""Playing cards of the Alice sets: bent, thumbed pasteboard with sharp pips."""
import math

import materials
import shapes
import wonder_forms as forms
import wonder_looks as looks
from mathutils import noise

SUITS = {"spade": "\u2660", "heart": "\u2665", "diamond": "\u2666", "club": "\u2663"}
ROWS = {2: (1, -1), 3: (1, 0, -1)}
COLUMNS = {4: ((-1, 1), (1, 1), (-1, -1), (1, -1)), 6: ((-1, 1), (1, 1), (-1, 0), (1, 0), (-1, -1), (1, -1)),
           8: tuple((side, row) for side in (-1, 1) for row in (1, 0.333, -0.333, -1))}


def pips(count):
    """Places of a card's pips, from -1 to 1 across and up."""
    if count in ROWS:
        return [(0, row) for row in ROWS[count]]
    if count == 1:
        return [(0, 0)]
    places = list(COLUMNS[4 if count < 6 else 6 if count < 9 else 8])
    extra = {5: ((0, 0),), 7: ((0, 0.5),), 8: ((0, 0.5), (0, -0.5)), 9: ((0, 0),), 10: ((0, 0.667), (0, -0.667))}
    return places + list(extra.get(count, ()))


class Deck:
    """The materials of a pack and the making of its cards."""

    def __init__(self, size=(1.0, 1.45), thickness=0.018):
        self.size, self.thickness = size, thickness
        self.face = looks.pasteboard("card face", scale=1.6 / size[0])
        self.edge = materials.paper("card edge", (0.42, 0.34, 0.25), 0.8)
        self.back = looks.lattice("card back", (0.3, 0.03, 0.06), (0.05, 0.012, 0.06), (0.6, 0.52, 0.4), size,
                                  15.0 / size[0])
        self.red = materials.ink("red pip", (0.42, 0.016, 0.03), 0.5)
        self.black = materials.ink("black pip", (0.014, 0.01, 0.022), 0.5)

    def card(self, rank, suit, location, rotation=(0, 0, 0), bend=(0.08, 0.0, 0.0), parent=None, scale=1.0, wear=0.0):
        """A card facing +Z, its top toward +Y; bend curls it across, along and twists it; wear frays its outline."""
        width, tall = self.size
        holder = shapes.group(location, rotation, scale, parent)

        def lie(x, y, lift=0.0):
            """The curl of the card at a place."""
            u, v = x / width * 2, y / tall * 2
            return (x, y, width * (bend[0] * u * u + bend[1] * v * v + bend[2] * u * v) + lift)
        corner, rows = 0.09 * width, []
        ups = [corner * (1 - math.cos(math.pi / 2 * step / 5)) for step in range(6)]
        sides = [corner + (tall - 2 * corner) * step / 18 for step in range(1, 18)]
        levels = ups + sides + [tall - up for up in ups[::-1]]
        for up in levels:
            deep = max(0.0, corner - min(up, tall - up))
            half = width / 2 - corner + math.sqrt(max(0.0, corner ** 2 - deep ** 2))
            fray = wear * width * 0.012
            left, right = (fray * noise.noise((up * 2.2 / width * 3, side, 0.5)) for side in (0, 3))
            rows.append([lie((step / 14 * 2 - 1) * (half + (left if step < 7 else right)), up - tall / 2)
                         for step in range(15)])
        skin = forms.Skin()
        skin.grid(rows)
        sheet = skin.finish("card", self.face, holder)
        sheet.data.materials.append(self.edge)
        sheet.data.materials.append(self.back)
        solid = sheet.modifiers.new("solid", "SOLIDIFY")
        solid.thickness, solid.offset = self.thickness, -1
        solid.material_offset, solid.material_offset_rim = 2, 1
        colour = self.red if suit in ("heart", "diamond") else self.black
        sign, label = SUITS[suit], "A" if rank == 1 else str(rank)
        size = 0.8 if rank == 1 else 0.31
        marks = [(sign, x * 0.215 * width, y * 0.33 * tall, size * width, 180 if y < -0.01 else 0, forms.SYMBOLS)
                 for x, y in pips(rank)]
        for flip in (1, -1):
            turn = 0 if flip == 1 else 180
            marks.append((label, flip * -0.4 * width, flip * 0.41 * tall, 0.19 * width, turn, forms.ROMAN))
            marks.append((sign, flip * -0.4 * width, flip * 0.325 * tall, 0.15 * width, turn, forms.SYMBOLS))
        forms.flat_marks(marks, colour, holder, lambda x, y: lie(x, y, 0.006 * width))
        return holder
