"""What a close look at the birthday table finds: sprinkles, run wax, fairy lights and the tagged key."""
import math
import random

import birthday_props as party
import materials
import props
import shapes
import trimmings
from mathutils import Euler, Vector

BRIGHT = (party.CREAM, party.MUSTARD, party.BRICK, party.TEAL, party.PLUM)


class Scatter:
    """Many small things of one shape and several colours, gathered into one mesh for each colour."""

    def __init__(self, outline, faces, looks):
        self.outline, self.faces, self.looks = [Vector(point) for point in outline], faces, looks
        self.built = [([], []) for _ in looks]

    def add(self, look, place, turn, scale=1.0):
        """One more of them at a place, turned by angles in radians."""
        points, faces = self.built[look]
        first, spin = len(points), Euler(turn).to_matrix()
        points += [tuple(Vector(place) + spin @ (point * scale)) for point in self.outline]
        faces += [tuple(first + corner for corner in face) for face in self.faces]

    def finish(self, parent=None):
        """Put them all into the scene."""
        for (points, faces), look in zip(self.built, self.looks):
            if points:
                shapes.mesh("scattered", points, faces, look, parent)


def sprinkle_shape(length=0.05, girth=0.013):
    """The points and faces of one sugar sprinkle, round at both ends."""
    rings = ((-length, 0.35), (-length * 0.8, 0.9), (-length * 0.5, 1), (length * 0.5, 1), (length * 0.8, 0.9),
             (length, 0.35))
    points = [(along, girth * part * math.cos(math.tau * step / 8), girth * part * math.sin(math.tau * step / 8))
              for along, part in rings for step in range(8)]
    faces = [(8 * ring + step, 8 * ring + (step + 1) % 8, 8 * ring + 8 + (step + 1) % 8, 8 * ring + 8 + step)
             for ring in range(len(rings) - 1) for step in range(8)]
    return points, [*faces, tuple(range(7, -1, -1)), tuple(range(40, 48))]


def sprinkles(cake):
    """Sugar sprinkles on both tiers of a cake and around its foot."""
    looks = [materials.glaze(f"sprinkle {index}", tuple(min(0.9, part * 1.25) for part in colour), 0.3)
             for index, colour in enumerate(BRIGHT)]
    strewn, chance = Scatter(*sprinkle_shape(), looks), random.Random(21)

    def strew(count, near, far, height):
        """Some of them lying flat on a ring between two radii."""
        for _ in range(count):
            reach, angle = math.sqrt(chance.uniform(near * near, far * far)), chance.uniform(0, math.tau)
            strewn.add(chance.randrange(len(looks)), (reach * math.cos(angle), reach * math.sin(angle), height),
                       (0, chance.gauss(0, 0.14), chance.uniform(0, math.tau)))
    strew(150, 0.05, 0.76, 2.507)
    strew(120, 0.84, 1.2, 1.704)
    strew(26, 1.36, 1.44, 0.69)
    strew(60, 1.55, 2.4, 0.022)
    strewn.finish(cake)


def run_wax(cake):
    """Wax that has run down the candles of a cake, and the pool at each wick."""
    wax, chance = trimmings.wax("candle wax", (0.72, 0.6, 0.42)), random.Random(17)
    for x, y, height in party.candle_spots():
        top = 2.47 + height
        shapes.lathe([(0, -0.01), (0.03, -0.008), (0.052, 0.004), (0.056, -0.02), (0.052, -0.06), (0.048, -0.07)], wax,
                     cake, (x, y, top), segments=20)
        for _ in range(3):
            angle, length = chance.uniform(0, math.tau), chance.uniform(0.1, 0.34)
            run = (x + 0.05 * math.cos(angle), y + 0.05 * math.sin(angle))
            shapes.tube([(*run, top - 0.01), (*run, top - length * 0.6), (*run, top - length)], 0.014, wax, cake,
                        radii=[0.8, 0.7, 1.5])


def fairy_lights(points, gap=0.5):
    """A thin wire of small warm lights through points."""
    path = trimmings.smooth_path(points, 14)
    shapes.tube(path, 0.012, materials.metal("light wire", (0.5, 0.3, 0.15), 0.4))
    bead, since = materials.glow("fairy light", (1.0, 0.6, 0.24), 16.0), 0.0
    for here, there in zip(path, path[1:]):
        since += (there - here).length
        if since > gap:
            shapes.lathe([(0, -0.06), (0.05, -0.03), (0.055, 0.02), (0, 0.06)], bead, location=there, segments=12)
            since = 0.0


def honored_key(wear, chest):
    """The key before a chest, tied by a ribbon to the tag that leans on its front and says whom it is for."""
    props.key(wear, (-0.5, -2.25, 0), (0, 0, 5), 1.45, chest)
    trimmings.ribbon([(-0.68, -2.28, 0.16), (-1.0, -2.4, 0.12), (-1.55, -2.35, 0.04), (-2.05, -2.0, 0.05),
                      (-2.16, -1.6, 0.2), (-2.08, -1.32, 0.4), (-2.0, -1.24, 0.5)], 0.085,
                     trimmings.satin("key ribbon", (0.42, 0.025, 0.02)), chest, across=(0.3, 0.6, 0.7), thickness=0.008)
    tag = shapes.group((-1.4, -1.24, 0.49), (74, 0, 3), 0.85, chest)
    outline = [(-0.66, -0.52), (0.86, -0.52), (0.86, 0.52), (-0.66, 0.52), (-0.88, 0.3), (-0.88, -0.3)]
    trimmings.slab(outline, 0.035, wear.paper, tag, 0.01, rotation=(-90, 0, 0))
    shapes.ring(0.06, 0.022, wear.brass, tag, (-0.71, 0, 0.02))
    for row, words in enumerate(("First key:", "guest of honor")):
        shapes.lettering(words, (0.11, 0.1 - 0.36 * row, 0.024), 0.25, wear.ink, tag, (0, 0, 0), "CENTER",
                         trimmings.SERIF)


def streamer_over(chest, across, colour):
    """A paper streamer thrown over a chest's lid, curling where it meets the table."""
    lid = [(across - 0.0045 * angle, -1.12 * math.cos(math.radians(angle)), 1.5 + 0.9 * math.sin(math.radians(angle)))
           for angle in (130, 105, 80, 55, 30, 10)]
    fall = [(-1.2, 0.9), (-1.28, 0.35), (-1.45, 0.06), (-1.75, 0.12), (-1.86, 0.36), (-1.68, 0.5), (-1.54, 0.34),
            (-1.62, 0.2)]
    trimmings.ribbon([*lid, *[(across + 0.05 * step, y, z) for step, (y, z) in enumerate(fall)]], 0.17,
                     materials.paper("thrown streamer", colour, 0.1), chest, (1, 0, 0.06), thickness=0.008)
