"""A team has its chest open with minutes to spare: five colleagues around its light, their backs to us, one arm up.

Views: wide (the wall at the left clear for words) and tall (its right part, for phones).
"""
import random

import corporate_chest
import corporate_clock as countdown
import furnishings
import materials
import outfits
import people
import props
import shapes
import stage
import trimmings

MIDDLE, TABLE, DEPTH = 11.0, 7.4, -7.0


def build_room():
    """Brick over wainscot, and boards that shine with the light of the chest."""
    furnishings.house_wall(0.4, -34, 40, 8.4, 34)
    timber = materials.wood("wainscot", (0.018, 0.008, 0.005), (0.08, 0.034, 0.016), (4, 4, 0.4), 0.3)
    shapes.box((0, -0.1, 8.1), (90, 0.9, 0.45), timber, edge=0.12)
    shapes.box((0, -0.05, 0.7), (90, 0.7, 1.4), timber, edge=0.12)
    for step in range(36):
        shapes.box((42 - step * 2.4, 0.08, 4.5), (2.34, 0.4, 7.0), timber, edge=0.1)
    boards = materials.wood("floor boards", (0.03, 0.013, 0.007), (0.12, 0.052, 0.025), gloss=0.3)
    chance = random.Random(6)
    for index in range(44):
        shapes.box((-40 + index * 1.9, -30, -0.25 + chance.gauss(0, 0.012)), (80, 1.86, 0.5), boards, edge=0.04,
                   rotation=(chance.gauss(0, 0.3), 0, 90))


def build_table(wear):
    """A plank table on trestles, the chest on it, and the padlock and key that held it."""
    timber = materials.wood("table timber", (0.04, 0.016, 0.008), (0.19, 0.08, 0.034))
    for plank in range(4):
        shapes.box((MIDDLE + 0.1 * (plank % 2), DEPTH - 2.8 + plank * 1.86, TABLE - 0.25), (14.4, 1.84, 0.5), timber,
                   edge=0.05)
    for x in (-5, 5):
        for y in (-2.6, 2.6):
            shapes.box((MIDDLE + x, DEPTH + y, 3.5), (0.8, 0.8, 7.0), timber, edge=0.08)
        shapes.box((MIDDLE + x, DEPTH, 6.4), (0.6, 5.6, 0.9), timber, edge=0.06)
    shapes.box((MIDDLE, DEPTH - 2.4, 6.5), (11, 0.4, 0.9), timber, edge=0.06)
    corporate_chest.build_chest(wear, (MIDDLE, DEPTH + 0.4, TABLE), 4, 2.1)


def build_team():
    """Five of them in a half circle that opens to us, so that the chest is seen between their backs."""
    warm, deep = outfits.skin("warm skin", (0.26, 0.13, 0.08)), outfits.skin("deep skin", (0.09, 0.042, 0.025))
    grey, denim = outfits.wool("grey trousers", (0.03, 0.03, 0.034)), outfits.wool("denim", (0.018, 0.021, 0.032))
    down, relaxed, flat = (0, 0, -1), outfits.RELAXED, outfits.FLAT
    fist = (70, 80, 84, 86)
    side = ((-1.9, 0.6, 8.0), (0, 0.2, -1), (1, 0, 0), relaxed), ((1.9, 0.6, 8.0), (0, 0.2, -1), (-1, 0, 0), relaxed)
    hip = ((-1.75, 0.2, 9.6), (0.5, 0.6, -0.6), (0.6, 0.2, 0), relaxed)
    # Far left, leaning in over the chest's end, both hands on the table.
    place, turn = (MIDDLE - 10.6, DEPTH - 2.0, 0), -52
    people.Person(place, turn, people.Stature(16.6, 0.94, 1.03, 0.94), people.Pose(
        hips=(0, -0.6), lean=18, nod=6, glance=0,
        hands=tuple((people.local(place, turn, spot), (0, 1, -0.2), down, flat)
                    for spot in ((MIDDLE - 6.7, DEPTH + 1.4, TABLE + 0.4), (MIDDLE - 7.0, DEPTH - 2.0, TABLE + 0.4))),
        feet=((-0.9, 0.2, 0), (0.9, -1.2, 0))),
        outfits.Look("shirt", outfits.wool("pale shirt", (0.3, 0.26, 0.2)), denim,
                     "bun", (0.05, 0.022, 0.01), warm, 2))
    # Near left, back to us, a hand on the hip.
    place, turn = (MIDDLE - 6.0, DEPTH - 6.4, 0), -30
    people.Person(place, turn, people.Stature(17.6, 1.03), people.Pose(
        hips=(0.3, 0), lean=4, sway=3, nod=3, glance=-8, tilt=3, hands=(hip, side[1]),
        elbows=((-1, -0.5, 0), (0.3, -1, 0)), feet=((-1.0, 0, 0), (1.1, 0.4, 0))),
        outfits.Look("oxford", outfits.wool("slate shirt", (0.06, 0.075, 0.11)), grey,
                     "short", (0.03, 0.016, 0.01), warm, 3))
    # Near right, back to us, a hand on the table.
    place, turn = (MIDDLE + 5.6, DEPTH - 6.0, 0), 24
    people.Person(place, turn, people.Stature(17.0, 0.97, 1.02, 0.97), people.Pose(
        hips=(-0.2, 0), lean=2, sway=-3, nod=-6, glance=8, tilt=-3,
        hands=((people.local(place, turn, (MIDDLE + 3.4, DEPTH - 2.6, TABLE + 0.5)), (0, 1, -0.2), down, flat),
               side[1]), feet=((-1.1, 0.3, 0), (1.0, -0.4, 0))),
        outfits.Look("sweater", outfits.wool("rust wool", (0.2, 0.05, 0.025)), denim,
                     "tail", (0.045, 0.02, 0.01), deep, 5))
    # Far right, behind the others.
    place, turn = (MIDDLE + 9.3, DEPTH - 0.8, 0), 50
    people.Person(place, turn, people.Stature(17.8, 1.04), people.Pose(
        hips=(0, -0.4), lean=8, nod=6, glance=4, hands=(side[0], side[1]),
        feet=((-1.0, -0.6, 0), (1.0, 0.4, 0))),
        outfits.Look("blazer", outfits.wool("moss blazer", (0.05, 0.07, 0.045)), grey,
                     "short", (0.02, 0.012, 0.008), deep, 4))
    # Outer right, a fist in the air.
    place, turn = (MIDDLE + 12.6, DEPTH - 4.8, 0), 26
    people.Person(place, turn, people.Stature(16.4, 0.94, 1.03, 0.95), people.Pose(
        hips=(0.2, 0), lean=2, sway=-3, nod=-5, glance=4,
        hands=(side[0], ((2.7, 0.6, 17.9), (0, 0.1, 1), (-1, 0.2, 0), fist)),
        elbows=((-0.3, -1, 0), (1, 0.2, -0.2)),
        feet=((-0.9, 0.9, 0), (1.0, -0.8, 0))),
        outfits.Look("hoodie", outfits.wool("ochre jersey", (0.24, 0.13, 0.035)), denim,
                     "curls", (0.014, 0.009, 0.007), warm, 6))


def build_light():
    """The open chest before all; what little else there is keeps outlines apart from the dark."""
    stage.light("POINT", (MIDDLE, DEPTH - 1.4, TABLE + 5.0), (0, 0, 0), (1.0, 0.56, 0.2), 11000, 0.6, haze=1.3)
    wall = stage.light("AREA", (MIDDLE, -3.4, 8.0), (MIDDLE, 0.4, 15), (1.0, 0.54, 0.2), 12500, (26, 3), haze=0.1,
                       gloss=0.3)
    wall.data.use_shadow = False
    for side, energy in ((-1, 26000), (1, 26000)):
        rim = stage.light("SPOT", (MIDDLE + side * 22, -1.5, 27), (MIDDLE + side * 7, DEPTH - 4, 13), (1.0, 0.64, 0.32),
                          energy, 1.0, 44, 0.9, 0.1, 0.5)
        rim.data.use_shadow = False
    fills = (((-34, -44, 24), (0, 0, 8), (0.34, 0.48, 1.0), 2600, (14, 10)),
             ((-14, -9, 31), (-14, 0.4, 15), (1.0, 0.6, 0.3), 2200, (44, 2)))
    for place, target, colour, energy, size in fills:
        stage.light("AREA", place, target, colour, energy, size, haze=0.1, gloss=0.4).data.use_shadow = False


VIEWS = ("wide", "tall")


def shoot(shot):
    """Build, light and render the asked view."""
    scene = stage.begin(shot)
    trimmings.lighten(scene)
    scene.eevee.volumetric_end, scene.eevee.bloom_intensity = 90, 0.06
    scene.view_settings.exposure = 0.2
    wear = props.Wardrobe()
    build_room()
    build_table(wear)
    build_team()
    countdown.build_clock(wear, (MIDDLE, -0.6, 22.4), "1240")
    build_light()
    stage.fog(0.0022, (0, -8, 15), (100, 70, 40))
    if shot.view == "tall":
        # The right three quarters of the wide picture, from the same place.
        stage.camera(scene, (6.0, -62, 9.5), (6.0, 0, 9.5), (MIDDLE, DEPTH - 3, 9), 35 / 0.75, 0.3,
                     shift=(0.0547, 0.0267))
    else:
        stage.camera(scene, (6.0, -62, 9.5), (6.0, 0, 9.5), (MIDDLE, DEPTH - 3, 9), 35, 0.3, shift=(-0.084, 0.02))
    stage.vignette(scene, 0.5)
    stage.render(scene, shot)
