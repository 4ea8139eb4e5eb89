"""The lobby's board of honour at night: rows of brass plates, one hook still free, and a stopwatch on the counter.

Views: `wide`, for a hero with words over its left half, and `tall`, for phones, whose words begin at its lower half.
"""
import furnishings
import gift_card_props
import leaderboard_props as still
import materials
import props
import shapes
import stage
import trimmings

WALL = 9.0
# What the lens looks at, its focal length and its shift.
VIEWS = {"wide": ((-1.25, 3.0, 1.28), 29, (-0.16, 0.0)), "tall": ((-0.1, 3.0, 0.16), 37, (0.0, 0.0))}


def build_counter():
    """A worn counter of three boards that runs to the wall, and the rail along it."""
    timber = materials.wood("counter boards", (0.03, 0.012, 0.006), (0.17, 0.072, 0.03), (0.3, 3.2, 3.2), 0.3)
    for near, deep in ((-6.0, 2.2), (-3.77, 7.0), (3.26, 5.8)):
        shapes.box((-14, near + deep / 2, -0.3), (64, deep - 0.03, 0.6), timber, edge=0.05)
    shapes.box((-14, WALL - 0.25, 0.35), (64, 0.4, 0.75), timber, edge=0.09)


def build_still(wear, brass, bright):
    """What lies on the counter: the stopwatch and the next team's blank plate against a box, a key, and chalk."""
    oak = materials.wood("box timber", (0.02, 0.008, 0.004), (0.1, 0.042, 0.018), (0.6, 4, 4), 0.28)
    holder = shapes.group((2.15, 1.0, 0), (0, 0, 13))
    still.lock_box(oak, brass, wear.rubber, holder, (4.6, 2.0, 1.3))
    still.stopwatch(brass, bright, (-1.5, -0.42, 0.89), (65, 0, 0), holder)
    still.plate(bright, holder, (0.99, -0.2, 0.228), (-38, 0, 0))
    props.key(wear, (-1.5, -0.9, 0.0), (0, 0, -16), 1.5)
    still.chalk_stub((2.25, -0.55, 0.0), 24)


def shoot(shot):
    """Build, light and render."""
    scene = stage.begin(shot)
    trimmings.lighten(scene)
    scene.eevee.bokeh_max_size = 110.0
    wear = props.Wardrobe()
    brass = materials.metal("old brass", (0.62, 0.36, 0.12), 0.3, 0.75)
    bright = materials.metal("handled brass", (0.86, 0.56, 0.22), 0.2, 0.4)
    build_counter()
    furnishings.house_wall(WALL, -46, 16, 0.5, 12)
    frame = materials.wood("board frame", (0.016, 0.006, 0.003), (0.075, 0.03, 0.013), (0.5, 4, 4), 0.22)
    panel = materials.wood("board panel", (0.012, 0.006, 0.004), (0.045, 0.02, 0.01), (0.4, 5, 5), 0.34)
    ghost = materials.wood("unfaded panel", (0.05, 0.023, 0.012), (0.16, 0.075, 0.035), (0.4, 5, 5), 0.5)
    still.board(frame, panel, ghost, still.engraved(), bright, (0.6, WALL - 0.35, 3.0), 5, 4, (2, 1))
    still.picture_lamp(brass, (0.6, WALL - 2.0, 5.75), energy=1700)
    gift_card_props.lantern(wear, (-7.3, 6.6, 0), 20, 1.2)
    build_still(wear, brass, bright)
    stage.light("SPOT", (4.5, -2.5, 7.5), (0.8, 0.3, 0.6), (1.0, 0.64, 0.31), 1250, 0.5, 40, 0.9, 0.3)
    stage.light("AREA", (-11, -4, 6), (-3, 2, 0.5), (0.34, 0.48, 1.0), 700, (5, 4), haze=0.4, gloss=0.2)
    stage.light("AREA", (9.5, -5.0, 4.5), (3.0, 1.0, 0.5), (1.0, 0.62, 0.3), 260, (3, 2), haze=0.1, gloss=0.9)
    hook = (0.6, WALL - 0.9, 3.6)
    stage.light("SPOT", (0.9, WALL - 3.2, 5.6), hook, (1.0, 0.66, 0.33), 260, 0.15, 24, 0.8, 0.1, 2.0)
    stage.fog(0.006, (-4, 2, 4), (50, 24, 12))
    stage.light("POINT", (-7.3, 6.6, 1.6), (0, 0, 0), (1.0, 0.5, 0.18), 260, 0.3, haze=1.2)
    target, lens, shift = VIEWS[shot.view]
    stage.camera(scene, (3.9, -6.0, 1.95), target, (0.9, 0.3, 1.0), lens, 0.38, shift=shift)
    stage.vignette(scene, 0.5)
    stage.render(scene, shot)
