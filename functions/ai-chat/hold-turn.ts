import type { ChatReply } from '../_shared/contracts/chat.ts';
import type { LogEntry } from '../_shared/dependencies.ts';
import { storeTurn } from './store-turn.ts';
import { writeReply, type Question, type WrittenReply } from './write-reply.ts';

/** How a turn ended: the whole reply as it travels, and what the log says about it. */
export interface Turn {
  reply: ChatReply;
  notes: LogEntry;
}

/**
 * Answers one question: writes the reply, hands out each piece as it comes, and stores question and reply. When the visitor
 * stops it, what was handed out until then is stored as a stopped reply.
 */
export async function holdTurn(question: Question, send: (piece: string) => void): Promise<Turn> {
  const { signal } = question;
  const began = performance.now();
  const pieces = writeReply(question);
  let sent = '';
  let firstPiece: number | undefined;
  let step = await pieces.next();
  while (!step.done) {
    if (!signal.aborted) {
      sent += step.value;
      firstPiece ??= Math.round(performance.now() - began);
      send(step.value);
    }
    step = await pieces.next();
  }

  const written = step.value;
  const stopped = signal.aborted && sent.trim() !== written.text.trim();
  const stored = stopped ? { ...written, text: sent.trim(), answeredBy: authorOf(written, sent) } : written;
  const id = await storeTurn(question, stored, stopped);
  return {
    reply: replyOf(stored, id),
    notes: {
      outcome: written.outcome,
      answered_by: stored.answeredBy,
      withheld: written.withheld,
      model_failure: written.failure,
      stored: id !== null,
      stopped,
      first_piece_milliseconds: firstPiece,
    },
  };
}

/** Whose words a stopped reply holds: when the model was interrupted, its own. */
function authorOf({ answeredBy, failure }: WrittenReply, sent: string): WrittenReply['answeredBy'] {
  return failure === 'stopped' && sent.trim() ? 'model' : answeredBy;
}

function replyOf(written: WrittenReply, id: string | null): ChatReply {
  const { text, answeredBy, outcome, sources, cards, followUps, offerPerson } = written;
  return {
    message: text,
    message_id: id,
    answered_by: answeredBy,
    outcome,
    sources: sources.slice(0, 3),
    cards: cards.slice(0, 3),
    follow_ups: followUps.slice(0, 3),
    offer_person: offerPerson,
  };
}
