"""The cake is lit, and they come: children in paper hats, dark against the bright doorway behind the party table."""
import birthday_details as details
import birthday_guests as guests
import birthday_props as party
import lobby_doors as doors
import materials
import outfits
import people
import props
import shapes
import stage
import trimmings

DOOR, WALL, FLOOR = 2.6, 22.0, -7.4
COLOURS = (party.CREAM, party.MUSTARD, party.BRICK, party.TEAL, party.PLUM)


def build_house():
    """A brick wall with an arched doorway, the bright room behind it, and boards that shine with its light."""
    clay = materials.brick("clay", ((0.07, 0.026, 0.018), (0.12, 0.042, 0.028), (0.1, 0.05, 0.036),
                                    (0.055, 0.032, 0.027)))
    mortar = materials.plain("mortar", (0.11, 0.1, 0.09))
    house = shapes.group((0, WALL, FLOOR))
    doors.wall(house, 26, 27, doors.arched(DOOR, 6.6, 12.4), clay, mortar, left=-26)
    surround = shapes.group((DOOR, WALL - 0.2, FLOOR))
    stone = materials.plain("limestone", (0.3, 0.25, 0.19), 0.85, 0.6, 1.6)
    doors.arch(stone, surround, 6.5, 12.4, 1.5, 1.6)
    for side in (-1, 1):
        shapes.box((side * 7.2, 0, 6.2), (1.5, 1.6, 12.4), stone, surround, 0.1)
    boards = materials.wood("floor boards", (0.02, 0.009, 0.005), (0.09, 0.04, 0.02), gloss=0.26)
    for row in range(16):
        shapes.box((0, -8 + row * 2.6, FLOOR - 0.25 + 0.02 * (row % 3)), (70, 2.57, 0.5), boards, edge=0.04)
    plaster = materials.plain("bright plaster", (0.62, 0.42, 0.22), 0.9, 0.2, 1)
    shapes.box((DOOR, WALL + 14, 4), (40, 0.4, 26), plaster, edge=0)
    shapes.box((DOOR, WALL + 7, FLOOR - 0.25), (40, 14, 0.5), boards, edge=0)
    lamp = materials.glow("lamp beyond", (1.0, 0.66, 0.3), 5.0)
    shapes.lathe([(0, -0.9), (0.7, -0.6), (0.95, 0), (0.7, 0.6), (0, 0.9)], lamp, location=(DOOR + 2.4, WALL + 10, 8.6),
                 segments=24)


def build_table(wear):
    """A plank table across the front with its runner, the cake, plates, a present and a hat that is left over."""
    timber = materials.wood("table timber", (0.04, 0.016, 0.008), (0.19, 0.08, 0.034))
    for plank in range(4):
        shapes.box((0.1 * (plank % 2), -2.2 + plank * 1.66, -0.25), (26, 1.64, 0.5), timber, edge=0.04)
    shapes.sheet((0, 0.1, 0.004), (19, 3.9), trimmings.cloth("runner", (0.022, 0.075, 0.062), 0.5),
                 rotation=(0, 0, -1.2), curl=0.02, steps=60)
    cake = party.cake(wear, (-1.9, -0.2, 0.01), 0.16)
    details.sprinkles(cake)
    details.run_wax(cake)
    ware = materials.glaze("party ware", (0.55, 0.47, 0.35), 0.2)
    for index in range(3):
        party.plate(wear, (1.15, -1.5, 0.0 + index * 0.09), ware, index == 2, 20 + 9 * index)
    party.present((-5.0, 1.6, 0.02), -22, (1.7, 1.6, 1.25), materials.paper("plum wrap", (0.16, 0.045, 0.12), 0.3),
                  trimmings.satin("gold satin", (0.55, 0.3, 0.06)))
    party.hat((3.5, -0.9, 0.02), (0, 0, 30), (party.BRICK, party.CREAM), 0.95, party.MUSTARD)
    party.streamer((2.1, -2.3, 0.02), (0, 0, 12), party.MUSTARD, 4, 1.3)


def child(place, turn, height, cut, hair, tone, pose, colours, lean, seed):
    """One who comes in, in a paper hat."""
    wool = outfits.wool(f"jumper {seed}", tone)
    denim = outfits.wool("denim", (0.02, 0.022, 0.03))
    guest = people.Person((*place, FLOOR), turn, guests.child(height), pose,
                          outfits.Look(cut, wool, denim, hair, (0.03, 0.015, 0.008),
                                       outfits.skin("dark skin", (0.06, 0.03, 0.018)), seed))
    guests.with_hat(guest, colours, party.MUSTARD, lean)


def build_children():
    """Three of them, side by side, each with an arm up."""
    up = outfits.FLAT
    child((DOOR - 3.7, WALL - 2.4), 176, 13.2, "sweater", "braids", (0.16, 0.08, 0.02), people.Pose(
        lean=2, sway=-4, hands=(((-1.9, 0.9, 6.8), *flat()),
                                ((2.5, 0.8, 14.2), (0.25, 0.1, 1), (0, 1, 0), up)),
        elbows=((-0.6, -1, 0), (1, 0.2, 0)), feet=((-1.1, 0.3, 0), (0.9, -0.6, 0))),
        (party.TEAL, party.CREAM), (4, -5, 10), 5)
    child((DOOR - 0.1, WALL + 0.2), 184, 12.0, "hoodie", "short", (0.03, 0.1, 0.09), people.Pose(
        lean=9, sway=3, hands=(((-2.1, 1.5, 12.9), (-0.2, 0.2, 1), (0, 1, 0), up),
                                ((2.2, 1.5, 12.6), (0.3, 0.2, 1), (0, 1, 0), up)),
        elbows=((-1, 0.1, 0), (1, 0.1, 0)), feet=((-0.8, 1.4, 0), (0.8, -1.2, 0.6))),
        (party.MUSTARD, party.PLUM), (6, 6, 60), 3)
    child((DOOR + 3.8, WALL - 1.4), 188, 13.7, "sweater", "tail", (0.2, 0.035, 0.025), people.Pose(
        lean=5, sway=-2, tilt=6, hands=(((-2.2, 0.9, 13.9), (-0.2, 0.1, 1), (0, 1, 0), up), ((1.9, 0.9, 6.9), *flat())),
        elbows=((-1, 0.1, 0), (0.6, -1, 0)), feet=((-0.9, 0.6, 0), (0.9, -0.5, 0))),
        (party.BRICK, party.CREAM), (5, 4, 0), 2)
    party.balloon((DOOR - 5.6, WALL - 2.0, 10.2), (0.4, 0.03, 0.025), 1.3, (DOOR - 6.2, WALL - 2.4, 7.0))
    party.balloon((DOOR + 7.2, WALL - 1.4, 10.6), (0.025, 0.16, 0.15), 1.3, (DOOR + 6.0, WALL - 1.4, 7.0))


def flat():
    """How a hand hangs that does nothing."""
    return (0, 0.15, -1), (1, 0, 0), outfits.RELAXED


def build_light():
    """The bright room behind them, the candles in front, and next to nothing else."""
    beyond = (DOOR + 2.4, WALL + 11, 10)
    stage.light("SPOT", beyond, (DOOR - 1, 6, -3), (1.0, 0.68, 0.36), 300000, 0.6, 80, 0.5, 0.16, 0.6)
    stage.light("POINT", (DOOR, WALL + 8, 6), (0, 0, 0), (1.0, 0.62, 0.3), 16000, 1.0, haze=0.2)
    stage.light("POINT", (-1.9, -0.3, 3.4), (0, 0, 0), (1.0, 0.52, 0.2), 1000, 0.3, haze=0.8)
    stage.light("SPOT", (-4, -6, 9), (-1.4, -0.4, 1), (1.0, 0.7, 0.42), 2600, 0.5, 40, 0.9, 0.2)
    fill = stage.light("AREA", (-14, -10, 12), (0, 8, 2), (0.42, 0.54, 1.0), 1400, (7, 7), haze=0.1, gloss=0.4)
    fill.data.use_shadow = False


def shoot(shot):
    """Build, light and render."""
    scene = stage.begin(shot)
    trimmings.lighten(scene)
    scene.eevee.volumetric_end, scene.eevee.bokeh_max_size = 60, 70.0
    build_house()
    build_table(props.Wardrobe())
    build_children()
    party.bunting((-20, WALL - 1.6, 12.6), (20, WALL - 1.6, 12.2), 2.2, 26, COLOURS, 4)
    build_light()
    stage.fog(0.0028, (0, 14, 6), (70, 56, 34))
    stage.camera(scene, (0.2, -10.4, 4.0), (0.4, 6, 2.9), (-1.6, -0.6, 1.8), 40, 0.42, 0.5)
    stage.vignette(scene, 0.5)
    stage.render(scene, shot)
