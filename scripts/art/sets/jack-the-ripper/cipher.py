"""Two players at the inspector's desk, of whom we see gloves and sleeves: they turn his cipher wheel by lamplight."""
import math

import desk
import forearms
import manuscripts
import materials
import outfits
import props
import shapes
import stage
import trimmings

WHEEL = (0.1, -1.0, 0.02)
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
KEY = (("The word is where", 0.1), ("he turned back.", 0.2), ("Outer ring: the street.", 0.04),
       ("Inner ring: the hour.", 0.04), "R under B, then read on", ("P A L L - ?", 0.2), ("Not the sergeant!", 0.1))
LIST = (("Yard, 5.10: out.", 0.0), "Hanbury St: lit", "Dorset St: lit, cold", ("Mitre Sq: ?", 0.0), "2.15 / 2.40",
        ("Ask Pell again", 0.1), "B R T - H O L", "Q V - A N")


def ring_of_letters(parent, radius, size, height, ink, turn):
    """The alphabet round a ring, each letter upright to whoever reads it from the rim."""
    for index, letter in enumerate(LETTERS):
        angle = math.radians(90 - index * 360 / 26 + turn)
        shapes.lettering(letter, (radius * math.cos(angle), radius * math.sin(angle), height), size, ink,
                         parent, (0, 0, math.degrees(angle) - 90), "CENTER", trimmings.SERIF)


def cipher_wheel(wear):
    """Two brass rings with alphabets on a walnut foot, a pointer between them and a keyhole in the hub."""
    holder = shapes.group(WHEEL, (7, 0, 0))
    walnut = materials.wood("walnut", (0.026, 0.01, 0.005), (0.13, 0.05, 0.02), (1.6, 1.6, 5), 0.25)
    shapes.lathe([(0, 0.0), (2.02, 0.0), (2.08, 0.1), (2.02, 0.34), (1.9, 0.42), (0, 0.42)], walnut, holder,
                 segments=96)
    rim = materials.metal("rim brass", (0.8, 0.52, 0.2), 0.3, 0.4)
    shapes.lathe([(1.26, 0.42), (1.26, 0.54), (1.34, 0.57), (1.78, 0.57), (1.88, 0.53), (1.88, 0.42)], rim, holder,
                 segments=96)
    for step in range(52):
        angle = math.tau * step / 52
        shapes.box((1.87 * math.cos(angle), 1.87 * math.sin(angle), 0.49), (0.09, 0.07, 0.11), wear.brass, holder, 0.02,
                   (0, 0, math.degrees(angle)))
    inner = shapes.group((0, 0, 0), (0, 0, 41), parent=holder)
    pale = materials.metal("pale brass", (0.86, 0.66, 0.34), 0.28, 0.3)
    shapes.lathe([(0, 0.64), (0.5, 0.64), (0.56, 0.67), (1.14, 0.67), (1.22, 0.63), (1.22, 0.45)], pale, inner,
                 segments=96)
    ink = materials.ink("engraving", (0.012, 0.008, 0.005), 0.5)
    ring_of_letters(holder, 1.47, 0.29, 0.578, ink, 0)
    ring_of_letters(inner, 0.82, 0.24, 0.678, ink, 0)
    for radius in (1.4, 1.74):
        shapes.ring(radius, 0.009, ink, holder, (0, 0, 0.574))
    shapes.lathe([(0, 0.96), (0.16, 0.96), (0.24, 0.9), (0.26, 0.78), (0.34, 0.72), (0.36, 0.66)], wear.brass, inner)
    shapes.box((0, 0.02, 0.93), (0.62, 0.1, 0.2), wear.brass, inner, 0.04)
    shapes.mesh("pointer", [(-0.09, 1.06, 0.69), (0.09, 1.06, 0.69), (0, 1.36, 0.69)], [(0, 1, 2)],
                materials.glaze("red enamel", (0.4, 0.02, 0.015), 0.2), inner)
    return holder


def hands():
    """One player at the left holds the wheel and keeps a finger on the note; the other turns it from the right."""
    brown = forearms.glove_leather("brown gloves", (0.11, 0.045, 0.018))
    black = forearms.glove_leather("black gloves", (0.034, 0.027, 0.024))
    tweed, slate = outfits.wool("tweed", (0.085, 0.055, 0.03)), outfits.wool("slate wool", (0.03, 0.04, 0.06))
    linen = outfits.wool("linen cuff", (0.27, 0.23, 0.17))
    for elbow, wrist, along, palm, side, curls, seed in (
        ((-6.2, -3.9, 1.5), (-2.75, -2.0, 1.02), (0.86, 0.5, -0.08), (0.12, 0.1, -1), 1, (18, 26, 30, 34), 2),
        ((-6.6, 0.4, 1.4), (-3.6, 0.9, 0.5), (1, -0.2, -0.12), (0, 0, -1), -1, (3, 48, 56, 60), 5),
    ):
        forearms.arm(elbow, wrist, along, palm, side, curls, brown, tweed, seed=seed, cuff=linen, bare=0.2)
    for elbow, wrist, along, palm, side, curls, seed in (
        ((6.0, -4.3, 1.7), (2.72, -2.3, 1.06), (-0.86, 0.5, -0.1), (-0.1, 0.1, -1), -1, (18, 24, 26, 30), 3),
        ((6.2, 1.6, 2.6), (1.46, -0.42, 1.62), (-0.88, -0.4, -0.3), (-0.25, -0.1, -1), 1, (30, 36, 40, 44), 7),
    ):
        forearms.arm(elbow, wrist, along, palm, side, curls, black, slate, seed=seed)


def shoot(shot):
    """Build, light and render."""
    scene = stage.begin(shot)
    trimmings.lighten(scene)
    wear, inks = props.Wardrobe(), manuscripts.Inks()
    desk.desk_top()
    desk.bookcase()
    desk.oil_lamp(wear, (0.5, 2.3, 0.02), -20)
    cipher_wheel(wear)
    for lines, place, turn, paper, ink, size, seed in (
        (KEY, (-1.9, 1.0, 0.02), 13, inks.cream, inks.iron_gall, 0.12, 3),
        (LIST, (3.0, -1.5, 0.02), -16, inks.laid, inks.blue_black, 0.12, 5),
    ):
        page = manuscripts.Page((2.3, 2.3), paper, place, (0, 0, turn), curl=0.022, seed=seed)
        page.letter(lines, size, ink, 0.1, 0.12, 2.3)
        page.finish()
    desk.inkwell(wear, (4.0, 2.4, 0.02), -9)
    desk.books((-4.8, 2.6, 0.02), 8, ((2.5, 0.5, 1), (2.3, 0.36, 0), (2.35, 0.62, 2)), 4)
    hands()
    stage.light("AREA", (9, -3, 7), (0, 0, 0.5), (0.4, 0.53, 1.0), 700, (4, 4), haze=0.2, gloss=0.5)
    stage.light("AREA", (-8, -5, 6), (0, -1, 0.5), (1.0, 0.62, 0.34), 420, (4, 3), haze=0.0, gloss=0.4)
    shelf = stage.light("AREA", (-2, 2.5, 9), (0, 7, 2.6), (1.0, 0.6, 0.3), 700, (8, 2), haze=0.0, gloss=0.0)
    shelf.data.use_contact_shadow = False
    stage.fog(0.006, (0, 0, 4), (30, 24, 14))
    stage.camera(scene, (0.3, -8.6, 5.7), (0.0, -0.25, 0.92), (0.1, -1.4, 0.6), 40, 0.25, 0.6)
    stage.vignette(scene, 0.45)
    stage.render(scene, shot)
