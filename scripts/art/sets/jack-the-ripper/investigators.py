"""Players of today before the inspector's wall: one lifts a lantern to it, one points at where the thread leads."""
import random

import desk
import evidence
import gaslight
import masonry
import materials
import outfits
import people
import props
import shapes
import stage

FLOOR = -14.6
DOWN = ((0, 0.15, -1), outfits.RELAXED)


def bookcases(oak):
    """Tall shelves of books that close the wall on both sides."""
    chance = random.Random(31)
    for left, right in ((-15.7, -7.85), (7.85, 15.7)):
        middle, wide = (left + right) / 2, right - left
        for x in (left, right):
            shapes.box((x, -1.2, 0), (0.45, 2.6, 29), oak, edge=0.06)
        shapes.box((middle, -0.1, 0), (wide, 0.3, 29), oak, edge=0)
        for z in (-11.5, -8.3, -5.2, -2.1, 1.0, 4.1, 7.2):
            shapes.box((middle, -1.2, z), (wide, 2.4, 0.26), oak, edge=0.05)
            spines, room = [], wide - 0.7
            while room > 0.6:
                thick = chance.uniform(0.3, 0.75)
                spines.append((chance.uniform(1.8, 2.6), thick, chance.randrange(5)))
                room -= thick
            desk.books((left + 0.3, -2.0 + chance.uniform(-0.1, 0.1), z + 0.13), 0, spines, chance.randrange(99), True)


def build_room(wear):
    """The wall of evidence between its shelves, panelled to the floor."""
    evidence.build(wear)
    oak = materials.wood("shelf oak", (0.014, 0.006, 0.003), (0.06, 0.026, 0.012))
    bookcases(oak)
    shapes.box((0, -0.1, -12), (40, 0.25, 5.4), oak, edge=0.05)
    shapes.box((0, -12, FLOOR - 0.5), (60, 44, 1), oak, edge=0)


def bearer(wear):
    """The player on the left, who holds the lantern up to the map."""
    place, turn = (-5.5, -7.6, FLOOR), -8
    grip = (-2.2, -3.7, 4.2)
    warm, denim = outfits.skin("warm skin", (0.34, 0.17, 0.1)), outfits.wool("denim", (0.02, 0.026, 0.04))
    jacket = outfits.wool("mustard shirt", (0.125, 0.078, 0.02))
    ahead = people.heading(turn, (0.75, 0.7, 0.12))
    wrist = (grip[0] - 0.66, grip[1] - 0.6, grip[2] + 0.16)
    people.Person(place, turn, people.Stature(17.4, 0.97, 1.0, 0.96), people.Pose(
        lean=3, nod=-8, glance=12, sway=2,
        hands=(((-2.1, 0.5, 8.3), (0, 0.15, -1), (1, 0, 0), outfits.RELAXED),
               (people.local(place, turn, wrist), ahead, (0, 0.1, -1), (70, 74, 76, 78))),
        elbows=((-0.4, -1, 0), (-0.3, -0.3, -1)), feet=((-0.9, 0, 0), (1.0, 0.5, 0))),
        outfits.Look("shirt", jacket, denim, "bun", (0.045, 0.02, 0.01), warm, 1))
    size = 0.88
    hung = (grip[0] - 0.467 * size, grip[1] - 0.467 * size, grip[2] - 3.48 * size)
    flame = gaslight.storm_lantern(wear, hung, -45, size, 26.0, 3000)
    flame.data.use_contact_shadow, flame.data.shadow_soft_size = False, 0.3  # so near a sleeve they tear its light


def pointer():
    """The player on the right, whose finger rests where two threads meet."""
    place, turn = (5.9, -7.0, FLOOR), 12
    deep, grey = outfits.skin("deep skin", (0.12, 0.055, 0.03)), outfits.wool("grey trousers", (0.03, 0.03, 0.034))
    jacket = outfits.wool("slate jacket", (0.032, 0.04, 0.054))
    player = people.Person(place, turn, people.Stature(17.8, 1.02), people.Pose(
        lean=7, nod=-2, glance=-2, sway=-3, twist=4,
        hands=((people.local(place, turn, (1.95, -2.7, -0.05)), people.heading(turn, (-1, 0.7, 0.22)),
                people.heading(turn, (0.4, 0.8, -0.5)), outfits.POINTING),
               ((1.9, 0.5, 8.4), (0, 0.15, -1), (-1, 0, 0), outfits.RELAXED)),
        elbows=((0.2, -0.3, -1.0), (0.4, -1, 0)), feet=((-0.9, 0.3, 0), (0.9, -0.3, 0))),
        outfits.Look("blazer", jacket, grey, "curls", (0.02, 0.012, 0.008), deep, 2))
    seam = outfits.wool("seam", (0.012, 0.015, 0.02))
    for height, length in ((0.735, 9), (0.728, 9), (0.555, 8)):  # the jacket's yoke, stitched twice, and its waistband
        outfits.print_on_back(player, "_" * length, height, 0.62, seam)


def at_the_wall(scene):
    """Build, light and frame the players and what they look at."""
    wear = props.Wardrobe()
    build_room(wear)
    bearer(wear)
    pointer()
    stage.light("AREA", (0, -1.5, 10.5), (0, -7, 0), (1.0, 0.62, 0.32), 3800, (18, 1.0), haze=0.1, gloss=0.3)
    stage.light("AREA", (14, -26, 10), (0, -6, 0), (0.5, 0.6, 1.0), 1000, (8, 8), haze=0.05, gloss=0.4)
    for side in (-1, 1):
        shelf = stage.light("AREA", (side * 11, -9, 7), (side * 12, 0, 0), (1.0, 0.6, 0.3), 1400, (5, 2), haze=0,
                            gloss=0.2)
        shelf.data.use_shadow = False
    stage.fog(0.0028, (0, -10, 0), (44, 34, 32))
    stage.camera(scene, (0.8, -25, 1.4), (0.1, 0, 0.4), (0, -1.2, 0), 43, 0.14)
    scene.view_settings.exposure = 0.15
