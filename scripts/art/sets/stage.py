"""Shared stagecraft for the Blender sets: render settings, lamps, fog, camera and lens.

One scene unit is ten centimetres: EEVEE's shadow maps and fog are steadier at that size than at real scale.
"""
import math
import os
import sys
import time

import bpy
from mathutils import Vector

import materials


def read_arguments(default_output):
    """Return output path, width, height and samples given after `--` on the command line."""
    given = sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else []
    output = os.path.abspath(given[0] if given else default_output)
    width, height, samples = (int(text) for text in (given[1:4] if len(given) >= 4 else (960, 540, 16)))
    return output, width, height, samples


def begin(width, height, samples, ambient=(0.02, 0.035, 0.07), ambient_strength=0.25):
    """Empty the file and set EEVEE up for a still: soft shadows, reflections, bloom, fog and Filmic."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "BLENDER_EEVEE"
    scene.render.resolution_x, scene.render.resolution_y = width, height
    eevee = scene.eevee
    eevee.taa_render_samples = samples
    eevee.use_soft_shadows = True
    eevee.shadow_cube_size = "1024"
    eevee.light_threshold = 0.002
    eevee.use_gtao, eevee.gtao_distance, eevee.gtao_factor = True, 2.5, 1.4
    eevee.use_ssr, eevee.use_ssr_halfres, eevee.ssr_thickness = True, False, 0.6
    eevee.use_bloom, eevee.bloom_threshold, eevee.bloom_intensity = True, 1.0, 0.035
    eevee.bloom_radius = 6.0
    eevee.use_volumetric_lights = eevee.use_volumetric_shadows = True
    eevee.volumetric_tile_size, eevee.volumetric_samples = "8", 48
    eevee.volumetric_start, eevee.volumetric_end = 3.0, 45.0
    eevee.bokeh_max_size = 60.0
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = "Medium High Contrast"
    world = bpy.data.worlds.new("ambient")
    scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes["Background"]
    background.inputs[0].default_value = (*ambient, 1)
    background.inputs[1].default_value = ambient_strength
    return scene


def vignette(scene, strength=0.55):
    """Darken the corners in the compositor, as a fast lens does."""
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    mask = tree.nodes.new("CompositorNodeEllipseMask")
    mask.width, mask.height = 0.86, 0.78
    blur = tree.nodes.new("CompositorNodeBlur")
    blur.use_relative, blur.factor_x, blur.factor_y, blur.filter_type = True, 26, 26, "FAST_GAUSS"
    lift = tree.nodes.new("CompositorNodeMapRange")
    lift.inputs["To Min"].default_value = 1 - strength
    shade = tree.nodes.new("CompositorNodeMixRGB")
    shade.blend_type = "MULTIPLY"
    picture_output = tree.nodes.new("CompositorNodeComposite")
    tree.links.new(mask.outputs[0], blur.inputs["Image"])
    tree.links.new(blur.outputs[0], lift.inputs["Value"])
    tree.links.new(layers.outputs["Image"], shade.inputs[1])
    tree.links.new(lift.outputs[0], shade.inputs[2])
    tree.links.new(shade.outputs[0], picture_output.inputs["Image"])


def render(scene, output):
    """Render to a PNG and print how long it took."""
    scene.render.filepath = output
    started = time.time()
    bpy.ops.render.render(write_still=True)
    print(f"RENDERED {output} in {time.time() - started:.1f} s")


def light(kind, location, target, colour, energy, size=0.5, spread=60.0, edge=0.5, haze=1.0, gloss=1.0):
    """Add a lamp of kind POINT, SPOT or AREA aimed at a target; haze is its weight in fog, gloss in reflections."""
    data = bpy.data.lights.new(kind.lower(), kind)
    data.color, data.energy = colour, energy
    data.volume_factor, data.specular_factor = haze, gloss
    data.use_contact_shadow, data.contact_shadow_distance, data.contact_shadow_thickness = True, 1.0, 0.05
    data.shadow_buffer_bias, data.shadow_buffer_clip_start = 0.02, 0.05
    if kind == "AREA":
        data.shape = "RECTANGLE"
        data.size, data.size_y = size if isinstance(size, tuple) else (size, size)
    else:
        data.shadow_soft_size = size
    if kind == "SPOT":
        data.spot_size, data.spot_blend = math.radians(spread), edge
    lamp = bpy.data.objects.new(kind.lower(), data)
    lamp.location = location
    lamp.rotation_euler = (Vector(target) - Vector(location)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.collection.objects.link(lamp)
    return lamp


def fog(density, centre, size, colour=(0.8, 0.85, 0.95), uneven=0.6):
    """Fill a box with drifting haze."""
    bpy.ops.mesh.primitive_cube_add(size=1, location=centre)
    box = bpy.context.object
    box.scale = size
    nodes = materials.Nodes("fog")
    nodes.tree.nodes.remove(nodes.surface)
    drift = nodes.span(nodes.noise(nodes.place((3, 3, 2)), 1.5, 3), density * (1 - uneven), density * (1 + uneven))
    volume = nodes.add("ShaderNodeVolumePrincipled", {"Color": (*colour, 1), "Density": drift, "Anisotropy": 0.35})
    nodes.tree.links.new(volume.outputs[0], nodes.tree.nodes["Material Output"].inputs["Volume"])
    box.data.materials.append(nodes.material)
    return box


def camera(scene, location, target, focus, lens=35.0, aperture=0.3, roll=0.0):
    """Place the camera, aim it, and focus on a point (aperture is a tenth of the real f-number at this scale)."""
    data = bpy.data.cameras.new("camera")
    data.lens, data.clip_start, data.clip_end = lens, 0.5, 200
    data.dof.use_dof, data.dof.aperture_fstop = True, aperture
    eye = bpy.data.objects.new("camera", data)
    eye.location = location
    direction = Vector(target) - Vector(location)
    eye.rotation_euler = direction.to_track_quat("-Z", "Y").to_euler()
    eye.rotation_euler.rotate_axis("Z", math.radians(roll))
    data.dof.focus_distance = (Vector(focus) - Vector(location)).dot(direction.normalized())
    bpy.context.collection.objects.link(eye)
    scene.camera = eye
    return eye
