"""Four colleagues at a padlocked present in December, one minute before they may open it: backs against the light."""
import random

import materials
import office_party_props as party
import outfits
import people
import props
import shapes
import stage
import team_building_props as team
import trimmings

FLOOR = -7.4  # below the top of the desk


def build_room(wear):
    """Brick wall round the snowy window, a worn desk."""
    clay = materials.brick("clay", ((0.07, 0.028, 0.02), (0.12, 0.044, 0.03), (0.1, 0.05, 0.037),
                                    (0.055, 0.032, 0.027)))
    mortar = materials.plain("mortar", (0.11, 0.1, 0.09))
    for left, right, bottom, top, seed in ((-0.55, 17, -7.4, 14, 3), (-11.5, -1.7, -7.4, 1.9, 4),
                                           (-19, -11.4, -7.4, 14, 5), (-12.4, -0.4, 10.3, 14, 6)):
        shapes.brick_wall(8.5, left, right, bottom, top, clay, mortar, seed=seed)
    party.window(wear, -9.6, -2.0, 2.4, 10.5, 8.9)
    timber = materials.wood("desk timber", (0.035, 0.014, 0.007), (0.19, 0.08, 0.034))
    chance = random.Random(5)
    for plank in range(5):
        shapes.box((chance.uniform(-0.2, 0.2), -3.34 + plank * 1.96, -0.3 + chance.uniform(-0.014, 0.014)),
                   (23, 1.93, 0.6), timber, edge=0.05)
    shapes.box((0, -3.9, -1.2), (22, 0.3, 1.2), timber, edge=0.05)
    boards = materials.wood("floor boards", (0.02, 0.009, 0.005), (0.07, 0.03, 0.015))
    shapes.box((0, 0, FLOOR - 0.5), (60, 50, 1), boards, edge=0)
    team.countdown(wear, (1.5, 8.0, 9.6), "4:59", 0.6)
    party.snowflake(wear, (-7.6, 8.2, 6.1), 0.85, 3)
    party.snowflake(wear, (-4.2, 8.2, 5.0), 0.65, 6)


def build_desk(wear):
    """The present under the desk lamp, among what was pushed aside for it."""
    party.present(wear, (0.2, 0.7, 0.02), -14)
    party.office_mug(wear, (-2.0, -2.9, 0), 190)
    party.lanyard(wear, (2.9, -2.9, 0), -14)
    props.key(wear, (0.5, -3.2, 0.0), (0, 0, 8), 1.3, tag="WHO?")
    props.desk_lamp(wear, (4.2, 4.4, 0), (4.6, 4.0, 4.0), (2.9, 2.6, 7.2), (0.2, 0.0, 2.2), energy=5200)


def build_team():
    """Four backs round the present: two have a hand on its lid, one of them crowned, and two stand by and wait."""
    warm, deep = outfits.skin("warm skin", (0.34, 0.17, 0.1)), outfits.skin("deep skin", (0.1, 0.045, 0.025))
    denim, grey = outfits.wool("denim", (0.02, 0.022, 0.03)), outfits.wool("grey trousers", (0.03, 0.03, 0.032))
    zigzag = party.jumper("holiday jumper", (0.27, 0.21, 0.14), (0.17, 0.016, 0.018))
    slate, teal = outfits.wool("slate shirt", (0.05, 0.062, 0.09)), outfits.wool("teal cloth", (0.02, 0.085, 0.085))
    moss = outfits.wool("moss jersey", (0.045, 0.065, 0.04))
    down, flat, relaxed = (0, 0, -1), outfits.FLAT, outfits.RELAXED
    place, turn = (-4.5, -7.4, FLOOR), -12
    people.Person(place, turn, people.Stature(16.6, 0.92, 1.03, 0.94), people.Pose(
        hips=(0, -0.5), lean=30, nod=2, glance=-8, sway=5, tilt=4,
        hands=((people.local(place, turn, (-5.6, -2.9, 0.35)), (0.2, 1, -0.1), down, flat),
               (people.local(place, turn, (-2.65, -1.15, 3.4)), people.heading(turn, (1, 0.6, 0.05)), down, flat)),
        elbows=((-1, -0.5, 0), (0.1, -0.5, -1)), feet=((-1.0, 0, 0), (1.0, -0.5, 0))),
        outfits.Look("sweater", zigzag, denim, "tail", (0.12, 0.045, 0.017), warm, 2))
    place, turn = (5.3, -7.4, FLOOR), 13
    crowned = people.Person(place, turn, people.Stature(17.8, 1.02), people.Pose(
        hips=(0, -0.5), lean=27, nod=2, glance=6, sway=-5, tilt=-4,
        hands=((people.local(place, turn, (2.55, -1.95, 3.45)), people.heading(turn, (-1, 0.7, 0.02)), down, flat),
               (people.local(place, turn, (6.2, -2.8, 0.35)), (0, 1, -0.1), down, flat)),
        elbows=((-0.1, -0.5, -1), (1, -0.5, 0)), feet=((-1.0, 0, 0), (1.1, -0.5, 0))),
        outfits.Look("oxford", slate, grey, "short", (0.03, 0.016, 0.01), deep, 3))
    crowned.put_on(party.crown((0, 0, 0), 0), (0, -0.004, 0.026), (6, -4, 15))
    place, turn = (-8.9, -3.6, FLOOR), -38
    people.Person(place, turn, people.Stature(16.9, 0.93, 1.03, 0.95), people.Pose(
        hips=(0, 0), lean=6, nod=6, glance=-4, sway=3, tilt=3,
        hands=(((-0.5, 2.2, 10.6), (0.8, 0.7, 0.3), (0.6, -0.6, 0), (30, 40, 44, 48)),
               ((0.9, 2.4, 10.3), (-0.7, 0.7, 0.3), (-0.6, -0.6, 0), (30, 40, 44, 48))),
        elbows=((-0.8, -0.4, -0.7), (0.8, -0.4, -0.7)), feet=((-0.9, 0, 0), (0.9, -0.3, 0))),
        outfits.Look("blouse", teal, grey, "long", (0.03, 0.016, 0.01), warm, 5))
    place, turn = (9.1, -5.2, FLOOR), 24
    people.Person(place, turn, people.Stature(17.2, 1.0, 1.0, 1.03), people.Pose(
        hips=(0, 0), lean=7, nod=4, glance=6, sway=-3, tilt=-3,
        hands=(((-0.6, 2.0, 11.0), (1, 0.3, 0.2), down, relaxed), ((0.6, 2.3, 11.3), (-1, 0.2, 0.2), down, relaxed)),
        elbows=((-1, -0.3, -0.6), (1, -0.3, -0.6)), feet=((-0.9, 0, 0), (0.9, -0.3, 0))),
        outfits.Look("hoodie", moss, denim, "curls", (0.014, 0.009, 0.007), deep, 4))


def build_lights():
    """Fairy lights over the desk and along the window, with a little light of their own."""
    near = party.fairy_lights([(-11, -1.5, 0.05), (-7.2, -2.0, 0.05), (-5.2, -2.5, 0.04), (-2.6, -1.7, 0.05),
                               (0.2, -2.2, 0.05), (2.4, -1.9, 0.05), (4.0, -2.6, 0.05), (6.0, -2.8, 0.04),
                               (8.0, -1.6, 0.05), (11, -1.8, 0.05)], 22, 2)
    party.fairy_lights([(3.4, 1.6, 0.05), (2.5, 2.9, 0.05), (0.2, 3.6, 0.06), (-2.6, 3.2, 0.05), (-4.4, 2.2, 0.05),
                        (-5.4, 0.6, 0.05)], 9, 5)
    far = party.fairy_lights([(-14, 8.1, 9.2), (-9.6, 8.1, 8.2), (-5.8, 8.1, 7.4), (-2.0, 8.1, 8.3), (2.0, 8.2, 7.2),
                              (6.0, 8.2, 8.0), (11, 8.2, 7.4), (14, 8.2, 8.4)], 24, 7, 1.0)
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
    build_team()
    build_lights()
    stage.light("AREA", (-6, 8.0, 6.5), (-3, -4, 4), (0.34, 0.52, 1.0), 3600, (7, 6), haze=0.4, gloss=0.9)
    stage.light("SPOT", (0.3, -6.5, 12.0), (0.2, 0.4, 1.4), (1.0, 0.68, 0.4), 7000, 0.6, 42, 0.9, 0.2, 0.7)
    stage.light("AREA", (-16, -24, 14), (-1, -5, 3), (0.4, 0.52, 1.0), 3600, (8, 8), haze=0.1, gloss=0.4)
    stage.light("AREA", (1, 3.0, 13), (0, -7, 6), (1.0, 0.62, 0.32), 20000, (24, 1.0), haze=0.1, gloss=0.4)
    stage.light("AREA", (15, -26, 14), (3, -5, 3), (1.0, 0.66, 0.4), 3200, (7, 7), haze=0.1, gloss=0.4)
    stage.light("AREA", (5, 6.8, 11), (5, 8.6, 5), (1.0, 0.6, 0.28), 500, (14, 0.6), haze=0.2)
    stage.fog(0.003, (0, -4, 5), (44, 44, 26))
    scene.eevee.volumetric_end = 60.0
    stage.camera(scene, (0.4, -37, 10.6), (0.1, 0, 4.5), (0.2, -1.2, 1.6), 62, 0.14)
    stage.vignette(scene, 0.45)
    stage.render(scene, shot)
