"""The children of the birthday party, close to us and out of focus: outlines in paper hats; and what they threw."""
import math
import random

import birthday_details as details
import birthday_props as party
import materials
import outfits
import people
import stage

FLOOR = -7.4  # below the top of the table


def child(height, shoulders=0.86):
    """The stature of a child of about ten."""
    return people.Stature(height, shoulders, 0.94, 0.93, 1.18)


def with_hat(guest, colours, band, lean):
    """Put a paper hat on a child's head."""
    guest.put_on(party.hat((guest.unit, 0, 0), (0, 0, 0), colours, 1.0, band), (0, -0.012, 0.05), lean)


def jersey(name, colour):
    """Cloth of one even tone: out of focus, patches of wear would be blots."""
    return materials.Nodes(name).finish(Base_Color=colour, Roughness=0.95, Specular=0.08, Sheen=0.4, Sheen_Tint=0.7)


def near_guest(place, turn, height, top, cloth, hair, pose, colours, lean, seed):
    """One who stands close to us, dark against the candles: what we see is an outline and a paper hat."""
    guest = people.Person((*place, FLOOR), turn, child(height), pose, outfits.Look(
        top, jersey(f"jumper {seed}", cloth), outfits.wool("denim", (0.02, 0.022, 0.03)), hair,
        (0.05, 0.025, 0.012), outfits.skin("dark skin", (0.1, 0.05, 0.03)), seed))
    with_hat(guest, colours, party.MUSTARD, lean)


def resting(turn, place, *wrists):
    """Hands that lie on the table's edge."""
    return tuple((people.local((*place, FLOOR), turn, wrist), (0.1, 1, -0.1), (0, 0, -1), outfits.FLAT)
                 for wrist in wrists)


def build():
    """Two at the table's near side, whose backs frame the cake."""
    right = 4.5
    place = (-3.0, -5.2)
    near_guest(place, -24, 10.7, "sweater", (0.3, 0.15, 0.03), "tail", people.Pose(
        hips=(0, -0.2), lean=8, nod=2, glance=12, tilt=4,
        hands=resting(-24, place, (-4.0, -2.4, 0.3), (-2.3, -2.5, 0.3))), (party.TEAL, party.CREAM), (4, 6, 20), 5)
    place = (right, -5.2)
    near_guest(place, 22, 11.8, "hoodie", (0.03, 0.11, 0.1), "short", people.Pose(
        hips=(0, -0.2), lean=10, nod=2, glance=-12, tilt=-4,
        hands=resting(22, place, (right - 0.8, -2.4, 0.3), (right + 0.9, -2.4, 0.3))),
        (party.MUSTARD, party.PLUM), (5, -6, 60), 3)
    for side, head, edge in ((-8.5, -3.0, 3.4), (9.5, right, 4.4)):
        rim = stage.light("SPOT", (side, 0.5, 8.5), (head, -5.2, edge), (1.0, 0.62, 0.32), 5200, 0.4, 34, 0.9, 0, 0.5)
        rim.data.use_shadow = False
    near = stage.light("POINT", (-1.0, -3.0, 3.9), (0, 0, 0), (1.0, 0.54, 0.22), 150, 0.4, haze=0.0, gloss=0.3)
    near.data.use_shadow = False


def confetti(count=110, seed=12):
    """Scraps of coloured paper on the table and some that still fall."""
    chance = random.Random(seed)
    looks = [materials.paper(f"confetti {index}", colour, 0.1) for index, colour in enumerate(details.BRIGHT)]
    scrap = [(-0.055, -0.035, 0), (0.055, -0.035, 0.008), (0.055, 0.035, 0), (-0.055, 0.035, 0.01)]
    thrown = details.Scatter(scrap, [(0, 1, 2, 3)], looks)
    for _ in range(count):
        thrown.add(chance.randrange(len(looks)), (chance.uniform(-6, 6), chance.uniform(-2.7, 2.4), 0.03),
                   (chance.gauss(0, 0.1), chance.gauss(0, 0.1), chance.uniform(0, math.tau)))
    for _ in range(count // 2):
        thrown.add(chance.randrange(len(looks)), (chance.uniform(-5, 7), chance.uniform(0, 6), chance.uniform(1, 6)),
                   [chance.uniform(0, math.tau) for _ in range(3)], 1.15)
    thrown.finish()
