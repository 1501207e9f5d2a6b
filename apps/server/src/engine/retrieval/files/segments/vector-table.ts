import { sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../../../db/client.ts';
import type { AllowedScope } from '../../../access/index.ts';
import {
  encodeVector,
  listVectorTables,
  signsTypeOf,
  tableExists,
  type VectorTable,
  vectorTypeOf,
} from '../../vectors/vector-tables.ts';
import { inScope } from './searched-batches.ts';

/** A segment near the question in meaning. */
export interface MeaningHit {
  segmentId: string;
  /** Cosine of the angle between the two, −1 to 1. */
  score: number;
}

/** Over this many segments signs are compared first: 30,000 × 1024 in 45 ms instead of 520, embedded. */
const SCANNED_WHOLE = 3000;
/** Of which this many for each hit wanted are compared exactly. */
const LOOKED_AT_FOR_EACH = 10;

/** Makes the table; safe to repeat. Rows of a document go with it. */
export async function ensureVectorTable(db: DatabaseOrTransaction, table: VectorTable): Promise<void> {
  if (await tableExists(db, table.name)) return;
  await db.execute(sql`
    create table if not exists ${sql.identifier(table.name)} (
      segment_id text primary key,
      document_id text not null references document (id) on delete cascade,
      signs ${signsTypeOf(table)} not null,
      embedding ${vectorTypeOf(table)} not null
    )`);
  await db.execute(
    sql`create index if not exists ${sql.identifier(`${table.name}_document`)} on ${sql.identifier(table.name)} (document_id)`,
  );
}

/** Keeps vectors. A segment that is gone meanwhile is passed over. */
export async function writeVectors(
  db: DatabaseOrTransaction,
  table: VectorTable,
  rows: readonly { segmentId: string; documentId: string; vector: Float32Array }[],
): Promise<void> {
  if (rows.length === 0) return;
  const values = rows.map(
    ({ segmentId, documentId, vector }) =>
      sql`(${segmentId}::text, ${documentId}::text, ${encodeVector(vector)}::vector)`,
  );
  await db.execute(sql`
    insert into ${sql.identifier(table.name)} (segment_id, document_id, signs, embedding)
    select segment_id, document_id, binary_quantize(embedding)::${signsTypeOf(table)}, embedding::${vectorTypeOf(table)}
    from (values ${sql.join(values, sql`, `)}) as written (segment_id, document_id, embedding)
    where exists (
      select from document_segment
      where document_segment.id = segment_id and document_segment.document_id = written.document_id and enabled
    )
    on conflict (segment_id) do update set signs = excluded.signs, embedding = excluded.embedding`);
}

/** Forgets the vectors of segments whose words changed or that are gone, in every table. */
export async function forgetVectors(db: DatabaseOrTransaction, segmentIds: readonly string[]): Promise<void> {
  for (const name of await listVectorTables(db, 'segment')) {
    await db.execute(
      sql`delete from ${sql.identifier(name)} where segment_id = any(${sql.param(segmentIds)}::text[])`,
    );
  }
}

/** Forgets the vectors of segments that a document has no more. */
export async function forgetOlderVectors(db: DatabaseOrTransaction, documentId: string): Promise<void> {
  for (const name of await listVectorTables(db, 'segment')) {
    await db.execute(sql`
      delete from ${sql.identifier(name)} kept where kept.document_id = ${documentId} and not exists (
        select from document_segment segment where segment.id = kept.segment_id and segment.enabled)`);
  }
}

/** The segments nearest to a vector among those of the documents in the scope: exact, or nearly so where there are many. */
export async function rankByMeaning(
  db: DatabaseOrTransaction,
  table: VectorTable,
  scope: AllowedScope,
  vector: Float32Array,
  options: { limit: number; segments: number },
): Promise<MeaningHit[]> {
  const question = sql`${encodeVector(vector)}::vector::${vectorTypeOf(table)}`;
  const candidates = sql`select kept.segment_id, kept.embedding
    from document join ${sql.identifier(table.name)} kept on kept.document_id = document.id
    where ${inScope(scope)}`;
  const near =
    options.segments > SCANNED_WHOLE
      ? sql`${candidates} order by kept.signs <~> binary_quantize(${question})::${signsTypeOf(table)}
          limit ${options.limit * LOOKED_AT_FOR_EACH}`
      : candidates;
  const { rows } = await db.execute<{ segment_id: string; distance: number }>(sql`
    with near as materialized (${near})
    select segment_id, embedding <#> ${question} as distance from near order by 2 limit ${options.limit}`);
  return rows.map((row) => ({ segmentId: row.segment_id, score: -row.distance }));
}
