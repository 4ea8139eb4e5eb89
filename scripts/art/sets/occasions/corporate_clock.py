"""The countdown on the wall of the briefing room: glowing figures of seven segments."""
import materials
import shapes
import stage

SEGMENTS = {"0": "abcdef", "1": "bc", "2": "abged", "3": "abgcd", "4": "fgbc", "5": "afgcd", "6": "afgedc", "7": "abc",
            "8": "abcdefg", "9": "gfabcd"}


def digit(figure, holder, place, lit, dark):
    """A figure of seven segments, 1.5 wide and 2.6 high."""
    bars = {"a": (0, 1.2, 0), "g": (0, 0, 0), "d": (0, -1.2, 0), "b": (0.62, 0.6, 90), "c": (0.62, -0.6, 90),
            "f": (-0.62, 0.6, 90), "e": (-0.62, -0.6, 90)}
    for name, (x, z, turn) in bars.items():
        shapes.box((place + x + 0.06 * z, -0.7, z), (0.98, 0.08, 0.24), lit if name in SEGMENTS[figure] else dark,
                   holder, 0.05, (0, turn + (4 if turn else 0), 0))


def build_clock(wear, location, figures):
    """The countdown in a brass case: minutes, a colon and seconds in glowing figures."""
    holder = shapes.group(location)
    lit = materials.glow("lit segment", (1.0, 0.2, 0.035), 9.0)
    dark = materials.plain("unlit", (0.03, 0.009, 0.006), 0.4)
    shapes.box((0, 0, 0), (10.0, 1.1, 4.0), wear.brass, holder, 0.22)
    shapes.box((0, -0.3, 0), (9.3, 0.7, 3.3), wear.rubber, holder, 0.12)
    for place, figure in zip((-3.45, -1.45, 1.45, 3.45), figures):
        digit(figure, holder, place, lit, dark)
    for z in (-0.6, 0.6):
        shapes.box((0, -0.7, z), (0.3, 0.08, 0.3), lit, holder, 0.05)
    for x in (-4.8, 4.8):
        for z in (-1.75, 1.75):
            shapes.lathe([(0.16, 0), (0.12, 0.08), (0, 0.1)], wear.iron, holder, (x, -0.55, z), (90, 0, 0), 16)
    stage.light("POINT", (location[0], location[1] - 1.6, location[2] - 0.5), (0, 0, 0), (1.0, 0.22, 0.05), 700, 0.4,
                haze=0.3).data.use_shadow = False
