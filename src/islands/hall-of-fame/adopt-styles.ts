import styles from './board.css?inline';

let isAdopted = false;

/**
 * Gives the page the styles of boards. They come with the script that draws them, because until then a page shows none;
 * the page of all boards, which is nothing else, has them from the start.
 */
export function adoptStyles(): void {
  if (isAdopted) return;
  isAdopted = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}
