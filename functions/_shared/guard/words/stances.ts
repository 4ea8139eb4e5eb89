/** Something that is so or is not, at a venue or in a room. Names are those of `concepts`; `+` means that all of them are spoken of. */
export interface StanceRow {
  /** Ways to say that it is so. */
  for: readonly string[];
  /** Ways to say that it is not. */
  against?: readonly string[];
  /** Ways to speak of something else. */
  unless?: readonly string[];
  /** Ways to speak of something else, anywhere in the sentence. */
  unlessNear?: readonly string[];
  /** It is asked of one room at a time. */
  ofRooms?: boolean;
  /**
   * Where the content is silent: `claimed` withholds that it is so, `both` that it is or is not. For what could hurt or cost
   * somebody who believes it.
   */
  silence?: 'claimed' | 'both';
}

/** A table: one row for each thing that replies take a stand on. */
export const stanceRows: Readonly<Record<string, StanceRow>> = {
  'alcohol is allowed': { for: ['alcohol'], against: ['alcoholfree'], unless: ['elsewhere'], silence: 'claimed' },
  'codes can be combined': {
    for: ['promocode + combine'],
    against: ['promocode + onecode'],
    unless: ['gift'],
    silence: 'claimed',
  },
  'drunk people may play': { for: ['drunk + fine', 'drunk + play', 'drunk + allow', 'drunk'], silence: 'claimed' },
  'food in the rooms': { for: ['food + inroom'], unless: ['elsewhere'], silence: 'claimed' },
  'adults only': { for: ['adultsonly'], silence: 'claimed', unless: ['sign', 'waiver'] },
  'pets are allowed': { for: ['pet'], unless: ['serviceanimal'], silence: 'claimed' },
  'parking is free': {
    for: ['park + free', 'park + validate', 'meter + free', 'spots + free + onsite'],
    against: ['park + paid'],
    silence: 'claimed',
  },
  'own parking': { for: ['park + onsite', 'ownlot', 'spots + onsite'], unless: ['paid'], silence: 'claimed' },
  'children pay less': {
    for: ['kid + cheaper', 'kid + freeentry'],
    against: ['kid + same', 'anyage + same', 'anyage + ticketprice'],
    unless: ['earlyregistration'],
    silence: 'claimed',
  },
  'one pays by the room': {
    for: ['perroom + ticketprice'],
    against: ['perperson + ticketprice'],
    unless: ['extrakids', 'birthdayparty', 'package', 'waiver', 'kid'],
  },
  'there is a minimum age': { for: ['minimumage'], unless: ['upperage'], silence: 'claimed' },
  'minors sign for themselves': { for: ['minor + sign + themselves'], silence: 'claimed' },
  'adults who go in count': { for: ['adult + counted'], against: ['adult + freeentry'], unless: ['minor'] },
  'winners get something': {
    for: ['winner + freeentry', 'winner + refund', 'winner + cheaper', 'winner + include'],
    silence: 'claimed',
  },
  'it is ranked before others': { for: ['rankedvenue'], silence: 'claimed' },
  'late teams lose the game': { for: ['late + gamelost'], silence: 'claimed' },
  'bookings can be moved': {
    for: ['move + allow', 'move + fine', 'move + free'],
    unless: ['crawl', 'gift'],
    unlessNear: ['lastminute', 'otherrefund', 'late'],
  },
  'there is a restroom': { for: ['restroom'], unless: ['clock', 'leave', 'upstairs'], silence: 'claimed' },
  'tax is included': { for: ['tax + include', 'notax'], against: ['pretax', 'tax + ontop', 'taxcharged'] },
  'children pay more': { for: ['kid + dearer'], silence: 'claimed' },
  'changes cost a fee': { for: ['move + fee', 'cancel + fee'], unless: ['free', 'late'], silence: 'claimed' },
  'credit is given': { for: ['storecredit'], silence: 'claimed' },
  'virtual reality can be played': {
    for: ['vr + available', 'vr + have'],
    against: ['vr + announced'],
    unless: ['cheaper'],
    silence: 'claimed',
  },
  'there are actors': { for: ['actor', 'chase'], silence: 'claimed' },
  'guests are touched': { for: ['touch'], silence: 'claimed' },
  'guests come early': { for: ['arriveearly'], unless: ['available'] },
  'guests are bound': { for: ['bound'], silence: 'claimed' },
  'no-shows get something': { for: ['noshow + have', 'noshow + refund', 'noshow + freeentry'], silence: 'claimed' },
  'missed minutes are refunded': { for: ['refund + missed'], silence: 'claimed' },
  'gift cards count on any day': {
    for: ['gift + anyday', 'gift + somedays'],
    against: ['gift + only + somedays', 'gift + dayrange', 'gift + somedays + excluded', 'gift + blackoutdays'],
    unless: ['group', 'ticketprice'],
  },
  'food comes with it': {
    for: ['food + include', 'cake + include', 'food + serve', 'cake + serve'],
    unless: ['atable', 'elsewhere', 'inroom', 'bring', 'alcohol', 'diner'],
    silence: 'claimed',
  },
  'there are seats': { for: ['seat'], unless: ['elsewhere', 'food', 'group'] },
  'codes are added later': { for: ['promocode + applylater', 'applylater'], unless: ['gift'], silence: 'claimed' },
  'chats are stored': { for: ['chat + stored'] },
  'staff may read chats': { for: ['chat + readby'] },
  'cards are stored': { for: ['paymentcard + stored'], unless: ['gift', 'blackedout'], silence: 'claimed' },
  'there is advertising': { for: ['advert'], silence: 'claimed' },
  'every application is answered': { for: ['getback'], against: ['getback + only'] },
  'work comes with extras': { for: ['wageextra'], silence: 'claimed' },
  'hints cost money': { for: ['hint + fee'], silence: 'claimed' },
  'another date is guaranteed': { for: ['sick + guarantee', 'lastminute + guarantee'], silence: 'claimed' },
  'one reserves without paying': { for: ['reserve + nopay'], unlessNear: ['cancel', 'move'], silence: 'claimed' },
  'it belongs to others': { for: ['ownership'], silence: 'claimed' },
  'guests are locked in': {
    for: ['lockedin', 'door + locked'],
    against: ['leave + anytime', 'leave + untilend', 'leaveroom + allow', 'door + unlocked'],
    unless: ['button'],
    silence: 'claimed',
  },
  'wheelchairs get in': {
    for: ['wheelchair + accessible', 'wheelchair + fine', 'wheelchair'],
    against: ['wheelchair + inaccessible'],
    silence: 'both',
  },
  'there is a ramp': { for: ['ramp'], silence: 'claimed' },
  'the ramp is always there': { for: ['ramp + builtin'], against: ['ramp + portable'], silence: 'claimed' },
  'effects are left out on request': {
    for: ['fog + leaveout', 'strobe + leaveout', 'blackout + leaveout'],
    silence: 'claimed',
  },
  'there are color puzzles': { for: ['colorpuzzle'], silence: 'both' },
  'there are clues by sound': { for: ['soundclue'], silence: 'both' },
  'there are steps': { for: ['step'], against: ['stepfree'], unless: ['inroom'], silence: 'both' },
  'it is on the ground floor': { for: ['groundfloor'], against: ['upstairs'], silence: 'both' },
  'somebody has to crawl': { for: ['crawl'], silence: 'both' },
  'somebody has to climb': { for: ['climb'], silence: 'both' },
  'there is flashing light': { for: ['strobe'], silence: 'both' },
  'there is fog': { for: ['fog'], silence: 'both' },
  'there is a blackout': { for: ['blackout'], silence: 'both' },
  'it is dark': { for: ['dark'], against: ['bright'], ofRooms: true },
  'there is gore': { for: ['gore'] },
  'safe with epilepsy': { for: ['epilepsy + fine', 'epilepsy + play'], silence: 'claimed' },
  'pregnant guests may play': {
    for: ['pregnant', 'pregnant + fine', 'pregnant + play', 'pregnant + allow'],
    silence: 'claimed',
  },
  'color vision is needed': { for: ['color + need'], against: ['colorblind + play', 'colorblind + fine'] },
  'recording in the rooms': { for: ['record + inroom'], unless: ['teamphoto', 'watched'] },
  'phones are collected': { for: ['device + collect'], silence: 'claimed' },
  'hints are limited': { for: ['hint + limited'], against: ['hint + unlimited'], silence: 'both' },
  'hints cost time': { for: ['hint + timecost'], silence: 'claimed' },
  'strangers join': { for: ['stranger + joined', 'shared'], against: ['private'], silence: 'claimed' },
  'a waiver is needed': { for: ['waiver + need', 'waiver + sign', 'waiver'] },
  'everybody signs': {
    for: ['waiver + everybody', 'sign + everybody'],
    against: ['waiver + onlyone', 'sign + onlyone', 'waiver + onlysome', 'sign + onlysome'],
  },
  'one signs for others': { for: ['sign + forothers', 'waiver + forothers'], silence: 'claimed' },
  'the clock stops': { for: ['clock + pause'], against: ['clock + running'] },
  'late teams play the full time': {
    for: ['late + fulltime', 'pushback'],
    against: ['late + shorter'],
    silence: 'claimed',
  },
  'late cancellations are refunded': {
    for: ['refund + lastminute', 'cancel + lastminute', 'move + lastminute'],
    unless: ['addpeople', 'withnotice'],
    silence: 'claimed',
  },
  'refunds are given': { for: ['refund'], unlessNear: ['otherrefund', 'gift', 'late', 'lastminute'] },
  'gift cards expire': { for: ['gift + expire', 'gift + valid + aperiod'] },
  'gift cards count in any room': { for: ['gift + anyroom'], against: ['gift + only + aroom'] },
  'gift cards are things': { for: ['gift + physical'], against: ['gift + byemail'], unless: ['print'] },
  'gift cards are sold': { for: ['gift + buyable'], silence: 'claimed' },
  'people are hired': { for: ['hire'], silence: 'claimed' },
  'claustrophobic guests may play': {
    for: ['claustrophobic + fine', 'claustrophobic + play', 'claustrophobic + allow'],
    silence: 'claimed',
  },
  'perfect English is needed': { for: ['english + perfect'], silence: 'claimed' },
  'any language among players': {
    for: ['amongguests + anylanguage'],
    against: ['amongguests + english + need', 'amongguests + english + only'],
  },
  'cake may be brought': {
    for: ['cake + allow', 'cake + bring', 'cake + fine'],
    unless: ['inroom', 'elsewhere', 'serve'],
    silence: 'claimed',
  },
  'experience is needed': { for: ['experience + need', 'knowing + need', 'experience + askfor'] },
  'trial shifts are paid': { for: ['trialshift + paid'], against: ['trialshift + unpaid'] },
  'a cover letter is wanted': { for: ['coverletter'], against: ['coverletter + skipit'], silence: 'claimed' },
  'photos are published': {
    for: ['teamphoto + publish', 'record + publish'],
    unless: ['permission'],
    silence: 'claimed',
  },
  'everybody crawls': { for: ['crawl + everybody'], unless: ['skipit'], silence: 'claimed' },
  'gift cards come on a chosen day': { for: ['gift + deliverydate'], silence: 'claimed' },
  'the team starts apart': { for: ['startapart'], against: ['starttogether'], ofRooms: true },
  'gift cards can be returned': {
    for: ['gift + refund'],
    against: ['gift + finalsale'],
    unless: ['otherrefund', 'late', 'cash'],
  },
  'names stay on the board for good': { for: ['board + forgood'], silence: 'claimed' },
  'empty places are paid for': { for: ['payforempty'], silence: 'claimed' },
  'single players are assessed': { for: ['assessment'], silence: 'claimed' },
  'it copies a real place': { for: ['realplace'], silence: 'claimed' },
  'groups come at other hours': { for: ['otherhours + group'] },
  'gift cards can be combined': { for: ['gift + severalcards', 'gift + combine'], against: ['gift + onecard'] },
  'hosts come to guests': { for: ['cometoyou'], silence: 'claimed' },
  'a host plays along': { for: ['hostinside', 'host + joined'], silence: 'claimed' },
  'walk-ins always play': {
    for: ['walkin + fine', 'walkin + always', 'walkin + slotalways', 'slotalways', 'nobooking'],
    silence: 'claimed',
  },
  'a part of the price is paid back': { for: ['partialrefund'], silence: 'claimed' },
  'a deposit is enough': { for: ['deposit'], silence: 'claimed' },
  'one pays on arrival': { for: ['pay + onarrival'], silence: 'claimed' },
};

export type Family = 'amenities' | 'languages' | 'languageNeeds' | 'payments' | 'conduct';

/** What stands behind a name of a family: `one` in place of its things. */
export const stanceFamilies: Readonly<Record<Family, StanceRow>> = {
  amenities: { for: ['one'], unless: ['elsewhere'], silence: 'claimed' },
  languages: { for: ['one + offered'], unless: ['amongguests'], silence: 'claimed' },
  languageNeeds: { for: ['one + need'], silence: 'claimed' },
  payments: { for: ['one + pay'], silence: 'claimed' },
  conduct: { for: ['one'], silence: 'claimed' },
};
