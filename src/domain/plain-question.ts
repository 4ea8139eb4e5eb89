/** Words before a question that ask nothing: `Hi there, `, `Quick question: `. */
const opening =
  /^(?:(?:hi|hey|hello|good (?:morning|afternoon|evening)|there|team|all|please|so|ok|okay|quick question|(?:just )?(?:a )?question)\b[\s,.:!–—-]*)+/;
/** Words after it: `… please`, `… thanks!`. */
const closing = /(?:[\s,.!–—-]*\b(?:please|thanks|thank you|thx))+$/;

/** A question as it is compared with others: lower case, without signs and what people put around a question. */
export function plainQuestion(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‘’‛ʼ`´]/g, "'")
    .replace(/[?!.…\s]+$/g, '')
    .replace(opening, '')
    .replace(closing, '')
    .replace(/'/g, '')
    .replace(/[^\p{L}\p{N}$%]+/gu, ' ')
    .trim();
}
