"""The cell block: sun falls from high barred windows into a wet corridor of cells, towards a bright arched gate.

Views: wide (hero-wide) and tall (hero-tall); layer "light" keeps only the sun's shafts, for a loop.
"""
import bpy
import materials
import prison_iron
import prison_paint
import prison_props
import prison_room
import props
import shapes
import stage
import trimmings

VIEWS = ("wide", "tall")
HALF, CEILING, END = 18, 47, 150
CELL, PIER, FIRST, FRONT = 26, 4, 14, 23
SILL, LINTEL = 28.4, 42.0
SUN = (22, -9, -34)
PANE = (1.0, 0.9, 0.62)


def fronts():
    """Where each cell's barred front starts along the corridor."""
    return [FIRST + PIER + CELL * index for index in range(5)]


def build_shell(paint):
    """Floor, ceiling beams, painted walls with their openings, and the arched end."""
    floor = prison_paint.concrete("floor", (0.15, 0.145, 0.125), 1.0, 0.5, 1.0, 0.55)
    beams = prison_paint.peeling("beams", (0.2, 0.2, 0.15), (0.12, 0.12, 0.09), loss=0.6, damp=0.9)
    prison_room.surface([(-48, -16, 0), (48, -16, 0), (48, END + 60, 0), (-48, END + 60, 0)], floor)
    prison_room.surface([(-HALF, -16, CEILING), (HALF, -16, CEILING), (HALF, END, CEILING), (-HALF, END, CEILING)],
                        beams)
    for y in fronts():
        shapes.box((0, y - PIER / 2, CEILING - 1.6), (HALF * 2, 2.6, 3.2), beams, edge=0.15)
    doors = [(y + 16, 0.01, y + 16 + 22, FRONT) for y in fronts()]
    windows = [(y + 16 + 7, SILL, y + 16 + 15, LINTEL) for y in fronts()[1:]]
    prison_room.pierced((-HALF, -16, 0), (0, 1, 0), END + 16, CEILING, doors + windows, 1.5, paint)
    prison_room.pierced((HALF, END, 0), (0, -1, 0), END + 16, CEILING,
                        [(END + 16 - right, low, END + 16 - left, high) for left, low, right, high in doors], 2.6,
                        paint)
    prison_room.arched(END, HALF, CEILING, 10.5, 16, 5, paint, prison_paint.concrete("soffit", (0.16, 0.16, 0.13)))
    prison_room.surface([(-48, -16, 0), (48, -16, 0), (48, -16, 60), (-48, -16, 60)], beams)
    ledge = prison_paint.concrete("ledge", (0.14, 0.135, 0.11))
    for side in (-1, 1):
        shapes.box((side * (HALF - 0.25), END / 2 - 8, FRONT + 2.2), (1.3, END + 16, 1.1), ledge, edge=0.12)
        shapes.box((side * (HALF - 0.1), END / 2 - 8, 0.6), (0.7, END + 16, 1.2), ledge, edge=0.1)
    for left, low, right, _ in windows:
        shapes.box((-HALF - 0.3, (left + right) / 2 - 16, low - 0.3), (1.4, right - left + 1.2, 0.6), ledge, edge=0.08)


def build_cells(iron, dark, cloth):
    """Behind each front a dark cell with a bunk; the second on the right stands open."""
    inner = prison_paint.peeling("cell paint", (0.05, 0.12, 0.078), loss=0.55, dado=(9, (0.03, 0.08, 0.055)), seed=7)
    for side in (-1, 1):
        x = side * 43
        prison_room.surface([(x, -16, 0), (x, END, 0), (x, END, 27), (x, -16, 27)], inner)
        prison_room.surface([(x, -16, 26), (side * 20.6, -16, 26), (side * 20.6, END, 26), (x, END, 26)], inner)
        for y in [*(front - PIER / 2 for front in fronts()), END - 1]:
            shapes.box((side * 31.5, y, 13), (22, 1.6, 26), inner, edge=0)
        for index, y in enumerate(fronts()):
            bed = prison_props.bunk(iron, cloth, (side * 36, y + 11, 0), 90)
            bed.scale = (0.9, 0.9, 0.9)
            build_front(side, y, iron, dark, 78 if side > 0 and index == 1 else 0, index)


def build_front(side, y, iron, dark, opened, seed):
    """Bars left and right of a gate, under a top rail; opened turns the gate into the corridor."""
    x = side * (HALF + 0.9)
    front = shapes.group((x, y if side < 0 else y + 22, 0), (0, 0, -90 * side))
    prison_iron.panel(iron, 7.0, FRONT, parent=front, seed=seed * 3 + 1)
    prison_iron.panel(iron, 7.0, FRONT, (15.0, 0, 0), parent=front, seed=seed * 3 + 2)
    shapes.box((11, 0, FRONT - 2.0), (22, 0.5, 0.7), iron, front, 0.05)
    prison_iron.panel(iron, 7.6, 2.0, (7.2, 0, FRONT - 2.0), parent=front, rails=(0.9, ), stiles=False)
    if opened:
        prison_iron.gate(iron, dark, 7.4, FRONT - 2.4, (7.4, -0.5, 0.15), -opened, front, seed=seed)
    else:
        prison_iron.gate(iron, dark, 7.4, FRONT - 2.4, (7.3, -0.1, 0.15), 0, front, seed=seed)


def build_windows(iron, pane):
    """Bars in the high windows, with the bright sky behind them."""
    for y in fronts()[1:]:
        prison_iron.panel(iron, 8.0, LINTEL - SILL, (-HALF - 0.9, y + 7, SILL), (0, 0, 90), spacing=1.6,
                          radius=0.22, rails=(0.33, 0.67), stiles=False, seed=int(y))
        sky = prison_room.surface([(-HALF - 2.6, y + 6, 27), (-HALF - 2.6, y + 16, 27), (-HALF - 2.6, y + 16, 44),
                                   (-HALF - 2.6, y + 6, 44)], pane)
        sky.visible_shadow = False
    pane.shadow_method = "NONE"


def build_things(iron, dark, wear):
    """What the guards and the rain have left: bucket, broom, washing, pipes."""
    tin = prison_paint.chipped("bucket enamel", (0.2, 0.205, 0.165), 0.56, 0.9, 0.3)
    water = materials.plastic("water", (0.01, 0.014, 0.012), 0.03)
    prison_props.bucket(tin, iron, (11.6, 47, 0), 30, 1.15, water)
    timber = materials.wood("broom timber", (0.06, 0.03, 0.012), (0.2, 0.1, 0.045))
    straw = materials.plain("straw", (0.3, 0.19, 0.07))
    prison_props.broom(timber, straw, (16.2, 38.4, 0), 9, 72)
    grey, rag, blue = (trimmings.cloth(name, colour, weave=14) for name, colour in
                       (("grey washing", (0.32, 0.3, 0.25)), ("ochre washing", (0.36, 0.18, 0.05)),
                        ("green washing", (0.06, 0.13, 0.12))))
    shapes.tube([(-HALF, 92, 26.5), (0, 93, 24.6), (HALF, 94, 26.3)], 0.05, wear.rubber)
    for cloth, left, right, drop, shirt in ((grey, 8.2, 13.2, 6.4, True), (rag, 3.6, 7.2, 4.6, False),
                                            (blue, -14.5, -9.5, 7.0, False), (grey, -8.6, -6.2, 3.6, False)):
        height = [24.6 + 0.0056 * x * x for x in (left, right)]
        prison_props.hung(cloth, (left, 93, height[0]), (right, 93.2, height[1]), drop, int(left * 10) + 200, shirt)
    for z, radius in ((28.6, 0.55), (30.2, 0.34)):
        spots = [((HALF - 0.9, y, z), (90, 0, 0)) for y in range(10, END, 13)]
        prison_props.pipe(iron, [(HALF - 0.9, -14, z), (HALF - 0.9, END, z)], radius, spots)
    prison_props.pipe(iron, [(HALF - 0.9, 66, 28.6), (HALF - 0.9, 66, 0)], 0.4,
                      [((HALF - 0.9, 66, z), (0, 0, 0)) for z in (4, 15)])


def light(shot, scene, wear, pane):
    """Sun through the windows, daylight in the arch, a green gloom, and two weak lamps; their layer alone if asked."""
    rays = []
    for y, energy in zip(fronts()[1:], (1.0, 0.85, 0.8, 0.7)):
        rays.append(prison_room.sunbeam((-HALF - 0.9, y + 11, 35.2), SUN, 17000000 * energy, 9, 110, 3.0))
    beyond = prison_paint.daylight()
    prison_room.surface([(-30, END + 26, -2), (30, END + 26, -2), (30, END + 26, 40), (-30, END + 26, 40)],
                        beyond).visible_shadow = False
    beyond.shadow_method = "NONE"
    prison_room.bounce((0, END - 3, 15), (0, 60, 4), (0.72, 1.0, 0.62), 20000, (19, 24), 0.5, 0.1)
    enamel = prison_paint.chipped("lamp enamel", (0.04, 0.12, 0.08), 0.6)
    for y in (62, 114):
        prison_props.shade_lamp(enamel, wear.rubber, (0.5, y, 36), CEILING, (1.0, 0.6, 0.26), 14.0, 3500)
    for y in (49, 74, 100, 126):
        prison_room.bounce((3.5, y, 0.6), (2, y, 30), (1.0, 0.78, 0.42), 5200, (6, 10))
    prison_room.bounce((0, -8, 40), (0, 60, 0), (0.36, 0.75, 0.55), 38000, (30, 14), 0.12, 0.3)
    if shot.layer == "light":
        for material in (pane, beyond):
            material.node_tree.nodes["Principled BSDF"].inputs["Emission Strength"].default_value = 0
        for material in bpy.data.materials:
            if material.name.startswith("bulb"):
                material.node_tree.nodes["Principled BSDF"].inputs["Emission Strength"].default_value = 0
        stage.keep_lit(scene, rays)


def shoot(shot):
    """Build, light and render."""
    scene = stage.begin(shot, (0.03, 0.08, 0.055), 0.5)
    prison_room.deep_air(scene, 190, 56 if shot.draft else 72, shadows="2048")
    wear = props.Wardrobe()
    paint = prison_paint.peeling("block paint", (0.4, 0.31, 0.13), prison_paint.GREEN, loss=0.55,
                                 dado=(25.6, (0.06, 0.16, 0.095)))
    iron, dark = prison_paint.rusted("iron"), wear.rubber
    pane = materials.glow("sky", PANE, 5.0)
    build_shell(paint)
    build_cells(iron, dark, trimmings.cloth("ticking", (0.2, 0.2, 0.16)))
    build_windows(iron, pane)
    prison_iron.arch_gate(iron, dark, 21, 16, (0, END + 1.5, 0))
    build_things(iron, dark, wear)
    light(shot, scene, wear, pane)
    stage.fog(0.0026, (0, 80, 24), (100, 220, 60), (0.88, 0.95, 0.8), 0.5)
    if shot.view == "tall":
        eye = stage.camera(scene, (2.5, 4, 14), (2.5, 100, 14), (0, 58, 10), 27, 0.9)
        prison_room.shift(eye, 0.06, -0.03)
    else:
        eye = stage.camera(scene, (2.5, 0, 13), (2.5, 100, 13), (0, 58, 10), 22, 0.9)
        prison_room.shift(eye, 0.045, -0.03)
    stage.vignette(scene, 0.5)
    stage.render(scene, shot)
