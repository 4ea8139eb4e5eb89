"""A birthday table: a candlelit cake, and the key to a padlocked chest.

Views: wide (before they come, the wall at the left clear for words), tall (past the dark backs of two children) and
chest (close).
"""
import random

import birthday_details as details
import birthday_guests
import birthday_props as party
import furnishings
import handwriting
import materials
import props
import shapes
import stage
import trimmings

COLOURS = (party.CREAM, party.MUSTARD, party.BRICK, party.TEAL, party.PLUM)


def build_room():
    """Brick wall, and a plank table with a linen runner."""
    clay = materials.brick("clay", ((0.07, 0.026, 0.018), (0.12, 0.042, 0.028), (0.1, 0.05, 0.036),
                                    (0.055, 0.032, 0.027)))
    shapes.brick_wall(8.2, -17, 17, -7.6, 16, clay, materials.plain("mortar", (0.11, 0.1, 0.09)))
    timber = materials.wood("table timber", (0.04, 0.016, 0.008), (0.19, 0.08, 0.034))
    chance = random.Random(5)
    for plank in range(4):
        shapes.box((chance.uniform(-0.2, 0.2), -2.2 + plank * 1.66, -0.25 + chance.uniform(-0.012, 0.012)),
                   (26, 1.64, 0.5), timber, edge=0.04)
    shapes.box((0, -2.7, -0.95), (25, 0.2, 0.9), timber, edge=0.05)
    boards = materials.wood("floor boards", (0.02, 0.009, 0.005), (0.07, 0.03, 0.015))
    shapes.box((0, -4, -7.9), (60, 40, 1), boards, edge=0)
    runner = trimmings.cloth("runner", (0.022, 0.075, 0.062), 0.5)
    shapes.sheet((0, 0.1, 0.004), (19, 3.9), runner, rotation=(0, 0, -1.2), curl=0.02, steps=60)


def build_gifts(wear):
    """Presents and the hats that nobody has put on yet."""
    red, gold = trimmings.satin("red satin", (0.42, 0.025, 0.02)), trimmings.satin("gold satin", (0.55, 0.3, 0.06))
    kraft = materials.paper("kraft", (0.34, 0.2, 0.1), 0.5)
    party.present((4.5, 2.3, 0.02), 24, (1.9, 1.7, 1.5),
                  party.stripes("striped wrap", (party.CREAM, party.CREAM, party.TEAL), across=2.6), red, "MIA", wear)
    party.present((-0.3, 3.0, 0.02), -8, (2.0, 1.6, 1.7), kraft, gold)
    party.present((-4.6, 2.6, 0.02), -22, (1.7, 1.6, 1.25), materials.paper("plum wrap", (0.16, 0.045, 0.12), 0.3),
                  gold)
    party.present((-4.5, 2.6, 1.33), 10, (1.1, 1.0, 0.7), kraft, red)
    party.hat((0.25, 0.9, 0), (0, 0, 10), (party.TEAL, party.CREAM), 0.8)


def build_table(wear):
    """Cake and chest, which are returned."""
    oak = materials.wood("oak", (0.06, 0.022, 0.009), (0.26, 0.105, 0.04), (0.7, 5, 5), 0.4)
    return party.cake(wear, (-1.65, 0.15, 0.01), 0.16), party.chest(wear, (1.75, 0.55, 0.02), -9, oak)


def lay_table(wear):
    """Plates, and the card that names the order of things."""
    ware = materials.glaze("party ware", (0.55, 0.47, 0.35), 0.2)
    for index in range(3):
        party.plate(wear, (-1.2, -2.0, 0.0 + index * 0.09), ware, index == 2, 20 + 9 * index)
    note = shapes.group((0.95, -1.45, 0.58), (74, 0, -10))
    shapes.sheet((0, 0, 0), (1.62, 1.14), wear.paper, note, curl=0.012, seed=3)
    handwriting.write("60 MINUTES,\nTHEN CAKE.", (-0.66, 0.1, 0.04), 0.165, wear.ink, note, weight=0.016, seed=6)


def build_air(balloon):
    """Bunting, a string of bulbs and balloons, the teal one where the view has room for it."""
    party.bunting((-13, 5.4, 6.6), (13, 5.2, 6.9), 1.2, 24, COLOURS, 4)
    party.bunting((-13, 7.4, 7.6), (13, 7.4, 7.1), 1.0, 22, (*COLOURS[2:], *COLOURS[:2]), 7)
    bulb = materials.glow("bulb", (1.0, 0.56, 0.22), 7.0)
    cable = materials.plastic("cable", (0.012, 0.012, 0.012))
    sags = [1.1 * (1 - ((step - 8) / 8) ** 2) for step in range(17)]
    drops = [(-12.4 + step * 1.55, 6.9, 7.0 - sag + 0.06 * (step % 2)) for step, sag in enumerate(sags)]
    shapes.tube([(x, y, z + 0.32) for x, y, z in drops], 0.03, cable)
    for drop in drops:
        shapes.lathe([(0, -0.22), (0.12, -0.18), (0.17, -0.04), (0.1, 0.12), (0.06, 0.16)], bulb, location=drop,
                     segments=20)
        shapes.lathe([(0.08, 0.12), (0.08, 0.32), (0, 0.34)], cable, location=drop, segments=16)
    for location, colour, size, tether in (((6.0, 4.4, 4.0), (0.4, 0.03, 0.025), 1.05, (4.2, 3.0, 2.4)),
                                           ((7.5, 5.2, 3.2), (0.55, 0.28, 0.04), 1.0, (4.2, 3.2, 2.4)),
                                           (balloon, (0.025, 0.16, 0.15), 1.05, (-4.3, 2.4, 2.1))):
        party.balloon(location, colour, size, tether)


def party_light():
    """Candles and a lamp over the table; bulbs and rims cast no shadows, so whoever stands before it stays dark."""
    stage.light("POINT", (-0.75, -0.25, 3.6), (0, 0, 0), (1.0, 0.54, 0.22), 1700, 0.3, haze=0.9)
    stage.light("SPOT", (-1.4, -3.6, 9.6), (0.6, 0.2, 1.0), (1.0, 0.72, 0.46), 4600, 0.6, 52, 0.9, 0.15)
    for place, target, colour, energy, size, haze, gloss in (
        ((0, 5.9, 8.6), (0, 8.2, 3.5), (1.0, 0.6, 0.28), 3200, (26, 0.6), 0.3, 1.0),
        ((1, 2.6, 9.6), (1, -5.5, 4), (1.0, 0.62, 0.32), 11000, (16, 1.0), 0.1, 0.4),
        ((9, 1.5, 7), (2, 0.5, 1.5), (1.0, 0.58, 0.3), 400, (3, 3), 0.0, 0.6),
    ):
        stage.light("AREA", place, target, colour, energy, size, haze=haze, gloss=gloss).data.use_shadow = False
    stage.fog(0.0022, (0, -2, 4), (40, 34, 20))


def build_light():
    """Candles, a lamp over the table, the glow of the bulbs, and what little the evening adds from behind us."""
    stage.light("POINT", (-1.65, 0.1, 3.5), (0, 0, 0), (1.0, 0.52, 0.2), 1100, 0.3, haze=1.5)
    stage.light("SPOT", (0.6, -5.6, 10.6), (0.1, 0.1, 0.9), (1.0, 0.7, 0.42), 8500, 0.5, 44, 0.9, 0.3)
    stage.light("AREA", (0, 5.9, 8.6), (0, 8.2, 3.5), (1.0, 0.6, 0.28), 1050, (24, 0.6), haze=0.3)
    stage.light("AREA", (0, 3.0, 10.6), (0, -5, 4), (1.0, 0.62, 0.32), 9500, (20, 1.0), haze=0.1, gloss=0.4)
    stage.light("AREA", (-14, -18, 12), (0, -2, 3), (0.42, 0.54, 1.0), 2000, (7, 7), haze=0.2, gloss=0.4)
    stage.light("AREA", (12, -20, 12), (2, -3, 2), (1.0, 0.66, 0.4), 600, (6, 6), haze=0.1, gloss=0.4)
    stage.fog(0.003, (0, -2, 4), (40, 34, 20))


def lengthen_room():
    """What a wide view shows left of the party: wall, table, and how bunting and bulbs hang from the ceiling."""
    furnishings.house_wall(8.2, -46, -16.9, -7.6, 16)
    timber = materials.wood("table timber", (0.04, 0.016, 0.008), (0.19, 0.08, 0.034))
    for plank in range(4):
        shapes.box((-25.2, -2.2 + plank * 1.66, -0.25), (24.3, 1.64, 0.5), timber, edge=0.04)
    shapes.box((-25, -2.7, -0.95), (25, 0.2, 0.9), timber, edge=0.05)
    party.bunting((-21, 6.6, 14.5), (-13, 5.4, 6.6), 0.7, 10, COLOURS, 8)
    party.bunting((-19, 7.6, 14.5), (-13, 7.4, 7.6), 0.6, 8, COLOURS, 9)
    cable = materials.plastic("lead", (0.012, 0.012, 0.012))
    shapes.tube([(-16.5, 7.4, 14.5), (-13.8, 7.1, 8.6), (-12.4, 6.9, 7.32)], 0.03, cable)
    far = stage.light("AREA", (-26, 5.9, 8.6), (-26, 8.2, 3.5), (1.0, 0.6, 0.28), 900, (24, 0.6), haze=0.3)
    far.data.use_shadow = False


def laid(scene, wear, cake, chest):
    """The cake they wait for, and the chest that comes first."""
    lengthen_room()
    cake.location, chest.location = (-0.75, -0.2, 0.01), (2.5, 0.9, 0.02)
    details.sprinkles(cake)
    details.run_wax(cake)
    lay_table(wear)
    props.key(wear, (2.2, -2.0, 0.02), (0, 0, 14), 1.35)
    party.streamer((3.2, -2.2, 0.02), (0, 0, 12), party.MUSTARD, 4, 1.3)
    party.streamer((-2.6, -1.6, 0.02), (0, 0, -10), party.BRICK, 4, 1.2)
    party.balloon((3.4, 4.6, 5.0), (0.03, 0.1, 0.28), 1.0, (4.3, 3.0, 2.2))
    birthday_guests.confetti()
    scene.eevee.bokeh_max_size, scene.view_settings.exposure = 48.0, 0.4


def wide(scene, wear, *table):
    """The laid table before they come: hats that wait for their heads, and warm light on the wall behind the words."""
    laid(scene, wear, *table)
    party.hat((-3.25, -1.1, 0.02), (0, 0, 40), (party.BRICK, party.CREAM), 0.9, party.MUSTARD)
    party.hat((-4.75, -0.4, 0.56), (0, 104, 24), (party.PLUM, party.MUSTARD), 0.9, party.TEAL)
    party.hat((4.9, -1.2, 0.02), (0, 0, -20), (party.TEAL, party.CREAM), 0.95, party.MUSTARD)
    fills = (((-14, 4.6, 9.4), (-14, 8.2, 2.5), 2400, (20, 0.8)), ((-9, -4, 9), (-8, 0, 0), 1000, (10, 4)))
    for place, target, energy, size in fills:
        lamp = stage.light("AREA", place, target, (1.0, 0.62, 0.32), energy, size, haze=0.1, gloss=0.4)
        lamp.data.use_shadow = False
    scene.view_settings.exposure = 0.1  # nobody stands before the lit wall: as bright as the page's other pictures
    stage.camera(scene, (0.5, -16.5, 4.7), (0.5, 0, 2.35), (-0.6, -1.2, 1.6), 42, 0.1, shift=(-0.23, 0.0))


def tall(scene, wear, *table):
    """Past the dark backs of two children, for phones: the words begin at the picture's lower half."""
    laid(scene, wear, *table)
    birthday_guests.build()
    stage.camera(scene, (0.4, -16.5, 4.7), (0.4, 0, 2.35), (-0.6, -1.2, 1.6), 42, 0.1)


def at_chest(scene, wear, cake, chest):
    """Close on the padlocked chest and the key that lies before it."""
    details.fairy_lights([(-11 + 3.6 * step, 7.4, 2.5 if step % 2 else 3.5) for step in range(7)])
    scene.eevee.bokeh_max_size = 90.0
    cake.location.x -= 0.6
    details.honored_key(wear, chest)
    details.streamer_over(chest, 1.06, party.TEAL)
    party.streamer((2.85, -2.5, 0.02), (0, 0, 20), party.MUSTARD, 4, 1.3)
    party.hat((4.05, -0.5, 0.02), (0, 0, 30), (party.PLUM, party.MUSTARD), 0.95, party.BRICK)
    party.hat((4.0, -1.6, 0.62), (0, 106, 158), (party.BRICK, party.CREAM), 0.95, party.MUSTARD)
    stage.camera(scene, (-0.9, -9.7, 2.75), (1.6, -0.3, 0.98), (1.2, -1.5, 0.6), 56, 0.16)


VIEWS = {"wide": wide, "tall": tall, "chest": at_chest}


def shoot(shot):
    """Build, light and render the asked view."""
    scene = stage.begin(shot)
    trimmings.lighten(scene)
    wear = props.Wardrobe()
    build_room()
    table = build_table(wear)
    build_gifts(wear)
    build_air((-3.1, 5.0, 4.7) if shot.view == "wide" else (-6.3, 4.6, 3.7))
    if shot.view == "chest":
        build_light()
    else:
        party_light()
    VIEWS[shot.view](scene, wear, *table)
    stage.vignette(scene, 0.5)
    stage.render(scene, shot)
