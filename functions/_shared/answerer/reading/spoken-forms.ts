/** Reads `meaning: form | form; meaning: form` into a map from each form to its meaning. */
function readForms(table: string): ReadonlyMap<string, string> {
  const rows = table.split(/[;\n]/).filter((row) => row.includes(':'));
  return new Map(
    rows.flatMap((row) => {
      const [meaning = '', forms = ''] = row.split(/:(.*)/s).map((part) => part.trim());
      const written = meaning === '(nothing)' ? '' : meaning;
      return forms.split('|').map((form) => [form.trim(), written] as const);
    }),
  );
}

/** How people write when they chat, and what they mean: contractions, texting, British words, Spanish that slips in. */
export const spokenForms = readForms(`
  what is: what's | whats; where is: where's | wheres; how is: how's | hows; who is: who's | whos
  when is: when's | whens; that is: that's | thats; there is: there's | theres; it is: it's; here is: here's
  let us: let's | lets; can not: can't | cant | cannot; will not: won't | wont; do not: don't | dont
  does not: doesn't | doesnt; did not: didn't | didnt; is not: isn't | isnt; are not: aren't | arent
  was not: wasn't | wasnt; could not: couldn't | couldnt; would not: wouldn't | wouldnt
  have not: haven't | havent; has not: hasn't | hasnt; should not: shouldn't; i am: i'm | im; we are: we're
  sign language: asl; pregnant: preggo | preggers | prego; them: em | 'em; they are: they're | theyre; you are: you're | youre; she is: she's | shes; he is: he's | hes; i have: i've | ive
  we have: we've | weve; you have: you've; i would: i'd; we would: we'd; you would: you'd; i will: i'll
  we will: we'll; you will: you'll; they will: they'll; it will: it'll; she will: she'll; he will: he'll; you: y'all | yall | ya'll | u
  going to: gonna; want to: wanna; have to: gotta | hafta; let me: lemme; give me: gimme; kind of: kinda
  sort of: sorta; do not know: dunno; i do not know: idk; what do you: whatcha; hello: howdy | hola; your: ur
  are: r; why: y; and: n; before: b4; tonight: 2nite | tonite; night: nite; today: 2day
  tomorrow: 2moro | 2morrow | tmrw | tmr | tmw | tomoro | tomorow | tommorow | tommorrow; please: pls | plz
  thanks: thx | tx | ty | thanx | gracias; ok: k | okay; because: cuz | coz | bc | bcuz; about: abt | approx
  people: ppl | peeps | pax | personas; per person: pp; with: w | w/; without: w/o | wo | w/out; right now: rn; soon: asap
  (nothing): btw | lol | lmao | omg | haha | hmm | um | uh | uhh | umm | tbh | fyi | smh | ngl | imo
  girlfriend: gf; boyfriend: bf; husband: hubby; wife: wifey; family: fam; friend: bff; sister: sis; brother: bro
  mother: mil; father: fil; birthday: bday | b-day | cumpleanos | cumpleaños; birthdays: bdays
  birthday party: bdayparty; anniversary: anniv; reschedule: resched; reservation: reservo | reso | res | rez
  appointment: appt; tickets: tix | tkts; ticket: tkt; address: addy; location: loc; hours: hrs | horario
  ticket price: fare; ticket prices: fares; minutes: mins; minimum: min; year: yr; years: yrs; years old: y/o | y.o. | y.o; weekend: wknd | wkend
  weekends: wknds; weekday: wkday; weekdays: wkdays; week: wk; government: govt; corporate: corp; manager: mgr
  how: hw; much: mch; price: prce; adults: adlts; kids: kidz; possible: poss | pos; never mind: nvm; the: da; difference: diff; book: bookable; business: biz; information: info | infos; details: deets; number: num | #
  phone: tel | ph | cellphone; access: acc; level: lvl
  maximum: max; escape: esc; virtual reality: vr
  gift card: gc | giftcard | egift | e-gift | ecard | voucher; gift cards: giftcards | vouchers; wifi: wi-fi
  kid: kiddo; kids: kiddos | kiddies | ninos | niños; little: lil; color: colour; colors: colours
  canceled: cancelled; canceling: cancelling; cancellation: cancelation; favorite: favourite; theater: theatre
  restroom: loo | toilet | toilets | bathroom | bathrooms | washroom; mom: mum | mummy; moms: mums; line: queue
  holiday: holiday; dollars: quid | bucks; parking: car park | carpark; subway: tube; 2 weeks: fortnight
  how much: howmuch; how many: howmany; a lot: alot; how much: cuanto; does it cost: cuesta; price: precio; where: donde; are you: estan; is: esta; open: abierto
  do you speak: hablan; spanish: espanol | español; how many: cuantos; book: reservar; scary: miedo; for: para
  do you have: avez-vous | tienen; hello: bonjour | bonsoir | hallo; how much: combien; are you: êtes-vous | etes-vous; open: ouvert | ouverts | abiertos; kids: enfants; price: prix; reservation: réservation
  jump scares: jumpscares; jump scare: jumpscare; can i: puedo; can we: podemos
`);

/** Weekdays, as they are shortened. */
export const dayForms = readForms(`
  monday: mon | lunes; mondays: mons; tuesday: tue | tues | tuesdy
  wednesday: wed | weds | wensday | wednsday | wednesdy; thursday: thu | thur | thurs | thursdy
  friday: fri | viernes; fridays: fris; saturday: sat | saturdy | saterday | satuday | sabado | sábado | samedi; saturdays: sats
  sunday: sun | sundy | domingo | dimanche; sundays: suns
`);
