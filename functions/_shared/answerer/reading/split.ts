/** Words with which a new question begins. */
const questionStart =
  '(?:how|what|when|where|which|who|why|is|are|can|could|do|does|did|will|would|should|may|am|was|were|also|any|if so|tell me|show me|i also|and (?:how|what|when|where|which|who|is|are|can|do|does|will))';
const startsQuestion = new RegExp(`^(?:and |but |so |also |ok |hi |hello |hey |please |or )*(?:${questionStart})\\b`);
const asksInside =
  /\b(?:how (?:much|many|long|old|far|early|late|hard|scary|do|can|is|are)|do (?:you|we|i)|can (?:you|we|i|my|the)|is (?:there|it)|are (?:there|you|we)|what (?:is|are|time|do|should|happens|if)|where (?:is|are|do|can)|which|would like to know|wondering|tell me|want to know|need to know)\b/;

/** Words that take back what was said before them. */
const dropped = /^(?:ok |oh )?(?:forget (?:it|that)|never mind|scratch that)$/;

/** One piece of a message, and whether it asks something. */
export interface Piece {
  text: string;
  isQuestion: boolean;
}

/**
 * The questions of a normalized message, one each: `how much is it and can we bring a cake?` becomes two. Statements
 * stay pieces of their own: they say who comes, and when.
 */
export function splitQuestions(message: string): Piece[] {
  const sentences = message.match(/[^?!;.]*(?:\.(?=\S)[^?!;.]*)*[?!;.]*/g) ?? [];
  return sentences.flatMap((sentence) => {
    const marked = sentence.includes('?');
    const parts = sentence
      .replace(/[?!;.]+\s*$/, '')
      .split(
        new RegExp(
          `,? (?:and|plus|but|also|so|then|or|\\+)(?: also)?,? (?=${questionStart}\\b)|, (?=${questionStart}\\b)|(?: - )| \\+ `,
        ),
      )
      .flatMap(splitList)
      .map((part) => part.trim().replace(/^[,\s"]+|[,\s"]+$/g, ''))
      .filter((part) => /[a-z0-9]/.test(part) && !dropped.test(part));
    return parts.map((text, index) => ({
      text,
      isQuestion: startsQuestion.test(text) || asksInside.test(text) || (marked && index === parts.length - 1),
    }));
  });
}

/** `price, hours and parking` are three questions. */
function splitList(piece: string): string[] {
  const parts = piece.split(/\s*(?:,|\band\b|&|\+|\/)\s*/).filter(Boolean);
  const isList =
    parts.length > 1 &&
    parts.every((part) => part.trim().split(/\s+/).length <= 2) &&
    !/\d|\b(?:me|my|i|we|us|you)\b/.test(piece);
  return isList ? parts : [piece];
}
