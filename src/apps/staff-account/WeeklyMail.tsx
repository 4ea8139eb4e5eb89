import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $weeklyMail, $weeklyMailNotice, chooseWeeklyMail, loadWeeklyMail } from '#stores/weekly-mail.ts';

/** Whether an owner gets the mail of the week. */
export function WeeklyMail() {
  const wanted = useStore($weeklyMail);
  const notice = useStore($weeklyMailNotice);
  useEffect(() => void loadWeeklyMail(), []);
  return (
    <section className="plate form-stack" aria-labelledby="weekly-mail">
      <h2 id="weekly-mail">The week in one mail</h2>
      <p>
        On Mondays at eight: games by room, presses of booking links, chats, and who still waits for an answer. Sums
        only, no visitor’s words.
      </p>
      {wanted !== undefined && (
        <>
          <p>{wanted ? 'You get it.' : 'You do not get it.'}</p>
          <button
            type="button"
            className="button button-quiet account-action"
            onClick={() => void chooseWeeklyMail(!wanted)}
          >
            {wanted ? 'Stop this mail' : 'Mail me the week'}
          </button>
        </>
      )}
      <p role="status">{notice}</p>
    </section>
  );
}
