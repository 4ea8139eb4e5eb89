"""Shared stagecraft for the Blender sets: render settings, lamps, fog, camera and lens.

One scene unit is ten centimetres: EEVEE's shadow maps and fog are steadier at that size than at real scale.
"""
import math
import time
from dataclasses import dataclass

import bpy
from mathutils import Vector

import materials


@dataclass
class Shot:
    """What is asked of a set: the view by name, the PNG to write, its size in pixels, and samples per pixel.

    `layer` is empty for the whole picture; a set may know names of layers, such as the light of one lamp for a loop.
    """

    view: str
    output: str
    width: int
    height: int
    samples: int
    layer: str = ""

    @property
    def draft(self):
        """Whether speed matters more than smooth fog and sharp shadows."""
        return max(self.width, self.height) < 1000


def begin(shot, ambient=(0.02, 0.035, 0.07), ambient_strength=0.25):
    """Empty the file and set EEVEE up for a still: soft shadows, reflections, bloom, fog and Filmic."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "BLENDER_EEVEE"
    scene.render.resolution_x, scene.render.resolution_y = shot.width, shot.height
    eevee = scene.eevee
    eevee.taa_render_samples = shot.samples
    eevee.use_soft_shadows = True
    eevee.shadow_cube_size = "512" if shot.draft else "1024"
    eevee.light_threshold = 0.002
    eevee.use_gtao, eevee.gtao_distance, eevee.gtao_factor = True, 2.5, 1.4
    eevee.use_ssr, eevee.use_ssr_halfres, eevee.ssr_thickness = True, shot.draft, 0.6
    eevee.use_bloom, eevee.bloom_threshold, eevee.bloom_intensity = True, 1.0, 0.035
    eevee.bloom_radius = 6.0
    eevee.use_volumetric_lights = eevee.use_volumetric_shadows = True
    eevee.volumetric_tile_size, eevee.volumetric_samples = ("16", 32) if shot.draft else ("8", 48)
    eevee.volumetric_start, eevee.volumetric_end = 3.0, 45.0
    eevee.bokeh_max_size = 60.0
    eevee.use_overscan, eevee.overscan_size = True, 3.0  # blurred highlights leave dashes on the border without it
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


def render(scene, shot):
    """Render to a PNG and print how long it took."""
    if shot.layer == "depth":
        show_nearness(scene)
    scene.render.filepath = shot.output
    started = time.time()
    bpy.ops.render.render(write_still=True)
    print(f"RENDERED {shot.output} in {time.time() - started:.1f} s")


def show_nearness(scene, nearest=4.0):
    """Make the picture a map of nearness, white at the nearest things and black far away: by it a loop sways."""
    scene.view_layers[0].use_pass_z = True
    scene.eevee.taa_render_samples = 1
    scene.eevee.use_bloom = scene.eevee.use_ssr = scene.eevee.use_gtao = scene.eevee.use_volumetric_shadows = False
    scene.view_settings.view_transform, scene.view_settings.look = "Raw", "None"
    scene.render.image_settings.color_mode, scene.render.image_settings.color_depth = "BW", "16"
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    near = tree.nodes.new("CompositorNodeMath")
    near.operation, near.use_clamp = "DIVIDE", True
    near.inputs[0].default_value = nearest
    picture_output = tree.nodes.new("CompositorNodeComposite")
    tree.links.new(layers.outputs["Depth"], near.inputs[1])
    tree.links.new(near.outputs[0], picture_output.inputs["Image"])


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


def keep_lit(scene, lamps):
    """Put out everything but the given lamps: the layer that a loop adds when its flame flares."""
    scene.world.node_tree.nodes["Background"].inputs[1].default_value = 0
    for thing in scene.objects:
        if thing.type == "LIGHT" and thing not in lamps:
            thing.data.energy = 0


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


def camera(scene, location, target, focus, lens=35.0, aperture=0.3, roll=0.0, shift=(0.0, 0.0)):
    """Place the camera, aim it, and focus on a point (aperture is a tenth of the real f-number at this scale).

    A shift moves the lens along the picture, in shares of its width: the subject stands aside and lines stay upright.
    """
    data = bpy.data.cameras.new("camera")
    data.lens, data.clip_start, data.clip_end = lens, 0.5, 200
    data.dof.use_dof, data.dof.aperture_fstop = True, aperture
    data.shift_x, data.shift_y = shift
    eye = bpy.data.objects.new("camera", data)
    eye.location = location
    direction = Vector(target) - Vector(location)
    eye.rotation_euler = direction.to_track_quat("-Z", "Y").to_euler()
    eye.rotation_euler.rotate_axis("Z", math.radians(roll))
    data.dof.focus_distance = (Vector(focus) - Vector(location)).dot(direction.normalized())
    bpy.context.collection.objects.link(eye)
    scene.camera = eye
    return eye
