"""Close on the wall of evidence: a lantern hangs from a hook before the map, a reading glass where the threads meet."""
import desk
import evidence
import gaslight
import materials
import props
import shapes
import stage

HOOK = (-2.75, -1.25, 3.0)
KNOT = (0.36, 0.5)


def lantern_on_hook(wear):
    """The storm lantern on an iron hook that stands out from the plaster."""
    x, y, z = HOOK
    shapes.lathe([(0.3, 0), (0.28, 0.1), (0.12, 0.14), (0, 0.15)], wear.iron, location=(x, -0.02, z + 0.5),
                 rotation=(90, 0, 0), segments=24)
    shapes.tube([(x, 0, z + 0.5), (x, y * 0.6, z + 0.52), (x, y - 0.06, z + 0.3), (x, y - 0.02, z - 0.04),
                 (x, y + 0.16, z - 0.02)], 0.07, wear.iron)
    size = 0.92
    flame = gaslight.storm_lantern(wear, (x, y, z - 3.68 * size), 0, size, 24.0, 1500, lean=0)
    flame.data.use_contact_shadow = False


def hanging_glass(wear):
    """The reading glass on a cord from a pin, its lens before the knot in the red thread."""
    x, z = KNOT
    cord = materials.plain("cord", (0.03, 0.02, 0.014), 0.8, 0.4, 30)
    holder = shapes.group((x + 0.02, -0.62, z), (90, -87, 0), 1.12)
    glass = desk.magnifier(wear, (0, 0, 0), 0)
    glass.parent = holder
    top = (x + 0.17, -0.44, z + 3.25)
    shapes.tube([(x + 0.18, -0.62, z + 3.0), top, (x + 0.24, -0.24, z + 3.52)], 0.022, cord)
    shapes.lathe([(0.02, -0.1), (0.02, 0.4), (0.1, 0.42), (0.11, 0.48), (0.05, 0.53), (0, 0.53)], wear.brass,
                 location=(x + 0.24, 0, z + 3.5), rotation=(90, 0, 0), segments=20)


def thread(scene):
    """Build, light and frame where the threads meet."""
    wear = props.Wardrobe()
    evidence.build(wear)
    lantern_on_hook(wear)
    hanging_glass(wear)
    stage.light("SPOT", (-4.6, -6.4, 3.2), (0.4, 0, 0.6), (1.0, 0.62, 0.3), 3600, 0.5, 60, 1.0, 0.3)
    cool = stage.light("AREA", (10, -10, 3), (1, 0, 0), (0.42, 0.55, 1.0), 300, (6, 6), haze=0.1, gloss=0.5)
    cool.data.use_shadow = False
    scene.eevee.use_ssr_refraction, scene.eevee.shadow_cube_size = True, "2048"
    scene.eevee.bokeh_max_size, scene.view_settings.exposure = 80.0, -0.08
    stage.fog(0.004, (0, -6, 0), (40, 14, 24))
    stage.camera(scene, (1.9, -9.6, -0.4), (-0.5, 0, 0.75), (0.36, -0.4, 0.5), 40, 0.15, -1)
