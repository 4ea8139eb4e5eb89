import { openContactForm } from './contact-form.ts';
import { chatSession } from './chat-history.ts';

/** The form of the chat that asks for a person. */
const form = openContactForm(chatSession);

/** What stands in the form, where its request stands, filling in a field, and sending: see `contact-form.ts`. */
export const { $words: $contactWords, $state: $contact, write: writeContact, send: sendContact } = form;

/** Opens the form: the question goes in where nothing was typed yet, and after a receipt the form begins anew. */
export function startContact(question: string): void {
  form.begin();
  writeContact('message', $contactWords.get().message || question.slice(0, 1000));
}
