"""Furniture of the lobby: counter with bell and ledger, lantern shelf, rug, clocks and the evening's games."""
import math
import random

import bpy
import gift_card_props
import handwriting
import materials
import props
import shapes
import trimmings

EVENING = (("THE OWLS", "4:30"), ("MIA + DAD", "6:00"), ("4TH FLOOR", "7:15"), ("GRANDMA'S 6", "8:15"))


def tile(name, colour):
    """A polished cement tile, worn dull and paler where feet pass; no two of one colour are quite the same."""
    nodes = materials.Nodes(name)
    chance = nodes.add("ShaderNodeObjectInfo").outputs["Random"]
    cloud = nodes.noise(nodes.place(source="Generated"), 1.7, 7, 0.65)
    tone = nodes.ramp(cloud, (0.3, tuple(part * 0.6 for part in colour)), (0.6, colour),
                      (0.8, tuple(part * 1.4 for part in colour)))
    tone = nodes.mix(nodes.span(chance, 0.0, 0.5), tone, (0.03, 0.026, 0.022, 1))
    nodes.bump(nodes.noise(nodes.place(), 0.9, 4), 0.1, 0.05)
    return nodes.finish(Base_Color=tone, Roughness=nodes.span(cloud, 0.34, 0.62, 0.3, 0.7), Specular=0.3)


def number(wear, parent, location, figure):
    """A round enamel plate with a room's number."""
    holder = shapes.group(location, (90, 3, 0), parent=parent)
    shapes.lathe([(0, 0.1), (0.72, 0.07), (0.8, 0.0)], materials.glaze("enamel plate", (0.5, 0.45, 0.35), 0.2), holder)
    shapes.ring(0.7, 0.035, wear.ink, holder, (0, 0, 0.08))
    shapes.lettering(figure, (0, -0.36, 0.11), 1.05, wear.ink, holder, (0, 0, 0), "CENTER", trimmings.SERIF)


def umbrellas(wear, location):
    """Three wet umbrellas in a brass stand."""
    holder = shapes.group(location)
    shapes.lathe([(0, 0.2), (1.1, 0.2), (1.15, 0), (1.2, 0.2), (1.15, 2.6), (1.3, 5.2), (1.38, 5.25), (1.36, 5.3),
                  (1.22, 5.2)],
                 wear.brass, holder)
    for index, (x, y, lean, swing, colour) in enumerate(((-0.4, -0.2, 7, 8, (0.02, 0.03, 0.07)),
                                                         (0.4, -0.3, 5, -9, (0.12, 0.01, 0.012)),
                                                         (0.1, 0.5, -6, 3, (0.012, 0.012, 0.013)))):
        umbrella = shapes.group((x, y, 0.5), (lean, swing, 40 * index), parent=holder)
        cover = trimmings.cloth(f"umbrella {index}", colour, 0.2, 0.5)
        folds = shapes.lathe([(0.08, 0), (0.2, 0.6), (0.42, 3.6), (0.5, 5.6), (0.3, 6.3), (0.12, 6.5)], cover, umbrella)
        for point in folds.data.vertices:
            angle = math.atan2(point.co.y, point.co.x)
            ripple = 1 + 0.2 * math.sin(8 * angle + point.co.z * 0.5)
            point.co.x, point.co.y = point.co.x * ripple, point.co.y * ripple
        shapes.tube([(0, 0, 6.4), (0, 0, 8.0), (0.1, 0, 8.7), (0.5, 0, 9.0), (0.85, 0, 8.7), (0.88, 0, 8.2)], 0.16,
                    materials.wood("crook", (0.03, 0.012, 0.006), (0.16, 0.07, 0.03), (4, 4, 1)), umbrella)


def counter(wear, location, width=16.0, height=10.6):
    """A panelled timber counter with a brass foot rail."""
    holder = shapes.group(location)
    timber = materials.wood("counter timber", (0.03, 0.011, 0.006), (0.15, 0.058, 0.024))
    shapes.box((0, 0, height - 0.3), (width + 0.9, 6.2, 0.6), timber, holder, 0.14)
    shapes.box((0, 0, height - 0.85), (width + 0.4, 5.6, 0.5), timber, holder, 0.12)
    shapes.box((0, 0, height / 2 - 0.5), (width, 5.0, height - 1.0), timber, holder, 0.06)
    shapes.box((0, -0.1, 0.5), (width + 0.3, 5.2, 1.0), timber, holder, 0.1)
    for index in range(4):
        x = width * (index - 1.5) / 4
        for aside, up, wide, tall in ((0, 3.3, 3.2, 0.4), (0, -3.3, 3.2, 0.4), (-1.55, 0, 0.4, 6.9),
                                      (1.55, 0, 0.4, 6.9)):
            shapes.box((x + aside, -2.55, 5.3 + up), (wide, 0.34, tall), timber, holder, 0.1)
        shapes.box((x, -2.5, 5.3), (2.2, 0.24, 5.6), timber, holder, 0.1, (0, 0, 0))
    shapes.tube([(-width / 2, -3.4, 1.6), (width / 2, -3.4, 1.6)], 0.24, wear.brass, holder)
    for x in (-width / 2 + 1, 0, width / 2 - 1):
        shapes.tube([(x, -2.6, 1.3), (x, -3.4, 1.6)], 0.12, wear.brass, holder)
    return holder


def bell(wear, location):
    """A brass counter bell on its round base."""
    holder = shapes.group(location, scale=1.25)
    shapes.lathe([(0, 0.16), (0.62, 0.15), (0.7, 0.1), (0.74, 0)], wear.iron, holder)
    shapes.lathe([(0.66, 0.24), (0.68, 0.27), (0.62, 0.5), (0.47, 0.72), (0.25, 0.85), (0, 0.89)], wear.brass, holder)
    shapes.lathe([(0.05, 0.85), (0.05, 1.02), (0.13, 1.05), (0.14, 1.13), (0.08, 1.2), (0, 1.21)], wear.brass, holder,
                 segments=24)
    return holder


def ledger(wear, location, turn):
    """An open ledger with two written columns and a pen across it."""
    holder = shapes.group(location, (0, 0, turn))
    shapes.box((0, 0, 0.07), (4.5, 3.1, 0.14), wear.leather, holder, 0.05)
    for side in (-1, 1):
        shapes.box((side * 1.1, 0, 0.22), (2.1, 2.9, 0.22), wear.paper, holder, 0.08, (0, side * 3, 0))
        handwriting.write("\n".join(("OWLS 6", "R. STONE 4", "PARTY 10", "J. + K. 2")),
                          (side * 1.1 - 0.8, 0.9, 0.36 - 0.05 * (side > 0)), 0.26, wear.ink, holder, (0, side * 3, 0),
                          0.014, seed=side)
    shapes.tube([(-0.2, -0.9, 0.42), (1.6, -0.2, 0.42)], 0.06, wear.brass, holder)


def shine(name, colour, strength, core, rim):
    """Lit air or glass: as dense as core where it faces the camera and as rim along its outline."""
    nodes = materials.Nodes(name)
    facing = nodes.add("ShaderNodeLayerWeight", {"Blend": 0.5}).outputs["Facing"]
    material = nodes.finish(Base_Color=(0, 0, 0), Specular=0.0, Emission=colour, Emission_Strength=strength,
                            Alpha=nodes.span(facing, core, rim, 0.05, 0.85))
    material.blend_method, material.shadow_method = "BLEND", "NONE"
    return material


def lit_lantern(wear, location, turn, scale):
    """The house's lantern, lit: a brass burner with a tall flame that fills its globe with light.

    Returns where its flame is, for the lamps that it stands for.
    """
    holder = gift_card_props.lantern(wear, location, turn, scale, candle=False)
    ghost = wear.iron.copy()
    ghost.shadow_method = "NONE"  # the ring about the globe would lay a dark band on every wall
    for part in holder.children:
        if part.type == "CURVE" and part.data.splines[0].use_cyclic_u:
            part.data.materials[0] = ghost
    shapes.lathe([(0.62, 0.3), (0.62, 0.4), (0.5, 0.46), (0.46, 0.5), (0.4, 0.62), (0.24, 0.7), (0.2, 0.76),
                  (0.14, 0.77), (0, 0.74)], wear.brass, holder)
    tongue = [(0.0, 0.0), (0.1, 0.03), (0.19, 0.12), (0.235, 0.25), (0.22, 0.4), (0.16, 0.58), (0.09, 0.76),
              (0.035, 0.92), (0, 1.02)]
    shapes.lathe([(radius * 0.72, height * 0.84) for radius, height in tongue],
                 materials.flame("lantern flame", 34.0, 0.85), holder, (0, 0, 0.76), (1.5, -2, 0), 28)
    mantle = [(radius * 1.1, 0.76 + height) for radius, height in tongue]
    air = [(0.64 * math.sin(math.pi * step / 16), 1.16 - 0.72 * math.cos(math.pi * step / 16)) for step in range(17)]
    globe = [(0.66, 0.42), (0.72, 0.72), (0.75, 1.1), (0.71, 1.52), (0.61, 1.84)]
    for far, profile, look in ((3, air, shine("lit air", (1.0, 0.3, 0.035), 2.8, 0.62, 0.0)),
                               (2, mantle, shine("flame mantle", (1.0, 0.33, 0.05), 9.0, 0.85, 0.0)),
                               (1, globe, shine("lit globe", (1.0, 0.28, 0.03), 1.0, 0.16, 0.8))):
        glow = shapes.lathe(profile, look, holder, (0, far, 0), segments=64)
        for point in glow.data.vertices:  # EEVEE lays clear things over each other by where their origins are
            point.co.y -= far
    return shapes.world_point(holder, (0, 0, 1.2))


def twin(thing, parent=None):
    """A copy of a group and all it carries; the meshes are shared."""
    again = thing.copy()
    bpy.context.collection.objects.link(again)
    if parent:
        again.parent = parent
    for child in thing.children:
        twin(child, again)
    return again


def lantern_shelf(wear, location, width=15.5):
    """Two boards on iron brackets full of lanterns, a few of them lit, with boxes, books and a rail of keys below."""
    holder = shapes.group(location)
    timber = materials.wood("shelf timber", (0.03, 0.012, 0.007), (0.13, 0.055, 0.026))
    chance = random.Random(12)
    lit = gift_card_props.lantern(wear, (0, 0, 0), 0, 0.9)
    lit.parent = holder
    dark = twin(lit)
    for flame in [child for child in dark.children if any(slot.name.startswith("flame")
                                                          for slot in child.data.materials if slot)]:
        bpy.data.objects.remove(flame)
    for level, z in enumerate((0.0, 4.4)):
        shapes.box((0, 0, z - 0.25), (width, 2.6, 0.5), timber, holder, 0.07, (0, 0.3 * (1 - 2 * level), 0))
        for x in (-width / 2 + 1.2, width / 2 - 1.2):
            shapes.tube([(x, 1.2, z - 2.2), (x, 0.9, z - 0.9), (x, -1.0, z - 0.5)], 0.13, wear.iron, holder)
        for index, x in enumerate((-6.5, -4.1, -1.9, 0.5, 2.6, 4.6, 6.5)):
            if (index + level) % 4 == 3:
                shapes.box((x, 0, z + 0.55), (1.9, 1.8, 1.1), wear.card, holder, 0.05, (0, 0, chance.uniform(-12, 12)))
                shapes.box((x + 0.1, 0, z + 1.4), (1.5, 1.5, 0.6), wear.leather, holder, 0.05,
                           (0, 0, chance.uniform(-20, 20)))
                continue
            lamp = twin(lit if (level, index) in ((0, 1), (0, 5), (1, 2), (1, 6)) else dark)
            lamp.location = (x + chance.uniform(-0.2, 0.2), chance.uniform(-0.2, 0.1), z)
            size = 0.8 * chance.uniform(0.88, 1.12)
            lamp.scale, lamp.rotation_euler[2] = (size, size, size * chance.uniform(0.95, 1.15)), chance.uniform(0, 6)
    for spare in (lit, dark):
        for child in list(spare.children):
            bpy.data.objects.remove(child)
    return holder


def key_rail(wear, location, width=11.0, count=9):
    """A board with hooks, on most of which a tagged key hangs."""
    holder = shapes.group(location)
    timber = materials.wood("rail timber", (0.03, 0.012, 0.007), (0.11, 0.045, 0.02))
    shapes.box((0, 0, 0), (width, 0.3, 1.0), timber, holder, 0.08)
    for index in range(count):
        x = width * ((index + 0.5) / count - 0.5)
        shapes.tube([(x, -0.1, 0.1), (x, -0.5, 0.0), (x, -0.55, 0.25)], 0.06, wear.brass, holder)
        if index not in (2, 6):
            props.key(wear, (x, -0.45, -0.1), (90, 90 - 4 * (index % 3 - 1), 0), 1.5, holder)


def rug_weave(size):
    """A worn red rug with an indigo border and rows of lozenges, threadbare in the middle."""
    nodes = materials.Nodes("rug")
    split = nodes.add("ShaderNodeSeparateXYZ", {"Vector": nodes.coordinates.outputs["UV"]})

    def sum_of(kind, first, second=0.0):
        """The result of one calculation."""
        return nodes.add("ShaderNodeMath", {0: first, 1: second}, operation=kind).outputs[0]
    x, y = (sum_of("MULTIPLY", sum_of("SUBTRACT", split.outputs[axis], 0.5), length) for axis,
            length in zip("XY", size))
    edge = sum_of("MINIMUM", sum_of("SUBTRACT", size[0] / 2, sum_of("ABSOLUTE", x)),
                  sum_of("SUBTRACT", size[1] / 2, sum_of("ABSOLUTE", y)))
    red, indigo, straw = (0.12, 0.014, 0.013), (0.016, 0.022, 0.055), (0.36, 0.23, 0.11)
    lozenges = [sum_of("PINGPONG", sum_of(kind, x, sum_of("MULTIPLY", y, 1.25)), 1.3) for kind in ("ADD", "SUBTRACT")]
    star = nodes.ramp(sum_of("MULTIPLY", *lozenges), (0.0, indigo), (0.06, straw), (0.12, red),
                      (0.62, (0.1, 0.03, 0.02)),
                      (0.7, straw), (0.76, indigo))
    border = nodes.ramp(sum_of("DIVIDE", edge, 3.0), (0.0, indigo), (0.1, straw), (0.15, indigo), (0.32, red),
                        (0.62, straw),
                        (0.66, indigo), (0.74, straw), (0.77, red))
    for shade in (star, border):
        shade.node.color_ramp.interpolation = "CONSTANT"
    field = nodes.mix(sum_of("GREATER_THAN", edge, 2.4), border, star)
    worn = nodes.noise(nodes.place(), 0.22, 7, 0.7)
    threads = nodes.noise(nodes.place((1, 6, 1)), 5.0, 3)
    field = nodes.mix(nodes.span(worn, 0.0, 0.8, 0.42, 0.66), field, (0.15, 0.1, 0.07, 1))
    field = nodes.mix(0.55, field, nodes.ramp(threads, (0.3, (0.35, 0.35, 0.35)), (0.62, (1, 1, 1))), "MULTIPLY")
    nodes.bump(threads, 0.5, 0.05)
    return nodes.finish(Base_Color=field, Roughness=0.92, Specular=0.1, Sheen=0.25)


def rug(location, size, turn):
    """A worn rug with fringes, one corner a little turned up."""
    holder = shapes.group(location, (0, 0, turn))
    shapes.sheet((0, 0, 0.03), size, rug_weave(size), holder, curl=0.07, seed=9, steps=48)
    chance = random.Random(2)
    for side in (-1, 1):
        fringe = [[(side * (size[0] / 2 - 0.05), y), (side * (size[0] / 2 + 0.35), y + chance.gauss(0, 0.08)),
                   (side * (size[0] / 2 + chance.uniform(0.6, 0.95)), y + chance.gauss(0, 0.2))]
                  for y in [step * 0.22 - size[1] / 2 + 0.1 for step in range(int(size[1] / 0.22))]]
        handwriting.scribble(fringe, materials.plain("fringe", (0.36, 0.28, 0.18)), 0.045, (0, 0, 0.09), holder)


def clock(wear, parent, location, radius, hour, minute, lean=0.0):
    """A round wall clock that has its own idea of the time."""
    holder = shapes.group(location, (90, lean, 0), radius, parent)
    shapes.lathe([(0, 0.1), (0.86, 0.1), (0.88, 0.16), (0.96, 0.24), (1.06, 0.2), (1.1, 0.0)], wear.brass, holder)
    shapes.lathe([(0, 0.12), (0.85, 0.12)], wear.paper, holder)
    for step in range(12):
        angle = math.tau * step / 12
        shapes.box((0.7 * math.sin(angle), 0.7 * math.cos(angle), 0.13), (0.05, 0.2 if step % 3 == 0 else 0.12, 0.02),
                   wear.ink, holder,
                   0, (0, 0, -math.degrees(angle)))
    for turn, reach, wide in ((hour * 30 + minute / 2, 0.42, 0.09), (minute * 6, 0.66, 0.05)):
        angle = math.radians(turn)
        shapes.box((reach / 2 * math.sin(angle), reach / 2 * math.cos(angle), 0.15), (wide, reach, 0.03), wear.iron,
                   holder, 0,
                   (0, 0, -turn))
    return holder


def evening_games(board):
    """Who plays tonight, and when each team starts."""
    top = board.holder
    handwriting.write("TONIGHT", (-4.85, 1.5, 0.02), 0.98, board.amber, top, weight=0.065, seed=2)
    handwriting.scribble([[(-4.9, 1.12), (-2.6, 1.2), (0.3, 1.1)]], board.white, 0.05, (0, 0, 0.02), top)
    for row, (team, start) in enumerate(EVENING):
        y = 0.26 - row * 0.9
        handwriting.write(team, (-4.9, y, 0.02), 0.63, board.white, top, weight=0.048, seed=3)
        handwriting.write(start, (2.75, y + 0.03, 0.02), 0.65, board.amber, top, weight=0.052, seed=3)
