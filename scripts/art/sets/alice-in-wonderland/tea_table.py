"""The tea table seen close: stack of cups, dripping candles, an open watch, the teapot, sugar and a card."""
import random

import growth
import materials
import playing_cards
import props
import shapes
import stage
import teatime
import timepieces
import wonder_forms as forms
import wonder_looks as looks
from mathutils import noise


def cover(cloth):
    """A checked cloth with wrinkles and two ironed creases, lying over a long table."""
    def lie(x, y):
        """Wrinkles of the cloth."""
        crease = 0.05 * max(0, 1 - abs(x + 0.35 * y - 1.5) * 9) + 0.04 * max(0, 1 - abs(y - 2.6) * 9)
        ripple = noise.noise((x * 0.55 + y * 0.2, y * 0.9, 4)) * 0.055 + noise.noise((x * 2.1, y * 1.3, 9)) * 0.02
        return -0.055 + ripple + crease - max(0, y - 4.8) ** 2 * 0.5
    forms.ground(26, 17, (0, -1.5), lie, cloth, 170)


def behind(breeds, bark):
    """The wood behind the table, out of focus."""
    teal, rose, violet = breeds
    violet.place((6.6, 15, -9), 13.0, 5.0, (0, -3), 30, 500)
    teal.place((-8.4, 17, -9), 11.5, 4.2, (0, 4), 80, 420)
    rose.place((-1.0, 24, -9), 11.0, 3.4, (0, 3), 10, 360)
    rose.place((12.5, 24, -9), 12.5, 4.0, (0, -3), 40, 260)
    chance = random.Random(3)
    trunk = growth.tree(bark, 5, 30, 1.1, 2, 6, False)
    for x, y in ((-14, 22), (-5, 30), (3.5, 32), (9.5, 28), (16, 26), (-18, 32), (-10, 36), (14, 38), (0, 40)):
        forms.repeat(trunk, (x, y, -10), (0, 0, chance.uniform(0, 360)), chance.uniform(0.8, 1.2))
    forms.park(list(trunk.children))
    sky = forms.Skin()
    sky.grid([[(x, 48, z) for x in (-60, 0, 60)] for z in (-14, 44)])
    sky.finish("dusk", looks.dusk("table dusk", (0.55, 0.17, 0.4), (0.03, 0.015, 0.11), 0.34, -8.0, 22.0))
    growth.fireflies([(chance.uniform(-10, 10), chance.uniform(5, 22), chance.uniform(0.5, 8)) for _ in range(34)],
                     size=0.05)


def lay(wear):
    """Everything on the cloth."""
    service = teatime.TeaService(wear)
    service.teapot((3.1, 0.6, 0.0), -14, 1.25)
    plan = ((1.0, "plum", "\u2665"), (0.9, "ivory", "\u2660"), (0.98, "teal", "\u2666"), (0.78, "ivory", "\u2665"),
            (0.86, "rose", "\u2663"), (0.62, "ivory", "\u2666"), (0.6, "plum", "\u2665"))
    service.stack((-0.75, 0.35, 0.0), plan, 11)
    service.saucer((1.15, -1.75, 0.0), 0.78, service.rose)
    service.cup((1.15, -1.75, 0.09), 0.78, rotation=(0, 0, -35), filled=True)
    service.sugar_cubes([(-0.35, -2.2, 0, 20), (-0.75, -1.85, 0, 62), (-0.52, -2.05, 0.4, 41), (2.35, -2.3, 0, 10),
                         (0.1, -1.5, 0, 75)])
    spoon = shapes.group((2.3, -1.75, 0.05), (0, 0, 24))
    bowl = shapes.lathe([(0, -0.05), (0.1, -0.04), (0.17, 0.0), (0.19, 0.05), (0.165, 0.02), (0.1, -0.02), (0, -0.03)],
                        service.gilt, spoon, (0, 0, 0.04))
    bowl.scale = (1.5, 1, 1)
    shapes.tube([(0.26, 0, 0.07), (0.6, 0, 0.09), (1.2, 0, 0.06), (1.55, 0, 0.08)], 0.035, service.gilt, spoon,
                radii=[0.8, 0.7, 1.0, 1.9])
    makers = timepieces.Clockmaker(wear)
    watch = makers.place("watch", (-2.6, -1.95, 0.52), (32, 0, 12), 1.0, (6, 3))
    shapes.lathe([(0, 0.2), (0.4, 0.185), (0.7, 0.15), (0.9, 0.09)], materials.glass("watch glass"), watch, segments=48)
    end = shapes.world_point(watch, (0.2, 1.6, 0))
    forms.chain([end, (-2.2, 0.0, 0.2), (-1.7, -0.1, 0.07), (-1.35, -0.75, 0.06), (-1.9, -1.2, 0.06),
                 (-1.2, -1.9, 0.06),
                 (-1.5, -2.7, 0.06), (-2.3, -3.1, 0.06), (-3.4, -3.0, 0.06), (-4.3, -3.4, 0.06)], makers.gold, None,
                 0.1,
                0.022)
    deck = playing_cards.Deck((1.15, 1.65))
    deck.card(1, "heart", (3.1, -2.55, 0.09), (2, -2, -24), (0.05, 0.03, 0.02), wear=0.5)
    deck.card(7, "spade", (3.9, -2.2, 0.05), (0, -2, -52), (0.03, 0.02, 0.0), wear=0.5)
    candles = (((-4.0, 1.2, 0.0), 3.1, 0.3, 420), ((-2.9, 1.75, 0.0), 4.2, 0.33, 480),
               ((-2.3, 0.45, 0.0), 1.75, 0.29, 260), ((0.85, 2.2, 0.0), 2.5, 0.3, 300))
    for index, (spot, height, radius, energy) in enumerate(candles):
        teatime.candle(wear, spot, height, radius, index + 2, True, energy, index != 2)


def shoot(scene, shot, breeds):
    """Build, light and render."""
    wear = props.Wardrobe()
    cover(looks.checked_cloth("cloth", (0.34, 0.2, 0.42), (0.1, 0.028, 0.17), 0.62))
    behind(breeds, looks.bark("bark"))
    lay(wear)
    stage.light("AREA", (9, -7, 8), (1, 0, 1.5), (0.42, 0.5, 1.0), 900, (6, 6), haze=0.2,
                gloss=0.7).data.use_shadow = False
    stage.light("AREA", (6, 9, 8), (1, 0, 1.5), (0.25, 0.75, 0.9), 1500, (6, 5), haze=0.3, gloss=0.7)
    stage.light("AREA", (-6.5, -9, 6), (-0.5, -0.5, 1), (1.0, 0.66, 0.42), 620, (2, 2), haze=0.1, gloss=0.6)
    stage.fog(0.009, (0, 14, 4), (60, 64, 34), (0.65, 0.55, 0.95))
    stage.camera(scene, (0.4, -11.3, 3.6), (0.35, 1.5, 2.2), (0.0, -0.2, 1.6), 36, 0.19)
    stage.vignette(scene, 0.45)
    stage.render(scene, shot)
