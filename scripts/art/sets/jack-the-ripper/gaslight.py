"""Victorian lamps: a gas lamp on its iron column, a bracket lantern for a wall, and a tubular storm lantern."""
import math

import masonry
import materials
import shapes
import stage

AMBER = (1.0, 0.52, 0.17)


def lamp_pane(name="lamp pane", strength=1.6):
    """Dirty lantern glass that takes the flame's glow: brightest in its middle, sooty at its edges."""
    nodes = materials.Nodes(name)
    far = nodes.distance(nodes.coordinates.outputs["Generated"], (0.5, 0.5, 0.36))
    soot = nodes.noise(nodes.place(), 1.8, 7, 0.7)
    glow = nodes.add("ShaderNodeMath", {0: nodes.span(far, 1.0, 0.12, 0.1, 0.75),
                                        1: nodes.span(soot, 0.35, 1.0, 0.3, 0.65)},
                     operation="MULTIPLY").outputs[0]
    material = nodes.finish(Base_Color=(0.06, 0.04, 0.02), Emission=(1.0, 0.48, 0.13),
                            Emission_Strength=nodes.span(glow, 0.0, strength), Roughness=0.12,
                            Alpha=nodes.span(glow, 0.16, 0.62))
    material.blend_method, material.shadow_method, material.show_transparent_back = "BLEND", "NONE", False
    return material


def flame_body(location, height, parent=None, strength=24.0, fan=1.0):
    """A gas or oil flame: a leaf of light, as flat as its burner's slit."""
    fire = materials.glow("gas flame", (1.0, 0.56, 0.2), strength)
    fire.shadow_method = "NONE"
    profile = [(0.03, 0), (0.16, 0.1), (0.27, 0.3), (0.28, 0.5), (0.2, 0.74), (0.08, 0.93), (0, 1.0)]
    tongue = shapes.lathe([(radius * height, up * height) for radius, up in profile], fire, parent, location,
                          segments=20)
    tongue.scale = (fan, 0.4, 1.0)
    return tongue


def case(iron, pane, parent, bottom=1.15, top=1.95, height=4.0):
    """The four-sided lantern itself, standing on z = 0: frame, panes, roof, vent and finial."""
    built = masonry.Assembly(iron)
    lean = math.degrees(math.atan2(top - bottom, height))
    for side in range(4):
        turn = 90 * side
        angle = math.radians(turn)
        along, out = (math.cos(angle), math.sin(angle)), (-math.sin(angle), math.cos(angle))
        for half, z, thick in ((bottom, 0.08, 0.26), (top, height, 0.3)):
            built.box((out[0] * half, out[1] * half, z), (2 * half + 0.2, 0.24, thick), 0, (0, 0, turn))
        reach = (bottom + top) / 2
        corner = [along[axis] * reach + out[axis] * reach for axis in (0, 1)]
        built.box((*corner, height / 2), (0.2, 0.2, height * 1.05), 0, (-lean, lean, turn))
        built.box((out[0] * reach, out[1] * reach, height / 2), (0.09, 0.09, height), 0, (-lean, 0, turn))
        ring = [(-bottom, bottom, 0.12), (bottom, bottom, 0.12), (top, top, height - 0.1), (-top, top, height - 0.1)]
        glass = shapes.mesh("pane", ring, [(0, 1, 2, 3)], pane, parent)
        glass.rotation_euler = (0, 0, angle)
    for half, rise, low, high in ((top + 0.28, 0.9, height + 0.1, 0.5), (0.85, 0.55, height + 1.0, 0.9)):
        built.box((0, 0, low + rise / 2), (2 * half, 2 * half, rise), 0, taper=high)
    built.lathe([(0.7, 0), (0.75, 0.5), (0.95, 0.55), (0.9, 0.75), (0.5, 1.0), (0.2, 1.15), (0.12, 1.3), (0.24, 1.45),
                 (0.22, 1.6), (0.05, 1.95), (0, 2.0)], (0, 0, height + 1.5))
    for side in range(4):
        angle = math.radians(90 * side + 45)
        built.lathe([(0.1, 0), (0.17, 0.2), (0.05, 0.5), (0, 0.55)],
                    ((top + 0.2) * 1.3 * math.cos(angle), (top + 0.2) * 1.3 * math.sin(angle), height + 0.45), 0, 10)
    built.lathe([(0, 0), (0.14, 0), (0.12, 0.8), (0.2, 0.85), (0.2, 1.05), (0, 1.05)], (0, 0, 0.1), 0, 14)
    return built.finish("lantern case", 0.05, parent)


def street_lamp(wear, pane, location, turn=20.0, strength=24.0):
    """A gas lamp, its flame 31 units above the ground; returns the flame's place in the scene."""
    holder = shapes.group(location, (0, 0, turn))
    post = masonry.Assembly(wear.iron)
    post.box((0, 0, 0.6), (3.4, 3.4, 1.3), taper=0.94)
    post.box((0, 0, 3.0), (2.6, 2.6, 3.8), taper=0.86)
    post.lathe([(1.5, 4.8), (1.55, 5.1), (1.2, 5.3), (1.0, 6.2), (1.15, 6.4), (1.15, 6.7), (0.85, 6.9), (0.72, 8.5),
                (0.66, 13.5), (0.9, 13.7), (0.95, 14.1), (0.7, 14.3), (0.58, 20), (0.5, 25), (0.8, 25.2), (0.85, 25.6),
                (0.55, 25.8), (0.6, 27.4), (0.95, 27.9), (1.1, 28.2), (0, 28.3)], (0, 0, 0))
    for rib in range(8):
        angle = math.tau * rib / 8
        post.box((0.66 * math.cos(angle), 0.66 * math.sin(angle), 11), (0.16, 0.16, 5), 0, (0, 0, math.degrees(angle)))
    post.finish("lamp post", 0.1, holder)
    shapes.tube([(-2.6, 0, 25.4), (0, 0, 25.4), (2.6, 0, 25.4)], 0.17, wear.iron, holder)
    for end in (-2.6, 2.6):
        shapes.lathe([(0, -0.3), (0.24, -0.2), (0.32, 0), (0.24, 0.2), (0, 0.3)], wear.iron, holder, (end, 0, 25.4))
    for x in (-1, 1):
        for y in (-1, 1):
            shapes.tube([(0.3 * x, 0.3 * y, 27.2), (1.15 * x, 1.15 * y, 27.6), (1.2 * x, 1.2 * y, 29.0)], 0.13,
                        wear.iron, holder)
    head = shapes.group((0, 0, 29), parent=holder)
    case(wear.iron, pane, head)
    flame_body((0, 0, 1.2), 1.7, head, strength, 1.35)
    return shapes.world_point(head, (0, 0, 2.0))


def wall_lantern(wear, pane, location, turn=0.0, reach=4.2, strength=22.0):
    """A lantern hung from a scrolled bracket on a wall that faces -Y; returns the flame's place in the scene."""
    holder = shapes.group(location, (0, 0, turn))
    plate = masonry.Assembly(wear.iron)
    plate.box((0, -0.12, 1.2), (1.1, 0.24, 4.6))
    plate.box((0, -reach / 2, 2.6), (0.3, reach, 0.34))
    for z in (-0.7, 3.1):
        plate.lathe([(0.22, 0), (0.2, 0.14), (0, 0.18)], (0, -0.24, z), 0, 14, (90, 0, 0))
    plate.finish("bracket", 0.06, holder)
    curl = [(0, -0.2, -0.6), (0, -1.2, -0.4), (0, -2.4, 0.9), (0, -3.3, 2.1), (0, -2.8, 2.5), (0, -2.3, 2.1),
            (0, -2.6, 1.7)]
    shapes.tube(curl, 0.14, wear.iron, holder)
    shapes.tube([(0, -0.3, 2.4), (0, -0.9, 1.9), (0, -1.1, 1.2), (0, -0.6, 0.9), (0, -0.4, 1.3)], 0.1, wear.iron,
                holder)
    shapes.ring(0.32, 0.09, wear.iron, holder, (0, -reach, 2.2), (90, 0, 0))
    head = shapes.group((0, -reach, -4.9), (1.5, -2, 33), 0.8, holder)
    case(wear.iron, pane, head, 1.2, 1.75, 3.9)
    flame_body((0, 0, 1.2), 1.6, head, strength, 1.2)
    return shapes.world_point(head, (0, 0, 1.9))


def storm_lantern(wear, location, turn=0.0, scale=1.0, strength=20.0, energy=900.0, lean=24):
    """A lit tubular lantern, 3.6 units tall: fount, burner, globe in its guard, side tubes, hood and leaning bail."""
    holder = shapes.group(location, (0, 0, turn), scale)
    tin = materials.metal("japanned tin", (0.1, 0.085, 0.07), 0.34, 0.75)
    shapes.lathe([(0, 0.06), (0.78, 0.0), (0.86, 0.05), (0.88, 0.14), (0.84, 0.2), (0.84, 0.5), (0.87, 0.55),
                  (0.84, 0.61), (0.6, 0.74), (0.34, 0.82), (0, 0.84)], tin, holder)
    shapes.lathe([(0.2, 0), (0.21, 0.14), (0.16, 0.18), (0, 0.2)], wear.brass, holder, (0.5, -0.35, 0.72), segments=20)
    shapes.lathe([(0.4, 0.8), (0.42, 0.96), (0.5, 1.0), (0.5, 1.08), (0.36, 1.12), (0.26, 1.26), (0.12, 1.32)],
                 wear.brass, holder)
    shapes.tube([(0.4, 0, 0.92), (0.75, 0, 0.9), (0.95, 0, 0.9)], 0.03, wear.brass, holder)
    shapes.lathe([(0, 0.02), (0.11, 0.02), (0.11, -0.02), (0, -0.02)], wear.brass, holder, (0.98, 0, 0.9), (0, 90, 0),
                 12)
    globe = materials.glass("lantern globe")
    surface = globe.node_tree.nodes["Principled BSDF"].inputs
    surface["Emission"].default_value, surface["Emission Strength"].default_value = (1.0, 0.5, 0.14, 1), 0.5
    shapes.lathe([(0.44, 1.1), (0.56, 1.25), (0.66, 1.5), (0.66, 1.7), (0.58, 2.0), (0.46, 2.25), (0.42, 2.4)], globe,
                 holder)
    shapes.lathe([(0.36, 2.36), (0.56, 2.36), (0.6, 2.42), (0.5, 2.5), (0.4, 2.56), (0.38, 2.72), (0.5, 2.76),
                  (0.56, 2.82), (0.5, 2.95), (0.3, 3.06), (0.1, 3.1), (0.1, 3.2), (0, 3.22)], tin, holder)
    for side in (-1, 1):
        shapes.tube([(side * 0.8, 0, 0.55), (side * 1.02, 0, 0.85), (side * 1.06, 0, 1.7), (side * 0.98, 0, 2.45),
                     (side * 0.7, 0, 2.74), (side * 0.4, 0, 2.78)], 0.13, tin, holder)
        shapes.lathe([(0, -0.1), (0.1, -0.08), (0.1, 0.08), (0, 0.1)], wear.iron, holder, (side * 1.17, 0, 2.0),
                     (0, 90, 0), 12)
    for y in (-1, 1):
        shapes.tube([(-0.95, 0, 1.45), (-0.5, y * 0.58, 1.45), (0, y * 0.76, 1.5), (0.5, y * 0.58, 1.45),
                     (0.95, 0, 1.45)],
                    0.028, wear.iron, holder)
        for x in (-0.28, 0.28):
            shapes.tube([(x, y * 0.5, 1.06), (x, y * 0.7, 1.4), (x, y * 0.72, 1.8), (x * 0.9, y * 0.5, 2.4)], 0.026,
                        wear.iron, holder)
    shapes.ring(0.78, 0.026, wear.iron, holder, (0, 0, 1.9))
    lean = math.radians(lean)
    bail = [(1.2 * math.cos(a), 1.62 * math.sin(a) * math.sin(lean), 2.0 + 1.62 * math.sin(a) * math.cos(lean))
            for a in (math.radians(angle) for angle in range(0, 181, 15))]
    shapes.tube(bail, 0.042, wear.iron, holder)
    shapes.tube([bail[5], bail[6], bail[7]], 0.1, materials.wood("bail grip", (0.03, 0.015, 0.008), (0.1, 0.05, 0.025)),
                holder)
    flame_body((0, 0, 1.3), 0.62, holder, strength, 0.9)
    flame = shapes.world_point(holder, (0, 0, 1.65))
    return stage.light("POINT", flame, (flame[0], flame[1], 0), AMBER, energy, 0.16 * scale, haze=1.0)
