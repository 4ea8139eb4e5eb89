/** Words with which a new question begins. */
const questionStart =
  '(?:how|whether|if there|what|when|where|which|who|why|is|are|can|could|do|does|did|will|would|should|may|am|was|were|also|any|if so|tell me|show me|i also|and (?:how|what|when|where|which|who|is|are|can|do|does|will))';
const startsQuestion = new RegExp(`^(?:and |but |so |also |ok |hi |hello |hey |please |or )*(?:${questionStart})\\b`);
const asksInside =
  /\b(?:how (?:much|many|long|old|far|early|late|hard|scary|do|can|is|are)|do (?:you|we|i)|can (?:you|we|i|my|the)|is (?:there|it)|are (?:there|you|we)|what (?:is|are|time|do|should|happens|if)|where (?:is|are|do|can)|which|would like to know|wondering|tell me|want to know|need to know)\b/;

/** The end of a piece that asks without the words of a question: `20 people, total cost`, `6 teens on Saturday, ok`. Dinner `in 2 hours` asks nothing. */
const asksShortly =
  /(?:\b(?:total|price|prices|costs?|(?<!\d )hours|address|parking)|, (?:ok|okay|possible|doable|allowed))$/;

/** Words that take back what was said before them, and sounds that say nothing. */
const dropped = new RegExp(
  `^(?:ok |oh )?(?:forget (?:it|that)|never mind|scratch that)$|` +
    `^(?:(?:ok|okay|k|oh|aw|aww|ah|hm+|um|uh|nice|great|cool|perfect|good|got it|i see|sweet|lovely|wow|alright)[, ]*)+$`,
);

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
  const sentences = message.replace(/,(?=[a-z])/g, ', ').match(/[^?!;.]*(?:\.(?=\S)[^?!;.]*)*[?!;.]*/g) ?? [];
  return sentences.flatMap((sentence) => {
    const marked = sentence.includes('?');
    const parts = sentence
      .replace(/[?!;.]+\s*$/, '')
      .split(
        new RegExp(
          `,? (?:and|&|plus|but|also|so|then|or|\\+)(?: also)?,? (?=${questionStart}\\b)|, (?=${questionStart}\\b)|(?: - )|: (?=(?:price|prices|cost|hours|how|what|when|where|can|do)\\b)| \\+ (?!\\d)`,
        ),
      )
      .flatMap((part) => {
        const wishes = splitList(part);
        return wishes.map((text) => ({ text, isListed: wishes.length > 1 }));
      })
      .map(({ text, isListed }) => ({ text: text.trim().replace(/^[,\s"]+|[,\s"]+$/g, ''), isListed }))
      .filter(({ text }) => /[a-z0-9]/.test(text) && !dropped.test(text));
    return parts.map(({ text, isListed }, index) => ({
      text,
      isQuestion:
        isListed ||
        startsQuestion.test(text) ||
        asksShortly.test(text) ||
        asksInside.test(text) ||
        (marked && index === parts.length - 1),
    }));
  });
}

const verdict =
  '(?:ok|okay|fine|alright|all right|an? (?:problem|issue)|problems?|issues?|possible|allowed|doable|stuck|lost|safe|good|bad|right|cool|realistic|able|left out|bored|welcome|too much|a good idea|play|come|join|go|book|work|enjoy|manage|participate|take part|handle|do|help|accommodate)';
const rest =
  '(?: (?:it|that|this|in|then|too|anyway|still|there|here|along|at all|with (?:it|that|us)|for (?:us|him|her|them|you|me)|to (?:play|come|do|join|book)|something|anything))*';
/** A tail that asks about what was said before it and names nothing itself: `is that ok?`, `will she be stuck?`, `problem?` */
const bareTail = new RegExp(
  `^(?:and |so |but |or |then |please )*(?:(?:am|is|are|was|were|would|will|can|could|may|do|does|should|has|have) (?:that|this|it|she|he|they|we|i|you|there)(?: (?:be|also|have|even|just))*(?: ${verdict}${rest})+|(?:no |any )?${verdict}(?: with (?:that|it))?(?: for you)?|(?:no |any )?chance(?:,? right)?|right|correct|true|yes|no|why|how come|really|seriously|any (?:ideas?|thoughts|options?|chance)|what (?:are (?:my|our) options|can (?:i|we) do|now|do you (?:think|suggest)))$`,
);

/** True for a tail that means what was said before it. */
export const isBareTail = (text: string): boolean => bareTail.test(text);

/** A tail that asks how much, when or where of what was asked before it, and names nothing itself: `do people tip? how much?` */
const bareDetail =
  /^(?:and |so |but |or )*(?:how (?:much|long|many|far)|when|where|what time|which(?: ones?)?|what kind|since when)$/;

/** True for a tail that asks for a detail of the question before it. */
export const isBareDetail = (text: string): boolean => bareDetail.test(text);

/** Words before a list of wishes: `can you tell me your hours, prices and age limits`. */
const leadIn =
  /^(?:(?:hi|hello|hey|and|so|ok|also|please),? )*(?:(?:(?:can|could|would|will) (?:you|i|we) (?:please )?)?(?:tell|give|send|show|get|have) (?:(?:me|us) )?(?:about |more about )?|(?:i|we) (?:need|want|would like|would love)(?: to know| to have)? |(?:i am |we are )?(?:looking for|interested in|asking about) |what (?:is|are|about) |what )?(?:the |your |all )?/;

/** `price, hours and parking` are three questions. */
function splitList(whole: string): string[] {
  const piece = whole.replace(leadIn, '').replace(/,? (?:please|thanks|thank you)$/, '');
  const parts = piece.split(/\s*(?:,|\band\b|&|\+|\/)\s*/).filter(Boolean);
  const isList =
    parts.length > 1 &&
    parts.every((part) => part.trim().split(/\s+/).length <= 2) &&
    !/\d|\b(?:me|my|i|we|us|you)\b/.test(piece);
  return isList ? parts : [whole];
}
