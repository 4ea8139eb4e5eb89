"""Inside the cells: bars and a chained lock, the tally wall, and what is eaten there.

Views: bars (cell-bars), wall (tally-wall) and tray (food-tray).
"""
import materials
import prison_food
import prison_iron
import prison_paint
import prison_props
import prison_room
import prison_wall
import props
import shapes
import stage
import trimmings
from mathutils import Vector

SUNLIGHT = (1.0, 0.8, 0.47)


def build_cell(iron, cloth, openings=()):
    """The cell behind the bars: a high barred window, a bunk, a bucket; openings pierce its left wall."""
    paint = prison_paint.peeling("cell wall", (0.085, 0.165, 0.105), loss=0.52, dado=(11.5, (0.04, 0.11, 0.07)), seed=3,
                                 size=1.2)
    prison_room.pierced((-24, 30, 0), (1, 0, 0), 48, 32, [(26, 17, 36, 27)], 1.6, paint)
    prison_room.pierced((-20, -3, 0), (0, 1, 0), 33, 32, openings, 1.6, paint)
    prison_room.surface([(22, -3, 0), (22, 30, 0), (22, 30, 32), (22, -3, 32)], paint)
    prison_room.surface([(-24, -30, 0), (24, -30, 0), (24, 32, 0), (-24, 32, 0)],
                        prison_paint.concrete("cell floor", wet=0.7, puddle=0.45))
    prison_room.surface([(-24, -3, 31), (24, -3, 31), (24, 32, 31), (-24, 32, 31)], paint)
    prison_iron.panel(iron, 10, 10, (2, 30.8, 17), spacing=1.5, radius=0.2, rails=(0.35, 0.7), stiles=False)
    sky = materials.glow("sky", (1.0, 0.93, 0.68), 2.6)
    sky.shadow_method = "NONE"
    prison_room.surface([(0, 33, 15), (14, 33, 15), (14, 33, 29), (0, 33, 29)], sky)
    prison_props.bunk(iron, cloth, (13.5, 24.5, 0), -3)
    prison_props.blanket(trimmings.cloth("blanket", (0.16, 0.1, 0.045), weave=12), (18.4, 24.5, 5.1), 80)
    tin = prison_paint.chipped("bucket enamel", (0.32, 0.34, 0.28), 0.58, 0.9, 0.3)
    prison_props.bucket(tin, iron, (4.0, 20, 0), 25, 1.4)
    shapes.tube([(-13, 29.7, 20), (-13, 29.7, 0)], 0.4, iron)


def build_front(iron, wear):
    """The bars in front, with a lock box, a chain slung round two bars and a heavy padlock on it."""
    prison_iron.panel(iron, 40, 40, (-20.4, 0, -8), spacing=1.75, radius=0.2, rails=(0.30, 0.56), stiles=False,
                      rivets=True, depth=0.3,
                      seed=21)
    post = prison_paint.rusted("gate iron", (0.03, 0.055, 0.042), 0.55)
    for x in (-4.15, -2.85):
        shapes.box((x, 0, 12), (0.8, 0.75, 40), post, edge=0.06)
    prison_iron.lock_box(post, wear.rubber, (-0.9, -0.35, 13.1), None, (2.7, 0.7, 2.2))
    rusty = prison_paint.rusted("chain iron", (0.05, 0.042, 0.035), 0.44)
    loop = [Vector(point) for point in ((-4.6, -0.55, 11.6), (-3.8, -0.95, 10.7), (-2.6, -1.15, 10.0),
                                        (-1.5, -1.15, 9.75),
                                        (-0.2, -1.05, 10.1), (0.8, -0.8, 10.75), (1.3, -0.3, 11.2))]
    prison_iron.links(trimmings.smooth_path(loop, 8), 0.92, rusty)
    back = [Vector(point) for point in ((-4.5, -0.6, 11.7), (-3.3, -0.85, 11.55), (-1.5, -0.95, 11.1),
                                        (0.2, -0.8, 11.2),
                                        (1.3, -0.35, 11.3))]
    prison_iron.links(trimmings.smooth_path(back, 8), 0.92, rusty, seed=4)
    tail = [Vector(point) for point in ((1.2, -0.35, 11.2), (1.5, -0.65, 10.2), (1.55, -0.7, 8.8), (1.45, -0.65, 7.6))]
    prison_iron.links(trimmings.smooth_path(tail, 8), 0.92, rusty, seed=6)
    trimmings.padlock(wear, (-1.6, -1.25, 9.95), (4, 3, -8), 1.75)


def bars(scene, wear):
    """Close on the bars and the chained lock, sun falling into the cell behind."""
    iron = prison_paint.rusted("iron", (0.02, 0.04, 0.032), 0.5)
    build_cell(iron, trimmings.cloth("ticking", (0.3, 0.28, 0.21)))
    build_front(iron, wear)
    prison_room.sunbeam((7, 30.8, 22), (-12.5, -12, -18.5), 4200000, 17, 50, 4.5)
    stage.light("SPOT", (-13, -20, 22), (-0.6, 0, 10.4), SUNLIGHT, 62000, 0.3, 22, 1.0, 0.3, 0.8)
    stage.light("SPOT", (6, -9, 16), (-1.6, -1, 8.8), SUNLIGHT, 5200, 0.4, 24, 1.0, 0.1, 1.0)
    prison_room.bounce((9, -14, 20), (-1, 0, 10), (0.45, 0.8, 0.6), 1500, (10, 8), 0.2, 0.6)
    prison_room.bounce((-5, 18, 0.5), (6, 24, 9), (1.0, 0.78, 0.42), 5200, (8, 8), 0.15, 0)
    prison_room.bounce((6, 8, 30), (9, 24, 4), (0.5, 0.85, 0.6), 7500, (20, 8), 0.2, 0)
    stage.fog(0.0045, (0, 8, 15), (60, 60, 36), (0.9, 0.95, 0.8), 0.5)
    prison_room.deep_air(scene, 60, 48, shadows="2048")
    stage.camera(scene, (0.6, -15.5, 11.2), (0.75, 0, 11.35), (-1.5, -1.0, 10.5), 36, 0.17, 0.6)


def loss_at(x, z):
    """Where the tally wall has lost most paint: low on the left, high on the right, around its foot."""
    low = 0.55 * max(0.0, 1 - abs(z - 1.2) / 2.4)
    patch = 0.5 * max(0.0, 1 - Vector((x + 5.2, (z - 3.6) * 1.2)).length / 3.8)
    other = 0.55 * max(0.0, 1 - Vector((x - 5.6, z - 8.0)).length / 3.0)
    return low + patch + other - 0.37


def wall(scene, _):
    """A raking grid of sun over counted days, scratched through peeling coats; a folded blanket below."""
    strokes = prison_wall.tally_strokes((-5.6, 6.6, 3.6, 10.4), size=1.05)
    prison_wall.build((0, 0, 0), 18, 12.6, 1040, 728, strokes, loss_at)
    iron = prison_paint.rusted("iron")
    ticking = trimmings.cloth("ticking", (0.4, 0.36, 0.26))
    prison_props.mattress(ticking, (26, 7.5, 1.0), (0, -3.9, 1.4), rotation=(0, 0, 0))
    shapes.box((0, -7.6, 1.3), (26, 0.3, 0.6), iron, edge=0.05)
    prison_props.blanket(trimmings.cloth("wool", (0.3, 0.26, 0.19), weave=16), (4.3, -2.3, 2.3), 9, (3.9, 2.8), 3, 0.42)
    enamel, rim = prison_paint.chipped("cup enamel", (0.55, 0.52, 0.42), 0.62), prison_paint.chipped("rim",
                                                                                                     (0.02, 0.07, 0.05),
                                                                                                     0.6)
    prison_food.cup(enamel, rim, (1.1, -2.4, 2.3), -30, 0.8)
    window = shapes.group((-13.5, -15.5, 18.5), (0, 0, -38))
    prison_iron.panel(iron, 7.2, 6.8, (-3.6, 0, -3.4), parent=window, spacing=1.6, radius=0.17, rails=(0.34, 0.68),
                      stiles=True)
    for x, z, across, up in ((0, 13.4, 60, 20), (0, -13.4, 60, 20), (-18.6, 0, 30, 7), (18.6, 0, 30, 7)):
        shapes.box((x, 0.6, z), (across, 0.4, up), iron, window, 0)
    middle = Vector((-13.5, -15.5, 18.5))
    prison_room.sunbeam(middle, Vector((-0.3, 0, 6.6)) - middle, 1450000, 15, 55, 1.2)
    prison_room.bounce((10, -12, 9), (2, 0, 5), (0.45, 0.75, 0.6), 560, (8, 8), 0.2, 0.4)
    prison_room.bounce((-6, -9, 0.5), (0, 0, 7), (1.0, 0.75, 0.4), 260, (8, 4), 0.2, 0)
    stage.fog(0.004, (0, -9, 8), (60, 44, 40), (0.9, 0.95, 0.8), 0.5)
    prison_room.deep_air(scene, 40, 32, shadows="2048")
    stage.camera(scene, (1.2, -15.2, 6.4), (0.7, 0, 6.0), (0.5, -0.1, 6.5), 40, 0.35, -0.8)


def tray(scene, _):
    """The meal as it is pushed in: a worn tray on a concrete ledge, striped by the sun through the bars."""
    ledge = prison_paint.concrete("ledge", (0.2, 0.19, 0.155), size=0.35, bump=0.6)
    paint = prison_paint.peeling("niche paint", (0.05, 0.125, 0.08), loss=0.53, size=0.8, seed=5)
    shapes.box((0, 2, -1), (40, 16, 2), ledge, edge=0.15)
    shapes.box((6.5, 8.2, 0.35), (35, 0.8, 0.8), ledge, edge=0.12)
    prison_room.surface([(-11, 8.5, -3), (24, 8.5, -3), (24, 8.5, 20), (-11, 8.5, 20)], paint)
    white = prison_paint.chipped("tray enamel", (0.6, 0.56, 0.44), 0.625, 1.3, dirt=0.9)
    rim = prison_paint.chipped("green rim", (0.02, 0.09, 0.06), 0.58)
    tin = prison_paint.chipped("green enamel", (0.03, 0.13, 0.085), 0.62, 1.5)
    steel = materials.metal("dull tin", (0.5, 0.49, 0.45), 0.3, 0.7)
    prison_food.tray(white, rim, (-0.2, 0.0, 0.0), -4)
    prison_food.rice_bowl(white, rim, (-1.55, -0.15, 0.1), 10)
    prison_food.tiffin(tin, steel, (1.75, 0.75, 0.12), 24, 0.84)
    prison_food.spilt_grains(prison_food.steamed("spilt rice"), ((-0.35, -1.15, 0.143), (-0.22, -0.9, 0.143),
                                                                 (-2.5, -1.35, 0.143), (-0.05, -1.3, 0.143)))
    prison_food.spoon(steel, (-1.0, -1.6, 0.12), 4)
    prison_food.chillies(white, (2.6, -1.0, 0.12), 100)
    prison_food.cup(white, rim, (-5.6, 2.6, 0.0), 205, 1.05)
    iron = prison_paint.rusted("iron")
    screen = shapes.group((-12, 4, 11.5), (0, 0, 71.6))
    prison_iron.panel(iron, 20, 22, (-10, 0, -11), parent=screen, spacing=2.3, radius=0.42, rails=(0.36, 0.72),
                      stiles=False)
    for x, z, across, up in ((0, 16, 60, 16), (0, -12, 60, 9), (-19, 0, 22, 40), (19, 0, 22, 40)):
        shapes.box((x, 0, z), (across, 0.4, up), iron, screen, 0)
    prison_room.sunbeam((-12, 4, 11.5), (12, -4, -10.5), 1350000, 20, 50, 0.7)
    prison_room.bounce((8, -8, 9), (0, 0, 1), (0.45, 0.8, 0.62), 640, (6, 6), 0.2, 0.6)
    prison_room.bounce((1, -3.5, 0.5), (0, 3, 4), (1.0, 0.8, 0.5), 130, (8, 2), 0.1, 0)
    stage.fog(0.0019, (0, 0, 8), (60, 40, 36), (0.9, 0.95, 0.8), 0.5)
    prison_room.deep_air(scene, 40, 32, shadows="2048")
    stage.camera(scene, (0.5, -12.2, 7.4), (-0.25, 0.6, 1.2), (-0.8, -0.8, 1.0), 42, 0.22, -1.0)


VIEWS = {"bars": bars, "wall": wall, "tray": tray}


def shoot(shot):
    """Build, light and render."""
    scene = stage.begin(shot, (0.03, 0.08, 0.055), 0.5)
    trimmings.lighten(scene)
    wear = props.Wardrobe()
    VIEWS[shot.view](scene, wear)
    stage.vignette(scene, 0.45)
    stage.render(scene, shot)
