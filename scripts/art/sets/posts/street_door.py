"""The street door: view `evening` as visitors find it after dark, `halloween` with pumpkins, `holiday` with snow."""
import props
import stage
import street_door_autumn as autumn
import street_door_dusk as dusk
import street_door_house as house
import street_door_signs as signs
import street_door_winter as winter

NUMBER = "418½"  # as src/content/business.yaml has it


def build_house(wear, lit, hold):
    """The house as it stands all year.

    lit says whether there is somebody in the room beside the door, hold how well the door keeps its paint.
    """
    house.front(wear)
    house.stonework()
    house.leaf_door(wear, hold)
    house.room_behind(wear, lit)
    signs.hanging_sign(wear, (9.7, -3.0, 15.6), house.painted("sign paint", (0.012, 0.03, 0.028), (0.1, 0.06, 0.03)))


def lock_up(wear):
    """The door between games: locked, its number on the bare stone."""
    house.old_lock(wear)
    signs.house_number(wear, NUMBER, (-1.43, -0.98, 23.95))


def halloween(scene, wear):
    """A dozen lit pumpkins on the steps and the pavement, leaves and low mist."""
    lock_up(wear)
    eye = (-4.8, -29.5, 5.6)
    scene.eevee.volumetric_end = 60
    signs.wall_lantern(wear, (-9.0, -2.5, 13.2), 3600)
    autumn.pumpkins(((-4.7, -1.5, house.UPPER, 1.7, 1, 6), (-1.7, -0.9, house.UPPER, 1.0, 2, -8),
                     (5.3, -1.4, house.UPPER, 1.45, 0, 4), (-7.3, -4.9, house.LOWER, 1.3, 4, 12),
                     (-3.0, -5.0, house.LOWER, 1.5, 0, -6), (3.9, -4.8, house.LOWER, 1.2, 3, 0),
                     (7.1, -5.0, house.LOWER, 1.75, 1, 8), (-11.0, -8.2, 0, 2.15, 0, -4),
                     (-6.2, -9.0, 0, 1.55, 3, 0), (4.4, -9.6, 0, 2.0, 4, -4), (9.6, -8.0, 0, 1.45, 2, 10),
                     (0.9, -8.4, 0, 1.0, 1, -10)), eye)
    autumn.leaves(((-14, 14, -16, -6.8, 0.0), (-14, 14, -8.4, -6.7, 0.05), (-9, 9, -6.3, -3.5, house.LOWER),
                   (-7.5, 7.5, -3.0, -0.2, house.UPPER), (-12, 0, -16, -10, 0.0)), 330, 6)
    autumn.mist((0, -8, 2.4), (60, 34, 5.4), 0.13)
    for x, y, z, energy in ((-6.5, -8.5, 3.4, 300), (5.5, -8.5, 3.6, 340), (0.5, -4.2, 5.0, 240)):
        glow = stage.light("POINT", (x, y, z), (0, 0, 0), (1.0, 0.45, 0.12), energy, 1.5, haze=1.3, gloss=0.0)
        glow.data.use_shadow = False
    stage.light("AREA", (17, -24, 24), (0, -3, 5), (0.36, 0.5, 1.0), 9000, (5, 5), haze=0.5, gloss=0.5)
    fill = stage.light("AREA", (-16, -22, 10), (0, -2, 6), (0.4, 0.52, 0.95), 2000, (9, 9), haze=0.2, gloss=0.2)
    fill.data.use_shadow = False
    stage.fog(0.003, (0, -14, 12), (64, 44, 40))
    stage.camera(scene, eye, (0.1, -2, 6.9), (0, -5, 3), 30.5, 0.22, 0.4)


def holiday(scene, wear):
    """Snow on every ledge and in the air, wreath, string lights, two firs and a storm lantern."""
    lock_up(wear)
    scene.eevee.volumetric_end, scene.eevee.use_ssr = 75, False
    signs.wall_lantern(wear, (-9.0, -2.5, 14.6), 2600)
    winter.dress(wear)
    stage.light("AREA", (16, -30, 30), (0, -3, 6), (0.4, 0.54, 1.0), 7500, (7, 7), haze=0.5, gloss=0.4)
    fill = stage.light("AREA", (-20, -30, 12), (0, -2, 8), (0.4, 0.52, 0.95), 1800, (10, 10), haze=0.2, gloss=0.2)
    fill.data.use_shadow = False
    stage.fog(0.0022, (0, -20, 14), (70, 60, 44))
    stage.camera(scene, (-7.0, -43.5, 11.2), (1.0, -2, 12.3), (0, -3, 10), 34, 0.2, 0.0)


def evening(scene, wear):
    """The door as visitors look for it: lantern and window lit, the last blue of the day, a street lamp in twigs."""
    scene.eevee.volumetric_end = 110
    scene.world.node_tree.nodes["Background"].inputs[1].default_value = 1.6
    house.knob(wear)
    dusk.dress(wear)
    signs.number_plate(wear, NUMBER, (0, -1.0, 24.5))
    lantern = signs.door_lantern(wear, (0, -3.0, 25.75), 18000)
    lantern.data.volume_factor = 0.4
    stage.light("SPOT", (0, -6.4, 28.0), (0, -0.5, 8), (1.0, 0.6, 0.26), 76000, 0.8, 62, 1.0, 0.25, 0.6)
    glow = stage.light("POINT", (0, -5.4, 24.6), (0, 0, 0), (1.0, 0.6, 0.27), 1700, 1.2, haze=0.6, gloss=0.5)
    glow.data.use_shadow = False
    stage.light("AREA", (-26, -40, 40), (4, 0, 12), (0.34, 0.5, 1.0), 15000, (14, 10), haze=0.3, gloss=0.4)
    dusk.street_tree((23.0, -15.5, 0), 3)
    stage.light("SPOT", (30, -33, 27), (11, 0, 10), (1.0, 0.66, 0.34), 42000, 0.35, 56, 1.0, 0.3, 0.4)
    stage.fog(0.0016, (0, -30, 14), (80, 80, 44))
    stage.camera(scene, (-9.0, -60.0, 8.2), (0.5, -2, 14.98), (0, -2, 12), 47.5, 0.25)


VIEWS = {"evening": evening, "halloween": halloween, "holiday": holiday}


def shoot(shot):
    """Build, light and render."""
    scene = stage.begin(shot)
    scene.eevee.shadow_cube_size, scene.eevee.use_ssr_halfres = "512", True
    scene.eevee.volumetric_tile_size = "16"
    wear = props.Wardrobe()
    build_house(wear, shot.view != "halloween", 0.57 if shot.view == "evening" else 0.525)
    VIEWS[shot.view](scene, wear)
    stage.vignette(scene, 0.35 if shot.view == "evening" else 0.5)
    stage.render(scene, shot)
