import { termRarity, termWeight } from '@mingfa/legal/words/bm25';
import { BIGRAM_WEIGHTS, RARE_BIGRAM_WEIGHT } from '@mingfa/legal/words/common-bigrams';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../../db/client.ts';
import { HIT_BYTES } from './encode-hits.ts';
import type { SearchedBatch } from './searched-batches.ts';

/** A segment that shares terms with the question. */
export interface WordHit {
  segmentId: string;
  documentId: string;
  /** BM25 within what is searched: its order means something. */
  score: number;
  /** Share of the question's weight that stands in the segment, 0 to 1. */
  coverage: number;
}

/** A word in the file's name counts in each of its segments as if it stood there this often. */
const FREQUENCY_OF_NAME = 2;

/**
 * BM25 over the postings of some batches. The database only gathers each term's hits; adding them up here takes a
 * millisecond, in SQL it took thirty. How rare a term is counts within what is searched. Measured on 52 questions over 120
 * contracts and pleadings: the answer is among the first 5 of 1,342 segments for 83 %, without the names for 79 %.
 */
export async function rankByWords(
  db: Database,
  batches: readonly SearchedBatch[],
  terms: readonly string[],
  limit: number,
): Promise<WordHit[]> {
  const weights = new Map<string, number>();
  for (const term of terms) weights.set(term, (weights.get(term) ?? 0) + 1);
  if (weights.size === 0 || batches.length === 0) return [];
  const layout = layOut(batches);
  const scores = new Float64Array(layout.size);
  const covered = new Float64Array(layout.size);
  const frequencies = new Float64Array(layout.size);
  let weightOfAll = 0;
  const gathered = await gatherHits(db, batches, [...weights.keys()]);
  for (const [term, wanted] of weights) {
    const places = placesOf(term, gathered.get(term), layout, frequencies);
    const weight = wanted * termRarity(places.length, layout.live);
    // In two pages every word is rare or common: how telling it is in general says what a passage covers.
    const telling = wanted * (BIGRAM_WEIGHTS.get(term) ?? RARE_BIGRAM_WEIGHT);
    weightOfAll += telling;
    for (const place of places) {
      const frequency = frequencies[place] ?? 0;
      scores[place] = (scores[place] ?? 0) + weight * termWeight(frequency);
      covered[place] = (covered[place] ?? 0) + telling;
      frequencies[place] = 0;
    }
  }
  for (const place of layout.removed) scores[place] = 0;
  return await nameSegments(db, layout, bestOf(scores, limit), (place) => ({
    score: scores[place] ?? 0,
    coverage: (covered[place] ?? 0) / Math.max(weightOfAll, Number.EPSILON),
  }));
}

interface Layout {
  /** Ordinals of all batches side by side. */
  size: number;
  /** Those of them that count. */
  live: number;
  startOf: ReadonlyMap<number, number>;
  batches: readonly SearchedBatch[];
  removed: ReadonlySet<number>;
}

function layOut(batches: readonly SearchedBatch[]): Layout {
  const startOf = new Map<number, number>();
  const removed = new Set<number>();
  let size = 0;
  for (const batch of batches) {
    startOf.set(batch.number, size);
    for (const ordinal of batch.removed) removed.add(size + ordinal);
    size += batch.size;
  }
  return { size, live: size - removed.size, startOf, batches, removed };
}

/** For each term its rows one behind the other: number of the batch, number of hits, the hits. */
async function gatherHits(
  db: Database,
  batches: readonly SearchedBatch[],
  terms: readonly string[],
): Promise<Map<string, Buffer>> {
  const collections = [...new Set(batches.map((batch) => batch.collection))];
  const numbers = batches.map((batch) => batch.number);
  // `offset 0` keeps the lookup what it is, a walk along the index for each term in each collection.
  const { rows } = await db.execute<{ term: string; hits: Buffer }>(sql`
    select asked.term,
      string_agg(int4send(batch_number) || int4send(length(hits) / ${HIT_BYTES}::integer) || hits, '') as hits
    from unnest(${sql.param(terms)}::text[]) as asked (term)
      cross join unnest(${sql.param(collections)}::integer[]) as searched (collection)
      cross join lateral (
        select batch_number, hits from segment_search_posting posting
        where posting.collection = searched.collection and posting.term = asked.term
        offset 0
      ) found
    where batch_number = any(${sql.param(numbers)}::integer[])
    group by asked.term`);
  return new Map(rows.map((row) => [row.term, row.hits]));
}

/** Where a term stands, in the text or in the file's name; how often is added to `frequencies`. */
function placesOf(
  term: string,
  bytes: Buffer | undefined,
  { batches, startOf }: Layout,
  frequencies: Float64Array,
): number[] {
  const places: number[] = [];
  const add = (place: number, frequency: number) => {
    if (frequencies[place] === 0) places.push(place);
    frequencies[place] = (frequencies[place] ?? 0) + frequency;
  };
  for (const batch of batches) {
    if (!batch.documentName.includes(term)) continue;
    const start = startOf.get(batch.number) ?? 0;
    for (let place = start; place < start + batch.size; place += 1) add(place, FREQUENCY_OF_NAME);
  }
  for (let at = 0; bytes && at + 8 <= bytes.length; ) {
    const start = startOf.get(bytes.readInt32BE(at)) ?? 0;
    const end = at + 8 + bytes.readInt32BE(at + 4) * HIT_BYTES;
    for (at += 8; at < end; at += HIT_BYTES) {
      add(start + bytes.readUInt16BE(at), bytes.readUInt16BE(at + 2) / 100);
    }
  }
  return places;
}

/** Places of the highest scores, best first. */
function bestOf(scores: Float64Array, limit: number): number[] {
  const found = scores.filter((score) => score > 0).sort();
  const least = found[Math.max(0, found.length - limit)];
  if (least === undefined) return [];
  const places: number[] = [];
  for (const [place, score] of scores.entries()) if (score >= least && score > 0) places.push(place);
  return places.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b).slice(0, limit);
}

async function nameSegments(
  db: Database,
  { batches, startOf }: Layout,
  places: readonly number[],
  valuesOf: (place: number) => { score: number; coverage: number },
): Promise<WordHit[]> {
  const hits = places.flatMap((place) => {
    const batch = batches.findLast(({ number }) => (startOf.get(number) ?? 0) <= place);
    return batch ? [{ batch, ordinal: place - (startOf.get(batch.number) ?? 0), place }] : [];
  });
  if (hits.length === 0) return [];
  const { rows } = await db.execute<{ number: number; ordinal: number; id: string }>(sql`
    select number, ordinal, segment_ids[ordinal + 1] as id
    from unnest(
      ${sql.param(hits.map((hit) => hit.batch.number))}::integer[],
      ${sql.param(hits.map((hit) => hit.ordinal))}::integer[]
    ) as hit (number, ordinal) join segment_search_batch using (number)`);
  const ids = new Map(rows.map((row) => [`${row.number} ${row.ordinal}`, row.id]));
  return hits.flatMap(({ batch, ordinal, place }) => {
    const segmentId = ids.get(`${batch.number} ${ordinal}`);
    return segmentId ? [{ segmentId, documentId: batch.documentId, ...valuesOf(place) }] : [];
  });
}
