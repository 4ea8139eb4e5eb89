const places = [
  {
    href: '/leaderboard/admin',
    title: 'Log a time',
    text: 'A team is out: room, name, time, done. Edit, hide, import.',
  },
  { href: '/leaderboard/tv', title: 'Lobby TV', text: 'The boards for the big screen. Open it there and press F11.' },
  { href: '/leaderboard', title: 'Leaderboard', text: 'What visitors see: every room, every period.' },
  { href: '/', title: 'Public site', text: 'The front door.' },
];

/** The way to every other place. */
export function Places() {
  return (
    <section aria-labelledby="places">
      <h2 id="places">Elsewhere</h2>
      <ul className="dashboard-places">
        {places.map(({ href, title, text }) => (
          <li key={href}>
            <a href={href}>
              <h3>{title}</h3>
              <p>{text}</p>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
