"""Coats on pegs: a draped body with its front, collar, sleeves, hood, buttons and pockets."""
import math
import random

from mathutils import Vector, noise

import materials
import shapes


def tweed(name, colour, line, size=3.2):
    """Checked woollen cloth: two crossing bands over a hairy weave."""
    nodes = materials.Nodes(name)
    split = nodes.add("ShaderNodeSeparateXYZ", {"Vector": nodes.place((size, size, size))})
    weave = nodes.noise(nodes.place((30, 30, 8)), 1.5, 4, 0.7)
    shade = nodes.ramp(weave, (0.34, tuple(part * 0.4 for part in colour)), (0.62, colour))
    for axis in ("X", "Z"):
        part = nodes.add("ShaderNodeMath", {0: split.outputs[axis]}, operation="FRACT").outputs[0]
        band = nodes.ramp(part, (0.0, (0, 0, 0)), (0.8, (0, 0, 0)), (0.86, (1, 1, 1)), (0.94, (1, 1, 1)),
                          (1.0, (0, 0, 0)))
        shade = nodes.mix(nodes.span(band, 0.0, 0.5), shade, (*line, 1))
    nodes.bump(weave, 0.4, 0.04)
    return nodes.finish(Base_Color=shade, Roughness=0.92, Sheen=0.5, Specular=0.1)


def oilskin(name, colour):
    """Rubbered raincoat cloth with a soft shine and a few scuffs."""
    nodes = materials.Nodes(name)
    scuff = nodes.noise(nodes.place(), 1.7, 7, 0.68)
    shade = nodes.ramp(scuff, (0.3, tuple(part * 0.55 for part in colour)), (0.6, colour))
    nodes.bump(nodes.noise(nodes.place(), 5, 5), 0.15, 0.04)
    return nodes.finish(Base_Color=shade, Roughness=nodes.span(scuff, 0.5, 0.3), Specular=0.5)


def grid(rows, columns, point, material, parent, thickness=0.0):
    """A sheet whose point(share across, share down) is given by a function."""
    points = [point(column / columns, row / rows) for row in range(rows + 1) for column in range(columns + 1)]
    wide = columns + 1
    faces = [(row * wide + column, (row + 1) * wide + column, (row + 1) * wide + column + 1, row * wide + column + 1)
             for row in range(rows) for column in range(columns)]
    thing = shapes.mesh("cloth", points, faces, material, parent)
    thing.data.auto_smooth_angle = math.radians(60)
    if thickness:
        shapes.solidify(thing, thickness)
    return thing


def tube_of_cloth(path, radii, material, parent, seed, wrinkle=0.1, flat=0.8):
    """A sleeve: a hanging tube with wrinkles gathered at its bend; returns its last point."""
    rows, around = 60, 40

    def along(share):
        """Centre and radius of the sleeve at a share of its length."""
        place = min(share, 0.9999) * (len(path) - 1)
        index, part = int(place), place % 1
        part = part * part * (3 - 2 * part)
        return Vector(path[index]).lerp(Vector(path[index + 1]),
                                        part), radii[index] * (1 - part) + radii[index + 1] * part

    def point(share_around, share_down):
        """A point of the cloth, folded where the arm would bend."""
        centre, radius = along(share_down)
        angle = math.tau * share_around
        out = Vector((math.cos(angle), math.sin(angle) * flat, 0))
        bent = math.exp(-((share_down - 0.45) / 0.3) ** 2)
        rough = noise.noise(Vector((math.cos(angle) * 1.2, math.sin(angle) * 1.2, share_down * 11 + seed)))
        ridge = 1 - 2 * abs(noise.noise(Vector((math.cos(angle + 5 * share_down), share_down * 6, seed * 2.0))))
        return centre + out * radius * (1 + wrinkle * (1.2 * rough * (0.4 + bent) + 0.5 * ridge * bent))

    grid(rows, around, point, material, parent)
    return along(1.0)


class Coat:
    """A coat that hangs by its neck from a peg at the origin of its group, front towards -Y."""

    def __init__(self, material, lining, location, width, length, seed, lean=0.0, flare=0.14, drop=0.0):
        self.material, self.lining, self.width, self.length = material, lining, width, length
        self.seed, self.flare, self.drop = seed, flare, drop
        self.holder = shapes.group(location, (0, lean, 0))
        grid(110, 130, lambda u, v: self.surface(u, v), material, self.holder, 0.05)

    def surface(self, u, v, lift=0.0):
        """A point of the body: u from left to right round the front, v from neck to hem."""
        width, seed = self.width, self.seed
        down = v * self.length
        shoulder = min(1.0, down / (0.5 * width))
        shoulder = math.sin(shoulder * math.pi / 2) ** 0.8
        half = width * (0.13 + (0.33 + self.flare * v) * shoulder)
        angle = math.pi * u
        deep = width * (0.11 + 0.11 * shoulder + 0.03 * v)
        sway = noise.noise(Vector((v * 1.6, seed, 0)))
        ridge = 1 - 2.2 * abs(noise.noise(Vector((u * (5.2 - 1.2 * v) + 0.35 * sway, v * 0.7, seed * 1.7))))
        pull = noise.noise(Vector((u * 4 + v * 3, v * 5, seed * 0.9)))
        fold = width * (0.018 + 0.085 * v ** 1.2) * ridge + width * 0.02 * pull * shoulder
        x = -half * math.cos(angle) * (1 + 0.03 * ridge * v)
        y = -deep * math.sin(angle) ** 0.6 - max(-0.04 * width, fold) * math.sin(angle) ** 0.5 - 0.12 - lift
        if u > 0.52:
            y -= 0.035 * width * min(1.0, down / 0.6) * max(0.0, 1 - (u - 0.52) * 1.8)
        hem = 0.1 * width * v ** 3 * noise.noise(Vector((u * 3.5, 2, seed)))
        return Vector((x, y, -self.drop - down + hem - 0.04 * width * math.sin(angle) * (1 - v)))

    def patch(self, u, v, material, lift=0.05, columns=14, thickness=0.04):
        """A piece of cloth lying on the body between two u and two v."""
        return grid(14, columns, lambda share, down: self.surface(u[0] + (u[1] - u[0]) * share,
                                                                  v[0] + (v[1] - v[0]) * down,
                                                                  lift), material, self.holder, thickness)

    def neck(self, wedge):
        """The dark opening of the neck, a wedge that ends at share `wedge` of the length."""
        grid(20, 14, lambda u, v: self.surface(0.515 + (u - 0.5) * 0.35 * (1 - v) ** 0.8, v * wedge, 0.04), self.lining,
             self.holder)
        grid(10, 20, lambda u, v: Vector(((u - 0.5) * self.width * 0.34, -0.08 - 0.05 * v,
                                          -self.drop + 0.12 * self.width * (1 - (2 * u - 1) ** 2) * (1 - v)
                                          - v * 0.2 * self.width)), self.lining, self.holder)

    def collar(self, material, reach=0.17, point=0.3):
        """A collar round the neck that falls outwards, with two points in front."""
        width, drop = self.width, self.drop

        def place(share, across):
            """A point of the collar."""
            turn = (share - 0.5) * 2
            front = abs(turn) ** 1.5
            inner = Vector((0.15 * width * math.sin(turn * 2.0), -0.1 - 0.25 * width * front,
                            -drop + width * (0.13 - 0.36 * front)))
            out = Vector((math.copysign(0.75 + 0.35 * front, turn) * min(1, abs(turn) * 3), -0.75, 0)).normalized()
            roll = math.sin(across * math.pi * 0.9)
            fall = reach * (1 + point * front ** 3) * width
            return inner + out * across * fall * 0.8 + Vector((0, -0.05 * front,
                                                               0.05 * width * roll - across ** 1.4 * fall * 0.85))

        grid(10, 44, place, material, self.holder, 0.06)

    def lapels(self, material, bottom):
        """Two lapels folded back from the opening down to share `bottom` of the length."""
        for side in (-1, 1):
            def place(share, down, side=side):
                """A point of one lapel."""
                edge = 0.17 * (1 - down) ** 0.8 + 0.005
                wide = 0.16 * math.sin(min(1.0,
                                           down * 1.15 + 0.35) * math.pi) ** 0.7 if down > 0.18 else 0.03 + down * 0.75
                u = 0.515 + side * (edge + wide * share)
                return self.surface(min(0.98, max(0.02, u)), 0.05 + (bottom - 0.05) * down,
                                    0.1 + 0.09 * math.sin(share * math.pi) * (1 - 0.5 * down))
            grid(26, 10, place, material, self.holder, 0.05)

    def buttons(self, material, spots, radius=0.13):
        """Buttons at (u, v) spots of the body."""
        for u, v in spots:
            shapes.lathe([(radius, 0), (radius, 0.04), (radius * 0.8, 0.07), (radius * 0.6, 0.05), (0, 0.05)], material,
                         self.holder, self.surface(u, v, 0.05), (90, 0, 0), 20)

    def sleeves(self, material, cuff, reach, spread=1.0, size=1.0):
        """Two sleeves hanging beside the body, `reach` long, with cuffs."""
        width, drop = self.width, self.drop
        for side in (-1, 1):
            chance = random.Random(self.seed * 7 + side)
            sway = chance.uniform(-0.06, 0.06) * width
            path = [(side * 0.3 * width, -0.16 * width, -drop - 0.16 * width),
                    (side * 0.46 * width * spread, -0.2 * width, -drop - 0.42 * width),
                    (side * 0.53 * width * spread, -0.26 * width, -drop - 0.25 * width - reach * 0.45),
                    (side * 0.53 * width * spread + sway, -0.36 * width, -drop - 0.2 * width - reach * 0.75),
                    (side * 0.5 * width * spread + sway * 2, -0.42 * width, -drop - 0.2 * width - reach)]
            radii = [part * width * size for part in (0.1, 0.17, 0.145, 0.13, 0.125)]
            end, radius = tube_of_cloth(path, radii, material, self.holder, self.seed + side)
            low = end - Vector((0, 0.01, 0.12 * width))
            tube_of_cloth([end + Vector((0, 0, 0.1 * width)), end, low], [radius * 1.05, radius * 1.1, radius * 1.06],
                          cuff,
                          self.holder, self.seed + 3 * side, 0.03)
            shapes.lathe([(radius * 0.98, 0), (0, 0.05)], self.lining, self.holder, low + Vector((0, 0, 0.06)),
                         segments=24)

    def hood(self, material):
        """A hood by whose tip the coat hangs, its opening dark, with a rolled rim."""
        width, drop = self.width, self.drop

        def place(share, down):
            """A point of the hood, a little rough."""
            angle = math.tau * share
            full = math.sin(min(1.0, down * 1.08) * math.pi * 0.62) ** 0.75
            rough = 1 + 0.1 * noise.noise(Vector((math.cos(angle) * 1.5, down * 3, self.seed)))
            return Vector((0.3 * width * full * math.cos(angle) * rough,
                           -0.14 * width * full * (1 + math.sin(angle) * 0.95) * rough - 0.05,
                           -down * (drop + 0.2 * width)))

        grid(30, 48, place, material, self.holder)
        rim = []
        for step in range(16):
            angle = math.tau * step / 16
            rim.append((0.17 * width * math.sin(angle), -0.285 * width - 0.06 * width * math.cos(angle) * -1,
                        -drop * 0.66 + 0.25 * width * math.cos(angle)))
        shapes.tube(rim, 0.035 * width, material, self.holder, True)
        shapes.mesh("hood's dark", [(0, -0.29 * width, -drop * 0.66)] + rim,
                    [(0, index + 1, (index + 1) % 16 + 1) for index in range(16)], self.lining, self.holder)
