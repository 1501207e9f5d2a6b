import { and, asc, desc, eq, gt, gte, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../../db/client.ts';
import { readBytes } from '../../../../db/read-bytes.ts';
import { caseSearchBlock, caseSearchChunk } from '../../../../db/schema/case-search.ts';
import { findInBlock, unpackBlock } from './posting-blocks.ts';

/** Where each term stands, as `encodeHits` wrote it; a term that stands nowhere is not there. */
export type Postings = ReadonlyMap<string, Uint8Array>;

/** Two characters begin with one in some hundred ways; what is rarer than these tells nothing more. */
const MOST_OF_PREFIX = 400;
const TERMS_AT_ONCE = 5000;
/** Blocks that were read lately stay in memory, so many bytes of them. */
const BYTES_KEPT = 192 * 1024 * 1024;
/** Read ahead of the first search: blocks of terms so common that many a search has one, so many bytes of them in all and at once. */
const COMMON_BLOCK_BYTES = 32_768;
const BYTES_AHEAD = 128 * 1024 * 1024;
const BYTES_AT_ONCE = 262_144;
/** Chunks may be merged while they are read. */
const TRIES = 3;

/** What of the postings of a database is in memory. A block never changes, only goes. */
interface HeldBlocks {
  /** The first terms of the blocks of each chunk. */
  chunks: Map<number, string[]>;
  /** By chunk and place; what was used last comes last. */
  blocks: Map<string, Buffer>;
  bytes: number;
}
interface BlockPlace {
  chunk: number;
  place: number;
}

const heldOf = new WeakMap<Database, HeldBlocks>();
const keyOf = ({ chunk, place }: BlockPlace): string => `${chunk} ${place}`;

/** Reads the hits of terms. */
export async function readPostings(db: Database, terms: readonly string[]): Promise<Postings> {
  const sought = [...new Set(terms)];
  if (sought.length === 0) return new Map();
  const places = new Map<string, BlockPlace[]>();
  const blocks = await readBlocks(db, (chunks) => {
    for (const term of sought) places.set(term, placesOf(chunks, term));
    return [...places.values()].flat();
  });
  const found = new Map<string, Uint8Array>();
  for (const [term, where] of places) {
    const hits = where.flatMap((place) => findInBlock(blocks.get(keyOf(place)) as Buffer, term) ?? []);
    if (hits.length > 0) found.set(term, hits.length === 1 ? (hits[0] as Buffer) : Buffer.concat(hits));
  }
  return found;
}

/** Reads the hits of the most common terms into memory, in short statements: the first searches after a start would wait for them. */
export async function holdCommonTerms(db: Database, signal?: AbortSignal): Promise<void> {
  const { held, chunks } = await seenChunks(db);
  const size = sql<number>`octet_length(${caseSearchBlock.content})`;
  const common = await db
    .select({ chunk: caseSearchBlock.chunk, place: caseSearchBlock.place, size })
    .from(caseSearchBlock)
    .where(and(inArray(caseSearchBlock.chunk, [...chunks.keys()]), gte(size, COMMON_BLOCK_BYTES)))
    .orderBy(desc(size))
    .limit(BYTES_AHEAD / COMMON_BLOCK_BYTES);
  let left = BYTES_AHEAD;
  let bytes = 0;
  let some: BlockPlace[] = [];
  for (const [at, block] of common.entries()) {
    some.push(block);
    bytes += block.size;
    left -= block.size;
    if (bytes < BYTES_AT_ONCE && at < common.length - 1) continue;
    signal?.throwIfAborted();
    for (const [key, content] of await fetchBlocks(db, some)) keep(held, key, content);
    if (left <= 0) return;
    some = [];
    bytes = 0;
  }
}

/** Terms of two characters that begin with one, for whoever looks for a single character. */
export async function termsBeginningWith(db: Database, character: string): Promise<string[]> {
  const blocks = await readBlocks(db, (chunks) =>
    [...chunks].flatMap(([chunk, firsts]) => {
      const from = Math.max(0, firstBehind(firsts, character) - 1);
      const to = firstBehind(firsts, `${character}\u{10ffff}`);
      return firsts.slice(from, to).map((_, at) => ({ chunk, place: from + at }));
    }),
  );
  const terms = new Set<string>();
  for (const block of blocks.values())
    for (const { term } of unpackBlock(block))
      if (term.startsWith(character) && [...term].length <= 2) terms.add(term);
  return [...terms].slice(0, MOST_OF_PREFIX);
}

/** In each chunk the block in which a term stands, if it stands there. */
function placesOf(chunks: HeldBlocks['chunks'], term: string): BlockPlace[] {
  return [...chunks].flatMap(([chunk, firsts]) => {
    const place = firstBehind(firsts, term) - 1;
    return place < 0 ? [] : [{ chunk, place }];
  });
}

/** The place of the first that comes behind a term. */
function firstBehind(sorted: readonly string[], term: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] as string) <= term) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Reads the blocks that are wanted of the chunks that can be seen now. */
async function readBlocks(
  db: Database,
  wanted: (chunks: HeldBlocks['chunks']) => readonly BlockPlace[],
): Promise<Map<string, Buffer>> {
  for (let attempt = 1; ; attempt += 1) {
    const { held, chunks } = await seenChunks(db);
    const places = new Map(wanted(chunks).map((place) => [keyOf(place), place]));
    const blocks = new Map<string, Buffer>();
    const missing: BlockPlace[] = [];
    for (const [key, place] of places) {
      const known = held.blocks.get(key);
      if (!known) {
        missing.push(place);
        continue;
      }
      blocks.set(key, known);
      held.blocks.delete(key);
      held.blocks.set(key, known);
    }
    for (const [key, content] of await fetchBlocks(db, missing)) {
      blocks.set(key, content);
      keep(held, key, content);
    }
    if (blocks.size === places.size) return blocks;
    if (attempt === TRIES) throw new Error('the postings of cases changed at each try to read them');
  }
}

async function fetchBlocks(db: Database, places: readonly BlockPlace[]): Promise<[string, Buffer][]> {
  if (places.length === 0) return [];
  const list = (of: (place: BlockPlace) => number) =>
    `'{${places.map((place) => of(place)).join()}}'::integer[]`;
  const rows = await readBytes(
    db,
    `select block.chunk, block.place, block.content
    from unnest(${list(({ chunk }) => chunk)}, ${list(({ place }) => place)}) as sought (chunk, place)
    join case_search_block block on block.chunk = sought.chunk and block.place = sought.place`,
  );
  return rows.map(([chunk, place, content]) => [
    keyOf({ chunk: (chunk as Buffer).readInt32BE(), place: (place as Buffer).readInt32BE() }),
    // One of its own: what is held would keep the whole answer in memory.
    Buffer.from(content as Buffer),
  ]);
}

function keep(held: HeldBlocks, key: string, content: Buffer): void {
  if (held.blocks.has(key)) return;
  held.blocks.set(key, content);
  held.bytes += content.length;
  for (const [oldest, { length }] of held.blocks) {
    if (held.bytes <= BYTES_KEPT) return;
    held.blocks.delete(oldest);
    held.bytes -= length;
  }
}

/** What is in memory, once its chunks are those that can be seen now. */
async function seenChunks(db: Database): Promise<{ held: HeldBlocks; chunks: HeldBlocks['chunks'] }> {
  const held = heldOf.get(db) ?? { chunks: new Map(), blocks: new Map(), bytes: 0 };
  heldOf.set(db, held);
  const rows = await db
    .select({ number: caseSearchChunk.number })
    .from(caseSearchChunk)
    .where(eq(caseSearchChunk.visible, true))
    .orderBy(asc(caseSearchChunk.number));
  const chunks = new Map<number, string[]>();
  for (const { number } of rows)
    chunks.set(number, held.chunks.get(number) ?? (await firstTermsOf(db, number)));
  held.chunks = chunks;
  return { held, chunks };
}

async function firstTermsOf(db: Database, chunk: number): Promise<string[]> {
  const firsts: string[] = [];
  for (;;) {
    const rows = await db
      .select({ firstTerm: caseSearchBlock.firstTerm })
      .from(caseSearchBlock)
      .where(and(eq(caseSearchBlock.chunk, chunk), gt(caseSearchBlock.place, firsts.length - 1)))
      .orderBy(asc(caseSearchBlock.place))
      .limit(TERMS_AT_ONCE);
    for (const { firstTerm } of rows) firsts.push(firstTerm);
    if (rows.length < TERMS_AT_ONCE) return firsts;
  }
}
