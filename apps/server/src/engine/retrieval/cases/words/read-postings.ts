import { sql } from 'drizzle-orm';
import type { Database } from '../../../../db/client.ts';
import { caseSearchChunk, caseSearchPosting } from '../../../../db/schema/case-search.ts';

/** Where each term stands, as `encodeHits` wrote it; a term that stands nowhere is not there. */
export type Postings = ReadonlyMap<string, Uint8Array>;

/** Two characters begin with one in some hundred ways; what is rarer than these tells nothing more. */
const MOST_OF_PREFIX = 400;

/** Reads the hits of terms. */
export async function readPostings(db: Database, terms: readonly string[]): Promise<Postings> {
  if (terms.length === 0) return new Map();
  const { rows } = await db.execute<{ term: string; hits: Buffer }>(sql`
    select posting.term, string_agg(posting.hits, ''::bytea) as hits
    from ${caseSearchPosting} posting
    join ${caseSearchChunk} chunk on chunk.number = posting.chunk and chunk.visible
    where posting.term = any(${sql.param([...new Set(terms)])}::text[])
    group by posting.term`);
  return new Map(rows.map((row) => [row.term, row.hits]));
}

/** Terms of two characters that begin with one, for whoever looks for a single character. */
export async function termsBeginningWith(db: Database, character: string): Promise<string[]> {
  const { rows } = await db.execute<{ term: string }>(sql`
    select distinct term from ${caseSearchPosting}
    where term >= ${character} and term < ${`${character}\u{10ffff}`} and char_length(term) <= 2
    limit ${MOST_OF_PREFIX}`);
  return rows.map((row) => row.term);
}
