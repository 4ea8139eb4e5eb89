"""A prison in the monsoon: rain on a tin roof, crickets and cicadas, a drip into a pail, a far iron door."""
import numpy as np
from loop import RATE, Loop, band, burst, drop, falling, place, ringing

SECONDS = 24.0


def compose():
    """The loop of the cell."""
    loop = Loop(SECONDS, 1959)
    rain(loop)
    gutter(loop)
    crickets(loop)
    cicadas(loop)
    pail(loop)
    door(loop, at=14.2)
    return loop.finished(place(loop.random, 2.8, 2400))


def rain(loop):
    """Thousands of drops on sheets of tin, each ringing in its own way, over the wash of the rain farther off."""
    heavy = loop.wander(3.0, 0.45, 1.0)
    loop.wide(falling(band(350, 6500, 1), 0.35), heavy, -43, width=0.55, echo=0.1)
    loop.wide(falling(band(70, 260), 0.3), heavy, -48, width=0.3)
    for sheet in range(7):
        direction = -0.6 + 0.2 * sheet
        frequencies = loop.random.uniform(380, 5200, 9) * (1 + 0.06 * sheet)
        seconds = loop.random.uniform(0.012, 0.05, 9)
        tin = ringing(frequencies, seconds, (frequencies / 700) ** -0.5, loop.random, longest=0.06)
        for count, spread, decibels in ((5200, 0.8, -50), (150, 0.6, -36)):
            seconds_of_drops = loop.random.uniform(0, loop.seconds, count)
            strength = loop.random.lognormal(0, spread, count)
            keep = loop.random.uniform(0, 1, count) < heavy[(seconds_of_drops * RATE).astype(int) % loop.length]
            clicks = loop.train(seconds_of_drops[keep], strength[keep])
            loop.add(loop.answer(clicks, tin), decibels=decibels, direction=direction, echo=0.12)


def gutter(loop):
    """Water runs from the end of the roof: bubbles upon bubbles."""
    flow = loop.wander(1.5, 0.4, 1.0)
    bubbles = np.zeros(loop.length)
    for pitch in (640, 900, 1250, 1700, 2300):
        seconds = loop.random.uniform(0, loop.seconds, 380)
        strength = loop.random.lognormal(0, 0.7, seconds.size)
        sound = drop(loop.random, pitch, pitch * 1.35, 0.035)
        bubbles += loop.answer(loop.train(seconds, strength), sound) * (900 / pitch) ** 0.5
    loop.add(bubbles * flow, decibels=-42, direction=0.45, echo=0.15)


def crickets(loop):
    """Three crickets: two that chirp, each at its own pace, and one that trills on and on until it rests."""
    time = loop.times()
    for pitch, chirps, pulses, decibels, direction in ((4620, 46, 3, -37, 0.4), (3980, 57, 4, -40, -0.4)):
        chirp = np.concatenate([pulse(pitch, 0.017, loop.random) for _ in range(pulses)])
        starts = (np.arange(chirps) + loop.random.normal(0, 0.04, chirps)) * loop.seconds / chirps
        sings = loop.wander(2.2)[(starts * RATE).astype(int) % loop.length] > 0.28
        strength = loop.random.uniform(0.7, 1, chirps) * sings
        loop.add(loop.answer(loop.train(starts, strength), chirp), decibels=decibels, direction=direction, echo=0.12)
    wings = 0.5 - 0.5 * np.cos(2 * np.pi * 38 * time)
    song = np.sin(2 * np.pi * 5180 * time + 3 * np.sin(2 * np.pi * time / loop.seconds))
    loop.add(song * wings**2 * rests(loop), decibels=-46, direction=-0.15, echo=0.1)


def pulse(pitch, seconds, random):
    """One stroke of a cricket's wings and the pause after it."""
    time = np.arange(round(seconds * RATE)) / RATE
    swell = np.sin(np.pi * time / seconds) ** 1.5
    tone = np.sin(2 * np.pi * pitch * (1 + 0.006 * random.normal()) * time)
    return np.concatenate([tone * swell, np.zeros(round(0.012 * RATE))])


def rests(loop):
    """Sings most of the time and falls silent now and then, without a click."""
    return 1 / (1 + np.exp(-14 * (loop.wander(2.0) - 0.42)))


def cicadas(loop):
    """A tree of cicadas beyond the wall swells and sinks: a rasp of many voices, each at nearly the same pace."""
    time = loop.times()
    swell = (0.5 - 0.5 * np.cos(2 * np.pi * (2 * time / loop.seconds + 0.1))) ** 2.2
    rasp = np.zeros(loop.length)
    for voice in range(6):
        pace = round((92 + 3.1 * voice) * loop.seconds) / loop.seconds
        wings = np.maximum(0, np.sin(2 * np.pi * pace * time + voice)) ** 3
        center = 5600 + 420 * voice
        rasp += loop.noise(band(center - 350, center + 350, 3)) * wings
    loop.add(rasp * swell, decibels=-52, direction=0.15, echo=0.15)


def pail(loop):
    """The roof leaks into a tin pail that is half full: the drop, and the tin that answers."""
    count = 13
    for index in range(count):
        at = (index + 0.4 + loop.random.uniform(-0.09, 0.09)) * loop.seconds / count
        pitch = loop.random.uniform(0.96, 1.05)
        water = drop(loop.random, 820 * pitch, 1500 * pitch, 0.07)
        frequencies = np.array([430, 705, 1120, 1690, 2480]) * loop.random.uniform(0.995, 1.005)
        tin = ringing(frequencies, [0.34, 0.3, 0.24, 0.17, 0.1], [0.7, 1, 0.6, 0.4, 0.25], loop.random)
        strength = loop.random.uniform(-3, 1)
        loop.add(water, at, -20 + strength, -0.25, echo=0.25)
        loop.add(tin, at + 0.004, -25 + strength, -0.25, echo=0.3)


def door(loop, at):
    """Far down the block an iron door grates on its hinge, falls to, and a bolt is thrown."""
    hinge = ringing([310, 522, 790, 1240, 1810], [0.09, 0.08, 0.07, 0.05, 0.04], [0.6, 1, 0.9, 0.6, 0.3], loop.random)
    turning = np.linspace(0, 1, 46) ** 0.8
    slips = at + 1.05 * turning + loop.random.normal(0, 0.004, turning.size)
    grating = loop.answer(loop.train(slips, np.sin(np.pi * turning) * loop.random.uniform(0.4, 1, turning.size)), hinge)
    loop.add(grating, decibels=-31, direction=0.35, echo=0.8)
    loop.add(iron(loop.random, 1.0), at + 1.45, -20, 0.35, echo=0.95)
    loop.add(iron(loop.random, 1.9), at + 2.42, -27, 0.35, echo=0.8)
    loop.add(iron(loop.random, 2.3), at + 2.58, -25, 0.35, echo=0.8)


def iron(random, pitch):
    """Heavy iron that strikes iron: a plate's frequencies stand in no harmony. A bolt is the same, and smaller."""
    frequencies = np.array([71, 118, 163, 247, 331, 452, 613, 801, 1053, 1390, 1822]) * pitch
    seconds = np.array([0.7, 1.1, 1.6, 1.9, 1.7, 1.4, 1.1, 0.9, 0.7, 0.5, 0.35]) / pitch
    loudness = np.array([1, 0.9, 0.8, 0.75, 0.6, 0.55, 0.4, 0.3, 0.22, 0.16, 0.1])
    sound = ringing(frequencies, seconds, loudness, random)
    strike = burst(0.09, falling(band(60, 1800), 0.6), random)
    sound[: strike.size] += 0.8 * strike
    return sound / np.max(np.abs(sound))
