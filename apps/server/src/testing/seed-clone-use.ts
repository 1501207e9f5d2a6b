import { sql } from 'drizzle-orm';
import { readEnvironment } from '../env.ts';
import { hashToken, makeToken } from '../features/account/hash-token.ts';
import { openDatabase } from '../installation/open-database.ts';
import { silentLogger } from '../runtime/silent-logger.ts';
import { BUSY_CLONE } from './seed-square.ts';

/** Who asks the clone: so many people, so many of them a day, each two to three questions. */
const PEOPLE = 50_000;
const PEOPLE_A_DAY = 1000;
const QUESTIONS_A_DAY = 2500;
/** Days, the last of them `lastDay`; of each three versions are in use. */
const DAYS = 400;

/**
 * Writes a million questions to the busiest clone of a seeded square, as they are counted: by day, version and counter, and who
 * came on which day.
 * @returns a token of the clone's maker
 */
export async function seedCloneUse(dataDir: string, lastDay: string): Promise<string> {
  const database = await openDatabase(readEnvironment({ MINGFA_DATA_DIR: dataDir }), silentLogger);
  const { db } = database.connection;
  const token = makeToken();
  await db.execute(sql`insert into session (id, user_id, token_hash, created_at, last_seen_at, expires_at)
    select 'ses_bench', owner_id, ${hashToken(token)}, now(), now(), now() + interval '20 days'
    from clone where id = ${BUSY_CLONE}`);
  await db.execute(sql`insert into "user" (id, role, created_at)
    select 'usr_asker_' || i, 'guest', now() from generate_series(0, ${PEOPLE}::int - 1) i`);
  await db.execute(sql`insert into clone_visit (clone_id, user_id, day)
    select ${BUSY_CLONE}, 'usr_asker_' || (i * 7919 + d * 13007) % ${PEOPLE}::int, ${lastDay}::date - d
    from generate_series(0, ${DAYS}::int - 1) d, generate_series(0, ${PEOPLE_A_DAY}::int - 1) i on conflict do nothing`);
  await db.execute(sql`update clone_visit set previous_day = ranked.previous_day, nth = ranked.nth
    from (select user_id, day, lag(day) over days as previous_day, row_number() over days as nth from clone_visit
      window days as (partition by user_id order by day)) ranked
    where ranked.user_id = clone_visit.user_id and ranked.day = clone_visit.day`);
  await db.execute(sql`insert into clone_count (clone_id, version, day, counter, value)
    select ${BUSY_CLONE}, ${DAYS}::int / 20 - d / 20 + v, ${lastDay}::date - d, counter,
      case counter when 'questions' then ${QUESTIONS_A_DAY}::int / 3 + (v = 0)::int else 40 + v end
    from generate_series(0, ${DAYS}::int - 1) d, generate_series(0, 2) v, unnest(array[
      'conversations', 'questions', 'questions_by_api', 'votes_up', 'votes_down', 'outages', 'users', 'returning', 'week_users',
      'citation:verified', 'citation:not_compared', 'citation:contradicted', 'citation:unsupported', 'citation:quote_mismatch',
      'citation:amended', 'citation:not_found', 'citation:digest_only', 'insufficient:refused_topic', 'insufficient:out_of_scope',
      'insufficient:not_held', 'insufficient:version_missing', 'first_word:250', 'first_word:500', 'first_word:1000',
      'first_word:2000', 'first_word:5000', 'first_word:10000', 'first_word:over']) counter`);
  await db.execute(sql`analyze`);
  await database.close();
  return token;
}
