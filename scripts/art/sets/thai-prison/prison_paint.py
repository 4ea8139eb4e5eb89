"""Materials of the old prison: peeling coats of paint, rust, rain-wet concrete, chipped enamel and glazed tiles.

Surfaces that share a world of stains are built in scene coordinates, so that Object coordinates are the scene's own.
"""
import materials

GREEN, OCHRE, PLASTER = (0.062, 0.15, 0.092), (0.4, 0.245, 0.085), (0.27, 0.25, 0.21)
CREAM = (0.42, 0.36, 0.2)


def scattered(nodes, scale=(1, 1, 1)):
    """Object coordinates moved by each object's own chance, so that copies differ."""
    chance = nodes.add("ShaderNodeObjectInfo").outputs["Random"]
    moved = nodes.add("ShaderNodeVectorMath", {0: nodes.place(scale), 1: nodes.span(chance, 0, 90)}, operation="ADD")
    return moved.outputs[0]


def times(nodes, first, second, kind="MULTIPLY"):
    """Two factors combined, held between 0 and 1."""
    return nodes.add("ShaderNodeMath", {0: first, 1: second}, operation=kind, use_clamp=True).outputs[0]


def height_of(nodes):
    """The scene's height at each point."""
    return nodes.add("ShaderNodeSeparateXYZ", {"Vector": nodes.coordinates.outputs["Object"]}).outputs["Z"]


def coat_mask(nodes, loss, size, seed):
    """How near each point's coat of paint is to falling off: flakes break along cracks where the damage is large."""
    place = nodes.add("ShaderNodeMapping", {"Vector": nodes.coordinates.outputs["Object"],
                                            "Location": (seed, seed * 1.7, seed * 2.3)}).outputs[0]
    damage = nodes.noise(place, 0.13 / size, 9, 0.62, 0.5)
    wobble = nodes.add("ShaderNodeTexNoise", {"Vector": place, "Scale": 1.4 / size, "Detail": 5.0}).outputs["Color"]
    bent = nodes.add("ShaderNodeVectorMath", {0: place, 1: wobble}, operation="ADD").outputs[0]
    flakes = nodes.add("ShaderNodeTexVoronoi", {"Vector": bent, "Scale": 1.25 / size}, feature="F1")
    chip = nodes.add("ShaderNodeSeparateXYZ", {"Vector": flakes.outputs["Color"]}).outputs["X"]
    cracks = nodes.add("ShaderNodeTexVoronoi", {"Vector": bent, "Scale": 1.25 / size}, feature="DISTANCE_TO_EDGE")
    value = nodes.add("ShaderNodeMath", {0: chip, 1: 0.075, 2: damage}, operation="MULTIPLY_ADD").outputs[0]
    gone = nodes.span(value, 0, 1, loss, loss + 0.012)
    gone.node.clamp = True
    lifted = nodes.span(value, 0, 1, loss - 0.07, loss)
    cracked = times(nodes, nodes.span(cracks.outputs["Distance"], 1, 0, 0.0, 0.035),
                    nodes.span(value, 0, 1, loss - 0.13, loss - 0.04))
    edge = times(nodes, nodes.span(value, 1, 0, loss + 0.01, loss + 0.035), gone)
    return gone, lifted, cracked, edge


def peeling(name, top=GREEN, under=OCHRE, base=PLASTER, loss=0.56, size=1.0, dado=None, seed=0.0, damp=0.75, rough=0.5):
    """Old coats over plaster: top, then under, then base; dado is (height, colour) of a darker painted foot.

    A lower loss peels more; size scales the flakes.
    """
    nodes = materials.Nodes(name)
    height = height_of(nodes)
    gone, lifted, cracked, edge = coat_mask(nodes, loss, size, seed)
    gone_under, _, _, edge_under = coat_mask(nodes, loss + 0.055, size, seed)
    fade = nodes.noise(nodes.place(), 0.2, 6, 0.65)
    paint = nodes.mix(0.75, (*top, 1), nodes.ramp(fade, (0.32, tuple(part * 0.5 for part in top)), (0.5, top),
                                                  (0.72, tuple(part * 1.35 + 0.02 for part in top))))
    if dado:
        line = nodes.noise(nodes.place(), 0.9, 4)
        border = nodes.add("ShaderNodeMath", {0: line, 1: 0.35, 2: height}, operation="MULTIPLY_ADD").outputs[0]
        paint = nodes.mix(nodes.span(border, 0, 1, dado[0] - 0.02, dado[0] + 0.02), (*dado[1], 1), paint)
    fine = nodes.noise(nodes.place(), 2.6, 9, 0.7)
    raw = nodes.ramp(fine, (0.3, tuple(part * 0.5 for part in base)), (0.62, base))
    second = nodes.mix(0.5, (*under, 1), nodes.ramp(fine, (0.32, tuple(part * 0.5 for part in under)), (0.62, under)))
    colour = nodes.mix(gone, paint, nodes.mix(gone_under, second, raw))
    shadow = times(nodes, times(nodes, edge, 0.75), times(nodes, edge_under, 0.6), "MAXIMUM")
    colour = nodes.mix(times(nodes, shadow, times(nodes, cracked, 0.8), "MAXIMUM"), colour, (0.012, 0.012, 0.01, 1))
    streaks = nodes.noise(nodes.place((0.75, 0.75, 0.035)), 1.0, 7, 0.62, 0.3)
    stain = nodes.ramp(streaks, (0.36, (0.2, 0.19, 0.14)), (0.6, (1, 1, 1)))
    colour = nodes.mix(damp, colour, stain, "MULTIPLY")
    mould = nodes.ramp(nodes.noise(nodes.place(), 0.5, 9, 0.75), (0.36, (0.16, 0.19, 0.13)), (0.5, (1, 1, 1)))
    colour = nodes.mix(damp * 0.8, colour, mould, "MULTIPLY")
    wet = nodes.span(height, 0.75, 0.0, 0.0, 5.0)
    colour = nodes.mix(wet, colour, (0.05, 0.055, 0.045, 1), "MULTIPLY")
    relief = nodes.add("ShaderNodeMath", {0: lifted, 1: 1.3, 2: times(nodes, fine, 0.35)}, operation="MULTIPLY_ADD")
    relief = nodes.mix(gone, relief.outputs[0], nodes.mix(gone_under, times(nodes, fine, 0.6), times(nodes, fine, 0.3)))
    relief = nodes.mix(times(nodes, cracked, 0.8), relief, (0, 0, 0, 1))
    nodes.bump(relief, 0.75, 0.09)
    gloss = nodes.mix(gone, nodes.span(fine, rough - 0.1, rough + 0.2, 0.3, 0.7), (0.9, 0.9, 0.9, 1))
    return nodes.finish(Base_Color=colour, Roughness=gloss, Specular=0.35)


def rusted(name, paint=(0.02, 0.034, 0.028), amount=0.52, rough=0.5):
    """Painted iron that rusts through: orange bloom round dark scale; a lower amount rusts more."""
    nodes = materials.Nodes(name)
    place = scattered(nodes)
    patches = nodes.noise(place, 0.62, 9, 0.7, 0.3)
    bloom = nodes.noise(place, 5.5, 8, 0.72)
    scale = nodes.ramp(bloom, (0.3, (0.022, 0.01, 0.006)), (0.48, (0.11, 0.034, 0.011)), (0.62, (0.25, 0.085, 0.022)),
                       (0.74, (0.36, 0.15, 0.045)))
    mask = nodes.span(patches, 0, 1, amount - 0.035, amount + 0.04)
    worn = nodes.ramp(bloom, (0.3, tuple(part * 0.55 for part in paint)), (0.66, tuple(part * 1.5 for part in paint)))
    shade = nodes.mix(mask, worn, scale)
    nodes.bump(nodes.mix(mask, nodes.span(bloom, 0.55, 0.72), bloom), 0.55, 0.045)
    return nodes.finish(Base_Color=shade,
                        Roughness=nodes.mix(mask, nodes.span(bloom, rough - 0.16, rough + 0.16, 0.3, 0.7),
                                                              (0.86, 0.86, 0.86, 1)), Specular=0.45)


def concrete(name, colour=(0.17, 0.165, 0.145), wet=0.0, puddle=0.52, size=1.0, bump=0.5):
    """Trodden concrete with cracks and stains; wet (0 to 1) darkens it and fills its hollows with still water."""
    nodes = materials.Nodes(name)
    fine = nodes.noise(nodes.place(), 1.7, 10, 0.72)
    broad = nodes.noise(nodes.place(), 0.11 / size, 7, 0.6, 0.4)
    shade = nodes.ramp(fine, (0.3, tuple(part * 0.42 for part in colour)), (0.66, colour))
    stains = nodes.ramp(broad, (0.34, (0.5, 0.46, 0.36)), (0.58, (1, 1, 1)))
    shade = nodes.mix(0.8, shade, stains, "MULTIPLY")
    bent = nodes.add("ShaderNodeVectorMath", {0: nodes.place(), 1: nodes.add(
        "ShaderNodeTexNoise", {"Vector": nodes.place(), "Scale": 0.45, "Detail": 8.0}).outputs["Color"]},
                     operation="ADD").outputs[0]
    cracks = nodes.add("ShaderNodeTexVoronoi", {"Vector": bent, "Scale": 0.085 / size}, feature="DISTANCE_TO_EDGE")
    crack = times(nodes, nodes.span(cracks.outputs["Distance"], 1, 0, 0.0, 0.012), nodes.span(broad, 0, 1, 0.4, 0.6))
    shade = nodes.mix(times(nodes, crack, 0.8), shade, (0.008, 0.008, 0.007, 1))
    water = nodes.span(broad, 1, 0, puddle - 0.035, puddle)
    film = nodes.span(broad, 1, 0, puddle, puddle + 0.12)
    dry = nodes.span(fine, 0.5, 0.85, 0.35, 0.65)
    damp = nodes.span(fine, 0.16, 0.46, 0.35, 0.7)
    shade = nodes.mix(times(nodes, film, 0.72 * wet), shade, (0.012, 0.014, 0.011, 1))
    rough = nodes.mix(times(nodes, film, wet), dry, damp)
    rough = nodes.mix(times(nodes, water, 1.0 if wet else 0.0), rough, (0.025, 0.025, 0.025, 1))
    relief = nodes.mix(crack, fine, (0, 0, 0, 1))
    if wet:
        ripple = nodes.span(nodes.noise(nodes.place(), 0.5, 2), 0.49, 0.51)
        relief = nodes.mix(water, relief, ripple)
    nodes.bump(relief, bump, 0.09)
    return nodes.finish(Base_Color=shade, Roughness=rough, Specular=0.5)


def chipped(name, colour, chip=0.66, scale=1.6, rough=0.16, dirt=0.5):
    """Vitreous enamel with knocks down to black and rusty iron; a lower chip is more knocked about."""
    nodes = materials.Nodes(name)
    place = scattered(nodes)
    knocks = nodes.noise(place, scale, 7, 0.68, 0.2)
    rusty = nodes.noise(place, 9, 6)
    iron = nodes.ramp(rusty, (0.35, (0.008, 0.007, 0.007)), (0.62, (0.11, 0.035, 0.012)))
    film = nodes.ramp(nodes.noise(place, 0.8, 8, 0.7), (0.36, tuple(part * 0.62 for part in colour)), (0.6, colour))
    halo = nodes.span(knocks, 0, 0.7, chip - 0.05, chip)
    enamel = nodes.mix(dirt, (*colour, 1), film)
    enamel = nodes.mix(halo, enamel, (0.19, 0.085, 0.03, 1))
    mask = nodes.span(knocks, 0, 1, chip, chip + 0.01)
    nodes.bump(nodes.mix(mask, (1, 1, 1, 1), nodes.span(rusty, 0.0, 0.4)), 0.35, 0.03)
    return nodes.finish(Base_Color=nodes.mix(mask, enamel, iron), Specular=0.55,
                        Roughness=nodes.mix(mask, nodes.span(rusty, rough, rough + 0.14), (0.85, 0.85, 0.85, 1)))


def tile(name, colour, crazed=0.5):
    """A glazed wall tile: every copy takes its own tone, crazing and run of dirt."""
    nodes = materials.Nodes(name)
    chance = nodes.add("ShaderNodeObjectInfo").outputs["Random"]
    tone = nodes.ramp(chance, (0.0, tuple(part * 0.5 for part in colour)), (0.35, colour),
                      (0.8, tuple(part * 0.82 for part in colour)), (1.0, tuple(part * 1.15 for part in colour)))
    place = scattered(nodes)
    dirt = nodes.noise(place, 0.9, 8, 0.7)
    shade = nodes.mix(0.7, tone, nodes.ramp(dirt, (0.34, (0.2, 0.16, 0.09)), (0.56, (1, 1, 1))), "MULTIPLY")
    crazing = nodes.add("ShaderNodeTexVoronoi", {"Vector": place, "Scale": 3.2}, feature="DISTANCE_TO_EDGE")
    shade = nodes.mix(times(nodes, nodes.span(crazing.outputs["Distance"], crazed, 0, 0, 0.03),
                            nodes.span(dirt, 1, 0, 0.4, 0.6)), shade, (0.03, 0.024, 0.015, 1))
    nodes.bump(nodes.noise(place, 1.3, 3), 0.16, 0.06)
    return nodes.finish(Base_Color=shade, Roughness=nodes.span(dirt, 0.36, 0.1, 0.35, 0.6), Specular=0.6)


def daylight(strength=2.1):
    """The yard beyond a gate, far out of focus: wet leaves below a bright sky."""
    nodes = materials.Nodes("daylight")
    leaves = nodes.noise(nodes.place(), 0.16, 5, 0.6)
    sky = nodes.span(height_of(nodes), 0.0, 0.34, 0, 30)
    shade = nodes.add("ShaderNodeMath", {0: leaves, 1: sky}, operation="ADD").outputs[0]
    colour = nodes.ramp(shade, (0.36, (0.05, 0.2, 0.05)), (0.55, (0.3, 0.62, 0.2)), (0.82, (0.86, 1.0, 0.62)))
    return nodes.finish(Base_Color=(0, 0, 0), Emission=colour, Emission_Strength=strength)
