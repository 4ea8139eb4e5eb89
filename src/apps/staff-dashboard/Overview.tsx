import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { DashboardRoom } from '#domain/dashboard.ts';
import { $today, loadOverview } from '#stores/staff-dashboard.ts';
import { ChatDays } from './ChatDays.tsx';
import { Places } from './Places.tsx';
import { Removals } from './Removals.tsx';
import { RoomPlays } from './RoomPlays.tsx';

const numbers = [
  { key: 'plays', label: 'games today', href: '/leaderboard/admin#teams' },
  { key: 'chats', label: 'chats today', href: '#chats' },
  { key: 'contacts', label: 'waiting for an answer', href: '#contacts' },
  { key: 'questions', label: 'new open questions today', href: '#questions' },
  { key: 'undelivered', label: 'mails that failed', href: '#mail' },
] as const;

/** The first look in the morning. */
export function Overview({ rooms }: { rooms: readonly DashboardRoom[] }) {
  const today = useStore($today);
  useEffect(() => void loadOverview(), []);
  return (
    <>
      {today.status === 'failed' && (
        <p role="status">
          {today.message}{' '}
          <button type="button" className="text-button" onClick={() => void loadOverview()}>
            Try again
          </button>
        </p>
      )}
      <dl className="dashboard-counts">
        {numbers.map(({ key, label, href }) => (
          <div key={key}>
            <dt>
              <a href={href}>{label}</a>
            </dt>
            <dd>{today.status === 'ready' ? today.read[key] : '–'}</dd>
          </div>
        ))}
      </dl>
      <Removals />
      <RoomPlays rooms={rooms} />
      <ChatDays />
      <Places />
    </>
  );
}
