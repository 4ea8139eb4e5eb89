"""The venue's lobby on a wet evening: counter, lanterns and a leather sofa, and three doors, the third boarded up.

Views: `wide` and `tall`, for heroes with words over the lower left and the lower half.
"""
import math
import random

import bpy
import furnishings
import gift_card_props
import lobby_doors as doors
import lobby_props as lobby
import lobby_seating
import materials
import props
import shapes
import stage
import trimmings

WALL, SIDE = 12.0, 27.0
VIEWS = {
    "wide": ((-6, -36, 15), 9.5, 26, -0.093, (6.5, 10, 11), 9.7),
    "tall": ((3, -26, 9.2), 17, 26, -0.11, (9.7, -12, 9), 9.7),
}


def build_floor():
    """Worn black and cream tiles, each laid a little differently."""
    chance = random.Random(3)
    tiles = [lobby.tile("cream tile", (0.1, 0.083, 0.06)), lobby.tile("black tile", (0.014, 0.014, 0.015))]
    models = [shapes.box((0, 0, 0), (2.96, 2.96, 0.4), tile, edge=0.05) for tile in tiles]
    for row in range(18):
        for column in range(23):
            shapes.copy(models[(row + column) % 2], (-37.5 + column * 3, 13.5 - row * 3, -0.2 + chance.gauss(0, 0.012)),
                        (chance.gauss(0, 0.25), chance.gauss(0, 0.25), chance.choice((0, 90, 180, 270))))
    for model in models:
        bpy.data.objects.remove(model)
    shapes.box((0, -10, -0.5), (90, 60, 0.3), materials.plain("grout", (0.04, 0.035, 0.03)), edge=0)


def build_shell(wear):
    """Brick walls with their doors, skirting, ceiling beams and a run of copper pipe."""
    clay = materials.brick("clay", ((0.09, 0.034, 0.023), (0.15, 0.055, 0.036), (0.12, 0.062, 0.045),
                                    (0.07, 0.04, 0.032)))
    mortar = materials.plain("mortar", (0.12, 0.105, 0.09))
    ripper, cell = doors.arched(6.5, 5.0, 16.4), doors.squared(19.5, 5.0, 21.5)
    back = shapes.group((0, WALL, 0))
    doors.wall(back, SIDE + 0.5, 31, lambda x: max(ripper(x), cell(x)), clay, mortar, left=-32)
    side = shapes.group((SIDE, WALL + 0.5, 0), (0, 0, -90))
    doors.wall(side, 30, 31, doors.arched(8.6, 3.3, 6.4), clay, mortar, seed=6)
    doors.victorian_door(wear, (6.5, WALL, 0))
    doors.gas_lamp(wear, (13.25, WALL - 2.2, 14.6))
    doors.barred_gate(wear, (19.5, WALL, 0))
    doors.curious_door(wear, (8.6, 0, 0), (0, 1.2, 0), side)
    for x, out, z, number in ((6.5, -0.98, 22.1, "1"), (19.5, -0.75, 21.0, "2")):
        lobby.number(wear, back, (x, out, z), number)
    beam = materials.wood("beam timber", (0.018, 0.009, 0.005), (0.07, 0.032, 0.016))
    for x, wide in ((-15.6, 31.5), (13.2, 2.0)):
        shapes.box((x, WALL - 0.1, 0.8), (wide, 0.5, 1.6), beam, edge=0.12)
    for y in (-16, -4, 8):
        shapes.box((-3, y, 29.5), (62, 1.8, 2.6), beam, edge=0.15)
    shapes.box((-3, -8, 31.4), (64, 44, 0.6), beam, edge=0)
    plaster = materials.plain("warm plaster", (0.5, 0.3, 0.14), 0.9, 0.3, 1)
    shapes.box((6.5, WALL + 9, 11), (14, 0.4, 22), plaster, edge=0)
    for x in (0.2, 12.4):
        shapes.box((x, WALL + 5, 11), (0.4, 8.4, 22), plaster, edge=0)
    for index, (x, z, radius, hour, minute) in enumerate(((5.2, 14.6, 1.5, 4, 2), (9.2, 16.2, 1.1, 11, 38),
                                                          (12.6, 13.6, 1.3, 7, 20))):
        lobby.clock(wear, side, (x, -0.05, z), radius, hour, minute, (-7, 9, 4)[index])
    return beam


def build_furniture(wear, stand):
    """Counter, shelf, sofa, rug and, at `stand`, the little table with the lit lantern; returns its flame."""
    lobby.counter(wear, (-21.5, 2.5, 0))
    lobby.bell(wear, (-14.9, 1.0, 10.6))
    lobby.ledger(wear, (-19.4, 1.2, 10.6), 6)
    gift_card_props.lantern(wear, (-23.6, 2.4, 10.6), 30, 1.25)
    gift_card_props.bunch_of_keys(wear, (-16.7, 0.4, 10.6), 20)
    props.hourglass(wear, (-18.2, 4.2, 10.6), 10)
    lobby.lantern_shelf(wear, (-21.0, WALL - 1.3, 17.6))
    lobby.key_rail(wear, (-20.2, WALL - 0.2, 14.6))
    lobby_seating.sofa(wear, (-7.0, 6.6, 0), 0, 8.0)
    lobby.rug((10.5, -1.5, 0), (21, 12.5), -3)
    walnut = materials.wood("walnut", (0.03, 0.011, 0.005), (0.16, 0.06, 0.024), (1.2, 1.2, 5), 0.24)
    table = shapes.group((stand, -12.6, 0))
    shapes.lathe([(0, 6.6), (2.7, 6.6), (2.85, 6.5), (2.85, 6.3), (2.6, 6.2), (0, 6.2)], walnut, table, segments=72)
    dark = materials.wood("dark walnut", (0.016, 0.006, 0.003), (0.085, 0.032, 0.013), (5, 5, 0.6), 0.26, False)
    shapes.lathe([(0.9, 6.2), (0.5, 5.95), (0.36, 5.5), (0.42, 5.2), (0.6, 4.7), (0.62, 4.3), (0.36, 3.7), (0.34, 3.4),
                  (0.5, 3.3), (0.5, 3.1), (0.36, 3.0), (0.46, 2.4), (0.62, 1.9), (0.5, 1.5), (0.2, 1.2), (0, 1.0)],
                 dark, table)
    for turn in (20, 140, 260):
        shapes.tube([(0.3, 0, 2.1), (1.0, 0, 2.25), (1.7, 0, 1.5), (2.0, 0, 0.6), (2.5, 0, 0.2)], 0.3, dark, table,
                    rotation=(0, 0, turn), radii=[1.1, 1.0, 0.8, 0.7, 1.0])
    props.key(wear, (stand - 1.0, -13.9, 6.6), (0, 0, 18), 1.4, tag="YOURS")
    return lobby.lit_lantern(wear, (stand - 0.1, -12.0, 6.6), 20, 1.55)


def wet_shoe_prints(path):
    """Prints of wet shoes on the tiles, from (x, y, turn) to (x, y, turn): whoever came in last has gone on."""
    nodes = materials.Nodes("rain on tiles")
    water = nodes.finish(Base_Color=(0.01, 0.009, 0.008), Roughness=0.04, Specular=0.9, Alpha=0.62)
    water.blend_method, water.shadow_method = "BLEND", "NONE"
    for x, y, turn in path:
        holder = shapes.group((x, y, 0.05), (0, 0, turn), 0.78)
        for centre, wide, long in ((0.62, 0.48, 1.1), (-1.2, 0.4, 0.45)):
            rim = [(wide * math.cos(angle), centre + long * math.sin(angle), 0)
                   for angle in (math.tau * step / 28 for step in range(28))]
            shapes.mesh("print", rim, [tuple(range(28))], water, holder)


def light_lantern(flame):
    """What the lit lantern throws: streaks between its wires on table and walls, and a pool on the floor about it."""
    amber = (1.0, 0.5, 0.17)
    stage.light("POINT", flame, (0, 0, 0), amber, 4400, 0.16, haze=0.45, gloss=0.5)
    for target, energy, spread in (((7.5, WALL, 9.5), 56000, 84), ((SIDE, 6.0, 9.0), 15000, 70)):
        stage.light("SPOT", flame, target, amber, energy, 0.1, spread, 0.9, 0.06, 0.2)
    above = (flame[0], flame[1] - 1.0, flame[2] + 7)
    pool = stage.light("SPOT", above, (flame[0], flame[1] - 1.5, 0), amber, 9000, 1.2, 100, 1.0, 0, 0.3)
    pool.data.use_shadow = False


def build_light(wear, flame):
    """The lantern before all, then gaslight, green from the cells and blue from the street; the third door is dark."""
    warm, candle = (1.0, 0.6, 0.27), (1.0, 0.52, 0.2)
    for location, energy in (((-20.0, 0.5, 22.5), 9500), ((2.2, -0.5, 23.3), 19000), ((17.0, -1.5, 23.0), 6500)):
        furnishings.pendant(wear, location, 30, energy, warm)
    for thing in bpy.context.scene.objects:
        if thing.type == "LIGHT":
            thing.data.specular_factor = 0.4
    light_lantern(flame)
    stage.light("POINT", (13.25, WALL - 2.3, 16.1), (0, 0, 0), (1.0, 0.56, 0.22), 3000, 0.4, haze=1.0)
    stage.light("SPOT", (10.5, WALL + 6.8, 12.5), (9.6, 2, 0), (1.0, 0.55, 0.2), 40000, 0.3, 70, 0.6, 1.0, 0.2)
    stage.light("SPOT", (21.5, WALL + 15, 17.5), (16.0, 0, 0), (0.42, 1.0, 0.62), 60000, 0.25, 60, 0.5, 1.6, 0.5)
    stage.light("AREA", (SIDE - 7, 1.0, 12), (SIDE, 3.4, 5), (0.9, 0.72, 0.6), 60, (3, 3), haze=0.2)
    stage.light("POINT", (9.6, WALL + 5.5, 11), (0, 0, 0), (1.0, 0.56, 0.22), 4200, 0.5, gloss=0.2)
    points = (((19.5, WALL + 9, 16), (0.4, 0.9, 0.55), 1300), ((-23.6, 0.9, 13.0), candle, 420))
    fills = (((4.0, 2.0, 15), (6.5, WALL, 8), (1.0, 0.66, 0.38), 500, (6, 4), 0, 0.7),
             ((-21, WALL - 3.4, 20.5), (-21, WALL, 19), (1.0, 0.55, 0.22), 460, (14, 3), 0.2, 0.3),
             ((-6.6, WALL - 4.5, 26), (-6.6, WALL, 19), (1.0, 0.66, 0.36), 700, (9, 1), 0.1, 0.3),
             ((-34, -22, 20), (2, 4, 6), (0.32, 0.47, 1.0), 5000, (14, 12), 0.3, 0.5))
    lamps = [stage.light("POINT", place, (0, 0, 0), colour, energy, 0.3) for place, colour, energy in points]
    lamps += [stage.light("AREA", place, target, colour, energy, size, haze=haze, gloss=gloss)
              for place, target, colour, energy, size, haze, gloss in fills]
    for lamp in lamps:
        lamp.data.use_shadow = False


def shoot(shot):
    """Build, light and render the asked view."""
    scene = stage.begin(shot)
    trimmings.lighten(scene)
    scene.eevee.volumetric_end, scene.eevee.bloom_intensity = 75, 0.06
    wear = props.Wardrobe()
    place, yaw, lens, shift, focus, stand = VIEWS[shot.view]
    beam = build_shell(wear)
    build_floor()
    flame = build_furniture(wear, stand)
    if shot.view == "tall":
        lobby.umbrellas(wear, (1.2, -7.5, 0))
        wet_shoe_prints(((4.0, -17.2, -14), (5.6, -14.9, -20), (4.9, -12.4, -10), (6.3, -10.2, -16)))
    else:
        lobby.umbrellas(wear, (25.0, 9.6, 0))
        lobby.evening_games(furnishings.Chalkboard((-6.6, WALL - 0.3, 20.6), 11, 5.8, beam, wear))
    build_light(wear, flame)
    stage.fog(0.0025, (0, -10, 15), (90, 70, 40))
    ahead = (place[0] + 50 * math.sin(math.radians(yaw)), place[1] + 50 * math.cos(math.radians(yaw)), place[2])
    eye = stage.camera(scene, place, ahead, focus, lens, 0.3)
    eye.data.shift_y = shift
    stage.vignette(scene, 0.45)
    stage.render(scene, shot)
