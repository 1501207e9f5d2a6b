import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cloneContent } from '@mingfa/contract/clone-content';
import { type SQL, sql } from 'drizzle-orm';
import { readEnvironment } from '../env.ts';
import { openDatabase } from '../installation/open-database.ts';
import { silentLogger } from '../runtime/silent-logger.ts';

/** How large the square is. */
interface SquareSize {
  clones: number;
  comments: number;
}

/** The clone that a tenth of all comments are about. */
export const BUSY_CLONE = 'app_bench_000001';

const PEOPLE = 2000;
const FINGERPRINT = { libraryDate: '2026-01-01', laws: 1, articles: 1, digests: 1, bases: [] };

/** A content of the length that makers write. */
const CONTENT = cloneContent.parse({
  name: '智能体',
  introduction: '解答押金、维修与退租的问题，逐条引用法律。'.repeat(4),
  persona: '你是一名律师，为普通人解答，语气平和，只根据找到的法条回答。'.repeat(60),
  opening: '你好，请说说遇到的问题。'.repeat(8),
  guideQuestions: ['押金不退怎么办？', '房东可以随时涨租吗？', '租期没到能退租吗？'],
});

/** Writes a square into a new data folder: clones of 2,000 people, with ratings, and comments of which a third are answers. */
export async function seedSquare(dataDir: string, { clones, comments }: SquareSize): Promise<void> {
  const database = await openDatabase(readEnvironment({ MINGFA_DATA_DIR: dataDir }), silentLogger);
  const { db } = database.connection;
  for (const statement of statements(clones, comments)) await db.execute(statement);
  await database.close();
  // A data folder with a database is only opened with its key.
  await writeFile(join(dataDir, 'secret.key'), `${randomBytes(32).toString('hex')}\n`, { mode: 0o600 });
}

function statements(clones: number, comments: number): SQL[] {
  const content = JSON.stringify(CONTENT);
  const categories = cloneContent.shape.category.unwrap().options;
  const named = sql`array[${sql.join(
    categories.map((category) => sql`${category}`),
    sql`, `,
  )}]::text[]`;
  const since = sql`timestamptz '2026-01-01' + i * interval '1 minute'`;
  const cloneId = (number: SQL) => sql`'app_bench_' || lpad((${number})::text, 6, '0')`;
  const userId = (number: SQL) => sql`'usr_bench_' || lpad((${number})::text, 6, '0')`;
  return [
    sql`insert into "user" (id, role, nickname, created_at)
      select ${userId(sql`i`)}, 'user', '律师' || i, now() from generate_series(1, ${PEOPLE}::int) i`,
    sql`insert into clone (id, owner_id, name, draft, draft_revision, saved_at, last_version, published_version, visibility,
        listed_at, published_name, published_introduction, published_category, first_published_at, recent_users,
        rating_sum, ratings, comments, created_at)
      select ${cloneId(sql`i`)}, ${userId(sql`i % ${PEOPLE}::int + 1`)}, '智能体' || i, ${content}::jsonb, 1, ${since}, 1, 1, 'square',
        ${since}, '智能体' || i, case when i % 7 = 0 then '专做租房押金，' else '解答各类问题，' end || repeat('逐条引用法律并核对。', 8),
        (${named})[i % ${categories.length}::int + 1], ${since}, (i * 7919) % 500, (i * 31) % 90, (i * 31) % 90 / 4, 0, ${since}
      from generate_series(1, ${clones}::int) i`,
    sql`insert into clone_version (clone_id, version, content, notes, fingerprint, published_at)
      select id, 1, draft, '首次发布', ${JSON.stringify(FINGERPRINT)}::jsonb, created_at from clone`,
    sql`insert into clone_rating (clone_id, user_id, rating, version, rated_at)
      select ${cloneId(sql`i % ${clones}::int + 1`)}, ${userId(sql`(i / ${clones}::int * 97 + i) % ${PEOPLE}::int + 1`)}, i % 5 + 1, 1, now()
      from generate_series(0, ${clones * 10}::int - 1) i on conflict do nothing`,
    // Every tenth comment is about one clone; of three, one answers the one before it, which is about the same.
    sql`insert into clone_comment (id, clone_id, version, author_id, parent_id, text, state, created_at)
      select 'cmt_bench_' || i, ${cloneId(sql`case when i / 3 % 10 = 0 then 1 else i / 3 % ${clones}::int + 1 end`)}, 1,
        ${userId(sql`(i * 131) % ${PEOPLE}::int + 1`)}, case when i % 3 = 2 then 'cmt_bench_' || (i - 1) end,
        '回答很清楚，引用的法条也对得上，' || i, case when i % 50 = 0 then 'deleted' when i % 51 = 0 then 'hidden' else 'shown' end,
        timestamptz '2026-02-01' + i * interval '7 seconds'
      from generate_series(0, ${comments}::int - 1) i`,
    sql`update clone set comments = counted.shown, threads = counted.threads from (
      select clone_id, count(*) shown, count(*) filter (where parent_id is null) threads from clone_comment where state = 'shown' group by clone_id) counted where counted.clone_id = id`,
    sql`analyze`,
  ];
}
