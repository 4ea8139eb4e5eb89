"""The inspector's cipher wheel on his desk, left half turned: brass letters by lamplight, wax, the notes it solves."""
import math
import random

import cipher_brass as brass
import desk
import manuscripts
import materials
import props
import shapes
import stage
import trimmings

WHEEL = (0.25, -0.9, 0.02)
LAMP = (-1.75, 2.1, 0.02)
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
KEY = (("The word is where", 0.1), ("he turned back.", 0.2), ("Outer ring: the street.", 0.04),
       ("Inner ring: the hour.", 0.04), "R under B, then read on", ("P A L L - ?", 0.2), ("Not the sergeant!", 0.1))
LIST = (("Yard, 5.10: out.", 0.0), "Hanbury St: lit", "Dorset St: lit, cold", ("Mitre Sq: ?", 0.0), "2.15 / 2.40",
        ("Ask Pell again", 0.1), "B R T - H O L", "Q V - A N")


def ring_of_letters(parent, radius, size, height, material, raised=0.0):
    """The alphabet round a ring, each letter upright to whoever reads it from the rim; cast letters stand proud."""
    for index, letter in enumerate(LETTERS):
        angle = math.radians(90 - index * 360 / 26)
        sign = shapes.lettering(letter, (radius * math.cos(angle), radius * math.sin(angle), height), size, material,
                                parent, (0, 0, math.degrees(angle) - 90), "CENTER", trimmings.SERIF)
        if raised:
            sign.data.extrude, sign.data.bevel_depth, sign.data.bevel_resolution = raised, 0.007, 2


def studs(parent, radius, height, count, size, material, shift=0.0):
    """Round-headed pins in a circle."""
    head = [(size, 0), (size * 0.92, size * 0.34), (size * 0.6, size * 0.6), (0, size * 0.72)]
    for step in range(count):
        angle = math.tau * (step + shift) / count + math.pi / 2
        shapes.lathe(head, material, parent, (radius * math.cos(angle), radius * math.sin(angle), height), segments=14)


def screw(parent, angle, radius, height, turn, material, dark):
    """A slotted screw let into the walnut."""
    place = (radius * math.cos(angle), radius * math.sin(angle), height)
    shapes.lathe([(0.075, 0), (0.072, 0.018), (0.05, 0.03), (0, 0.034)], material, parent, place, segments=20)
    shapes.box((place[0], place[1], place[2] + 0.032), (0.125, 0.018, 0.012), dark, parent, 0, (0, 0, turn))


def cipher_wheel():
    """Two brass rings with alphabets on a walnut foot: cast letters outside, cut and blackened ones inside."""
    holder = shapes.group(WHEEL, (9, 0, 6))
    walnut = materials.wood("walnut", (0.02, 0.008, 0.004), (0.12, 0.045, 0.018), (1.6, 1.6, 5), 0.25)
    old = brass.turned("old brass", (0.5, 0.3, 0.11), 0.36, 0.85)
    bright = brass.turned("bright brass", (0.86, 0.58, 0.24), 0.2, 0.3)
    silvered = brass.turned("silvered brass", (0.8, 0.68, 0.46), 0.3, 0.45)
    worn = materials.metal("worn letters", (0.95, 0.66, 0.3), 0.2, 0.15)
    dark = materials.plain("grime", (0.01, 0.007, 0.005))
    shapes.lathe([(0, -0.1), (2.22, -0.1), (2.34, -0.04), (2.36, 0.06), (2.3, 0.14), (2.2, 0.17), (2.2, 0.24),
                  (2.14, 0.33), (2.0, 0.38), (0, 0.38)], walnut, holder, segments=144)
    for step in range(6):
        screw(holder, math.tau * (step + 0.3) / 6, 2.09, 0.345, 31 * step, bright, dark)
    shapes.lathe([(1.19, 0.38), (1.19, 0.55), (1.22, 0.575), (1.26, 0.575), (1.285, 0.55), (1.3, 0.535), (1.72, 0.535),
                  (1.735, 0.55), (1.76, 0.575), (1.82, 0.575), (1.86, 0.54), (1.88, 0.5)], old, holder, segments=160)
    teeth = shapes.group((0, 0, 0.46), parent=holder)
    for step in range(104):
        angle = math.tau * step / 104
        shapes.box((1.895 * math.cos(angle), 1.895 * math.sin(angle), 0), (0.075, 0.062, 0.15), old, teeth, 0.018,
                   (0, 0, math.degrees(angle)))
    shapes.lathe([(1.88, 0.38), (1.88, 0.54)], old, holder, segments=120)
    ring_of_letters(holder, 1.43, 0.27, 0.545, worn, 0.016)
    studs(holder, 1.79, 0.572, 26, 0.024, worn)
    inner = shapes.group((0, 0, 0), (0, 0, 90), parent=holder)
    shapes.lathe([(0.5, 0.668), (0.53, 0.655), (1.02, 0.64), (1.04, 0.655), (1.1, 0.66), (1.16, 0.63), (1.175, 0.58),
                  (1.175, 0.4)], silvered, inner, segments=160)
    ring_of_letters(inner, 0.72, 0.215, 0.651, materials.ink("engraving", (0.006, 0.004, 0.003), 0.6))
    for radius in (0.66, 0.965):
        shapes.ring(radius, 0.006, dark, inner, (0, 0, 0.645))
    studs(inner, 1.075, 0.66, 26, 0.018, bright, 0.5)
    knob(inner, bright, old, dark)
    pointer = [(-0.1, 0.985, 0.675), (0.1, 0.985, 0.675), (0.035, 1.18, 0.672), (0, 1.3, 0.63), (-0.035, 1.18, 0.672)]
    shapes.solidify(shapes.mesh("pointer", pointer, [(0, 1, 2, 3, 4)], brass.enamel(), inner, False), 0.03)
    return holder


def knob(parent, bright, old, dark):
    """The knurled knob in the middle, with a keyhole in its cap."""
    shapes.lathe([(0.5, 0.66), (0.46, 0.72), (0.36, 0.75), (0.34, 0.78)], old, parent, segments=96)
    shapes.lathe([(0.33, 0.76), (0.34, 0.8), (0.34, 1.0), (0.325, 1.03), (0.28, 1.05), (0.265, 1.04), (0.2, 1.035),
                  (0, 1.035)], bright, parent, segments=96)
    for step in range(56):
        angle = math.tau * step / 56
        shapes.box((0.345 * math.cos(angle), 0.345 * math.sin(angle), 0.9), (0.024, 0.022, 0.17), bright, parent, 0.008,
                   (0, 0, math.degrees(angle)))
    trimmings.keyhole(dark, parent, (0, -0.01, 1.041), 0.085, (0, 0, -70))


def seal(red, location, radius, seed, parent=None):
    """A blot of wax that ran out unevenly before the stamp was pressed into it."""
    chance = random.Random(seed)
    holder = shapes.group(location, (0, 0, chance.uniform(0, 360)), parent=parent)
    waves = [(count, chance.uniform(0.02, 0.07), chance.uniform(0, 6)) for count in (2, 3, 5, 7)]
    blot = shapes.lathe([(0, 0.045), (0.56, 0.045), (0.6, 0.06), (0.64, 0.1), (0.74, 0.115), (0.86, 0.1), (0.95, 0.06),
                         (1.0, 0.0)], red, holder, segments=72)
    for point in blot.data.vertices:
        reach = math.hypot(point.co.x, point.co.y)
        angle = math.atan2(point.co.y, point.co.x)
        swell = sum(size * math.sin(count * angle + phase) for count, size, phase in waves)
        share = 1 + swell * max(0.0, reach - 0.55) / 0.45
        point.co.x, point.co.y, point.co.z = point.co.x * share * radius, point.co.y * share * radius, point.co.z * 0.9
    for angle in (0, 90):
        shapes.box((0, 0, 0.044), (radius * 0.66, radius * 0.07, 0.03), red, holder, 0.01, (0, 0, 45 + angle))
    shapes.ring(radius * 0.44, 0.016, red, holder, (0, 0, 0.05))
    return holder


def sealing(wear, red):
    """A stick of wax that has been in the flame, the stamp, and what dripped on the leather."""
    stick = shapes.group((2.85, -2.15, 0.1), (0, 0, 212))
    shapes.box((0, 0, 0), (1.5, 0.17, 0.17), red, stick, 0.035)
    shapes.lathe([(0.1, 0), (0.115, 0.06), (0.09, 0.15), (0.04, 0.21), (0, 0.225)], red, stick, (0.74, 0, -0.005),
                 (8, 82, 0), 20)
    shapes.lathe([(0, 0.05), (0.07, 0.04), (0.1, 0.0)], red, location=(2.1, -2.72, 0.018), segments=24)
    shapes.lathe([(0, 0.03), (0.04, 0.024), (0.06, 0.0)], red, location=(1.86, -2.9, 0.018), segments=20)
    shapes.lathe([(0, 0.03), (0.03, 0.02), (0.045, 0.0)], red, location=(2.36, -2.98, 0.018), segments=20)
    stamp = shapes.group((3.15, -0.3, 0.02), (0, 0, 20))
    ebony = materials.wood("stamp ebony", (0.005, 0.004, 0.003), (0.03, 0.018, 0.012), gloss=0.2)
    shapes.lathe([(0, 0), (0.2, 0), (0.215, 0.02), (0.21, 0.12), (0.13, 0.2), (0.09, 0.3), (0.12, 0.34), (0.1, 0.38)],
                 wear.brass, stamp, segments=48)
    shapes.lathe([(0.1, 0.37), (0.14, 0.46), (0.16, 0.62), (0.13, 0.82), (0.11, 0.95), (0.15, 1.1), (0.2, 1.24),
                  (0.17, 1.4), (0.08, 1.47), (0, 1.48)], ebony, stamp, segments=40)


def papers(red):
    """What the wheel has solved so far, and a sealed letter that nobody has opened."""
    inks = manuscripts.Inks()
    for lines, place, turn, paper, ink, size, seed in (
        (KEY, (-2.75, -0.05, 0.02), 17, inks.cream, inks.iron_gall, 0.12, 3),
        (LIST, (2.9, 0.9, 0.02), -24, inks.laid, inks.blue_black, 0.12, 5),
    ):
        page = manuscripts.Page((2.3, 2.3), paper, place, (0, 0, turn), curl=0.03, seed=seed)
        page.letter(lines, size, ink, 0.1, 0.12, 2.3)
        page.finish()
    shapes.sheet((-2.9, 0.2, 0.012), (2.5, 2.0), inks.laid, rotation=(0, 0, -8), curl=0.02, seed=9)
    envelope = manuscripts.Page((2.1, 1.25), inks.cream, (-2.35, -2.35, 0.03), (0, 0, 24), curl=0.012, seed=14)
    for line in (((-1.05, 0.62), (0, -0.05), (1.05, 0.62)), ((-1.05, -0.62), (-0.18, 0.06)),
                 ((1.05, -0.62), (0.18, 0.06))):
        envelope.stroke(line, 0.014, inks.faint)
    envelope.finish()
    seal(red, (-2.35, -2.38, 0.05), 0.32, 4)


def dust(count=150, seed=4):
    """Motes that hang in the lamp's light."""
    chance = random.Random(seed)
    mote = materials.glow("mote", (1.0, 0.66, 0.36), 0.55)
    for _ in range(count):
        size = chance.uniform(0.004, 0.01)
        place = (LAMP[0] + chance.gauss(1.4, 2.0), chance.uniform(0.4, 3.4), chance.uniform(1.0, 4.2))
        shapes.lathe([(0, -size), (size, 0), (0, size)], mote, location=place, segments=6)


def shoot(shot):
    """Build, light and render."""
    scene = stage.begin(shot)
    trimmings.lighten(scene)
    scene.eevee.shadow_cube_size, scene.eevee.use_ssr_halfres = "1024", shot.draft
    scene.eevee.bokeh_max_size = 90.0
    wear = props.Wardrobe()
    red = trimmings.wax("sealing wax", (0.34, 0.014, 0.012))
    desk.desk_top()
    desk.bookcase()
    desk.oil_lamp(wear, LAMP, -20)
    cipher_wheel()
    papers(red)
    sealing(wear, red)
    desk.inkwell(wear, (2.9, 2.7, 0.02), -14)
    desk.books((4.9, 3.3, 0.02), -10, ((2.5, 0.5, 1), (2.3, 0.36, 0), (2.35, 0.62, 2)), 4)
    dust()
    stage.light("AREA", (7, 1.5, 6), (0.5, -1, 0.5), (0.4, 0.53, 1.0), 420, (3, 5), haze=0.1, gloss=0.7)
    stage.light("AREA", (-3.6, 2.4, 4.6), (0.4, -1.2, 0.5), (1.0, 0.6, 0.3), 260, (1.0, 1.0), haze=0.1, gloss=1.0)
    stage.light("AREA", (-5, -6, 6), (0, -1.4, 0.5), (1.0, 0.64, 0.36), 60, (4, 3), haze=0.0, gloss=0.3)
    shelf = stage.light("AREA", (-2, 2.5, 9), (0, 7, 2.6), (1.0, 0.6, 0.3), 500, (8, 2), haze=0.0, gloss=0.0)
    shelf.data.use_contact_shadow = False
    stage.fog(0.007, (0, 0, 4), (30, 24, 14))
    stage.camera(scene, (1.35, -9.0, 4.3), (0.0, -0.5, 0.8), (0.2, -1.8, 0.6), 46, 0.17, 0.8)
    stage.vignette(scene, 0.5)
    stage.render(scene, shot)
