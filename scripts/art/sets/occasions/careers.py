"""The game master's control desk at night: three camera pictures of the rooms, a lamp and the tools of the trade.

Views: `wide`, for a hero with words over its left half, and `tall`, the whole desk for phones and upright tablets.
"""
import os

import furnishings
import materials
import props
import shapes
import stage

SCENES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../../../src/assets/scenes")
ROOMS = (
    ("jack-the-ripper/hero-wide.webp", "CAM 1  JACK THE RIPPER", "41:07", (1.0, 0.66, 0.36), (-6.35, 2.5, 0), 22),
    ("thai-prison/hero-wide.webp", "CAM 2  THAI PRISON", "18:52", (0.5, 1.0, 0.62), (0.0, 3.5, 0), 0),
    (
        "alice-in-wonderland/hero-wide.webp",
        "CAM 3  RETIRED SET",
        "56:30",
        (0.62, 0.42, 1.0),
        (6.35, 2.5, 0),
        -22,
    ),
)
CHECKS = (
    "Locks closed",
    "Keys back on hooks",
    "Lanterns lit",
    "Radio charged",
    "Props counted",
    "Cameras on",
    "Timer at zero",
    "Players briefed",
)


def build_room():
    """Desk, brick wall, cork board and shelf."""
    furnishings.house_wall(6.6, -44, 17, -3, 12)
    furnishings.plank_table(materials.wood("desk timber", (0.035, 0.014, 0.007), (0.17, 0.07, 0.03)), 62.0)


def build_wall_props(wear):
    """A cork board with pinned photographs of the rooms, and a rail of keys."""
    frame = materials.wood("frame timber", (0.03, 0.014, 0.008), (0.1, 0.045, 0.02))
    cork = shapes.group((-3.9, 6.48, 6.9), (0, 0, 0))
    shapes.box((0, 0, 0), (7.4, 0.2, 3.6), materials.plain("cork", (0.3, 0.17, 0.08), 0.95, 0.8, 9), cork, 0.02)
    for x, z, width, height in ((0, 1.85, 7.8, 0.24), (0, -1.85, 7.8, 0.24), (-3.8, 0, 0.24, 3.9), (3.8, 0, 0.24, 3.9)):
        shapes.box((x, -0.08, z), (width, 0.24, height), frame, cork, 0.05)
    photographs = (
        "jack-the-ripper/lantern-cobbles",
        "thai-prison/tiled-corridor",
        "alice-in-wonderland/tea-table",
        "jack-the-ripper/evidence-wall",
    )
    places = ((-2.6, 0.55, 6), (-0.7, -0.25, -4), (1.3, 0.6, 3), (2.7, -0.7, -7))
    for index, (name, (x, z, lean)) in enumerate(zip(photographs, places)):
        photograph = shapes.group((x, -0.12, z), (90, lean, 0), parent=cork)
        shapes.sheet((0, 0, 0), (1.9, 1.45), wear.paper, photograph, (0, 0, 0), 0.04, index)
        shapes.sheet(
            (0, 0.05, 0.015),
            (1.7, 1.13),
            materials.picture(name, f"{SCENES}/{name}.webp"),
            photograph,
            (0, 0, 0),
            0.04,
            index,
        )
        shapes.lathe(
            [(0, 0.12), (0.07, 0.1), (0.05, 0), (0, 0)], wear.red_ink, photograph, (0, 0.64, 0.06), segments=16
        )
    shapes.box((8.2, 6.5, 7.9), (6.6, 0.25, 0.8), frame, edge=0.06)
    for index in range(6):
        x = 5.8 + index * 0.95
        shapes.tube([(x, 6.4, 7.9), (x, 6.15, 7.88), (x, 6.1, 8.0)], 0.035, wear.brass)
        if index != 3:
            props.key(wear, (x, 6.15, 7.75), (90, 90 - 3 * (index % 3), 0), 1.15)


def build_desk(wear):
    """Everything within the game master's reach."""
    for name, caption, clock, colour, location, turn in ROOMS:
        screen = materials.picture(f"screen {caption}", f"{SCENES}/{name}", 1.7, 110)
        frame = props.monitor(wear, location, turn, screen, caption, clock)
        stage.light(
            "AREA",
            shapes.world_point(frame, (0, -0.25, 0)),
            shapes.world_point(frame, (0, -6, -1.2)),
            colour,
            170,
            (5.6, 3.2),
            haze=0.5,
            gloss=0.25,
        )
    props.headset(wear, (-3.5, -2.3, 0), 24)
    props.keyboard(wear, (0.6, -0.5, 0), -4)
    props.mouse(wear, (3.75, -0.6, 0), -12)
    props.clipboard(wear, (3.3, -3.2, 0), -16, "RESET LIST", CHECKS)
    props.mug(wear, (-6.1, -1.1, 0), -35)
    props.coffee_ring(wear, (-4.9, -0.3, 0.002))
    props.radio(wear, (5.7, -0.2, 0), -22)
    props.key(wear, (-0.2, -3.3, 0), (0, 0, 22), 1.1, tag="CELL 4")
    props.padlock(wear, (5.3, -1.35, 0), 28)
    props.hourglass(wear, (-3.3, 0.9, 0), 10)
    shapes.sheet((-7.0, -2.3, 0), (2.1, 2.97), wear.paper, rotation=(0, 0, 31), seed=12)
    props.floor_plan(wear, (-5.7, -3.2, 0.14), 14)
    props.desk_lamp(wear, (3.35, 4.7, 0), (4.9, 5.0, 4.2), (3.1, 2.0, 6.5), (1.0, -2.4, 0))


VIEWS = ("wide", "tall")


def shoot(shot):
    """Build, light and render the asked view."""
    scene = stage.begin(shot)
    wear = props.Wardrobe()
    build_room()
    build_wall_props(wear)
    build_desk(wear)
    stage.light("AREA", (-15, -5, 11), (0, 2, 1), (0.35, 0.5, 1.0), 1300, (6, 6), haze=0.6, gloss=0.5)
    stage.light("AREA", (-3, 4.6, 12), (-3, 7.0, 6), (1.0, 0.62, 0.32), 700, (7, 0.6), haze=0.3)
    stage.light("AREA", (8.0, 4.4, 12), (8.0, 7.0, 6), (1.0, 0.62, 0.32), 450, (4, 0.6), haze=0.3)
    stage.fog(0.004, (-8, -3, 5), (70, 34, 18))
    stage.light("AREA", (1.0, -2.4, 0.3), (1.0, -2.0, 6), (1.0, 0.5, 0.22), 45, (5, 4), haze=0, gloss=0)
    if shot.view == "tall":
        stage.camera(scene, (-0.6, -20, 9.6), (0.0, 0.5, 1.6), (-0.2, -0.9, 0.8), 38, 0.22, shift=(0, -0.06))
    else:
        stage.camera(scene, (-4.2, -22.5, 7.2), (-1.9, 1.5, 3.0), (-0.2, -0.9, 0.8), 29.5, 0.22,
                     shift=(-0.152, 0.0))
    stage.vignette(scene)
    stage.render(scene, shot)
