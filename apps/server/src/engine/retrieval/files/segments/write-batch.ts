import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../../../db/client.ts';
import { segmentSearchBatch } from '../../../../db/schema/search.ts';
import { indexText } from '../../words/index-text.ts';
import { encodeHits, type Posting, PostingCollector } from './encode-hits.ts';

/** What the index reads of a segment. */
export interface IndexedSegment {
  id: string;
  text: string;
  headingPath: readonly string[];
}

/** The embedded database serves nobody else during a statement; this many rows take about 30 ms there. */
const ROWS_AT_ONCE = 1500;
/** Segments whose terms are made before others get their turn on the event loop: about 5 ms. */
const SEGMENTS_AT_ONCE = 10;

/** Where postings lie that are searched together: those of a knowledge base, or of a document without one. */
export function collectionOf(document: { id: string; knowledgeBaseId: string | null }): number {
  const digest = createHash('sha256').update(document.knowledgeBaseId ?? document.id);
  return digest.digest().readInt32BE(0);
}

/** The postings of some segments, in the order given; lets others in between. */
export async function collectPostings(
  segments: readonly IndexedSegment[],
  options: { includeHeadings: boolean; signal?: AbortSignal },
): Promise<Posting[]> {
  const collector = new PostingCollector();
  for (const [ordinal, segment] of segments.entries()) {
    if (ordinal % SEGMENTS_AT_ONCE === 0) {
      await setImmediate();
      options.signal?.throwIfAborted();
    }
    collector.add(ordinal, termsOf(segment, options.includeHeadings));
  }
  return collector.postings();
}

const termsOf = (segment: IndexedSegment, includeHeadings: boolean): string =>
  indexText({
    lawTitle: '',
    shortTitle: '',
    headingPath: includeHeadings ? segment.headingPath.join(' › ') : '',
    label: '',
    text: segment.text,
    everydayWords: [],
  });

/** Writes a batch with its postings; it counts in searches only where it is `visible`. @returns its number */
export async function writeBatch(
  db: DatabaseOrTransaction,
  batch: {
    documentId: string;
    collection: number;
    segmentIds: string[];
    visible: boolean;
    postings: readonly Posting[];
  },
  signal?: AbortSignal,
): Promise<number> {
  const { postings, ...row } = batch;
  const [written] = await db
    .insert(segmentSearchBatch)
    .values({ ...row, size: row.segmentIds.length })
    .returning({ number: segmentSearchBatch.number });
  if (!written) throw new Error('the batch was not written');
  for (let start = 0; start < postings.length; start += ROWS_AT_ONCE) {
    signal?.throwIfAborted();
    const some = postings.slice(start, start + ROWS_AT_ONCE);
    // A document deleted meanwhile gets no more rows, which nobody would find again to remove.
    await db.execute(sql`
      insert into segment_search_posting (collection, term, batch_number, hits)
      select ${row.collection}::integer, term, ${written.number}::integer, hits::bytea
      from unnest(
        ${sql.param(some.map((posting) => posting.term))}::text[],
        ${sql.param(some.map((posting) => `\\x${encodeHits(posting.hits).toString('hex')}`))}::text[]
      ) as posting (term, hits)
      where exists (
        select from segment_search_batch where number = ${written.number}::integer and document_id is not null
      )`);
  }
  return written.number;
}
