import type { Subject } from '../answer-parts.ts';
import { hasOffer } from '../venue/offers.ts';
import { capitalized } from '../../../../src/domain/words.ts';
import { reachUs } from '../venue/venue.ts';

/** How people get the photo of their team: said for parties and for companies, and for nobody else. */
export const teamPhoto: Subject = {
  key: 'team-photo',
  signs: [
    /\b(?:how|when|where)\b[^?]*\b(?:get|have|receive|find|see|download|sent|send|is|are)\b[^?]*\b(?:(?:our|the|my|team|group) )+(?:photos?|pictures?|pics?)\b/,
    /\b(?:e-?mail(?:ed)?|send|sent|mail(?:ed)?|keep|download|print(?:ed)?)\b[^?]*\b(?:team |group |our |the )(?:photos?|pictures?|pics?)\b|\b(?:team |group |our |the )(?:photos?|pictures?|pics?)\b[^?]*\b(?:e-?mailed|sent|mailed|digital|printed)\b/,
  ],
  unless:
    /rooms?\b|delete|website|online|publish|post(?:ed)?\b|instagram|permission|consent|wall|take (?:photos|pictures)|phones?\b/,
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
