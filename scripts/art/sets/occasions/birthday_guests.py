"""The children of the birthday party, seen from behind: one of them holds the key to the lock of the chest."""
import math

from mathutils import Quaternion, Vector

import birthday_props as party
import outfits
import people
import props
import trimmings

FLOOR = -7.4  # below the top of the table


def child(height, shoulders=0.86):
    """The stature of a child of about ten."""
    return people.Stature(height, shoulders, 0.94, 0.93, 1.18)


def with_hat(guest, colours, band, lean):
    """Put a paper hat on a child's head."""
    guest.put_on(party.hat((guest.unit, 0, 0), (0, 0, 0), colours, 1.0, band), (0, -0.012, 0.05), lean)


def build_left():
    """One at the cake: a girl with braids."""
    fair = outfits.skin("fair skin", (0.36, 0.18, 0.11))
    denim, mustard = outfits.wool("denim", (0.02, 0.022, 0.03)), outfits.wool("mustard wool", (0.4, 0.2, 0.03))
    down, flat = (0, 0, -1), outfits.FLAT
    place, turn = (-4.2, -5.0, FLOOR), -12
    girl = people.Person(place, turn, child(13.2), people.Pose(
        hips=(0, -0.3), lean=26, nod=4, glance=-10, sway=4, tilt=3,
        hands=((people.local(place, turn, (-4.9, -2.0, 0.32)), (0.3, 1, -0.1), down, flat),
               (people.local(place, turn, (-3.2, -1.75, 0.3)), (0.2, 1, -0.1), down, flat)),
        elbows=((-1, -0.4, 0), (0.5, -0.6, -0.5)), feet=((-0.8, 0, 0), (0.8, -0.4, 0))),
        outfits.Look("sweater", mustard, denim, "braids", (0.1, 0.04, 0.016), fair, 5))
    with_hat(girl, (party.CREAM, party.BRICK), party.MUSTARD, (6, 5, 20))


def build_right(wear):
    """Two at the chest: one holds the key to its lock, one looks on."""
    warm, fair = outfits.skin("warm skin", (0.24, 0.12, 0.07)), outfits.skin("pale skin", (0.38, 0.2, 0.13))
    grey, teal = outfits.wool("grey trousers", (0.03, 0.03, 0.034)), outfits.wool("teal jersey", (0.03, 0.11, 0.105))
    red = outfits.wool("brick cotton", (0.22, 0.04, 0.03))
    down, flat = (0, 0, -1), outfits.FLAT
    place, turn = (4.9, -5.0, FLOOR), 17
    keeper = people.Person(place, turn, child(12.9), people.Pose(
        hips=(0, -0.3), lean=30, nod=6, glance=10, sway=-5, tilt=-4,
        hands=((people.local(place, turn, (3.4, -2.3, 1.75)), people.heading(turn, (-0.9, 0.4, -0.2)),
                people.heading(turn, (0.1, 0.3, -1)), (30, 46, 52, 56)),
               (people.local(place, turn, (5.7, -2.0, 0.32)), (0.1, 1, -0.1), down, flat)),
        elbows=((0.6, -0.6, -0.7), (1, -0.4, 0)), feet=((-0.8, 0, 0), (0.8, -0.4, 0))),
        outfits.Look("hoodie", teal, grey, "short", (0.03, 0.016, 0.009), warm, 3))
    with_hat(keeper, (party.MUSTARD, party.PLUM), party.BRICK, (5, -6, 60))
    faded = outfits.wool("faded print", (0.4, 0.34, 0.24))
    outfits.print_on_back(keeper, "10", 0.68, 2.1, faded, trimmings.SERIF)
    bow, way = (2.72, -2.02, 1.6), Vector((-0.85, 0.5, -0.7))
    held = way.to_track_quat("X", "Z") @ Quaternion((1, 0, 0), math.radians(55))
    props.key(wear, bow, [math.degrees(angle) for angle in held.to_euler()], 1.2)
    place, turn = (6.9, -3.8, FLOOR), 14
    friend = people.Person(place, turn, child(13.5), people.Pose(
        hips=(0, -0.2), lean=20, nod=2, glance=5, sway=-3,
        hands=((people.local(place, turn, (6.2, -1.6, 0.32)), (-0.2, 1, -0.1), down, flat),
               (people.local(place, turn, (7.6, -1.5, 0.32)), (0, 1, -0.1), down, flat)),
        feet=((-0.8, 0, 0), (0.8, -0.3, 0))),
        outfits.Look("sweater", red, grey, "tail", (0.16, 0.07, 0.025), fair, 2))
    with_hat(friend, (party.TEAL, party.CREAM), party.MUSTARD, (4, -8, 10))


def build(wear):
    """All three."""
    build_left()
    build_right(wear)
