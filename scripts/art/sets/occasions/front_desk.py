"""The front desk in the evening: a brass bell under a lamp, the guest book open, and a rack of keys with numbered fobs.

What matters stands right of the first third and above the middle: words lie left of it, or on phones below it.
"""
import front_desk_props as desk
import furnishings
import materials
import props
import shapes
import stage
import trimmings


def build_room(timber):
    """A brick wall behind a counter of polished planks, panelled to half its height."""
    furnishings.house_wall(6.6, -17, 14, 2.0, 13)
    furnishings.plank_table(timber, 40.0, planks=5)
    panel = materials.wood("panel", (0.016, 0.007, 0.004), (0.075, 0.031, 0.015), (4, 4, 0.4), 0.3)
    for index in range(16):
        shapes.box((-16 + index * 2.0, 6.5, 0.0), (1.94, 0.3, 3.0), panel, edge=0.06)
    shapes.box((-1, 6.3, 1.6), (34, 0.7, 0.3), panel, edge=0.1)


def build_desk(wear):
    """Bell, guest book, keys, lamp and what else lies on a desk where people are asked in."""
    desk.bell(wear, (-1.3, 0.5, 0), 1.55)
    desk.guest_book(wear, (3.0, -1.3, 0), -9)
    desk.banker_lamp(wear, (5.3, 2.4, 0), -14)
    desk.key_rack(wear, (1.3, 6.2, 4.05))
    desk.sign(wear, (1.9, 3.2, 0), -4, "FRONT DESK")
    desk.fob_key(wear, (-1.0, -2.2, 0.05), (0, 0, 160), "3")
    props.hourglass(wear, (-4.2, 2.6, 0), 16)
    desk.letters(wear, (-6.6, 2.6, 0), 8)


def build_lights():
    """The green-shaded lamp before all, a picture light over the keys, and blue dusk from the street."""
    warm = (1.0, 0.64, 0.32)
    stage.light("SPOT", (-4.5, -6.0, 9.5), (-0.6, 0.4, 0.8), warm, 5600, 0.5, 46, 0.9, 0.3, 0.7)
    stage.light("SPOT", (1.3, 1.6, 9.4), (1.3, 6.3, 3.9), warm, 6800, 0.5, 96, 0.9, 0.2, 0.5)
    fills = (((-13, -7, 9), (-1, 1, 1), (0.35, 0.5, 1.0), 1300, (6, 6), 0.5, 0.5),
             ((0, 4.6, 11), (0, 7, 6), warm, 520, (14, 0.6), 0.2, 0.3),
             ((9, -6, 8), (3, 0, 1), (1.0, 0.7, 0.44), 360, (4, 4), 0.1, 0.6),
             ((1, -2, 0.3), (1, -1, 6), (1.0, 0.5, 0.22), 45, (6, 4), 0, 0))
    for place, target, colour, energy, size, haze, gloss in fills:
        stage.light("AREA", place, target, colour, energy, size, haze=haze, gloss=gloss).data.use_shadow = False


def shoot(shot):
    """Build, light and render."""
    scene = stage.begin(shot)
    trimmings.lighten(scene)
    wear = props.Wardrobe()
    build_room(materials.wood("desk timber", (0.04, 0.014, 0.006), (0.2, 0.078, 0.03), gloss=0.26))
    build_desk(wear)
    build_lights()
    stage.fog(0.003, (0, -3, 5), (44, 26, 20))
    scene.eevee.bokeh_max_size, scene.view_settings.exposure = 70.0, 0.3
    stage.camera(scene, (0.2, -13.6, 6.0), (0.55, 1.0, 1.75), (-1.0, 0.0, 1.0), 34, 0.2)
    stage.vignette(scene, 0.45)
    stage.render(scene, shot)
