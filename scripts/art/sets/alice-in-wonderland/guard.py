"""The card guard in two rows along the chequered path, between rose bushes that somebody has begun to paint red."""
import random

import card_soldiers
import growth
import materials
import props
import roses
import shapes
import stage
import teatime
import wonder_forms as forms
import wonder_stage
from woodland import Wood

LEFT = ((6, "spade"), (4, "heart"), (9, "club"), (2, "diamond"), (7, "spade"))
RIGHT = ((8, "diamond"), (5, "club"), (3, "heart"), (10, "spade"), (6, "heart"))


def castle():
    """The court's towers, far off in the haze."""
    wall = materials.plain("castle", (0.035, 0.016, 0.07), 0.9, 0.5, 0.6)
    window = materials.glow("window", (1.0, 0.6, 0.26), 5.0)
    chance = random.Random(9)
    for x, radius, tall in ((-7, 1.5, 9), (-4.2, 1.1, 12.5), (-1.6, 1.7, 9), (1.8, 1.0, 15), (4.0, 1.6, 10.5),
                            (7.2, 1.3, 11.5)):
        shapes.lathe([(radius, 0), (radius * 0.94, tall), (radius * 1.25, tall + 0.5), (radius * 1.25, tall + 1.1),
                      (radius * 0.5, tall + 3.2), (0, tall + 6)], wall, None, (x, 38, -1), segments=20)
        for _ in range(3):
            spot = (x + chance.uniform(-0.4, 0.4) * radius, 38 - radius * 1.02, chance.uniform(3.5, tall - 1.5))
            shapes.box(spot, (0.24, 0.3, 0.5), window, None, 0)
    shapes.box((0, 39, 2.5), (24, 1.5, 7), wall, None, 0.1)


def soldiers(wear):
    """Both rows, each man a little out of line."""
    guard = card_soldiers.Guard(wear)
    chance = random.Random(3)
    for side, row in ((-1, LEFT), (1, RIGHT)):
        for index, (rank, suit) in enumerate(row):
            place = (side * (4.5 - 0.4 * index) + chance.uniform(-0.15, 0.15),
                     -1.0 + index * 6.2 + (0.9 if side > 0 else 0), 0.06)
            guard.stand(place, -side * (27 - 2 * index) + chance.uniform(-4, 4), rank, suit, side > 0,
                        chance.uniform(-1, 1.5))


def bushes():
    """Roses in the foreground and hedges behind the rows."""
    garden = roses.Garden()
    garden.bush((4.9, -9.4, 0.4), (2.1, 1.5, 1.75), 230, 26, 2, (-0.3, -0.6, 1.0), 0.72)
    garden.bush((-5.6, -9.0, 0.2), (2.0, 1.5, 1.5), 210, 20, 5, (0.3, -0.6, 1.0), 0.72)
    garden.bush((-9.0, 0.2, 1.6), (2.4, 2.6, 3.6), 230, 15, 7, (0.8, -0.9, 0.3), 0.85)
    garden.bush((9.2, 0.8, 1.6), (2.4, 2.6, 4.0), 230, 15, 8, (-0.8, -0.9, 0.3), 0.85)
    for index, y in enumerate((8.5, 15.5, 23)):
        garden.bush((-9.6, y, 1.6), (3.0, 3.6, 4.4), 120, 8, 11 + index, (0.8, -0.9, 0.3), 0.95)
        garden.bush((9.8, y + 1, 1.6), (3.0, 3.6, 4.4), 120, 8, 21 + index, (-0.8, -0.9, 0.3), 0.95)
    garden.finish()


def shoot(shot):
    """Build, light and render."""
    scene = wonder_stage.begin(shot)
    wear = props.Wardrobe()
    wood = Wood(lambda y: 0.0, 6.0)
    wood.floor()
    wood.backdrop((0.66, 0.22, 0.36), (0.04, 0.018, 0.14), 0.42)
    wood.slabs(-15, 34, 1.7, 7, ((0.42, 0.36, 0.46), (0.014, 0.009, 0.022)))
    wood.undergrowth((-13, 13, -13, 16), 260, 200)
    wood.border(-12, 26, 300)
    castle()
    soldiers(wear)
    bushes()
    roses.bucket(wear, (1.0, -6.4, 0.1), -15, 1.0)
    chance = random.Random(4)
    petals = growth.fallen(materials.paper("fallen petal", (0.5, 0.04, 0.05), 0.4), 8, 3, 0.2)
    forms.scatter(petals, 60, (-3.5, 3.5, -9, 8), lambda x, y: 0.14, 6, tilt=20)
    forms.park(petals)
    candles = [
        teatime.candle(wear, (x, y, 0.1), tall, 0.26, int(10 + y), True, 420, y < 0)
        for x, y, tall in ((-2.3, -4.4, 1.1), (2.35, -3.6, 0.9), (-2.3, 3.2, 1.0), (2.4, 4.8, 1.0))
    ]
    growth.fireflies([(chance.uniform(-7, 7), chance.uniform(-3, 24), chance.uniform(0.8, 8)) for _ in range(34)])
    stage.light("AREA", (0, 40, 11), (0, 6, 1), (1.0, 0.5, 0.36), 11000, (10, 7), haze=0.25, gloss=0.35)
    stage.light("SPOT", (6.5, -18, 11), (-0.8, 0, 3.2), (1.0, 0.68, 0.4), 6000, 0.7, 86, 0.9, 0.4, 0.6)
    stage.light("AREA", (-16, 8, 16), (0, 3, 3), (0.3, 0.6, 1.0), 5200, (8, 8), haze=0.3, gloss=0.6)
    stage.light("AREA", (-8, -17, 6), (0, 0, 2), (0.6, 0.46, 1.0), 2000, (8, 8), haze=0.1,
                gloss=0.4).data.use_shadow = False
    wonder_stage.spare_contact_shadows(scene, candles)
    stage.fog(0.011, (0, 22, 9), (90, 96, 26), (0.66, 0.55, 0.92))
    stage.camera(scene, (-1.5, -15.6, 2.5), (0.5, 2, 4.75), (1.0, -6.9, 1.2), 27, 0.17)
    stage.vignette(scene, 0.5)
    stage.render(scene, shot)
