import styles from './board.css?inline';

let isAdopted = false;

/** Gives the page the styles of boards, together with the script that draws them: until then it shows none. */
export function adoptStyles(): void {
  if (isAdopted) return;
  isAdopted = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}
