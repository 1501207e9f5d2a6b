import { type SQL, sql } from 'drizzle-orm';
import { completeClone } from './complete-clone.ts';

/** The clone that all comments are about. */
export const COMMENTED_CLONE = 'app_bench_0000001';

const FINGERPRINT = { libraryDate: '2026-01-01', laws: 1, articles: 1, digests: 1, bases: [] };
const REQUESTERS = sql`array['张','李','王','陈','周']`;

const numbered = (prefix: string) => sql`${prefix}::text || lpad(i::text, 7, '0')`;

/**
 * So many invite codes and requests for them, shares, clean copies, imports of laws, clones that wait and comments of which all
 * were reported, by people who are there already.
 */
export function administeredLists(rows: number): SQL[] {
  const series = sql`generate_series(1, ${rows}::int) i`;
  const since = sql`timestamptz '2025-01-01' + i * interval '3 minutes'`;
  const person = numbered('usr_bench_');
  const content = JSON.stringify(completeClone());
  return [
    sql`insert into invite (id, code, used_by, created_at, used_at)
      select ${numbered('inv_bench_')}, 'C' || lpad(i::text, 9, '0'), case when i % 2 = 0 then ${person} end, ${since},
        case when i % 2 = 0 then ${since} end from ${series}`,
    sql`insert into invite_request (id, name, mobile, reason, state, invite_id, created_at, decided_at)
      select ${numbered('irq_bench_')}, (${REQUESTERS})[i % 5 + 1] || '申请人' || i, '1' || (3000000000 + (i::bigint * 7919) % 7000000000),
        '想在律所试用', (array['open','approved','refused'])[i % 3 + 1], case when i % 3 = 1 then ${numbered('inv_bench_')} end, ${since},
        case when i % 3 > 0 then ${since} end from ${series}`,
    sql`insert into share (id, owner_id, type, source_kind, source_id, with_sources, redacted, kept_marks, redact_credit_codes, title, own_note, note,
        content, expires_on, view_limit, views, shows_name, title_in_preview, created_at, snapshot_at)
      select ${numbered('shr_bench_')}, ${person}, 'conversation', 'conversation', 'cnv_' || i, true, true, '[]'::jsonb, false, '问题' || i, '', '',
        jsonb_build_object('text', repeat('一段被分享的回答。', 40)), case when i % 4 = 0 then date '2099-01-01' end,
        case when i % 5 = 0 then 10 end, i % 9, false, false, ${since}, ${since} from ${series}`,
    sql`insert into clean_copy (id, user_id, pseudonym, kind, thing_id, terms, acknowledged_at, given_at)
      select ${numbered('ccp_bench_')}, ${person}, md5(i::text), 'conversation', 'cnv_' || i, '1', ${since}, ${since} from ${series}`,
    sql`insert into law_import (id, source, source_kind, location, state, files_total, files_done, created_at, finished_at)
      select ${numbered('lim_bench_')}, '/laws/' || i, 'path', '/laws/' || i, 'finished', 4, 4, ${since}, ${since} from ${series}`,
    sql`insert into clone (id, owner_id, name, draft, draft_revision, saved_at, last_version, published_version, visibility,
        published_name, published_introduction, published_category, first_published_at, created_at)
      select ${numbered('app_bench_')}, ${person}, '智能体' || i, ${content}::jsonb, 1, ${since}, 1, 1, 'square',
        '智能体' || i, '解答押金与退租的问题。', 'tenancy', ${since}, ${since} from ${series}`,
    sql`insert into clone_version (clone_id, version, content, notes, fingerprint, published_at)
      select id, 1, draft, '首次发布', ${JSON.stringify(FINGERPRINT)}::jsonb, created_at from clone`,
    sql`insert into clone_comment (id, clone_id, version, author_id, text, state, created_at)
      select ${numbered('cmt_bench_')}, ${COMMENTED_CLONE}, 1, ${person}, '引用的法条对不上，' || i,
        case when i % 50 = 0 then 'hidden' else 'shown' end, ${since} from ${series}`,
    sql`insert into clone_comment_report (comment_id, user_id, reason, created_at)
      select ${numbered('cmt_bench_')}, ${person}, '与法律无关', ${since} from ${series}`,
    sql`insert into clone_rating (clone_id, user_id, rating, version, rated_at)
      select ${COMMENTED_CLONE}, ${person}, i % 5 + 1, 1, ${since} from ${series}`,
    // In the square already, as whatever is talked about is.
    sql`update clone set listed_at = created_at, comments = counted.shown, threads = counted.shown
      from (select count(*) shown from clone_comment where state = 'shown') counted where id = ${COMMENTED_CLONE}`,
  ];
}
