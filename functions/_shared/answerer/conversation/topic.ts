import type { Asked } from '../answer-parts.ts';
import type { Choice } from '../finding/choice.ts';

/** A question and the subject that answers it; without a subject nothing known fits. */
export interface Topic {
  asked: Asked;
  choice: Choice | undefined;
  /** True for what was told beside a question and asks nothing itself: it is answered only where it rules a visit out. */
  isTold?: true;
}
