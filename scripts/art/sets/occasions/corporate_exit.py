"""A dark briefing room with its door flung open to the light: a team has just run out, seconds left on the clock."""
import math
import random

import corporate_rush as rush
import lobby_doors as doors
import materials
import props
import shapes
import stage
import trimmings

DOOR, HALF, SPRING = 11.0, 7.4, 14.2
SEGMENTS = {"0": "abcdef", "1": "bc", "2": "abged", "3": "abgcd", "4": "fgbc", "5": "afgcd", "6": "afgedc", "7": "abc",
            "8": "abcdefg", "9": "gfabcd"}
WARM = (1.0, 0.66, 0.34)


def build_room():
    """A brick wall with an arched opening in dressed stone, wainscot either side of it, and boards on the floor."""
    clay = materials.brick("clay", ((0.07, 0.028, 0.02), (0.12, 0.046, 0.03), (0.1, 0.052, 0.038),
                                    (0.06, 0.034, 0.028)))
    back = shapes.group((0, 0, 0))
    doors.wall(back, 34, 34, doors.arched(DOOR, HALF + 0.5, SPRING), clay, materials.plain("mortar", (0.11, 0.1, 0.09)),
               left=-48)
    stone = materials.plain("limestone", (0.36, 0.3, 0.23), 0.85, 0.6, 1.6)
    frame = shapes.group((DOOR, 0, 0))
    doors.arch(stone, frame, HALF, SPRING, 1.6, 2.2, 15)
    for side in (-1, 1):
        for z, tall, wide in ((0.9, 1.8, 1.95), (SPRING / 2, SPRING, 1.6), (SPRING - 0.3, 0.7, 2.0)):
            shapes.box((side * (HALF + 0.8), 0, z), (wide, 2.2, tall), stone, frame, 0.1)
    timber = materials.wood("wainscot", (0.018, 0.008, 0.005), (0.08, 0.034, 0.016), (4, 4, 0.4), 0.3)
    for left, right in ((-48, DOOR - HALF - 1.8), (DOOR + HALF + 1.8, 34)):
        shapes.box(((left + right) / 2, -0.1, 8.1), (right - left, 0.7, 0.45), timber, edge=0.12)
        shapes.box(((left + right) / 2, -0.05, 0.7), (right - left, 0.6, 1.4), timber, edge=0.12)
        for step in range(int((right - left) / 2.4)):
            shapes.box((right - 1.2 - step * 2.4, 0.08, 4.5), (2.34, 0.4, 7.0), timber, edge=0.1)
    boards = materials.wood("floor boards", (0.03, 0.013, 0.007), (0.12, 0.052, 0.025), gloss=0.3)
    chance = random.Random(6)
    for index in range(44):
        shapes.box((-46 + index * 1.9, -8, -0.25 + chance.gauss(0, 0.012)), (80, 1.86, 0.5), boards, edge=0.04,
                   rotation=(chance.gauss(0, 0.3), 0, 90))


def build_light_beyond():
    """What lies outside: so bright that nothing of it can be made out, and floor that runs into it."""
    nodes = materials.Nodes("daylight")
    height = nodes.add("ShaderNodeSeparateXYZ", {"Vector": nodes.coordinates.outputs["Object"]}).outputs["Z"]
    shade = nodes.ramp(nodes.span(height, 0, 1, -14, 14), (0.25, (1.0, 0.5, 0.2)), (0.55, (1.0, 0.72, 0.42)),
                       (0.95, (1.0, 0.6, 0.28)))
    bright = nodes.finish(Base_Color=(0, 0, 0), Emission=shade, Emission_Strength=1.7)
    bright.shadow_method = "NONE"
    shapes.box((DOOR + 6, 30, 12), (80, 0.2, 60), bright, edge=0)
    plaster = materials.plain("warm plaster", (0.5, 0.36, 0.22), 0.9, 0.3, 1)
    for side in (-1, 1):
        shapes.box((DOOR + side * (HALF + 3.4), 8.6, 13), (0.5, 15, 27), plaster, edge=0)


def build_leaf(side, turn):
    """One leaf of the door, panelled and studded, thrown open into the room."""
    coat = doors.paint("oxblood gloss", (0.13, 0.014, 0.012), (0.09, 0.035, 0.014), 0.06, 0.24)
    leaf = shapes.group((DOOR + side * HALF, -1.2, 0.2), (0, 0, turn))
    way, wide = -side, HALF - 0.1
    rise = [math.sqrt(max(0.0, HALF ** 2 - (HALF - step * wide / 10) ** 2)) for step in range(11)]
    outline = [(way * step * wide / 10, SPRING + rise[step]) for step in range(11)]
    outline = [(0, 0), (way * wide, 0), *reversed(outline)]
    trimmings.slab(outline if way > 0 else outline[::-1], 0.55, coat, leaf, 0.08)
    for z, tall in ((3.4, 4.2), (9.4, 5.2)):
        for front in (-0.28, 0.28):
            doors.panel(leaf, (way * wide / 2, z), wide - 1.8, tall, coat, front)
    return leaf


def digit(figure, holder, place, lit, dark):
    """A figure of seven segments, 1.5 wide and 2.6 high."""
    bars = {"a": (0, 1.2, 0), "g": (0, 0, 0), "d": (0, -1.2, 0), "b": (0.62, 0.6, 90), "c": (0.62, -0.6, 90),
            "f": (-0.62, 0.6, 90), "e": (-0.62, -0.6, 90)}
    for name, (x, z, turn) in bars.items():
        shapes.box((place + x + 0.06 * z, -0.7, z), (0.98, 0.08, 0.24), lit if name in SEGMENTS[figure] else dark,
                   holder, 0.05, (0, turn + (4 if turn else 0), 0))


def build_clock(wear, location, figures=("0", "0", "0", "7")):
    """The countdown over the door in a brass case: minutes, a colon and seconds in glowing figures."""
    holder = shapes.group(location)
    lit = materials.glow("lit segment", (1.0, 0.2, 0.035), 9.0)
    dark = materials.plain("unlit", (0.03, 0.009, 0.006), 0.4)
    shapes.box((0, 0, 0), (10.0, 1.1, 4.0), wear.brass, holder, 0.22)
    shapes.box((0, -0.3, 0), (9.3, 0.7, 3.3), wear.rubber, holder, 0.12)
    for place, figure in zip((-3.45, -1.45, 1.45, 3.45), figures):
        digit(figure, holder, place, lit, dark)
    for z in (-0.6, 0.6):
        shapes.box((0, -0.7, z), (0.3, 0.08, 0.3), lit, holder, 0.05)
    for x in (-4.8, 4.8):
        for z in (-1.75, 1.75):
            shapes.lathe([(0.16, 0), (0.12, 0.08), (0, 0.1)], wear.iron, holder, (x, -0.55, z), (90, 0, 0), 16)
    stage.light("POINT", (location[0], location[1] - 1.6, location[2] - 0.5), (0, 0, 0), (1.0, 0.22, 0.05), 700, 0.4,
                haze=0.3).data.use_shadow = False


def build_light():
    """The open door before all; the room itself lies in blue dusk with one weak lamp far left."""
    sun = stage.light("SPOT", (DOOR + 7, 24, 21), (DOOR - 3.5, -9, 3), (1.0, 0.72, 0.42), 420000, 0.7, 70, 0.7, 0.32,
                      0.6)
    sun.data.use_contact_shadow = False
    stage.light("AREA", (DOOR, 5, 11), (DOOR - 2, -12, 6), WARM, 6000, (12, 16), haze=0.12, gloss=0.6)
    outside = stage.light("AREA", (DOOR, 15, 25), (DOOR, 14, 0), (1.0, 0.72, 0.44), 9000, (16, 20), haze=0, gloss=0)
    outside.data.use_shadow = False
    stage.light("AREA", (DOOR, -3.5, 19), (DOOR, 0, 12), (1.0, 0.6, 0.3), 300, (14, 5), haze=0.1, gloss=0.4)
    fills = (((-34, -34, 22), (-14, 0, 9), (0.34, 0.48, 1.0), 5200, (14, 10), 0.2, 0.4),
             ((-14, -9, 29), (-14, 0, 13), (1.0, 0.6, 0.3), 2600, (44, 2), 0.1, 0.3),
             ((24, -26, 20), (16, 0, 12), (0.4, 0.5, 1.0), 1400, (8, 8), 0.1, 0.3))
    for location, target, colour, energy, size, haze, gloss in fills:
        stage.light("AREA", location, target, colour, energy, size, haze=haze, gloss=gloss).data.use_shadow = False


VIEWS = ("wide", "tall")


def shoot(shot):
    """Build, light and render the asked view."""
    scene = stage.begin(shot)
    trimmings.lighten(scene)
    scene.eevee.volumetric_end, scene.eevee.bloom_intensity = 90, 0.07
    wear = props.Wardrobe()
    build_room()
    build_light_beyond()
    tall = shot.view == "tall"
    build_leaf(-1, -98 if tall else -152)
    build_leaf(1, 96)
    build_clock(wear, (-4.7, -1.0, 16.6) if tall else (DOOR, -1.0, 25.6))
    rush.build_papers()
    rush.build_left_things(wear, (4.6, -16.6, 18), (10.6, -10.2, 168))
    build_light()
    stage.fog(0.0024, (0, -8, 15), (100, 70, 40))
    if tall:
        stage.camera(scene, (5.0, -60, 8.5), (5.0, 0, 8.5), (DOOR, -2, 9), 38.5, 0.3, shift=(0, -0.055))
    else:
        stage.camera(scene, (-2.0, -60, 8.5), (-2.0, 0, 8.5), (DOOR, -2, 9), 30, 0.3, shift=(-0.035, 0.062))
    stage.vignette(scene, 0.5)
    stage.render(scene, shot)
