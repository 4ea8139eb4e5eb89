"""Forms of the Alice sets: skins swept along paths, sharp flat marks, hand-made unevenness and repeated groups."""
import math
import random

import bpy
import shapes
import trimmings
from mathutils import Matrix, Vector, noise

SYMBOLS = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
ROMAN = "/usr/share/fonts/truetype/liberation/LiberationSerif-Bold.ttf"
ITALIC = "/usr/share/fonts/truetype/liberation/LiberationSerif-BoldItalic.ttf"


class Skin:
    """Points and faces gathered from several forms, which become one mesh."""

    def __init__(self):
        self.points, self.faces = [], []

    def add(self, points, faces):
        """Take over a form."""
        first = len(self.points)
        self.points += [tuple(point) for point in points]
        self.faces += [tuple(first + corner for corner in face) for face in faces]

    def grid(self, rows, closed=False):
        """Faces between rows of points of one length; closed joins the ends of each row."""
        count = len(rows[0])
        points = [point for row in rows for point in row]
        faces = []
        for row in range(len(rows) - 1):
            for column in range(count if closed else count - 1):
                here, beside = row * count + column, row * count + (column + 1) % count
                faces.append((here, beside, beside + count, here + count))
        self.add(points, faces)

    def sweep(self, path, radius, segments=16, caps=True):
        """A skin round a path, whose radius(angle, share of the way) may be lobed."""
        path = [Vector(point) for point in path]
        rows, side = [], None
        for index, point in enumerate(path):
            along = (path[min(index + 1, len(path) - 1)] - path[max(index - 1, 0)]).normalized()
            side = along.orthogonal() if side is None else side - along * side.dot(along)
            side.normalize()
            across, share = along.cross(side), index / (len(path) - 1)
            angles = [math.tau * step / segments for step in range(segments)]
            reach = [radius(angle, share) for angle in angles]
            rows.append([
                point + side * (far * math.cos(angle)) + across * (far * math.sin(angle))
                for far, angle in zip(reach, angles)
            ])
        self.grid(rows, True)
        if caps:
            self.add(rows[0], [tuple(reversed(range(segments)))])
            self.add(rows[-1], [tuple(range(segments))])

    def finish(self, name, material, parent=None, smooth=True):
        """The mesh object of everything gathered."""
        return shapes.mesh(name, self.points, self.faces, material, parent, smooth)


def swept(path, radius, material, parent=None, segments=16, steps=6):
    """A single smooth skin along a few points; radius is a number or a function of angle and share."""
    reach = radius if callable(radius) else lambda angle, share: radius
    skin = Skin()
    skin.sweep(trimmings.smooth_path(path, steps), reach, segments)
    return skin.finish("sweep", material, parent)


def uneven(thing, amount, scale=1.0, seed=0):
    """Push a mesh's points about as a modeller's thumbs would."""
    for point in thing.data.vertices:
        spot = Vector(point.co) * scale + Vector((seed * 7.3, seed * 3.1, 0))
        point.co += noise.noise_vector(spot) * amount
    return thing


def flat_marks(marks, material, parent=None, place=None, name="marks"):
    """Sharp flat signs in one mesh; a mark is (text, x, y, size, turn in degrees, font) and is centred on its spot.

    `place` lays a point (x, y) onto a surface.
    """
    skin = Skin()
    for text, x, y, size, turn, font in marks:
        data = bpy.data.curves.new("mark", "FONT")
        data.body, data.size, data.resolution_u = text, size, 5
        data.font = bpy.data.fonts.load(font, check_existing=True)
        writing = bpy.data.objects.new("mark", data)
        flat = bpy.data.meshes.new_from_object(writing)
        corners = [point.co for point in flat.vertices]
        middle = [(min(c[axis] for c in corners) + max(c[axis] for c in corners)) / 2 for axis in (0, 1)]
        spin = Matrix.Rotation(math.radians(turn), 3, "Z")
        spots = [spin @ Vector((corner.x - middle[0], corner.y - middle[1], 0)) for corner in corners]
        spots = [(spot.x + x, spot.y + y) for spot in spots]
        skin.add([place(*spot) if place else (*spot, 0) for spot in spots],
                 [tuple(face.vertices) for face in flat.polygons])
        bpy.data.objects.remove(writing)
        bpy.data.meshes.remove(flat)
    return skin.finish(name, material, parent, False)


def repeat(holder, location, rotation=None, scale=None, parent=None):
    """A second instance of a whole group, sharing all its meshes; rotation in degrees."""
    twin = holder.copy()
    bpy.context.collection.objects.link(twin)
    twin.location = location
    twin.parent = parent
    if rotation is not None:
        twin.rotation_euler = [math.radians(angle) for angle in rotation]
    if scale is not None:
        twin.scale = (scale, scale, scale) if isinstance(scale, (int, float)) else scale
    for child in holder.children:
        repeat(child, child.location, parent=twin)
    return twin


def star(points, outer, inner, turn=0.0):
    """Corners of a star, counter-clockwise."""
    corners = []
    for step in range(points * 2):
        reach, angle = (outer, inner)[step % 2], math.pi * step / points + math.pi / 2 + turn
        corners.append((reach * math.cos(angle), reach * math.sin(angle)))
    return corners


def chain(path, material, parent=None, size=0.09, thickness=0.018):
    """A chain of round links along a path, every second link turned."""
    points = trimmings.smooth_path(path, 24)
    skin, spacing, travelled, count = Skin(), size * 1.5, 0.0, 0
    for before, here in zip(points, points[1:]):
        travelled += (here - before).length
        if travelled < spacing:
            continue
        travelled -= spacing
        count += 1
        along = (here - before).normalized()
        side = along.orthogonal().normalized()
        side = Matrix.Rotation(math.pi / 2 * (count % 2) + 0.4, 3, along) @ side
        loop = []
        for step in range(9):
            angle = math.tau * step / 8
            loop.append(here + along * (size * math.cos(angle)) + side * (size * 0.62 * math.sin(angle)))
        skin.sweep(loop, lambda angle, share: thickness, 6, False)
    return skin.finish("chain", material, parent)


def ground(width, depth, centre, height, material, steps=90):
    """A field of soil; height(x, y) gives its lie."""
    rows = []
    for row in range(steps + 1):
        y = centre[1] + (row / steps - 0.5) * depth
        across = [centre[0] + (column / steps - 0.5) * width for column in range(steps + 1)]
        rows.append([(x, y, height(x, y)) for x in across])
    skin = Skin()
    skin.grid(rows)
    return skin.finish("ground", material)


def scatter(models, count, area, height, seed=1, sizes=(0.7, 1.3), avoid=None, tilt=12):
    """Copies of models over (left, right, near, far), standing on height(x, y), but not where avoid(x, y)."""
    chance, placed = random.Random(seed), 0
    for _ in range(count * 6):
        x, y = chance.uniform(*area[:2]), chance.uniform(*area[2:])
        if avoid and avoid(x, y):
            continue
        turn = (chance.uniform(-tilt, tilt), chance.uniform(-tilt, tilt), chance.uniform(0, 360))
        twin = shapes.copy(chance.choice(models), (x, y, height(x, y)), turn)
        size = chance.uniform(*sizes)
        twin.scale = (size, size, size * chance.uniform(0.85, 1.2))
        placed += 1
        if placed == count:
            return


def park(things):
    """Take models out of the picture once they have been copied."""
    for thing in things:
        bpy.data.objects.remove(thing)
