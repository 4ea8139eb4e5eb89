"""How loud a loop is, as broadcasters measure it (ITU-R BS.1770), and making it as loud as all others."""
import numpy as np
from loop import RATE

LOUDNESS = -21.0
PEAK = -7.0  # a decibel below what is promised, because compression moves peaks


def weighted(signal):
    """What of a sound counts: the curve of the standard, a shelf for the head and a high-pass, at this sample rate."""
    turn = np.exp(-2j * np.pi * np.fft.rfftfreq(signal.shape[-1], 1 / RATE) / RATE)
    stages = [
        ((1.5308412300503478, -2.6509799951547297, 1.169079079921587), (-1.6636551132560204, 0.7125954280732254)),
        ((1.0, -2.0, 1.0), (-1.9891696736297957, 0.9891990357870394)),
    ]
    curve = np.ones_like(turn)
    for (b0, b1, b2), (a1, a2) in stages:
        curve *= (b0 + b1 * turn + b2 * turn**2) / (1 + a1 * turn + a2 * turn**2)
    return np.fft.irfft(np.fft.rfft(signal) * curve, signal.shape[-1])


def loudness(both):
    """The loudness of both channels in LUFS, without what is too quiet to count."""
    size, step = round(0.4 * RATE), round(0.1 * RATE)
    power = np.sum(weighted(both) ** 2, axis=0)
    around = np.concatenate([power, power[:size]])
    sums = np.concatenate([[0], np.cumsum(around)])
    starts = np.arange(0, power.size, step)
    blocks = (sums[starts + size] - sums[starts]) / size
    decibels = lambda value: -0.691 + 10 * np.log10(np.mean(value))
    heard = blocks[-0.691 + 10 * np.log10(blocks) > -70]
    return decibels(heard[-0.691 + 10 * np.log10(heard) > decibels(heard) - 10])


def limited(both, peak=PEAK):
    """Lowers, smoothly and a moment ahead, what is louder than the peak."""
    ceiling = 10 ** (peak / 20)
    gain = np.minimum(1, ceiling / np.maximum(np.max(np.abs(both), axis=0), 1e-9))
    reach = round(0.006 * RATE)
    lowest, seen = gain, 1
    while seen < 2 * reach + 1:  # the lowest of twice as many samples with each step
        step = min(seen, 2 * reach + 1 - seen)
        lowest, seen = np.minimum(lowest, np.roll(lowest, -step)), seen + step
    lowest = np.roll(lowest, reach)
    window = np.hanning(2 * reach + 1)
    kernel = np.zeros(gain.size)
    kernel[: window.size] = window / window.sum()
    kernel = np.roll(kernel, -reach)
    return both * np.fft.irfft(np.fft.rfft(lowest) * np.fft.rfft(kernel), gain.size)


def levelled(both):
    """As loud as all sounds of the site, and no peak above theirs."""
    for _ in range(4):
        both = limited(both * 10 ** ((LOUDNESS - loudness(both)) / 20))
    return both


def from_its_quietest_moment(both):
    """Begins where least is heard: some browsers leave a tiny gap where a loop starts again."""
    size = round(0.12 * RATE)
    power = np.sum(both**2, axis=0)
    sums = np.cumsum(np.concatenate([[0], power, power[:size]]))
    start = int(np.argmin(sums[size : size + power.size] - sums[: power.size])) + size // 2
    return np.roll(both, -start, axis=1)
