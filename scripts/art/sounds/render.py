"""Computes the sound of one room: python3 render.py ROOM FILE.wav. Needs NumPy.

A room is a module with a function `compose()` that gives both channels of its loop.
"""
import importlib
import os
import sys
import wave

import numpy as np


def main():
    """Find the room's module beside this file and write what it composes, with the noise that hides rounding."""
    room, target = sys.argv[1:]
    sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
    loudness = importlib.import_module("loudness")
    both = importlib.import_module(room.replace("-", "_")).compose()
    both = loudness.from_its_quietest_moment(loudness.levelled(both))
    random = np.random.default_rng(1)
    dither = (random.uniform(-0.5, 0.5, both.shape) + random.uniform(-0.5, 0.5, both.shape)) / 32768
    with wave.open(target, "wb") as file:
        file.setnchannels(2)
        file.setsampwidth(2)
        file.setframerate(44100)
        file.writeframes(np.round((both + dither).T * 32767).astype("<i2").tobytes())


main()
