"""A loop of sound: what is put into it runs past its end into its beginning, so that nobody hears where it starts.

Every noise is made and filtered as a circle, every echo goes around it, and every slow change comes back to where
it was.
"""
import numpy as np

RATE = 44100


class Loop:
    """Two channels of one length; sounds are placed in it by their second, their loudness and their direction."""

    def __init__(self, seconds, seed):
        """An empty loop. The seed makes it come out the same each time."""
        self.seconds = seconds
        self.length = round(seconds * RATE)
        self.random = np.random.default_rng(seed)
        self.dry = np.zeros((2, self.length))
        self.echoing = np.zeros((2, self.length))

    def times(self):
        """The second of each sample."""
        return np.arange(self.length) / RATE

    def noise(self, response):
        """Noise as long as the loop, with what a function leaves of each frequency; of mean power one."""
        frequencies = np.fft.rfftfreq(self.length, 1 / RATE)
        spectrum = self.random.normal(size=frequencies.size) + 1j * self.random.normal(size=frequencies.size)
        signal = np.fft.irfft(spectrum * response(np.maximum(frequencies, 1)), self.length)
        return signal / np.sqrt(np.mean(signal**2))

    def wander(self, seconds, low=0.0, high=1.0):
        """A slow change between two values, which takes about so many seconds from one to the other."""
        slow = self.noise(lambda frequency: np.exp(-((frequency * seconds * 2) ** 2)))
        return low + (high - low) * (0.5 + 0.5 * np.tanh(slow))

    def filtered(self, signal, response):
        """A signal of the loop's length with what a function of the frequency leaves of it."""
        frequencies = np.fft.rfftfreq(self.length, 1 / RATE)
        return np.fft.irfft(np.fft.rfft(signal) * response(np.maximum(frequencies, 1)), self.length)

    def train(self, seconds, loudness):
        """A click of its own loudness at each of many seconds."""
        clicks = np.zeros(self.length)
        np.add.at(clicks, np.round(np.asarray(seconds) * RATE).astype(int) % self.length, loudness)
        return clicks

    def around(self, signal):
        """A short sound, or a long one, laid around the loop from its beginning."""
        laps = -(-signal.size // self.length)
        return np.pad(signal, (0, laps * self.length - signal.size)).reshape(laps, self.length).sum(axis=0)

    def answer(self, clicks, response):
        """What something that is struck by clicks sounds like; the response is its sound at one click."""
        spectrum = np.fft.rfft(clicks) * np.fft.rfft(self.around(response))
        return np.fft.irfft(spectrum, self.length)

    def add(self, signal, at=0.0, decibels=0.0, direction=0.0, echo=0.0):
        """Puts a sound at a second; direction is -1 (left) to 1 (right), echo is how much of it the place answers."""
        gain = 10 ** (decibels / 20)
        angle = (np.asarray(direction) + 1) * np.pi / 4
        if signal.size < self.length:
            where = (round(at * RATE) + np.arange(signal.size)) % self.length
        else:
            where, signal = slice(None), np.roll(self.around(signal), round(at * RATE))
        both = np.stack([np.cos(angle) * signal, np.sin(angle) * signal]) * gain
        self.dry[:, where] += both
        self.echoing[:, where] += both * echo

    def wide(self, response, envelope, decibels, width=0.5, echo=0.0):
        """Noise from all around: the same in both ears and, as much as the width says, different in each."""
        gain = envelope * 10 ** (decibels / 20)
        middle, side = self.noise(response), self.noise(response) * width
        both = np.stack([middle + side, middle - side]) * gain / np.sqrt(2)
        self.dry += both
        self.echoing += both * echo

    def finished(self, room):
        """Both channels with the echoes of a place, which is a pair of responses."""
        echoes = [self.answer(channel, response) for channel, response in zip(self.echoing, room)]
        return self.dry + np.stack(echoes)


def band(low, high, steepness=2):
    """Lets through what lies between two frequencies."""
    order = 2 * steepness
    return lambda frequency: 1 / np.sqrt((1 + (low / frequency) ** order) * (1 + (frequency / high) ** order))


def falling(response, power):
    """Makes high frequencies weaker: by six decibels an octave for a power of one."""
    return lambda frequency: response(frequency) * (frequency / 1000.0) ** -power


def ringing(frequencies, seconds, loudness, random, longest=None):
    """What a struck thing rings like: each of its frequencies dies away in its own time, to a thousandth."""
    length = longest or max(seconds)
    time = np.arange(round(length * RATE)) / RATE
    phases = random.uniform(0, 2 * np.pi, len(frequencies))
    partials = [
        amount * np.exp(-6.9 * time / decay) * np.sin(2 * np.pi * frequency * time + phase)
        for frequency, decay, amount, phase in zip(frequencies, seconds, loudness, phases)
    ]
    sound = np.sum(partials, axis=0)
    fade = min(sound.size, round(0.0015 * RATE))
    sound[:fade] *= np.linspace(0, 1, fade)  # a strike takes a moment; without it every one would click
    return sound / np.max(np.abs(sound))


def burst(seconds, response, random):
    """A short noise that dies away: a scrape, a splash, the noise of a strike."""
    size = round(seconds * RATE)
    frequencies = np.maximum(np.fft.rfftfreq(size, 1 / RATE), 1)
    spectrum = np.fft.rfft(random.normal(size=size)) * response(frequencies)
    sound = np.fft.irfft(spectrum, size) * np.exp(-6.9 * np.arange(size) / size)
    return sound / np.max(np.abs(sound))


def drop(random, low, high, seconds=0.06):
    """A drop that falls into water: the bubble it leaves rises in pitch while it closes."""
    time = np.arange(round(seconds * RATE)) / RATE
    pitch = low + (high - low) * (time / seconds) ** 1.5
    bubble = np.sin(2 * np.pi * np.cumsum(pitch) / RATE) * np.exp(-5 * time / seconds) * np.minimum(time / 0.002, 1)
    splash = burst(0.012, band(1500, 7000), random)
    bubble[: splash.size] += 0.25 * splash
    return bubble / np.max(np.abs(bubble))


def place(random, seconds, low_pass, first=0.012):
    """The echoes of a place for both ears: noise that dies away, sooner where it is high."""
    size = round(seconds * RATE)
    time = np.arange(size) / RATE
    frequencies = np.maximum(np.fft.rfftfreq(size, 1 / RATE), 1)
    edges = [60, 200, 500, 1200, 2800, 6000, 12000]
    ears = []
    for _ in range(2):
        echo = np.zeros(size)
        for low, high in zip(edges, edges[1:]):
            if low > low_pass * 2:
                continue
            part = np.fft.irfft(np.fft.rfft(random.normal(size=size)) * band(low, high, 3)(frequencies), size)
            shorter = 1 / (1 + (low / low_pass) ** 2 * 0.7)
            echo += part * np.exp(-6.9 * time / (seconds * (0.25 + 0.75 * shorter))) * shorter
        echo *= np.minimum(time / first, 1) ** 2
        ears.append(echo)
    both = np.stack(ears)
    both = (both + both[::-1] * 0.5) / 1.5  # two ears in one place hear nearly the same
    return both / np.sqrt(np.sum(both**2, axis=1, keepdims=True))
