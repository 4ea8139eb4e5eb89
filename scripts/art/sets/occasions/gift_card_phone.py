"""The telephone of the gift card still: a card that has just come by email, lit on its screen."""
from math import cos, pi, sin

import gift_card_props as still
import materials
import shapes
import stage
import trimmings

WIDTH, DEPTH, THICK = 4.5, 2.2, 0.2


def rounded(width, depth, radius, steps=8):
    """The corners of a rounded rectangle in the XZ plane, counter-clockwise."""
    spots = []
    for corner, (x, z) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        for step in range(steps + 1):
            angle = pi / 2 * (corner + step / steps)
            spots.append((x * (width / 2 - radius) + radius * cos(angle),
                          z * (depth / 2 - radius) + radius * sin(angle)))
    return spots


def plate(holder, size, radius, level, material, place=(0, 0)):
    """A flat rounded field on the screen, at a height."""
    points = [(place[0] + x, place[1] + y, level) for x, y in rounded(*size, radius)]
    return shapes.mesh("plate", points, [tuple(range(len(points)))], material, holder)


def screen_card(holder, level, mark_path):
    """The card as the screen shows it: bright paper with a foil line, the venue's mark and its words in dark red."""
    nodes = materials.Nodes("lit card")
    drift = nodes.noise(nodes.place(), 0.5, 3)
    paper = nodes.finish(Base_Color=(0, 0, 0), Emission_Strength=1.3, Roughness=0.15,
                         Emission=nodes.ramp(drift, (0.3, (0.9, 0.58, 0.31)), (0.7, (1.0, 0.72, 0.43))))
    foil = materials.glow("lit foil", (0.62, 0.25, 0.03), 0.62)
    wine = materials.glow("lit print", (0.16, 0.006, 0.006), 0.5)
    width, depth = 2.72, 1.7
    plate(holder, (width, depth), 0.1, level, paper, (-0.32, 0))
    card = shapes.group((-0.32, 0, level + 0.002), parent=holder)
    still.border(card, width, depth, 0.09, 0.022, foil, 0.0)
    still.border(card, width, depth, 0.135, 0.008, foil, 0.0)
    still.mark(mark_path, foil, card, (0, 0.33, 0.0), 0.68)
    for text, y, size in (("GIFT CARD", -0.31, 0.31), ("LANTERN & LATCH", -0.55, 0.15)):
        shapes.lettering(text, (0, y, 0.004), size, wine, card, align="CENTER", font=trimmings.SERIF)


def screen_mail(holder, level):
    """What stands beside the card: whom it is for, the lines of a message, and a button."""
    pale = materials.glow("lit words", (1.0, 0.78, 0.5), 0.95)
    dim = materials.glow("lit lines", (0.5, 0.36, 0.22), 0.45)
    brass = materials.glow("lit button", (0.8, 0.36, 0.05), 0.8)
    ink = materials.ink("button words", (0.01, 0.006, 0.004))
    shapes.lettering("For Mia", (1.17, 0.52, level), 0.2, pale, holder, font=trimmings.SERIF)
    for row, length in enumerate((0.74, 0.66, 0.72, 0.4)):
        plate(holder, (length, 0.035), 0.017, level, dim, (1.17 + length / 2, 0.33 - row * 0.13))
    plate(holder, (0.78, 0.24), 0.06, level, brass, (1.56, -0.5))
    shapes.lettering("Open", (1.56, -0.545, level + 0.004), 0.14, ink, holder, align="CENTER", font=trimmings.SERIF)


def phone(wear, location, rotation, mark_path):
    """A telephone lying on its back: steel rim, black glass, lit screen; its light falls on what lies about it."""
    holder = shapes.group(location, rotation)
    trimmings.slab(rounded(WIDTH, DEPTH, 0.34), THICK, wear.steel, holder, 0.06, (0, 0, 0), (-90, 0, 0))
    nodes = materials.Nodes("screen glass")
    smears = nodes.noise(nodes.place(), 1.4, 7, 0.7)
    glass = nodes.finish(Base_Color=(0.004, 0.004, 0.005), Specular=0.5,
                         Roughness=nodes.span(smears, 0.06, 0.26, 0.4, 0.75))
    plate(holder, (WIDTH - 0.06, DEPTH - 0.06), 0.32, THICK / 2 + 0.004, glass)
    level = THICK / 2 + 0.008
    back = materials.Nodes("lit screen").finish(Base_Color=(0, 0, 0), Emission=(0.034, 0.011, 0.009),
                                                Emission_Strength=1.0, Roughness=0.12)
    plate(holder, (WIDTH - 0.2, DEPTH - 0.2), 0.26, level, back)
    plate(holder, (0.09, 0.46), 0.045, level + 0.006, wear.rubber, (-WIDTH / 2 + 0.24, 0))
    for x, length in ((-0.9, 0.3), (-0.4, 0.42), (0.12, 0.42)):
        shapes.box((x, DEPTH / 2 + 0.005, 0), (length, 0.04, 0.08), wear.steel, holder, 0.015)
    screen_card(holder, level + 0.004, mark_path)
    screen_mail(holder, level + 0.006)
    lamp = stage.light("AREA", (0, 0, 0), (0, 0, 1), (1.0, 0.68, 0.4), 90, (WIDTH, DEPTH), haze=1.4, gloss=0.2)
    lamp.parent, lamp.location = holder, (0, 0, THICK / 2 + 0.05)
    lamp.rotation_euler = (pi, 0, 0)
    around = stage.light("POINT", (location[0] - 0.3, location[1], location[2] + 1.1), (0, 0, 0), (1.0, 0.66, 0.38), 95,
                         0.9, haze=0.6, gloss=0.0)
    around.data.use_shadow = False
    return holder
