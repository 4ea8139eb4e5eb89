/** The words by which people tell what kind of room they wish for. */
import { listOf, oneOf, wholeWords } from '../reading/patterns.ts';

/** Those who come to be frightened: `we want to be absolutely terrified`. */
export const wantsFright = new RegExp(
  String.raw`\b${listOf('want, wanna, love, like, hoping, looking')} (?:to )?(?:be|get|getting|being) (?:\w+ly )?` +
    String.raw`${listOf('terrified, scared, frightened, freaked out, spooked, petrified')}\b`,
);

const denies = [
  "not(?! mind), nothing, isn't, less, least, without, no, hates?, afraid, scared, scares? easily, hate, avoid, too",
  'can not (?:do|handle|stand), dislikes?',
].join(', ');
const frightening = 'scary, scare, scared, horror, dark, spooky, creepy, frightening, easily';
const faintHearted = [
  'least scary, less scary, scaredy ?cats?, gentle, mild, wimp, chicken, easily scared, afraid of',
  'scared of, hates? the dark, hates? (?:being|getting|to be) scared, hates? (?:scary|horror), no horror, timid',
  'sensitive, have (?:a )?fear, i am afraid, nervous, anxious, scares? me, easily frightened, cozy, calm, not brave',
  'afraid, terrified, jumpy, (?:scares?|scared|frightened|startles?|spooks?) (?:really |very |so |pretty |too |quite )?easily',
].join(', ');
/** Those who do not want to be frightened, or of whom somebody tells that. */
export const wantsGentle = oneOf(
  new RegExp(String.raw`\b${listOf(denies)}\b[^.?!]{0,40}\b${listOf(frightening)}\b`),
  wholeWords(faintHearted),
  /\b(?:not|no|less|without|nothing)(?: \w+){0,2} (?:murder\w*|killing|crime)\b/,
);

/** Those who speak of fright without being afraid of it. */
export const wantsThrill = wholeWords(
  [
    'scary, scariest, scare, horror, saw movies?, slasher, creepy, spooky, thrill\\w*, dark, intense, frighten\\w*',
    'adrenaline',
  ].join(', '),
);

/** Children, and families with some. */
export const withKids = wholeWords(
  [
    'kids?, children, child, family, families, son, daughter, little, young, toddler, grandkids?, mixed ages, all ages',
    'generations',
  ].join(', '),
);

/** Those who would rather read little. */
export const readsLittle = oneOf(
  /\b(?:hates?|dislikes?|dyslexi\w*)\b.{0,12}\bread|\bdyslexi/,
  /\b(?:less|least|little|not much|without|no) (?:to )?read(?:ing)?\b|\bread(?:s|ing)? (?:much|slowly|badly)/,
  /\b(?:can not|do not|does not|not) (?:like (?:to )?)?read(?:ing)?\b|\benglish\b/,
);

/** Those who like cases, murders and detectives. */
export const likesCases = wholeWords(
  [
    'sherlock, detectives?, murder myster\\w+, myster(?:y|ies), true crime, crime, whodunn?it, agatha, poirot',
    'deduct\\w+, solve a case, history',
  ].join(', '),
);

/** Those who need light. */
export const needsLight = wholeWords(
  [
    'bright(?:er)?, light(?:er)?, well lit, not (?:so |too )?dark, less dark, bad eyes, poor eyesight',
    'low vision',
  ].join(', '),
);

/** Why somebody should not have to crawl; the word that tells it is caught. */
export const sparesBody = new RegExp(
  String.raw`\b(${[
    'pregnant, pregnancy, bad (?:knees?|hips?|back|leg), knees?, hips?, back pain, hates? crawling, can not crawl',
    'no crawling, without crawling, crutches, wheelchair, cane, walker, walking stick, a stick, arthritis, surgery',
  ]
    .join(', ')
    .replaceAll(', ', '|')})\b`,
);
