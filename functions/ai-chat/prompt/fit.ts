/** A text of at most so many characters, ending with a whole word. */
export function cut(text: string, characters: number): string {
  if (text.length <= characters) return text;
  return `${text.slice(0, characters - 1).replace(/\s+\S*$/, '')}…`;
}

/** The lines, in their order, that fit into so many characters; one that does not makes room for those after it. */
export function fitting(lines: readonly string[], characters: number): string[] {
  let rest = characters;
  return lines.filter((line) => {
    const fits = line.length + 1 <= rest;
    if (fits) rest -= line.length + 1;
    return fits;
  });
}
