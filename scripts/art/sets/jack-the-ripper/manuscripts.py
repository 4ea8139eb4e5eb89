"""Sheets of paper with writing, print and drawings whose ink follows every curl of the sheet."""
import random

import bpy
from mathutils import Matrix, Vector

import materials
import penmanship
import shapes
import trimmings

SERIF = trimmings.SERIF
BOOK = "/usr/share/fonts/truetype/liberation/LiberationSerif-Regular.ttf"
STEPS = 26


class Inks:
    """The inks and papers that all sheets share."""

    def __init__(self):
        self.iron_gall = materials.ink("iron gall", (0.022, 0.014, 0.01))
        self.blue_black = materials.ink("blue black", (0.012, 0.014, 0.03))
        self.red = materials.ink("red pencil", (0.32, 0.012, 0.01))
        self.print = materials.ink("printing ink", (0.02, 0.018, 0.016))
        self.faint = materials.ink("faint line", (0.26, 0.2, 0.13))
        self.laid = materials.paper("laid paper", (0.6, 0.5, 0.35), 0.75)
        self.cream = materials.paper("cream paper", (0.68, 0.6, 0.45), 0.6)
        self.news = materials.paper("newsprint", (0.5, 0.43, 0.31), 0.7)
        self.card = materials.paper("mount card", (0.3, 0.2, 0.12), 0.5)
        self.sepia = materials.paper("sepia print", (0.34, 0.24, 0.14), 0.6)
        self.shadow = materials.ink("sepia shadow", (0.02, 0.013, 0.009))


class Page:
    """One sheet; marks are placed in its own plane, with the middle of the sheet as origin."""

    def __init__(self, size, paper, location, rotation=(0, 0, 0), parent=None, curl=0.03, seed=1):
        self.holder = shapes.group(location, rotation, parent=parent)
        self.size, self.chance = size, random.Random(seed)
        self.paper = shapes.sheet((0, 0, 0), size, paper, self.holder, curl=curl, seed=seed, steps=STEPS)
        self.heights = [point.co.z for point in self.paper.data.vertices]
        self.marks = {}

    def height(self, x, y):
        """The sheet's height at a point."""
        across = min(max((x / self.size[0] + 0.5) * STEPS, 0), STEPS - 0.001)
        up = min(max((y / self.size[1] + 0.5) * STEPS, 0), STEPS - 0.001)
        column, row = int(across), int(up)
        first = row * (STEPS + 1) + column
        lower = self.heights[first] * (1 - across + column) + self.heights[first + 1] * (across - column)
        first += STEPS + 1
        upper = self.heights[first] * (1 - across + column) + self.heights[first + 1] * (across - column)
        return lower * (1 - up + row) + upper * (up - row)

    def mark(self, points, faces, ink, level=0):
        """Lay flat faces on the sheet; a higher level lies over a lower one."""
        all_points, all_faces = self.marks.setdefault(ink, ([], []))
        first = len(all_points)
        all_points += [(x, y, self.height(x, y) + 0.005 + 0.003 * level) for x, y in points]
        all_faces += [tuple(first + corner for corner in face) for face in faces]

    def stroke(self, points, width, ink, pressure=0.0, level=1):
        """A pen stroke along points; pressure thickens what is drawn downwards."""
        path = [Vector((*points[0], 0))]
        for point in points[1:]:
            start, end = path[-1].copy(), Vector((*point, 0))
            parts = int((end - start).length / 0.12) + 1
            path += [start.lerp(end, part / parts) for part in range(1, parts + 1)]
        corners, faces = [], []
        for index, point in enumerate(path):
            along = path[min(index + 1, len(path) - 1)] - path[max(index - 1, 0)]
            along = along.normalized() if along.length else Vector((1, 0, 0))
            half = width / 2 * (1 - pressure * along.y)
            corners += [(point.x - along.y * half, point.y + along.x * half),
                        (point.x + along.y * half, point.y - along.x * half)]
        for index in range(0, len(corners) - 2, 2):
            faces.append((index, index + 1, index + 3, index + 2))
        self.mark(corners, faces, ink, level)

    def write(self, text, x, y, size, ink, width=None, rise=0.0):
        """One line of handwriting from a point; returns where it ends."""
        lines, length = penmanship.strokes(text, self.chance)
        for line in lines:
            path = [(point.x, point.y) for point in trimmings.smooth_path([(*point, 0) for point in line], 3)]
            path = [(x + px * size, y + py * size + rise * px * size) for px, py in path]
            self.stroke(path, width or size * 0.13, ink, 0.5)
        return x + length * size

    def letter(self, lines, size, ink, margin=0.12, top=0.1, lead=2.7):
        """A whole letter: each line is text, or (text, indent as a fraction of the width)."""
        y = self.size[1] * (0.5 - top)
        lines = [line if isinstance(line, tuple) else (line, 0.0) for line in lines]
        for text, indent in lines:
            length = penmanship.strokes(text, random.Random(1))[1] * 1.04
            size = min(size, self.size[0] * (1 - 1.4 * margin - indent) / length)
        for text, indent in lines:
            x = self.size[0] * (margin - 0.5 + indent) + self.chance.gauss(0, size * 0.3)
            self.write(text, x, y, size, ink, rise=self.chance.gauss(0.006, 0.006))
            y -= size * lead

    def print(self, text, x, y, size, ink, font=BOOK, align="LEFT", spacing=1.0, turn=0.0):
        """Printed words, possibly several lines."""
        thing = shapes.lettering(text, (0, 0, 0), size, ink, align=align, font=font, spacing=spacing)
        thing.data.resolution_u = 2
        shape = thing.evaluated_get(bpy.context.evaluated_depsgraph_get()).to_mesh()
        points = [Vector(point.co).xy for point in shape.vertices]
        for point in points:
            point.rotate(Matrix.Rotation(turn, 2))
        self.mark([(point.x + x, point.y + y) for point in points], [tuple(face.vertices) for face in shape.polygons],
                  ink)
        bpy.data.objects.remove(thing)

    def fill(self, outline, ink, level=0):
        """A filled outline."""
        self.mark(outline, [tuple(range(len(outline)))], ink, level)

    def finish(self):
        """Turn the marks into meshes."""
        for ink, (points, faces) in self.marks.items():
            shapes.mesh("ink", points, faces, ink, self.holder)
        return self.holder


def columns(page, words, left, right, top, bottom, count, size, ink, chance):
    """Newspaper columns, set from a stock of words and broken into lines by width."""
    gap = size * 1.2
    wide = (right - left - gap * (count - 1)) / count
    for column in range(count):
        lines, stock, y = [], chance.choice(words).split(), top
        while y > bottom:
            line, room = "", wide / size * (2.15 if chance.random() > 0.1 else chance.uniform(0.7, 1.6))
            while len(line) + len(stock[0]) < room:
                line += stock.pop(0) + " "
                stock = stock or chance.choice(words).split()
            lines.append(line)
            y -= size * 1.02
        x = left + column * (wide + gap)
        page.print("\n".join(lines), x, top, size, ink, spacing=1.02)
        if column:
            page.stroke([(x - gap / 2, top + size), (x - gap / 2, bottom)], 0.008, ink)
