"""What a close look at the briefing table finds: digits on the locks, tried codes, a pencil and a stopwatch."""
import math

import handwriting
import materials
import props
import shapes
import trimmings

HEIGHT, FRONT = 1.15, -1.65  # of the kit's briefcase


def lock_digits(case, codes=("417", "290")):
    """The digits that the combination wheels of a briefcase show, and their worn neighbours above and below."""
    pale = materials.plain("digit paint", (0.6, 0.55, 0.42), 0.6, 0.2)
    for x, code in zip((-1.45, 1.45), codes):
        for wheel, digit in zip((-0.18, 0.0, 0.18), code):
            hub = shapes.group((x + wheel, FRONT - 0.05, HEIGHT * 0.68), parent=case)
            for step in (-1, 0, 1):
                face = shapes.group((0, 0, 0), (-34 + 44 * step, 0, 0), parent=hub)
                shapes.lettering(str((int(digit) + step) % 10), (0, -0.103, -0.035), 0.1, pale, face, (90, 0, 0),
                                 "CENTER", props.MONOSPACED)


def note_on_lid(wear, case, words, spot, turn):
    """A sticky note with a hint, pressed on a briefcase's lid."""
    note = shapes.group((*spot, HEIGHT + 0.025), (0, 0, turn), parent=case)
    shapes.sheet((0, 0, 0), (0.95, 0.95), wear.note, note, curl=0.035, seed=8)
    handwriting.write(words, (-0.36, 0.12, 0.06), 0.2, wear.ink, note, weight=0.016, seed=8)


def tried_codes(wear, location, turn, codes):
    """A torn-off page with codes; all but the last have been tried and crossed out."""
    page = shapes.group(location, (0, 0, turn))
    shapes.sheet((0, 0, 0), (1.75, 2.2), wear.paper, page, curl=0.012, seed=11)
    faint = materials.ink("ruling", (0.2, 0.3, 0.42))
    for row in range(7):
        y = 0.85 - row * 0.28
        handwriting.scribble([[(-0.86, y), (0, y + 0.005), (0.86, y)]], faint, 0.006, (0, 0, 0.045), page)
    for row, code in enumerate(codes):
        y = 0.58 - row * 0.42
        handwriting.write(code, (-0.62, y, 0.055), 0.27, wear.ink, page, weight=0.019, seed=row, tremor=0.05)
        if row < len(codes) - 1:
            handwriting.scribble([[(-0.7, y + 0.08), (0.0, y + 0.17), (0.66, y + 0.12)],
                                  [(0.6, y + 0.2), (-0.1, y + 0.09), (-0.66, y + 0.19)]], wear.red_ink, 0.018,
                                 (0, 0, 0.06), page)
    handwriting.scribble([[(-0.72, -0.72), (0.1, -0.8), (0.7, -0.62), (0.55, -0.3), (-0.2, -0.22), (-0.75, -0.42),
                           (-0.68, -0.76), (-0.3, -0.84)]], wear.red_ink, 0.018, (0, 0, 0.06), page)


def pencil(location, turn, paint=(0.5, 0.2, 0.02), length=2.2):
    """A hexagonal pencil lying down, sharpened with a knife and chewed at its other end."""
    holder = shapes.group((location[0], location[1], location[2] + 0.05), (10, 90, turn))
    coat = materials.plastic("pencil paint", paint, 0.32)
    bare = materials.wood("pencil wood", (0.3, 0.17, 0.08), (0.52, 0.33, 0.17), (3, 3, 0.6), 0.5)
    graphite = materials.metal("graphite", (0.05, 0.05, 0.055), 0.35, 0.3)
    barrel = shapes.lathe([(0, 0), (0.046, 0.004), (0.055, 0.03), (0.055, length - 0.36)], coat, holder, segments=6)
    barrel.data.use_auto_smooth, barrel.data.auto_smooth_angle = True, math.radians(20)
    shapes.lathe([(0.056, length - 0.38), (0.05, length - 0.33), (0.018, length - 0.1)], bare, holder, segments=7)
    shapes.lathe([(0.018, length - 0.1), (0.004, length), (0, length + 0.002)], graphite, holder, segments=10)


def stopwatch(wear, location, turn, seconds=19):
    """A nickel stopwatch lying face up, its crown pushed and a hand on its way round."""
    holder = shapes.group(location, (0, 0, turn))
    face = materials.glaze("watch dial", (0.62, 0.58, 0.5), 0.25)
    shapes.lathe([(0, 0.02), (0.44, 0.02), (0.58, 0.07), (0.63, 0.16), (0.61, 0.24), (0.56, 0.28), (0.52, 0.26),
                  (0.51, 0.21)], wear.steel, holder, segments=64)
    shapes.lathe([(0, 0.215), (0.515, 0.215)], face, holder, segments=64)
    for step in range(60):
        angle, long = math.tau * step / 60, 0.075 if step % 5 == 0 else 0.038
        reach = 0.485 - long / 2
        shapes.box((reach * math.sin(angle), reach * math.cos(angle), 0.219),
                   (0.011 if step % 5 else 0.02, long, 0.004), wear.ink, holder, 0, (0, 0, -math.degrees(angle)))
    for minute in range(5, 61, 5):
        angle = math.tau * minute / 60
        shapes.lettering(str(minute), (0.365 * math.sin(angle), 0.365 * math.cos(angle) - 0.034, 0.22), 0.098, wear.ink,
                         holder, align="CENTER", font=trimmings.SERIF)
    for share, reach, weight, look in ((seconds / 60, 0.44, 0.01, wear.red_ink), (0.69, 0.24, 0.014, wear.ink)):
        angle = math.tau * share
        tip, tail = (reach * math.sin(angle), reach * math.cos(angle)), (-0.1 * math.sin(angle), -0.1 * math.cos(angle))
        shapes.tube([(*tail, 0.236), (*tip, 0.236)], weight, look, holder)
    shapes.lathe([(0, 0.25), (0.03, 0.246), (0.035, 0.22)], wear.brass, holder, segments=16)
    glass = shapes.lathe([(0.52, 0.265), (0.4, 0.3), (0.2, 0.318), (0, 0.322)], materials.glass("watch glass"), holder)
    glass.visible_shadow = False
    shapes.lathe([(0.1, 0.58), (0.1, 0.7), (0.075, 0.72), (0.075, 0.8), (0.14, 0.82), (0.15, 0.94), (0.12, 0.98),
                  (0, 0.985)], wear.steel, holder, (0, 0, 0.16), (-90, 0, 0), 28)
    shapes.ring(0.27, 0.035, wear.steel, holder, (0, 0.9, 0.2), (12, 0, 0))
