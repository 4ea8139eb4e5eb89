"""The inspector's wall: a street map, letters, clippings and photographs, joined by red thread from pin to pin."""
import math
import os
import random

import bpy
from mathutils import Vector

import manuscripts
import materials
import props
import shapes
import stage

ROOM = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../../../src/assets/scenes/jack-the-ripper")
WORDS = ("A constable on his beat", "heard nothing after midnight", "the coroner adjourned", "near the railway arches",
         "no light was seen", "a man of respectable dress", "carried a small bag", "has not been traced",
         "the inquest was held",
         "said he knew the voice", "from the dock road", "wearing a tall hat", "in the fog of Friday",
         "the lamp was out",
         "a reward is offered", "Inspector Hale declined", "to answer the question", "and the gate was locked")
NAMES = (("CABLE STREET", -2.2, -0.35, 0.05), ("DORSET ST.", 0.6, 1.2, 0.03), ("HANBURY ST.", -1.0, 1.62, -0.04),
         ("THE MINORIES", 1.3, -0.55, 1.45))


def blocks(page, corners, depth, chance, inks):
    """Split a quarter into ever smaller blocks of houses with streets between them, and draw them."""
    a, b, c, d = (Vector(corner) for corner in corners)
    across, down = (b - a).length, (d - a).length
    if depth == 0 or (depth < 4 and chance.random() < 0.16):
        page.fill([tuple(corner) for corner in (a, b, c, d)], inks.block if chance.random() < 0.75 else inks.dark_block,
                  0)
        page.stroke([tuple(corner) for corner in (a, b, c, d, a)], 0.009, inks.print, level=1)
        return
    street = (0.014, 0.014, 0.018, 0.022, 0.03, 0.04, 0.07, 0.09, 0.1)[depth]
    first = chance.uniform(0.34, 0.66)
    second = min(0.74, max(0.26, first + chance.uniform(-0.12, 0.12)))
    gap = street / max(across, down)
    if across > down:
        blocks(page, (a, a.lerp(b, first - gap), d.lerp(c, second - gap), d), depth - 1, chance, inks)
        blocks(page, (a.lerp(b, first + gap), b, c, d.lerp(c, second + gap)), depth - 1, chance, inks)
    else:
        blocks(page, (a, b, b.lerp(c, second - gap), a.lerp(d, first - gap)), depth - 1, chance, inks)
        blocks(page, (a.lerp(d, first + gap), b.lerp(c, second + gap), c, d), depth - 1, chance, inks)


def street_map(holder, inks, place, turn):
    """The quarter's map: blocks, the river, street names, and rings in red pencil."""
    page = manuscripts.Page((7.4, 5.3), inks.laid, place, (0, 0, turn), holder, 0.022, 4)
    chance = random.Random(88)
    blocks(page, ((-3.5, 2.3), (3.5, 2.35), (3.5, -1.5), (-3.5, -2.0)), 8, chance, inks)
    river = [(-3.6 + 0.3 * step, -2.28 + 0.03 * step + 0.09 * math.sin(step * 0.6)) for step in range(25)]
    for start, end in zip(river, river[1:]):
        page.fill([start, (start[0], -2.55), (end[0], -2.55), end], inks.river, 0)
    page.print("PARISH OF WHITECHAPEL", -3.3, 2.42, 0.17, inks.print, manuscripts.SERIF)
    page.print("surveyed 1878   six inches to the mile", 0.4, 2.43, 0.12, inks.print)
    for name, x, y, tilt in NAMES:
        page.print(name, x, y, 0.13, inks.print, manuscripts.SERIF, turn=tilt)
    for x, y, radius in ((-1.9, 0.9, 0.3), (0.35, 0.45, 0.36), (1.75, 1.35, 0.28), (-0.6, -0.9, 0.32),
                         (2.5, -0.3, 0.3)):
        turns = [math.tau * step / 22 for step in range(25)]
        page.stroke([(x + radius * (1 + 0.05 * math.sin(3 * t)) * math.cos(t + x), y + radius * 0.88 * math.sin(t + x))
                     for t in turns], 0.045, inks.red, level=2)
    page.write("not here?", 1.0, 0.92, 0.13, inks.red)
    page.write("9.40, fog", -1.5, 0.45, 0.12, inks.blue_black)
    for x in (-1.85, 0.0, 1.85):
        page.stroke([(x, -2.6), (x + 0.01, 2.6)], 0.02, inks.faint, level=0)
    page.stroke([(-3.65, 0.02), (3.65, 0.0)], 0.02, inks.faint, level=0)
    page.finish()


def newspaper(holder, inks, place, turn, size, title, headline, seed):
    """A page cut from a paper: title, headline and columns, one paragraph marked."""
    page = manuscripts.Page(size, inks.news, place, (0, 0, turn), holder, 0.035, seed)
    wide, high = size
    top = high / 2 - 0.36
    page.print(title, 0, top, wide / len(title) * 1.35, inks.print, manuscripts.SERIF, "CENTER")
    for y in (top - 0.1, top - 0.13):
        page.stroke([(-wide * 0.45, y), (wide * 0.45, y)], 0.012, inks.print)
    page.print(headline, 0, top - 0.42, wide / max(len(line) for line in headline.split("\n")) * 1.5, inks.print,
               manuscripts.SERIF, "CENTER", 0.9)
    body = top - 0.5 - 0.3 * (headline.count("\n") + 1)
    manuscripts.columns(page, WORDS, -wide * 0.45, wide * 0.45, body, -high / 2 + 0.16, 3, 0.092, inks.print,
                        random.Random(seed))
    y = body - 0.55
    page.stroke([(-wide * 0.47, y + 0.3), (-wide * 0.49, y), (-wide * 0.47, y - 0.4)], 0.04, inks.red, level=2)
    page.finish()


def print_of(picture):
    """A sepia print of another of the room's pictures: faded, silvered in its shadows, with a soft shine."""
    nodes = materials.Nodes(f"print of {picture}")
    image = nodes.add("ShaderNodeTexImage", {"Vector": nodes.coordinates.outputs["UV"]}, extension="EXTEND",
                      image=bpy.data.images.load(os.path.join(ROOM, f"{picture}.webp"))).outputs["Color"]
    grey = nodes.add("ShaderNodeRGBToBW", {"Color": image}).outputs[0]
    shade = nodes.ramp(grey, (0.0, (0.018, 0.01, 0.006)), (0.035, (0.06, 0.033, 0.018)), (0.11, (0.28, 0.18, 0.1)),
                       (0.35, (0.56, 0.43, 0.28)))
    fade = nodes.noise(nodes.place(), 1.3, 6)
    shade = nodes.mix(nodes.span(fade, 0.0, 0.3, 0.5, 0.75), shade, (0.4, 0.29, 0.17, 1))
    return nodes.finish(Base_Color=shade, Roughness=0.62, Specular=0.2)


def photograph(holder, inks, place, turn, picture, crop, caption, seed):
    """A cabinet card: a part of a picture, given as (left, bottom, right, top) shares of it, on a mount with a note."""
    page = manuscripts.Page((1.9, 2.55), inks.card, place, (0, 0, turn), holder, 0.012, seed)
    plate = shapes.sheet((0, 0.17, 0.012), (1.62, 1.98), print_of(picture), page.holder, curl=0.012, seed=seed)
    left, bottom, right, top = crop
    for spot in plate.data.uv_layers["UVMap"].data:
        spot.uv = (left + (right - left) * spot.uv[0], bottom + (top - bottom) * spot.uv[1])
    page.write(caption, -0.72, -1.1, 0.13, inks.cream_ink)
    page.finish()


def build_papers(holder, inks):
    """Everything that hangs on the wall, each a little askew."""
    street_map(holder, inks, (0, 0, 0.05), 1.2)
    newspaper(holder, inks, (-5.35, 0.75, 0.04), -3.5, (3.2, 4.4), "THE EVENING POST", "WHO WALKED\nIN THE FOG?", 21)
    newspaper(holder, inks, (5.15, -1.95, 0.04), 3.2, (3.0, 2.7), "THE DAILY LEDGER", "INSPECTOR SILENT", 34)
    photograph(holder, inks, (-2.9, 2.75, 0.13), 5, "lantern-cobbles", (0.27, 0.45, 0.47, 0.82), "Cable St. 2.15", 3)
    photograph(holder, inks, (-4.9, -2.55, 0.06), -4, "doctors-bag", (0.2, 0.15, 0.62, 0.92), "whose bag?", 9)
    photograph(holder, inks, (2.55, 2.85, 0.13), -5, "alley-door", (0.12, 0.25, 0.52, 0.98), "locked again", 12)
    page = manuscripts.Page((2.3, 2.9), inks.cream, (5.0, 1.5, 0.07), (0, 0, -4), holder, 0.05, 6)
    page.letter([("14 Nov. 1888", 0.38), "Sir,", ("You look for a man", 0.05), "in a tall hat. Look",
                 "instead for the man",
                 "who sold it to him.", "He keeps three lamps", "and lights but two.", ("A Friend", 0.45)], 0.088,
                 inks.iron_gall, 0.09, 0.11, 2.9)
    page.finish()
    for size, place, turn, lines, ink, seed in (
        ((1.7, 1.15), (-1.9, -3.0, 0.1), 6, ("Who had the key", "on Tuesday?"), inks.blue_black, 26),
        ((1.3, 1.5), (7.05, 0.1, 0.06), 7, ("Lamp out", "at 2.15.", "Why?"), inks.red, 27),
        ((1.5, 0.95), (1.55, -2.95, 0.1), -5, ("One of them", "is lying."), inks.red, 31),
    ):
        page = manuscripts.Page(size, inks.cream if seed != 27 else inks.laid, place, (0, 0, turn), holder, 0.045, seed)
        page.letter(lines, 0.12, ink, 0.1, 0.26, 2.6)
        page.finish()
    ticket = manuscripts.Page((1.25, 0.6), inks.ticket, (3.15, -2.75, 0.12), (0, 0, 12), holder, 0.02, 15)
    ticket.print("LONDON DOCKS RY.", 0, 0.12, 0.12, inks.print, manuscripts.SERIF, "CENTER")
    ticket.print("THIRD CLASS   0417", 0, -0.12, 0.11, inks.print, align="CENTER")
    ticket.finish()


def pin(wear, heads, holder, x, y, z=0.1, lean=(0, 0)):
    """A pin with a round head, driven in at a slant; returns where a thread is tied."""
    stem = shapes.group((x, y, z), (lean[0], lean[1], 0), parent=holder)
    shapes.lathe([(0.018, -0.2), (0.018, 0.32), (0, 0.32)], wear.steel, stem, segments=10)
    shapes.lathe([(0, 0.28), (0.06, 0.285), (0.09, 0.33), (0.085, 0.39), (0.05, 0.425), (0, 0.43)], heads, stem,
                 segments=20)
    return Vector((x + 0.13 * math.sin(math.radians(lean[1])), y - 0.13 * math.sin(math.radians(lean[0])), z + 0.13))


def thread(start, end, wool, holder, chance, sag=0.05):
    """A thread from pin to pin, hanging a little, wound round each."""
    path = [start.lerp(end, part) + Vector((0, -sag * 4 * part * (1 - part), chance.uniform(-0.008, 0.008)))
            for part in (step / 12 for step in range(13))]
    shapes.tube([tuple(point) for point in path], 0.026, wool, holder)
    for point in (start, end):
        shapes.ring(0.04, 0.02, wool, holder, tuple(point + Vector((0, 0, chance.uniform(-0.02, 0.05)))))
    tail = [end, end + Vector((0.06, -0.16, 0.02)), end + Vector((chance.uniform(-0.1, 0.15), -0.42, -0.06))]
    if chance.random() < 0.5:
        shapes.tube([tuple(point) for point in tail], 0.016, wool, holder)


def build_threads(wear, holder):
    """Pins through every paper and the red thread between them."""
    chance = random.Random(6)
    wool = materials.plain("red thread", (0.62, 0.016, 0.012), 0.8, 0.5, 30)
    heads = [materials.glaze("black pin head", (0.015, 0.015, 0.017)), materials.glaze("red pin head",
                                                                                       (0.38, 0.02, 0.015)), wear.brass]
    spots = {"post": (-5.3, 2.72), "doctor": (-2.2, 1.72), "clerk": (-4.85, -1.55), "widow": (1.95, 1.72),
             "letter": (4.95, 2.75),
             "ledger": (5.1, -0.85), "key": (-1.9, -2.58), "lamp": (7.0, 0.72), "lying": (1.6, -2.6),
             "ring1": (-1.9, 0.92),
             "ring2": (0.36, 0.5), "ring3": (1.75, 1.4), "ring4": (-0.6, -0.9), "ring5": (2.5, -0.25),
             "ticket": (3.2, -2.6),
             "map2": (3.55, 2.55), "map3": (-3.45, -2.55), "map4": (3.6, -2.4),
             "print1": (-2.98, 3.82), "print2": (2.62, 3.98)}
    tied = {name: pin(wear, heads[index % 3], holder, *place, 0.12, (chance.uniform(-14, 14), chance.uniform(-14, 14)))
            for index, (name, place) in enumerate(spots.items())}
    for start, end, sag in (("post", "ring1", 0.1), ("doctor", "ring2", 0.03), ("clerk", "ring4", 0.08),
                            ("widow", "ring3", 0.02),
                            ("letter", "ring3", 0.06), ("ledger", "ring5", 0.05), ("key", "ring4", 0.02),
                            ("lamp", "ring5", 0.12),
                            ("ring1", "ring2", 0.04), ("ring2", "ring4", 0.03), ("ring2", "ring5", 0.05),
                            ("lying", "ring2", 0.02), ("ticket", "ring5", 0.03), ("doctor", "ring1", 0.02)):
        thread(tied[start], tied[end], wool, holder, chance, sag)


def plaster():
    """Old distempered plaster: bottle green, rubbed, stained and finely cracked."""
    nodes = materials.Nodes("distemper")
    clouds = nodes.noise(nodes.place(), 0.35, 5, 0.65)
    cracks = nodes.noise(nodes.place(), 1.1, 6, 0.6, 1.5)
    shade = nodes.ramp(clouds, (0.34, (0.012, 0.02, 0.017)), (0.5, (0.035, 0.052, 0.042)),
                       (0.68, (0.075, 0.078, 0.055)))
    veins = nodes.ramp(nodes.noise(nodes.place(), 0.8, 4, 0.6, 2.5), (0.485, (1, 1, 1)), (0.497, (0.3, 0.3, 0.28)),
                       (0.51, (1, 1, 1)))
    shade = nodes.mix(0.55, shade, veins, "MULTIPLY")
    nodes.bump(nodes.mix(0.5, cracks, clouds), 0.5, 0.12)
    return nodes.finish(Base_Color=shade, Roughness=nodes.span(cracks, 0.55, 0.85), Specular=0.3)


def build(wear):
    """The wall itself with its rail and panel, everything that hangs on it, and the thread between."""
    inks = manuscripts.Inks()
    inks.block, inks.dark_block = materials.ink("map block", (0.36, 0.25, 0.14)), materials.ink("map dark block",
                                                                                                (0.24, 0.13, 0.08))
    inks.river, inks.pale = materials.ink("map river", (0.13, 0.17, 0.16)), materials.ink("pale oval",
                                                                                          (0.46, 0.35, 0.22))
    inks.cream_ink, inks.ticket = materials.ink("white ink", (0.62, 0.52, 0.38)), materials.paper("ticket card",
                                                                                                  (0.34, 0.12, 0.07),
                                                                                                  0.5)
    shapes.box((0, 0.5, 0), (40, 1, 26), plaster(), edge=0)
    oak = materials.wood("wall oak", (0.018, 0.009, 0.005), (0.075, 0.036, 0.017))
    for z, tall, deep in ((-4.9, 0.5, 0.7), (-5.4, 0.7, 0.35), (-7.5, 3.6, 0.2)):
        shapes.box((0, -deep / 2, z), (40, deep, tall), oak, edge=0.1)
    holder = shapes.group((0, 0, 0), (90, 0, 0))
    build_papers(holder, inks)
    build_threads(wear, holder)


def evidence_wall(scene):
    """Build, light and frame the wall."""
    build(props.Wardrobe())
    stage.light("SPOT", (-9.2, -5.4, 5.4), (-2.2, 0, 0.9), (1.0, 0.6, 0.28), 15500, 0.75, 92, 1.0, 0.7)
    cool = stage.light("AREA", (13, -12, 3), (2, 0, 0), (0.42, 0.55, 1.0), 330, (7, 7), haze=0.2, gloss=0.4)
    cool.data.use_shadow = cool.data.use_contact_shadow = False
    scene.eevee.shadow_cube_size = "2048"
    stage.fog(0.005, (0, -6, 0), (40, 14, 24))
    stage.camera(scene, (-5.7, -9.3, -0.9), (-0.7, 0, 0.72), (-2.6, 0, 2.2), 30, 0.11, -1)
