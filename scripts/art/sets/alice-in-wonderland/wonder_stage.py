"""What the Alice sets ask of the stage: violet dusk, deep fog, fewer contact shadows, and the candles alone."""
import bpy
import stage


def begin(shot, strength=0.35, haze_end=72.0):
    """The stage in violet ambient light, with fog that reaches far."""
    scene = stage.begin(shot, (0.06, 0.04, 0.13), strength)
    eevee = scene.eevee
    eevee.shadow_cube_size, eevee.use_ssr_halfres, eevee.bokeh_max_size = "512", True, 40.0
    eevee.volumetric_tile_size, eevee.volumetric_samples, eevee.volumetric_end = "16", 40, haze_end
    return scene


def spare_contact_shadows(scene, near=()):
    """Trace no contact shadows for any lamp but the near ones."""
    for thing in scene.objects:
        if thing.type == "LIGHT" and thing not in near:
            thing.data.use_contact_shadow = False


def keep_only(scene, lamps):
    """Put out every light and glowing surface but the given lamps."""
    stage.keep_lit(scene, lamps)
    for material in bpy.data.materials:
        surface = material.node_tree.nodes.get("Principled BSDF") if material.use_nodes else None
        if surface:
            strength = surface.inputs["Emission Strength"]
            for link in list(strength.links):
                material.node_tree.links.remove(link)
            strength.default_value = 0
