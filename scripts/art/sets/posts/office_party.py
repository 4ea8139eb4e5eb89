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
WALL = 17.5


def build_room(wear):
    """Brick wall round the snowy window, a worn desk."""
    clay = materials.brick("clay", ((0.07, 0.028, 0.02), (0.12, 0.044, 0.03), (0.1, 0.05, 0.037),
                                    (0.055, 0.032, 0.027)))
    mortar = materials.plain("mortar", (0.11, 0.1, 0.09))
    for left, right, bottom, top, seed in ((-0.05, 24, -7.4, 16, 3), (-14.6, -1.2, -7.4, 0.5, 4),
                                           (-30, -14.3, -7.4, 16, 5), (-14.9, 0.2, 11.3, 16, 6)):
        shapes.brick_wall(WALL, left, right, bottom, top, clay, mortar, seed=seed)
    party.window(wear, -12.5, -1.5, 1.0, 11.5, WALL + 0.4)
    timber = materials.wood("desk timber", (0.035, 0.014, 0.007), (0.19, 0.08, 0.034))
    chance = random.Random(5)
    for plank in range(5):
        shapes.box((chance.uniform(-0.2, 0.2), -3.34 + plank * 1.96, -0.3 + chance.uniform(-0.014, 0.014)),
                   (23, 1.93, 0.6), timber, edge=0.05)
    shapes.box((0, -3.9, -1.2), (22, 0.3, 1.2), timber, edge=0.05)
    boards = materials.wood("floor boards", (0.02, 0.009, 0.005), (0.07, 0.03, 0.015))
    shapes.box((0, 0, FLOOR - 0.5), (60, 50, 1), boards, edge=0)
    team.countdown(wear, (8.9, WALL - 0.5, 8.4), "4:59", 0.78)
    party.snowflake(wear, (-12.0, WALL - 0.4, 8.2), 0.85, 3)


def build_desk(wear):
    """The present under the desk lamp, among what was pushed aside for it."""
    party.present(wear, (0.2, 0.7, 0.02), -14)
    party.office_mug(wear, (-2.0, -2.9, 0), 190)
    party.lanyard(wear, (2.9, -2.9, 0), -14)
    props.key(wear, (0.5, -3.2, 0.0), (0, 0, 8), 1.3, tag="WHO?")
    props.desk_lamp(wear, (4.2, 4.4, 0), (4.6, 4.0, 4.0), (2.9, 2.6, 7.2), (0.2, 0.0, 2.2), energy=5200)


def build_team():
    """Three at the window, waiting: far out of focus and dark against the snow, one of them crowned."""
    deep, dark = outfits.skin("deep skin", (0.07, 0.035, 0.02)), outfits.wool("dark cloth", (0.03, 0.032, 0.04))
    folded = ((-0.6, 2.0, 10.2), (1, 0.3, 0.2), (0, 0, -1), outfits.RELAXED), (
        (0.6, 2.3, 10.5), (-1, 0.2, 0.2), (0, 0, -1), outfits.RELAXED)
    for x, y, turn, height, shoulders, cut, hair, glance, tilt, seed in (
        (-10.3, -2.4, -26, 15.6, 0.9, "blouse", "long", -18, 5, 5),
        (-6.9, -2.0, 12, 16.6, 1.04, "oxford", "short", 24, -4, 3),
        (-3.4, -2.6, 34, 15.9, 0.96, "hoodie", "curls", 22, 4, 4),
    ):
        waiting = people.Person((x, WALL + y, FLOOR), turn, people.Stature(height, shoulders), people.Pose(
            lean=3, nod=3, glance=glance, tilt=tilt, hands=folded, elbows=((-1, -0.3, -0.6), (1, -0.3, -0.6)),
            feet=((-0.9, 0, 0), (0.9, -0.3, 0))), outfits.Look(cut, dark, dark, hair, (0.02, 0.011, 0.007), deep, seed))
        if cut == "oxford":
            waiting.put_on(party.crown((0, 0, 0), 0), (0, -0.004, 0.026), (6, -4, 15))


def build_lights():
    """Fairy lights over the desk and along the window, with a little light of their own."""
    near = party.fairy_lights([(-11, -1.5, 0.05), (-7.2, -2.0, 0.05), (-5.2, -2.5, 0.04), (-2.6, -1.7, 0.05),
                               (0.2, -2.2, 0.05), (2.4, -1.9, 0.05), (4.0, -2.6, 0.05), (6.0, -2.8, 0.04),
                               (8.0, -1.6, 0.05), (11, -1.8, 0.05)], 22, 2)
    party.fairy_lights([(3.4, 1.6, 0.05), (2.5, 2.9, 0.05), (0.2, 3.6, 0.06), (-2.6, 3.2, 0.05), (-4.4, 2.2, 0.05),
                        (-5.4, 0.6, 0.05)], 9, 5)
    far = party.fairy_lights([(x, WALL - 0.4, z) for x, z in (
        (-19, 9.6), (-13.4, 8.2), (-7, 9.6), (-1.4, 8.4), (2.6, 6.0), (7.4, 5.4), (12, 6.6), (18, 6.0))], 26, 7, 1.0)
    party.fairy_glow(near[2:-2:3] + far[1::5], 0.35, 26)


def shoot(shot):
    """Build, light and render."""
    scene = stage.begin(shot)
    trimmings.lighten(scene)
    wear = props.Wardrobe()
    build_room(wear)
    build_desk(wear)
    build_team()
    build_lights()
    stage.light("AREA", (-7, WALL - 0.4, 6.5), (-4, 0, 2), (0.34, 0.52, 1.0), 5200, (9, 8), haze=0.4, gloss=0.9)
    stage.light("SPOT", (-2.6, -8.0, 10.5), (0.2, 0.4, 1.4), (1.0, 0.68, 0.4), 8800, 0.6, 42, 0.9, 0.1, 0.7)
    stage.light("AREA", (7, 3.0, 7.5), (0.4, 0.2, 1.5), (1.0, 0.62, 0.32), 700, (3, 3), haze=0.0, gloss=0.6)
    for x in (-12, -3):
        stage.light("SPOT", (x, WALL - 0.8, 12.5), (-6.9, WALL - 2.6, 7.5), (1.0, 0.62, 0.32), 5200, 0.4, 60, 0.9, 0.05,
                    0.5)
    stage.light("AREA", (7, WALL - 1.8, 11), (7, WALL, 5), (1.0, 0.6, 0.28), 1700, (18, 0.6), haze=0.2)
    stage.fog(0.002, (0, 2, 5), (60, 50, 26))
    scene.eevee.volumetric_end, scene.eevee.bokeh_max_size = 60.0, 60.0
    stage.camera(scene, (0.3, -21, 3.9), (-0.25, 0, 2.75), (0.2, -1.5, 1.6), 55, 0.1, shift=(0, 0.03))
    stage.vignette(scene, 0.45)
    stage.render(scene, shot)
