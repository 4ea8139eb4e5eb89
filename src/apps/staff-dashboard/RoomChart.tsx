import type { RoomWeeks } from '#domain/dashboard-charts.ts';
import { formatGameTime } from '#domain/hall-of-fame.ts';
import { Bars } from '#ui/Bars.tsx';
import { countOf, showDay } from './moments.ts';

interface Props {
  chart: RoomWeeks;
  /** Most games of any room in a week. */
  highest: number;
  /** Highest median time of any room in a week, in seconds. */
  slowest: number;
  slug: string | undefined;
}

const time = (seconds: number | null) => (seconds === null ? '–' : formatGameTime(seconds));

/** One room: games a week, and below them the span from the fastest to the median time. The table says it in numbers. */
export function RoomChart({ chart: { room, plays, fastest, weeks }, highest, slowest, slug }: Props) {
  const [first, last] = [weeks.at(0), weeks.at(-1)];
  return (
    <article className="plate room-chart" data-tint={slug}>
      <h3>{room}</h3>
      <p className="chart-facts">
        {countOf(plays, 'game')} · fastest {time(fastest)}
      </p>
      <p className="chart-name">Games a week, up to {highest}</p>
      <Bars
        label={`Games of ${room} a week: ${weeks.map((week) => week.plays).join(', ')}`}
        highest={highest}
        columns={weeks.map((week) => ({
          name: week.week,
          parts: [{ kind: 'plays', from: 0, to: week.plays }],
        }))}
      />
      <p className="chart-name">Fastest to median, up to {formatGameTime(slowest)}</p>
      <Bars
        label={`Median times of ${room} a week: ${weeks.map(({ median }) => time(median)).join(', ')}`}
        highest={slowest}
        columns={weeks.map(({ week, fastest: from, median: to }) => ({
          name: week,
          parts: from === null || to === null ? [] : [{ kind: 'span', from, to: Math.max(to, from + slowest / 50) }],
        }))}
      />
      <p className="chart-ends">
        <span>{first && showDay(first.week)}</span>
        <span>{last && `Week of ${showDay(last.week)}`}</span>
      </p>
      <details className="more chart-table">
        <summary>
          Table<span className="unseen"> of {room}</span>
        </summary>
        <table>
          <thead>
            <tr>
              <th scope="col">Week of</th>
              <th scope="col">Games</th>
              <th scope="col">Fastest</th>
              <th scope="col">Median</th>
            </tr>
          </thead>
          <tbody>
            {weeks.toReversed().map((week) => (
              <tr key={week.week}>
                <th scope="row">{showDay(week.week)}</th>
                <td>{week.plays}</td>
                <td>{time(week.fastest)}</td>
                <td>{time(week.median)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </article>
  );
}
