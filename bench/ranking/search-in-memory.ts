import type { Database } from '../../apps/server/src/db/client.ts';
import { lawArticleSearch } from '../../apps/server/src/db/schema/search.ts';
import type { SearchCandidate, TextSearch } from '../../apps/server/src/ports/text-search.ts';

/** As pg_textsearch has them. */
const K1 = 1.2;
const B = 0.75;
const ROWS_AT_ONCE = 5000;

interface Posting {
  rows: Uint32Array;
  /** BM25 of the term in each row. */
  worths: Float32Array;
}

/**
 * The BM25 of the embedded database in memory, for a fit that asks tens of thousands of times: of its best 400 the
 * index has 99 % too (they differ by the rounding of lengths).
 */
export async function searchInMemory(db: Database): Promise<Pick<TextSearch, 'candidates'>> {
  const { places, lengths, counted } = await readRows(db);
  const middling = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  const postings = new Map<string, Posting>();
  for (const [term, { rows, counts }] of counted) {
    const rarity = Math.log(1 + (places.length - rows.length + 0.5) / (rows.length + 0.5));
    const worths = Float32Array.from(rows, (row, at) => {
      const count = counts[at] ?? 0;
      return (rarity * count * (K1 + 1)) / (count + K1 * (1 - B + (B * (lengths[row] ?? 0)) / middling));
    });
    postings.set(term, { rows: Uint32Array.from(rows), worths });
    counted.delete(term);
  }
  const scores = new Float32Array(places.length);

  return {
    async candidates(terms, { limit }) {
      scores.fill(0);
      const times = new Map<string, number>();
      for (const term of terms) times.set(term, (times.get(term) ?? 0) + 1);
      for (const [term, time] of times) {
        const posting = postings.get(term);
        if (posting) addWorths(scores, posting, time);
      }
      return bestRows(scores, limit).flatMap((row) => {
        const place = places[row];
        return place ? [{ ...place, score: scores[row] ?? 0 }] : [];
      });
    },
  };
}

async function readRows(db: Database) {
  const places: Omit<SearchCandidate, 'score'>[] = [];
  const lengths: number[] = [];
  const counted = new Map<string, { rows: number[]; counts: number[] }>();
  for (let offset = 0; ; offset += ROWS_AT_ONCE) {
    const rows = await db
      .select()
      .from(lawArticleSearch)
      .orderBy(lawArticleSearch.versionId, lawArticleSearch.position)
      .limit(ROWS_AT_ONCE)
      .offset(offset);
    for (const { versionId, lawId, articleKey, terms } of rows) {
      const row = places.push({ versionId, lawId, articleKey }) - 1;
      const all = terms.split(' ');
      lengths.push(all.length);
      for (const term of all) {
        let posting = counted.get(term);
        if (!posting) {
          posting = { rows: [], counts: [] };
          counted.set(term, posting);
        }
        const last = posting.rows.length - 1;
        if (posting.rows[last] === row) posting.counts[last] = (posting.counts[last] ?? 0) + 1;
        else {
          posting.rows.push(row);
          posting.counts.push(1);
        }
      }
    }
    if (rows.length < ROWS_AT_ONCE) return { places, lengths, counted };
  }
}

function addWorths(scores: Float32Array, { rows, worths }: Posting, time: number): void {
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] as number;
    scores[row] = (scores[row] as number) + time * (worths[at] as number);
  }
}

/** The rows with the highest scores above 0, best first. */
function bestRows(scores: Float32Array, limit: number): number[] {
  let rows: number[] = [];
  let least = 0;
  const keep = () => {
    rows.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
    rows = rows.slice(0, limit);
    if (rows.length === limit) least = scores[rows[limit - 1] as number] ?? 0;
  };
  for (let row = 0; row < scores.length; row += 1) {
    if ((scores[row] as number) <= least) continue;
    rows.push(row);
    if (rows.length >= 3 * limit) keep();
  }
  keep();
  return rows;
}
