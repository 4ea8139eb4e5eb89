"""The clearing at dusk: hero pictures (wide, tall), the tea table (table) and the mushroom wood (mushrooms)."""
import math
import random

import doors
import growth
import materials
import playing_cards
import props
import shapes
import stage
import tea_table
import teatime
import timepieces
import trimmings
import wonder_forms as forms
import wonder_looks as looks
import wonder_stage
from woodland import Wood

VIEWS = ("wide", "tall", "table", "mushrooms")
DUSK_LOW, DUSK_HIGH = (0.62, 0.2, 0.42), (0.035, 0.015, 0.12)
HANGING = ((-3.5, -3.2, 7.3, 1.05, 6, (4, 0)), (-6.6, 1.5, 8.8, 0.85, -8, (10, 9)), (0.5, 3.5, 8.2, 0.9, -4, (6, 2)),
           (-0.9, 9.5, 9.4, 0.95, 7, (1, 50)), (3.4, 6.5, 9.6, 0.8, 5, (8, 24)), (-9.0, 9.0, 9.5, 1.0, 3, (2, 38)),
           (-4.6, 14.0, 10.5, 1.1, -6, (11, 5)), (6.9, -1.5, 8.5, 0.75, -5, (7, 18)))
FLYING = ((-2.2, -4.5, 4.9, (76, 24, 18), 1, "heart"), (-4.9, -1.0, 5.0, (108, -18, -24), 7, "spade"),
          (0.6, -0.5, 6.5, (62, -28, 30), 3, "diamond"), (-0.2, -3.2, 2.5, (100, 32, 28), 10, "heart"),
          (1.7, 6.0, 6.2, (80, -35, -30), 5, "club"), (-3.4, 9.0, 6.8, (96, 20, -8), 9, "spade"),
          (-5.6, 8.0, 6.8, (74, 40, 14), 4, "heart"), (-2.0, 14.0, 6.2, (104, -24, 20), 6, "diamond"),
          (2.6, 13.0, 7.6, (100, 14, 34), 8, "heart"))


def mushrooms(teal, rose, violet):
    """The giants about the hero's path, and the small fry at their feet."""
    teal.place((-7.6, 3.5, 0.2), 6.6, 3.7, (3, -4), 20, 260)
    rose.place((3.0, 12.5, 0.3), 5.6, 3.0, (2, 3), 80, 200)
    violet.place((9.6, 7.5, 0.3), 9.6, 5.6, (4, -3), 150, 420)
    violet.place((-11.5, 13.5, 0.4), 8.6, 4.4, (0, 5), 40)
    teal.place((7.0, 20.0, 0.4), 6.6, 3.2, (0, -3), 200, 200)
    rose.place((-8.2, 22.0, 0.4), 5.4, 2.7, (3, 2), 10)
    violet.place((-5.2, 16.0, 0.2), 3.0, 1.5, (0, -6), 99)
    teal.place((1.6, 22.0, 0.2), 3.2, 1.6, (0, 5), 45)
    rose.place((-5.9, 0.4, 0.1), 1.7, 0.75, (5, 8), 12)
    teal.place((-5.3, -0.5, 0.0), 1.1, 0.46, (-4, -9), 66)
    violet.place((-6.8, -2.6, 0.2), 1.5, 0.6, (4, 10), 140)
    violet.place((1.2, 5.0, 0.1), 1.6, 0.7, (0, -9), 14)
    rose.place((2.0, 4.4, 0.1), 1.0, 0.42, (6, 5), 70)
    teal.place((0.9, 9.4, 0.1), 1.4, 0.62, (0, 4), 33)


def table(wear, service, deck, makers):
    """The laid tea table at the right; returns its candles' lamps."""
    x, y, top = 4.7, -1.0, 3.5
    cloth = looks.checked_cloth("cloth", (0.36, 0.21, 0.44), (0.11, 0.03, 0.19), 0.95, "UV")
    teatime.tablecloth((x, y, top), 3.7, 3.35, cloth, trimmings.cloth("lace", (0.5, 0.36, 0.2), 0.3))
    service.teapot((6.05, -0.9, top), 8, 1.22)
    plan = ((0.92, "plum", "\u2665"), (0.84, "ivory", "\u2660"), (0.9, "teal", "\u2666"), (0.72, "ivory", "\u2665"),
            (0.78, "rose", "\u2663"), (0.6, "plum", "\u2665"), (0.56, "ivory", "\u2660"))
    service.stack((2.75, -1.2, top), plan, 11)
    service.saucer((4.0, -3.2, top), 0.62)
    service.cup((4.0, -3.2, top + 0.07), 0.62, filled=True, rotation=(0, 0, -30))
    service.saucer((6.9, -3.3, top - 0.02), 0.62, service.plum)
    service.cup((6.9, -3.3, top + 0.06), 0.62, service.plum, filled=True, rotation=(0, 0, 200))
    service.sugar_cubes([(5.2, -3.0, top, 20), (5.55, -3.3, top, 62), (5.35, -3.12, top + 0.4, 40)])
    watch = makers.place("watch", (2.15, -2.9, top + 0.2), (4, 3, 25), 0.52, (6, 2))
    forms.chain([shapes.world_point(watch, (0, 1.6, 0)), (1.75, -2.3, top + 0.06), (1.3, -2.35, top + 0.05),
                 (0.98, -2.7, top - 0.1), (0.95, -2.75, top - 0.7)], makers.gold, None, 0.07, 0.014)
    deck.card(1, "spade", (5.9, -3.9, top + 0.05), (2, -3, 24), scale=0.62)
    lamps = []
    for spot, height, radius, energy in (((3.95, 0.5, top), 2.3, 0.24, 300), ((4.55, 1.0, top), 1.5, 0.27, 170),
                                         ((7.75, 0.4, top), 2.0, 0.26, 260), ((8.0, -1.9, top), 0.95, 0.24, 110),
                                         ((1.7, -0.1, top), 1.2, 0.24, 160)):
        lamps.append(teatime.candle(wear, spot, height, radius, len(lamps) + 1, True, energy, len(lamps) in (0, 2, 3)))
    return lamps


def air(makers, deck, wear):
    """Clocks on chains and cards in the air."""
    for index, (x, y, z, size, roll, time) in enumerate(HANGING):
        kind = "silver_watch" if index % 3 == 2 else "watch"
        watch = makers.place(kind, (x, y, z), (88, roll, roll * 1.6), size, time)
        top = shapes.world_point(watch, (0, 1.6, 0))
        lean = math.sin(math.radians(roll))
        forms.chain([top, top + (top - watch.location) * 2.2, (top.x + lean * 9, y + 0.1, z + 16)], makers.gold, None,
                    0.13 * size, 0.028 * size)
    chance = random.Random(2)
    for x, y, z, rotation, rank, suit in FLYING:
        deck.card(rank, suit, (x, y, z), rotation, (chance.uniform(-0.1, 0.12), chance.uniform(-0.06, 0.08), 0.06),
                  scale=chance.uniform(1.05, 1.3), wear=0.6)


def frame(wood):
    """Trees near and far, and branches that close the picture above."""
    wood.trees([(-12.4, -2.5, 0.95, 30), (12.6, -3.0, 1.0, 200), (-14.5, 8.0, 1.0, 120), (15.5, 11.0, 1.1, 10),
                (-8.8, 12.5, 0.7, 75), (5.6, 17.0, 0.72, 310), (-16.5, 18.0, 1.2, 250), (12.0, 22.0, 1.0, 160)], 21)
    wood.far_trees(34, 22, 56)


def hero(shot):
    """The clearing, wide or tall."""
    scene = wonder_stage.begin(shot)
    wear = props.Wardrobe()
    wood = Wood(lambda y: -2.9 + 1.6 * math.sin(y * 0.11 + 0.3), 3.7)
    wood.floor()
    wood.backdrop(DUSK_LOW, DUSK_HIGH, 0.42)
    frame(wood)
    wood.slabs(-14, 33, 1.5, 5, ((0.42, 0.36, 0.46), (0.014, 0.009, 0.022)))
    wood.undergrowth((-15, 15, -12, 24), 520, 300)
    wood.border(-12, 30, 330)
    mushrooms(*giants())
    door = (wood.centre(33.5), 33.5, 0.15)
    doors.arched_door(wear, door, -4, 1.7, door_timber(), looks.stone("door frame", (0.16, 0.12, 0.17)),
                      doors.warm_glow(strength=3.0), -62)
    makers, deck = timepieces.Clockmaker(wear), playing_cards.Deck()
    lamps = table(wear, teatime.TeaService(wear), deck, makers)
    air(makers, deck, wear)
    chance = random.Random(12)
    growth.fireflies([(chance.uniform(-10, 9), chance.uniform(-4, 26), chance.uniform(0.8, 8)) for _ in range(46)])
    stage.light("AREA", (door[0], 31.8, 3.2), (door[0] + 0.5, 12, 0), (1.0, 0.56, 0.26), 1700, (2.6, 4.0), haze=1.0,
                gloss=0.25)
    stage.light("AREA", (-16, 20, 24), (-1, 2, 2), (0.3, 0.62, 1.0), 5200, (9, 9), haze=0.35, gloss=0.6)
    stage.light("AREA", (-13, -16, 13), (0, 2, 2), (0.56, 0.44, 1.0), 1250, (10, 10), haze=0.2,
                gloss=0.4).data.use_shadow = False
    stage.light("AREA", (-8, -9, 6.5), (4.6, -2, 3.2), (1.0, 0.66, 0.46), 1250, (2.5, 2.5), haze=0.1, gloss=0.6)
    warm = stage.light("POINT", (4.6, -1.6, 7.6), (0, 0, 0), looks.CANDLE, 420, 0.8, haze=0.8, gloss=0.2)
    warm.data.use_shadow = False
    wonder_stage.spare_contact_shadows(scene, lamps)
    stage.fog(0.0115, (0, 22, 9), (90, 96, 26), (0.62, 0.55, 0.95))
    if shot.view == "tall":
        eye = stage.camera(scene, (1.5, -21.5, 5.2), (1.75, 4, 5.5), (4.4, -2.0, 4.5), 40, 0.2)
        eye.data.shift_y = -0.12  # the table stands high in the picture, since a phone has words below
    else:
        stage.camera(scene, (0.0, -19.5, 4.7), (0.0, 6, 4.9), (4.4, -2.0, 4.5), 35, 0.2)
    if shot.layer == "light":
        wonder_stage.keep_only(scene, lamps + [warm])
    stage.vignette(scene, 0.5)
    stage.render(scene, shot)


def giants():
    """The three breeds of mushroom."""
    return (growth.Mushrooms("teal", (0.02, 0.17, 0.17), (0.1, 0.85, 0.75), "dome"),
            growth.Mushrooms("rose", (0.36, 0.03, 0.045), (1.0, 0.32, 0.3), "bell"),
            growth.Mushrooms("violet", (0.13, 0.045, 0.25), (0.62, 0.34, 1.0), "flat"))


def door_timber():
    """Dark, reddish door timber, its grain upright."""
    return materials.wood("door timber", (0.03, 0.01, 0.012), (0.15, 0.05, 0.035), (5, 5, 0.5), 0.4)


def shoot(shot):
    """Build, light and render the view that is asked for."""
    if shot.view == "table":
        tea_table.shoot(wonder_stage.begin(shot), shot, giants())
    elif shot.view == "mushrooms":
        mushroom_wood(shot)
    else:
        hero(shot)


def mushroom_wood(shot):
    """A path of stepping stones among the giants."""
    scene = wonder_stage.begin(shot)
    wood = Wood(lambda y: 0.6 + 3.0 * math.sin(y * 0.16 + 0.4) * min(1, 0.45 + y / 40), 2.3)
    wood.floor()
    wood.backdrop((0.6, 0.2, 0.42), (0.02, 0.02, 0.1), 0.46)
    frame(wood)
    wood.stepping_stones(-11, 30, (0.2, 0.17, 0.26))
    wood.undergrowth((-15, 15, -11, 26), 620, 260)
    wood.border(-10, 30, 360)
    teal, rose, violet = giants()
    teal.place((-6.0, 0.8, 0.2), 6.3, 3.7, (2, -4), 20, 700)
    rose.place((6.9, 4.5, 0.3), 6.0, 3.1, (2, 3), 80, 600)
    violet.place((9.2, -3.2, 0.2), 4.6, 2.5, (3, -5), 150, 150)
    violet.place((-3.0, 11.0, 0.3), 6.2, 2.9, (0, 4), 60, 420)
    teal.place((3.6, 15.0, 0.3), 5.0, 2.2, (0, -4), 200, 300)
    rose.place((-9.5, 13.0, 0.3), 7.0, 3.4, (3, 2), 10, 240)
    violet.place((11.0, 16.0, 0.4), 9.0, 4.4, (0, -3), 33, 300)
    teal.place((-2.4, 24.0, 0.3), 4.6, 2.1, (0, 3), 95)
    rose.place((4.6, 25.0, 0.3), 5.6, 2.6, (2, -3), 145)
    chance = random.Random(14)
    for _ in range(26):
        y = chance.uniform(-8, 16)
        x = wood.centre(y) + chance.choice((-1, 1)) * (2.6 + abs(chance.gauss(0, 2)))
        radius = chance.uniform(0.22, 0.75)
        breed = chance.choice((teal, rose, violet))
        breed.place((x, y, wood.height(x, y)), radius * chance.uniform(2, 2.9), radius,
                    (chance.uniform(-10, 10), chance.uniform(-10, 10)), chance.uniform(0, 360))
    growth.fireflies([(chance.uniform(-9, 9), chance.uniform(-5, 24), chance.uniform(0.6, 7)) for _ in range(60)])
    for x, y, tall in ((-2.75, -5.2, 1.0), (3.7, -0.6, 0.85), (-2.0, 5.6, 1.1)):
        x += wood.centre(y)
        teatime.candle(props.Wardrobe(), (x, y, wood.height(x, y) + 0.05), tall, 0.22, int(y + 9), True, 330, y < 0)
    stage.light("AREA", (5, 33, 16), (0, 8, 1), (1.0, 0.52, 0.56), 9000, (10, 6), haze=1.0, gloss=0.6)
    stage.light("AREA", (-14, 6, 20), (0, 2, 1), (0.3, 0.6, 1.0), 3600, (8, 8), haze=0.4, gloss=0.6)
    stage.light("AREA", (8, -16, 12), (0, 2, 2), (0.55, 0.4, 1.0), 2300, (9, 9), haze=0.2,
                gloss=0.4).data.use_shadow = False
    wonder_stage.spare_contact_shadows(scene)
    stage.fog(0.011, (0, 22, 9), (90, 96, 26), (0.62, 0.55, 0.95))
    stage.camera(scene, (0.4, -15.5, 4.0), (0.3, 6, 3.9), (-5.0, -1.0, 4.0), 33, 0.24)
    stage.vignette(scene, 0.5)
    stage.render(scene, shot)
