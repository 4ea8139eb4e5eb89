/** A project full of everything that a backup has to bring back, and a way to lose it. */
import { createHash } from 'node:crypto';
import { fillDesk } from '../../scripts/desk-scale/fill.ts';
import type { ProjectFiles } from '../../scripts/backup/project.ts';

type Sql = (text: string, values?: unknown[]) => Promise<unknown>;

/** A passphrase of tests. */
export const passphrase = 'a passphrase of tests only';

/** Names that a careless format would change. */
const oddNames = ['Zoë & the “Quotes”', "O'Hara \\ Sons", '{"json": "looks"}', 'Zero\u200bWidth', '東京 🗝️'];

/** Fills a project: games, chats with all that follows from them, odd names, and a picture for each of the first teams. */
export async function fillProject(
  sql: Sql,
  files: ProjectFiles,
  size: { chats: number; games: number; logos: number },
): Promise<void> {
  await fillDesk(sql, size);
  for (const name of oddNames) {
    await sql(
      `insert into leaderboard_entries (room_name, team_name, adjusted_time_seconds) values ('The Vault', $1, 1801)`,
      [name],
    );
  }
  await sql(
    `insert into games_not_escaped (id, room_name, team_size, time_left_seconds) values (gen_random_uuid(), 'The Vault', 4, 750)`,
  );
  await sql(`insert into removal_requests (entry_id)
     select id from leaderboard_entries where id not in (select entry_id from removal_requests) order by id limit 2`);
  await sql(`insert into poll_totals (poll, option, votes) values ('theme', 'pirates', 7)`);
  // A message may hold breaks, this one too, at which a careless reader would cut a line in two.
  await sql(`update chat_messages set content = 'One\u2028line' where number = 1`);
  // A restore deletes what is older than it may be kept: nothing here becomes so during a test.
  await sql(`select delete_what_is_old(now() + interval '3 hours')`);
  await sql(`update leaderboard_entry_details set hidden_at = now(), hidden_by = 'staff'
    where entry_id in (select id from leaderboard_entries order by id limit 3)`);
  for (let number = 0; number < size.logos; number += 1) {
    const name = `${createHash('md5').update(String(number)).digest('hex')}.webp`;
    const bytes = createHash('sha512').update(name).digest();
    await files.write(
      'team-logos',
      name,
      new Uint8Array(Buffer.concat(Array.from({ length: 200 }, () => bytes))),
      'image/webp',
    );
    await sql(
      `insert into storage.objects (bucket_id, name, metadata) values ('team-logos', $1, '{"mimetype": "image/webp"}')`,
      [name],
    );
  }
}

/** Loses everything that a backup holds, and puts something else in its place. */
export async function loseProject(sql: Sql): Promise<void> {
  await sql(`
    truncate leaderboard_entries, removal_requests, games_not_escaped, leaderboard_entry_details, leaderboard_changes, share_codes, chat_sessions, chat_messages,
      chat_ratings, chat_summaries, contact_requests, deliveries, unanswered_questions, chat_budgets, poll_votes, poll_totals,
      press_sums, weekly_reports, private.saved_requests, private.tv_remote;
    delete from storage.objects;
    insert into leaderboard_entries (room_name, team_name, adjusted_time_seconds) values ('The Vault', 'After the loss', 1900)`);
}
