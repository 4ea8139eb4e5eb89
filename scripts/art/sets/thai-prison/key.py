"""A key goes through the bars: one hand brings it from the corridor, another is held out for it from the cell."""
import math
import random

import cell
import forearms
import materials
import outfits
import prison_iron
import prison_paint
import prison_room
import props
import shapes
import stage
import trimmings
from mathutils import Quaternion, Vector

KEY = Vector((1.5, -1.35, 11.0))


def hands(wear):
    """The giver's arm comes from below left; the other reaches out from the dark of the cell, palm up."""
    glove = forearms.glove_leather("work gloves", (0.2, 0.12, 0.05))
    deep = outfits.skin("deep skin", (0.12, 0.056, 0.032))
    brick, drab = outfits.wool("brick sleeve", (0.16, 0.04, 0.022)), outfits.wool("prison drab", (0.3, 0.26, 0.17))
    forearms.arm((-4.6, -4.5, 8.9), (-0.28, -1.95, 11.75), (0.92, 0.3, -0.16), (0.15, 0.35, -1), -1, (20, 32, 42, 50),
                 glove, brick, seed=4, spread=0.6)
    forearms.arm((9.4, 3.9, 9.2), (3.55, -0.55, 10.35), (-0.86, -0.42, 0.12), (0.05, -0.25, 1), -1, (16, 18, 22, 28),
                 deep, drab, seed=6, bare=0.22)
    way = Vector((0.92, 0.3, -0.24))
    held = way.to_track_quat("X", "Z") @ Quaternion((1, 0, 0), math.radians(64))
    props.key(wear, KEY - way * 0.75, [math.degrees(angle) for angle in held.to_euler()], 1.35)


def dust():
    """Motes in the light that falls from the window on the key."""
    chance = random.Random(9)
    model = shapes.lathe([(0, -0.012), (0.011, -0.006), (0.011, 0.006), (0, 0.012)],
                         materials.plain("dust", (0.9, 0.85, 0.7)), segments=6)
    for _ in range(120):
        place = KEY.lerp(Vector((6, 28, 22)), chance.uniform(0.02, 0.3))
        shapes.copy(model, place + Vector([chance.gauss(0, 1.4), abs(chance.gauss(0, 1)), chance.gauss(0, 1.4)]))


def shoot(shot):
    """Build, light and render."""
    scene = stage.begin(shot, (0.03, 0.08, 0.055), 0.5)
    trimmings.lighten(scene)
    wear = props.Wardrobe()
    iron = prison_paint.rusted("iron", (0.02, 0.04, 0.032), 0.5)
    cell.build_cell(iron, trimmings.cloth("ticking", (0.3, 0.28, 0.21)))
    prison_iron.panel(iron, 40, 40, (-21.2, 0, -8), spacing=1.95, radius=0.21, rails=(0.30, 0.57), stiles=False,
                      rivets=True, depth=0.3, seed=21)
    hands(wear)
    dust()
    prison_room.sunbeam((7, 30.8, 22), (-12.5, -12, -18.5), 4200000, 17, 50, 4.5)
    stage.light("SPOT", (9, 16, 25), KEY, cell.SUNLIGHT, 70000, 0.3, 20, 0.9, 0.02, 0.9)
    stage.light("SPOT", (-10, -12, 20), (0.5, -1.5, 10.6), cell.SUNLIGHT, 23000, 0.4, 24, 1.0, 0.05, 1.2)
    prison_room.bounce((9, -14, 20), (1, 0, 10), (0.45, 0.8, 0.6), 900, (10, 8), 0.2, 0.6)
    prison_room.bounce((-5, 18, 0.5), (6, 24, 9), (1.0, 0.78, 0.42), 5200, (8, 8), 0.15, 0)
    prison_room.bounce((6, 8, 30), (9, 24, 4), (0.5, 0.85, 0.6), 7500, (20, 8), 0.2, 0)
    stage.fog(0.0045, (0, 8, 15), (60, 60, 36), (0.9, 0.95, 0.8), 0.5)
    prison_room.deep_air(scene, 60, 48, shadows="2048")
    stage.camera(scene, (0.6, -13.5, 12.0), (1.1, 0, 10.95), KEY, 50, 0.2, 0.6)
    stage.vignette(scene, 0.45)
    stage.render(scene, shot)
