import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readEnvironment } from '../env.ts';
import { openDatabase } from '../installation/open-database.ts';
import { silentLogger } from '../runtime/silent-logger.ts';
import { administeredLists } from './seed-administered-lists.ts';

/**
 * Writes so many people with a session each, guests, feedbacks, audit events, jobs, waiting and given up, and rows of the other lists of
 * the administration into a new data folder.
 */
export async function seedAdministration(dataDir: string, rows: number): Promise<void> {
  const database = await openDatabase(readEnvironment({ MINGFA_DATA_DIR: dataDir }), silentLogger);
  const { db } = database.connection;
  const since = sql`timestamptz '2025-01-01' + i * interval '3 minutes'`;
  const id = sql`'usr_bench_' || lpad(i::text, 7, '0')`;
  const series = sql`generate_series(1, ${rows}::int) i`;
  for (const statement of [
    sql`insert into "user" (id, role, mobile, nickname, disabled, vip_until, created_at)
      select ${id}, 'user', '1' || (3000000000 + (i::bigint * 7919) % 7000000000), (array['张','李','王','陈','周'])[i % 5 + 1]
        || '律师' || i, i % 50 = 0, case when i % 20 = 0 then now() + interval '30 days' end, ${since} from ${series}`,
    sql`insert into "user" (id, role, created_at) select 'usr_guest_' || lpad(i::text, 7, '0'), 'guest', ${since} from ${series}`,
    sql`insert into session (id, user_id, token_hash, created_at, last_seen_at, expires_at)
      select 'ses_bench_' || i, ${id}, 'hash' || i, ${since}, ${since}, ${since} + interval '30 days' from ${series}`,
    sql`insert into feedback (id, user_id, kind, text, state, created_at)
      select 'fbk_bench_' || lpad(i::text, 7, '0'), ${id}, (array['wrong_law','wrong_answer','broken','wish','other'])[i % 5 + 1],
        '第' || i || '次反馈：' || (array['引用的法条已经废止','回答没有说清期限','导出的文件打不开','希望支持批量上传','字太小看不清'])[i % 5 + 1]
          || '，在使用时发现，请核对。', (array['new','seen','answered','closed'])[i % 4 + 1], ${since} from ${series}`,
    sql`insert into audit_event (user_id, role, thing_kind, thing_id, action, request_id, happened_at)
      select ${id}, 'user', (array['document','conversation','clone','review'])[i % 4 + 1], 'thing_' || i,
        (array['deleted','exported','published'])[i % 3 + 1], 'bench', ${since} from ${series}`,
    sql`insert into job (queue, key, data, due_at, added_at)
      select (array['review','document.read','golden'])[i % 3 + 1], 'key_' || i,
        case i % 3 when 0 then jsonb_build_object('reviewId', 'rev_' || i)
          when 1 then jsonb_build_object('documentId', 'doc_' || i, 'generation', 1)
          else jsonb_build_object('runId', 'gdr_' || i) end, timestamptz '2099-01-01', ${since} from ${series}`,
    sql`insert into failed_job (queue, key, data, attempts, error, failed_at)
      select 'review', 'key_' || i, jsonb_build_object('reviewId', 'rev_' || i), 3, 'Error: bench', ${since} from ${series}`,
    ...administeredLists(rows),
    sql`analyze`,
  ])
    await db.execute(statement);
  await database.close();
  // A data folder with a database is only opened with its key.
  await writeFile(join(dataDir, 'secret.key'), `${randomBytes(32).toString('hex')}\n`, { mode: 0o600 });
}
