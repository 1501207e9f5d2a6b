import { sql } from 'drizzle-orm';
import type { Database, DatabaseOrTransaction } from '../../../../db/client.ts';
import {
  encodeVector,
  signsTypeOf,
  tableExists,
  type VectorTable,
  vectorTypeOf,
} from '../../vectors/vector-tables.ts';

/** An article or a digest that has no vector yet. */
export interface MissingText {
  id: string;
  text: string;
}

/** A place of the library near the question in meaning; `versionId` is null for a digest. */
export interface NearPlace {
  lawId: string;
  articleKey: string;
  versionId: string | null;
  /** Cosine of the angle between the two, −1 to 1. */
  score: number;
}

/** Over this many the signs are compared first. */
const SCANNED_WHOLE = 3000;
/** Of which this many for each place wanted are compared exactly. */
const LOOKED_AT_FOR_EACH = 4;
/** In one statement: on the embedded database everybody else waits while it runs. */
const LOOKED_THROUGH = 500;
/** A digest is said in its whole; of a long article the model reads the beginning anyway. */
const LONGEST_TEXT = 4000;

/**
 * Makes the table; safe to repeat. Its rows name articles and digests without a reference to them, so that an import need
 * not look here: what is gone is passed over in a search and swept away by the job.
 */
export async function ensureArticleVectorTable(db: DatabaseOrTransaction, table: VectorTable): Promise<void> {
  if (await tableExists(db, table.name)) return;
  await db.execute(sql`
    create table if not exists ${sql.identifier(table.name)} (
      id text primary key,
      signs ${signsTypeOf(table)} not null,
      embedding ${vectorTypeOf(table)} not null
    )`);
}

/**
 * Articles of every version that is held, and digests, that have no vector in the table, by their ids.
 * Law, headings and number stand before the words: 第三条 alone says little of what it is about.
 */
export async function listMissingTexts(
  db: Database,
  table: VectorTable | null,
  { after, limit }: { after: MissingText | null; limit: number },
): Promise<MissingText[]> {
  for (let from = after?.id ?? ''; ; ) {
    const page = await readPage(db, table, { from, limit });
    if (page.last === null) return [];
    const { missing } = page;
    const texts = missing.length > 0 ? await readTexts(db, missing) : [];
    if (texts.length > 0) return texts;
    from = missing.length === limit ? (missing.at(-1) ?? page.last) : page.last;
  }
}

/** The next ids of the library: where they end, and the first of those without a vector. */
async function readPage(
  db: Database,
  table: VectorTable | null,
  { from, limit }: { from: string; limit: number },
): Promise<{ last: string | null; missing: string[] }> {
  const kept = table ? sql`left join ${sql.identifier(table.name)} kept on kept.id = page.id` : sql``;
  const isMissing = table ? sql`kept.id is null` : sql`true`;
  const { rows } = await db.execute<{ last: string | null; missing: string[] }>(sql`
    with page as materialized (
      (select id from law_article where id > ${from} order by id limit ${LOOKED_THROUGH})
      union all (select id from law_digest where id > ${from} order by id limit ${LOOKED_THROUGH})
      order by 1 limit ${LOOKED_THROUGH})
    select max(page.id) as last,
      coalesce((array_agg(page.id order by page.id) filter (where ${isMissing}))[1:${sql.raw(String(limit))}], '{}') as missing
    from page ${kept}`);
  return rows[0] ?? { last: null, missing: [] };
}

/** What of them is to be embedded; a version that is still being read has nothing yet. */
async function readTexts(db: Database, ids: readonly string[]): Promise<MissingText[]> {
  const { rows } = await db.execute<{ id: string; text: string }>(sql`
    select article.id, concat_ws(E'\n', law.title, nullif(article.heading_path, ''), article.label || ' ' || article.text) as text
      from law_article article
      join law_version version on version.id = article.version_id and version.state = 'ready'
      join law on law.id = article.law_id
      where article.id = any(${sql.param(ids)}::text[])
    union all
    select digest.id, concat_ws(E'\n', law.title, digest.heading, digest.digest,
        (select string_agg(word, ' ') from jsonb_array_elements_text(digest.everyday_words) word)) as text
      from law_digest digest join law on law.id = digest.law_id
      where digest.id = any(${sql.param(ids)}::text[])
    order by 1`);
  return rows.map(({ id, text }) => ({ id, text: text.slice(0, LONGEST_TEXT) }));
}

/** Keeps vectors. */
export async function writeArticleVectors(
  db: DatabaseOrTransaction,
  table: VectorTable,
  rows: readonly { id: string; vector: Float32Array }[],
): Promise<void> {
  if (rows.length === 0) return;
  const values = rows.map(({ id, vector }) => sql`(${id}::text, ${encodeVector(vector)}::vector)`);
  await db.execute(sql`
    insert into ${sql.identifier(table.name)} (id, signs, embedding)
    select id, binary_quantize(embedding)::${signsTypeOf(table)}, embedding::${vectorTypeOf(table)}
    from (values ${sql.join(values, sql`, `)}) as written (id, embedding)
    on conflict (id) do update set signs = excluded.signs, embedding = excluded.embedding`);
}

/** Forgets the vectors of articles and digests that are gone. */
export async function sweepArticleVectors(db: DatabaseOrTransaction, table: VectorTable): Promise<void> {
  const name = sql.identifier(table.name);
  for (let from: string | null = ''; from !== null; ) {
    const { rows }: { rows: { last: string | null }[] } = await db.execute(sql`
      with page as materialized (select id from ${name} where id > ${from} order by id limit ${LOOKED_THROUGH}),
      gone as (
        delete from ${name} kept using page where kept.id = page.id
          and not exists (select from law_article article where article.id = page.id)
          and not exists (select from law_digest digest where digest.id = page.id))
      select max(id) as last from page`);
    from = rows[0]?.last ?? null;
  }
}

/** How many vectors there are, with those of what is gone since it was last swept. */
export async function countArticleVectors(db: DatabaseOrTransaction, table: VectorTable): Promise<number> {
  return await db.$count(sql`${sql.identifier(table.name)}`);
}

/** The places nearest to a vector: exact, or nearly so where there are many. */
export async function listNearPlaces(
  db: DatabaseOrTransaction,
  table: VectorTable,
  vector: Float32Array,
  options: { limit: number; total: number },
): Promise<NearPlace[]> {
  const question = sql`${encodeVector(vector)}::vector::${vectorTypeOf(table)}`;
  const all = sql`select id, embedding from ${sql.identifier(table.name)}`;
  const looked =
    options.total > SCANNED_WHOLE
      ? sql`${all} order by signs <~> binary_quantize(${question})::${signsTypeOf(table)}
          limit ${options.limit * LOOKED_AT_FOR_EACH}`
      : all;
  const { rows } = await db.execute<{
    lawId: string;
    articleKey: string;
    versionId: string | null;
    distance: number;
  }>(sql`
    with looked as materialized (${looked}),
    near as materialized (
      select id, embedding <#> ${question} as distance from looked order by 2 limit ${options.limit})
    select coalesce(article.law_id, digest.law_id) as "lawId", coalesce(article.key, digest.article_key) as "articleKey",
      article.version_id as "versionId", near.distance
    from near left join law_article article on article.id = near.id
      left join law_digest digest on digest.id = near.id
    where article.id is not null or digest.id is not null
    order by near.distance`);
  return rows.map(({ distance, ...place }) => ({ ...place, score: -distance }));
}
