"""A table for two with one lantern: a torn map in two halves, two cups of tea, a scarf on each chair, one padlock."""
import random

import couple_escape_props as pair
import feedback_poll_props
import materials
import props
import shapes
import stage
import trimmings


def build_table():
    """Thick old planks with gaps, on a dark boarded floor."""
    oak = materials.wood("old oak", (0.03, 0.014, 0.007), (0.19, 0.085, 0.038), (0.7, 7, 7), 0.4)
    chance = random.Random(7)
    for plank in range(5):
        shapes.box((chance.uniform(-0.1, 0.1), -4.2 + plank * 2.1, -0.35 + chance.uniform(-0.02, 0.02)),
                   (14.2 + chance.uniform(-0.3, 0.2), 2.07, 0.7), oak, edge=0.09,
                   rotation=(chance.uniform(-0.3, 0.3), 0, chance.uniform(-0.15, 0.15)))
    for x in (-6.2, 6.2):
        shapes.box((x, 0, -0.95), (0.8, 9.6, 0.5), oak, edge=0.08)
    floor = materials.wood("floor boards", (0.016, 0.009, 0.006), (0.075, 0.036, 0.019), gloss=0.42)
    for index in range(16):
        shapes.box((chance.uniform(-3, 3), -8 + index * 1.9, -7.9), (60, 1.86, 0.5), floor, edge=0.04)
    clay = materials.brick("clay", ((0.07, 0.026, 0.018), (0.12, 0.042, 0.028), (0.1, 0.05, 0.036),
                                    (0.055, 0.032, 0.027)))
    shapes.brick_wall(13, -22, 22, -8, 8, clay, materials.plain("mortar", (0.11, 0.1, 0.09)))
    rug = trimmings.cloth("rug", (0.11, 0.02, 0.016), 0.3, weave=14)
    shapes.sheet((0, 3, -7.62), (26, 17), rug, rotation=(0, 0, 2), curl=0.02)


def build_things(wear):
    """What the two have before them."""
    walnut = materials.wood("walnut", (0.03, 0.012, 0.006), (0.17, 0.065, 0.024), (1.2, 6, 6), 0.28)
    feedback_poll_props.lantern(wear, (-0.35, 1.75, 0), 24, 2700)
    pair.strongbox(wear, materials.wood("box oak", (0.05, 0.02, 0.009), (0.24, 0.1, 0.04), (0.8, 5, 5), 0.36),
                   (2.95, 0.75, 0), -24)
    pair.torn_map(wear, (-1.75, -1.8, 0, 4), (0.8, -1.95, 0, -6))
    pair.magnifier(wear, walnut, (-2.35, -2.3, 0.12), -58)
    pair.magnifier(wear, walnut, (1.5, -2.7, 0.12), 44)
    china = materials.glaze("china", (0.5, 0.47, 0.4), 0.14)
    gilt = materials.metal("worn gilt", (0.75, 0.5, 0.2), 0.3, 0.3)
    pair.teacup(wear, (-4.35, -0.35, 0), 150, china, gilt, 0.35)
    pair.teacup(wear, (3.85, -1.75, 0), -20, china, gilt, 0.8)
    pair.ticket(wear, (-3.95, -2.9, 0), 24)
    props.key(wear, (-0.75, -4.15, 0.0), (0, 0, 9), 1.1)
    props.coffee_ring(wear, (-5.3, -1.75, 0.004))
    props.coffee_ring(wear, (2.6, -3.5, 0.004))


def shoot(shot):
    """Build, light and render."""
    scene = stage.begin(shot)
    scene.eevee.shadow_cube_size, scene.eevee.use_ssr_halfres = "512" if shot.draft else "1024", True
    scene.eevee.volumetric_tile_size = "16"
    wear = props.Wardrobe()
    build_table()
    build_things(wear)
    timber = materials.wood("chair timber", (0.03, 0.012, 0.007), (0.15, 0.06, 0.028), (3, 3, 0.5), 0.3, False)
    cane = materials.wood("cane", (0.12, 0.07, 0.03), (0.3, 0.19, 0.09), (9, 0.6, 4), 0.5)
    pair.chair(timber, cane, (-5.5, 4.8, -7.6), 222)
    pair.chair(timber, cane, (6.1, 4.4, -7.6), 133)
    pair.shawl(trimmings.cloth("scarf", (0.3, 0.028, 0.025), 0.6, weave=9),
               [(8.7, 6.9, 0.2), (8.1, 6.4, 1.9), (7.7, 6.1, 2.25), (7.2, 5.8, 1.6), (7.0, 5.6, -0.6)], 1.5)
    pair.shawl(trimmings.cloth("blue scarf", (0.025, 0.06, 0.12), 0.6, weave=9),
               [(-8.1, 7.1, 0.2), (-7.5, 6.7, 1.9), (-7.1, 6.35, 2.25), (-6.6, 6.0, 1.6), (-6.4, 5.8, -0.6)], 1.4)
    stage.light("AREA", (-9, 11, 13), (1, 0, 0), (0.36, 0.5, 1.0), 2600, (4, 4), haze=0.7, gloss=0.7)
    for location, target, colour, energy, size in (((3, -12, 10), (0, -1, 0), (0.5, 0.58, 0.9), 560, (8, 6)),
                                                   ((0, 0, 9), (0, 0, 0), (1.0, 0.6, 0.3), 130, (6, 5)),
                                                   ((0, 8, 5), (0, 13, 0), (1.0, 0.5, 0.2), 380, (15, 3))):
        stage.light("AREA", location, target, colour, energy, size, haze=0.2, gloss=0.3).data.use_shadow = False
    stage.fog(0.0035, (0, -2, 3), (44, 40, 24))
    stage.camera(scene, (-1.8, -12.2, 5.3), (0.1, 0.2, 0.9), (0, -1.7, 0.3), 37, 0.13, -1)
    stage.vignette(scene, 0.5)
    stage.render(scene, shot)
