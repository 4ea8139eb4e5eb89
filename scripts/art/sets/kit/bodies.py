"""Soft forms that people are made of: lofts fused into one skin, cloth that folds, hands, and hair in strands."""
import math
import random

import bpy
from mathutils import Matrix, Vector, noise
from mathutils.bvhtree import BVHTree

import shapes
import trimmings


class Flesh:
    """Closed lofts that overlap, gathered to be fused into one seamless surface."""

    def __init__(self):
        self.points, self.faces = [], []

    def rings(self, rings):
        """A closed loft through rings of equally many points."""
        start, count = len(self.points), len(rings[0])
        for ring in rings:
            self.points += ring
        for row in range(len(rings) - 1):
            for spot in range(count):
                here, beside = start + row * count + spot, start + row * count + (spot + 1) % count
                self.faces.append((here, beside, beside + count, here + count))
        last = start + (len(rings) - 1) * count
        self.faces.append(tuple(reversed(range(start, start + count))))
        self.faces.append(tuple(range(last, last + count)))

    def oval(self, sections, square=2.2, count=36):
        """A loft of ovals: (centre, right, forward, half width, half depth) each, squarish beyond a power of 2."""
        rings = []
        for centre, right, forward, wide, deep in sections:
            ring = []
            for step in range(count):
                turn = math.tau * step / count
                x, y = math.cos(turn), math.sin(turn)
                ring.append(centre + right * (wide * math.copysign(abs(x) ** (2 / square), x))
                            + forward * (deep * math.copysign(abs(y) ** (2 / square), y)))
            rings.append(ring)
        self.rings(rings)

    def limb(self, points, radii, flat=1.0, across=(1, 0, 0), steps=6, count=20):
        """A round limb along a smooth path; flat thins it at right angles to across."""
        path = trimmings.smooth_path(points, steps)
        sections = []
        for index, point in enumerate(path):
            share = index / (len(path) - 1) * (len(points) - 1)
            first = min(int(share), len(points) - 2)
            part = share - first
            radius = radii[first] * (1 - part) + radii[first + 1] * part
            along = (path[min(index + 1, len(path) - 1)] - path[max(index - 1, 0)]).normalized()
            right = (Vector(across) - along * along.dot(Vector(across))).normalized()
            sections.append((point, right, along.cross(right), radius, radius * flat))
        first, last = sections[0], sections[-1]
        tips = [(end[0] + way * end[3] * reach, end[1], end[2], end[3] * thin, end[4] * thin)
                for end, way, reach, thin in ((first, (path[0] - path[1]).normalized(), 0.7, 0.6),
                                              (last, (path[-1] - path[-2]).normalized(), 0.7, 0.6))]
        self.oval([tips[0], *sections, tips[1]], 2.0, count)

    def ball(self, centre, size, turn=None):
        """An ellipsoid of the given half sizes, turned by a matrix."""
        turn = turn or Matrix.Identity(3)
        right, forward, up = (turn @ Vector(axis) for axis in ((1, 0, 0), (0, 1, 0), (0, 0, 1)))
        self.oval([(Vector(centre) + up * (size[2] * math.sin(lift)), right, forward, size[0] * math.cos(lift),
                    size[1] * math.cos(lift)) for lift in (math.radians(step) for step in range(-84, 85, 12))], 2.0, 24)

    def fuse(self, name, material, parent, voxel, smooth=6, shift=None):
        """One object of all lofts; shift(point, normal) then says how far each of its points is moved."""
        data = bpy.data.meshes.new(name)
        data.from_pydata(self.points, [], self.faces)
        draft = bpy.data.objects.new(name, data)
        bpy.context.collection.objects.link(draft)
        remesh = draft.modifiers.new("one skin", "REMESH")
        remesh.mode, remesh.voxel_size = "VOXEL", voxel
        soften = draft.modifiers.new("soft", "SMOOTH")
        soften.factor, soften.iterations = 0.5, smooth
        skin = bpy.data.meshes.new_from_object(draft.evaluated_get(bpy.context.evaluated_depsgraph_get()))
        bpy.data.objects.remove(draft)
        if shift:
            moved = [vertex.co + shift(vertex.co.copy(), vertex.normal.copy()) for vertex in skin.vertices]
            for vertex, place in zip(skin.vertices, moved):
                vertex.co = place
            skin.update()
        for face in skin.polygons:
            face.use_smooth = True
        return shapes.link(bpy.data.objects.new(name, skin), material, parent)


def ease(value, low, high):
    """A smooth step from 0 at low to 1 at high."""
    part = min(1.0, max(0.0, (value - low) / (high - low)))
    return part * part * (3 - 2 * part)


def crease(place):
    """Folds of cloth between -1 and 1: round backs with narrow valleys between them."""
    return 1 - 2.6 * abs(noise.noise(place)) ** 0.8


def near_path(point, path):
    """How far along a path of corners a point lies (in corners), how far from it, and the direction of the path."""
    best = (0.0, 1e9, Vector((0, 0, 1)))
    for index, (start, end) in enumerate(zip(path, path[1:])):
        line = end - start
        part = min(1.0, max(0.0, (point - start).dot(line) / line.length_squared))
        gap = (point - start - line * part).length
        if gap < best[1]:
            best = (index + part, gap, line.normalized())
    return best


def bend(root, target, upper, lower, pole):
    """Where the joint between two bones lies, and how far their end gets towards the target."""
    line = target - root
    reach = min(line.length, (upper + lower) * 0.995)
    way = line.normalized()
    along = (upper * upper - lower * lower + reach * reach) / (2 * reach)
    out = (pole - way * way.dot(pole)).normalized()
    return root + way * along + out * math.sqrt(max(0.0, upper * upper - along * along)), root + way * reach


def hand(wrist, along, palm, side, size, material, parent, curls=(12, 14, 16, 20), spread=1.0):
    """A hand from the wrist on: along its knuckles' way, palm facing a side, each finger curled by degrees a joint."""
    along, palm = Vector(along).normalized(), Vector(palm)
    palm = (palm - along * along.dot(palm)).normalized()
    thumb_side = along.cross(palm) * side
    flesh = Flesh()
    flesh.oval([(wrist + along * (reach * size) + palm * (dip * size), thumb_side, palm, wide * size, deep * size)
                for reach, dip, wide, deep in ((-0.14, 0, 0.12, 0.1), (-0.08, 0, 0.15, 0.115), (0.06, 0, 0.17, 0.12),
                                               (0.28, 0.01, 0.215, 0.115), (0.5, 0.01, 0.225, 0.095),
                                               (0.56, 0.02, 0.2, 0.07))], 2.6, 20)
    lengths = (0.46, 0.52, 0.48, 0.37)
    for finger, (length, curl) in enumerate(zip(lengths, curls)):
        across = 0.165 - finger * 0.11
        place = wrist + along * ((0.5 - 0.035 * abs(finger - 1)) * size) + thumb_side * (across * size)
        way = (along + thumb_side * (across * 0.55 * spread)).normalized()
        hinge = palm.cross(way)
        points = [place - way * 0.12 * size, place]
        for part in (0.45, 0.31, 0.24):
            way = Matrix.Rotation(math.radians(-curl), 3, hinge) @ way
            points.append(points[-1] + way * (part * length * size))
        flesh.limb(points, [part * size for part in (0.055, 0.06, 0.053, 0.047, 0.036)], steps=4, count=12,
                   across=thumb_side)
    root = wrist + along * (0.12 * size) + thumb_side * (0.12 * size) + palm * (0.03 * size)
    flesh.limb([root, root + (along * 0.15 + thumb_side * 0.13 + palm * 0.04) * size,
                root + (along * 0.33 + thumb_side * 0.19 + palm * 0.05) * size,
                root + (along * 0.47 + thumb_side * 0.18 + palm * 0.07) * size],
               [part * size for part in (0.085, 0.075, 0.058, 0.042)], steps=4, count=12, across=palm)
    return flesh.fuse("hand", material, parent, 0.03 * size, 4)


def strands(body, comb, count, length, material, parent, seed, lift=0.1, curl=0.0, thick=0.008):
    """Single hairs that lie on a fused body of hair as comb(point, normal) says; a few stray and catch the light."""
    chance, steps = random.Random(seed), 8
    data = bpy.data.curves.new("strands", "CURVE")
    data.dimensions, data.bevel_depth, data.bevel_resolution = "3D", thick, 0
    material = material.copy()
    material.shadow_method = "NONE"  # thousands of hairs in every lamp's shadow map take minutes and show nothing
    vertices = [vertex.co.copy() for vertex in body.data.vertices]
    tree = BVHTree.FromPolygons(vertices, [face.vertices[:] for face in body.data.polygons])
    for _ in range(count):
        spot, out = tree.find_nearest(chance.choice(vertices))[:2]
        if comb(spot, out).length < 1e-3:
            continue
        stray, reach, phase = chance.random() ** 6, length * chance.uniform(0.5, 1.2) / steps, chance.uniform(0, 6.28)
        spline = data.splines.new("POLY")
        spline.points.add(steps)
        for index, knot in enumerate(spline.points):
            share = index / steps
            knot.co, knot.radius = (*spot, 1), 1.1 - 0.85 * share
            way = comb(spot, out)
            way = way.normalized() if way.length > 1e-3 else Vector((0, 0, -1))
            side = way.cross(out) * (math.sin(phase + share * 7) * curl + 0.35 * stray * math.sin(phase * 5))
            place = spot + (way + side + out * (curl * math.cos(phase + share * 7))).normalized() * reach
            near, facing = tree.find_nearest(place)[:2]
            if (near - place).length < 1.5 * reach:
                out, place = facing, near + facing * (lift * (0.12 + 2.4 * stray) * math.sin(share * 2.4 + 0.2))
            spot = place
    return shapes.link(bpy.data.objects.new("strands", data), material, parent)
