import { eq, inArray, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../../../db/client.ts';
import {
  caseSearchChunk,
  caseSearchEntry,
  caseSearchPosting,
  caseSearchText,
} from '../../../../db/schema/case-search.ts';
import type { AppContext } from '../../../../ports/app-context.ts';
import { CASE_PARTS, type CasePart } from '../../../../ports/case-text-search.ts';
import { breather } from '../../../breathe.ts';
import { HitCollector } from './encode-hits.ts';

type FoldContext = Pick<AppContext, 'db' | 'clock'>;

/** Cases of one chunk: all their postings are in memory once. */
const CASES_OF_CHUNK = 500;
/** Everybody waits while a statement writes into the embedded database. */
const POSTINGS_AT_ONCE = 2000;
/** Longer "words" are no words: a hash, an address. The index could not hold them either. */
const LONGEST_TERM = 64;

/** Writes the terms that wait into the postings, chunk by chunk. */
export async function foldWaiting(context: FoldContext): Promise<void> {
  let folded = false;
  while (await foldSome(context)) folded = true;
  // The embedded database tidies nothing by itself, and what waited is gone as a whole.
  if (folded) await context.db.execute(sql`vacuum ${caseSearchText}`);
}

async function foldSome({ db, clock }: FoldContext): Promise<boolean> {
  const { rows } = await db.execute<{ case_id: string; number: number }>(sql`
    select entry.case_id, entry.number from ${caseSearchEntry} entry
    where exists (select from ${caseSearchText} waiting where waiting.case_id = entry.case_id)
    order by entry.number limit ${CASES_OF_CHUNK}`);
  if (rows.length === 0) return false;
  const postings = new Map<string, HitCollector>();
  const breathe = breather();
  for (const { case_id, number } of rows) {
    const parts = await db
      .select({ part: caseSearchText.part, terms: caseSearchText.terms })
      .from(caseSearchText)
      .where(eq(caseSearchText.caseId, case_id));
    collect(postings, number, parts);
    await breathe();
  }
  const [chunk] = await db
    .insert(caseSearchChunk)
    .values({ cases: rows.length, begunAt: clock.now() })
    .returning({ number: caseSearchChunk.number });
  if (!chunk) throw new Error('the chunk was not written');
  // Rows that are read together lie together.
  const terms = [...postings.keys()].sort();
  for (let start = 0; start < terms.length; start += POSTINGS_AT_ONCE) {
    const some = terms.slice(start, start + POSTINGS_AT_ONCE);
    await writePostings(db, chunk.number, some, postings);
    await breathe();
  }
  await publish(
    db,
    chunk.number,
    rows.map((row) => row.number),
  );
  return true;
}

function collect(
  postings: Map<string, HitCollector>,
  number: number,
  parts: readonly { part: string; terms: string }[],
): void {
  const counted = new Map<string, Uint16Array>();
  for (const { part, terms } of parts) {
    const place = CASE_PARTS.indexOf(part as CasePart);
    if (place < 0) continue;
    for (const term of terms.split(' ')) {
      if (term === '' || term.length > LONGEST_TERM) continue;
      let counts = counted.get(term);
      if (!counts) {
        counts = new Uint16Array(CASE_PARTS.length);
        counted.set(term, counts);
      }
      counts[place] = (counts[place] ?? 0) + 1;
    }
  }
  for (const [term, counts] of counted) {
    let posting = postings.get(term);
    if (!posting) {
      posting = new HitCollector();
      postings.set(term, posting);
    }
    posting.add(number, counts);
  }
}

async function writePostings(
  db: DatabaseOrTransaction,
  chunk: number,
  terms: readonly string[],
  postings: ReadonlyMap<string, HitCollector>,
): Promise<void> {
  await db.execute(sql`
    insert into ${caseSearchPosting} (term, chunk, hits)
    select term, ${chunk}::integer, decode(hits, 'base64') from unnest(
      ${sql.param(terms)}::text[],
      ${sql.param(terms.map((term) => postings.get(term)?.encode().toString('base64') ?? ''))}::text[]
    ) as posting (term, hits)`);
}

/** Another process may have written the same cases meanwhile: then its chunk counts, and this one is left to be cleared. */
async function publish(db: FoldContext['db'], chunk: number, numbers: readonly number[]): Promise<void> {
  await db.transaction(async (tx) => {
    const entries = await tx
      .select({ caseId: caseSearchEntry.caseId })
      .from(caseSearchEntry)
      .where(inArray(caseSearchEntry.number, [...numbers]));
    // A case that was taken out meanwhile, perhaps to come again, has no entry of this number any more.
    const waiting = await tx
      .delete(caseSearchText)
      .where(
        inArray(
          caseSearchText.caseId,
          entries.map((entry) => entry.caseId),
        ),
      )
      .returning({ caseId: caseSearchText.caseId });
    if (new Set(waiting.map((row) => row.caseId)).size < entries.length) tx.rollback();
    await tx.update(caseSearchChunk).set({ visible: true }).where(eq(caseSearchChunk.number, chunk));
  });
}
