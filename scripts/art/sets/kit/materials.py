"""Worn, uneven, procedural materials for the Blender sets."""
import math

import bpy


class Nodes:
    """A small builder over one material's node tree."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.surface = self.tree.nodes["Principled BSDF"]
        self.coordinates = self.tree.nodes.new("ShaderNodeTexCoord")

    def add(self, kind, inputs=None, **settings):
        """Add a node, set its properties, and fill its inputs with values or with other nodes' outputs."""
        node = self.tree.nodes.new(kind)
        for key, value in settings.items():
            setattr(node, key, value)
        for key, value in (inputs or {}).items():
            self.feed(node.inputs[key], value)
        return node

    def feed(self, socket, value):
        """Link an output to a socket, or set the socket's constant."""
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        else:
            socket.default_value = value

    def place(self, scale=(1, 1, 1), source="Object"):
        """Texture coordinates stretched by scale."""
        return self.add("ShaderNodeMapping", {"Vector": self.coordinates.outputs[source], "Scale": scale}).outputs[0]

    def distance(self, place, point):
        """How far a place is from a fixed point of the same coordinates."""
        return self.add("ShaderNodeVectorMath", {0: place, 1: point}, operation="DISTANCE").outputs["Value"]

    def noise(self, vector, scale, detail=6.0, roughness=0.6, distortion=0.0):
        """Fractal noise between 0 and 1."""
        return self.add(
            "ShaderNodeTexNoise",
            {"Vector": vector, "Scale": scale, "Detail": detail, "Roughness": roughness, "Distortion": distortion},
        ).outputs["Fac"]

    def ramp(self, factor, *stops):
        """Colour ramp; each stop is (position, colour)."""
        node = self.add("ShaderNodeValToRGB", {"Fac": factor})
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, colour) in zip(elements, stops):
            element.position, element.color = position, (*colour, 1)
        return node.outputs["Color"]

    def span(self, factor, low, high, start=0.0, end=1.0):
        """Map a factor's range start..end to low..high."""
        return self.add(
            "ShaderNodeMapRange", {"Value": factor, "From Min": start, "From Max": end, "To Min": low, "To Max": high}
        ).outputs[0]

    def mix(self, factor, first, second, blend="MIX"):
        """Mix two colours."""
        return self.add(
            "ShaderNodeMixRGB", {"Fac": factor, "Color1": first, "Color2": second}, blend_type=blend
        ).outputs[0]

    def bump(self, height, strength, distance):
        """Bump the surface by a height."""
        node = self.add("ShaderNodeBump", {"Height": height, "Strength": strength, "Distance": distance})
        self.feed(self.surface.inputs["Normal"], node.outputs[0])

    def finish(self, **inputs):
        """Feed the surface's inputs (underscores stand for spaces) and return the material."""
        for key, value in inputs.items():
            if isinstance(value, tuple) and len(value) == 3:
                value = (*value, 1)
            self.feed(self.surface.inputs[key.replace("_", " ")], value)
        return self.material


def wood(name, dark, light, grain=(0.35, 5.0, 5.0), gloss=0.32, scratches=True):
    """Varnished, worn timber whose grain runs along X."""
    nodes = Nodes(name)
    along = nodes.place(grain)
    rings = nodes.noise(along, 1.6, 8, 0.65, 1.2)
    fibres = nodes.noise(nodes.place((grain[0] * 1.5, grain[1] * 9, grain[2] * 9)), 2.0, 4)
    colour = nodes.ramp(rings, (0.28, dark), (0.52, light), (0.72, tuple(part * 0.6 for part in light)))
    colour = nodes.mix(0.5, colour, nodes.ramp(fibres, (0.3, (0.35, 0.3, 0.28)), (0.65, (1, 1, 1))), "MULTIPLY")
    stains = nodes.noise(nodes.place(), 0.35, 5)
    colour = nodes.mix(0.55, colour, nodes.ramp(stains, (0.35, (0.45, 0.42, 0.4)), (0.6, (1, 1, 1))), "MULTIPLY")
    rough = nodes.span(nodes.noise(nodes.place(), 1.1, 8, 0.7), gloss - 0.12, gloss + 0.3, 0.3, 0.7)
    height = fibres
    if scratches:
        lines = nodes.noise(nodes.place((0.4, 14, 1)), 3.0, 2, 0.5, 0.6)
        height = nodes.mix(0.4, fibres, nodes.ramp(lines, (0.28, (0, 0, 0)), (0.36, (1, 1, 1))))
    nodes.bump(height, 0.25, 0.02)
    return nodes.finish(Base_Color=colour, Roughness=rough, Specular=0.45)


def metal(name, colour, rough=0.32, tarnish=0.5):
    """Worn metal with tarnished patches."""
    nodes = Nodes(name)
    patches = nodes.noise(nodes.place(), 3.0, 8, 0.7)
    dull = tuple(part * 0.25 for part in colour)
    shade = nodes.mix(tarnish, (*colour, 1), nodes.ramp(patches, (0.4, dull), (0.62, colour)))
    nodes.bump(nodes.noise(nodes.place(), 22, 4), 0.12, 0.02)
    return nodes.finish(Base_Color=shade, Metallic=1.0, Roughness=nodes.span(patches, rough + 0.25, rough, 0.35, 0.65))


def plastic(name, colour, rough=0.42, grain=60, wear=0.6):
    """Moulded plastic or rubber with grain, dust and finger marks."""
    nodes = Nodes(name)
    marks = nodes.noise(nodes.place(), 1.8, 8, 0.7)
    dusty = tuple(min(1.0, part * 1.5 + 0.015) for part in colour)
    nodes.bump(nodes.noise(nodes.place(), grain, 2), 0.1, 0.02)
    return nodes.finish(
        Base_Color=nodes.mix(wear, (*colour, 1), nodes.ramp(marks, (0.42, colour), (0.68, dusty))),
        Roughness=nodes.span(marks, rough - 0.1, rough + 0.25, 0.35, 0.7),
    )


def leather(name, dark, colour, rubbed, scale=1.0):
    """Handled leather: dark in its creases, rubbed pale on its edges, fine grain."""
    nodes = Nodes(name)
    creases = nodes.noise(nodes.place((scale, scale, 1.6 * scale)), 1.3, 4, 0.62, 0.9)
    grain = nodes.noise(nodes.place(), 16 * scale, 2)
    shade = nodes.ramp(creases, (0.3, dark), (0.52, colour), (0.72, rubbed))
    nodes.bump(nodes.mix(0.3, creases, grain), 0.5, 0.12 / scale)
    return nodes.finish(Base_Color=shade, Roughness=nodes.span(creases, 0.26, 0.55, 0.35, 0.7), Specular=0.5)


def glaze(name, colour, rough=0.12):
    """Glazed stoneware with faint speckles."""
    nodes = Nodes(name)
    speckles = nodes.noise(nodes.place(), 14, 3)
    shade = nodes.ramp(speckles, (0.3, tuple(part * 0.3 for part in colour)), (0.38, colour))
    nodes.bump(nodes.noise(nodes.place(), 2.5, 3), 0.12, 0.05)
    return nodes.finish(Base_Color=shade, Roughness=rough, Specular=0.6)


def paper(name, colour=(0.72, 0.66, 0.54), stain=0.5):
    """Handled paper: creases and tea-coloured stains."""
    nodes = Nodes(name)
    blots = nodes.noise(nodes.place(), 0.8, 6)
    aged = tuple(part * factor for part, factor in zip(colour, (0.62, 0.5, 0.36)))
    nodes.bump(nodes.noise(nodes.place(), 2.2, 6, 0.65), 0.35, 0.05)
    return nodes.finish(
        Base_Color=nodes.mix(stain, (*colour, 1), nodes.ramp(blots, (0.36, aged), (0.6, colour))),
        Roughness=0.85,
        Specular=0.2,
    )


def brick(name, tones, rough=0.85):
    """Fired clay; every object wearing it takes its own tone, soot and chips."""
    nodes = Nodes(name)
    chance = nodes.add("ShaderNodeObjectInfo").outputs["Random"]
    shade = nodes.ramp(chance, *[(index / (len(tones) - 1), tone) for index, tone in enumerate(tones)])
    pits = nodes.noise(nodes.place(source="Object"), 5.0, 8, 0.7)
    shade = nodes.mix(0.65, shade, nodes.ramp(pits, (0.3, (0.2, 0.18, 0.17)), (0.6, (1, 1, 1))), "MULTIPLY")
    nodes.bump(pits, 0.45, 0.1)
    return nodes.finish(Base_Color=shade, Roughness=rough, Specular=0.25)


def plain(name, colour, rough=0.8, bump=0.4, scale=3.0):
    """A matt surface (mortar, cork, felt, plaster) with uneven tone and relief."""
    nodes = Nodes(name)
    relief = nodes.noise(nodes.place(), scale, 8, 0.7)
    shade = nodes.ramp(relief, (0.3, tuple(part * 0.45 for part in colour)), (0.65, colour))
    nodes.bump(relief, bump, 0.1)
    return nodes.finish(Base_Color=shade, Roughness=rough, Specular=0.2)


def ink(name, colour, rough=0.7):
    """Writing on paper: it casts no shadow, since it lies a little above the waves of its sheet."""
    material = Nodes(name).finish(Base_Color=colour, Roughness=rough, Specular=0.2)
    material.shadow_method = "NONE"
    return material


def glow(name, colour, strength):
    """A light-giving surface: bulb, pilot light, digit."""
    nodes = Nodes(name)
    return nodes.finish(Base_Color=(0, 0, 0), Emission=colour, Emission_Strength=strength)


def flame(name, strength, height):
    """A flame of a height along its own Z: blue at the wick, orange at the tip; it casts no shadow."""
    nodes = Nodes(name)
    level = nodes.add("ShaderNodeSeparateXYZ", {"Vector": nodes.coordinates.outputs["Object"]}).outputs["Z"]
    colour = nodes.ramp(
        nodes.span(level, 0, 1, 0.0, height),
        (0.02, (0.12, 0.16, 0.8)),
        (0.17, (1.0, 0.35, 0.08)),
        (0.5, (1.0, 0.61, 0.23)),
        (1.0, (1.0, 0.41, 0.1)),
    )
    fire = nodes.finish(Base_Color=(0, 0, 0), Emission=colour, Emission_Strength=strength)
    fire.shadow_method = "NONE"
    return fire


def glass(name):
    """Thin clear glass that keeps its reflections."""
    material = Nodes(name).finish(Base_Color=(0.6, 0.7, 0.7), Roughness=0.05, Specular=1.0, Alpha=0.14)
    material.blend_method, material.shadow_method, material.show_transparent_back = "BLEND", "NONE", False
    return material


def picture(name, path, brightness=0.0, scan_lines=0, tint=(1, 1, 1)):
    """An image: printed (brightness 0) or glowing behind glass with scan lines (brightness above 0)."""
    nodes = Nodes(name)
    image = nodes.add(
        "ShaderNodeTexImage",
        {"Vector": nodes.coordinates.outputs["UV"]},
        image=bpy.data.images.load(path),
        extension="EXTEND",
    ).outputs["Color"]
    image = nodes.mix(1.0, image, (*tint, 1), "MULTIPLY")
    if not brightness:
        nodes.bump(nodes.noise(nodes.place(), 3, 4), 0.2, 0.04)
        return nodes.finish(Base_Color=image, Roughness=0.4)
    if scan_lines:
        split = nodes.add("ShaderNodeSeparateXYZ", {"Vector": nodes.coordinates.outputs["UV"]}).outputs["Y"]
        wave = nodes.add("ShaderNodeMath", {0: split, 1: scan_lines * math.tau}, operation="MULTIPLY").outputs[0]
        wave = nodes.add("ShaderNodeMath", {0: wave}, operation="SINE").outputs[0]
        image = nodes.mix(nodes.span(wave, 0.0, 0.35, -1, 1), image, (0, 0, 0, 1))
    smears = nodes.noise(nodes.place(), 0.9, 7, 0.7)
    return nodes.finish(
        Base_Color=(0.004, 0.004, 0.005),
        Emission=image,
        Emission_Strength=brightness,
        Roughness=nodes.span(smears, 0.12, 0.4, 0.4, 0.75),
        Specular=0.5,
    )


def chalk(name, colour):
    """Chalk dragged over slate: broken where the board's grain holds no dust."""
    nodes = Nodes(name)
    grain = nodes.noise(nodes.place(), 11, 5, 0.75)
    alpha = nodes.span(grain, 0.15, 1.0, 0.36, 0.56)
    material = nodes.finish(Base_Color=colour, Roughness=1.0, Specular=0.0, Alpha=alpha)
    material.blend_method, material.shadow_method = "HASHED", "NONE"
    return material


def slate(name):
    """A chalkboard with the dust of wiped-off lessons."""
    nodes = Nodes(name)
    wiped = nodes.noise(nodes.place((0.35, 1.1, 1)), 0.8, 8, 0.62, 1.5)
    fine = nodes.noise(nodes.place((1, 1, 1)), 9, 4)
    shade = nodes.ramp(wiped, (0.36, (0.011, 0.02, 0.017)), (0.56, (0.03, 0.042, 0.037)), (0.75, (0.085, 0.095, 0.088)))
    nodes.bump(fine, 0.12, 0.02)
    return nodes.finish(Base_Color=shade, Roughness=nodes.span(fine, 0.5, 0.8), Specular=0.3)
