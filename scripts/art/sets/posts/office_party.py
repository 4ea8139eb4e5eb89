"""An office desk at dusk in December: a padlocked present and a paper crown among fairy lights, snow at the window."""
import random

import materials
import office_party_props as party
import props
import shapes
import stage
import trimmings


def build_room(wear):
    """Brick wall round the snowy window, a worn desk."""
    clay = materials.brick("clay", ((0.07, 0.028, 0.02), (0.12, 0.044, 0.03), (0.1, 0.05, 0.037),
                                    (0.055, 0.032, 0.027)))
    mortar = materials.plain("mortar", (0.11, 0.1, 0.09))
    for left, right, bottom, top, seed in ((-0.55, 14, -3, 11, 3), (-11.5, -1.7, -3, 1.9, 4), (-17, -12.4, -3, 11, 5)):
        shapes.brick_wall(8.5, left, right, bottom, top, clay, mortar, seed=seed)
    party.window(wear, -9.6, -2.0, 2.4, 10.5, 8.9)
    timber = materials.wood("desk timber", (0.035, 0.014, 0.007), (0.19, 0.08, 0.034))
    chance = random.Random(5)
    for plank in range(6):
        shapes.box((chance.uniform(-0.2, 0.2), -5.3 + plank * 1.96, -0.3 + chance.uniform(-0.014, 0.014)),
                   (30, 1.93, 0.6), timber,
                   edge=0.05)
    party.snowflake(wear, (-7.6, 8.2, 6.1), 0.85, 3)
    party.snowflake(wear, (-4.2, 8.2, 5.0), 0.65, 6)


def build_desk(wear):
    """The present and the crown among what was pushed aside for them."""
    party.present(wear, (-0.3, 0.9, 0.02), -17)
    party.crown((4.0, -0.7, 0.0), 20)
    party.office_mug(wear, (-4.5, -0.7, 0), 24)
    party.lanyard(wear, (-3.0, -3.0, 0), -24)
    props.keyboard(wear, (4.9, 2.4, 0), -12)
    props.key(wear, (1.2, -2.9, 0.0), (0, 0, 12), 1.3, tag="WHO?")
    props.clipboard(wear, (-6.9, 1.5, 0), 22, "PARTY 12/18", ("room: booked", "cake", "playlist", "plants watered",
                                                              "who has the key", "tell nobody"))
    for index, (x, y, turn) in enumerate(((6.5, -1.9, 14), (6.55, -1.95, 8), (6.5, -1.9, -3))):
        shapes.sheet((x, y, 0.03 * index), (0.8, 0.8), wear.note, rotation=(0, 0, turn), curl=0.03, seed=index)
    props.desk_lamp(wear, (7.4, 3.6, 0), (7.6, 3.2, 3.6), (5.3, 1.0, 5.9), (1.4, -1.6, 0.6), energy=4600)
    wool = trimmings.cloth("scarf", (0.16, 0.02, 0.02), 0.4)
    trimmings.ribbon([(-9.0, 3.5, 0.06), (-7.8, 4.4, 0.1), (-6.4, 4.0, 0.05), (-5.0, 4.9, 0.08), (-3.6, 4.4, 0.05)],
                     1.3, wool, None,
                     (0.2, 1, 0), cupped=0.1, thickness=0.06)


def build_lights():
    """Fairy lights over the desk and along the window, with a little light of their own."""
    near = party.fairy_lights([(-11, -1.5, 0.05), (-7.2, -2.0, 0.05), (-5.2, -2.5, 0.04), (-2.6, -1.7, 0.05),
                               (0.2, -2.0, 0.05), (2.4, -1.9, 0.05),
                               (4.0, -2.6, 0.05), (6.0, -3.0, 0.04), (8.0, -1.6, 0.05), (11, -1.8, 0.05)], 17, 2)
    party.fairy_lights([(3.4, 1.6, 0.05), (2.5, 2.9, 0.05), (0.2, 3.6, 0.06), (-2.6, 3.2, 0.05), (-4.4, 2.2, 0.05),
                        (-5.4, 0.6, 0.05)], 9, 5)
    far = party.fairy_lights([(-12, 8.1, 7.9), (-9.6, 8.1, 7.4), (-6.0, 8.1, 6.5), (-2.0, 8.1, 7.5), (2.0, 8.2, 6.5),
                              (6.0, 8.2, 7.3), (11, 8.2, 6.6)],
                             19, 7, 1.0)
    for x, y, z in near[2:-2:3] + far[1::5]:
        stage.light("POINT", (x, y - 0.2, z + 0.35), (0, 0, 0), (1.0, 0.52, 0.2), 26, 0.15,
                    haze=0.6).data.use_shadow = False


def shoot(shot):
    """Build, light and render."""
    scene = stage.begin(shot)
    trimmings.lighten(scene)
    wear = props.Wardrobe()
    build_room(wear)
    build_desk(wear)
    build_lights()
    stage.light("AREA", (-6, 8.0, 6.5), (-1, 0, 0.5), (0.34, 0.52, 1.0), 1500, (7, 6), haze=0.5, gloss=0.9)
    stage.light("SPOT", (4.6, -5.2, 7.0), (0, 0.6, 1.4), (1.0, 0.68, 0.4), 2600, 0.6, 64, 0.9, 0.2, 0.7)
    stage.light("AREA", (-10, -6, 6), (0, 0, 1), (0.4, 0.52, 1.0), 420, (5, 5), haze=0.2, gloss=0.4)
    stage.light("AREA", (5, 6.8, 8.6), (5, 8.6, 4), (1.0, 0.6, 0.28), 190, (9, 0.6), haze=0.2)
    stage.fog(0.004, (0, -2, 4), (36, 30, 16))
    stage.camera(scene, (1.7, -12.2, 4.1), (0.3, 1.0, 2.3), (0.2, -1.2, 1.6), 34, 0.15)
    stage.vignette(scene, 0.45)
    stage.render(scene, shot)
