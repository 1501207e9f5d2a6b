import { eq, sql } from 'drizzle-orm';
import type { DatabaseConnection } from '../db/client.ts';
import { caseSearchBlock, caseSearchChunk } from '../db/schema/case-search.ts';
import type { KeptSimilarCases } from '../engine/retrieval/cases/keep-similar-cases.ts';
import { mergeChunks } from '../engine/retrieval/cases/words/merge-chunks.ts';
import { unpackBlock } from '../engine/retrieval/cases/words/posting-blocks.ts';
import { ChunkWriter } from '../engine/retrieval/cases/words/write-chunk.ts';
import { systemClock } from '../runtime/system-clock.ts';

type Connection = Pick<DatabaseConnection, 'db'>;

/** Tables with rows of cases, and what of a row is another in a copy. */
const COPIED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  legal_case: { id: 'id', identity_key: 'id', own_number: 'null' },
  case_text: { case_id: 'id' },
  case_number: { case_id: 'id' },
  case_citation: { case_id: 'id' },
  case_source: { case_id: 'id' },
  case_search_entry: { case_id: 'id', number: 'number' },
};
const HEADER_BYTES = 4;

/** Writes every case so many times in all, with its terms where they would stand; then merges the chunks. No server may run. */
export async function multiplyCases({ db }: Connection, times: number): Promise<void> {
  const { rows } = await db.execute<{ most: number }>(sql`select max(number) as most from case_search_entry`);
  const most = rows[0]?.most ?? 0;
  for (let copy = 1; copy < times; copy += 1) {
    for (const [table, changed] of Object.entries(COPIED)) await copyRows({ db }, table, changed, copy, most);
  }
  await db.execute(
    sql`select setval(pg_get_serial_sequence('case_search_entry', 'number'), ${most * times})`,
  );
  const chunks = await db.select().from(caseSearchChunk).where(eq(caseSearchChunk.visible, true));
  for (let copy = 1; copy < times; copy += 1)
    for (const chunk of chunks) await copyChunk({ db }, chunk, copy * most);
  await mergeChunks({ db, clock: systemClock });
  await db.execute(sql`update case_library set revision = revision + 1`);
}

async function copyRows(
  { db }: Connection,
  table: string,
  changed: Readonly<Record<string, string>>,
  copy: number,
  most: number,
): Promise<void> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} order by ordinal_position`);
  const key = table === 'legal_case' ? 'id' : 'case_id';
  const taken = rows.map(({ name }) => {
    if (!(name in changed)) return `"${name}"`;
    if (changed[name] === 'null') return 'null';
    return changed[name] === 'number' ? `number + ${copy * most}` : `${key} || '_${copy}'`;
  });
  const names = rows.map(({ name }) => `"${name}"`).join(', ');
  await db.execute(
    sql.raw(
      `insert into ${table} (${names}) overriding system value select ${taken.join(', ')} from ${table} where length(${key}) = (select min(length(id)) from legal_case)`,
    ),
  );
}

async function copyChunk(
  { db }: Connection,
  { number, cases }: { number: number; cases: number },
  offset: number,
): Promise<void> {
  const written = await ChunkWriter.begin({ db, clock: systemClock }, cases);
  for (let place = 0; ; place += 1) {
    const [block] = await db
      .select({ content: caseSearchBlock.content })
      .from(caseSearchBlock)
      .where(sql`${caseSearchBlock.chunk} = ${number} and ${caseSearchBlock.place} = ${place}`);
    if (!block) break;
    for (const { term, hits } of unpackBlock(block.content))
      await written.add(term, [shiftHits(hits, offset)]);
  }
  await written.end();
  await db.update(caseSearchChunk).set({ visible: true }).where(eq(caseSearchChunk.number, written.number));
}

/** Hits as of cases whose numbers are so much higher: only the first number of each run says where it begins. */
function shiftHits(hits: Buffer, offset: number): Buffer {
  const runs: Buffer[] = [];
  for (let at = 0; at < hits.length; ) {
    const end = at + HEADER_BYTES + hits.readUInt32BE(at);
    let first = 0;
    let from = at + HEADER_BYTES;
    for (let shift = 0; ; shift += 7) {
      const byte = hits[from++] as number;
      first += (byte & 127) << shift;
      if (byte < 128) break;
    }
    const number: number[] = [];
    let left = first + offset;
    for (; left > 127; left >>>= 7) number.push((left & 127) | 128);
    number.push(left);
    const head = Buffer.allocUnsafe(HEADER_BYTES);
    head.writeUInt32BE(number.length + end - from, 0);
    runs.push(head, Buffer.from(number), hits.subarray(from, end));
    at = end;
  }
  return Buffer.concat(runs);
}

/** The kept library of similar cases as it would be of all copies. */
export function multiplySimilar({ index, stamps }: KeptSimilarCases, times: number): KeptSimilarCases {
  const copies = Array.from({ length: times }, (_, copy) => copy);
  const renamed = (id: string, copy: number) => (copy === 0 ? id : `${id}_${copy}`);
  const size = index.cases.length;
  const vectors = new Float32Array(index.vectors.length * times);
  for (const copy of copies) vectors.set(index.vectors, copy * index.vectors.length);
  return {
    stamps: new Map(copies.flatMap((copy) => [...stamps].map(([id, stamp]) => [renamed(id, copy), stamp]))),
    index: {
      ...index,
      learnedFrom: index.learnedFrom * times,
      vectors,
      cases: copies.flatMap((copy) => index.cases.map((one) => ({ ...one, id: renamed(one.id, copy) }))),
      removed: copies.flatMap((copy) => index.removed.map((number) => number + copy * size)),
      postings: {
        ...index.postings,
        holding: index.postings.holding.map((held) => held * times),
        segments: copies.flatMap((copy) =>
          // Copies of their own: what is the same array twice would be kept and held once.
          index.postings.segments.map((one) => ({
            ...structuredClone(one),
            firstCase: one.firstCase + copy * size,
          })),
        ),
      },
    },
  };
}
