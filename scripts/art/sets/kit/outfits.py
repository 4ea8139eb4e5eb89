"""What people wear, their skin, and how they hold their fingers."""
from dataclasses import dataclass

import materials

# How much wider than the body, where sleeves end (1 elbow, 2 wrist), where the hem hangs, how deep the cloth folds.
CUTS = {
    "shirt": (0.008, 1.32, 0.476, 1.0),
    "sweater": (0.013, 1.93, 0.478, 0.8),
    "blazer": (0.013, 1.9, 0.432, 0.6),
    "hoodie": (0.017, 1.95, 0.47, 1.0),
    "oxford": (0.008, 1.9, 0.476, 1.0),
    "tunic": (0.008, 1.88, 0.47, 1.1),
    "blouse": (0.007, 1.5, 0.484, 1.1),
}
FLAT, POINTING, RELAXED = (4, 5, 6, 7), (3, 55, 62, 66), (18, 22, 26, 30)  # how far each finger bends at every joint


@dataclass
class Look:
    """What a figure wears: a top by its cut and cloth, trousers, hair by its style and colour, and its skin."""

    cut: str
    cloth: object
    legs: object
    hair: str
    hair_colour: tuple
    skin: object
    seed: int = 1


def skin(name, tone):
    """Skin in half light: soft, a little moist, never glossy."""
    nodes = materials.Nodes(name)
    nodes.bump(nodes.noise(nodes.place(), 9, 4), 0.12, 0.02)
    return nodes.finish(Base_Color=tone, Roughness=0.55, Specular=0.3)


def wool(name, colour):
    """Cloth for a figure in half light: matt, unevenly worn, with a soft sheen along its outline."""
    nodes = materials.Nodes(name)
    weave = nodes.mix(0.5, nodes.noise(nodes.place((22, 22, 3)), 2.0, 2), nodes.noise(nodes.place((3, 3, 22)), 2.0, 2))
    worn = nodes.noise(nodes.place(), 0.9, 5)
    shade = nodes.ramp(worn, (0.32, tuple(part * 0.72 for part in colour)), (0.66, colour))
    nodes.bump(weave, 0.3, 0.02)
    return nodes.finish(Base_Color=shade, Roughness=0.9, Specular=0.12, Sheen=0.6, Sheen_Tint=0.7)
