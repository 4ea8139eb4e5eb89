import { outside } from '#lib/links.ts';
import { thumbnailPath } from '#lib/thumbnail.ts';
import { closeChat } from '#stores/chat-window.ts';
import type { ReplyCardContent } from '#stores/chat.ts';

/** Something to act on: a room to look at and book, or a page of the booking provider. */
export function ReplyCard({ card }: { card: ReplyCardContent }) {
  if (card.kind === 'booking') {
    return (
      <a className="button" href={card.href} {...outside}>
        {card.label}
      </a>
    );
  }
  return (
    <div className="chat-room">
      <img
        src={thumbnailPath(card.slug)}
        alt=""
        width="96"
        height="96"
        loading="lazy"
        onError={({ currentTarget }) => {
          currentTarget.hidden = true;
        }}
      />
      <div>
        <h3>{card.title}</h3>
        <p>{card.note}</p>
        <p className="chat-room-links">
          <a href={card.href} onClick={closeChat}>
            See the room<span className="chat-unseen"> {card.title}</span>
          </a>
          {card.booking && (
            <a href={card.booking} {...outside}>
              Book it<span className="chat-unseen"> {card.title}</span>
            </a>
          )}
        </p>
      </div>
    </div>
  );
}
