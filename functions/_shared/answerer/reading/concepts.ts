import { stemmer } from 'stemmer';
import { emptyWords } from './common-words.ts';

/**
 * Words that mean the same to a visitor. The first word of a row names the idea; all others are read as it. Rows are
 * about understanding only: nothing here is ever said.
 */
const rows = `
book: book booking booked reserve reserving reservation reservations
price: price prices cost costs pricing fee fees charge charges priced costing expensive cheap cheaper cheapest affordable pricey
pay: pay paying payment paid payments deposit prepay upfront checkout
discount: discount discounts deal deals coupon coupons promotion promotions sale percent groupon promo code codes
cancel: cancel canceling canceled cancellation cancellations
move: reschedule rescheduling rescheduled postpone switch rebook change changing changed
refund: refund refunds refunded reimburse moneyback
late: late lateness delayed delay tardy
scary: scary scare scared scares scariest frightening frightened fright spooky creepy terrifying nightmares nightmare fear afraid intense terrified jumpscare jumpscares scarier wimp chicken freak
hard: hard harder hardest difficult difficulty challenging challenge toughest tough tricky trickiest
easy: easy easier easiest simplest
kid: kid kids child children toddler toddlers son daughter boy boys girl girls niece nephew grandson granddaughter grandkids grandkid grandchildren grandchild youngster youngsters baby teen teens teenager teenagers tween tweens preschooler daughters sons nephews nieces
adult: adult adults grownup grownups parent parents chaperone chaperones supervision supervise supervised unaccompanied unsupervised
wheelchair: wheelchair wheelchairs accessible accessibility handicap handicapped disabled disability disabilities ada mobility walker crutches scooter ramp
stairs: stairs stair steps stepfree elevator
deaf: deaf hearing hoh subtitles captions
colorblind: colorblind colorblindness color colors
epilepsy: epilepsy epileptic seizure seizures strobe strobes flashing flash photosensitive
claustrophobic: claustrophobic claustrophobia confined enclosed tight cramped
pregnant: pregnant pregnancy
locked: locked lock trapped
exit: exit leave emergency
food: food foods eat eating snack snacks meal meals dinner lunch pizza restaurant restaurants cheesesteak cheesesteaks hungry
cake: cake cakes cupcakes cupcake candles
drink: drink drinks soda sodas beverages beverage water juice coffee tea
alcohol: alcohol sixpack keg flask whiskey vodka pint pints lager prosecco beer wine booze byob champagne drunk tipsy liquor cocktail cocktails alcoholic bar bars
phone: phone phones smartphone
photo: photo photos picture pictures photograph photographs video film filming selfie selfies pics pic photography tiktok instagram
park: park parking parked garage garages meters car drive driving
transit: transit train trains bus buses subway septa metro transportation uber lyft
team: team teams
office: office coworkers coworker colleagues colleague company corporate employees employee department boss staff corporation workplace teambuilding
event: event events
gift: gift gifts present presents giftcard giftcards certificate
job: job jobs hiring hire career careers apply applying vacancy vacancies employment position positions resume
hours: hours open opens opening opened close closes closing closed
address: address located location
arrive: arrive arriving arrival early earlier
long: long duration length minutes
hint: hint hints clue clues
gamemaster: gamemaster gamemasters host hosts
people: people players player persons person participants guests guest headcount
minimum: minimum smallest min fewest
maximum: maximum max mx biggest largest capacity
private: private privately strangers stranger shared randoms random
waiver: waiver waivers sign signed signing signature release form forms guardian
language: language languages english spanish speak chinese french translate translation bilingual
restroom: restroom restrooms
coat: coat coats bag bags belongings backpack backpacks purse purses lockers luggage
lost: lost lostfound forgot forgotten
pair: pair couple couples duo twosome
romantic: romantic anniversary girlfriend boyfriend husband wife partner spouse
propose: propose proposal proposing engagement engaged
birthday: birthday birthdays
party: party parties celebrate celebration celebrating
leaderboard: leaderboard leaderboards fastest halloffame champions champion highscore scoreboard
review: review reviews stars yelp tripadvisor
crawl: crawl crawling climb climbing kneel kneeling squeeze
stand: stand standing sit seat seats seating chair chairs sitting
dark: dark darkness blackout dim lighting
fog: fog smoke smoky haze mist
actor: actor actors touch touched grab grabs
gore: gore gory blood bloody violent violence dead
loud: loud noise noisy alarm
reschedule: weather snow storm blizzard snowstorm
wear: wear clothes clothing dress outfit shoes attire
walkin: walkin walkins
sameday: sameday lastminute
firsttimers: firsttimers beginners newbie newbies newcomer newcomers noob noobs
expire: expire expires expiry expiration expired valid
send: send sent delivery delivered deliver receive mailed emailed
physical: physical physically
dollars: dollars dollar money
human: human bot robot ai chatgpt machine computer
why: why
recommend: recommend recommended recommendation suggest suggestion best better pick choose favorite
compare: compare difference differences versus vs
story: story plot storyline
include: include included includes including
tax: tax taxes
invoice: invoice invoices receipt receipts purchase po
together: together combine combined
privacy: privacy data gdpr
cookie: cookie cookies tracking track
solve: solve solved finish finished beat complete completed win winning
fail: fail failed lose losing unsolved
age: age ages old young
wait: wait lobby waiting
`;

/** Several words that are one idea. */
const phrases: readonly [RegExp, string][] = [
  [/\bgift ?(?:cards?|certificates?|codes?)\b/g, 'giftcard'],
  [/\bvirtual reality\b/g, 'virtualreality'],
  [/\bwalk(?:ing)?[ -]?ins?\b/g, 'walkin'],
  [/\b(?:walk|just walk|drop|just show|just come|swing|stop) (?:in|up|by)\b/g, 'walkin'],
  [/\bshow(?:ing)? up (?:without|unannounced)/g, 'walkin without'],
  [/\b(?:same|last)[ -](?:day|minute)\b/g, 'sameday'],
  [/\bcolor[ -]?blind(?:ness)?\b/g, 'colorblind'],
  [/\bhard of hearing\b/g, 'deaf'],
  [/\bhappy hours?\b|\bpre-?gam(?:e|ing)\b/g, 'alcohol'],
  [/\b(?:six|6|twelve|12)[ -]?packs?\b/g, 'sixpack'],
  [/\bmoney[ -]back\b/g, 'refund'],
  [/\b(?:root|ginger|birch) (?:beers?|ales?)\b/g, 'soda'],
  [/\blong gone\b/g, 'gone'],
  [/\bgame[ -]?masters?\b/g, 'gamemaster'],
  [/\bgrown[ -]?ups?\b/g, 'grownup'],
  [/\bhall of fame\b/g, 'leaderboard'],
  [/\bjump[ -]?scares?\b/g, 'jumpscare'],
  [/\blost (?:and|&) found\b/g, 'lostfound'],
  [/\bteam[ -]?build(?:ing|er)?\b/g, 'teambuilding office'],
  // not in the row of the office: its stem is `out`
  [/\boutings?\b/g, 'office'],
  [/\bcall(?:ing)? off\b/g, 'cancel'],
  [/\bback out\b/g, 'cancel'],
  [/\bhow (long|much|many|far|old|hard|big|early|late|soon|scary|often|difficult|young)\b/g, 'how_$1'],
  [/\bwhat time\b/g, 'what_time'],
  [/\bhow do (?:i|we|you)\b/g, 'how_do'],
  [/\bhow can (?:i|we)\b/g, 'how_do'],
  [/\bdate[ -]?nights?\b/g, 'datenight date'],
  [/\bfirst[ -]?tim(?:e|er|ers)\b/g, 'firsttimers'],
  [/\bnever (?:been|done|played|tried)\b/g, 'firsttimers never'],
  [/\bcheck ?(?:ing)?[ -]?in\b/g, 'checkin'],
  [/\bself[ -]?conscious\b/g, 'nervous'],
  [/\bpublic trans(?:it|port|portation)\b/g, 'transit'],
  [/\bescape rooms?\b/g, 'escaperoom'],
  [/\brest ?room\b/g, 'restroom'],
  [/\bwhat happens? if\b/g, 'whatif'],
  [/\bwhat if\b/g, 'whatif'],
];

const ideaOf = new Map(
  rows
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [idea = '', words = ''] = row.split(': ');
      return words.split(' ').map((word) => [stemmer(word), idea] as const);
    }),
);

/** Words of ideas and phrases as they are written: what a misspelled word may have meant. */
export const ideaWords: readonly string[] = rows
  .trim()
  .split('\n')
  .flatMap((row) => (row.split(': ')[1] ?? '').split(' '));

const anyPhrase = new RegExp(phrases.map(([{ source }]) => source).join('|'));

/** Joins the words of phrases, so that each idea is one word. */
export function joinPhrases(text: string): string {
  if (!anyPhrase.test(text)) return text;
  return phrases.reduce((joined, [pattern, word]) => joined.replace(pattern, word), text);
}

/** Words seen before: the same few thousand come again and again. */
const ideasOfWords = new Map<string, string>();

/** The idea a word stands for, or its stem. Tags such as `<room>` and joined words stay as they are. */
export function ideaOfWord(word: string): string {
  if (word.startsWith('<') || word.includes('_')) return word;
  const known = ideasOfWords.get(word);
  if (known !== undefined) return known;
  const stem = stemmer(word);
  const idea = ideaOf.get(stem) ?? stem;
  if (ideasOfWords.size < 20_000) ideasOfWords.set(word, idea);
  return idea;
}

/** True for a word that stands in a row of ideas: it means something even where it is frequent. */
export const isIdeaWord = (word: string): boolean => ideaOf.has(stemmer(word));

const ideasAmong = (words: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...words].filter((word) => !isIdeaWord(word)).map(ideaOfWord));
const emptyIdeas = ideasAmong(emptyWords);

/** True for a tag, and for an idea that stands in any question: it says nothing of what is asked. */
export const isEmptyIdea = (idea: string): boolean => idea.startsWith('<') || emptyIdeas.has(idea);
