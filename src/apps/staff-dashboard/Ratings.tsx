import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { countedRatings } from '#domain/dashboard.ts';
import { openChat } from '#stores/dashboard-chats.ts';
import {
  $ratings,
  $ratingTotals,
  $wantedRatings,
  loadMoreRatings,
  loadRatings,
  showRatings,
} from '#stores/dashboard-ratings.ts';
import { Icon } from '#ui/Icon.tsx';
import { PagedList } from '#ui/PagedList.tsx';
import { Moment } from './Moment.tsx';
import { Shelves } from './Shelves.tsx';
import { Transcript } from './Transcript.tsx';

const shelves = [
  { value: 'all', label: 'All' },
  { value: 'down', label: 'Not helpful' },
] as const;

/** What visitors thought of replies. */
export function Ratings() {
  const list = useStore($ratings);
  const { up, down } = useStore($ratingTotals);
  const wanted = useStore($wantedRatings);
  useEffect(() => void loadRatings(), []);
  return (
    <>
      <p className="dashboard-lead">
        <strong>{up}</strong> helpful, <strong>{down}</strong> not helpful,{' '}
        {up + down < countedRatings ? 'in the last 90 days.' : `of the last ${countedRatings.toLocaleString('en')}.`}
      </p>
      <Shelves label="Which ratings" shelves={shelves} shown={wanted} show={(which) => void showRatings(which)} />
      <PagedList
        list={list}
        empty={wanted === 'all' ? 'Nobody has rated a reply yet.' : 'Nobody has called a reply not helpful.'}
        load={() => void loadRatings()}
        loadMore={() => void loadMoreRatings()}
      >
        {(ratings) => (
          <ul className="rows">
            {ratings.map((rated) => (
              <li key={rated.id}>
                <p className={`rated rated-${rated.rating}`}>
                  <Icon name={rated.rating} />
                  <span className="unseen">{rated.rating === 'up' ? 'Helpful' : 'Not helpful'}</span>
                </p>
                <div className="row-what">
                  <p className="row-name">{rated.question ?? 'A question that is gone'}</p>
                  <p className="said">{rated.reply}</p>
                  {rated.reason && <p className="reason">“{rated.reason}”</p>}
                  <p className="field-hint">
                    <Moment at={rated.rated_at} />
                  </p>
                </div>
                <button type="button" className="text-button" onClick={() => void openChat(rated.session_id)}>
                  Read<span className="unseen"> the conversation: {rated.question}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
      <Transcript />
    </>
  );
}
