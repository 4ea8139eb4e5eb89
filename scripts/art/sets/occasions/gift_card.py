"""A gift card tied with ribbon and sealed with wax, on dark velvet beside keys, a padlock and a candle lantern."""
import os

import gift_card_props as still
import props
import stage
import trimmings

MARK = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../../../src/assets/brand/mark.svg")
FLATS = ((-0.9, 0, 1.9), (1.1, 0.1, 2.0), (-3.1, 1.95, 0.95), (3.35, 2.55, 1.0), (3.0, -0.9, 1.2), (1.3, -1.9, 0.8))


def shoot(shot):
    """Build, light and render."""
    scene = stage.begin(shot)
    trimmings.lighten(scene)
    wear = props.Wardrobe()
    still.drapery(still.velvet("velvet", (0.06, 0.004, 0.009), (0.3, 0.014, 0.024)), FLATS)
    still.envelope((0.5, 0.28, 0.02), -14)
    still.gift_card((0, 0.05, 0.098), (0.4, 0, 4), MARK)
    trimmings.padlock(wear, (-2.9, 2.5, 0.34), (-90, 0, 20), 1.2)
    still.lantern(wear, (3.3, 2.5, 0), 20, 0.95)
    still.bunch_of_keys(wear, (2.95, 0.15, 0), 8)
    still.sealing_wax((0.5, -1.78, 0), 6)
    stage.light("POINT", (3.3, 2.5, 1.15), (0, 0, 0), (1.0, 0.5, 0.18), 300, 0.18, haze=1.0)
    stage.light("SPOT", (2.9, 3.2, 5.0), (0, 0, 0), (1.0, 0.62, 0.32), 1500, 0.6, 80, 0.9, 0.3, 0.7)
    stage.light("AREA", (-6.5, -1.5, 5.5), (0, 0, 0), (0.4, 0.5, 1.0), 620, (4, 4), haze=0.4, gloss=0.6)
    stage.light("AREA", (-4.5, 8.0, 4.2), (-1.5, 2.5, 0), (0.7, 0.55, 0.75), 520, (5, 3), haze=0.3, gloss=0.8)
    stage.fog(0.006, (0, 2, 3), (24, 18, 8))
    stage.camera(scene, (0.1, -6.4, 5.9), (0.15, 0.38, 0.15), (0.0, -0.25, 0.15), 38.8, 0.3, -1.0)
    stage.vignette(scene, 0.42)
    stage.render(scene, shot)
