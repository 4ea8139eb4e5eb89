import compact from './compact.css?inline';
import contact from './contact.css?inline';
import conversation from './conversation.css?inline';
import frame from './frame.css?inline';
import reply from './reply.css?inline';

let isAdopted = false;

/**
 * Gives the page the styles of the chat. They come with the chat's own script, so that pages on which nobody opens it
 * carry none of them; the content security policy has no word in styles that a script of ours constructs.
 */
export function adoptStyles(): void {
  if (isAdopted) return;
  isAdopted = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(frame + conversation + reply + contact + compact);
  document.adoptedStyleSheets.push(sheet);
}
