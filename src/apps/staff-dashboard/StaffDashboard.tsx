import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $counts, loadCounts } from '#stores/staff-dashboard.ts';
import { $staff, goToSignIn, signOut } from '#stores/staff.ts';
import { Gate } from '#ui/Gate.tsx';
import { StaffBar } from '#ui/StaffBar.tsx';
import './staff-dashboard.css';

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

const numbers = [
  { key: 'today', label: 'games today' },
  { key: 'month', label: 'games this month' },
  { key: 'hidden', label: 'hidden teams' },
] as const;

/** What staff see first: today in numbers, and the way to every board. */
export function StaffDashboard() {
  const staff = useStore($staff);
  const counts = useStore($counts);
  const isIn = staff.status === 'signed-in';
  useEffect(() => {
    if (isIn) void loadCounts();
  }, [isIn]);
  const name = isIn ? staff.person.name : undefined;
  return (
    <Gate status={staff.status} signIn={goToSignIn} signOut={() => void signOut()}>
      <StaffBar name={name} signOut={(everywhere) => void signOut(everywhere)} />
      <h1>{name ? `Good to see you, ${name}` : 'The boards'}</h1>
      <dl className="dashboard-counts">
        {numbers.map(({ key, label }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{counts[key] ?? '–'}</dd>
          </div>
        ))}
      </dl>
      <ul className="dashboard-places">
        {places.map(({ href, title, text }) => (
          <li key={href}>
            <a href={href}>
              <h2>{title}</h2>
              <p>{text}</p>
            </a>
          </li>
        ))}
      </ul>
    </Gate>
  );
}
