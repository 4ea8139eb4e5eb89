"""Two colleagues who run out of their room in time, seen from behind: one arm thrown up, one briefcase carried."""
import furnishings
import outfits
import people
import shapes

FIST = (62, 70, 72, 74)


def winner(location, turn):
    """The one ahead: a leg still off the ground, one arm thrown up with open fingers."""
    suit, dark = outfits.wool("navy cloth", (0.03, 0.036, 0.06)), outfits.wool("dark trousers", (0.02, 0.02, 0.026))
    return people.Person(location, turn, people.Stature(17.4, 1.02), people.Pose(
        hips=(0, 0.2), seat=0.53, lean=9, nod=-8, sway=-3, twist=-8, tilt=-4, glance=-6,
        hands=(((-2.9, -2.1, 10.6), (0.25, 0.9, 0.5), (1, 0, 0), FIST),
               ((3.3, 1.5, 19.0), (0.3, 0.05, 1), (-0.2, 1, 0), (6, 2, 4, 10))),
        elbows=((-0.5, -1, 0.1), (1, -0.2, -0.2)), feet=((-0.6, 4.0, 0.2), (0.6, -4.6, 4.3)), soles=(-16, 74)),
        outfits.Look("oxford", suit, dark, "short", (0.02, 0.012, 0.008),
                     outfits.skin("warm skin", (0.3, 0.15, 0.09)), 3))


def porter(wear, location, turn):
    """The one behind: long strides, the briefcase that they had to open in the trailing hand."""
    knit, denim = outfits.wool("wine jersey", (0.1, 0.02, 0.024)), outfits.wool("denim", (0.022, 0.025, 0.036))
    grip = (-3.1, -1.5, 8.3)
    person = people.Person(location, turn, people.Stature(16.6, 0.93, 1.03, 0.94), people.Pose(
        hips=(0, 0.2), seat=0.525, lean=13, nod=-6, sway=4, twist=10, glance=-8,
        hands=((grip, (0.0, 0.25, -1), (1, 0, 0), FIST),
               ((1.5, 2.7, 11.9), (-0.3, 0.6, 0.8), (-1, 0.2, 0), FIST)),
        elbows=((-0.5, -1, 0), (0.5, -1, -0.6)), feet=((-0.6, -4.6, 4.0), (0.6, 4.0, 0.1)), soles=(70, -14)),
        outfits.Look("sweater", knit, denim, "tail", (0.07, 0.03, 0.013),
                     outfits.skin("deep skin", (0.12, 0.055, 0.03)), 6))
    swing = shapes.group((grip[0], grip[1] + 0.3, grip[2] - 1.0), (-14, 0, 0), parent=person.holder)
    case = furnishings.briefcase(wear, (0, 0, 0), 0)
    case.parent, case.scale = swing, (0.84, 0.84, 0.84)
    case.location, case.rotation_euler = (-0.5, 0, -1.75), (-1.5708, 0, 1.5708)
    return person
