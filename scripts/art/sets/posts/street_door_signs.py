"""What hangs on the house of the street-door set: the wall lantern, the venue's sign and the house number."""
import math

import materials
import shapes
import stage
import trimmings


def wall_lantern(wear, location, energy):
    """A tapering iron lantern with four panes on a scrolled bracket, its candle lit."""
    x, y, z = location
    trimmings.slab([(-0.5, -1.6), (0.5, -1.6), (0.62, 1.2), (0, 1.7), (-0.62, 1.2)], 0.16, wear.iron, edge=0.05,
                   location=(x, -0.1, z - 0.6))
    scroll = [(x, -0.15, z - 1.7), (x, -1.3, z - 1.9), (x, -2.4, z - 1.3), (x, -2.75, z - 0.75), (x, -2.5, z - 0.35)]
    shapes.tube(scroll, 0.13, wear.iron)
    shapes.tube([(x, -0.15, z + 0.2), (x, -0.9, z + 0.1), (x, -1.3, z - 0.5), (x, -0.9, z - 1.0), (x, -0.6, z - 0.6)],
                0.09, wear.iron)
    return lit_lantern(wear, location, 1.3, energy)


def door_lantern(wear, location, energy):
    """A lantern held under its roof by a short arm, so that it hangs low before the stone over a door."""
    x, y, z = location
    trimmings.slab([(-0.4, -1.5), (0.4, -1.5), (0.5, 1.1), (0, 1.5), (-0.5, 1.1)], 0.16, wear.iron, edge=0.05,
                   location=(x, -0.1, z + 2.7))
    shapes.tube([(x, -0.1, z + 2.5), (x, y + 0.9, z + 2.42)], 0.13, wear.iron, bend="VECTOR")
    shapes.tube([(x, -0.15, z + 1.5), (x, -0.9, z + 1.5), (x, -1.6, z + 1.9), (x, -1.75, z + 2.35), (x, -1.4, z + 2.3),
                 (x, -1.35, z + 2.05)], 0.09, wear.iron)
    return lit_lantern(wear, location, 1.08, energy, 1.5)


def lit_lantern(wear, location, size, energy, glow=0.25):
    """The tapering iron lantern itself: base, roof, four panes, and a candle whose light is returned."""
    x, y, z = location
    holder = shapes.group((x, y, z), (0, 0, 45), size)
    root = math.sqrt(2)
    shapes.lathe([(0, -0.35), (0.2, -0.3), (0.25, -0.15), (0.62 * root, -0.08), (0.66 * root, 0.0), (0.62 * root, 0.1),
                  (0, 0.1)], wear.iron, holder, segments=4)
    shapes.lathe([(0.92 * root, 2.3), (1.06 * root, 2.34), (1.06 * root, 2.48), (0.6 * root, 2.95), (0.34 * root, 3.15),
                  (0.38 * root, 3.3), (0.3 * root, 3.42), (0, 3.72)], wear.iron, holder, segments=4)
    shapes.lathe([(0.1, 3.6), (0.16, 3.75), (0.1, 3.9), (0.05, 3.95), (0, 4.15)], wear.brass, holder, segments=16)
    for quarter in range(4):
        angle = math.pi / 2 * quarter
        side_x, side_y = math.cos(angle) * root, math.sin(angle) * root
        shapes.tube([(0.6 * side_x, 0.6 * side_y, 0.05), (0.9 * side_x, 0.9 * side_y, 2.35)], 0.07, wear.iron, holder,
                    bend="VECTOR")
        after = angle + math.pi / 2
        low = [(0.58 * root * math.cos(turn), 0.58 * root * math.sin(turn), 0.1) for turn in (angle, after)]
        high = [(0.88 * root * math.cos(turn), 0.88 * root * math.sin(turn), 2.32) for turn in (after, angle)]
        shapes.mesh("pane", low + high, [(0, 1, 2, 3)], pane_glass(glow), holder, smooth=False)
    wax = materials.plain("lantern wax", (0.7, 0.6, 0.42), 0.5, 0.2)
    shapes.lathe([(0.2, 0.1), (0.19, 0.8), (0.16, 0.86), (0, 0.82)], wax, holder, segments=20)
    trimmings.flame(holder, (0, 0, 0.84), 0.85, 14.0)
    return stage.light("POINT", (x, y, z + 1.3 * size), (0, 0, 0), (1.0, 0.56, 0.22), energy, 0.35, haze=1.4)


def pane_glass(glow):
    """Sooty lantern glass, seen through; it glows by so much."""
    nodes = materials.Nodes("pane")
    soot = nodes.noise(nodes.place(), 1.4, 6)
    glass = nodes.finish(Base_Color=(0.25, 0.17, 0.09), Roughness=0.1, Specular=0.8,
                         Alpha=nodes.span(soot, 0.06, 0.32, 0.4, 0.7), Emission=(1.0, 0.5, 0.16),
                         Emission_Strength=glow)
    glass.blend_method, glass.shadow_method = "BLEND", "NONE"
    return glass


def mark(material, parent, size, location=(0, 0, 0)):
    """The venue's mark, a lantern with a keyhole, drawn 32 units high in the XZ plane of its parent."""
    holder = shapes.group(location, scale=size, parent=parent)
    for outline in ([(-9.4, 6.6), (9.4, 6.6), (4, 11.3), (-4, 11.3)],
                    [(-11, -16), (11, -16), (11, -13.2), (9.4, -12), (-9.4, -12), (-11, -13.2)]):
        trimmings.slab(outline, 0.9, material, holder, 0.25)
    shapes.ring(3.0, 0.95, material, holder, (0, 0, 12.6), (90, 0, 0))
    left = [(-8, 4), (-9, -10), (-3.2, -8.4), (-1.7, -4.4), (-3.4, -1.5), (-1.6, 1.4), (0, 3), (0, 4)]
    trimmings.slab(left, 0.9, material, holder, 0.2)
    trimmings.slab([(-x, z) for x, z in reversed(left)], 0.9, material, holder, 0.2)
    trimmings.slab([(-9, -10), (9, -10), (3.2, -8.4), (-3.2, -8.4)], 0.9, material, holder, 0.1)
    return holder


def hanging_sign(wear, location, timber):
    """A painted board with the mark in worn gilt, hung by two links from an iron arm that stands out from the wall."""
    x, y, z = location
    gilt = materials.metal("gilt", (0.85, 0.55, 0.2), 0.34, 0.35)
    shapes.box((x, -0.1, z + 3.1), (0.6, 0.2, 2.6), wear.iron, edge=0.05)
    shapes.tube([(x, 0, z + 3.4), (x, y - 2.3, z + 3.4)], 0.12, wear.iron, bend="VECTOR")
    shapes.tube([(x, -0.15, z + 2.2), (x, -1.1, z + 2.5), (x, -1.6, z + 3.1), (x, -1.1, z + 3.25), (x, -0.9, z + 2.95)],
                0.08, wear.iron)
    shapes.lathe([(0, -0.2), (0.2, -0.1), (0.24, 0.1), (0.1, 0.3), (0, 0.42)], wear.iron, None, (x, y - 2.3, z + 3.4),
                 (90, 0, 0), 16)
    board = shapes.group((x, y, z), (0, 0, -88))
    shield = [(-1.9, -1.7), (-1.1, -2.3), (0, -2.6), (1.1, -2.3), (1.9, -1.7), (1.9, 2.3), (-1.9, 2.3)]
    trimmings.slab(shield, 0.36, gilt, board, 0.06)
    trimmings.slab([(px * 0.91, pz * 0.91) for px, pz in shield], 0.42, timber, board, 0.03)
    mark(gilt, board, 0.098, (0, -0.21, 0.22))
    for side in (-1, 1):
        for step in range(3):
            shapes.ring(0.2, 0.05, wear.iron, board, (side * 1.45, 0, 2.45 + 0.32 * step), (90, 0, 90 * (step % 2)))


def house_number(wear, text, location, size=1.75):
    """Cast brass numerals, screwed to the stone."""
    for index, letter in enumerate(text):
        place = (location[0] + index * size * 0.543, location[1], location[2])
        numeral = shapes.lettering(letter, place, size, wear.brass, rotation=(90, 0, 0), align="CENTER",
                                   font=trimmings.SERIF)
        numeral.data.extrude, numeral.data.bevel_depth = 0.06, 0.03


def number_plate(wear, text, location, size=2.3):
    """The number on a dark enamel plate with a brass rim, to be read from across the street."""
    x, y, z = location
    enamel = materials.glaze("number enamel", (0.008, 0.02, 0.02), 0.25)
    wide, tall = size * (len(text) * 0.543 + 0.3), size * 0.95
    corner = 0.24
    outline = [(corner - wide / 2, -tall / 2), (wide / 2 - corner, -tall / 2), (wide / 2, corner - tall / 2),
               (wide / 2, tall / 2 - corner), (wide / 2 - corner, tall / 2), (corner - wide / 2, tall / 2),
               (-wide / 2, tall / 2 - corner), (-wide / 2, corner - tall / 2)]
    trimmings.slab(outline, 0.16, wear.brass, edge=0.05, location=location)
    trimmings.slab([(px * 0.965, pz * 0.92) for px, pz in outline], 0.2, enamel, edge=0.03, location=location)
    left = x - (len(text) - 1) * size * 0.543 / 2
    house_number(wear, text, (left, y - 0.12, z - size * 0.33), size)
