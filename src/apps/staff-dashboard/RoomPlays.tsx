import { useStore } from '@nanostores/react';
import type { DashboardRoom } from '#domain/dashboard.ts';
import { $plays, weeksShown } from '#stores/staff-dashboard.ts';
import { RoomChart } from './RoomChart.tsx';

/** Games per room and week, with how fast they were. */
export function RoomPlays({ rooms }: { rooms: readonly DashboardRoom[] }) {
  const plays = useStore($plays);
  const charts = plays.status === 'ready' ? plays.read : [];
  // One scale for all rooms, so that they can be compared.
  const highest = Math.max(...charts.flatMap(({ weeks }) => weeks.map((week) => week.plays)));
  const slowest = Math.max(...charts.flatMap(({ weeks }) => weeks.map(({ median }) => median ?? 0)));
  return (
    <section className="dashboard-part" aria-labelledby="plays">
      <h2 id="plays">Games in the last {weeksShown} weeks</h2>
      {plays.status === 'loading' && <p role="status">Reading …</p>}
      {plays.status === 'failed' && <p>The games cannot be read right now.</p>}
      {plays.status === 'ready' && charts.length === 0 && <p className="list-empty">Nobody has played yet.</p>}
      <div className="room-charts">
        {charts.map((chart) => (
          <RoomChart
            key={chart.room}
            chart={chart}
            highest={highest}
            slowest={slowest}
            slug={rooms.find(({ name }) => name === chart.room)?.slug}
          />
        ))}
      </div>
    </section>
  );
}
