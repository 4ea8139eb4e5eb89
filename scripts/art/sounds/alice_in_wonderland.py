"""Teatime: a slow music box in three-four time, clocks that tick out of step, and spoons on teacups."""
import numpy as np
from loop import Loop, band, burst, falling, place, ringing

BEAT = 0.8
BARS = 11
SECONDS = BARS * 3 * BEAT

PITCHES = {name: 2 ** ((index - 9) / 12) for index, name in enumerate("C C# D D# E F F# G G# A A# B".split())}
# Eleven bars, one short of twelve, so that the tune comes around a little too soon: beats, and what is plucked on them.
TUNE = [
    [("D6", 1), ("B5", 1), ("G5", 1)],
    [("E6", 1.5), ("D6", 0.5), ("B5", 1)],
    [("C6", 1), ("E6", 1), ("G6", 1)],
    [("F#6", 2), ("A5", 1)],
    [("D6", 1), ("B5", 1), ("G5", 1)],
    [("D#6", 1.5), ("D6", 0.5), ("C6", 1)],
    [("B5", 1), ("D6", 0.5), ("E6", 0.5), ("D6", 1)],
    [("C6", 2), ("A5", 1)],
    [("B5", 1), ("E6", 1), ("G6", 1)],
    [("G6", 1), ("D#6", 0.5), ("C6", 0.5), ("F#5", 1)],
    [("G5", 3)],
]
# A bass on the first beat and two notes after it, as a waltz has them.
CHORDS = [
    ("G4", "D5", "B4"),
    ("E4", "B4", "G4"),
    ("C5", "G5", "E5"),
    ("D4", "A4", "F#4"),
    ("G4", "D5", "B4"),
    ("C5", "G5", "D#5"),
    ("D4", "B4", "G4"),
    ("D4", "C5", "F#4"),
    ("E4", "B4", "G4"),
    ("C5", "D#5", "G4"),
    ("G4", "B4", "D5"),
]


def compose():
    """The loop of the tea table."""
    loop = Loop(SECONDS, 1865)
    music_box(loop)
    clocks(loop)
    teacups(loop)
    clearing(loop)
    return loop.finished(place(loop.random, 2.0, 4200))


def music_box(loop):
    """The comb is plucked by hand-set pins: never quite in time, never quite in tune, and the spring pulls unevenly."""
    for bar, (melody, (bass, second, third)) in enumerate(zip(TUNE, CHORDS)):
        beat = bar * 3.0
        for name, beats in melody:
            pluck(loop, name, beat, -13)
            beat += beats
        for offset, name, decibels in ((0, bass, -19), (1, second, -24), (2, third, -25)):
            pluck(loop, name, bar * 3 + offset, decibels)


def pluck(loop, name, beat, decibels):
    """One tooth of the comb. Its overtones are those of a bar held at one end, far from harmony."""
    pitch = 440 * PITCHES[name[:-1]] * 2 ** (int(name[-1]) - 4) * 2 ** (loop.random.normal(0, 3) / 1200)
    uneven = 0.035 * np.sin(2 * np.pi * beat / (BARS * 3)) + 0.02 * np.sin(2 * np.pi * 4 * beat / (BARS * 3))
    at = beat * BEAT + uneven + loop.random.normal(0, 0.007)
    longer = (880 / pitch) ** 0.6
    frequencies = [pitch * 0.9994, pitch * 1.0006, pitch * 2.003, pitch * 6.27, pitch * 17.55]
    seconds = np.array([2.6, 2.2, 0.9, 0.28, 0.06]) * longer
    audible = [index for index, frequency in enumerate(frequencies) if frequency < 17000]
    loudness = [1, 0.8, 0.13, 0.16, 0.07]
    tooth = ringing(*[[values[index] for index in audible] for values in (frequencies, seconds, loudness)], loop.random)
    loop.add(tooth, at, decibels + loop.random.uniform(-1.5, 1), -0.1, echo=0.4)
    wood = ringing([240, 415, 690], [0.07, 0.05, 0.04], [1, 0.7, 0.4], loop.random)
    loop.add(wood, at, decibels - 20, -0.1, echo=0.3)
    loop.add(burst(0.012, band(2500, 8000), loop.random), at - 0.006, decibels - 24, -0.1, echo=0.2)


def clocks(loop):
    """Five clocks, none in step with another: a tall one, one on the mantel, a cuckoo, one in the kitchen, a watch."""
    each = [
        (28, [170, 360, 830, 2300], [0.09, 0.07, 0.04, 0.012], -23, -0.5),
        (52, [640, 1340, 3100], [0.035, 0.025, 0.01], -30, 0.45),
        (34, [420, 1010, 1900], [0.05, 0.035, 0.015], -29, 0.2),
        (74, [1180, 2650, 5200], [0.022, 0.014, 0.008], -34, -0.25),
        (132, [3400, 5100, 7600], [0.009, 0.007, 0.004], -35, 0.05),
    ]
    for count, frequencies, seconds, decibels, direction in each:
        first = loop.random.uniform(0, 1)
        for index in range(count):
            swing = 0.06 if index % 2 else 0.0  # no clock hangs quite straight: tick and tock are not equally far apart
            pitch = (1.0 if index % 2 else 1.13) * loop.random.uniform(0.995, 1.005)
            sound = ringing(np.array(frequencies) * pitch, seconds, np.linspace(1, 0.5, len(seconds)), loop.random)
            noise = burst(0.008, band(frequencies[0], 9000), loop.random)
            sound[: min(noise.size, sound.size)] += 0.5 * noise[: sound.size]
            at = (index + first + swing) * loop.seconds / count
            loop.add(sound, at, decibels + loop.random.uniform(-1, 1), direction, echo=0.22)


def teacups(loop):
    """A spoon goes around in a cup; a cup is put on its saucer; two cups touch."""
    for round_of_spoon in range(9):
        at = 8.3 + 0.21 * round_of_spoon + loop.random.normal(0, 0.015)
        touch(loop, at, 1.0, -30 - 4 * (round_of_spoon % 3), 0.4)
    for at, pitch, decibels, direction in ((3.1, 0.86, -24, -0.4), (13.5, 1.12, -23, 0.3), (13.62, 1.31, -27, 0.35)):
        touch(loop, at, pitch, decibels, direction)
    for at, pitch, decibels, direction in ((18.9, 0.74, -24, -0.3), (18.97, 0.79, -29, -0.3), (24.1, 1.2, -22, 0.1)):
        touch(loop, at, pitch, decibels, direction)


def touch(loop, at, pitch, decibels, direction):
    """Thin china, touched: it rings high, and not in harmony."""
    frequencies = np.array([2080, 3370, 4590, 6240, 8130, 10900]) * pitch * loop.random.uniform(0.99, 1.01)
    seconds = np.array([0.75, 0.6, 0.4, 0.3, 0.2, 0.12]) * loop.random.uniform(0.8, 1.1)
    china = ringing(frequencies, seconds, [1, 0.8, 0.6, 0.4, 0.25, 0.15], loop.random)
    loop.add(china, at, decibels + loop.random.uniform(-1, 1), direction, echo=0.45)


def clearing(loop):
    """The air of a clearing at dusk, so that between two notes it is quiet and not dead."""
    breath = loop.wander(3.5, 0.4, 1.0)
    loop.wide(falling(band(120, 2600, 1), 0.5), breath, -47, width=0.6)
    loop.wide(band(3000, 8000), breath**2, -57, width=0.6)
