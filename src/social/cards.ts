import { getCollection } from 'astro:content';
import { fillFacts } from '#domain/facts.ts';
import { questionsPath } from '#domain/page-anchors.ts';
import { formatPublicationDay, publicationDay } from '#domain/publication.ts';
import { formatGameTime } from '#domain/hall-of-fame.ts';
import { formatShareDay, shareCardPath } from '#domain/share-card.ts';
import { getQuestions } from '#queries/content.ts';
import { getShownPosts } from '#queries/posts.ts';
import { getKnownCards } from '#queries/share-cards.ts';
import { getBusiness, getFacts, getRooms, getSiteWords } from '#queries/venue.ts';
import type { SocialCard } from './social-card.ts';
import { sourceFile } from './source-file.ts';
import { roomWording } from './wording.ts';

/** What a page says on its picture; the venue's name and the usual picture are added to all of them. */
type Wording = Pick<SocialCard, 'path' | 'eyebrow' | 'title'> & Partial<SocialCard>;

/** The cards of all pages that people share. A page without one shows that of another (`socialPicturePage`). */
export async function getSocialCards(): Promise<SocialCard[]> {
  const business = await getBusiness();
  const { home, blog, questions, leaderboard, shareCard } = await getSiteWords();
  const usual = { venue: business.name, note: business.tagline, picture: sourceFile(home.imageUrl), faded: false };
  const single: Wording[] = [
    {
      path: '/',
      eyebrow: business.tagline,
      title: home.heading.join(' '),
      ...(business.fiveStarReviews && { note: `${business.fiveStarReviews}+ five-star reviews` }),
    },
    {
      path: '/leaderboard',
      eyebrow: 'Leaderboard',
      title: leaderboard.heading,
      ...(leaderboard.imageUrl && { picture: sourceFile(leaderboard.imageUrl) }),
    },
    { path: '/share', eyebrow: 'Share card', title: shareCard.boast },
    ...((await getQuestions()).length > 0
      ? [{ path: questionsPath, eyebrow: questions.eyebrow, title: questions.heading }]
      : []),
    ...((await getShownPosts()).length > 0 ? [{ path: '/blog', eyebrow: 'Blog', title: blog.heading }] : []),
  ];
  return [
    ...single,
    ...(await roomCards()),
    ...(await pageCards()),
    ...(await postCards()),
    ...(await shareCards()),
  ].map((card) => ({
    ...usual,
    ...card,
  }));
}

async function roomCards(): Promise<Wording[]> {
  const pictures = new Map((await getCollection('rooms')).map(({ data }) => [data.slug, sourceFile(data.imageUrl)]));
  return (await getRooms()).map((room) => ({
    path: room.href,
    title: room.title,
    picture: pictures.get(room.slug)!,
    faded: room.status === 'retired',
    ...roomWording(room),
  }));
}

async function pageCards(): Promise<Wording[]> {
  const facts = await getFacts();
  return (await getCollection('pages')).map(({ id, data }) => ({
    path: `/${id}`,
    eyebrow: fillFacts(data.eyebrow, facts),
    title: fillFacts(data.heading, facts),
    ...(data.imageUrl && { picture: sourceFile(data.imageUrl), focus: data.imageFocus }),
  }));
}

async function postCards(): Promise<Wording[]> {
  return (await getShownPosts()).map(({ data }) => ({
    path: `/blog/${data.slug}`,
    eyebrow: data.category,
    title: data.title,
    note: formatPublicationDay(publicationDay(data)),
    picture: sourceFile(data.imageUrl),
    focus: data.imageFocus,
  }));
}

async function shareCards(): Promise<Wording[]> {
  const pictures = new Map((await getCollection('rooms')).map(({ data }) => [data.title, sourceFile(data.imageUrl)]));
  return (await getKnownCards()).map(({ code, card, logo }) => {
    const picture = pictures.get(card.room_name);
    return {
      path: shareCardPath(code),
      eyebrow: `${card.room_name} · ${formatGameTime(card.adjusted_time_seconds)}`,
      title: card.team_name,
      note: formatShareDay(card.date), // nothing that the next game could change: the picture is kept between builds
      ...(picture && { picture }),
      ...(logo && { logo }),
    };
  });
}
