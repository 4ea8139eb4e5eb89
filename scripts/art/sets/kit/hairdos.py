"""Heads seen from behind and hairdos: a body of hair with single strands over it, so that no outline is smooth."""
import math

from mathutils import Matrix, Vector, noise

import bodies
import materials

SKULL = (  # height, half width, front, back: shares of the stature from the head's centre
    (-0.0693, 0.0168, 0.0546, 0.0315), (-0.0588, 0.0305, 0.0546, 0),
    (-0.042, 0.0389, 0.0556, -0.0231), (-0.021, 0.0431, 0.0567, -0.0462),
    (0, 0.0457, 0.0567, -0.0578), (0.021, 0.0467, 0.0556, -0.0619),
    (0.0399, 0.0436, 0.0494, -0.0578), (0.0546, 0.0347, 0.0368, -0.0462),
    (0.064, 0.021, 0.021, -0.0294), (0.0677, 0.0095, 0.0074, -0.0147),
)


class Skull:
    """A head of a stature: its centre and how it is turned."""

    def __init__(self, centre, turn, unit):
        self.centre, self.turn, self.unit = centre, turn, unit

    def at(self, x, y, z):
        """A place about the head, in shares of the stature: right, forward, up from its centre."""
        return self.centre + self.turn @ (Vector((x, y, z)) * self.unit)

    def axes(self):
        """The head's right, forward and up."""
        return tuple(self.turn @ Vector(axis) for axis in ((1, 0, 0), (0, 1, 0), (0, 0, 1)))

    def ovals(self, grow=0.0, lowest=-1.0):
        """Ovals of the skull, grown by a thickness of hair."""
        right, forward, _ = self.axes()
        unit, found = self.unit, []
        for height, wide, front, back in SKULL:
            if height >= lowest:
                lift = height + grow * (1 if height > 0.03 else 0)
                found.append((self.at(0, (front + back) / 2, lift), right, forward, (wide + grow) * unit,
                              ((front - back) / 2 + grow) * unit))
        return found

    def flesh(self, flesh):
        """Skull and ears."""
        flesh.oval(self.ovals(), 2.0, 32)
        for side in (-1, 1):
            flare = self.turn @ Matrix.Rotation(math.radians(side * 24), 3, "Z")
            flesh.ball(self.at(side * 0.0495, -0.007, -0.008), [part * self.unit for part in (0.0045, 0.011, 0.018)],
                       flare)

    def own(self, point):
        """A point in the head's own axes, in shares of the stature."""
        return (self.turn.transposed() @ (point - self.centre)) / self.unit


def hair_look(name, colour):
    """Hair: dark at its roots, with a sheen along the strands."""
    nodes = materials.Nodes(name)
    lock = nodes.noise(nodes.place((3, 3, 0.8)), 2.4, 4)
    shade = nodes.ramp(lock, (0.3, tuple(part * 0.45 for part in colour)), (0.7, colour))
    return nodes.finish(Base_Color=shade, Roughness=0.72, Specular=0.22, Sheen=0.3)


def plait(flesh, skull, side, spine):
    """A braid from behind an ear down the back: strands that cross from side to side, and a loose end under its tie."""
    back, across, ahead, _ = spine(0.74)
    start, end = skull.at(side * 0.032, -0.04, -0.036), back + (across * (side * 0.052) - ahead * 0.078) * skull.unit
    steps = 11
    for step in range(steps):
        share = step / (steps - 1)
        size = (0.0185 - 0.005 * share) * skull.unit
        bulge = skull.turn @ Vector((side * 0.5, -1, 0)) * (0.012 * math.sin(math.pi * share) * skull.unit)
        place = start.lerp(end, share) + bulge + across * (0.0065 * skull.unit * (-1) ** step)
        flesh.ball(place, (size, size * 0.85, size * 1.1))
    down = (end - start).normalized() * skull.unit
    flesh.limb([end, end + down * 0.016, end + down * 0.04, end + down * 0.062],
               [part * skull.unit for part in (0.008, 0.009, 0.013, 0.004)])


def grow(skull, style, colour, parent, seed, spine):
    """Give a head its hair: short, long, tail, bun, braids or curls."""
    look = hair_look(f"hair {style} {seed}", colour)
    unit = skull.unit
    right, forward, up = skull.axes()
    flesh = bodies.Flesh()
    thick = {"short": 0.007, "long": 0.008, "tail": 0.005, "bun": 0.005, "braids": 0.006, "curls": 0.019}[style]
    flesh.oval(skull.ovals(thick, -0.045), 2.05, 32)
    tie = None
    if style == "long":
        fall = []
        for height, back, wide, deep in ((0.02, -0.016, 0.05, 0.05), (-0.02, -0.026, 0.055, 0.042),
                                         (-0.055, -0.03, 0.057, 0.034)):
            fall.append((skull.at(0, back, height), right, forward, wide * unit, deep * unit))
        for height, back, wide, deep in ((0.82, -0.066, 0.062, 0.024), (0.785, -0.078, 0.062, 0.02),
                                         (0.745, -0.083, 0.055, 0.017), (0.715, -0.083, 0.042, 0.012),
                                         (0.7, -0.082, 0.026, 0.006)):
            place, across, ahead, _ = spine(height)
            fall.append((place + ahead * (back * unit), across, ahead, wide * unit, deep * unit))
        flesh.oval(fall, 2.2, 32)
    if style == "tail":
        tie = skull.at(0, -0.066, 0.03)
        down = Vector((0, 0, -unit))
        end = tie - forward * (0.035 * unit)
        flesh.limb([skull.at(0, -0.045, 0.025), tie, end + down * 0.02, end + down * 0.07 + right * (0.004 * unit),
                    end + down * 0.125 - right * (0.004 * unit), end + down * 0.165],
                   [part * unit for part in (0.026, 0.012, 0.021, 0.022, 0.016, 0.004)])
    if style == "bun":
        tie = skull.at(0, -0.045, 0.076)
        flesh.ball(tie, [part * unit for part in (0.03, 0.026, 0.024)], skull.turn)

    if style == "braids":
        for side in (-1, 1):
            plait(flesh, skull, side, spine)

    def shift(point, out):
        """Sink hair below the hairline, and groove it along its fall."""
        own = skull.own(point)
        groove = noise.noise(Vector((math.atan2(own.x, -own.y) * 9, own.z * 12, seed))) * 0.0016
        if style == "curls":
            groove = 0.011 * bodies.crease(point * (26 / unit)) + 0.004 * noise.noise(point * (60 / unit))
        if style != "long":
            line = -0.046 + 0.046 * bodies.ease(own.y, -0.03, -0.006) + 0.02 * bodies.ease(own.y, 0.01, 0.035)
            on_skull = own.y > -0.075 and own.z > -0.06
            if on_skull:
                groove -= (thick + 0.006) * (1 - bodies.ease(own.z, line - 0.006, line + 0.008))
        return out * (groove * unit)

    body = flesh.fuse("hair", look, parent, 0.004 * unit, 4, shift)

    def comb(point, out):
        """Down and away from the crown, or towards the tie that gathers the hair."""
        own = skull.own(point)
        line = -0.046 + 0.046 * bodies.ease(own.y, -0.03, -0.006)
        if style != "long" and own.z < line + 0.004 and own.y > -0.075:
            return Vector()
        way = Vector((0, 0, -1)) - forward * 0.15
        if own.z > 0.03:
            way = (point - skull.at(0, -0.02, 0.072)) * (12 / unit)
        if tie is not None and own.y > -0.066 and own.z > -0.05:
            way = tie - point
        return way - out * out.dot(way)

    count, length, lift, curl = {
        "short": (3600, 0.5, 0.12, 0.06), "long": (5000, 2.2, 0.1, 0.07), "tail": (3200, 1.2, 0.1, 0.05),
        "bun": (3200, 0.8, 0.1, 0.03), "braids": (3600, 0.6, 0.1, 0.05), "curls": (4500, 0.6, 0.35, 0.9)}[style]
    bodies.strands(body, comb, count, length * unit / 17.5, look, parent, seed, lift, curl)
