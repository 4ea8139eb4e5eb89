"""Hands at work, cut off by the picture's edge at the sleeve: gloved or in half light, never a whole body."""
from mathutils import Vector, noise

import bodies
import materials


def glove_leather(name, colour):
    """Thin leather gloves: matt in their creases, with a dull shine where they are pulled tight."""
    nodes = materials.Nodes(name)
    creases = nodes.noise(nodes.place(), 2.6, 5, 0.6, 0.4)
    grain = nodes.noise(nodes.place(), 30, 2)
    shade = nodes.ramp(creases, (0.34, tuple(part * 0.5 for part in colour)), (0.62, colour))
    nodes.bump(nodes.mix(0.25, creases, grain), 0.45, 0.05)
    return nodes.finish(Base_Color=shade, Roughness=nodes.span(creases, 0.6, 0.38, 0.35, 0.65), Specular=0.4)


def arm(elbow, wrist, along, palm, side, curls, skin, cloth, size=1.82, spread=1.0, seed=1, cuff=None, bare=0.12):
    """A sleeve from the elbow to the wrist with its hand.

    The hand's fingers point along, its palm faces a side; side is -1 for a left hand and 1 for a right one. `bare` is
    the share of the forearm that the sleeve leaves free; a cuff of other cloth may show at its end.
    """
    elbow, wrist = Vector(elbow), Vector(wrist)
    way = (wrist - elbow).normalized()
    across = Vector(along).normalized().cross(Vector(palm).normalized())
    flesh = bodies.Flesh()
    flesh.limb([elbow.lerp(wrist, 0.45), elbow.lerp(wrist, 0.8), wrist + way * (0.03 * size)],
               [part * size for part in (0.22, 0.19, 0.155)], 0.86, across)
    flesh.fuse("forearm", skin, None, 0.03 * size, 4)
    bodies.hand(wrist, along, palm, side, size, skin, None, curls, spread)
    end = elbow.lerp(wrist, 1 - bare)
    path = [elbow, elbow.lerp(end, 0.3), elbow.lerp(end, 0.62), elbow.lerp(end, 0.86), end]
    sleeve = bodies.Flesh()
    sleeve.limb(path, [part * size for part in (0.4, 0.36, 0.31, 0.275, 0.265)], 0.92, across, steps=10, count=32)

    def folds(point, out):
        """Cloth gathered towards the wrist, and pulled round the arm at the elbow."""
        far = (point - elbow).dot(way) / (end - elbow).length
        turn = (out - way * out.dot(way)) * 1.1
        wave = bodies.crease(turn + Vector((far * 4.2, seed * 2.7, far * 2.1)))
        gather = 0.5 + bodies.ease(far, 0.45, 0.95)
        return out * (size * (0.03 * wave * gather + 0.008 * noise.noise(point * 6)))

    sleeve.fuse("sleeve", cloth, None, 0.035 * size, 4, folds)
    if cuff:
        band = bodies.Flesh()
        band.limb([end + way * (0.05 * size), end + way * (0.24 * size)], [0.205 * size, 0.2 * size], 0.9, across,
                  steps=3, count=28)
        band.fuse("cuff", cuff, None, 0.03 * size, 3)
