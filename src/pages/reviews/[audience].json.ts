import type { APIRoute, GetStaticPaths } from 'astro';
import { reviewCard } from '#domain/review-card.ts';
import { selectReviews } from '#domain/reviews.ts';
import { getReviews } from '#queries/content.ts';
import { audiences, type Review } from '#schemas/review.ts';

/** One file per audience that a review speaks for, fetched by the home page only when its address names that audience. */
export const getStaticPaths: GetStaticPaths = async () => {
  const reviews = await getReviews();
  const written = audiences.filter((audience) => reviews.some(({ audienceType }) => audienceType === audience));
  return written.map((audience) => ({ params: { audience }, props: { reviews: selectReviews(reviews, audience) } }));
};

/** The cards of one audience, newest first and no more than a visitor reads. */
export const GET: APIRoute<{ reviews: Review[] }> = ({ props }) =>
  new Response(JSON.stringify(props.reviews.map(reviewCard)), { headers: { 'content-type': 'application/json' } });
