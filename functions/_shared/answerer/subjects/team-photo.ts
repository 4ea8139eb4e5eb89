import type { Subject } from '../answer-parts.ts';
import { hasOffer } from '../venue/offers.ts';
import { listOf, oneOf } from '../reading/patterns.ts';
import { capitalized } from '../../../../src/domain/words.ts';
import { reachUs } from '../venue/venue.ts';

const photos = listOf('photos?, pictures?, pics?');
const gets = listOf('get, have, receive, find, see, download, sent, send, is, are');
const sends = listOf('e-?mail(?:ed)?, send, sent, mail(?:ed)?, keep, download, print(?:ed)?');
/** `how do we get our team photo` */
const asksForPhoto = new RegExp(
  String.raw`\b(?:how|when|where)\b[^?]*\b${gets}\b[^?]*\b(?:(?:our|the|my|team|group) )+${photos}\b`,
);
/** `can you email us the group picture`, `is the team photo printed` */
const asksToSend = oneOf(
  new RegExp(String.raw`\b${sends}\b[^?]*\b(?:team |group |our |the )${photos}\b`),
  new RegExp(
    String.raw`\b(?:team |group |our |the )${photos}\b[^?]*\b${listOf('e-?mailed, sent, mailed, digital, printed')}\b`,
  ),
);
/** Photos of something else, and what is done with photos beside handing them over. */
const otherPhotos = oneOf(
  /rooms?\b|delete|website|online|publish|post(?:ed)?\b|instagram|permission|consent|wall/,
  /take (?:photos|pictures)|phones?\b/,
);

/** How people get the photo of their team: said for parties and for companies, and for nobody else. */
export const teamPhoto: Subject = {
  key: 'team-photo',
  signs: [asksForPhoto, asksToSend],
  unless: otherPhotos,
  answer(_, context) {
    const isParty = hasOffer('birthday', context);
    const known = [
      ...(isParty ? ['after a birthday party the photo of each team is sent to you and to nobody else'] : []),
      ...(hasOffer('corporate', context) ? ['after a team event the photos come the next business day'] : []),
    ];
    const rest = `${known.length > 0 ? 'How other teams get theirs' : 'How you get it'} is not in my notes: ask your host, or ${reachUs(context.facts.business)}.`;
    return {
      text: [
        'A team photo is part of every game.',
        known.length > 0 ? `${capitalized(known.join(', and '))}.` : '',
        rest,
      ]
        .filter(Boolean)
        .join(' '),
      sources: [{ title: 'What every package includes', href: '/birthday-parties#what-you-get' }],
      offerPerson: true,
    };
  },
};
