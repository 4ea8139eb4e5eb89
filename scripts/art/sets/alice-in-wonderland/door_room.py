"""The room of the tiny door: wainscot, papered wall, velvet curtain, and a glass table with a bottle and a key."""
import math
import types

import doors
import materials
import props
import shapes
import stage
import trimmings
import wonder_forms as forms
import wonder_looks as looks
from mathutils import noise

WALL, RAIL = 6.0, 5.9


def build(wear):
    """Everything in the room."""
    walls()
    timber = materials.wood("tiny door", (0.05, 0.014, 0.01), (0.24, 0.085, 0.035), (5, 5, 0.5), 0.36)
    doors.arched_door(wear, (-1.4, WALL - 0.35, 0.3), 0, 1.12, timber, looks.stone("door frame", (0.2, 0.13, 0.2)),
                      doors.warm_glow(strength=10.0), 0)
    curtain(wear)
    glass_table(wear)


def walls():
    """Wainscot of fielded panels with a rail, and wallpaper printed with the four suits."""
    wood = materials.wood("wainscot", (0.02, 0.008, 0.022), (0.1, 0.042, 0.1), (5, 5, 0.5), 0.36)
    paper = materials.paper("wallpaper", (0.11, 0.045, 0.19), 0.6)
    shapes.box((0, WALL + 0.4, 8), (44, 0.4, 18), paper, None, 0)
    shapes.box((0, WALL + 0.12, RAIL / 2), (44, 0.2, RAIL), wood, None, 0)
    shapes.box((0, WALL - 0.06, 0.45), (44, 0.36, 0.9), wood, None, 0.07)
    shapes.box((0, WALL - 0.02, 0.98), (44, 0.2, 0.16), wood, None, 0.05)
    shapes.box((0, WALL - 0.1, RAIL), (44, 0.42, 0.22), wood, None, 0.07)
    shapes.box((0, WALL - 0.02, RAIL - 0.3), (44, 0.24, 0.4), wood, None, 0.05)
    models = None
    for x in (-13.75, -10.75, -7.75, -4.75, 2.1, 5.1, 8.1, 11.1):
        if models is None:
            outer = shapes.box((x, WALL, 3.25), (2.5, 0.16, 3.9), wood, None, 0.05)
            inner = shapes.box((x, WALL - 0.07, 3.25), (2.2, 0.16, 3.6), wood, None, 0.14)
            models = [outer, inner]
        else:
            for model in models:
                shapes.copy(model, (x, model.location.y, 3.25))
    print_ink = materials.Nodes("wallpaper print").finish(Base_Color=(0.2, 0.09, 0.3, 1), Roughness=0.4, Specular=0.4)
    marks = []
    for row in range(7):
        for column in range(28):
            sign = "\u2660\u2665\u2663\u2666"[(row + column) % 4]
            marks.append((sign, -15 + column * 1.15 + 0.57 * (row % 2), 6.6 + row * 1.1, 0.62, 0, forms.SYMBOLS))
    forms.flat_marks(marks, print_ink, None, lambda x, z: (x, WALL + 0.19, z))


def curtain(wear):
    """A red velvet curtain on a brass rail, drawn aside with a tasselled cord."""
    red = looks.velvet("curtain velvet", (0.3, 0.009, 0.028))
    rows, steps = [], 240
    for row in range(61):
        share = row / 60
        level = 13.0 - 12.85 * share
        gathered = math.exp(-((share - 0.66) / 0.16) ** 2)
        right = -2.9 - 3.0 * min(1,
                                 share / 0.66) ** 2 * (1 if share < 0.66 else 1 - 0.28 * ((share - 0.66) / 0.34) ** 0.7)
        left = -11.2 + 1.6 * gathered
        line = []
        for step in range(steps + 1):
            across = step / steps
            wander = across * 10 + 0.9 * noise.noise((across * 5, share * 1.4, 2)) + 0.12 * share
            fold = math.sin(math.tau * wander) + 0.3 * math.sin(math.tau * wander * 2.3 + 1)
            deep = 0.44 * (1 - 0.45 * gathered) * (0.75 + 0.3 * share)
            sag = 0.5 * math.sin(math.pi * across) * min(1, share / 0.6) * (share < 0.66)
            line.append((left + (right - left) * across, WALL - 1.5 - deep * fold - 0.4 * gathered, level - sag * 0.6))
        rows.append(line)
    skin = forms.Skin()
    skin.grid(rows)
    skin.finish("curtain", red).data.auto_smooth_angle = math.pi
    gold = trimmings.satin("cord", (0.6, 0.33, 0.07))
    band = [(-8.4, WALL - 1.0, 4.55), (-8.3, WALL - 2.3, 4.4), (-7.0, WALL - 2.75, 4.35), (-5.85, WALL - 2.3, 4.5),
            (-5.6, WALL - 1.2, 4.9), (-5.2, WALL - 0.3, 5.2)]
    for shift in (-0.12, 0.12):
        forms.swept([(x, y, z + shift) for x, y, z in band],
                    lambda angle, share: 0.13 * (1 + 0.14 * math.sin(2 * angle + share * 130)), gold, None, 14, 22)
    tassel(gold, (-6.1, WALL - 2.6, 4.35))
    tassel(gold, (-6.5, WALL - 2.75, 4.0))


def tassel(gold, location):
    """A cord's tassel."""
    holder = shapes.group(location)
    forms.swept([(0, 0, 0.2), (0.03, 0, -0.2), (0, 0, -0.5)], 0.06, gold, holder)
    shapes.lathe([(0, -0.35), (0.16, -0.42), (0.2, -0.56), (0.15, -0.68), (0.13, -0.74)], gold, holder, segments=24)
    threads = forms.Skin()
    for step in range(34):
        angle, inner = step * 2.4, 0.05 + 0.1 * (step % 3) / 2
        x, y = math.cos(angle) * inner, math.sin(angle) * inner
        threads.sweep([(x, y, -0.7), (x * 1.4, y * 1.4, -1.1), (x * 1.6, y * 1.6, -1.55 - 0.06 * (step % 4))],
                      lambda turn, share: 0.022, 4)
    threads.finish("tassel", gold, holder)


def glass_table(wear):
    """A round glass table on brass legs; on it the labelled bottle and the key."""
    x, y, top = 2.6, -2.2, 2.9
    edge = materials.Nodes("glass edge").finish(Base_Color=(0.015, 0.09, 0.085, 1), Roughness=0.06, Specular=1.0,
                                               Emission=(0.05, 0.3, 0.27, 1), Emission_Strength=0.05)
    pane = materials.Nodes("glass top").finish(Base_Color=(0.1, 0.2, 0.22, 1), Roughness=0.04, Specular=1.0, Alpha=0.34)
    pane.blend_method, pane.shadow_method, pane.show_transparent_back = "BLEND", "NONE", False
    shapes.lathe([(0, top), (2.36, top)], pane, None, (x, y, 0), segments=96)
    shapes.lathe([(2.34, top - 0.14), (2.4, top - 0.1), (2.41, top - 0.05), (2.38, top), (2.32, top + 0.004)], edge,
                 None,
                 (x, y, 0), segments=96)
    for step in range(3):
        angle = math.tau * step / 3 + 0.5
        out = (math.cos(angle), math.sin(angle))
        leg = [(2.08, top - 0.12), (1.5, top - 0.5), (0.5, 1.7), (0.42, 1.1), (1.0, 0.45), (1.75, 0.1), (1.95, 0.2)]
        forms.swept([(x + out[0] * far, y + out[1] * far, level) for far, level in leg],
                    lambda turn, share: 0.1 - 0.035 * math.sin(math.pi * share), wear.brass, None, 16)
    shapes.ring(0.48, 0.05, wear.brass, None, (x, y, 1.4))
    shapes.ring(2.08, 0.05, wear.brass, None, (x, y, top - 0.12))
    bottle(wear, (x + 0.6, y + 0.3, top))
    gold = types.SimpleNamespace(brass=materials.metal("key gold", (0.9, 0.56, 0.17), 0.22, 0.35))
    props.key(gold, (x - 1.55, y - 0.4, top), (0, 0, -16), 1.2)


def bottle(wear, location):
    """A corked glass bottle of violet cordial with its paper label."""
    holder = shapes.group(location, (0, 0, -12))
    glass = materials.Nodes("bottle glass").finish(Base_Color=(0.2, 0.5, 0.46, 1), Roughness=0.05, Specular=1.0,
                                                   Alpha=0.3)
    glass.blend_method, glass.shadow_method, glass.show_transparent_back = "BLEND", "NONE", False
    shape = [(0, 0.02), (0.55, 0.0), (0.68, 0.05), (0.72, 0.16), (0.72, 1.35), (0.68, 1.55), (0.5, 1.78), (0.3, 1.95),
             (0.235, 2.1), (0.225, 2.6), (0.3, 2.64), (0.31, 2.74), (0.26, 2.78), (0.2, 2.78), (0.19, 2.1)]
    shapes.lathe(shape, glass, holder, segments=64)
    liquor = materials.Nodes("cordial")
    deep = liquor.span(looks.height(liquor), 0.16, 0.02, 0.0, 1.4)
    liquor.finish(Base_Color=(0.12, 0.01, 0.1, 1), Roughness=0.12, Specular=0.5, Emission=(0.75, 0.1, 0.42, 1),
                  Emission_Strength=deep)
    shapes.lathe([(0, 0.08), (0.6, 0.08), (0.66, 0.16), (0.66, 1.34), (0.62, 1.5), (0, 1.5)], liquor.material, holder,
                 segments=48)
    cork = materials.plain("cork", (0.36, 0.2, 0.1), 0.85, 0.8, 9)
    forms.uneven(shapes.lathe([(0.17, 2.3), (0.2, 2.75), (0.24, 2.8), (0.25, 3.05), (0.22, 3.12), (0, 3.13)], cork,
                              holder,
                              segments=28), 0.02, 3)

    def round_side(across, up):
        """Lay a flat spot on the bottle's front."""
        angle = across / 0.73 - math.pi / 2
        return (0.732 * math.cos(angle), 0.732 * math.sin(angle), 0.82 + up)
    rows = [[round_side(-0.62 + 1.24 * column / 24, -0.48 + 0.96 * row / 12
                        + 0.012 * math.sin(column * 1.7) * (row in (0,
                                                                    12))) for column in range(25)] for row in range(13)]
    label = forms.Skin()
    label.grid(rows)
    label.finish("label", materials.paper("label", (0.72, 0.62, 0.45), 0.6), holder)

    def above(across, up):
        """A little in front of the label."""
        spot = round_side(across, up)
        return (spot[0] * 1.02, spot[1] * 1.02, spot[2])
    forms.flat_marks([("Drink", 0, 0.18, 0.42, 0, forms.ITALIC), ("Me", 0, -0.19, 0.42, 0, forms.ITALIC)], wear.ink,
                     holder,
                     above)
    twine = materials.plain("twine", (0.4, 0.3, 0.17))
    for level in (2.16, 2.21, 2.26):
        shapes.ring(0.245, 0.022, twine, holder, (0, 0, level), (2, 3, 0))
    shapes.tube([(0.1, -0.24, 2.2), (0.3, -0.5, 2.05), (0.42, -0.62, 1.7), (0.36, -0.7, 1.45)], 0.02, twine, holder)


def light(scene):
    """Light leaking round the door, a beam from its keyhole, and the room's dim lamp."""
    stage.light("AREA", (-1.4, WALL - 0.85, 0.42), (-1.4, -2, 0.0), (1.0, 0.6, 0.28), 330, (1.9, 0.12), haze=1.5)
    stage.light("SPOT", (-0.55, WALL - 0.62, 1.62), (3.2, -2.0, 3.3), (1.0, 0.66, 0.34), 4800, 0.05, 19, 0.8, 5.0)
    stage.light("POINT", (-1.4, WALL - 1.2, 2.3), (0, 0, 0), (1.0, 0.56, 0.25), 120, 0.3,
                haze=1.2).data.use_shadow = False
    stage.light("AREA", (8.5, -7, 10.5), (1.0, 1, 3), (1.0, 0.7, 0.46), 1900, (2.5, 2.5), haze=0.25, gloss=0.6)
    stage.light("AREA", (-11, -6, 9), (-3, 5, 4), (0.42, 0.46, 1.0), 1700, (6, 6), haze=0.2, gloss=0.5)
    stage.light("AREA", (10, 4, 8), (3, -2, 3), (0.25, 0.8, 0.85), 700, (4, 4), haze=0.2,
                gloss=0.8).data.use_shadow = False
    stage.fog(0.011, (0, -3, 6), (40, 30, 20), (0.7, 0.6, 0.95))
    stage.camera(scene, (1.2, -11.8, 5.0), (0.1, 3, 3.5), (2.6, -2.4, 3.6), 35, 0.36)
