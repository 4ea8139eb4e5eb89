import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { DashboardRoom } from '#domain/dashboard.ts';
import { mayAs, type StaffRole } from '#domain/staff.ts';
import { $today, loadOverview } from '#stores/staff-dashboard.ts';
import { ChatDays } from './ChatDays.tsx';
import { HealthNotes } from './HealthNotes.tsx';
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

/** The first look in the morning; at the counter, of the games alone. */
export function Overview({ rooms, role }: { rooms: readonly DashboardRoom[]; role: StaffRole }) {
  const today = useStore($today);
  const readsVisitors = mayAs(role, 'manager');
  useEffect(() => void loadOverview(), []);
  return (
    <>
      {readsVisitors && <HealthNotes />}
      {today.status === 'failed' && (
        <p role="status">
          {today.message}{' '}
          <button type="button" className="text-button" onClick={() => void loadOverview()}>
            Try again
          </button>
        </p>
      )}
      <dl className="dashboard-counts">
        {numbers.slice(0, readsVisitors ? undefined : 1).map(({ key, label, href }) => (
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
      {readsVisitors && <ChatDays />}
      <Places />
    </>
  );
}
