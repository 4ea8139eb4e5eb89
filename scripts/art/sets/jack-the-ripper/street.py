"""Whitechapel at night: terraces, wet setts, gas lamps and a figure in the fog; views wide, tall and cobbles.

The layer "light" is the same view with only the near gas lamp's own light, for a loop whose flame flares.
"""
import math

import gaslight
import masonry
import materials
import props
import setts
import shapes
import stage
import terrace
import walker

VIEWS = ("wide", "tall", "cobbles")
WALL = setts.HALF_ROAD + setts.PAVEMENT
LAMP, FAR_LAMP, LAMP_OF_TALL = (16.4, 20.0, 1.1), (-15.6, 168.0, 1.1), (16.4, 46.0, 1.1)
PUDDLES = ((5.0, -18.0, 6.0), (9.0, -2.0, 4.5), (-4.0, -30.0, 3.5), (3.0, 14.0, 5.0), (-6.0, 34.0, 6.0),
           (5.0, 62.0, 8.0),
           (-3.0, 100.0, 9.0))
LANTERN = (2.6, -33.0)
# How far up the street the man stands. On phones he and the lamp are near each other, and both above the words.
AWAY = {"wide": 104.0, "tall": 52.0, "cobbles": 84.0}


def build_houses(wear):
    """Both terraces, the hanging sign, and a church tower where the street bends away."""
    trade = terrace.Trade(wear)
    widths = (36, 34, 38, 33, 36, 35, 37, 34, 36)
    terrace.row(trade, -WALL, 90, -72, widths, (3, 3, 2, 3, 3, 2, 3, 3, 3), (1, 2, 0, 1, 2, 1, 0, 2, 1),
                {2: (1, 4), 3: (0, 3), 4: (2, 6), 5: (1, 2), 6: (3,)}, 4)
    terrace.row(trade, WALL, -90, -66, widths[::-1], (3, 2, 3, 3, 2, 3, 3, 2, 3), (2, 1, 0, 2, 0, 1, 2, 0, 1),
                {2: (3, 6), 3: (1, 3), 4: (0, 4), 6: (1, 2)}, 7)
    terrace.hanging_sign(wear, (-WALL + 0.2, -4.0, 32.0), 90)
    tower = masonry.Assembly(trade.dressing, trade.slate)
    for width, base, tall in ((30, 0, 82), (33, 82, 3), (24, 85, 26), (26, 111, 2)):
        tower.box((0, 0, base + tall / 2), (width, width, tall))
    tower.box((0, 0, 150), (22, 22, 76), 1, taper=0.02)
    for x in (-1, 1):
        for y in (-1, 1):
            tower.box((x * 13, y * 13, 94), (3, 3, 18), taper=0.1)
    tower.finish("church tower", 0.3, location=(-26, 345, 0))
    end = masonry.Assembly(trade.bricks[2], trade.slate)
    end.box((22, 300, 32), (60, 20, 64))
    end.box((22, 300, 70), (62, 20, 14), 1, taper=0.4)
    end.finish("street end", 0.2)


def barrel(wear, timber, location, turn=0.0, scale=1.0):
    """A stave barrel with iron hoops, standing on its head."""
    holder = shapes.group(location, (0, 0, turn), scale)
    count = 22
    for index in range(count):
        angle = math.tau * index / count
        rows = [(0.0, 2.05), (1.6, 2.5), (3.9, 2.72), (6.2, 2.5), (7.8, 2.05)]
        half = math.tau / count / 2 * 0.97
        points = [((r - thick) * math.cos(angle + side), (r - thick) * math.sin(angle + side), z)
                  for thick in (0, 0.3) for z, r in rows for side in (-half, half)]
        faces = [(2 * row, 2 * row + 1, 2 * row + 3, 2 * row + 2) for row in range(4)]
        faces += [(10 + 2 * row + 1, 10 + 2 * row, 10 + 2 * row + 2, 10 + 2 * row + 3) for row in range(4)]
        faces += [(side + 2 * row, side + 2 * row + 2, 10 + side + 2 * row + 2, 10 + side + 2 * row)
                  for row in range(4) for side in (0, 1)] + [(8, 9, 19, 18), (1, 0, 10, 11)]
        stave = shapes.mesh("stave", points, faces, timber, holder)
        shapes.bevel(stave, 0.05, 2)
    for z, radius in ((0.55, 2.3), (2.1, 2.62), (5.7, 2.62), (7.25, 2.3)):
        shapes.lathe([(radius - 0.12, -0.3), (radius, -0.28), (radius, 0.28), (radius - 0.12, 0.3)], wear.iron, holder,
                     (0, 0, z))
    shapes.lathe([(0, 7.45), (2.0, 7.45), (2.0, 7.2)], timber, holder)
    return holder


def build_goods(wear):
    """Barrels, a crate and a coil of rope against the near right wall."""
    oak = materials.wood("barrel oak", (0.025, 0.014, 0.008), (0.1, 0.055, 0.028), (5, 5, 0.35), 0.4)
    deal = materials.wood("crate deal", (0.03, 0.02, 0.012), (0.12, 0.075, 0.04), (0.35, 5, 5), 0.5)
    barrel(wear, oak, (19.6, -4.0, 1.1), 10)
    barrel(wear, oak, (19.9, 1.9, 1.1), 50, 0.92)
    crate = shapes.group((19.4, -11.5, 1.1), (0, 0, 9))
    for z in (0.7, 2.1, 3.5, 4.9):
        for y in (-2.6, 2.6):
            shapes.box((0, y, z), (5.2, 0.25, 1.28), deal, crate, 0.05, (0, (z * 7) % 1.3 - 0.6, 0))
        for x in (-2.6, 2.6):
            shapes.box((x, 0, z), (5.0, 0.25, 1.28), deal, crate, 0.05, ((z * 5) % 1.1 - 0.5, 0, 90))
    for x in (-2.4, 2.4):
        for y in (-2.4, 2.4):
            shapes.box((x, y, 2.8), (0.5, 0.5, 5.6), deal, crate, 0.06)
    for step in range(5):
        shapes.box((-2.1 + step * 1.05, 0, 5.65), (1.0, 5.3, 0.22), deal, crate, 0.05, (0, 0, (step * 3) % 2 - 1))
    hemp = materials.plain("hemp", (0.14, 0.1, 0.055), 0.9, 0.8, 9)
    for level in range(4):
        shapes.ring(1.2 + 0.08 * (level % 2), 0.22, hemp, crate, (0.2 + 0.1 * level, -0.4, 5.95 + 0.38 * level),
                    (4, 3, 40 * level))


def unshadowed(*lamp, **settings):
    """A lamp without shadow maps: so large a set can only afford them for its key light."""
    light = stage.light(*lamp, **settings)
    light.data.use_shadow = light.data.use_contact_shadow = False
    return light


def light_street(lamp):
    """Moonlit fog from the far end against amber gaslight; returns the near lamp's own lights."""
    wear = props.Wardrobe()
    build_houses(wear)
    build_goods(wear)
    glass = gaslight.lamp_pane()
    flame = gaslight.street_lamp(wear, glass, lamp, 24)
    far = gaslight.street_lamp(wear, glass, FAR_LAMP, 10)
    near = [stage.light("POINT", flame, (flame[0], flame[1], 0), gaslight.AMBER, 34000, 0.5, haze=1.45),
            unshadowed("SPOT", flame, (4, 6, 0), gaslight.AMBER, 66000, 0.6, 120, 1.0, 0.12)]
    unshadowed("POINT", far, (0, 0, 0), gaslight.AMBER, 34000, 0.5, haze=1.6)
    unshadowed("AREA", (-30, 480, 260), (0, 40, 0), (0.34, 0.52, 1.0), 2000000, (150, 100), haze=1.0, gloss=0.4)
    unshadowed("AREA", (-8, -110, 95), (0, 30, 10), (0.36, 0.5, 1.0), 130000, (50, 40), haze=0.0, gloss=0.3)
    unshadowed("POINT", (-6.5, 190, 17), (0, 0, 0), (0.5, 0.66, 1.0), 56000, 3.0, haze=2.2, gloss=0.015)
    return near


def sky(scene):
    """A night sky that is paler above the roofs, for wet stones and windows to reflect."""
    tree = scene.world.node_tree
    background = tree.nodes["Background"]
    place = tree.nodes.new("ShaderNodeTexCoord")
    split = tree.nodes.new("ShaderNodeSeparateXYZ")
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    tree.links.new(place.outputs["Generated"], split.inputs[0])
    tree.links.new(split.outputs["Z"], ramp.inputs["Fac"])
    tree.links.new(ramp.outputs["Color"], background.inputs["Color"])
    low, high = ramp.color_ramp.elements
    low.position, low.color = 0.02, (0.06, 0.085, 0.14, 1)
    high.position, high.color = 0.6, (0.012, 0.02, 0.045, 1)
    background.inputs["Strength"].default_value = 0.42


def frame(scene, eye, horizon, vanishing, lens, focus, aperture, shot):
    """Aim along the street so that it vanishes at a point of the picture, given as fractions from the top left."""
    wide, high = (1, shot.height / shot.width) if shot.width > shot.height else (shot.width / shot.height, 1)
    across, up = (0.5 - vanishing) * wide * 36 / lens, (horizon - 0.5) * high * 36 / lens
    camera = stage.camera(scene, eye, (eye[0] + 100 * across, eye[1] + 100, eye[2] + 100 * up), focus, lens, aperture)
    camera.data.clip_end = 900
    return camera


def shoot(shot):
    """Build, light and render."""
    scene = stage.begin(shot, ambient_strength=0.4)
    scene.eevee.volumetric_end = 420
    scene.eevee.use_ssr_halfres = True
    scene.eevee.gtao_distance = 6
    scene.eevee.shadow_cube_size, scene.eevee.use_soft_shadows = "1024", False
    sky(scene)
    near = light_street(LAMP_OF_TALL if shot.view == "tall" else LAMP)
    close = shot.view == "cobbles"
    setts.carriageway(-70, 260, PUDDLES, LANTERN if close else None, 66)
    setts.pavements(-70, 260)
    walker.walker((-4.0, AWAY[shot.view], -0.15), 12)
    stage.fog(0.0031, (0, 130, 70), (240, 470, 160), (0.8, 0.86, 0.95), 0.45)
    if shot.view == "tall":
        frame(scene, (-4, -55, 11), 0.33, 0.44, 34, (4, 40, 10), 0.2, shot)
    elif close:
        x, y = LANTERN
        ground = setts.camber(x) + setts.hollow(x, y, PUDDLES) + 0.08
        wear = props.Wardrobe()
        gaslight.storm_lantern(wear, (x, y, ground), 28, 1.0)
        frame(scene, (-0.3, -46.5, 2.6), 0.47, 0.4, 38, (x, y - 0.6, 2), 0.2, shot)
    else:
        frame(scene, (-3, -55, 10.5), 0.6, 0.58, 30, (8, 10, 10), 0.5, shot)
    stage.vignette(scene, 0.45)
    if shot.layer == "light":
        masonry.extinguish()
        stage.keep_lit(scene, near)
    stage.render(scene, shot)
