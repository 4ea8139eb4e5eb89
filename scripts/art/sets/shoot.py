"""Renders views of sets: the only file that Blender is told to run.

Run: xvfb-run -a blender -b -P shoot.py -- OUT SAMPLES JOB [JOB ...]

A job is FOLDER/SET[:VIEW][+LAYER]@WIDTHxHEIGHT. OUT is the PNG of a single job, or a folder for several: each becomes
SET-VIEW.png there, and all but the first are quicker, since the materials are compiled already.

A set is a module with a function `shoot(shot)` that builds, lights and renders it; `stage.Shot` says what is asked for.
One that can be seen in several ways names them in VIEWS.
"""
import importlib
import os
import re
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
JOB = re.compile(r"(?P<folder>[\w-]+)/(?P<set>\w+)(:(?P<view>\w+))?(\+(?P<layer>\w+))?@(?P<width>\d+)x(?P<height>\d+)")


def main():
    """Find each job's set beside this file and have it shot."""
    output, samples, *jobs = sys.argv[sys.argv.index("--") + 1 :]
    sys.path.insert(0, os.path.join(HERE, "kit"))
    stage = importlib.import_module("stage")
    for job in jobs:
        asked = JOB.fullmatch(job)
        if not asked:
            raise ValueError(f"{job} is not FOLDER/SET[:VIEW][+LAYER]@WIDTHxHEIGHT")
        parts = [part for part in asked.group("set", "view", "layer") if part]
        png = os.path.abspath(output if len(jobs) == 1 else os.path.join(output, "-".join(parts) + ".png"))
        view, layer = asked["view"] or "", asked["layer"] or ""
        shot = stage.Shot(view, png, int(asked["width"]), int(asked["height"]), int(samples), layer)
        sys.path.insert(0, os.path.join(HERE, asked["folder"]))
        chosen = importlib.import_module(asked["set"])
        views = getattr(chosen, "VIEWS", ("",))
        if view not in views:
            raise ValueError(f"{job}: this set knows the views {', '.join(views) or 'none'}")
        chosen.shoot(shot)
        sys.path.pop(0)


try:
    main()
except Exception:  # Blender ends with 0 after an exception in a script, so that a broken set would pass for a picture
    import traceback

    traceback.print_exc()
    sys.stderr.flush()
    os._exit(1)
