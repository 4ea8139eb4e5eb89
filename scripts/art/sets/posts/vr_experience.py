"""A headset on a workbench in a room that is still being built: violet and teal tubes, studs, dust sheets, NOT YET."""
import random

import materials
import props
import shapes
import stage
import trimmings
import vr_experience_props as lab

VIOLET, TEAL = (0.5, 0.16, 1.0), (0.08, 0.85, 0.9)
FLOOR = -9.0


def build_room(wear):
    """Bare studs half clad with board, an opening behind tape, sheets over what is not to be seen yet."""
    stud = materials.wood("stud timber", (0.12, 0.07, 0.035), (0.27, 0.17, 0.09), (5, 5, 0.4), 0.5)
    board = materials.plain("plasterboard", (0.13, 0.13, 0.135), 0.9, 0.25, 0.7)
    shapes.box((0, 8, FLOOR - 0.3), (60, 40, 0.6), materials.plain("screed", (0.07, 0.07, 0.075), 0.6, 0.4, 0.6),
               edge=0)
    chance = random.Random(3)
    for index in range(9):
        x = -13 + index * 4.1 + chance.uniform(-0.15, 0.15)
        if not 1.0 < x < 6.0:
            shapes.box((x, 15, 2), (0.5, 1.0, 22), stud, edge=0.05, rotation=(0, chance.uniform(-0.4, 0.4), 0))
    for x, z, wide, tall in ((-10.5, -1.5, 8.0, 15), (-2.5, -3.0, 7.6, 12), (11.8, -0.8, 9.5, 17)):
        shapes.box((x, 15.7, z), (wide, 0.14, tall), board, edge=0.02, rotation=(0, chance.uniform(-0.6, 0.6), 0))
    for x in (1.6, 6.4):
        shapes.box((x + 0.1, 6.6, 2), (0.6, 1.0, 22), stud, edge=0.05)
    for z in (-2.6, 3.2):
        shapes.box((-6, 15.1, z), (15, 0.9, 0.45), stud, edge=0.05)
    shapes.box((0, 24, 2), (50, 0.4, 26), materials.plain("far wall", (0.1, 0.09, 0.12)), edge=0)
    lab.barrier_tape((1.3, 6.05, 2.75), (6.9, 6.05, 2.0), 0.15, "NOT YET", 0.66)
    lab.barrier_tape((1.4, 5.95, 0.6), (6.9, 5.95, 1.9), 0.12, "NOT YET", 0.66)
    lab.dust_sheet((-6.6, 10.2, FLOOR), (2.3, 2.0), 11.0, 4, 15)
    lab.dust_sheet((9.4, 11.5, FLOOR), (2.2, 1.7), 9.2, 9, -10)
    for points in ([(-3.4, 13, 9), (-3.2, 12.8, 3.5), (-2.2, 12.5, 1.9), (-1.4, 12.6, 3.4), (-1.0, 13, 9)],
                   [(7.6, 12, 9), (7.4, 12, 4), (8.2, 12, 2.6), (9.6, 12, 9)],
                   [(-1.8, 13, 9), (-1.9, 12.8, 0.5), (-2.1, 12.8, -6)]):
        shapes.tube(points, 0.08, wear.rubber)


def build_bench(wear):
    """Headset, controllers, tools, tape and cables on a plywood bench."""
    ply = lab.plywood("plywood")
    shapes.box((0, 0.0, -0.22), (13, 8.4, 0.44), ply, edge=0.05)
    shapes.box((0, 1.0, -5), (12, 5.2, 9), materials.plain("bench frame", (0.05, 0.04, 0.04)), edge=0.1)
    lab.headset(wear, (0.15, 0.1, 0.57), (3, 0, 19))
    lab.controller(wear, (-2.0, -0.5, 0.2), (0, 10, -20), -1)
    lab.controller(wear, (2.05, -0.85, 0.2), (0, -8, 15), 1)
    lab.roll((-2.75, 1.5, 0), 30)
    lab.screwdriver(wear, (1.75, -2.45, 0), 170)
    lab.tag(wear, (-0.95, -1.2, 0), 14, "PROTOTYPE 3\nCAREFUL")
    for points in ([(-6, 0.4, 0.06), (-4.2, 0.9, 0.06), (-3.3, 0.2, 0.06), (-3.6, -0.6, 0.06), (-4.6, -0.3, 0.06),
                    (-4.0, 1.8, 0.06), (-1.8, 2.6, 0.06)],
                   [(6.4, 1.9, 0.06), (4.4, 1.0, 0.06), (3.4, 1.7, 0.06), (3.0, 2.6, 0.06), (4.6, 2.9, 0.06)]):
        shapes.tube(points, 0.055, wear.rubber)
    chance = random.Random(8)
    for _ in range(26):
        shapes.box((chance.uniform(-3.5, 3.5), chance.uniform(-1.9, 0.4), 0.012),
                   (chance.uniform(0.03, 0.12), 0.03, 0.02), wear.card, edge=0, rotation=(0, 0, chance.uniform(0, 180)))


def shoot(shot):
    """Build, light and render."""
    scene = stage.begin(shot)
    trimmings.lighten(scene)
    scene.eevee.volumetric_start = 1.0
    wear = props.Wardrobe()
    build_room(wear)
    build_bench(wear)
    lab.light_tube((-3.9, 13.2, -6), (0, 5, 0), 13, TEAL)
    lab.light_tube((7.3, 13.6, -6), (0, -3, 0), 12, VIOLET)
    lab.light_tube((3.4, 19.5, -6), (0, 0, 0), 13, VIOLET)
    stage.light("AREA", (-3.4, 12.6, 1), (-1, 0, 0), TEAL, 1300, (0.8, 11), haze=0.7, gloss=1.0)
    stage.light("AREA", (6.9, 12.8, 1), (1, 0, 0), VIOLET, 1500, (0.8, 11), haze=0.7, gloss=1.0)
    stage.light("POINT", (3.6, 18.5, 1), (0, 0, 0), VIOLET, 1900, 0.6, haze=1.2)
    stage.light("AREA", (-5.2, -2.2, 3.6), (0, 0, 0.5), TEAL, 190, (0.7, 4.5), haze=0, gloss=1.0)
    stage.light("AREA", (4.8, -2.6, 3.4), (0, 0, 0.5), VIOLET, 300, (0.7, 4.5), haze=0, gloss=1.0)
    stage.light("SPOT", (-0.8, -2.4, 7.0), (0.1, 0, 0.2), (1.0, 0.78, 0.55), 1700, 0.5, 44, 0.9, 0.4, 0.6)
    stage.fog(0.008, (0, 8, 3), (44, 40, 26), (0.8, 0.8, 0.95))
    stage.camera(scene, (-0.15, -7.0, 1.8), (0.15, 0.3, 0.8), (0.1, -0.4, 0.6), 44, 0.34, -0.8)
    stage.vignette(scene, 0.45)
    stage.render(scene, shot)
