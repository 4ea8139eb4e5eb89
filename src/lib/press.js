// Tells the venue that a booking link was pressed or the chat opened: it only keeps sums. Nothing is sent before the press, nothing
// is kept in the browser, and nothing is sent for a visitor who asks not to be tracked.
export function count({ target, button }) {
  const { href, host } = target.closest('.chat-button,a');
  if (button > 1 || (href && !BOOKING_HOSTS.includes(host))) return;
  if (navigator.globalPrivacyControl || navigator.doNotTrack === '1') return;
  const [, , from = ''] = document.referrer.split('/');
  const words = new URLSearchParams(location.search);
  const utm = ['source', 'medium', 'campaign'].map((name) => (words.get('utm_' + name) ?? '').slice(0, 100));
  const body = JSON.stringify({ page: location.pathname, link: href, from, utm });
  // Not sendBeacon: that one hands over cookies of the backend's host, and may take some. This takes none from another origin.
  fetch('PRESS_URL', { method: 'POST', body, keepalive: true }).catch(() => {});
}
