"""The arched door of the Alice sets: planks in a carved frame, with light behind it."""
import math

import materials
import shapes
import trimmings
import wonder_forms as forms
from mathutils import Vector

SPRING = 2.3


def arch(half, spring=SPRING, steps=24):
    """Points (x, z) round an arched opening from its left foot to its right."""
    turns = [math.pi * (1 - step / steps) for step in range(steps + 1)]
    return [(-half, 0.0), (-half, spring * 0.5)] + [
        (half * math.cos(turn), spring + half * math.sin(turn)) for turn in turns
    ] + [(half, spring * 0.5), (half, 0.0)]


def moulding(profile, material, parent, half=1.0, spring=SPRING, steps=24):
    """A moulding round an arch; profile holds (outward, forward) pairs."""
    path = arch(half, spring, steps)
    rows = []
    for index, (x, z) in enumerate(path):
        before, after = path[max(0, index - 1)], path[min(len(path) - 1, index + 1)]
        along = Vector((after[0] - before[0], after[1] - before[1])).normalized()
        out = Vector((-along.y, along.x))
        rows.append([(x + out.x * far, -forward, z + out.y * far) for far, forward in profile])
    skin = forms.Skin()
    skin.grid(rows)
    return forms.uneven(skin.finish("moulding", material, parent), 0.008, 2.0)


def arched_door(wear, location, turn, scale, timber, frame, glow, ajar=0.0, parent=None):
    """A plank door two wide and 3.3 high that faces -Y, hinged at its left; `glow` is the light behind it."""
    holder = shapes.group(location, (0, 0, turn), scale, parent)
    moulding([(-0.02, -0.4), (-0.02, 0.12), (0.05, 0.18), (0.16, 0.16), (0.2, 0.24), (0.3, 0.28), (0.4, 0.22),
              (0.44, 0.1),
              (0.46, -0.2)], frame, holder)
    moulding([(0.1, 0.17), (0.12, 0.21), (0.15, 0.17)], wear.brass, holder)
    trimmings.slab([(-0.26, 3.2), (0.26, 3.2), (0.34, 3.9), (0.0, 4.02), (-0.34, 3.9)], 0.5, frame, holder, 0.06)
    shapes.box((0, 0.05, -0.08), (3.1, 1.0, 0.24), frame, holder, 0.05)
    shapes.box((0, -0.3, -0.24), (3.7, 1.5, 0.22), frame, holder, 0.06)
    light = forms.Skin()
    outline = arch(1.05)
    light.add([(x, 0.15, z) for x, z in outline], [tuple(reversed(range(len(outline))))])
    light.finish("light", glow, holder, False)
    leaf = shapes.group((-0.985, 0.0, 0.0), (0, 0, ajar), parent=holder)
    edges = (-0.955, -0.6, -0.22, 0.18, 0.58, 0.935)
    for index, (left, right) in enumerate(zip(edges, edges[1:])):
        tops = [left + (right - left) * step / 6 for step in range(7)]
        roof = [(x + 0.985 + (0.006 if step else 0.012), SPRING - 0.03 + 0.94 * math.sqrt(max(0, 1 - (x / 0.965) ** 2)))
                for step, x in enumerate(tops)]
        outline = [(left + 0.997, 0.06), (right + 0.979, 0.06), *[(min(x, right + 0.979), z) for x, z in roof[::-1]]]
        trimmings.slab(outline, 0.14, timber, leaf, 0.018, (0, 0.004 * (index % 3), 0))
    for height in (0.62, 2.1):
        strap = [(0.02, height - 0.07), (1.2, height - 0.05), (1.32, height - 0.13), (1.52, height),
                 (1.32, height + 0.13),
                 (1.2, height + 0.05), (0.02, height + 0.07)]
        trimmings.slab(strap, 0.05, wear.iron, leaf, 0.012, (0, -0.085, 0))
        for x in (0.14, 0.5, 0.86, 1.18):
            shapes.lathe([(0.045, 0), (0.04, 0.025), (0, 0.045)], wear.brass, leaf, (x, -0.11, height), (90, 0, 0), 12)
    plate = [(1.58, 0.98), (1.7, 0.92), (1.82, 0.98), (1.86, 1.25), (1.8, 1.52), (1.7, 1.62), (1.6, 1.52), (1.54, 1.25)]
    trimmings.slab(plate, 0.04, wear.brass, leaf, 0.014, (0, -0.085, 0))
    trimmings.keyhole(glow, leaf, (1.7, -0.112, 1.16), 0.12)
    shapes.lathe([(0.05, 0), (0.04, 0.1), (0.1, 0.15), (0.13, 0.22), (0.1, 0.29), (0, 0.31)], wear.brass, leaf,
                 (1.7, -0.1, 1.42), (90, 0, 0), 28)
    return holder


def warm_glow(name="door light", strength=9.0, colour=(1.0, 0.6, 0.26)):
    """The light behind a door."""
    material = materials.glow(name, colour, strength)
    material.shadow_method = "NONE"
    return material
