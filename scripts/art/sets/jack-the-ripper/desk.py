"""Inspector Hale's desk at night: letters by an oil lamp, magnifier, watch and inkwell, books behind."""
import math
import random

import gaslight
import manuscripts
import masonry
import materials
import props
import shapes
import stage
import trimmings

HALE = (("Whitechapel, 6th Nov.", 0.4), "My dear Hale,", ("You asked me for a name and", 0.08),
        "I have only half of one. The man",
        "came twice to the surgery on", "Dorset Street, always after the", "lamps were lit, and always with",
        "the same bag. He gave the porter",
        "a card that was not his own.", ("I kept it. It is pinned behind", 0.08), "your map, where you told me to",
        "put it. Burn this when you have",
        "read it, and bolt the door.", ("Yours in haste,", 0.35), ("J. Farrow", 0.5))
NOTES = (("Suspects", 0.3), "1. The doctor - why two bags?", "2. The clerk, out on Friday",
         "3. Mrs. L. pays in new coin", "4. My own sergeant.",
         ("Who sold the lamp oil?", 0.05), "Footsteps at 2.15, again", "at 2.40. One man, or two", "who walk alike?",
         "Ask the lamplighter.",
         "Do not ask the sergeant.", ("The alley door opens to", 0.05), "a name. Which name?")
STATEMENT = (("Statement of A. Pell, lamplighter", 0.05), "I lit the lamp at the corner",
             "of the yard at ten past five.", "When I came again it was out,",
             "and the glass was cold. No wind.", "I saw a tall man standing there", "with his back to me. He did",
             "not turn when I spoke to him.",
             "He said, leave it dark.", ("A. Pell", 0.5))


def desk_top():
    """A mahogany desk whose leather has been written on for thirty years."""
    timber = materials.wood("mahogany", (0.03, 0.009, 0.004), (0.14, 0.045, 0.018))
    hide = masonry.paint("desk leather", (0.016, 0.04, 0.028), 0.34)
    shapes.box((0, 0.6, -0.3), (15.5, 9.4, 0.6), timber, edge=0.12)
    shapes.box((0, 0.6, 0.006), (13.4, 7.4, 0.02), hide, edge=0.01)
    gilt = materials.metal("tooling", (0.5, 0.32, 0.1), 0.45, 0.9)
    for inset in (0.18, 0.34):
        x, y = 6.7 - inset, 3.7 - inset
        shapes.tube([(-x, 0.6 - y, 0.017), (x, 0.6 - y, 0.017), (x, 0.6 + y, 0.017), (-x, 0.6 + y, 0.017)], 0.016, gilt,
                    closed=True, bend="VECTOR")


def green_glass(light):
    """Dark green glass full of oil, lit through from a point above it."""
    nodes = materials.Nodes("lamp glass")
    cloud, far = nodes.noise(nodes.place(), 1.2, 3), nodes.distance(nodes.place(), light)
    glow = nodes.ramp(nodes.span(far, 0, 1, 0.75, 1.6), (0.0, (0.16, 0.5, 0.12)), (0.45, (0.02, 0.2, 0.06)),
                      (1.0, (0.0, 0.05, 0.02)))
    return nodes.finish(Base_Color=nodes.ramp(cloud, (0.3, (0.003, 0.04, 0.018)), (0.7, (0.005, 0.075, 0.032))),
                        Roughness=0.06, Specular=0.85, Emission=glow,
                        Emission_Strength=nodes.span(far, 0.55, 0.03, 0.75, 1.7))


def chimney_glass(name, flame, strength):
    """Thin glass that glows a little around its flame, and is smoked towards its mouth."""
    nodes = materials.Nodes(name)
    far = nodes.distance(nodes.place(), flame)
    smoke = nodes.noise(nodes.place((2, 2, 0.8)), 1.6, 6, 0.7)
    high = nodes.add("ShaderNodeSeparateXYZ", {"Vector": nodes.place()}).outputs["Z"]
    sooty = nodes.add("ShaderNodeMath", {0: nodes.span(high, 0.0, 0.6, 3.1, 3.9),
                                         1: nodes.span(smoke, 0, 0.5, 0.3, 0.7)}, operation="MULTIPLY").outputs[0]
    edge = nodes.add("ShaderNodeLayerWeight", {"Blend": 0.28}).outputs["Facing"]
    clear = nodes.span(edge, 0.1, 0.62, 0.25, 1.0)
    glass = nodes.finish(Base_Color=(0.07, 0.055, 0.04), Roughness=0.05, Specular=1.0, Emission=(1.0, 0.5, 0.16),
                         Emission_Strength=nodes.span(far, strength, 0.0, 0.2, 1.1),
                         Alpha=nodes.add("ShaderNodeMath", {0: sooty, 1: clear}, operation="ADD").outputs[0])
    glass.blend_method, glass.shadow_method, glass.show_transparent_back = "BLEND", "NONE", False
    return glass


def oil_lamp(wear, location, turn=0.0):
    """A brass table lamp with a green glass fount, its wick turned up under a glass chimney."""
    holder = shapes.group(location, (0, 0, turn))
    shapes.lathe([(0, 0.34), (0.2, 0.34), (0.3, 0.3), (0.36, 0.24), (0.62, 0.2), (0.7, 0.15), (0.84, 0.13), (0.9, 0.09),
                  (0.92, 0.04), (0.92, 0)], wear.brass, holder, segments=72)
    shapes.lathe([(0.16, 0.32), (0.23, 0.42), (0.24, 0.5), (0.14, 0.58), (0.1, 0.72), (0.13, 0.84), (0.22, 0.9),
                  (0.22, 0.96), (0.16, 1.0), (0.28, 1.08), (0.36, 1.12)], wear.brass, holder)
    shapes.lathe([(0.3, 1.08), (0.52, 1.14), (0.72, 1.28), (0.8, 1.45), (0.78, 1.6), (0.64, 1.76), (0.42, 1.86),
                  (0.28, 1.89)], green_glass((0, 0, 2.5)), holder, segments=72)
    shapes.lathe([(0.3, 1.84), (0.33, 1.9), (0.33, 1.96), (0.26, 1.99), (0.26, 2.03), (0.36, 2.07), (0.4, 2.12),
                  (0.43, 2.2), (0.4, 2.22), (0.34, 2.16), (0.2, 2.24), (0.09, 2.3), (0, 2.3)], wear.brass, holder)
    for step in range(24):
        angle = math.tau * step / 24
        petal = shapes.box((0.415 * math.cos(angle), 0.415 * math.sin(angle), 2.27), (0.018, 0.06, 0.16), wear.brass,
                           holder, 0.006, (0, 0, math.degrees(angle)))
        petal.rotation_euler[1] = math.radians(9)
    shapes.tube([(0.3, -0.12, 2.02), (0.62, -0.2, 2.0)], 0.022, wear.brass, holder)
    shapes.lathe([(0, 0.025), (0.1, 0.025), (0.115, 0.012), (0.115, -0.012), (0.1, -0.025), (0, -0.025)], wear.brass,
                 holder, (0.64, -0.205, 2.0), (0, 90, -17), 18)
    flame = (0, 0, 2.6)
    profile = [(0.33, 2.17), (0.35, 2.26), (0.42, 2.42), (0.455, 2.6), (0.42, 2.8), (0.33, 3.0), (0.28, 3.2),
               (0.26, 3.45), (0.255, 3.74), (0.28, 3.82), (0.285, 3.84)]
    shapes.lathe(profile, chimney_glass("chimney", flame, 1.0), holder, segments=64)
    shapes.ring(0.282, 0.012, materials.glaze("chimney rim", (0.3, 0.27, 0.2), 0.08), holder, (0, 0, 3.84))
    gaslight.flame_body((0, 0, 2.27), 0.58, holder, 26.0, 0.95)
    x, y, z = location
    stage.light("POINT", (x, y, z + 2.62), (0, 0, 0), (1.0, 0.58, 0.25), 600, 0.16, haze=0.8, gloss=0.6)
    stage.light("AREA", (x + 0.2, y - 0.7, z + 3.3), (x, y - 3.0, 0), (1.0, 0.64, 0.32), 420, (1.4, 0.7), haze=0.2,
                gloss=0.04)
    stage.light("AREA", (x + 5, y + 4, z + 8), (x, y, z + 3), (0.5, 0.66, 1.0), 160, (5, 0.8), haze=0, gloss=2.5)


def magnifier(wear, location, turn):
    """A reading glass held up by its own rim on the papers; the lens bends what lies under it. Returns its group."""
    holder = shapes.group(location, (0, -4, turn))
    ebony = materials.wood("ebony", (0.006, 0.005, 0.004), (0.03, 0.018, 0.012), gloss=0.25)
    profile = [(0.78, -0.09), (0.86, -0.08), (0.88, 0), (0.86, 0.08), (0.78, 0.09), (0.8, 0), (0.78, -0.09)]
    shapes.lathe(profile, wear.brass, holder, (0, 0, 0.16))
    nodes = materials.Nodes("lens")
    lens = nodes.finish(Base_Color=(0.95, 1.0, 0.98), Roughness=0.0, Transmission=1.0, IOR=1.35, Specular=0.12)
    lens.use_screen_refraction, lens.shadow_method, lens.refraction_depth = True, "NONE", 0.3
    arc = [0.8 * part / 8 for part in range(9)]
    top = [(radius, 0.16 + 0.14 * (1 - (radius / 0.8) ** 2)) for radius in arc]
    shapes.lathe(top + [(radius, 0.32 - height) for radius, height in reversed(top)], lens, holder)
    shapes.lathe([(0.07, 0), (0.09, 0.1), (0.12, 0.14), (0.1, 0.3), (0.13, 0.36), (0.1, 0.42)], wear.brass, holder,
                 (0.86, 0, 0.16), (0, 90, 0), 20)
    shapes.lathe([(0.1, 0), (0.13, 0.15), (0.16, 0.7), (0.17, 1.2), (0.12, 1.5), (0.05, 1.58), (0, 1.59)], ebony,
                 holder, (1.28, 0, 0.16), (0, 90, 0), 24)
    return holder


def pocket_watch(location, turn):
    """A hunter's watch with its chain, stopped at a quarter past two."""
    holder = shapes.group(location, (7, 0, turn), 1.25)
    gold = materials.metal("watch gold", (0.75, 0.5, 0.2), 0.22, 0.4)
    face = materials.glaze("enamel dial", (0.62, 0.58, 0.48), 0.2)
    ink = materials.ink("dial ink", (0.01, 0.01, 0.012))
    shapes.lathe([(0, 0.02), (0.3, 0.02), (0.42, 0.06), (0.46, 0.13), (0.44, 0.19), (0.4, 0.22), (0.37, 0.2),
                  (0.365, 0.16)], gold, holder)
    shapes.lathe([(0, 0.165), (0.37, 0.165)], face, holder)
    for hour in range(1, 13):
        angle = math.radians(90 - 30 * hour)
        numeral = ("XII", "I", "II", "III", "IIII", "V", "VI", "VII", "VIII", "IX", "X", "XI")[hour % 12]
        shapes.lettering(numeral, (0.28 * math.cos(angle), 0.28 * math.sin(angle) - 0.03, 0.17), 0.085, ink, holder,
                         align="CENTER", font=manuscripts.SERIF)
    for angle, length, weight in ((90 - 67.5, 0.17, 0.013), (0, 0.27, 0.009)):
        tip = (length * math.cos(math.radians(angle)), length * math.sin(math.radians(angle)), 0.176)
        shapes.tube([(-tip[0] * 0.2, -tip[1] * 0.2, 0.176), tip], weight, ink, holder)
    shapes.lathe([(0, -0.02), (0.05, 0), (0.06, 0.08), (0.08, 0.1), (0.08, 0.17), (0, 0.19)], gold, holder,
                 (0, 0.45, 0.12), (-90, 0, 0), 16)
    shapes.ring(0.13, 0.024, gold, holder, (0, 0.68, 0.11), (14, 0, 0))
    path = trimmings.smooth_path([(0, 0.8, 0.02), (0.12, 1.1, -0.07), (-0.18, 1.5, -0.13), (0.1, 1.95, -0.19),
                                  (0.55, 2.1, -0.2), (0.6, 2.6, -0.26)], 6)
    for index, (here, there) in enumerate(zip(path, path[1:])):
        along = there - here
        link = shapes.ring(0.06, 0.017, gold, holder, tuple((here + there) / 2),
                           (90 * (index % 2), 0, math.degrees(math.atan2(along.y, along.x))))
        link.scale = (1.35, 0.8, 1)


def inkwell(wear, location, turn):
    """A cut-glass inkwell in a brass tray, its lid thrown back, with a steel pen across it."""
    holder = shapes.group(location, (0, 0, turn))
    shapes.box((0, 0, 0.07), (2.6, 1.15, 0.1), wear.brass, holder, 0.04)
    for y in (-0.52, 0.52):
        shapes.box((0, y, 0.13), (2.6, 0.08, 0.14), wear.brass, holder, 0.03)
    nodes = materials.Nodes("ink bottle glass")
    crystal = nodes.finish(Base_Color=(0.01, 0.014, 0.024), Roughness=0.05, Specular=0.9)
    shapes.box((-0.55, 0, 0.47), (0.8, 0.8, 0.7), crystal, holder, 0.09, taper=0.9)
    shapes.lathe([(0.3, 0.8), (0.32, 0.86), (0.27, 0.94), (0.23, 0.95), (0.2, 0.86), (0, 0.84)], wear.brass, holder,
                 (-0.55, 0, 0))
    shapes.lathe([(0.3, 0), (0.31, 0.06), (0.22, 0.16), (0.06, 0.22), (0.07, 0.28), (0, 0.31)], wear.brass, holder,
                 (-0.55, 0.36, 1.05), (-72, 0, 0))
    cork = materials.wood("pen wood", (0.02, 0.006, 0.004), (0.12, 0.03, 0.014), gloss=0.3)
    pen = shapes.group((0.5, -0.2, 0.3), (0, -11, 24), parent=holder)
    shapes.lathe([(0, -1.2), (0.04, -1.15), (0.06, -0.5), (0.055, 0.4), (0.07, 0.6)], cork, pen, (0, 0, 0), (0, 90, 0),
                 16)
    shapes.lathe([(0.072, 0.58), (0.065, 0.9), (0.03, 1.0)], wear.steel, pen, (0, 0, 0), (0, 90, 0), 16)
    shapes.lathe([(0.045, 0.9), (0.03, 1.15), (0, 1.35)], wear.iron, pen, (0, 0, 0), (0, 90, 0), 10)


def books(location, turn, spines, seed, upright=False, parent=None):
    """A pile of old books, or a shelf row when upright; spines are (height, thickness, tone) with gilt bands."""
    chance = random.Random(seed)
    holder = shapes.group(location, (0, 0, turn), parent=parent)
    gilt = materials.metal("spine gilt", (0.5, 0.33, 0.12), 0.45, 0.8)
    leaves = materials.paper("book leaves", (0.4, 0.32, 0.2), 0.8)
    tones = [masonry.paint(f"book cloth {index}", tone, 0.4) for index, tone in
             enumerate(((0.07, 0.014, 0.011), (0.014, 0.034, 0.026), (0.06, 0.03, 0.014), (0.018, 0.02, 0.034),
                        (0.035, 0.014, 0.01)))]
    built = masonry.Assembly(*tones, gilt, leaves, seed=seed)
    along = 0.0
    for height, thick, tone in spines:
        if upright:
            lean = chance.gauss(0, 1.2)
            built.box((along + thick / 2, 0.75, height / 2), (thick - 0.05, 1.5, height), tone, (0, lean, 0), 0.02)
            for part in (0.14, 0.3, 0.72, 0.86):
                built.box((along + thick / 2, -0.0, height * part), (thick - 0.03, 0.06, 0.05), 5, (0, lean, 0))
        else:
            twist = chance.gauss(0, 7)
            built.box((0, 0, along + 0.03), (height, 1.6, 0.06), tone, (0, 0, twist))
            built.box((0, 0, along + thick - 0.03), (height, 1.6, 0.06), tone, (0, 0, twist))
            built.box((0, 0.05, along + thick / 2), (height - 0.14, 1.42, thick - 0.1), 6, (0, 0, twist))
            turn_by = math.radians(twist)
            built.box((0.79 * math.sin(turn_by), -0.79 * math.cos(turn_by), along + thick / 2), (height, 0.1, thick),
                      tone, (0, 0, twist))
            for part in (-0.36, -0.28, 0.28, 0.36):
                x, y = height * part, -0.845
                built.box((x * math.cos(turn_by) - y * math.sin(turn_by), x * math.sin(turn_by) + y * math.cos(turn_by),
                           along + thick / 2),
                          (0.05, 0.03, thick * 0.96), 5, (0, 0, twist))
        along += thick
    built.finish("books", 0.02, holder)


def bookcase():
    """Shelves of books in the dark behind the desk."""
    chance = random.Random(12)
    oak = materials.wood("shelf oak", (0.014, 0.006, 0.003), (0.06, 0.026, 0.012))
    for x in (-9.2, -3.1, 3.1, 9.2):
        shapes.box((x, 7.0, 4), (0.4, 2.2, 16), oak, edge=0.06)
    for z in (-1.5, 1.2, 4.0, 6.8):
        shapes.box((0, 7.0, z), (19, 2.2, 0.24), oak, edge=0.05)
        for bay in (-9.0, -2.9, 3.3):
            spines, room = [], 5.6
            while room > 0.3:
                thick = chance.uniform(0.28, 0.72)
                spines.append((chance.uniform(1.6, 2.4), thick, chance.randrange(5)))
                room -= thick
            books((bay, 6.2 + chance.uniform(-0.1, 0.1), z + 0.12), 0, spines, chance.randrange(99), True)
    shapes.box((0, 8.2, 4), (22, 0.3, 18), oak, edge=0)


def desk(scene):
    """Build, light and frame the desk."""
    wear, inks = props.Wardrobe(), manuscripts.Inks()
    desk_top()
    bookcase()
    oil_lamp(wear, (0.2, 2.1, 0.02), -20)
    for lines, place, turn, paper, ink, size, seed in (
        (NOTES, (-2.6, -0.5, 0.02), 11, inks.laid, inks.blue_black, 0.088, 3),
        (STATEMENT, (2.6, -0.7, 0.02), -13, inks.cream, inks.iron_gall, 0.094, 5),
        (HALE, (-0.05, -0.85, 0.06), 3, inks.cream, inks.iron_gall, 0.082, 8),
    ):
        page = manuscripts.Page((2.35, 3.15), paper, place, (0, 0, turn), curl=0.022, seed=seed)
        page.letter(lines, size, ink, 0.1, 0.09, 2.45)
        page.finish()
    envelope = manuscripts.Page((1.9, 1.1), inks.laid, (4.75, 0.75, 0.03), (0, 0, 21), curl=0.015, seed=14)
    for line in (((-0.95, 0.55), (0, -0.08), (0.95, 0.55)), ((-0.95, -0.55), (-0.15, 0.05)),
                 ((0.95, -0.55), (0.15, 0.05))):
        envelope.stroke(line, 0.014, inks.faint)
    envelope.finish()
    shapes.lathe([(0, 0.09), (0.1, 0.09), (0.13, 0.06), (0.2, 0.07), (0.24, 0.03), (0.25, 0)],
                 trimmings.wax("seal wax", (0.3, 0.014, 0.012)), location=(4.76, 0.72, 0.06), rotation=(2, 0, 0))
    magnifier(wear, (0.35, -1.25, 0.13), -32)
    pocket_watch((-3.0, -2.65, 0.02), -66)
    inkwell(wear, (3.1, 1.75, 0.02), -9)
    books((-4.6, 2.2, 0.02), 8, ((2.5, 0.5, 1), (2.3, 0.36, 0), (2.35, 0.62, 2), (2.0, 0.3, 3)), 4)
    stage.light("AREA", (9, -3, 7), (0, 1, 0.5), (0.4, 0.53, 1.0), 800, (4, 4), haze=0.2, gloss=0.5)
    shelf = stage.light("AREA", (-2, 2.5, 9), (0, 7, 2.6), (1.0, 0.6, 0.3), 700, (8, 2), haze=0.0, gloss=0.0)
    shelf.data.use_contact_shadow = False
    scene.eevee.use_ssr_refraction = True
    stage.fog(0.006, (0, 0, 4), (30, 24, 14))
    stage.camera(scene, (0.2, -9.0, 5.0), (0.1, 0.2, 1.12), (0.3, -0.8, 0.3), 34, 0.27, 0.6)
