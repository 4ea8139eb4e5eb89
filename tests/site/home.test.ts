import { expect, test } from 'vitest';
import { openSite, textOf } from '../support/built-site.ts';
import { today } from '../support/builds.ts';
import { business, openRooms, listed, questions, retiredRooms, reviews, rooms } from '../support/content.ts';
import { isSample } from '../support/sample.ts';

const site = openSite(today);
const home = site.page('/');
const { $ } = home;
const texts = (rule: string) =>
  $(rule)
    .map((_, element) => $(element).text().replace(/\s+/g, ' ').trim())
    .get();

test.runIf(isSample)('the ten sections of the home page come in the order of the specification', () => {
  const signs = {
    hero: 'main h1',
    'neighborhood panel': 'main [data-keyword]',
    'room cards': 'main #rooms',
    reviews: 'main #reviews',
    'hall of fame': 'main #hall-of-fame',
    'hiring banner': 'main a[href="/careers"]',
    'gift card promo': 'main #gift-cards',
    location: 'main #location',
    'latest posts': 'main #blog',
    FAQ: 'main #faq',
  };
  const everything = $('main *').toArray();
  const places = Object.entries(signs).map(([name, sign]) => ({
    name,
    place: everything.findIndex((each) => $(each).is(sign)),
  }));

  expect(places.filter(({ place }) => place < 0)).toEqual([]);
  expect(places.toSorted((one, other) => one.place - other.place).map(({ name }) => name)).toEqual(Object.keys(signs));
});

test.runIf(isSample)('whoever has read the home page to its end finds a button for every open room there', () => {
  const end = $('main').children('section').last();
  const buttons = end.find('a.button').toArray();
  expect(buttons.map((button) => [$(button).text().trim(), $(button).attr('href')])).toEqual(
    openRooms.map(({ title, slug }) => [`Book ${title}`, business.booking.rooms[slug]]),
  );
});

test.runIf(isSample)('a visitor can book from the hero and reads how many five-star reviews there are', () => {
  const hero = $('main h1').closest('section');
  const book = hero.find('a[target="_blank"]').first();

  expect(hero.find('a[href="#directions"]').text().trim()).toBe('Find us');
  expect($('#directions').text()).toContain('By car');
  expect(book.text().trim()).toBe('Book Your Escape Now');
  expect(book.attr('href')).toBe(business.booking.general);
  expect(hero.text()).toContain('1200+ five-star reviews');
});

test.runIf(isSample)(
  'a visitor from each of three neighborhoods has a panel waiting, hidden until the address asks for it',
  () => {
    const panels = $('[data-keyword]').toArray();
    expect(panels.map((panel) => [$(panel).attr('data-keyword'), $(panel).find('h2').text().trim()])).toEqual([
      ['center', 'Center City'],
      ['south', 'South Street'],
      ['logan', 'Logan Square'],
    ]);
    for (const panel of panels) {
      const actions = $(panel).find('a').toArray();
      expect($(panel).attr('hidden')).toBeDefined();
      expect(actions.map((action) => [$(action).text().trim(), $(action).attr('href')])).toEqual([
        ['View Our Rooms', '#rooms'],
        ['Plan a Group Event', '/corporate-booking'],
      ]);
    }
  },
);

const roomCards = $('#rooms li[data-theme]').toArray();
const cardOf = (path: string) => $(roomCards.find((each) => $(each).find(`a[href="${path}"]`).length > 0));

test('every room that can be played has a card with its facts and a booking link', () => {
  expect(roomCards).toHaveLength(rooms.length);
  for (const { title, path, slug, groupSize, duration, theme, demographic } of openRooms) {
    const card = cardOf(path);
    expect(card.find('h3').text().trim()).toBe(title);
    expect(card.attr('data-theme')).toBe(theme);
    expect(card.attr('data-demographic')).toBe(demographic.join('|'));
    expect(card.find('dl').text()).toContain(`${groupSize.minimum} to ${groupSize.maximum}`);
    expect(card.find('dl').text()).toContain(String(duration));
    expect(card.find('dl').text()).toContain('Medium');
    const told = card
      .find('dt')
      .map((_, term) => $(term).text().trim())
      .get();
    expect(told).toEqual(['Per person', 'Players', 'Ages', 'Minutes', 'Difficulty', 'Scare level']);
    expect(card.find('dl').text()).toMatch(/\$\d+/);
    expect(card.find('dl').text()).toMatch(/\d\+/);
    expect(card.find('a[target="_blank"]').attr('href')).toBe(business.booking.rooms[slug]);
  }
});

test('a room that has retired stands below the others, says since when, and leads to its page alone', () => {
  for (const { title, path } of retiredRooms) {
    const card = cardOf(path);
    expect(card.find('h3').text().trim()).toBe(title);
    expect(card.text()).toMatch(/Retired \w+ \d+, \d{4}/);
    expect(card.find('a').toArray()).toHaveLength(1);
    expect(card.nextAll().add(card.parent().nextAll('ul')).find('a.button')).toHaveLength(0);
  }
});

test.runIf(isSample)(
  'three reviews are shown at once and three more wait behind the button, all six verified with five stars',
  () => {
    const first = $('#reviews [data-reviews] > ul > li');
    const more = $('#reviews details:has(summary:contains("Load More Reviews")) li');
    const shown = [...first.toArray(), ...more.toArray()].map((item) => $(item).find('blockquote').text().trim());

    expect(first).toHaveLength(3);
    expect(more).toHaveLength(3);
    for (const words of shown) {
      const review = reviews.find(({ text }) => text.trim() === words);
      expect(review, words).toMatchObject({ verified: true, rating: 5 });
    }
  },
);

test.runIf(isSample)('a review says who wrote it, where, when, and how many stars it has', () => {
  const cards = $('#reviews [data-reviews] li').toArray();
  expect(cards).toHaveLength(6);
  for (const card of cards) {
    const words = $(card).find('blockquote').text().trim();
    const { author, source, date } = reviews.find(({ text }) => text.trim() === words)!;
    expect($(card).find('strong').text()).toBe(author);
    expect($(card).find('small').text()).toContain(source);
    expect($(card).find('[role="img"]').attr('aria-label')).toBe('5 of 5 stars');
    expect($(card).find('time').attr('datetime')).toBe(date);
    expect($(card).find('time').text()).toMatch(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/);
  }
});

test.runIf(isSample)('reviews of every audience are ready for visitors who come with one in the address', () => {
  for (const audience of ['family', 'couples', 'friends', 'corporate', 'general']) {
    const written = reviews
      .filter(({ audienceType }) => audienceType === audience)
      .toSorted((one, other) => other.date.localeCompare(one.date))
      .map(({ author }) => author);
    expect(written.length, audience).toBeGreaterThanOrEqual(3);
    const waiting = JSON.parse(site.read(`/reviews/${audience}.json`).toString()) as { author: string }[];
    expect(waiting.map(({ author }) => author).toSorted(), audience).toEqual(written.toSorted());
    expect(waiting[0]?.author, audience).toBe(written[0]);
    expect($('[data-reviews]').attr('data-reviews')?.split(' '), audience).toContain(audience);
  }
});

test('whoever comes for an occasion finds its page right below the rooms', () => {
  const occasions = $('#rooms nav a')
    .map((_, link) => $(link).attr('href'))
    .get();
  expect(occasions.length).toBeGreaterThan(0);
  for (const path of occasions) expect(site.page(path).$('h1').text().trim()).not.toBe('');
});

test('the hall of fame leads on to the leaderboard, and names no room that has retired', () => {
  const island = $('#hall-of-fame astro-island[component-export="HallOfFame"]');
  expect(island).toHaveLength(1);
  expect($('#hall-of-fame a[href="/leaderboard"]')).toHaveLength(1);
  for (const { title, status } of rooms) {
    expect(island.attr('props')?.includes(`"${title}"`), title).toBe(status !== 'retired');
  }
});

test.runIf(isSample)('the hiring banner leads to the careers page and to the post about the work', () => {
  const banner = $('main a[href="/careers"]').closest('section');
  expect(banner.find('a[href="/blog/now-hiring-game-masters"]')).toHaveLength(1);
});

test.runIf(isSample)('the gift card promo sells gift cards and shows one headline', () => {
  const section = $('#gift-cards');
  expect(section.find(`a[href="${business.booking.giftCards}"]`)).toHaveLength(1);
  expect(section.find('h2 > span').not('[hidden]')).toHaveLength(1);
});

test.runIf(isSample)(
  'the location card says where the door is and when it opens, and gives directions to that address',
  () => {
    const { street, city, state, postalCode } = business.address;
    const address = `${street}, ${city}, ${state} ${postalCode}`;
    const card = textOf(home, '#location');

    expect(card).toContain(street);
    expect(card).toContain(`${city}, ${state} ${postalCode}`);
    expect(card).toMatch(/Mon–Fri 4:00 PM–9:30 PM Sat 12:00 PM–10:00 PM Sun 12:00 PM–9:30 PM/);
    const directions = $('#location a[target="_blank"]').attr('href') ?? '';
    expect(new URL(directions).searchParams.get('destination')).toBe(address);
  },
);

test.runIf(isSample)('the three latest posts are on the home page, newest first, with the way to all others', () => {
  const shown = $('#blog li a[href^="/blog/"]')
    .map((_, link) => $(link).attr('href'))
    .get();
  expect(shown).toEqual(listed.slice(0, 3).map(({ path }) => path));
  expect($('#blog a[href="/blog"]').text().trim()).toBe('View All Posts');
  expect(texts('#blog time').every((text) => /^[A-Z][a-z]{2} \d{1,2}, \d{4}$/.test(text))).toBe(true);
});

test.runIf(isSample)('what most people ask comes in four groups, all closed, with the way to all questions', () => {
  const all = $('#faq details').toArray();
  expect(all.every((item) => $(item).attr('name') === 'faq' && $(item).attr('open') === undefined)).toBe(true);
  expect(texts('#faq h3')).toEqual(['Booking', 'The experience', 'Policies', 'Getting here']);
  const shown = $('#faq h3')
    .toArray()
    .map((heading) => $(heading).parent().find('details').toArray())
    .map((group) => group.map((item) => $(item).attr('id')));
  const first = ['booking', 'experience', 'policies', 'location'].map((category) =>
    questions
      .filter((question) => question.category === category)
      .slice(0, 2)
      .map(({ id }) => `faq-${id}`),
  );
  expect(shown).toEqual(first);
  expect(texts('#faq a[href="/questions"]')).toEqual([`See all ${questions.length} questions`]);
});
