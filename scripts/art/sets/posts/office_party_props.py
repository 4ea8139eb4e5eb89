"""Props of the office party: wrapped and padlocked present, paper crown, fairy lights, snowy window and a lanyard."""
import math
import random

import bpy
import handwriting
import materials
import props
import shapes
import stage
import trimmings


def wrap(name, ground, mark, scale=1.5):
    """Wrapping paper printed with slanting stripes, creased where it was folded."""
    nodes = materials.Nodes(name)
    split = nodes.add("ShaderNodeSeparateXYZ", {"Vector": nodes.place()})
    run = nodes.add("ShaderNodeMath", {0: split.outputs["X"], 1: split.outputs["Z"]}, operation="ADD").outputs[0]
    run = nodes.add("ShaderNodeMath", {0: run, 1: split.outputs["Y"]}, operation="ADD").outputs[0]
    part = nodes.add("ShaderNodeMath", {0: run, 1: scale}, operation="MULTIPLY").outputs[0]
    part = nodes.add("ShaderNodeMath", {0: part}, operation="FRACT").outputs[0]
    shade = nodes.ramp(part, (0.0, ground), (0.62, mark), (0.7, ground), (0.8, mark), (0.83, ground))
    shade.node.color_ramp.interpolation = "CONSTANT"
    rubs = nodes.noise(nodes.place(), 2.0, 7, 0.7)
    shade = nodes.mix(0.5, shade, nodes.ramp(rubs, (0.34, (0.45, 0.45, 0.42)), (0.58, (1, 1, 1))), "MULTIPLY")
    nodes.bump(nodes.noise(nodes.place((1, 1, 0.6)), 1.6, 5), 0.4, 0.06)
    return nodes.finish(Base_Color=shade, Roughness=nodes.span(rubs, 0.3, 0.55), Specular=0.4)


def chain(wear, parent, points, size=0.2):
    """Steel links through points, every other one turned on its side."""
    path = trimmings.smooth_path(points, 24)
    link = shapes.tube([(size * 0.75, 0, 0), (size * 0.5, size * 0.48, 0), (-size * 0.5, size * 0.48, 0),
                        (-size * 0.75, 0, 0),
                        (-size * 0.5, -size * 0.48, 0), (size * 0.5, -size * 0.48, 0)], size * 0.17, wear.steel,
                       parent, True)
    last, turned = None, False
    for index, point in enumerate(path[1:-1], 1):
        if last is not None and (point - last).length < size * 1.12:
            continue
        last, turned = point, not turned
        again = shapes.copy(link, point)
        quaternion = (path[index + 1] - path[index - 1]).to_track_quat("X", "Z")
        again.rotation_euler = quaternion.to_euler()
        again.rotation_euler.rotate_axis("X", math.radians(80 if turned else 6))
    bpy.data.objects.remove(link)


def ribbons(satin, parent, half_x, half_y, top, lid):
    """Two ribbons laid round a lidded box: down its sides, out over the edge of the lid and across the top."""
    out, step = 0.1, top - lid
    for along, half in ((0, half_x), (1, half_y)):
        rise = [(half, 0.0), (half, step * 0.35), (half, step * 0.7), (half, step - 0.22), (half + 0.01, step - 0.1),
                (half + out, step + 0.02), (half + out, step + 0.2), (half + out, top - 0.3), (half + out, top - 0.06),
                (half + out - 0.06, top + 0.03), (half - 0.2, top + 0.04), (half * 0.5, top + 0.035)]
        band = [(-far, high) for far, high in rise] + [(0, top + 0.035)] + rise[::-1]
        path = [(0, far, high) if along else (far, 0, high) for far, high in band]
        trimmings.ribbon(path, 0.62, satin, parent, (1, 0, 0) if along else (0, 1, 0), thickness=0.02)


def present(wear, location, turn):
    """A big green present in striped paper: red satin ribbon and bow, a chain round it, and a heavy padlock."""
    holder = shapes.group(location, (0, 0, turn))
    paper = wrap("green wrap", (0.012, 0.09, 0.045), (0.3, 0.21, 0.07), 1.05)
    red = trimmings.satin("red satin", (0.42, 0.018, 0.016))
    x, y, z, lid = 4.4, 3.7, 3.2, 0.95
    shapes.box((0, 0, (z - lid) / 2), (x, y, z - lid), paper, holder, 0.06)
    shapes.box((0, 0, z - lid / 2), (x + 0.22, y + 0.22, lid), paper, holder, 0.07)
    for side in (-1, 1):
        shapes.mesh("fold", [(side * (x / 2 + 0.012), -y / 2, 0.02), (side * (x / 2 + 0.012), y / 2, 0.02),
                             (side * (x / 2 + 0.03), 0, (z - lid) * 0.82)], [(0, 1, 2)], paper, holder)
    ribbons(red, holder, x / 2 + 0.05, y / 2 + 0.05, z, lid)
    trimmings.bow(red, (0.05, -0.05, z + 0.02), 14, 1.65, 0.42, holder)
    front = -y / 2 - 0.18
    chain(wear, holder, [(-x / 2 - 0.1, 0.2, 2.75), (-x / 2 - 0.14, front + 0.25, 2.5), (-1.3, front, 2.0),
                         (-0.22, front - 0.02, 1.72)], 0.3)
    chain(wear, holder, [(x / 2 + 0.1, 0.2, 2.8), (x / 2 + 0.14, front + 0.25, 2.6), (1.3, front, 2.05),
                         (0.22, front - 0.02, 1.72)], 0.3)
    trimmings.padlock(wear, (0, front - 0.14, 1.92), (-4, 3, 4), 1.08, holder)
    tag = shapes.group((1.35, front - 0.06, 1.15), (84, -11, 0), parent=holder)
    shapes.sheet((0.1, 0, 0), (1.66, 0.86), wear.card, tag, curl=0.006)
    handwriting.write("NOT BEFORE\n5 O'CLOCK", (-0.6, 0.08, 0.035), 0.17, wear.ink, tag, seed=4)
    shapes.tube([(-0.5, 0.36, 0.03), (-0.9, 0.7, 0.06), (-1.25, 0.75, 0.0)], 0.016, wear.red_ink, tag)
    return holder


def crown(location, turn, radius=1.05):
    """A gold paper crown, creased and a little out of round."""
    holder = shapes.group(location, (0, 0, turn))
    nodes = materials.Nodes("gold paper")
    creases = nodes.noise(nodes.place((1, 1, 0.4)), 2.6, 6, 0.7)
    nodes.bump(creases, 0.5, 0.06)
    gold = nodes.finish(Base_Color=nodes.ramp(creases, (0.3, (0.4, 0.2, 0.03)), (0.6, (0.85, 0.5, 0.12))),
                        Metallic=0.75,
                        Roughness=nodes.span(creases, 0.28, 0.5))
    chance = random.Random(5)
    points, faces, count = [], [], 96
    for step in range(count + 1):
        angle = math.tau * step / count * 1.02
        uneven = 0.05 * math.sin(2 * angle + 0.5) + 0.012 * math.sin(9 * angle)
        out = radius * (1 + uneven) + 0.012 * (step > count * 0.97)
        rise = 0.8 + 0.78 * (1 - abs((step / 12) % 1 * 2 - 1)) ** 1.0
        for share in (0, 0.33, 0.66, 1.0):
            flare = 1 + 0.1 * share * share + chance.gauss(0, 0.002)
            points.append((out * flare * math.cos(angle), out * flare * math.sin(angle), rise * share))
    for step in range(count):
        faces += [(step * 4 + row, step * 4 + 4 + row, step * 4 + 5 + row, step * 4 + 1 + row) for row in range(3)]
    band = shapes.mesh("crown", points, faces, gold, holder)
    shapes.solidify(band, 0.02)
    jewels = [materials.glaze(f"jewel {index}", colour, 0.1) for index,
              colour in enumerate(((0.35, 0.01, 0.02), (0.02, 0.12, 0.07)))]
    for step in range(8):
        angle = math.tau * (step + 0.5) / 8 * 1.02
        out = radius * (1 + 0.05 * math.sin(2 * angle + 0.5)) + 0.05
        gem = shapes.lathe([(0.13, 0), (0.1, 0.05), (0, 0.08)], jewels[step % 2], holder,
                           (out * math.cos(angle), out * math.sin(angle), 0.42), segments=14)
        gem.rotation_euler = (0, math.radians(90), angle)
    return holder


def fairy_lights(points, bulbs, seed, drop=0.0):
    """A dark cable through points with little warm bulbs on short stems; the lamps' own light is left to the set."""
    chance = random.Random(seed)
    cable = materials.plastic("fairy cable", (0.012, 0.03, 0.018))
    glow = materials.glow("fairy bulb", (1.0, 0.55, 0.2), 11.0)
    path = trimmings.smooth_path(points, 16)
    shapes.tube([tuple(point) for point in path[::3]], 0.03, cable)
    places = []
    for index in range(bulbs):
        spot = path[int((index + 0.5) / bulbs * (len(path) - 1))]
        tilt, swing = (180 + chance.uniform(-25, 25),
                       chance.uniform(0, 360)) if drop else (chance.uniform(50, 85), chance.uniform(0, 360))
        stem = shapes.group(tuple(spot), (tilt, 0, swing))
        shapes.lathe([(0.05, -0.04), (0.055, 0.14), (0, 0.15)], cable, stem, segments=12)
        shapes.lathe([(0.045, 0.14), (0.075, 0.2), (0.075, 0.26), (0.04, 0.36), (0, 0.4)], glow, stem, segments=14)
        places.append(tuple(spot))
    return places


def fairy_glow(places, lift, energy):
    """The warm light that little bulbs throw on what is near, a bit above each of some of them."""
    for x, y, z in places:
        stage.light("POINT", (x, y - 0.2, z + lift), (0, 0, 0), (1.0, 0.52, 0.2), energy, 0.15,
                    haze=0.6).data.use_shadow = False


def window(wear, left, right, bottom, top, y):
    """A window on a snowy blue dusk: snow on the sill and in the corners of the panes, flakes and far lamps outside."""
    frame = materials.wood("window timber", (0.03, 0.014, 0.008), (0.1, 0.045, 0.02))
    chance = random.Random(6)
    nodes = materials.Nodes("dusk")
    split = nodes.add("ShaderNodeSeparateXYZ", {"Vector": nodes.coordinates.outputs["Generated"]})
    sky = nodes.ramp(split.outputs["Z"], (0.0, (0.16, 0.3, 0.62)), (0.4, (0.07, 0.17, 0.46)), (1.0, (0.02, 0.06, 0.22)))
    nodes.finish(Base_Color=(0, 0, 0), Emission=sky, Emission_Strength=1.7)
    shapes.box(((left + right) / 2, y + 9, (bottom + top) / 2), (40, 0.1, 26), nodes.material, edge=0)
    snow = materials.plain("snow", (0.62, 0.7, 0.85), 0.7, 0.5, 2)
    house = materials.plain("far house", (0.04, 0.06, 0.12))
    pane = materials.glow("far window", (1.0, 0.6, 0.22), 3.0)
    for x, width, height in ((-9.5, 4.0, 6.4), (-5.4, 3.4, 4.6), (-1.8, 3.2, 5.6), (2.0, 4.0, 4.2)):
        shapes.box((x, y + 8, bottom + height / 2 - 3), (width, 0.5, height), house, edge=0)
        shapes.box((x, y + 7.9, bottom + height - 2.9), (width + 0.3, 0.7, 0.4), snow, edge=0.15)
        for _ in range(3):
            shapes.box((x + chance.uniform(-1.3, 1.3), y + 7.7, bottom + chance.uniform(0, height - 3.6)),
                       (0.34, 0.05, 0.5), pane, edge=0)
    flake = shapes.lathe([(0, -0.05), (0.05, 0), (0, 0.05)], materials.glow("flake", (0.7, 0.82, 1.0), 1.1),
                         location=(0, 0, -40), segments=8)
    for _ in range(170):
        away = chance.uniform(0.8, 7)
        size = chance.uniform(0.5, 1.5)
        place = (chance.uniform(left - 2, right + 2), y + away, chance.uniform(bottom, top + 1))
        shapes.copy(flake, place).scale = (size, size, size * 1.3)
    width, height, middle = right - left, top - bottom, (left + right) / 2
    for x in (left, middle, right):
        shapes.box((x, y, (bottom + top) / 2), (0.4 if x != middle else 0.24, 0.6, height + 0.4), frame, edge=0.07)
    for x in (left - 1.0, right + 0.8):
        shapes.box((x, y - 0.25, (bottom + top) / 2), (1.7, 0.5, height + 0.6), frame, edge=0.08)
    for step in range(4):
        shapes.box((middle, y, bottom + height * step / 3), (width + 0.4, 0.5, 0.4 if step in (0, 3) else 0.2), frame,
                   edge=0.06)
    shapes.box((middle, y - 0.6, bottom - 0.35), (width + 1.6, 1.9, 0.35), frame, edge=0.08)
    for column in range(2):
        for row in range(3):
            corner = (left + 0.2 + column * width / 2, bottom + 0.2 + row * height / 3)
            drift = [(0, 0), (width / 2 - 0.4, 0)]
            for step in range(13):
                share = step / 12
                heap = 0.6 + 0.5 * ((row + column) % 2)
                rise = 0.2 + 0.55 * abs(share * 2 - 1) ** 2.2 * heap + chance.gauss(0, 0.02)
                drift.append(((width / 2 - 0.4) * (1 - share), rise))
            shapes.mesh("drift", [(corner[0] + x, y + 0.22, corner[1] + z) for x, z in drift],
                        [tuple(range(len(drift)))], snow)


def lanyard(wear, location, turn):
    """A company lanyard thrown on the desk, its badge up."""
    holder = shapes.group(location, (0, 0, turn))
    shapes.box((0, 0, 0.05), (1.3, 1.85, 0.06), materials.plastic("badge", (0.6, 0.58, 0.52), 0.3), holder, 0.03)
    shapes.box((0, 0.62, 0.083), (1.26, 0.5, 0.012), materials.plastic("badge band", (0.03, 0.12, 0.2), 0.4), holder, 0)
    shapes.lettering("ACCOUNTS", (0, 0.55, 0.094), 0.19, wear.paper, holder, (0, 0, 0), "CENTER", props.MONOSPACED)
    shapes.box((-0.32, 0.02, 0.083), (0.5, 0.6, 0.012), wear.grey, holder, 0)
    shapes.lettering("PRIYA\nN.", (0.0, 0.08, 0.094), 0.22, wear.ink, holder, font=props.MONOSPACED)
    for row in range(3):
        shapes.box((-0.1 * row, -0.48 - row * 0.14, 0.083), (0.9 - 0.2 * row, 0.045, 0.01), wear.ink, holder, 0)
    shapes.tube([(0, 0.9, 0.08), (0, 1.12, 0.14), (0, 1.3, 0.1)], 0.05, wear.steel, holder)
    cloth = trimmings.cloth("lanyard", (0.02, 0.07, 0.14), 0.3)
    for side in (-1, 1):
        points = [(0.04 * side, 1.32, 0.08), (side * 0.3, 2.0, 0.05 + 0.05 * (side > 0)),
                  (-0.5 + side * 0.7, 2.9, 0.06), (-1.9 + side * 0.5, 3.4, 0.05 + 0.04 * (side > 0)),
                  (-3.1, 3.0 + side * 0.3, 0.06)]
        trimmings.ribbon(points, 0.26, cloth, holder, (0.75, 0.65, 0))


def office_mug(wear, location, turn):
    """A mug with a line that somebody thought funny, and a candy cane hooked over its rim."""
    ware = materials.glaze("office ware", (0.55, 0.5, 0.42), 0.16)
    holder = shapes.group(location, (0, 0, turn), 1.3)
    shapes.lathe([(0, 0.04), (0.34, 0.04), (0.37, 0), (0.41, 0.05), (0.415, 0.98), (0.4, 1.0), (0.385, 0.97),
                  (0.385, 0.2), (0, 0.15)], ware,
                 holder)
    shapes.lathe([(0, 0.8), (0.37, 0.8), (0.388, 0.815)], wear.coffee, holder)
    shapes.tube([(0.38, 0, 0.84), (0.6, 0, 0.82), (0.68, 0, 0.55), (0.6, 0, 0.25), (0.38, 0, 0.22)], 0.06, ware, holder)
    for row, words in enumerate(("PER MY", "LAST CLUE")):
        for index, letter in enumerate(words):
            angle = math.radians(-90 - turn + 6 + (index - (len(words) - 1) / 2) * 11.5)
            spoke = shapes.group((0.424 * math.cos(angle), 0.424 * math.sin(angle), 0.6 - row * 0.22),
                                 (90, 0, math.degrees(angle) + 90),
                                 parent=holder)
            shapes.lettering(letter, (0, 0, 0), 0.17, wear.red_ink, spoke, (0, 0, 0), "CENTER", trimmings.SERIF)
    red, white = materials.glaze("cane red", (0.42, 0.015, 0.015),
                                 0.15), materials.glaze("cane white", (0.7, 0.66, 0.58), 0.15)
    hook = trimmings.smooth_path([(0.3, -0.12, 0.3), (0.36, -0.14, 0.9), (0.38, -0.15, 1.35), (0.47, -0.2, 1.55),
                                  (0.62, -0.24, 1.48), (0.64, -0.25, 1.25)], 5)
    for index, (start, end) in enumerate(zip(hook, hook[1:])):
        shapes.tube([tuple(start), tuple((start + end) / 2), tuple(end)], 0.05, white if index % 2 else red, holder)
    return holder


def snowflake(wear, location, size, seed):
    """A cut-out paper snowflake hanging on a thread before the window."""
    chance = random.Random(seed)
    lean = chance.uniform(0, 30)
    arms = []
    for step in range(6):
        angle = math.tau * step / 6

        def at(reach, aside, angle=angle):
            """A point on this arm."""
            return (reach * math.cos(angle + aside) * size, reach * math.sin(angle + aside) * size)
        arms += [[at(0, 0), at(1, 0)], [at(0.55, 0), at(0.85, 0.28)], [at(0.55, 0), at(0.85, -0.28)],
                 [at(0.3, 0), at(0.42, 0.5), at(0.3, math.tau / 6)]]
    handwriting.scribble(arms, wear.paper, 0.055 * size + 0.01, location, rotation=(90, lean, 0))
    shapes.tube([(location[0], location[1], location[2] + size * 0.9),
                 (location[0] + 0.1, location[1], location[2] + 6)], 0.012, wear.paper)
