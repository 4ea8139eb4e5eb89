/**
 * Keeps a full-screen dialog inside what a phone's keyboard leaves of the screen. Returns what ends it. A page that is
 * zoomed by two fingers is left alone: then the visitor chooses what to see.
 */
export function fitToKeyboard(dialog: HTMLDialogElement): () => void {
  const view = window.visualViewport;
  const fit = () => {
    if (!view || view.scale > 1.01) return;
    dialog.style.setProperty('--visible-top', `${view.offsetTop}px`);
    dialog.style.setProperty('--visible-height', `${view.height}px`);
  };
  view?.addEventListener('resize', fit);
  view?.addEventListener('scroll', fit);
  return () => {
    view?.removeEventListener('resize', fit);
    view?.removeEventListener('scroll', fit);
  };
}
