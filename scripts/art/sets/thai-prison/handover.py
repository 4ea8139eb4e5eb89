"""A note goes from cell to cell: one player reaches it through the bars, the other takes it behind the back."""
import random

import cell
import handwriting
import materials
import outfits
import people
import prison_iron
import prison_paint
import prison_room
import props
import shapes
import stage
import trimmings
from mathutils import Vector

HANDS, WINDOW = (0.6, -0.5, 9.6), Vector((-20, 8.5, 24))


def build_bars(iron):
    """The bars between the two cells, and those of the side window that cut the sun."""
    prison_iron.panel(iron, 40, 40, (-20.4, 0, -8), spacing=1.75, radius=0.2, rails=(0.30, 0.665), stiles=False,
                      rivets=True, depth=0.3, seed=21)
    prison_iron.panel(iron, 9.2, 5.2, (-20.8, 3.9, 21.4), (0, 0, 90), spacing=3.05, radius=0.2, rails=(0.2, 0.8),
                      stiles=False)


def giver():
    """The player before the bars, close to us, who passes the note through."""
    place, turn = (-4.6, -4.4, 0), -28
    warm, denim = outfits.skin("warm skin", (0.34, 0.17, 0.1)), outfits.wool("denim", (0.02, 0.026, 0.04))
    people.Person(place, turn, people.Stature(16.8, 0.95, 1.0, 0.96), people.Pose(
        lean=13, nod=2, glance=42, sway=6,
        hands=(((-1.9, 0.8, 8.2), (0, 0.2, -1), (1, 0, 0), outfits.RELAXED),
               (people.local(place, turn, (-0.78, -1.6, 9.8)), people.heading(turn, (0.8, 0.6, 0.0)),
                people.heading(turn, (-0.5, 0.6, -0.6)), (26, 32, 40, 48))),
        elbows=((-0.4, -1, 0), (0.6, -0.4, -0.8)), feet=((-0.9, 0, 0), (1.0, 0.6, 0))),
        outfits.Look("hoodie", outfits.wool("brick hooded top", (0.1, 0.026, 0.016)), denim, "tail",
                     (0.06, 0.028, 0.013), warm, 5))


def taker():
    """The player behind the bars, who looks out for the guard and holds a hand back for the note."""
    place, turn = (3.5, 2.6, 0), -16
    deep, grey = outfits.skin("deep skin", (0.13, 0.06, 0.034)), outfits.wool("grey trousers", (0.04, 0.04, 0.044))
    people.Person(place, turn, people.Stature(17.8, 1.03), people.Pose(
        lean=2, nod=-4, glance=-8, sway=-2,
        hands=((people.local(place, turn, (1.62, 0.85, 9.28)), people.heading(turn, (-0.25, -0.95, 0.12)),
                people.heading(turn, (-0.2, 0.2, 1)), (16, 18, 22, 26)),
               ((2.1, 0.5, 8.4), (0, 0.15, -1), (-1, 0, 0), outfits.RELAXED)),
        elbows=((-1, 0.1, 0.2), (0.4, -1, 0)), feet=((-0.9, 0, 0), (1.0, 0.4, 0))),
        outfits.Look("shirt", outfits.wool("pale shirt", (0.34, 0.3, 0.22)), grey, "short", (0.02, 0.012, 0.008),
                     deep, 3))


def build_note(wear):
    """The note between their fingers, folded once and half open, with what the other cell asked for."""
    note = shapes.group(HANDS, (48, -22, -14), 1.12)
    for side in (-1, 1):
        half = shapes.group((0, 0, 0), (0, -16 * side, 0), parent=note)
        shapes.sheet((side * 0.42, 0, 0), (0.84, 1.05), wear.paper, half, curl=0.02, seed=3 + side)
        for row, words in enumerate(("CELL 7", "look") if side < 0 else ("up", "2 - 4")):
            handwriting.write(words, (side * 0.42 - 0.34, 0.1 - row * 0.38, 0.05), 0.19, wear.ink, half, weight=0.013)


def dust():
    """Motes that drift in the shaft of sun."""
    chance = random.Random(14)
    mote = materials.plain("dust", (0.9, 0.85, 0.7))
    model = shapes.lathe([(0, -0.02), (0.018, -0.01), (0.018, 0.01), (0, 0.02)], mote, segments=6)
    for _ in range(150):
        place = WINDOW.lerp(Vector(HANDS), chance.uniform(0.45, 1.25))
        shapes.copy(model, place + Vector([chance.gauss(0, 0.9) for _ in range(3)]))


def shoot(shot):
    """Build, light and render."""
    scene = stage.begin(shot, (0.03, 0.08, 0.055), 0.5)
    trimmings.lighten(scene)
    wear = props.Wardrobe()
    iron = prison_paint.rusted("iron", (0.02, 0.04, 0.032), 0.5)
    cell.build_cell(iron, trimmings.cloth("ticking", (0.3, 0.28, 0.21)), [(9.2, 21.4, 13.8, 26.6)])
    build_bars(iron)
    giver()
    taker()
    dust()
    build_note(wear)
    prison_room.sunbeam(WINDOW, Vector(HANDS) - WINDOW, 6500000, 12, 50, 3.2)
    stage.light("SPOT", (-13, -20, 22), (-0.6, 0, 10.4), cell.SUNLIGHT, 7000, 0.3, 26, 1.0, 0.3, 0.8)
    stage.light("SPOT", (-12, 2.0, 20), (-4.6, -4.4, 14), cell.SUNLIGHT, 12000, 0.4, 50, 0.8, 0.0, 0.6)
    lifted = stage.light("SPOT", (6, -10, 12.5), (0.8, -0.5, 9.5), cell.SUNLIGHT, 3000, 0.3, 13, 1.0, 0.0, 0.5)
    lifted.data.use_shadow = False
    prison_room.bounce((9, -14, 20), (-1, 0, 10), (0.45, 0.8, 0.6), 900, (10, 8), 0.2, 0.6)
    prison_room.bounce((-5, 18, 0.5), (6, 24, 9), (1.0, 0.78, 0.42), 5200, (8, 8), 0.15, 0)
    prison_room.bounce((6, 8, 30), (9, 24, 4), (0.5, 0.85, 0.6), 7500, (20, 8), 0.2, 0)
    stage.fog(0.0045, (0, 8, 15), (60, 60, 36), (0.9, 0.95, 0.8), 0.5)
    prison_room.deep_air(scene, 60, 48, shadows="2048")
    stage.camera(scene, (1.5, -19, 12), (-0.2, 0, 11.45), HANDS, 33.5, 0.17, 0.6)
    scene.view_settings.exposure = 0.1
    stage.vignette(scene, 0.45)
    stage.render(scene, shot)
