/** Takes a visitor who has loaded more reviews to the first of them: the button that was pressed is gone, and with it the focus. */
export function focusMoreReviews(): void {
  const details = document.querySelector<HTMLDetailsElement>('[data-reviews] details');
  details?.addEventListener('toggle', () => {
    const first = details.querySelector('li');
    if (!details.open || !first) return;
    first.tabIndex = -1;
    first.focus({ preventScroll: true });
  });
}
