"""Metals of the cipher wheel: brass turned on a lathe, with grime in its corners, and the enamel of its pointer."""
import materials


def turned(name, colour, rough, age):
    """Brass with the fine rings of the lathe, rubbed where hands go, and dark with old polish and dust in its corners.

    Age is how much of it has gone brown, 0 to 1.
    """
    nodes = materials.Nodes(name)
    place = nodes.place()
    split = nodes.add("ShaderNodeSeparateXYZ", {"Vector": place})
    flat = nodes.add("ShaderNodeCombineXYZ", {"X": split.outputs["X"], "Y": split.outputs["Y"]}).outputs[0]
    reach = nodes.add("ShaderNodeVectorMath", {0: flat}, operation="LENGTH").outputs["Value"]
    rings = nodes.add("ShaderNodeCombineXYZ", {"X": reach, "Y": split.outputs["Z"]}).outputs[0]
    lathe = nodes.noise(rings, 85, 3, 0.75)
    patina, prints = nodes.noise(place, 2.1, 8, 0.7, 0.6), nodes.noise(place, 6.5, 6, 0.65, 1.4)
    corners = nodes.add("ShaderNodeAmbientOcclusion", {"Distance": 0.22}).outputs["AO"]
    brown = tuple(part * factor for part, factor in zip(colour, (0.2, 0.15, 0.11)))
    shade = nodes.mix(age, (*colour, 1), nodes.ramp(patina, (0.36, brown), (0.64, colour)))
    shade = nodes.mix(nodes.span(corners, 0.9, 0.0, 0.35, 0.8), shade, (0.02, 0.013, 0.008, 1))
    scratches = nodes.noise(nodes.place((1.2, 26, 9)), 3.2, 2, 0.5, 0.5)
    relief = nodes.mix(0.35, lathe, nodes.ramp(scratches, (0.27, (0, 0, 0)), (0.34, (1, 1, 1))))
    nodes.bump(relief, 0.11, 0.012)
    dull = nodes.mix(0.5, patina, prints)
    return nodes.finish(Base_Color=shade, Metallic=1.0, Roughness=nodes.span(dull, rough + 0.28, rough, 0.38, 0.62))


def enamel():
    """Red enamel, chipped to the metal at its edges."""
    nodes = materials.Nodes("pointer enamel")
    chips = nodes.noise(nodes.place(), 9, 5, 0.7)
    return nodes.finish(Base_Color=nodes.ramp(chips, (0.33, (0.05, 0.03, 0.015)), (0.36, (0.24, 0.004, 0.003))),
                        Roughness=0.5, Specular=0.12)
