"""A birthday table before the guests come: a candlelit cake and a padlocked chest among presents and paper hats."""
import random

import birthday_props as party
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
    shapes.brick_wall(8.2, -13, 13, -2, 9, clay, materials.plain("mortar", (0.11, 0.1, 0.09)))
    timber = materials.wood("table timber", (0.04, 0.016, 0.008), (0.19, 0.08, 0.034))
    chance = random.Random(5)
    for plank in range(6):
        shapes.box((chance.uniform(-0.2, 0.2), -5.0 + plank * 1.66, -0.25 + chance.uniform(-0.012, 0.012)),
                   (24, 1.64, 0.5), timber, edge=0.04)
    runner = trimmings.cloth("runner", (0.022, 0.075, 0.062), 0.5)
    shapes.sheet((0, 0.1, 0.004), (19, 3.9), runner, rotation=(0, 0, -1.2), curl=0.02, steps=60)


def build_gifts(wear):
    """Presents, hats and everything that tells of the party to come."""
    red, gold = trimmings.satin("red satin", (0.42, 0.025, 0.02)), trimmings.satin("gold satin", (0.55, 0.3, 0.06))
    kraft = materials.paper("kraft", (0.34, 0.2, 0.1), 0.5)
    party.present((4.35, 1.5, 0.02), 24, (1.9, 1.7, 1.5),
                  party.stripes("striped wrap", (party.CREAM, party.CREAM, party.TEAL), across=2.6), red, "MIA", wear)
    party.present((3.75, 3.1, 0.02), -8, (2.3, 1.8, 2.3), kraft, gold)
    party.present((-4.25, 2.3, 0.02), -22, (1.7, 1.6, 1.25), materials.paper("plum wrap", (0.16, 0.045, 0.12), 0.3),
                  gold)
    party.present((-4.2, 2.3, 1.33), 10, (1.1, 1.0, 0.7), kraft, red)
    party.hat((3.55, -1.55, 0), (0, 0, 30), (party.CREAM, party.BRICK), 0.95)
    party.hat((5.55, -0.3, 0), (0, 0, 0), (party.MUSTARD, party.PLUM), 0.95, party.BRICK)
    party.hat((-4.9, 0.35, 0), (0, 0, 10), (party.TEAL, party.CREAM), 0.95)


def build_table(wear):
    """Cake, chest, plates, mugs, the key with its tag, and streamers."""
    oak = materials.wood("oak", (0.06, 0.022, 0.009), (0.26, 0.105, 0.04), (0.7, 5, 5), 0.4)
    party.cake(wear, (-1.95, 0.15, 0.01))
    party.chest(wear, (1.25, 0.55, 0.02), -9, oak)
    ware = materials.glaze("party ware", (0.55, 0.47, 0.35), 0.2)
    for index in range(3):
        party.plate(wear, (5.3, -2.4, 0.0 + index * 0.09), ware, index == 2, 20 + 9 * index)
    party.plate(wear, (-5.4, -1.3, 0), ware, True, 70)
    props.mug(wear, (-5.9, 0.2, 0), 30, materials.glaze("green glaze", (0.03, 0.11, 0.08)))
    props.key(wear, (0.5, -1.95, 0.0), (0, 0, 14), 1.15, tag="FIND ME")
    note = shapes.group((2.3, -0.98, 0.44), (74, 0, -14))
    shapes.sheet((0, 0, 0), (1.2, 0.86), wear.paper, note, curl=0.012, seed=3)
    for row, line in enumerate(("60 minutes.", "Then cake.")):
        shapes.lettering(line, (0, 0.08 - row * 0.27, 0.03), 0.23, wear.ink, note, (0, 0, 0), "CENTER", trimmings.SERIF)
    party.streamer((-3.3, -2.1, 0.02), (0, 0, 16), party.BRICK, 5, 1.5)
    party.streamer((-0.9, -1.2, 0.02), (0, 0, -28), party.MUSTARD, 4, 1.3)
    party.streamer((3.0, 0.0, 0.02), (0, 0, -72), party.TEAL, 5, 1.6)


def build_air():
    """Bunting, a string of bulbs and balloons."""
    party.bunting((-9, 5.4, 5.3), (9, 5.2, 5.6), 1.0, 17, COLOURS, 4)
    party.bunting((-9, 7.4, 6.4), (9, 7.4, 5.9), 0.8, 15, (*COLOURS[2:], *COLOURS[:2]), 7)
    bulb = materials.glow("bulb", (1.0, 0.56, 0.22), 7.0)
    cable = materials.plastic("cable", (0.012, 0.012, 0.012))
    sags = [0.95 * (1 - ((step - 6) / 6) ** 2) for step in range(13)]
    drops = [(-9 + step * 1.5, 6.9, 5.75 - sag + 0.06 * (step % 2)) for step, sag in enumerate(sags)]
    shapes.tube([(x, y, z + 0.32) for x, y, z in drops], 0.03, cable)
    for drop in drops:
        shapes.lathe([(0, -0.22), (0.12, -0.18), (0.17, -0.04), (0.1, 0.12), (0.06, 0.16)], bulb, location=drop,
                     segments=20)
        shapes.lathe([(0.08, 0.12), (0.08, 0.32), (0, 0.34)], cable, location=drop, segments=16)
    for location, colour, size, tether in (((6.0, 4.4, 4.0), (0.4, 0.03, 0.025), 1.05, (4.2, 3.0, 2.4)),
                                           ((7.5, 5.2, 3.2), (0.55, 0.28, 0.04), 1.0, (4.2, 3.2, 2.4)),
                                           ((-6.3, 4.6, 3.7), (0.025, 0.16, 0.15), 1.05, (-4.3, 2.4, 2.1))):
        party.balloon(location, colour, size, tether)


def shoot(shot):
    """Build, light and render."""
    scene = stage.begin(shot)
    trimmings.lighten(scene)
    wear = props.Wardrobe()
    build_room()
    build_table(wear)
    build_gifts(wear)
    build_air()
    stage.light("SPOT", (3.6, -3.4, 8.6), (0.2, 0.6, 0.6), (1.0, 0.68, 0.38), 6000, 0.5, 78, 0.9, 0.6)
    stage.light("POINT", (-1.95, 0.1, 3.35), (0, 0, 0), (1.0, 0.52, 0.2), 190, 0.3, haze=1.5)
    stage.light("AREA", (0, 5.9, 7.2), (0, 8.2, 3.5), (1.0, 0.6, 0.28), 820, (17, 0.6), haze=0.3)
    stage.light("AREA", (-11, -5, 7), (0, 0.5, 1), (0.42, 0.54, 1.0), 1250, (5, 5), haze=0.5, gloss=0.5)
    stage.fog(0.005, (0, 0, 4), (34, 24, 16))
    stage.camera(scene, (0.15, -11.2, 3.35), (0.0, 1.0, 1.75), (0.1, -0.7, 1.2), 35, 0.22)
    stage.vignette(scene, 0.45)
    stage.render(scene, shot)
