"""What people wear, their skin, and how they hold their fingers."""
from dataclasses import dataclass

import bmesh
import bpy
import materials
import shapes
from mathutils.bvhtree import BVHTree

# How much wider than the body, where sleeves end (1 elbow, 2 wrist), where the hem hangs, how deep the cloth folds.
CUTS = {
    "shirt": (0.008, 1.32, 0.476, 1.0),
    "sweater": (0.013, 1.93, 0.478, 0.8),
    "blazer": (0.013, 1.9, 0.432, 0.6),
    "hoodie": (0.017, 1.95, 0.47, 1.0),
    "oxford": (0.008, 1.9, 0.476, 1.0),
    "tunic": (0.008, 1.88, 0.47, 1.1),
    "blouse": (0.007, 1.5, 0.484, 1.1),
}
FLAT, POINTING, RELAXED = (4, 5, 6, 7), (3, 55, 62, 66), (18, 22, 26, 30)  # how far each finger bends at every joint


@dataclass
class Look:
    """What a figure wears: a top by its cut and cloth, trousers, hair by its style and colour, and its skin."""

    cut: str
    cloth: object
    legs: object
    hair: str
    hair_colour: tuple
    skin: object
    seed: int = 1


def skin(name, tone):
    """Skin in half light: soft, a little moist, never glossy."""
    nodes = materials.Nodes(name)
    nodes.bump(nodes.noise(nodes.place(), 9, 4), 0.12, 0.02)
    return nodes.finish(Base_Color=tone, Roughness=0.55, Specular=0.3)


def wool(name, colour):
    """Cloth for a figure in half light: matt, unevenly worn, with a soft sheen along its outline."""
    nodes = materials.Nodes(name)
    weave = nodes.mix(0.5, nodes.noise(nodes.place((22, 22, 3)), 2.0, 2), nodes.noise(nodes.place((3, 3, 22)), 2.0, 2))
    worn = nodes.noise(nodes.place(), 0.9, 5)
    shade = nodes.ramp(worn, (0.32, tuple(part * 0.72 for part in colour)), (0.66, colour))
    nodes.bump(weave, 0.3, 0.02)
    return nodes.finish(Base_Color=shade, Roughness=0.9, Specular=0.12, Sheen=0.6, Sheen_Tint=0.7)


def print_on_back(person, words, height, size, material, font=None):
    """Letters printed on the back of a top, following its folds; height is a share of the stature."""
    draft = shapes.lettering(words, (0, 0, 0), size, material, align="CENTER", font=font)
    flat = bpy.data.meshes.new_from_object(draft.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(draft)
    fine = bmesh.new()
    fine.from_mesh(flat)
    bmesh.ops.triangulate(fine, faces=fine.faces)
    bmesh.ops.subdivide_edges(fine, edges=fine.edges, cuts=3)
    cloth = person.top.data
    tree = BVHTree.FromPolygons([point.co.copy() for point in cloth.vertices],
                                [face.vertices[:] for face in cloth.polygons])
    place, right, forward, up = person.spine(height)
    for point in fine.verts:
        start = place + right * point.co.x + up * point.co.y - forward * (0.3 * person.unit)
        point.co = (tree.ray_cast(start, forward)[0] or start) - forward * (0.0016 * person.unit)
    fine.to_mesh(flat)
    fine.free()
    for face in flat.polygons:
        face.use_smooth = True
    return shapes.link(bpy.data.objects.new("print", flat), material, person.holder)
