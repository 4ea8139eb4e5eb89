import { chatSummaryRequestSchema, type ChatSummaryReply } from '../_shared/contracts/chat-summary.ts';
import { spenderOf, takesOf } from '../_shared/database/budgets.ts';
import { endpoint, type Handler } from '../_shared/http/endpoint.ts';
import { deliverDue } from '../_shared/mail/deliver-due.ts';
import { hash } from '../_shared/privacy/hash.ts';
import { extractSummary, summaryText } from './extract-summary.ts';
import { modelOverview } from './model-overview.ts';

const reply = (status: ChatSummaryReply['status']) => ({ body: { status }, notes: { summary: status } });

/**
 * Writes down for staff what a conversation was about, from what is stored of it, once per state of the conversation, and
 * puts it in the mail. Closing the chat again without a new message changes nothing.
 */
export const handleSummary: Handler = endpoint(
  'send-chat-summary',
  chatSummaryRequestSchema,
  async ({ body: { sessionId }, request, dependencies }) => {
    const { database, limits, settings, runLater } = dependencies;
    const messages = await database.readMessages(sessionId);
    if (messages.length === 0) return reply('empty');

    const contactRequests = await database.readContactRequests(sessionId);
    const state = await hash([...messages, ...contactRequests].map(({ id }) => id).join(' '));
    if (await database.hasSummary(sessionId, state)) {
      runLater(deliverDue(dependencies));
      return reply('unchanged');
    }

    const spender = await spenderOf(request, sessionId, dependencies);
    const digest = extractSummary(messages, contactRequests);
    const overview = await modelOverview(messages, spender, dependencies);
    const stored = await database.storeSummary(
      {
        session_id: sessionId,
        conversation_state: state,
        written_by: overview ? 'model' : 'answerer',
        text: summaryText(digest, overview),
        asked: digest.asked,
        answered: digest.answered,
        left_open: digest.leftOpen,
        contact_wishes: digest.contactWishes,
      },
      {
        recipient: settings.mail?.to ?? null,
        day: spender.day,
        takes: takesOf(spender, 'summary_mails', 1, limits.summaryMails),
      },
    );
    runLater(deliverDue(dependencies));
    return reply(stored ? 'stored' : 'unchanged');
  },
);
