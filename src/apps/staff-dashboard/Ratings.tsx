import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { openChat } from '#stores/dashboard-chats.ts';
import { $ratings, $ratingTotals, loadMoreRatings, loadRatings } from '#stores/dashboard-ratings.ts';
import { Icon } from '#ui/Icon.tsx';
import { PagedList } from '#ui/PagedList.tsx';
import { Moment } from './Moment.tsx';
import { Transcript } from './Transcript.tsx';

/** What visitors thought of replies. */
export function Ratings() {
  const list = useStore($ratings);
  const { up, down } = useStore($ratingTotals);
  useEffect(() => void loadRatings(), []);
  return (
    <>
      <p className="dashboard-lead">
        <strong>{up}</strong> helpful, <strong>{down}</strong> not helpful, in the last 90 days.
      </p>
      <PagedList
        list={list}
        empty="Nobody has rated a reply yet."
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
