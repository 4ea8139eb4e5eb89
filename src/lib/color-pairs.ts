/** What stands on what: two tokens, where that happens, and the contrast it needs. */
export interface ColorPair {
  text: string;
  ground: string;
  use: string;
  /** 4.5 for running text, 3 for large text and for what outlines a control (WCAG 2.2 AA). */
  needs: 4.5 | 3;
}

const pair = (text: string, ground: string, use: string, needs: 4.5 | 3 = 4.5): ColorPair => ({
  text: `--${text}`,
  ground: `--${ground}`,
  use,
  needs,
});

/** Every pair of tokens that the site puts together; those with a tint have to hold in the palette of each room too. */
export const colorPairs: readonly ColorPair[] = [
  ...['ink', 'soot', 'coal', 'tint-deep'].flatMap((ground) => {
    const on = ground.startsWith('tint') ? ground : `color-${ground}`;
    return [
      pair('color-bone', on, `Running text on ${ground}`),
      pair('color-paper', on, `Headings and loud text on ${ground}`),
      pair('color-ash', on, `Quiet text on ${ground}`),
      pair('color-brass', on, `Links, labels and focus rings on ${ground}`),
      pair('tint', on, `A room’s labels and lines on ${ground}`),
    ];
  }),
  pair('color-print', 'color-brass', 'Words on brass: banner, chips, the bar of phones'),
  pair('color-print', 'tint', 'Words on a button'),
  pair('tint', 'color-ink', 'A button against the page', 3),
  ...['paper', 'sheet', 'paper-deep'].flatMap((ground) => [
    pair('color-print', `color-${ground}`, `Headings on ${ground}`),
    pair('color-umber', `color-${ground}`, `Running text on ${ground}`),
    pair('color-brass-ink', `color-${ground}`, `Links, labels and focus rings on ${ground}`),
  ]),
  pair('color-paper', 'color-print', 'Words on a button on paper'),
  pair('color-ember', 'color-sheet', 'The line beside what went wrong', 3),
];
