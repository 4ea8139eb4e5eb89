"""A gift card lit on the screen of a telephone that lies on red velvet, with an old key, a lantern and a padlock.

Views: `wide`, for a hero with words over its left half, and `close`, for a picture beside words.
"""
import os

import gift_card_phone
import gift_card_props as still
import props
import stage
import trimmings

MARK = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../../../src/assets/brand/mark.svg")
FLATS = ((-0.9, 0, 1.9), (1.1, 0.1, 2.0), (-2.6, 2.2, 0.95), (2.3, 2.25, 0.95), (0.2, -1.9, 1.2), (-1.0, -2.0, 1.1))
# Where the lens is, what it looks at, its focal length and its shift.
VIEWS = {"wide": ((0.2, -7.2, 7.4), (0.0, 0.42, 0.1), 31.5, (-0.22, 0.01)),
         "close": ((0.1, -6.8, 6.9), (0.1, 0.45, 0.2), 40, (0, 0))}


def shoot(shot):
    """Build, light and render the asked view."""
    scene = stage.begin(shot)
    trimmings.lighten(scene)
    wear = props.Wardrobe()
    velvet = still.velvet("velvet", (0.06, 0.004, 0.009), (0.3, 0.014, 0.024))
    still.drapery(velvet, FLATS, (34, 22), (-4, 3), 250)
    gift_card_phone.phone(wear, (0, 0.1, 0.14), (0.6, 0, 9), MARK)
    still.lantern(wear, (2.3, 2.25, 0), 20, 0.64)
    trimmings.padlock(wear, (-2.7, 2.75, 0.3), (-90, 0, 24), 1.0)
    props.key(wear, (-1.25, -2.05, 0.0), (0, 0, 10), 1.75)
    stage.light("POINT", (2.3, 2.25, 0.8), (0, 0, 0), (1.0, 0.5, 0.18), 260, 0.18, haze=1.0)
    stage.light("SPOT", (2.0, 3.2, 5.0), (0, 0, 0), (1.0, 0.62, 0.32), 1000, 0.6, 80, 0.9, 0.3, 0.4)
    stage.light("AREA", (-7.5, -1.5, 5.5), (-1.5, 0.5, 0), (0.4, 0.5, 1.0), 620, (4, 4), haze=0.4, gloss=0.5)
    stage.light("AREA", (-6.5, 8.0, 4.6), (-3.5, 2.5, 0), (0.7, 0.55, 0.75), 620, (7, 3), haze=0.3, gloss=0.6)
    stage.light("AREA", (-1.0, -6.0, 3.0), (-0.5, -1.8, 0), (1.0, 0.66, 0.4), 150, (3, 2), haze=0.1, gloss=0.12)
    stage.fog(0.005, (-2, 2, 3), (34, 22, 8))
    place, target, lens, shift = VIEWS[shot.view]
    stage.camera(scene, place, target, (0.0, -0.25, 0.2), lens, 0.32, shift=shift)
    stage.vignette(scene, 0.42)
    stage.render(scene, shot)
