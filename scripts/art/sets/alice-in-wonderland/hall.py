"""Indoors in Wonderland: the hall of stopped clocks (clocks) and the tiny door behind the curtain (door)."""
import math
import random

import door_room
import doors
import materials
import props
import shapes
import stage
import timepieces
import wonder_forms as forms
import wonder_looks as looks
import wonder_stage

VIEWS = ("clocks", "door")
HALF, SPAN, BAYS, SPRING = 6.8, 6.0, 9, 8.6
TIMES = ((4, 0), (6, 2), (10, 9), (1, 50), (8, 24), (2, 38), (11, 5), (7, 18), (3, 33), (12, 27), (5, 45), (9, 14))


def polished_floor(width, near, far, size, colours=((0.34, 0.28, 0.4), (0.016, 0.01, 0.03))):
    """Chequered flags, polished by feet, none quite level."""
    chance = random.Random(3)
    models = [shapes.box((0, 0, 0), (size - 0.02, size - 0.02, 0.3), looks.stone(f"flag {index}", colour, 0.22, 0.55),
                         edge=0.018) for index, colour in enumerate(colours)]
    for row in range(int((far - near) / size)):
        for column in range(int(width * 2 / size)):
            place = (-width + (column + 0.5) * size, near + (row + 0.5) * size, -0.15 + chance.gauss(0, 0.004))
            shapes.copy(models[(row + column) % 2], place, (chance.gauss(0, 0.12), chance.gauss(0, 0.12),
                                                            90 * chance.randrange(4)))
    forms.park(models)


def vault():
    """Walls, piers with caps and bases, ribs and the vault between them."""
    plaster = materials.plain("violet plaster", (0.1, 0.05, 0.17), 0.75, 0.5, 1.2)
    carved = looks.stone("pier", (0.2, 0.13, 0.27), 0.55)
    length = SPAN * BAYS
    shell = forms.Skin()
    rows = []
    for y in (-22 + step * 4 for step in range(int((length + 24) / 4) + 1)):
        rows.append([(x, y, z) for x, z in doors.arch(HALF, SPRING, 28)])
    shell.grid(rows)
    shell.finish("vault", plaster)
    rib = [(0.0, 0.75), (-0.55, 0.72), (-0.62, 0.62), (-0.7, 0.5), (-0.95, 0.42), (-1.0, 0.3), (-1.0, -0.3),
           (-0.95, -0.42),
           (-0.7, -0.5), (-0.62, -0.62), (-0.55, -0.72), (0.0, -0.75)]
    first = None
    for bay in range(BAYS):
        y = -2.0 + bay * SPAN
        if first is None:
            first = doors.moulding([(out * 1.6, -forward) for out, forward in rib], carved, None, HALF, SPRING, 32)
            first.location = (0, y, 0)
        else:
            shapes.copy(first, (0, y, 0))
        for side in (-1, 1):
            for height, wide, tall in ((0.35, 1.5, 0.7), (0.8, 1.34, 0.22), (SPRING, 1.5, 0.3),
                                       (SPRING - 0.32, 1.34, 0.2)):
                shapes.box((side * (HALF - 0.75), y, height), (wide + 0.4, wide + 0.5, tall), carved, None, 0.06)
    skirting = shapes.box((HALF - 0.06, length / 2 - 12, 0.45), (0.2, length + 20, 0.9), carved, None, 0.05)
    shapes.copy(skirting, (-HALF + 0.06, length / 2 - 12, 0.45))
    shapes.box((0, length + 1.4, 8), (16, 0.4, 20), plaster, None, 0)


def hang_clocks(wear):
    """Clocks on piers and walls, watches on chains, and two long-case clocks."""
    makers, chance, number = timepieces.Clockmaker(wear), random.Random(8), 0
    for bay in range(BAYS - 1):
        y = -2.0 + bay * SPAN
        for side in (-1, 1):
            for height in (7.3, 4.9, 2.6):
                kind = chance.choice(("wall", "drop", "drop"))
                if bay == 0 and side < 0 or height < 3 and bay % 2:
                    continue
                size = {"wall": 0.74, "drop": 0.56}[kind] * chance.uniform(0.7, 1.15)
                place = (side * (HALF - 0.85), y - 0.98, height + chance.uniform(-0.25, 0.25))
                makers.place(kind, place, (90, chance.gauss(0, 4), 0), size, TIMES[number % 12], dial=number % 7)
                number += 1
            for height in (3.0, 5.8, 8.2):
                kind = chance.choice(("wall", "drop", "wall"))
                if bay < 6:
                    place = (side * (HALF - 0.14), y + SPAN / 2 + chance.uniform(-0.6, 0.6),
                             height + chance.uniform(-0.4, 0.4))
                    makers.place(kind, place, (90, chance.gauss(0, 3), -90 * side), chance.uniform(0.6, 1.2),
                                 TIMES[number % 12], dial=number % 7)
                    number += 1
    hung = ((-2.3, -3.0, 8.0, 1.05), (1.9, -1.0, 7.6, 0.8), (3.2, 3.0, 9.3, 1.0), (-0.4, 4.0, 9.4, 0.9),
            (-3.5, 5.5, 6.6, 0.8),
            (1.6, 9.0, 8.4, 0.9), (-2.0, 11.0, 9.6, 1.0), (3.6, 13.0, 6.9, 0.8), (-3.4, 17.0, 8.0, 0.95),
            (0.6, 19.0, 9.6, 0.9), (2.5, 23.0, 8.0, 0.9), (-1.6, 27.0, 8.6, 0.9), (1.2, 33.0, 9.0, 0.9))
    for index, (x, y, z, size) in enumerate(hung):
        roll = chance.gauss(0, 5)
        watch = makers.place("watch" if index % 2 == 0 else "silver_watch", (x, y, z), (88, roll, chance.gauss(0, 9)),
                             size,
                             TIMES[(index * 5 + 2) % 12], dial=(0, 5, 2, 1, 4, 6, 3)[index % 7])
        top = shapes.world_point(watch, (0, 1.6, 0))
        lean = math.sin(math.radians(roll))
        forms.chain([top, top + (top - watch.location) * 1.6, (top.x + lean * 4, y, z + 7.5)], makers.gold, None,
                    0.13 * size,
                    0.028 * size)
    makers.place("long_case", (-4.75, 0.6, 6.72), (90, 0, 24), 0.8, (4, 0), dial=2)
    makers.place("long_case", (4.9, 8.6, 7.13), (90, 0, -32), 0.85, (9, 41), dial=5)
    makers.place("watch", (1.9, -2.6, 0.13), (8, 4, -30), 0.72, (3, 33))
    forms.chain([(2.45, -1.7, 0.12), (3.1, -1.3, 0.05), (3.5, -2.0, 0.05), (3.1, -2.7, 0.05), (3.8, -3.2, 0.05)],
                makers.gold,
                None, 0.09, 0.02)


def shoot(shot):
    """Build, light and render the view that is asked for."""
    scene = wonder_stage.begin(shot, 0.3, 66.0)
    wear = props.Wardrobe()
    if shot.view == "door":
        polished_floor(16, -16, 8, 2.0)
        door_room.build(wear)
        door_room.light(scene)
    else:
        vault()
        polished_floor(6.8, -20, 54, 1.7)
        hang_clocks(wear)
        end = SPAN * BAYS
        timber = materials.wood("hall door", (0.03, 0.01, 0.012), (0.15, 0.05, 0.035), (5, 5, 0.5), 0.4)
        doors.arched_door(wear, (0, end + 0.6, 0.36), 0, 2.1, timber, looks.stone("door frame", (0.24, 0.17, 0.26)),
                          doors.warm_glow(strength=2.4), -78)
        stage.light("AREA", (0, end - 0.6, 4.0), (0, 20, 0), (1.0, 0.6, 0.3), 6500, (4, 6.5), haze=0.45)
        stage.light("SPOT", (4.6, -15, 11.5), (-2.2, 3, 5.2), (1.0, 0.68, 0.4), 8200, 0.8, 66, 0.9, 0.4, 0.6)
        stage.light("SPOT", (-5.0, 10, 13.2), (1.5, 12, 0), (0.4, 0.6, 1.0), 9000, 0.6, 60, 0.6, 2.5)
        stage.light("SPOT", (5.0, 26, 13.2), (-1.5, 26, 0), (0.6, 0.4, 1.0), 12000, 0.6, 70, 0.6, 2.5)
        stage.light("AREA", (-3, -17, 9), (1, 6, 4), (0.4, 0.42, 1.0), 1700, (6, 5), haze=0.1,
                    gloss=0.4).data.use_shadow = False
        stage.fog(0.012, (0, 20, 7), (30, 80, 20), (0.68, 0.58, 0.95))
        stage.camera(scene, (1.9, -13.2, 2.3), (-0.35, 12, 6.2), (1.9, -2.6, 0.6), 27, 0.3)
    stage.vignette(scene, 0.5)
    stage.render(scene, shot)
