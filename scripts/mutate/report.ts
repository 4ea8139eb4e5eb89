import type { Break } from './breaks.ts';

/** What came of a break: noticed, not noticed, or not tried at all, with the reason. */
export interface Result {
  broken: Break;
  verdict: 'killed' | 'survived' | 'nothing ran' | 'does not fit';
  /** What was printed, where it helps. */
  note?: string;
}

/** Share of the breaks that have to be noticed. */
const wantedShare = 0.95;

/** The table by area, every break that was not noticed, and whether all is well. */
export function summarize(results: readonly Result[]): { text: string; isGood: boolean } {
  const of = (some: readonly Result[], verdict: Result['verdict']) => some.filter((each) => each.verdict === verdict);
  const row = (name: string, some: readonly Result[]) => {
    const explained = of(some, 'survived').filter(({ broken }) => broken.survives).length;
    const cells = [some.length, of(some, 'killed').length, of(some, 'survived').length, explained];
    const untried = of(some, 'nothing ran').length + of(some, 'does not fit').length;
    return name.padEnd(12) + [...cells, untried].map((cell) => String(cell).padStart(11)).join('');
  };
  const byArea = [...Map.groupBy(results, ({ broken }) => broken.area)];
  const heading =
    ' '.repeat(12) +
    ['breaks', 'killed', 'survived', 'explained', 'not tried'].map((cell) => cell.padStart(11)).join('');
  const complaints = results.flatMap((result) => complaintAbout(result));
  const share = of(results, 'killed').length / Math.max(1, results.length);
  const survivors = of(results, 'survived').map(({ broken }) => {
    const why = broken.survives ?? `Nobody has said why: ${broken.step}, ${broken.tests.join(' ')}`;
    return `  ${broken.name}\n    ${broken.file}\n    ${why}`;
  });
  const lines = [
    heading,
    ...byArea.map(([area, some]) => row(area, some)),
    row('all', results),
    ...(survivors.length > 0 ? ['', 'Nobody noticed:', ...survivors] : []),
    ...(complaints.length > 0 ? ['', ...complaints] : []),
    '',
    `${(share * 100).toFixed(1)} % killed; ${wantedShare * 100} % are wanted.`,
  ];
  const isExplained = of(results, 'survived').every(({ broken }) => broken.survives);
  return { text: lines.join('\n'), isGood: complaints.length === 0 && isExplained && share >= wantedShare };
}

function complaintAbout({ broken, verdict, note }: Result): string[] {
  const { name, survives } = broken;
  if (verdict === 'does not fit') return [note ?? name];
  if (verdict === 'nothing ran') return [`“${name}”: the tests did not run.\n${note ?? ''}`];
  if (verdict === 'killed' && survives) return [`“${name}” is noticed now: take its \`survives\` away.`];
  return [];
}
