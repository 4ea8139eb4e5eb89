"""The alley door: arched oak in a wall of single bricks by a lantern, and a figure in the fog where the alley ends."""
import math
import random

import bpy
from mathutils import Vector, noise

import gaslight
import manuscripts
import masonry
import materials
import props
import setts
import shapes
import stage
import walker

DOOR_X, HALF, SPRING = -1.5, 5.6, 14.5
REVEAL = 2.2


def brick_wall(clay):
    """Brick by brick, chipped and misplaced, with a gap for the stone surround; one mesh, a tone for every brick."""
    chance = random.Random(3)
    wall, tones = masonry.Assembly(clay, seed=3), []
    size, gap = (2.2, 1.0, 0.66), 0.11
    height, course = -1.0, 0
    while height < 30:
        across = -26 - (size[0] + gap) / 2 * (course % 2)
        while across < 40:
            left, right = across, across + size[0]
            middle = height + size[2] / 2
            jamb = HALF + (2.35 if int(middle / 2.6) % 2 else 1.75)
            rim = jamb if middle < SPRING else HALF + 2.1
            cut = math.sqrt(max(0.0, rim**2 - max(0.0, middle - SPRING) ** 2)) if middle < SPRING + rim else 0.0
            pieces = [(left, right)]
            if cut:
                low, high = DOOR_X - cut, DOOR_X + cut
                pieces = [piece for piece in ((left, min(right, low)), (max(left, high), right))
                          if piece[1] - piece[0] > 0.25]
            for start, end in pieces:
                before = len(wall.points)
                proud = chance.gauss(0, 0.035) - (0.16 if chance.random() < 0.03 else 0)
                wall.box(((start + end) / 2, 0.5 - proud, middle + chance.gauss(0, 0.012)),
                         (end - start, size[1], size[2]), 0,
                         (chance.gauss(0, 0.7), chance.gauss(0, 0.5), chance.gauss(0, 0.8)), 0.05)
                tones += [chance.random()] * (len(wall.points) - before)
            across += size[0] + gap
        height += size[2] + gap
        course += 1
    thing = wall.finish("brick wall", 0.07)
    layer = thing.data.color_attributes.new("tone", "FLOAT_COLOR", "POINT")
    layer.data.foreach_set("color", [part for tone in tones for part in (tone, tone, tone, 1.0)])


def clay_material():
    """Fired clay in the tones of one kiln, with soot, lime bloom and damp at the foot."""
    nodes = materials.Nodes("alley clay")
    tone = nodes.add("ShaderNodeAttribute", attribute_name="tone").outputs["Fac"]
    height = nodes.add("ShaderNodeSeparateXYZ", {"Vector": nodes.coordinates.outputs["Object"]}).outputs["Z"]
    shade = nodes.ramp(tone, (0.0, (0.05, 0.024, 0.018)), (0.35, (0.1, 0.042, 0.028)), (0.65, (0.075, 0.04, 0.03)),
                       (1.0, (0.13, 0.062, 0.04)))
    pits = nodes.noise(nodes.place(), 3.6, 5, 0.75)
    shade = nodes.mix(0.7, shade, nodes.ramp(pits, (0.3, (0.2, 0.19, 0.18)), (0.6, (1, 1, 1))), "MULTIPLY")
    grime = nodes.noise(nodes.place((1, 1, 0.5)), 0.16, 4, 0.65)
    shade = nodes.mix(0.75, shade, nodes.ramp(grime, (0.36, (0.2, 0.2, 0.2)), (0.6, (1, 1, 1))), "MULTIPLY")
    shade = nodes.mix(1.0, shade, nodes.span(height, 0.55, 1.0, 0.0, 6.0), "MULTIPLY")
    nodes.bump(pits, 0.6, 0.12)
    return nodes.finish(Base_Color=shade, Roughness=nodes.span(grime, 0.5, 0.9), Specular=0.3)


def chiselled(points, finish, depth):
    """A dressed stone from its front outline, drawn back by depth, with a worn bevel."""
    count = len(points)
    corners = [(x, -0.35, z) for x, z in points] + [(x, depth, z) for x, z in points]
    sides = [tuple(range(count)), tuple(reversed(range(count, 2 * count)))]
    sides += [(spot, spot + count, (spot + 1) % count + count, (spot + 1) % count) for spot in range(count)]
    thing = shapes.mesh("stone", corners, sides, finish)
    return shapes.bevel(thing, 0.16, 3)


def surround():
    """Long-and-short jambs, voussoirs and a keystone that bears a lantern and a key."""
    dressing = masonry.stone("door stone", (0.23, 0.2, 0.16), 0.7, 0.55)
    chance = random.Random(8)
    for side in (-1, 1):
        for index in range(6):
            bottom, top = index * 2.6 - 0.6 * (index == 0), (index + 1) * 2.6 - 0.09
            top = min(top, SPRING)
            reach = (2.35 if index % 2 else 1.75) + chance.uniform(-0.08, 0.08)
            xs = sorted((DOOR_X + side * HALF, DOOR_X + side * (HALF + reach)))
            if top - bottom > 0.4:
                chiselled([(xs[0], bottom), (xs[1], bottom + chance.uniform(-0.03, 0.03)), (xs[1], top), (xs[0], top)],
                          dressing, REVEAL)
    count = 11
    for index in range(count):
        first, last = (math.pi * (index + edge) / count for edge in (0.012, 0.988))
        key = index == count // 2
        outer = HALF + (2.9 if key else 2.0 + chance.uniform(-0.1, 0.1))
        inner = HALF - (0.3 if key else 0.0)
        arc = [(inner, last), (inner, (first + last) / 2), (inner, first), (outer, first), (outer, (first + last) / 2),
               (outer, last)]
        chiselled([(DOOR_X + radius * math.cos(angle), SPRING + radius * math.sin(angle)) for radius, angle in arc],
                  dressing, REVEAL)
    step = masonry.stone("threshold", (0.17, 0.16, 0.14), 0.45, 0.5)
    worn = shapes.box((DOOR_X, -0.9, 0.15), (15.2, 4.6, 1.3), step, edge=0.22)
    for point in worn.data.vertices:
        point.co.z += 0.08 * noise.noise(Vector(point.co))
    shapes.box((DOOR_X + 0.3, -3.9, -0.35), (18.5, 3.4, 1.1), step, edge=0.2, rotation=(0.5, 0.4, 0.8))


def leaf(wear):
    """Heavy oak planks cut to the arch, with straps, studs, ring, lock, grille and letter slot."""
    oak = materials.wood("door oak", (0.018, 0.008, 0.004), (0.1, 0.042, 0.018), (5, 5, 0.35), 0.42)
    chance, y = random.Random(11), REVEAL - 0.5
    planks = 7
    for index in range(planks):
        left, right = (DOOR_X - HALF + 2 * HALF * (index + edge) / planks for edge in (0.015, 0.985))
        tops = [(x, SPRING + math.sqrt(max(0.0, HALF**2 - (x - DOOR_X) ** 2)))
                for x in (right, (left + right) / 2, left)]
        outline = [(left, 0.8), (right, 0.8), *tops]
        points = [(x, y + chance.uniform(-0.03, 0.03), z) for x, z in outline] + [(x, y + 1, z) for x, z in outline]
        count = len(outline)
        faces = [tuple(range(count))] + [(spot, spot + count, (spot + 1) % count + count, (spot + 1) % count)
                                         for spot in range(count)]
        shapes.bevel(shapes.mesh("plank", points, faces, oak), 0.1, 3)
    iron = materials.metal("strap iron", (0.16, 0.14, 0.13), 0.42, 0.65)
    for z in (3.6, 9.4, 15.2):
        half = HALF if z < SPRING else math.sqrt(HALF**2 - (z - SPRING) ** 2)
        start, end = DOOR_X - half + 0.1, DOOR_X + half * 0.72
        strap = masonry.Assembly(iron, seed=int(z))
        strap.box(((start + end) / 2, y - 0.1, z), (end - start, 0.2, 0.85), 0, (0, 0.5, 0), 0.02)
        strap.box((end + 0.4, y - 0.1, z), (0.85, 0.2, 0.85), 0, (0, 45, 0))
        for side in (-1, 1):
            strap.box((end - 0.3, y - 0.1, z + side * 0.75), (0.5, 0.18, 0.9), 0, (0, side * 40, 0))
        strap.lathe([(0.34, -0.7), (0.42, -0.6), (0.42, 0.6), (0.34, 0.7), (0, 0.75)],
                    (DOOR_X - half + 0.25, y - 0.32, z))
        step = start + 0.9
        while step < end:
            strap.lathe([(0.2, 0), (0.17, 0.09), (0.08, 0.15), (0, 0.16)], (step, y - 0.19, z), 0, 12, (90, 0, 0))
            step += 1.25
        strap.finish("strap", 0.06)
    for row in (5.6, 7.4, 11.3):
        for index in range(planks):
            shapes.lathe([(0.17, 0), (0.14, 0.08), (0, 0.13)], iron, None,
                         (DOOR_X - HALF + 2 * HALF * (index + 0.5) / planks, y - 0.01, row), (90, 0, 0), 12)
    shapes.lathe([(0, 0.26), (0.3, 0.25), (0.5, 0.16), (0.75, 0.1), (0.8, 0)], iron, None, (DOOR_X + 3.9, y, 8.1),
                 (90, 0, 0), 28)
    shapes.ring(0.85, 0.14, iron, None, (DOOR_X + 3.9, y - 0.4, 7.4), (78, 0, 0))
    plate = masonry.Assembly(iron)
    plate.box((DOOR_X + 4.0, y - 0.08, 5.9), (1.1, 0.18, 1.7))
    plate.finish("lock plate", 0.06)
    keyhole = shapes.group((DOOR_X + 4.0, y - 0.19, 5.9), (90, 0, 0))
    shapes.box((0, -0.16, 0), (0.16, 0.4, 0.03), wear.rubber, keyhole, 0)
    shapes.lathe([(0, 0.02), (0.17, 0.02)], wear.rubber, keyhole, (0, 0.12, 0), segments=20)
    lit = materials.Nodes("lit hatch")
    clouds = lit.noise(lit.place((1, 1, 1)), 0.8, 4)
    lit.finish(Base_Color=(0, 0, 0), Emission_Strength=0.8,
               Emission=lit.ramp(clouds, (0.35, (0.24, 0.05, 0.008)), (0.65, (0.9, 0.34, 0.07))))
    shapes.box((DOOR_X, y - 0.02, 12.6), (3.4, 0.1, 2.4), lit.material, edge=0)
    for x in (-1.75, 1.75):
        shapes.box((DOOR_X + x, y - 0.16, 12.6), (0.34, 0.4, 2.9), iron, edge=0.07)
    for z in (11.3, 13.9):
        shapes.box((DOOR_X, y - 0.16, z), (3.8, 0.4, 0.34), iron, edge=0.07)
    for index in range(5):
        x = DOOR_X - 1.2 + 0.6 * index
        shapes.tube([(x, y - 0.14, 11.3), (x + chance.gauss(0, 0.02), y - 0.18, 12.6), (x, y - 0.14, 13.9)], 0.11, iron)


def yard(wear):
    """Wet setts, a gutter pipe, a bill pasted on the bricks, a scraper and a broken crate."""
    setts.carriageway(-26, 0, ((2.0, -7.5, 4.0), (-6.0, -10.0, 3.0)), (2.0, -9.0), 60)
    for piece in ("setts", "water"):
        paving = bpy.data.objects[piece]
        paving.location.z = -0.7
        for x in (-27.6, 27.6, 55.2, 82.8):
            shapes.copy(paving, (x, 0.4, -0.7))
    pipe = materials.metal("drain pipe", (0.09, 0.085, 0.08), 0.55, 0.7)
    shapes.tube([(12.6, -0.9, 30), (12.6, -0.9, 12), (12.6, -0.9, 1.2), (12.7, -1.6, 0.4)], 0.55, pipe)
    for z in (4.5, 14.5, 24.5):
        shapes.lathe([(0.58, -0.4), (0.74, -0.35), (0.74, 0.35), (0.58, 0.4)], pipe, None, (12.6, -0.9, z), segments=24)
        shapes.box((12.6, -0.35, z), (2.2, 0.3, 0.5), pipe, edge=0.06)
    inks = manuscripts.Inks()
    bill = manuscripts.Page((4.0, 5.6), inks.news, (-13.2, -0.16, 10.6), (90, 2.5, 0), curl=0.09, seed=4)
    for text, y, size in (("REWARD", 1.75, 0.92), ("OF FIFTY POUNDS", 1.2, 0.4),
                          ("will be paid for news of", 0.65, 0.29), ("INSPECTOR", -0.05, 0.6),
                          ("A. HALE", -0.75, 0.72), ("last seen on Tuesday", -1.3, 0.3),
                          ("6th November 1888", -1.7, 0.3), ("Apply: Leman Street", -2.3, 0.3)):
        bill.print(text, 0, y, size, inks.print, manuscripts.SERIF, "CENTER")
    bill.finish()
    for x in (7.2, 9.0):
        shapes.tube([(x, -1.4, -0.4), (x, -1.4, 1.1), (x - 0.1, -1.4, 1.5)], 0.12, wear.iron)
    shapes.box((8.1, -1.4, 0.75), (1.9, 0.12, 0.34), wear.iron, edge=0.04)
    deal = materials.wood("crate deal", (0.02, 0.012, 0.008), (0.1, 0.06, 0.034), (0.35, 5, 5), 0.5)
    crate = shapes.group((-14.6, -3.6, -0.7), (0, 0, 14))
    for z in (0.7, 2.1, 3.5):
        for side in (-2.2, 2.2):
            shapes.box((0, side, z), (4.6, 0.24, 1.26), deal, crate, 0.05, (0, 0.6 if side > 0 else -0.4, 0))
            shapes.box((side, 0, z), (4.2, 0.24, 1.26), deal, crate, 0.05, (0.5, 0, 90))
    for x in (-2.0, 2.0):
        for y in (-2.0, 2.0):
            shapes.box((x, y, 2.1), (0.4, 0.4, 4.2), deal, crate, 0.05)
    for x in (-1.6, -0.3, 1.2):
        shapes.box((x, 0.1, 4.25), (1.2, 4.6, 0.2), deal, crate, 0.05, (0, 0, x * 3))


def far_end():
    """The rest of the alley: more wall, the backs of houses across it, and a figure against the fog at its end."""
    brick = masonry.brickwork("alley brickwork", (0.1, 0.045, 0.03), (0.045, 0.022, 0.016))
    shapes.box((75, 0.55, 16), (70, 1.2, 36), brick, edge=0)
    shapes.box((52, -24, 18), (90, 1.2, 40), brick, edge=0)
    for x, wide, tall in ((46, 3.0, 34), (58, 2.2, 30), (70, 3.6, 36)):
        shapes.box((x, -0.6, tall / 2 - 1), (wide, 1.6, tall), brick, edge=0.1)
    walker.walker((53, -9.5, -0.7), -60, 0.92)
    for place, colour, energy, size, haze in (((66, -11, 9), (0.5, 0.66, 1.0), 24000, 3.0, 2.4),
                                              ((84, -6, 20), (1.0, 0.58, 0.24), 30000, 1.0, 1.6)):
        stage.light("POINT", place, (0, 0, 0), colour, energy, size, haze=haze, gloss=0.2).data.use_shadow = False


def shoot(shot):
    """Build, light and render."""
    scene = stage.begin(shot)
    scene.eevee.shadow_cube_size = "1024"
    scene.eevee.volumetric_end = 130
    wear = props.Wardrobe()
    brick_wall(clay_material())
    mortar = materials.plain("mortar", (0.07, 0.065, 0.058))
    for left, right, bottom in ((-30, DOOR_X - HALF - 0.8, -2), (DOOR_X + HALF + 0.8, 41, -2),
                                (-30, 41, SPRING + HALF + 0.9)):
        shapes.box(((left + right) / 2, 0.9, (bottom + 34) / 2), (right - left, 1.3, 34 - bottom), mortar, edge=0)
    surround()
    leaf(wear)
    yard(wear)
    far_end()
    flame = gaslight.wall_lantern(wear, gaslight.lamp_pane(strength=1.4), (8.7, -0.1, 16.6), 0, 4.0)
    stage.light("POINT", flame, (0, 0, 5), gaslight.AMBER, 17000, 0.6, haze=0.55)
    moon = stage.light("AREA", (-26, -34, 34), (-4, 0, 8), (0.4, 0.55, 1.0), 12000, (14, 14), haze=0.15, gloss=0.7)
    moon.data.use_shadow = moon.data.use_contact_shadow = False
    stage.fog(0.0062, (30, -10, 14), (140, 60, 44))
    stage.camera(scene, (-15.5, -18.5, 3.6), (5.9, -1.5, 6.7), (-1, -1, 6), 25, 0.22, 0.4)
    stage.vignette(scene, 0.45)
    stage.render(scene, shot)
