const style = /<style>([\s\S]*?)<\/style>/;
/** One step of a selector with the mark of a component: `.card[data-7]`, `li[data-7]`, or the mark alone. */
const markedStep = /([^\s>+~,{}()]*)\[(data-\w{1,2})\]/g;
const markedTag = /<([a-z][\w-]*)([^<>]*?) (data-\w{1,2})(?:="true")?(?=[\s>])/g;

/** What an element must be for a rule of its component to concern it. */
interface Step {
  tag: string | undefined;
  classes: string[];
}

/**
 * Takes the marks that tie styles to components off the elements that no rule of their component concerns: Astro marks
 * every element. Pseudo-classes and attributes are not looked at, so a mark that might be needed stays.
 */
export function trimMarks(html: string): string {
  const steps = new Map<string, Step[]>();
  for (const [, step = '', mark = ''] of (style.exec(html)?.[1] ?? '').matchAll(markedStep)) {
    const classes = [...step.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
    const known = steps.get(mark) ?? [];
    steps.set(mark, [...known, { tag: /^[a-z][\w-]*/.exec(step)?.[0], classes }]);
  }
  return html.replace(markedTag, (found, tag: string, rest: string, mark: string) => {
    const own = (/ class="([^"]*)"/.exec(rest)?.[1] ?? '').split(' ');
    const concerns = (step: Step) =>
      (step.tag === undefined || step.tag === tag) && step.classes.every((name) => own.includes(name));
    const known = steps.get(mark);
    return known === undefined || known.some(concerns) ? found : `<${tag}${rest}`;
  });
}
