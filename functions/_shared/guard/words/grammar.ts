/** Small words by which a text is taken apart. A table: commas part the words. */
const words = (list: string): ReadonlySet<string> => new Set(list.split(',').map((word) => word.trim()));

/** What is said before a sentence begins. */
export const interjections = words(
  'yes, no, sure, sorry, yep, yeah, nope, unfortunately, sadly, absolutely, certainly, definitely, well, actually, hi, hello, great, right, good, news, hey, oh, thanks, please, also, still, so, then, luckily, fortunately, exactly, correct',
);

/** After them something new is said. */
export const turns = words('but, although, though, however, while, whereas, because, yet, which, except');

/** After them something is only supposed. */
export const suppositions = words('if, when, wherever, whether, unless, until, till, provided');

/** With one of them behind it, `and` begins a clause of its own. */
export const subjects = words(
  'i, we, you, he, she, it, they, there, that, this, no, not, nobody, nothing, none, never, neither, the, our, your, a, an, everybody, everyone, each, every, all, any, both, kids, children, adults, please, only, then, anyone, from, one, parents, guests, hosts, another, other, some, if, so',
);

/** Verbs, as stems: a piece of a sentence without one is no clause. */
export const verbs = words(
  'be, can, mai, will, would, should, could, must, might, do, doe, did, have, ha, had, need, let, come, take, get, got, give, plai, bring, serv, sell, cost, pai, ask, leav, stai, make, go, book, run, hold, fit, keep, end, start, begin, open, close, allow, want, offer, includ, know, expect, sign, stop, watch, wait, us, help, call, write, tell, sai, cancel, move, park, enter, work, last, expir, add, charg, refund, chase, grab, touch, lock, welcom, mean, find, see, put, arriv, show, speak, read, count, join, share, receiv, accept, provid, happen, appli, rais, feel, drink, eat, stand, aim, plan, try, choos, pick, push, shorten, lose, jump, wait, let, bolt, grab, use, reserv, clean, tidi, pour, pack, forbid, permit, prefer, turn, step, walk, rest, treat, reli, follow, pour, love',
);

/** They stand for what was spoken of before. */
export const pronouns = words('it, they, them, that, those, these, this, one, ones, its, their, he, she, him, her');

/** Words that turn a statement into its denial. */
export const denials = /\b(?:no|not|never|none|nobody|nothing|neither|nor|without)\b/g;

/** Clauses with figures or days, which are judged by them, and what ends. */
export const otherwiseDenied = /\d|\bno longer\b|day\b|\bleast\b|\bthanks?\b/;
