"""London at night: wind in an alley, a gas lamp, a dripping gutter, one stroke of a far bell, a cab on the cobbles."""
import numpy as np
from loop import RATE, Loop, band, burst, drop, falling, place, ringing

SECONDS = 25.0


def compose():
    """The loop of the alley."""
    loop = Loop(SECONDS, 1888)
    wind(loop)
    gas_lamp(loop)
    drips(loop)
    bell(loop, at=5.4)
    cab(loop, start=12.5, end=22.5)
    return loop.finished(place(loop.random, 2.4, 2600))


def wind(loop):
    """Gusts: a low push, the body of the wind, what it says in the chimneys, and the air that hisses past bricks."""
    gust = loop.wander(5.5) ** 1.4
    slow = loop.wander(5.0, 0.5, 1.0)
    loop.wide(falling(band(35, 170), 0.4), 0.4 + 0.6 * gust, -37, width=0.25)
    loop.wide(falling(band(160, 900), 0.7), (0.15 + 0.85 * gust) * slow, -39.5, width=0.45, echo=0.2)
    loop.wide(band(1500, 5200), 0.1 + 0.9 * gust**2, -56, width=0.6)
    # A chimney moans at a pitch that follows the wind: narrow noises side by side, and the gust chooses among them.
    pitch = 290 + 190 * gust + 40 * loop.wander(1.2, -1, 1)
    moan = np.zeros(loop.length)
    for center in range(260, 560, 20):
        near = np.exp(-(((pitch - center) / 22) ** 2))
        moan += near * loop.noise(band(center - 7, center + 7, 4))
    loop.add(moan * gust**2, decibels=-43, direction=-0.25, echo=0.5)


def gas_lamp(loop):
    """The mantle hisses and flutters, and now and then the flame pops."""
    flutter = 1 + 0.16 * (2 * loop.wander(0.09) - 1) + 0.12 * (2 * loop.wander(0.8) - 1)
    loop.add(loop.noise(falling(band(2600, 9000), 0.3)) * flutter, decibels=-52, direction=0.3, echo=0.05)
    loop.add(loop.noise(band(420, 700, 3)) * flutter**3, decibels=-58, direction=0.3)
    seconds = loop.random.uniform(0, loop.seconds, 40)
    pop = burst(0.02, band(250, 1800), loop.random)
    pops = loop.answer(loop.train(seconds, loop.random.lognormal(0, 0.7, 40)), pop)
    loop.add(pops, decibels=-50, direction=0.3, echo=0.1)


def drips(loop):
    """A gutter drips into a puddle, nearly in time; a second one, farther away, has a time of its own."""
    for every, low, high, decibels, direction in [(2.33, 1050, 1700, -23, -0.35), (3.5, 760, 1180, -31, 0.15)]:
        count = round(loop.seconds / every)
        for index in range(count):
            at = (index + loop.random.uniform(-0.16, 0.16)) * loop.seconds / count + every / 3
            pitch = loop.random.uniform(0.9, 1.12)
            sound = drop(loop.random, low * pitch, high * pitch)
            loop.add(sound, at, decibels + loop.random.uniform(-4, 2), direction, echo=0.55)


def bell(loop, at):
    """One stroke of a church bell over the roofs. Each partial is two that lie close together, so that it beats."""
    strike = 174.6
    partials = [(0.5, 10, 0.6), (1, 7.5, 0.85), (1.19, 6, 0.8), (1.5, 4, 0.35), (2, 4.6, 1), (2.51, 2.6, 0.4)]
    partials += [(2.67, 2.2, 0.3), (3.01, 2, 0.4), (4.17, 1.3, 0.25), (5.43, 0.9, 0.15)]
    frequencies, seconds, loudness = [], [], []
    for ratio, decay, amount in partials:
        for split in (-1, 1):
            frequencies.append(strike * ratio + split * loop.random.uniform(0.15, 0.45))
            seconds.append(decay)
            loudness.append(amount * loop.random.uniform(0.7, 1))
    stroke = ringing(frequencies, seconds, loudness, loop.random, longest=10)
    far = loop.filtered(loop.around(stroke), band(60, 1300, 1))
    loop.add(far, at, -19, 0.2, echo=0.6)


def cab(loop, start, end):
    """A cab comes by, two streets away: four hooves at a trot, iron on stone, and wheels that the cobbles shake."""
    passing = lambda second: np.exp(-(((second - (start + end) / 2) / ((end - start) / 4.2)) ** 2))
    across = lambda second: np.clip((second - (start + end) / 2) / (end - start), -0.5, 0.5)
    step = 0.335
    for index in range(round((end - start) / step)):
        for hoof, late in ((0, 0.0), (1, 0.052)):  # at a trot two hooves land together, nearly
            second = start + index * step + late + loop.random.normal(0, 0.009)
            bright = 1 if (index + hoof) % 2 else 0.84
            sound = hoof_beat(loop.random, bright * loop.random.uniform(0.94, 1.06))
            level = -17 + 20 * np.log10(max(passing(second), 1e-3)) + loop.random.uniform(-3, 1) - 3 * hoof
            loop.add(muffled(sound), second, level, float(across(second)), echo=0.8)
    time = loop.times()
    shaken = 0.35 + 0.65 * loop.wander(0.035) ** 2
    rumble = loop.noise(falling(band(70, 520), 0.5)) * shaken * passing(time)
    loop.add(rumble, decibels=-41, direction=across(time), echo=0.4)
    rattle = loop.noise(band(900, 2400)) * loop.wander(0.03) ** 4 * passing(time)
    loop.add(rattle, decibels=-47, direction=across(time), echo=0.4)


def hoof_beat(random, pitch):
    """One hoof: the hollow of the hoof, its iron, and the thud of the stone."""
    tones = [610 * pitch, 980 * pitch, 1490 * pitch]
    hollow = ringing(tones, [0.07, 0.055, 0.04], [1, 0.8, 0.45], random, longest=0.12)
    iron = ringing([2750 * pitch, 3900 * pitch], [0.05, 0.03], [1, 0.6], random, longest=0.12)
    thud = ringing([105 * pitch, 170 * pitch], [0.1, 0.07], [1, 0.6], random, longest=0.12)
    sound = hollow + 0.25 * iron + 0.45 * thud
    scrape = burst(0.03, band(800, 4000), random)
    sound[: scrape.size] += 0.3 * scrape
    return sound / np.max(np.abs(sound))


def muffled(sound):
    """A sound from two streets away has lost its highest part."""
    frequencies = np.maximum(np.fft.rfftfreq(sound.size, 1 / RATE), 1)
    return np.fft.irfft(np.fft.rfft(sound) * band(50, 2300, 1)(frequencies), sound.size)
