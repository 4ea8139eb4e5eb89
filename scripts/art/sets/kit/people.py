"""People for half light: clothed figures seen from behind, built from a stature, a pose and what they wear.

They have no faces, so no set may show one from the front. A figure stands on its group's floor and faces +Y.
"""
import math
from dataclasses import dataclass

from mathutils import Euler, Matrix, Vector, noise

import bodies
import hairdos
import materials
import outfits
import shapes


@dataclass
class Stature:
    """A body: its height in units of ten centimetres, and how broad shoulders, hips and all of it are.

    `head` is how large the head is for that height: 1 for adults, about 1.14 for children of ten.
    """

    height: float = 17.5
    shoulders: float = 1.0
    hips: float = 1.0
    bulk: float = 1.0
    head: float = 1.0


@dataclass
class Pose:
    """How a figure stands or sits: hips and their height (a share of the stature), bends in degrees, hands and feet.

    Lean bends the back forwards, sway to the right, twist turns the shoulders to the left; a hand is (where its wrist
    is, where its fingers point, where its palm faces, its fingers' curl in degrees); a foot is where its heel stands,
    and its sole says by how many degrees the toes hang below the heel, as a runner's do.
    """

    hips: tuple = (0.0, 0.0)
    seat: float = 0.52
    lean: float = 4.0
    sway: float = 0.0
    twist: float = 0.0
    nod: float = 0.0
    glance: float = 0.0
    tilt: float = 0.0
    hands: tuple = ()
    elbows: tuple = ((-0.3, -1.0, 0.0), (0.3, -1.0, 0.0))
    feet: tuple = ((-1.0, 0.0, 0.0), (1.0, 0.0, 0.0))
    knees: tuple = ((-0.15, 1, 0), (0.15, 1, 0))
    soles: tuple = (0.0, 0.0)


TORSO = ((0.5, 0.094, 0.066, -0.012), (0.535, 0.097, 0.068, -0.012), (0.575, 0.09, 0.06, -0.004),
         (0.625, 0.081, 0.054, 0.004), (0.68, 0.088, 0.06, 0.004), (0.735, 0.099, 0.066, 0.0),
         (0.775, 0.1, 0.062, -0.004), (0.803, 0.092, 0.052, -0.006), (0.822, 0.072, 0.044, -0.005),
         (0.838, 0.05, 0.038, -0.001), (0.852, 0.036, 0.033, 0.003), (0.862, 0.033, 0.031, 0.005))


class Person:
    """A figure in its own group; its joints are kept so that a set can put things into its hands."""

    def __init__(self, location, turn, stature, pose, look):
        self.stature, self.pose, self.look = stature, pose, look
        self.unit = stature.height
        self.holder = shapes.group(location, (0, 0, turn))
        self.joints()
        self.dress()
        self.trousers()
        self.head()
        self.hands()

    def spine(self, height):
        """The frame of the trunk (place, right, forward, up) at a height, given as a share of the stature."""
        pose = self.pose
        place = Vector((pose.hips[0], pose.hips[1], pose.seat * self.unit))
        share = (height - 0.52) / 0.325
        steps = 12
        for step in range(steps + 1):
            part = max(0.0, share) * step / steps
            turn = (Matrix.Rotation(math.radians(pose.twist * part), 3, "Z")
                    @ Matrix.Rotation(math.radians(-pose.lean * (0.4 + 0.75 * part)), 3, "X")
                    @ Matrix.Rotation(math.radians(pose.sway * (0.2 + 0.9 * part)), 3, "Y"))
            if step < steps:
                place = place + turn @ Vector((0, 0, share * 0.325 * self.unit / steps))
        return place, turn @ Vector((1, 0, 0)), turn @ Vector((0, 1, 0)), turn @ Vector((0, 0, 1))

    def joints(self):
        """Where shoulders, elbows, wrists, hips, knees and ankles lie."""
        unit, pose, stature = self.unit, self.pose, self.stature
        self.arms, self.legs = [], []
        place, right, forward, up = self.spine(0.8)
        for index, side in enumerate((-1, 1)):
            wide = 0.0985 * stature.shoulders * unit
            root = place + right * (side * wide) - forward * (0.006 * unit)
            target = Vector(pose.hands[index][0]) if pose.hands else root + Vector((side * 0.012, 0.035, -0.322)) * unit
            ahead = (target - root).normalized().dot(forward)
            root = root + forward * (0.024 * unit * max(0.0, ahead)) + up * (0.006 * unit)
            elbow, wrist = bodies.bend(root, target, 0.178 * unit, 0.155 * unit, Vector(pose.elbows[index]))
            self.arms.append([root, elbow, wrist])
        pelvis, right, forward, up = self.spine(0.52)
        for index, side in enumerate((-1, 1)):
            root = pelvis + right * (side * 0.052 * stature.hips * unit) - up * (0.01 * unit)
            heel = Vector(pose.feet[index])
            ankle = heel + Vector((0, 0.02 * unit, 0.045 * unit))
            knee, ankle = bodies.bend(root, ankle, 0.245 * unit, 0.235 * unit, Vector(pose.knees[index]))
            self.legs.append([root, knee, ankle])

    def trunk(self, ease, hem, until=0.865):
        """Ovals of the trunk from a hem up, a little wider than the body."""
        unit, stature, ovals = self.unit, self.stature, []
        first = TORSO[0]
        below = [(hem, first[1] * 1.01, first[2] * 1.02, first[3])] if hem < first[0] else []
        for height, wide, deep, ahead in [*below, *TORSO]:
            if height < hem or height > until:
                continue
            broad = stature.hips if height < 0.6 else stature.shoulders
            neck = bodies.ease(height, 0.835, 0.85)
            broad = broad * (1 - neck) + neck
            place, right, forward, _ = self.spine(height)
            slack = ease * unit * (1 - 0.75 * neck)
            ovals.append((place + forward * (ahead * unit), right, forward,
                          wide * unit * broad * stature.bulk + slack, deep * unit * stature.bulk + slack))
        return ovals

    def dress(self):
        """The top: trunk, shoulders and sleeves in one, with its folds, cuffs, hem and collar."""
        unit, look = self.unit, self.look
        slack, sleeve, hem, fold = outfits.CUTS[look.cut]
        flesh = bodies.Flesh()
        ovals = self.trunk(slack, hem)
        flesh.oval(ovals, 2.3)
        place, right, forward, up = self.spine(0.845)
        for index, (root, elbow, wrist) in enumerate(self.arms):
            side = (-1, 1)[index]
            neck = place + right * (side * 0.026 * unit) + up * (0.012 * unit)
            flesh.limb([neck, neck.lerp(root, 0.5) + up * (0.008 * unit), root],
                       [part * unit for part in (0.022, 0.026, 0.031 + slack * 0.3)], 0.95, forward)
            path = [root, root.lerp(elbow, 0.35), root.lerp(elbow, 0.8), elbow, elbow.lerp(wrist, 0.25),
                    elbow.lerp(wrist, 0.65), wrist]
            radii = [part + slack * 0.65 for part in (0.033, 0.0315, 0.028, 0.0265, 0.0265, 0.0235, 0.0185)]
            spots = (0, 0.35, 0.8, 1, 1.25, 1.65, 2)
            kept = [row for row in zip(path, radii, spots) if row[2] < sleeve - 0.1]
            end = elbow.lerp(wrist, sleeve - 1)
            kept.append((end, 0.0185 + slack * 0.65 + 0.008 * (2 - sleeve), sleeve))
            flesh.limb([row[0] for row in kept], [row[1] * unit * self.stature.bulk ** 0.5 for row in kept])
            if sleeve < 1.6:
                cuff = (elbow - wrist).normalized() * (0.018 * unit)
                flesh.limb([end + cuff, end], [(0.0275 + slack) * unit] * 2, steps=2)
        self.collar(flesh, place, right, forward, up)
        self.top = flesh.fuse("top", look.cloth, self.holder, 0.0045 * unit, 5,
                              lambda point, out: self.folds(point, out, fold))

    def collar(self, flesh, place, right, forward, up):
        """What closes the top at the neck: a stand collar with its fall, a crew neck's roll, or a hood on the back."""
        unit, cut = self.unit, self.look.cut
        if cut == "hoodie":
            back = place - forward * (0.042 * unit)
            flesh.oval([(back + up * (lift * unit) - forward * (out * unit), right, (forward + up * 0.3).normalized(),
                         wide * unit, deep * unit)
                        for lift, out, wide, deep in ((-0.075, 0.0, 0.02, 0.01), (-0.06, 0.012, 0.045, 0.02),
                                                      (-0.03, 0.016, 0.062, 0.027), (0.0, 0.008, 0.066, 0.03),
                                                      (0.022, -0.006, 0.058, 0.03), (0.032, -0.012, 0.04, 0.022))], 2.1)
            return
        tall = {"sweater": 0.02, "blouse": 0.012, "tunic": 0.012}.get(cut, 0.034)
        wide = 0.038 if cut == "sweater" else 0.04
        for lift, grow, thick in ((0.004, 1.08, 0.007), (tall * 0.55, 1.0, 0.007), (tall, 0.95, 0.006)):
            loop = []
            for step in range(17):
                turn = math.tau * step / 16
                loop.append(place + up * ((lift - 0.016 * math.sin(turn)) * unit)
                            + right * (math.cos(turn) * wide * grow * unit)
                            + forward * ((math.sin(turn) * wide * 0.98 * grow + 0.006) * unit))
            flesh.limb(loop, [thick * unit] * len(loop), steps=2, count=10, across=up)

    def folds(self, point, out, depth):
        """How far cloth stands off at a point: gathers at elbows and armpits, pulls across the back, slack at waist."""
        unit, seed = self.unit, self.look.seed
        far, gap, way = min((bodies.near_path(point, arm) for arm in self.arms), key=lambda found: found[1])
        on_arm = 1 - bodies.ease(gap, 0.045 * unit, 0.07 * unit)
        place, right, forward, up = self.spine(0.66)
        height, across = (point - place).dot(up) / unit, (point - place).dot(right) / unit
        elbow = math.exp(-((far - 1.0) / 0.34) ** 2)
        armpit = math.exp(-((far - 0.05) / 0.22) ** 2)
        round_arm = (out - way * out.dot(way)) * 1.15
        sleeve = bodies.crease(round_arm + Vector((far * 2.7, seed * 3.1, far * 1.9)))
        sleeve *= 0.0028 + 0.0062 * elbow + 0.0025 * armpit
        waist = math.exp(-((height + 0.06) / 0.055) ** 2)
        pull = bodies.crease(Vector((across * 15 + height * 9, abs(across) * 6 - height * 16, seed * 1.7)))
        drape = bodies.crease(Vector((across * 24 + 0.8 * math.sin(height * 17 + seed), height * 5, seed + 4.4)))
        trunk = pull * (0.0018 + 0.0048 * waist) + drape * 0.003 * (1 - bodies.ease(height, 0.0, 0.14))
        rough = noise.noise(point * (34 / unit)) * 0.0012
        if self.look.cut in ("blazer", "shirt", "oxford"):
            trunk -= 0.0022 * math.exp(-(across / 0.0035) ** 2) * (1 - bodies.ease(height, 0.12, 0.15))
        return out * (unit * max(-0.0055, depth * (sleeve * on_arm + trunk * (1 - on_arm) + rough)))

    def trousers(self):
        """Seat and legs with folds at knees and ankles, and shoes."""
        unit, look, stature = self.unit, self.look, self.stature
        flesh = bodies.Flesh()
        flesh.oval(self.trunk(0.0, 0.462, 0.58), 2.3)
        thick = stature.bulk ** 0.6
        for hip, knee, ankle in self.legs:
            flesh.limb([hip, hip.lerp(knee, 0.4), hip.lerp(knee, 0.85), knee, knee.lerp(ankle, 0.35),
                        knee.lerp(ankle, 0.7), ankle],
                       [part * unit * thick for part in (0.055, 0.05, 0.041, 0.038, 0.038, 0.034, 0.033)])

        def shift(point, out):
            """Folds that gather behind the knees and on the shoes."""
            far, _, way = min((bodies.near_path(point, leg) for leg in self.legs), key=lambda found: found[1])
            knee, low = math.exp(-((far - 1) / 0.3) ** 2), bodies.ease(far, 1.5, 2)
            turn = out.cross(way)
            wave = bodies.crease(Vector((far * 5 + turn.x, turn.y + far * 0.5, look.seed * 2.3)))
            return out * (unit * wave * (0.002 + 0.004 * knee + 0.005 * low))

        flesh.fuse("trousers", look.legs, self.holder, 0.0055 * unit, 5, shift)
        leather = materials.plastic("shoe leather", (0.012, 0.009, 0.008), 0.4)
        for index, (_, _, ankle) in enumerate(self.legs):
            shoe = bodies.Flesh()
            level = Vector((0.28 * (-1, 1)[index], 1, 0)).normalized()
            across = Vector((level.y, -level.x, 0))
            hang = Matrix.Rotation(math.radians(-self.pose.soles[index]), 3, across)
            toe, up = hang @ level, hang @ Vector((0, 0, 1))
            floor = ankle - up * (0.045 * unit)
            shoe.oval([(floor + toe * (reach * unit) + up * (tall * unit), across, up,
                        wide * unit, tall * unit)
                       for reach, wide, tall in ((-0.045, 0.016, 0.016), (-0.035, 0.022, 0.026), (0.0, 0.024, 0.028),
                                                 (0.05, 0.026, 0.022), (0.09, 0.027, 0.015), (0.11, 0.02, 0.011))], 2.8)
            shoe.fuse("shoe", leather, self.holder, 0.006 * unit, 3)

    def head(self):
        """Neck, skull and ears, and the hair on them."""
        unit, pose, look = self.unit, self.pose, self.look
        place, _, forward, up = self.spine(0.845)
        turn = (Matrix.Rotation(math.radians(pose.twist + pose.glance), 3, "Z")
                @ Matrix.Rotation(math.radians(-pose.nod - 0.45 * pose.lean), 3, "X")
                @ Matrix.Rotation(math.radians(pose.tilt + pose.sway * 0.6), 3, "Y"))
        rise = (up + turn @ Vector((0, 0, 1))).normalized()
        size = unit * self.stature.head
        centre = place + rise * (0.084 * size) + (turn @ Vector((0, 1, 0))) * (0.016 * size) + forward * (0.008 * unit)
        self.skull = hairdos.Skull(centre, turn, size)
        thick = 0.031 * self.stature.bulk ** 0.5 * (0.5 + 0.5 * self.stature.shoulders)
        flesh = bodies.Flesh()
        flesh.limb([place - up * (0.03 * unit), place + up * (0.01 * unit) + forward * (0.004 * unit),
                    centre - turn @ Vector((0, 0.006 * size, 0.03 * size))],
                   [(thick + 0.008) * unit, (thick + 0.001) * unit, thick * unit])
        self.skull.flesh(flesh)
        flesh.fuse("head", look.skin, self.holder, 0.0042 * unit, 5)
        hairdos.grow(self.skull, look.hair, look.hair_colour, self.holder, look.seed, self.spine)

    def put_on(self, headwear, place, lean=(0.0, 0.0, 0.0)):
        """Set a hat or crown on the head: where its brim's middle lies (see Skull.at), and its lean in degrees."""
        cock = Euler([math.radians(angle) for angle in lean]).to_matrix()
        headwear.parent, headwear.location = self.holder, self.skull.at(*place)
        headwear.rotation_euler = (self.skull.turn @ cock).to_euler()

    def hands(self):
        """Both hands, as the pose holds them."""
        for index, side in enumerate((-1, 1)):
            root, elbow, wrist = self.arms[index]
            way = (wrist - elbow).normalized()
            if self.pose.hands:
                _, along, palm, curls = self.pose.hands[index]
            else:
                along, palm, curls = way, (-side, 0, 0), outfits.RELAXED
            flesh = bodies.Flesh()
            flesh.limb([elbow, elbow.lerp(wrist, 0.4), wrist + way * 0.05],
                       [part * self.unit for part in (0.025, 0.0255, 0.0165)])
            flesh.fuse("forearm", self.look.skin, self.holder, 0.005 * self.unit, 4)
            bodies.hand(wrist, along, palm, side, 0.104 * self.unit, self.look.skin, self.holder, curls)


def local(location, turn, point):
    """A point of the scene as a figure at a location, turned by degrees, has it: for hands that touch props."""
    return tuple(Matrix.Rotation(math.radians(-turn), 3, "Z") @ (Vector(point) - Vector(location)))
