"""The lobby's buttoned leather sofa."""
import math

import materials
import shapes


def hide(name="cognac hide"):
    """Old cognac leather, dark in its folds and rubbed pale where people sit."""
    nodes = materials.Nodes(name)
    rubbed = nodes.noise(nodes.place(), 0.55, 7, 0.65)
    cracks = nodes.add("ShaderNodeTexVoronoi", {"Vector": nodes.place(), "Scale": 4.5},
                       feature="DISTANCE_TO_EDGE").outputs[0]
    tone = nodes.ramp(rubbed, (0.3, (0.045, 0.014, 0.006)), (0.5, (0.13, 0.042, 0.014)), (0.72, (0.27, 0.11, 0.042)))
    tone = nodes.mix(0.4, tone, nodes.ramp(cracks, (0.0, (0.4, 0.34, 0.3)), (0.06, (1, 1, 1))), "MULTIPLY")
    nodes.bump(nodes.mix(0.5, cracks, nodes.noise(nodes.place(), 16, 3)), 0.22, 0.03)
    return nodes.finish(Base_Color=tone, Roughness=nodes.span(rubbed, 0.3, 0.5, 0.35, 0.7), Specular=0.5)


def cushion(parent, centre, size, material, power=0.42):
    """A sat-upon cushion: a rounded block with a bulging top and a dent."""
    rows, points, faces = 24, [], []

    def soft(value):
        """Push a value outwards, so that a ball becomes a rounded block."""
        return math.copysign(abs(value) ** power, value)
    for row in range(rows + 1):
        up = -math.pi / 2 + math.pi * row / rows
        for step in range(2 * rows):
            turn = math.pi * step / rows
            x, y, z = (soft(math.cos(up)) * soft(math.cos(turn)), soft(math.cos(up)) * soft(math.sin(turn)),
                       soft(math.sin(up)))
            dent = 0.16 * math.exp(-3.5 * ((x - 0.1) ** 2 + (y + 0.15) ** 2)) if z > 0 else 0
            points.append((x * size[0] / 2, y * size[1] / 2, (z - dent) * size[2] / 2))
    for row in range(rows):
        for step in range(2 * rows):
            here, there = row * 2 * rows + step, row * 2 * rows + (step + 1) % (2 * rows)
            faces.append((here, there, there + 2 * rows, here + 2 * rows))
    thing = shapes.mesh("cushion", points, faces, material, parent)
    thing.location = centre
    return thing


def tufted(parent, location, turn, length, height, leather, button, drop=4.6):
    """A buttoned leather panel facing -Y, `length` wide, rising from the seat and rolling over backwards at the top."""
    holder = shapes.group(location, (0, 0, turn), parent=parent)
    radius, rise = 1.0, height - 1.0
    total = rise + math.pi * 1.35 * radius
    columns, rows = int(length * 9), 70
    cells = max(2, round(length / 1.5))
    points, studs = [], set()

    def track(way):
        """Depth, height and outward direction at a way up the panel."""
        if way < rise:
            return 0.35 * way / rise, way, -1.0, 0.1
        angle = (way - rise) / radius
        return 0.35 + radius * (1 - math.cos(angle)), rise + radius * math.sin(angle), -math.cos(angle), math.sin(angle)
    for row in range(rows + 1):
        way = total * row / rows
        y, z, normal_y, normal_z = track(way)
        for column in range(columns + 1):
            across = column / columns * cells
            down = way / 1.55
            fold = abs(math.sin(math.pi * (across / 2 + down / 2))) * abs(math.sin(math.pi * (across / 2 - down / 2)))
            edge = min(1.0, 9 * min(column, columns - column) / columns + 0.15)
            puff = 0.42 * fold ** 0.55 * edge if way < rise + 1.6 else 0.42 * edge
            points.append((length * (column / columns - 0.5), y + normal_y * puff, z + normal_z * puff))
    step = columns + 1
    faces = [(row * step + column, row * step + column + 1, (row + 1) * step + column + 1, (row + 1) * step + column)
             for row in range(rows) for column in range(columns)]
    shapes.mesh("tufted", points, faces, leather, holder)
    for cell in range(1, cells):
        for level in range(0, 5):
            way = 1.55 * level
            if (cell + level) % 2 == 0 and 0.4 < way < rise + 1.2:
                y, z, normal_y, normal_z = track(way)
                studs.add((length * (cell / cells - 0.5), y + normal_y * 0.05, z + normal_z * 0.05))
    for spot in studs:
        shapes.lathe([(0, -0.12), (0.16, -0.08), (0.2, 0), (0.16, 0.08), (0, 0.12)], button, holder, spot, segments=14)
    shapes.box((0, 1.1, rise / 2 - drop / 2 + 0.4), (length, 1.6, rise + drop - 0.6), leather, holder, 0.2)
    for side in (-1, 1):
        shapes.lathe([(0, 0.12), (0.75, 0.14), (1.12, 0.1), (1.3, -0.05), (1.32, -0.3)], leather, holder,
                     (side * (length / 2 - 0.02), 1.35, rise - 0.02), (0, side * 90, 0), 40)
        for nail in range(18):
            angle = math.tau * nail / 18
            shapes.lathe([(0, 0.1), (0.07, 0.06), (0.1, 0)], button, holder,
                         (side * (length / 2 + 0.06), 1.35 + 1.12 * math.cos(angle), rise + 1.12 * math.sin(angle)),
                         (0, side * 90, 0), 8)
    return holder


def sofa(wear, location, turn, width=15.0):
    """A buttoned two-seat leather sofa with rolled arms on turned feet."""
    holder = shapes.group(location, (0, 0, turn))
    leather = hide()
    deep = 8.2
    shapes.box((0, -0.3, 2.1), (width + 1.6, deep - 0.6, 2.0), leather, holder, 0.25)
    tufted(holder, (0, 2.1, 4.4), 0, width + 0.4, 3.9, leather, wear.brass, 3.0)
    for side in (-1, 1):
        tufted(holder, (side * width / 2, -0.9, 4.4), -90 * side, 6.6, 3.9, leather, wear.brass, 3.0)
        for y in (-3.4, 2.8):
            shapes.lathe([(0, 1.3), (0.42, 1.25), (0.5, 0.9), (0.3, 0.3), (0.32, 0)], wear.iron, holder,
                         (side * (width / 2 + 0.2), y, 0), segments=24)
        cushion(holder, (side * (width / 4 - 0.05), -1.25, 3.85), (width / 2 - 0.5, 5.9, 1.8), leather)
    return holder
