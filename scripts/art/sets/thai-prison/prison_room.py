"""Walls with openings, built in scene coordinates so that stains run across them, and the prison's air and light."""
import math

import shapes
import stage
from mathutils import Vector


def surface(corners, material):
    """A flat four-cornered surface."""
    return shapes.mesh("surface", corners, [(0, 1, 2, 3)], material, smooth=False)


def pierced(origin, along, width, height, openings, thickness, material, reveal=None):
    """An upright wall with openings (left, bottom, right, top), its thickness going back to the left of `along`.

    The front passes through the origin; the openings must not share a height band unless they share all of it.
    """
    along = Vector(along).normalized()
    back = Vector((-along.y, along.x, 0)) * thickness
    origin = Vector(origin)
    points, faces = [], []

    def face(*corners):
        """Add a face through (along, up, back) corners."""
        faces.append(tuple(range(len(points), len(points) + len(corners))))
        points.extend(tuple(origin + along * x + Vector((0, 0, z)) + back * b) for x, z, b in corners)

    levels = sorted({0, height} | {level for _, low, _, high in openings for level in (low, high)})
    for low, high in zip(levels, levels[1:]):
        holes = sorted((left, right) for left, bottom, right, top in openings if bottom <= low and top >= high)
        edges = [0] + [edge for hole in holes for edge in hole] + [width]
        for left, right in zip(edges[::2], edges[1::2]):
            for depth in (0, 1):
                face((left, low, depth), (right, low, depth), (right, high, depth), (left, high, depth))
    shapes.mesh("wall", points, faces, material, smooth=False)
    points, faces = [], []
    for left, bottom, right, top in openings:
        for start, end in (((left, bottom), (right, bottom)), ((right, bottom), (right, top)),
                           ((right, top), (left, top)),
                           ((left, top), (left, bottom))):
            face((*start, 0), (*end, 0), (*end, 1), (*start, 1))
    if openings:
        shapes.mesh("reveal", points, faces, reveal or material, smooth=False)


def arched(y, half_width, height, opening, rise, thickness, material, reveal, step=6):
    """A wall across the corridor with a round-headed opening of the given half width, springing at rise."""
    arc = [(opening * math.cos(math.radians(a)), rise + opening * math.sin(math.radians(a))) for a in range(0, 181,
                                                                                                            step)]
    points, faces = [], []

    def face(*corners):
        """Add a face through (x, y, z) corners."""
        faces.append(tuple(range(len(points), len(points) + len(corners))))
        points.extend(corners)

    for side in (-1, 1):
        face((side * half_width, y, 0), (side * opening, y, 0), (side * opening, y, height),
             (side * half_width, y, height))
    for (x, z), (to_x, to_z) in zip(arc, arc[1:]):
        face((x, y, z), (to_x, y, to_z), (to_x, y, height), (x, y, height))
    shapes.mesh("arched wall", points, faces, material, smooth=False)
    points, faces = [], []
    outline = [(opening, 0), *arc, (-opening, 0)]
    for (x, z), (to_x, to_z) in zip(outline, outline[1:]):
        face((x, y, z), (to_x, y, to_z), (to_x, y + thickness, to_z), (x, y + thickness, z))
    shapes.mesh("soffit", points, faces, reveal, smooth=True)
    outer = opening + 0.5
    ring = [(outer * math.cos(math.radians(a)), outer * math.sin(math.radians(a))) for a in range(0, 181, 9)]
    for (x, z), (to_x, to_z) in zip(ring, ring[1:]):
        angle = math.degrees(math.atan2((z + to_z) / 2, (x + to_x) / 2))
        shapes.box(((x + to_x) / 2, y - 0.1, rise + (z + to_z) / 2), (1.1, 0.7, math.hypot(x - to_x, z - to_z) - 0.06),
                   reveal, edge=0.06, rotation=(0, -angle, 0))


def deep_air(scene, end, samples, start=2.0, shadows="1024"):
    """Spread the air's samples over a longer view than the stage's own, without the haze shading itself."""
    eevee = scene.eevee
    eevee.volumetric_start, eevee.volumetric_end, eevee.volumetric_samples = start, end, samples
    eevee.use_volumetric_shadows, eevee.use_shadow_high_bitdepth = False, True
    eevee.volumetric_sample_distribution = 0.6
    eevee.shadow_cube_size, eevee.use_ssr_halfres = shadows, True


def shift(eye, up=0.0, across=0.0):
    """Look higher or sideways without tilting the camera: uprights stay upright."""
    eye.data.shift_y, eye.data.shift_x = up, across


def bounce(place, target, colour, energy, size, haze=0.15, gloss=0.0):
    """Light thrown back by a bright surface: broad and without shadows, which also spares their cost."""
    lamp = stage.light("AREA", place, target, colour, energy, size, haze=haze, gloss=gloss)
    lamp.data.use_shadow = False
    return lamp


def sunbeam(place, direction, energy, spread, distance, haze, colour=(1.0, 0.8, 0.47)):
    """Sun through an opening: a far, hard lamp aimed at a place along a direction, which the bars there cut up."""
    place = Vector(place)
    lamp = stage.light("SPOT", place - Vector(direction).normalized() * distance, place, colour, energy, 0.4, spread,
                       0.05,
                       haze, 0.5)
    lamp.data.shadow_buffer_clip_start, lamp.data.contact_shadow_distance = distance * 0.6, 0.25
    return lamp
