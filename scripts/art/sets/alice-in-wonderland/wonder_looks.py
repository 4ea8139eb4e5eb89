"""Materials of the Alice sets: mushroom flesh, bark, moss, chequered stone, pasteboard, velvet, wax and porcelain."""
import math

import materials
import trimmings

VIOLET, TEAL, ROSE, GOLD = (0.13, 0.045, 0.26), (0.015, 0.2, 0.21), (0.4, 0.025, 0.06), (0.78, 0.46, 0.13)
CANDLE = (1.0, 0.56, 0.2)


def reach(nodes):
    """Distance from the object's Z axis."""
    flat = nodes.place((1, 1, 0))
    return nodes.add("ShaderNodeVectorMath", {0: flat}, operation="LENGTH").outputs["Value"]


def height(nodes):
    """Height in the object's own space."""
    return nodes.add("ShaderNodeSeparateXYZ", {"Vector": nodes.place()}).outputs["Z"]


def cap(name, colour, glow):
    """A mushroom's skin: mottled, damp, with light coming through its thin rim (modelled at radius 1)."""
    nodes = materials.Nodes(name)
    mottle = nodes.noise(nodes.place((1, 1, 1.6)), 2.6, 9, 0.68, 0.6)
    streaks = nodes.noise(nodes.place((5, 5, 1)), 3.0, 4)
    shade = nodes.ramp(mottle, (0.3, tuple(part * 0.22 for part in colour)), (0.52, colour),
                       (0.75, tuple(min(1, part * 1.7 + 0.02) for part in colour)))
    shade = nodes.mix(0.35, shade, nodes.ramp(streaks, (0.35, (0.4, 0.4, 0.45)), (0.6, (1, 1, 1))), "MULTIPLY")
    rim = nodes.span(reach(nodes), 0.0, glow, 0.62, 1.03)
    nodes.bump(nodes.mix(0.4, mottle, streaks), 0.5, 0.05)
    return nodes.finish(Base_Color=shade, Roughness=nodes.span(mottle, 0.25, 0.6, 0.35, 0.7), Specular=0.5,
                        Emission=shade, Emission_Strength=rim)


def gills(name, colour, strength):
    """The underside of a cap, glowing from the stem outwards and dying toward the rim."""
    nodes = materials.Nodes(name)
    fade = nodes.span(reach(nodes), strength, strength * 0.22, 0.15, 0.95)
    grain = nodes.noise(nodes.place((1, 1, 1)), 6, 5)
    shade = nodes.ramp(grain, (0.3, tuple(part * 0.5 for part in colour)), (0.7, colour))
    return nodes.finish(Base_Color=shade, Roughness=0.7, Emission=shade, Emission_Strength=fade)


def stem(name, colour, glow=0.0):
    """Fibrous flesh, darker and dirtier toward its foot."""
    nodes = materials.Nodes(name)
    fibres = nodes.noise(nodes.place((9, 9, 0.6)), 2.4, 7, 0.65, 0.5)
    spots = nodes.noise(nodes.place(), 3.0, 7, 0.7)
    shade = nodes.ramp(fibres, (0.3, tuple(part * 0.4 for part in colour)), (0.62, colour))
    shade = nodes.mix(0.55, shade, nodes.ramp(spots, (0.36, (0.35, 0.3, 0.33)), (0.56, (1, 1, 1))), "MULTIPLY")
    soil = nodes.span(height(nodes), 0.9, 0.0, 0.0, 0.55)
    shade = nodes.mix(soil, shade, (0.02, 0.014, 0.022, 1))
    nodes.bump(nodes.mix(0.35, fibres, spots), 0.55, 0.05)
    return nodes.finish(Base_Color=shade, Roughness=0.72, Specular=0.25, Emission=shade,
                        Emission_Strength=nodes.span(height(nodes), 0.0, glow, 0.5, 2.2))


def bark(name, dark=(0.012, 0.007, 0.016), light=(0.075, 0.045, 0.075)):
    """Furrowed dark bark with lichen on its ridges."""
    nodes = materials.Nodes(name)
    furrows = nodes.noise(nodes.place((2.2, 2.2, 0.5)), 2.0, 10, 0.7, 1.4)
    lichen = nodes.noise(nodes.place(), 0.9, 8, 0.75)
    shade = nodes.ramp(furrows, (0.36, dark), (0.62, light))
    shade = nodes.mix(nodes.ramp(lichen, (0.56, (0, 0, 0)), (0.7, (0.6, 0.6, 0.6))), shade, (0.03, 0.085, 0.08, 1))
    nodes.bump(furrows, 0.9, 0.22)
    return nodes.finish(Base_Color=shade, Roughness=0.8, Specular=0.25)


def moss(name):
    """Forest floor: dark soil under teal moss and needles."""
    nodes = materials.Nodes(name)
    cover = nodes.noise(nodes.place(), 0.55, 9, 0.7)
    fine = nodes.noise(nodes.place(), 6.0, 8, 0.8)
    soil = nodes.ramp(fine, (0.3, (0.006, 0.004, 0.008)), (0.7, (0.045, 0.028, 0.04)))
    green = nodes.ramp(fine, (0.3, (0.004, 0.014, 0.015)), (0.7, (0.03, 0.085, 0.075)))
    shade = nodes.mix(nodes.ramp(cover, (0.42, (0, 0, 0)), (0.56, (1, 1, 1))), soil, green)
    nodes.bump(fine, 0.9, 0.16)
    return nodes.finish(Base_Color=shade, Roughness=0.9, Specular=0.2)


def stone(name, colour, polish=0.5, shine=0.28):
    """A worn paving stone; each slab has its own tone, its stains and chips."""
    nodes = materials.Nodes(name)
    tone = nodes.add("ShaderNodeObjectInfo").outputs["Random"]
    shade = nodes.ramp(tone, (0.0, tuple(part * 0.6 for part in colour)), (1.0, tuple(part * 1.2 for part in colour)))
    clouds = nodes.noise(nodes.place((1, 1, 1)), 1.3, 9, 0.7, 0.8)
    pits = nodes.noise(nodes.place(), 7, 6, 0.75)
    shade = nodes.mix(0.7, shade, nodes.ramp(clouds, (0.32, (0.3, 0.28, 0.32)), (0.6, (1, 1, 1))), "MULTIPLY")
    nodes.bump(nodes.mix(0.4, clouds, pits), 0.4, 0.06)
    return nodes.finish(Base_Color=shade, Roughness=nodes.span(clouds, polish - 0.18, polish + 0.3, 0.35, 0.65),
                        Specular=shine)


def leaf(name, tones, rough=0.55):
    """Blades and leaves; each copy takes its own tone between the given ones."""
    nodes = materials.Nodes(name)
    tone = nodes.add("ShaderNodeObjectInfo").outputs["Random"]
    shade = nodes.ramp(tone, *[(index / (len(tones) - 1), each) for index, each in enumerate(tones)])
    veins = nodes.noise(nodes.place(), 4.0, 6)
    shade = nodes.mix(0.6, shade, nodes.ramp(veins, (0.35, (0.3, 0.3, 0.3)), (0.65, (1, 1, 1))), "MULTIPLY")
    return nodes.finish(Base_Color=shade, Roughness=rough, Specular=0.3)


def wax(name, colour, top, depth=2.2):
    """A candle's wax: greasy, and lit through from the flame above its top."""
    nodes = materials.Nodes(name)
    marks = nodes.noise(nodes.place(), 4.0, 6)
    shade = nodes.ramp(marks, (0.3, tuple(part * 0.7 for part in colour)), (0.6, colour))
    inner = nodes.span(height(nodes), 0.0, 1.0, top - depth, top)
    inner = nodes.add("ShaderNodeMath", {0: inner, 1: 2.6}, operation="POWER").outputs[0]
    nodes.bump(marks, 0.25, 0.05)
    return nodes.finish(Base_Color=shade, Roughness=0.38, Specular=0.5, Emission=(1.0, 0.36, 0.1),
                        Emission_Strength=nodes.add("ShaderNodeMath", {0: inner, 1: 0.5},
                                                    operation="MULTIPLY").outputs[0])


def pasteboard(name, colour=(0.68, 0.6, 0.47), stain=0.75, scale=1.0):
    """An old card's face: foxed, thumbed and creased."""
    nodes = materials.Nodes(name)
    blots = nodes.noise(nodes.place((scale, scale, scale)), 1.1, 9, 0.68)
    foxing = nodes.noise(nodes.place((scale, scale, scale)), 6.5, 4, 0.6)
    aged = tuple(part * factor for part, factor in zip(colour, (0.55, 0.45, 0.36)))
    shade = nodes.mix(stain, (*colour, 1), nodes.ramp(blots, (0.36, aged), (0.6, colour)))
    shade = nodes.mix(0.5, shade, nodes.ramp(foxing, (0.3, (0.42, 0.28, 0.18)), (0.36, (1, 1, 1))), "MULTIPLY")
    nodes.bump(nodes.mix(0.5, blots, foxing), 0.3, 0.05)
    return nodes.finish(Base_Color=shade, Roughness=nodes.span(blots, 0.42, 0.75, 0.3, 0.7), Specular=0.35)


def lattice(name, first, second, frame, size, pitch=9.0):
    """A printed card back: a lattice of diamonds within a plain border; size is the card's."""
    nodes = materials.Nodes(name)
    split = nodes.add("ShaderNodeSeparateXYZ", {"Vector": nodes.place()})
    waves, edges = [], []
    for sign in (1, -1):
        run = nodes.add("ShaderNodeMath", {0: split.outputs["Y"], 1: sign * pitch}, operation="MULTIPLY").outputs[0]
        run = nodes.add("ShaderNodeMath", {0: split.outputs["X"], 1: pitch * 1.4, 2: run},
                        operation="MULTIPLY_ADD").outputs[0]
        waves.append(nodes.add("ShaderNodeMath", {0: run}, operation="SINE").outputs[0])
    for axis, span in (("X", size[0]), ("Y", size[1])):
        far = nodes.add("ShaderNodeMath", {0: split.outputs[axis]}, operation="ABSOLUTE").outputs[0]
        edges.append(nodes.add("ShaderNodeMath", {0: far, 1: 0.5 * span - 0.07 * size[0]},
                               operation="GREATER_THAN").outputs[0])
    weave = nodes.add("ShaderNodeMath", {0: waves[0], 1: waves[1]}, operation="MULTIPLY").outputs[0]
    shade = nodes.ramp(nodes.span(weave, 0, 1, -1, 1), (0.5, first), (0.54, second))
    border = nodes.add("ShaderNodeMath", {0: edges[0], 1: edges[1]}, operation="MAXIMUM").outputs[0]
    shade = nodes.mix(border, shade, (*frame, 1))
    rubs = nodes.noise(nodes.place(), 1.4, 8, 0.7)
    shade = nodes.mix(0.6, shade, nodes.ramp(rubs, (0.34, (0.35, 0.3, 0.3)), (0.58, (1, 1, 1))), "MULTIPLY")
    return nodes.finish(Base_Color=shade, Roughness=0.5, Specular=0.35)


def velvet(name, colour):
    """Heavy velvet: dark face on, alight at grazing angles, crushed in places."""
    nodes = materials.Nodes(name)
    nap = nodes.noise(nodes.place((1, 1, 0.35)), 1.4, 8, 0.7, 0.8)
    fine = nodes.noise(nodes.place(), 30, 3)
    shade = nodes.ramp(nap, (0.3, tuple(part * 0.35 for part in colour)), (0.66, colour))
    nodes.bump(nodes.mix(0.4, nap, fine), 0.3, 0.04)
    return nodes.finish(Base_Color=shade, Roughness=0.8, Sheen=1.0, Sheen_Tint=0.7, Specular=0.12)


def checked_cloth(name, first, second, pitch=0.7, source="Object"):
    """Linen woven in two-tone checks; source UV for a cloth whose UVs lay it out flat."""
    material = trimmings.cloth(name, first, 0.4)
    tree, nodes = material.node_tree, material.node_tree.nodes
    surface = nodes["Principled BSDF"]
    woven = surface.inputs["Base Color"].links[0].from_socket
    coordinates = nodes.new("ShaderNodeTexCoord")
    checker = nodes.new("ShaderNodeTexChecker")
    checker.inputs["Scale"].default_value = pitch
    tint = tuple(part / max(base, 0.001) for part, base in zip(second, first))
    checker.inputs["Color1"].default_value, checker.inputs["Color2"].default_value = (1, 1, 1, 1), (*tint, 1)
    flatten = nodes.new("ShaderNodeMapping")
    flatten.inputs["Scale"].default_value = (1, 1, 0)
    flatten.inputs["Location"].default_value = (0, 0, 0.5)
    flatten.inputs["Rotation"].default_value = (0, 0, math.radians(38))
    blend = nodes.new("ShaderNodeMixRGB")
    blend.blend_type, blend.inputs["Fac"].default_value = "MULTIPLY", 1.0
    for start, end in ((coordinates.outputs[source], flatten.inputs["Vector"]),
                       (flatten.outputs[0], checker.inputs["Vector"]), (woven, blend.inputs[1]),
                       (checker.outputs["Color"], blend.inputs[2]), (blend.outputs[0], surface.inputs["Base Color"])):
        tree.links.new(start, end)
    return material


def dusk(name, low, high, strength, horizon, top):
    """The sky behind the trees: a glow at the horizon that dies upward."""
    nodes = materials.Nodes(name)
    clouds = nodes.noise(nodes.place((0.5, 1, 1.4)), 0.12, 7, 0.6)
    rise = nodes.span(height(nodes), 0.0, 1.0, horizon, top)
    rise = nodes.add("ShaderNodeMath", {0: rise, 1: nodes.span(clouds, -0.25, 0.25)}, operation="ADD").outputs[0]
    shade = nodes.ramp(rise, (0.02, low), (0.45, tuple((a + b) * 0.35 for a, b in zip(low, high))), (0.95, high))
    return nodes.finish(Base_Color=(0, 0, 0), Specular=0.0, Emission=shade, Emission_Strength=strength)


def painted(name, white, red, low=0.3, high=0.95):
    """A white petal over which wet red paint has been slapped from above, differently on each copy."""
    nodes = materials.Nodes(name)
    tone = nodes.add("ShaderNodeObjectInfo").outputs["Random"]
    shift = nodes.add("ShaderNodeVectorMath", {0: nodes.place(), 1: tone}, operation="ADD").outputs[0]
    runs = nodes.noise(nodes.add("ShaderNodeMapping", {"Vector": shift, "Scale": (3, 3, 0.7)}).outputs[0], 1.4, 4)
    level = nodes.span(tone, high, low)
    level = nodes.add("ShaderNodeMath", {0: runs, 1: 0.5, 2: level}, operation="MULTIPLY_ADD").outputs[0]
    wet = nodes.add("ShaderNodeMath", {0: height(nodes), 1: level}, operation="SUBTRACT").outputs[0]
    wet = nodes.span(wet, 0.0, 1.0, -0.62, -0.58)
    bruise = nodes.noise(nodes.place(), 5, 5)
    petal = nodes.ramp(bruise, (0.3, tuple(part * 0.6 for part in white)), (0.6, white))
    shade = nodes.mix(wet, petal, (*red, 1))
    return nodes.finish(Base_Color=shade, Roughness=nodes.span(wet, 0.7, 0.16), Specular=0.45)


def gilding(name, colour=(0.95, 0.6, 0.2)):
    """Worn gold paint on a glaze, which stays gold where the room behind it is dark."""
    nodes = materials.Nodes(name)
    rubs = nodes.noise(nodes.place(), 5.0, 8, 0.7)
    shade = nodes.ramp(rubs, (0.34, tuple(part * 0.3 for part in colour)), (0.5, colour))
    nodes.bump(rubs, 0.15, 0.02)
    return nodes.finish(Base_Color=shade, Metallic=0.55, Roughness=nodes.span(rubs, 0.5, 0.24, 0.35, 0.6),
                        Emission=shade, Emission_Strength=0.035)
