import { formatGameTime } from '#domain/hall-of-fame.ts';
import { nameSize, type TvSlide } from '#domain/tv-slides.ts';

interface Props {
  slide: Extract<TvSlide, { kind: 'champions' }>;
  venue: string;
}

/** The hall of fame: the champions of every room side by side. */
export function ChampionsSlide({ slide, venue }: Props) {
  return (
    <section className="tv-champions">
      <p className="tv-venue">{venue}</p>
      <h1>Hall of fame</h1>
      <div className="tv-plates">
        {slide.rooms.map(({ room, period, teams }) => (
          <section key={room.slug} className="tv-plate" data-tint={room.slug}>
            <h2 data-size={nameSize(room.name)}>{room.name}</h2>
            <p className="tv-label">{period}</p>
            <ol>
              {teams.map((team, index) => (
                <li key={team.id}>
                  <span className="tv-rank">{index + 1}</span>
                  <span className="tv-team" data-size={nameSize(team.team_name)}>
                    {team.team_name}
                  </span>
                  <span className="tv-time">{formatGameTime(team.adjusted_time_seconds)}</span>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </section>
  );
}
