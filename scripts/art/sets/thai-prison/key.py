"""A key with a note on it hangs on a red string before the bars of a cell that the sun falls into."""
import random

import cell
import handwriting
import materials
import prison_iron
import prison_office
import prison_paint
import prison_room
import props
import shapes
import stage
import trimmings
from mathutils import Vector

KEY = Vector((1.5, -1.2, 12.3))


def lowered(wear):
    """The key, let down from above on a red string that still swings a little, with a note tied to it."""
    brass = materials.metal("key brass", (0.62, 0.4, 0.14), 0.26, 0.8)
    key = prison_office.old_key(brass, KEY, (3, 9, -24), 1.5, 0.27, (0.34, 0.22), 3)
    key.scale = (1.7, 1.7, 1.7)
    knot = KEY + Vector((0.02, -0.02, 0.14))
    steps = ((-0.02, 0.02, -0.14), (0.02, -0.02, 0.14), (0.62, 0.1, 3.2), (1.0, 0.2, 5.4))
    shapes.tube([KEY + Vector(step) for step in steps], 0.032, wear.red_ink)
    for turn in (0, 55):
        shapes.ring(0.075, 0.034, wear.red_ink, None, knot, (70, turn, 0))
    shapes.tube([knot, knot + Vector((-0.22, -0.1, -0.2)), knot + Vector((-0.45, -0.06, -0.52))], 0.026, wear.red_ink)
    note = shapes.group(knot + Vector((-0.86, -0.02, -1.08)), (84, -13, 9))
    shapes.sheet((0, 0, 0), (1.2, 1.5), wear.paper, note, curl=0.015, seed=8)
    handwriting.write("QUICK", (-0.42, 0.12, 0.035), 0.25, wear.ink, note, weight=0.014, seed=4)
    for index in range(4):
        handwriting.scribble([[(-0.3 + index * 0.14, -0.5), (-0.27 + index * 0.14, -0.14)]], wear.ink, 0.015,
                             (0, 0, 0.035), note)
    handwriting.scribble([[(-0.4, -0.42), (0.3, -0.2)]], wear.ink, 0.015, (0, 0, 0.035), note)


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
    lowered(wear)
    dust()
    prison_room.sunbeam((7, 30.8, 22), (-12.5, -12, -18.5), 4200000, 17, 50, 4.5)
    stage.light("SPOT", (9, 16, 25), KEY - Vector((0, 0, 1)), cell.SUNLIGHT, 70000, 0.3, 20, 0.9, 0.02, 0.9)
    stage.light("SPOT", (-10, -12, 20), (0.5, -1.5, 10.6), cell.SUNLIGHT, 23000, 0.4, 24, 1.0, 0.05, 1.2)
    prison_room.bounce((9, -14, 20), (1, 0, 10), (0.45, 0.8, 0.6), 900, (10, 8), 0.2, 0.6)
    prison_room.bounce((-5, 18, 0.5), (6, 24, 9), (1.0, 0.78, 0.42), 5200, (8, 8), 0.15, 0)
    prison_room.bounce((6, 8, 30), (9, 24, 4), (0.5, 0.85, 0.6), 7500, (20, 8), 0.2, 0)
    stage.fog(0.0045, (0, 8, 15), (60, 60, 36), (0.9, 0.95, 0.8), 0.5)
    prison_room.deep_air(scene, 60, 48, shadows="2048")
    stage.camera(scene, (0.6, -13.5, 12.0), (1.1, 0, 10.95), KEY - Vector((0, 0, 1)), 50, 0.2, 0.6)
    stage.vignette(scene, 0.45)
    stage.render(scene, shot)
