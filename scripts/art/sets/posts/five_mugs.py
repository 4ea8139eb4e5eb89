"""A shelf in an office's break room in December: five mugs, each with a name tag and what gives its owner away."""
import math
import random

import furnishings
import handwriting
import materials
import office_party_props as party
import props
import shapes
import stage
import trimmings

SIZE, STEP = 2.15, 3.0


def build_room():
    """Brick behind a thick shelf on iron brackets, with a second shelf's edge below."""
    furnishings.house_wall(3.2, -14, 14, -6, 11)
    timber = materials.wood("shelf timber", (0.035, 0.014, 0.007), (0.19, 0.08, 0.034))
    shapes.box((0, 0.2, -0.3), (20, 5.2, 0.6), timber, edge=0.07)
    iron = materials.metal("bracket iron", (0.06, 0.055, 0.05), 0.5, 0.6)
    for x in (-6.6, 6.6):
        shapes.box((x, 0.7, -0.72), (0.5, 4.0, 0.24), iron, edge=0.06)
        shapes.tube([(x, 2.9, -3.4), (x, 1.2, -2.4), (x, -0.5, -0.8)], 0.16, iron)


def mug(ware, dark, location, turn):
    """A mug of one glaze, its handle towards +X of its own group."""
    holder = shapes.group(location, (0, 0, turn), SIZE)
    shapes.lathe([(0, 0.04), (0.34, 0.04), (0.37, 0), (0.41, 0.05), (0.42, 0.3), (0.42, 0.98), (0.41, 1.01),
                  (0.39, 0.98), (0.385, 0.2), (0, 0.15)], ware, holder, segments=72)
    shapes.lathe([(0, 0.84), (0.37, 0.84), (0.388, 0.855)], dark, holder)
    shapes.tube([(0.38, 0, 0.84), (0.6, 0, 0.83), (0.7, 0, 0.56), (0.6, 0, 0.26), (0.38, 0, 0.22)], 0.06, ware, holder,
                radii=[1.3, 1, 0.95, 1, 1.3])
    return holder


def tag(wear, place, name, seed):
    """A paper name tag on a string round a mug: a slip with clipped corners, a punched hole and a name in ink."""
    chance = random.Random(seed)
    x, y, z = place
    string = materials.plain("string", (0.5, 0.4, 0.26), 0.9, 0.5, 30)
    round_it = [(x + 0.93 * math.sin(angle), y - 0.93 * math.cos(angle), z + 1.63 + 0.05 * math.cos(angle))
                for angle in (math.tau * step / 16 for step in range(16))]
    shapes.tube(round_it, 0.022, string, closed=True)
    card = shapes.group((x, y - 1.0, z + 0.88), (88, chance.gauss(0, 2.2), 0))
    shapes.tube([(0, 0.74, 0.03), (0.01, 0.6, 0.07), (0, 0.42, 0.06)], 0.02, string, card)
    wide, tall = 1.18, 0.47
    outline = [(-wide, -tall), (wide, -tall), (wide, tall - 0.2), (wide - 0.24, tall), (0.24 - wide, tall),
               (-wide, tall - 0.2)]
    paper = materials.paper(f"tag {name}", (0.78, 0.7, 0.54), 0.25)
    slip = shapes.mesh("tag", [(px, pz, 0) for px, pz in outline], [tuple(range(6))], paper, card)
    shapes.solidify(slip, 0.03)
    shapes.ring(0.08, 0.025, wear.brass, card, (0, 0.36, 0.025))
    size = min(0.5, 2.5 / len(name))
    lines = handwriting.strokes(name, size, seed, 0.08, 0.02)
    across = max(px for line in lines for px, _ in line)
    handwriting.write(name, (-across / 2, -0.12 - size * 0.4, 0.03), size, wear.ink, card, weight=0.032, seed=seed,
                      slant=0.08, tremor=0.02)


def general(wear, x):
    """A marching flag in the mug, and a whistle on its cord: whoever assigns the tasks."""
    stick = materials.wood("stick", (0.2, 0.11, 0.05), (0.42, 0.26, 0.12))
    shapes.tube([(x + 0.3, 0.3, 1.4), (x + 0.62, 0.42, 4.5)], 0.04, stick)
    red = trimmings.cloth("flag red", (0.42, 0.03, 0.025), 0.2)
    waved = [(x + 0.6, 0.4, 4.0), (x + 0.1, 0.28, 4.06), (x - 0.4, 0.46, 3.9), (x - 0.95, 0.3, 4.02)]
    trimmings.ribbon(waved, 0.86, red, across=(0.1, 0, 1), notch=0.3)


def archivist(wear, x):
    """Every used key in a row, over the mug's rim and on the shelf before it."""
    for index in range(4):
        turn = 52 + index * 24
        angle = math.radians(turn)
        holder = shapes.group((x + 0.86 * math.cos(angle), 0.86 * math.sin(angle), 2.2), (0, 0, turn))
        props.key(wear, (0.06, 0, 0), (0, 96, 0), 1.0, holder)
    for index in range(4):
        props.key(wear, (x - 0.85 + index * 0.5, -1.35, 0.02), (0, 0, 262 + index * 3), 0.75)


def poet(wear, x):
    """A quill, and a torn strip of the wallpaper that is surely a clue."""
    white = materials.plain("feather", (0.72, 0.66, 0.56), 0.8, 0.6, 5)
    path = [(x + 0.05, 0.1, 1.5), (x + 0.35, 0.25, 2.7), (x + 0.8, 0.3, 3.8), (x + 1.45, 0.3, 4.6),
            (x + 1.9, 0.3, 4.85)]
    trimmings.ribbon(path, 0.72, white, across=(0.72, 0.2, -0.5), widths=[0.06, 0.1, 0.85, 0.95, 0.12], cupped=0.05)
    shapes.tube(path, 0.03, white)


def skeptic(wear, x):
    """The last lock, open, as if it were nothing."""
    trimmings.padlock(wear, (x + 0.55, -1.55, 0.26), (-78, 0, 24), 0.85, opened=65)


def yours(wear, x):
    """A paper crown for the one who counts heads."""
    worn = party.crown((x, 0.0, 2.02), 20, 0.88)
    worn.rotation_euler = (math.radians(4), math.radians(-8), math.radians(20))


def build_mugs(wear):
    """The five of them in a row, each turned as somebody put it down."""
    dark = materials.glaze("coffee", (0.03, 0.013, 0.006), 0.06)
    owners = (("GENERAL", (0.06, 0.085, 0.035), 12, general), ("ARCHIVIST", (0.5, 0.42, 0.28), -10, archivist),
              ("POET", (0.2, 0.045, 0.12), 20, poet), ("SKEPTIC", (0.02, 0.022, 0.026), 8, skeptic),
              ("YOU", (0.45, 0.05, 0.03), -6, yours))
    for index, (name, colour, turn, trait) in enumerate(owners):
        x = (index - 2) * STEP - 0.2
        mug(materials.glaze(f"glaze {name}", colour, 0.14), dark, (x, 0, 0), turn)
        tag(wear, (x, 0, 0), name, index + 3)
        trait(wear, x)


def build_lights():
    """Fairy lights above and along the shelf, with a little light of their own."""
    hung = party.fairy_lights([(-10, 2.6, 6.4), (-6, 2.3, 4.9), (-2, 2.5, 5.9), (2, 2.3, 5.0), (6, 2.5, 6.0),
                               (10, 2.4, 4.9)], 20, 5, 1.0)
    lain = party.fairy_lights([(-9.5, 2.0, 0.06), (-5, 1.7, 0.06), (-1, 2.1, 0.06), (4, 1.7, 0.06), (9.5, 2.0, 0.06)],
                              16, 3)
    party.fairy_glow(hung[1::3] + lain[::3], 0.2, 60)


def shoot(shot):
    """Build, light and render."""
    scene = stage.begin(shot)
    trimmings.lighten(scene)
    wear = props.Wardrobe()
    build_room()
    build_mugs(wear)
    build_lights()
    stage.light("SPOT", (-3.4, -7.5, 8.5), (0.2, 0.2, 1.2), (1.0, 0.68, 0.4), 7600, 0.6, 74, 0.9, 0.1, 0.7)
    stage.light("AREA", (-11, -4, 5), (-2, 0, 1.5), (0.34, 0.52, 1.0), 1500, (5, 6), haze=0.2, gloss=0.9)
    stage.light("AREA", (6, 2.6, 7.5), (0, 2.8, 2), (1.0, 0.6, 0.28), 700, (16, 0.6), haze=0.1)
    stage.fog(0.002, (0, 0, 4), (40, 26, 18))
    scene.eevee.bokeh_max_size = 60.0
    stage.camera(scene, (0.9, -18.5, 4.6), (0.1, 0, 2.15), (0.1, -0.9, 1.0), 42, 0.12)
    stage.vignette(scene, 0.45)
    stage.render(scene, shot)
