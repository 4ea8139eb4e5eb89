"""A ballot box on the game masters' desk: a ticked slip half through the slot, lit by a storm lantern."""
import random

import feedback_poll_props as poll
import furnishings
import materials
import props
import stage


def build_room(wear):
    """Plank desk, brick wall, a chalked tally and books against the wall."""
    furnishings.house_wall(6.6, -12, 12, -1.5, 10.5)
    furnishings.plank_table(materials.wood("desk timber", (0.035, 0.014, 0.007), (0.17, 0.07, 0.03)))
    frame = materials.wood("frame timber", (0.03, 0.014, 0.008), (0.1, 0.045, 0.02))
    poll.tally(furnishings.Chalkboard((-2.4, 6.35, 5.6), 9.2, 4.2, frame, wear))
    red, green, blue, tan = (0.13, 0.02, 0.015), (0.02, 0.06, 0.04), (0.02, 0.035, 0.08), (0.2, 0.12, 0.06)
    poll.books(((5.5, 4.9, 0, 0.5, 2.5, 0, green), (6.05, 4.9, 0, 0.44, 2.9, 0, red), (6.55, 4.85, 0, 0.5, 2.3, 0, tan),
                (7.1, 4.9, 0, 0.46, 2.7, 0, blue), (7.85, 4.9, 0.02, 0.5, 2.6, -14, red), (4.95, 4.9, 0, 0.42, 2.2, 0,
                                                                                           tan)), 1.7)


def build_desk(wear):
    """The ballot box, its slips, the pencil, the key and the lantern."""
    oak = materials.wood("oak", (0.06, 0.026, 0.011), (0.24, 0.105, 0.042), (0.6, 5, 5), 0.36)
    poll.ballot_box(wear, oak, (-0.75, 1.1, 0), 12)
    poll.lantern(wear, (3.05, 0.9, 0), 30)
    for x, y, z, turn, ticked, seed in ((1.3, -1.75, 0.025, -16, 1, 11), (2.35, -1.6, 0.07, 24, 0, 12),
                                        (3.9, -1.75, 0.025, -38, 3, 13),
                                        (-3.9, -0.7, 0.025, 31, 2, 14)):
        poll.slip(wear, (x, y, z), (0, 0, turn), ticked, seed, 0.012)
    stack = random.Random(4)
    for sheet in range(9):
        poll.slip(wear, (-3.9, 2.2, sheet * 0.03), (0, 0, 14 + stack.uniform(-7, 7)), None, 30 + sheet, 0.006)
    poll.brass_pencil(wear, (0.25, -2.45, 0), 22)
    props.key(wear, (-1.35, -1.85, 0), (0, 0, -18), 1.15, tag="BOX 1")
    props.mug(wear, (-5.3, 0.9, 0), 150)
    props.coffee_ring(wear, (-4.6, -0.1, 0.002))
    props.hourglass(wear, (5.2, 2.6, 0), 20)


def shoot(shot):
    """Build, light and render."""
    scene = stage.begin(shot)
    scene.eevee.shadow_cube_size, scene.eevee.use_ssr_halfres = "512", True
    scene.eevee.volumetric_tile_size, scene.eevee.volumetric_samples = "16", 32
    wear = props.Wardrobe()
    build_room(wear)
    build_desk(wear)
    stage.light("SPOT", (-7.5, -4.5, 10), (-0.5, 1.0, 1.5), (1.0, 0.66, 0.36), 5200, 0.6, 50, 0.9, 0.6, 0.6)
    fills = (
        ((-13, -6, 9), (-1, 1, 1), (0.35, 0.5, 1.0), 1000, (6, 6), 0.6, 0.5),
        ((-2.4, 4.4, 10.5), (-2.4, 7.0, 5), (1.0, 0.66, 0.36), 420, (7, 0.6), 0.2, 0.3),
        ((9, 2, 9), (5, 7, 3), (0.4, 0.5, 0.9), 300, (4, 4), 0.2, 0.4),
        ((1, -2, 0.3), (1, -2, 6), (1.0, 0.5, 0.22), 35, (5, 4), 0, 0),
    )
    for location, target, colour, energy, size, haze, gloss in fills:
        stage.light("AREA", location, target, colour, energy, size, haze=haze, gloss=gloss).data.use_shadow = False
    stage.fog(0.004, (0, -3, 5), (34, 24, 18))
    stage.camera(scene, (-0.9, -12.6, 6.0), (0.4, 0.8, 1.85), (-0.6, -0.3, 2.2), 38, 0.2)
    stage.vignette(scene)
    stage.render(scene, shot)
