/** Words that stand in any question and say nothing of what it is about. */
const empty = new Set(
  (
    'a an the and or but if of to in on at for with by from as it its is are was be am do does did can could may might will would ' +
    'should must i im we you they he she my our your their us me there this that what when where which who how why any some have ' +
    'has had get got go need want about'
  ).split(' '),
);

/** Words that visitors and venues use for the same: who looks for one finds the others. */
const alike: readonly (readonly string[])[] = [
  ['kid', 'child', 'children', 'son', 'daughter', 'toddler', 'age'],
  ['cost', 'price', 'much'],
  ['refund', 'cancel', 'money'],
  ['park', 'car', 'garage'],
  ['bus', 'train', 'transit', 'subway'],
  ['alcohol', 'beer', 'wine', 'drink'],
  ['eat', 'food', 'snack', 'cake'],
  ['photo', 'picture', 'camera', 'phone'],
  ['toilet', 'restroom', 'bathroom'],
  ['disabled', 'wheelchair', 'accessible', 'access'],
  ['scary', 'frighten', 'horror'],
  ['gift', 'voucher', 'certificate'],
];

/** The words of a text in small letters, without accents and apostrophes: `Café’s` is `cafes`. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, '')
    .match(/[\p{L}\d]+/gu) ?? [];

/** A word without its commonest endings: `dogs` finds `dog`, `parking` finds `park`. */
const stem = (word: string): string => (word.length > 3 ? word.replace(/(?<!s)s$|(?<=\w{3})ing$/, '') : word);

/** Words that mean the same as a word, without it. */
const sameAs = (word: string): readonly string[] =>
  (alike.find((words) => words.includes(word)) ?? []).filter((each) => each !== word);

/** True where some words have a word, as the beginning of a longer one while it is typed, or one that means the same. */
const speakOf = (words: readonly string[], word: string): boolean =>
  words.some((each) => each.startsWith(word) || stem(each) === word || sameAs(word).includes(stem(each)));

/**
 * Which of some questions with their answers hold most of what somebody is looking for, by their place: those with the most of its telling
 * words or of words that mean the same. Where questions themselves speak of it, answers that only mention it are left out. All of
 * them where nothing telling is typed, none where no word is found.
 */
export function findQuestions(wanted: string, texts: readonly string[]): number[] {
  const telling = [
    ...new Set(
      wordsOf(wanted)
        .filter((word) => !empty.has(word))
        .map(stem),
    ),
  ];
  if (telling.length === 0) return texts.map((_, at) => at);
  const countIn = (text: string) => {
    const words = wordsOf(text);
    return telling.filter((word) => speakOf(words, word)).length;
  };
  const found = texts.map((text) => ({ said: countIn(text), asked: countIn(text.split('?')[0] ?? '') }));
  const most = Math.max(...found.map(({ said }) => said));
  if (most === 0) return [];
  const mostAsked = Math.max(...found.map(({ said, asked }) => (said === most ? asked : 0)));
  return found.flatMap(({ said, asked }, at) => (said === most && asked === mostAsked ? [at] : []));
}
