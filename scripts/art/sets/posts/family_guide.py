"""A cloakroom after four have gone in: a child's boots, three larger pairs, the hems of coats, wet prints to a door."""
import math
import random

import family_guide_clothes as clothes
import family_guide_shoes as shoes
import feedback_poll_props
import furnishings
import materials
import props
import shapes
import stage
import street_door_house as house
import trimmings

RAIL, LOW_RAIL, BENCH = 16.6, 13.0, 4.2
LEFT, RIGHT, HEAD = 6.9, 15.6, 20.5


def build_wall(wear):
    """Boarded dado, plaster, pegs on a rail, floor boards and a mat."""
    green = house.painted("dado paint", (0.026, 0.062, 0.05), (0.075, 0.045, 0.025), 0.575)
    plaster = materials.plain("plaster", (0.46, 0.34, 0.2), 0.9, 0.35, 0.9)
    shapes.box((-9, 0.6, 12), (30.6, 1.0, 26), plaster, edge=0)
    shapes.box((22, 0.6, 12), (11.6, 1.0, 26), plaster, edge=0)
    shapes.box((11, 0.6, HEAD + 4), (12, 1.0, 6), plaster, edge=0)
    chance = random.Random(3)
    for board in range(26):
        shapes.box((-21.6 + board * 1.08, 0.05 + chance.uniform(-0.015, 0.015), 5), (1.05, 0.22, 10), green, edge=0.05)
    shapes.box((-7.6, -0.12, 10.15), (28, 0.5, 0.45), green, edge=0.1)
    shapes.box((-7.6, -0.1, 0.6), (28, 0.4, 1.2), green, edge=0.08)
    oak = materials.wood("rail oak", (0.04, 0.018, 0.009), (0.19, 0.085, 0.038), (0.5, 5, 5), 0.4)
    shapes.box((-4.3, -0.02, RAIL + 0.2), (17.6, 0.32, 1.5), oak, edge=0.1)
    shapes.box((1.9, -0.02, LOW_RAIL + 0.1), (3.6, 0.3, 1.2), oak, edge=0.1)
    for x, z in ((-10.2, RAIL), (-6.0, RAIL), (-1.55, RAIL), (1.9, RAIL), (1.9, LOW_RAIL), (4.2, RAIL)):
        hook(wear, (x, -0.2, z))
    for x in (-12.4, -3.9, 3.2):
        house.stud(wear, (x, -0.18, RAIL + 0.5), 0.1)
    floor = materials.wood("floor boards", (0.03, 0.014, 0.007), (0.15, 0.07, 0.033), (0.3, 5, 5), 0.34)
    for index in range(26):
        shift = chance.uniform(-9, 9)
        for part in (-1, 0, 1, 2):
            shapes.box((part * 20 + shift, 16 - index * 1.72, -0.3 + chance.gauss(0, 0.012)),
                       (19.9, 1.69, 0.6), floor, edge=0.04)
    mat = trimmings.cloth("mat", (0.2, 0.12, 0.06), 0.1, weave=7)
    shapes.sheet((-3.2, -7.0, 0.02), (15.5, 4.4), mat, rotation=(0, 0, -0.8), curl=0.03, steps=40)
    for plank in range(3):
        shapes.box((-4.6, -1.3 - plank * 1.27, BENCH - 0.2), (20 + chance.uniform(-0.2, 0.2), 1.24, 0.4), oak,
                   edge=0.08,
                   rotation=(chance.uniform(-0.4, 0.4), 0, 0))
    for x in (-13.6, -4.6, 4.4):
        shapes.box((x, -2.4, (BENCH - 0.4) / 2), (0.5, 3.2, BENCH - 0.4), oak, edge=0.08)
    shapes.box((-4.6, -2.3, 1.5), (18, 0.4, 0.6), oak, edge=0.08)


def hook(wear, location):
    """A cast double hook."""
    x, y, z = location
    shapes.box((x, y + 0.02, z + 0.1), (0.42, 0.1, 1.0), wear.brass, edge=0.05)
    shapes.tube([(x, y, z + 0.3), (x, y - 0.5, z + 0.3), (x, y - 0.9, z + 0.55), (x, y - 0.95, z + 0.8)], 0.09,
                wear.brass,
                radii=[1.2, 1, 1, 1.3])
    shapes.tube([(x, y, z - 0.05), (x, y - 0.4, z - 0.12), (x, y - 0.55, z + 0.12)], 0.08, wear.brass)


def build_door(wear):
    """The doorway with its frame, the door that stands open, and a corner of the room: a chair, a table, a teapot."""
    red = house.painted("door paint", (0.1, 0.017, 0.013), (0.1, 0.05, 0.022), 0.57)
    for x in (LEFT - 0.5, RIGHT + 0.5):
        shapes.box((x, 0.2, HEAD / 2 + 0.4), (1.1, 1.7, HEAD + 0.8), red, edge=0.12)
    shapes.box(((LEFT + RIGHT) / 2, 0.2, HEAD + 0.5), (RIGHT - LEFT + 2.2, 1.7, 1.1), red, edge=0.12)
    leaf = shapes.group((RIGHT - 0.1, 0.7, 0.15), (0, 0, -83))
    wide, tall = RIGHT - LEFT - 0.2, HEAD - 0.3
    shapes.box((-wide / 2, 0, tall / 2), (wide, 0.34, tall), red, leaf, 0.06)
    for x in (-wide * 0.27, -wide * 0.73):
        for z, high in ((5.0, 7.0), (14.6, 9.4)):
            for side in (-1, 1):
                shapes.box((x, side * 0.16, z), (wide * 0.36, 0.12, high), red, leaf, 0.05)
                shapes.box((x, side * 0.2, z), (wide * 0.28, 0.12, high - 0.7), red, leaf, 0.08)
    for side in (-1, 1):
        shapes.lathe([(0.45, 0), (0.42, 0.08), (0.15, 0.14), (0.15, 0.5), (0.4, 0.65), (0.46, 0.9), (0.3, 1.1),
                      (0, 1.14)],
                     wear.brass, leaf, (-wide + 0.7, side * 0.18, 9.6), (90 * -side, 0, 0), 28)
    shapes.box((LEFT - 0.1, -0.68, 10.4), (0.9, 0.14, 0.5), wear.iron, edge=0.05)
    shapes.ring(0.28, 0.07, wear.steel, location=(LEFT - 0.35, -0.9, 10.3), rotation=(0, 90, 0))
    trimmings.padlock(wear, (LEFT - 0.4, -0.95, 10.35), (3, 6, 14), 0.8, opened=38)
    glow = materials.plain("room plaster", (0.3, 0.13, 0.05), 0.9, 0.3, 0.8)
    for location, size in (((13, 17, 10), (26, 0.6, 30)), ((2.5, 9, 10), (0.6, 16, 30)), ((25, 9, 10), (0.6, 16, 30)),
                           ((13, 9, 24), (26, 17, 0.6))):
        shapes.box(location, size, glow, edge=0)
    timber = materials.wood("room timber", (0.03, 0.012, 0.006), (0.16, 0.06, 0.026), (3, 3, 0.5), 0.3, False)
    furnishings.bentwood_chair(timber, (9.6, 13.4, 0), -112)
    shapes.lathe([(0, 7.2), (2.3, 7.2), (2.35, 7.0), (0.4, 6.8), (0.35, 2), (1.4, 0.2), (1.4, 0)], timber,
                 location=(6.4, 11.6, 0))
    teal = materials.glaze("teapot glaze", (0.03, 0.22, 0.2), 0.12)
    pot = shapes.group((6.4, 11.4, 7.2), (0, 0, 200), 1.25)
    shapes.lathe([(0, 0.05), (0.6, 0.05), (1.0, 0.5), (1.1, 0.95), (0.85, 1.45), (0.5, 1.65), (0.15, 1.75),
                  (0.2, 1.95), (0, 2.05)],
                 teal, pot)
    shapes.tube([(0.9, 0, 0.6), (1.5, 0, 0.9), (1.7, 0, 1.5)], 0.2, teal, pot, radii=[1.4, 0.9, 0.6])
    shapes.tube([(-0.9, 0, 1.3), (-1.6, 0, 1.4), (-1.6, 0, 0.7), (-0.95, 0, 0.5)], 0.13, teal, pot)


def build_coats(wear):
    """A grandfather's tweed and cap, a mother's coat and scarf, a schoolboy's jacket, a small child's raincoat."""
    dark = materials.plain("lining", (0.03, 0.018, 0.012))
    horn = materials.plastic("horn", (0.05, 0.025, 0.012), 0.3)
    brown = clothes.tweed("tweed", (0.15, 0.1, 0.06), (0.26, 0.1, 0.03))
    first = clothes.Coat(brown, dark, (-10.2, -0.75, RAIL + 0.1), 4.7, 10.6, 3, 1.5)
    first.neck(0.42)
    first.lapels(brown, 0.42)
    first.collar(brown)
    first.sleeves(brown, brown, 6.3)
    first.buttons(horn, ((0.5, 0.46), (0.5, 0.58), (0.5, 0.7)), 0.17)
    for u in ((0.16, 0.36), (0.66, 0.86)):
        first.patch(u, (0.6, 0.67), brown, 0.1)
    camel = trimmings.cloth("camel wool", (0.42, 0.2, 0.065), 0.6)
    second = clothes.Coat(camel, dark, (-6.0, -0.75, RAIL + 0.1), 3.9, 9.3, 8, -1.2, 0.2)
    second.neck(0.4)
    second.lapels(camel, 0.4)
    second.collar(camel, 0.2)
    second.sleeves(camel, camel, 5.5)
    second.patch((0.02, 0.98), (0.49, 0.545), camel, 0.08, columns=70, thickness=0.07)
    second.buttons(horn, ((0.46, 0.44), (0.46, 0.62), (0.46, 0.74)), 0.16)
    scarf = trimmings.cloth("red scarf", (0.24, 0.02, 0.018), 0.6, weave=10)
    for points in ([(-4.95, -1.0, 16.3), (-5.05, -2.1, 15.2), (-5.2, -2.35, 13.2), (-5.15, -2.5, 9.8)],
                   [(-6.7, -1.0, 16.2), (-6.75, -2.1, 15.0), (-6.6, -2.35, 13.0), (-6.75, -2.45, 11.7)]):
        trimmings.ribbon(points, 0.78, scarf, across=(1, 0.1, 0), thickness=0.12, cupped=0.12,
                         widths=[0.8, 1, 0.9, 1.05])
    navy = trimmings.cloth("navy wool", (0.016, 0.032, 0.07), 0.5)
    cream = materials.plastic("cream leather", (0.5, 0.4, 0.26), 0.5, 14, 0.5)
    third = clothes.Coat(navy, dark, (-1.55, -0.75, RAIL + 0.1), 3.5, 5.9, 13, 1.0, 0.04)
    third.neck(0.14)
    ribs = trimmings.cloth("ribbing", (0.3, 0.13, 0.03), 0.3, weave=12)
    third.collar(ribs, 0.1, -0.4)
    third.sleeves(cream, ribs, 4.9, 1.0, 1.05)
    third.patch((0.02, 0.98), (0.9, 1.01), ribs, 0.06, columns=80, thickness=0.08)
    third.buttons(wear.brass, [(0.495, 0.2 + 0.14 * step) for step in range(5)], 0.11)
    yellow = clothes.oilskin("yellow oilskin", (0.62, 0.36, 0.025))
    fourth = clothes.Coat(yellow, dark, (1.9, -0.75, LOW_RAIL + 0.25), 2.9, 4.2, 21, -2.0, 0.16, 1.35)
    fourth.sleeves(yellow, yellow, 3.0, 1.05, 1.1)
    fourth.hood(yellow)
    fourth.patch((0.45, 0.56), (0.06, 0.99), yellow, 0.07)
    fourth.buttons(wear.steel, [(0.5, 0.16 + 0.2 * step) for step in range(4)], 0.11)
    for u in ((0.16, 0.38), (0.64, 0.86)):
        fourth.patch(u, (0.6, 0.82), yellow, 0.07)
    cap = shapes.group((-3.4, -2.9, BENCH), (0, 0, -22), 1.25)
    crown = shapes.lathe([(0.95, 0), (1.2, 0.12), (1.22, 0.3), (0.95, 0.52), (0.5, 0.62), (0.1, 0.63), (0, 0.68)],
                         brown, cap)
    crown.scale = (1.05, 1.2, 1.0)
    peak = shapes.lathe([(0.8, 0.02), (1.15, 0.06), (1.18, 0.0), (0.8, -0.04)], brown, cap, (0, -0.42, 0.02))
    peak.scale = (0.95, 1.0, 1.0)


def build_rest(wear):
    """Shoes, walking stick, lantern and the key on its hook."""
    shoes.pairs(wear)
    feedback_poll_props.lantern(wear, (4.3, -2.6, BENCH), 34, 2300)
    props.key(wear, (4.2, -0.95, RAIL - 0.2), (90, 90, 6), 2.7)
    ash = materials.wood("stick", (0.05, 0.022, 0.01), (0.2, 0.09, 0.035), (4, 4, 0.6), 0.3, False)
    crook = [(-13.35, -4.4, 0.1), (-13.2, -3.2, 6.5), (-13.1, -3.0, 8.4), (-13.0, -2.95, 9.0), (-12.6, -2.95, 9.4),
             (-12.15, -3.0, 9.1), (-12.1, -3.05, 8.5)]
    shapes.tube(crook, 0.15, ash, radii=[0.7, 1, 1.05, 1.1, 1.1, 1.1, 1.0])


def wet_prints():
    """The prints of a child's bare feet, wet on the boards, from the mat to the doorway; the last ones are drying."""
    nodes = materials.Nodes("wet boards")
    edge = nodes.noise(nodes.place(), 2.6, 6)
    water = nodes.finish(Base_Color=(0.012, 0.006, 0.003), Roughness=0.06, Specular=0.9,
                         Alpha=nodes.span(edge, 0.45, 0.95, 0.35, 0.55))
    water.blend_method, water.shadow_method = "BLEND", "NONE"
    toes = ((0.2, 0.84, 0.13), (0.0, 0.88, 0.09), (-0.15, 0.82, 0.08), (-0.27, 0.74, 0.075), (-0.37, 0.63, 0.065))
    path = ((4.5, -6.9, -62), (5.1, -5.5, -48), (6.6, -5.0, -40), (6.9, -3.4, -33), (8.4, -2.4, -27), (8.4, -0.7, -20),
            (9.7, 0.9, -14))
    for index, (x, y, turn) in enumerate(path):
        holder = shapes.group((x, y, 0.045), (0, 0, turn), 1.15)
        side = -1 if index % 2 else 1
        sole = []
        for step in range(40):
            angle = math.tau * step / 40
            along = math.sin(angle)
            wide = 0.31 + 0.09 * along - 0.13 * math.exp(-((along + 0.1) / 0.3) ** 2) * (side * math.cos(angle) > 0)
            sole.append((wide * math.cos(angle), 0.7 * along - 0.05, 0))
        shapes.mesh("print", sole, [tuple(range(40))], water, holder)
        for across, ahead, size in toes:
            ring = [(side * across + size * math.cos(math.tau * step / 14),
                     ahead + size * 1.15 * math.sin(math.tau * step / 14), 0) for step in range(14)]
            shapes.mesh("toe", ring, [tuple(range(14))], water, holder)


def shoot(shot):
    """Build, light and render."""
    scene = stage.begin(shot)
    scene.eevee.shadow_cube_size, scene.eevee.use_ssr_halfres = "512" if shot.draft else "1024", True
    scene.eevee.volumetric_end, scene.eevee.volumetric_tile_size = 60, "16"
    wear = props.Wardrobe()
    build_wall(wear)
    build_door(wear)
    build_coats(wear)
    build_rest(wear)
    wet_prints()
    stage.light("SPOT", (-9, -17, 23), (-4, -1, 9.5), (1.0, 0.7, 0.42), 15000, 1.0, 66, 0.9, 0.5, 0.6)
    stage.light("POINT", (13, 7.5, 17.0), (0, 0, 0), (1.0, 0.6, 0.26), 3800, 0.8, haze=0.4, gloss=0.25)
    stage.light("SPOT", (10.5, 13.5, 14), (7.2, -8, 0), (1.0, 0.6, 0.26), 46000, 0.5, 70, 0.6, 0.7, 0.5)
    for location, target, colour, energy, size in (((16, -26, 15), (2, 0, 8), (0.42, 0.54, 1.0), 2600, (8, 8)),
                                                   ((-4, -10, 0.6), (-4, -4, 8), (1.0, 0.6, 0.3), 260, (16, 3))):
        stage.light("AREA", location, target, colour, energy, size, haze=0.2, gloss=0.3).data.use_shadow = False
    stage.fog(0.0028, (3, -6, 11), (60, 54, 30))
    stage.camera(scene, (12.8, -18.6, 4.8), (3.9, -4.3, 3.55), (2.4, -7.4, 2), 36, 0.13, 0.3)
    stage.vignette(scene, 0.5)
    stage.render(scene, shot)
