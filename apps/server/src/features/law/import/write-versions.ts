import { sql } from 'drizzle-orm';
import type { Database, DatabaseOrTransaction } from '../../../db/client.ts';
import type { TextSearch } from '../../../ports/text-search.ts';
import { versionFacts } from './merge-version.ts';
import type { VersionDraft } from './version-draft.ts';

/** Rows of one statement: on the embedded database everybody else waits while it runs. */
const ROWS_AT_A_TIME = 250;

export interface WriteContext {
  db: Database;
  search: TextSearch;
  now(): Date;
}

/**
 * Writes versions and their articles in state `loading`, where no reader sees them. Nothing here needs one transaction:
 * a killed import leaves loading versions behind, which the next one removes.
 */
export async function writeLoadingVersions(
  context: WriteContext,
  drafts: readonly VersionDraft[],
  keyToLawId: (titleKey: string) => string | null,
): Promise<void> {
  const { db } = context;
  await insertVersions(db, drafts, context.now());
  await inChunks(
    drafts.flatMap((draft) =>
      draft.statute.headings.map((heading) => ({ version: draft.versionId, ...heading })),
    ),
    (rows) =>
      db.execute(sql`
      insert into law_heading (version_id, position, parent, level, label)
      select version, position, parent, level, label from json_to_recordset(${JSON.stringify(rows)}::json)
        as r(version text, position int, parent int, level text, label text)`),
  );
  await inChunks(
    drafts.flatMap((draft) =>
      draft.articles.map((article) => ({ version: draft.versionId, law: draft.lawId, ...article })),
    ),
    (rows) =>
      db.execute(sql`
      insert into law_article (id, version_id, law_id, position, key, main, sub, label, heading_position, heading_path,
        text, paragraphs, text_hash)
      select id, version, law, position, key, main, sub, label, "headingPosition", "headingPath", text,
        nullif(paragraphs::jsonb, 'null'::jsonb), "textHash"
      from json_to_recordset(${JSON.stringify(rows)}::json) as r(id text, version text, law text, position int, key text,
        main int, sub smallint, label text, "headingPosition" int, "headingPath" text, text text, paragraphs json,
        "textHash" text)`),
  );
  await inChunks(
    drafts.flatMap((draft) =>
      draft.references.map((reference) => ({
        article: reference.articleId,
        version: draft.versionId,
        title: reference.titleKey,
        law: keyToLawId(reference.titleKey),
        key: reference.key,
      })),
    ),
    (rows) =>
      db.execute(sql`
      insert into law_citation (from_article_id, from_version_id, to_title_key, to_law_id, to_key)
      select article, version, title, law, key from json_to_recordset(${JSON.stringify(rows)}::json)
        as r(article text, version text, title text, law text, key text)`),
  );
  for (const { versionId, lawId, searchRows } of drafts) {
    await context.search.addVersion(db, { versionId, lawId }, searchRows);
  }
}

async function insertVersions(db: Database, drafts: readonly VersionDraft[], now: Date): Promise<void> {
  const rows = drafts.map((draft) => ({
    id: draft.versionId,
    law: draft.lawId,
    ...versionFacts(draft.identities),
    source: draft.source,
    path: draft.sourcePath,
    history: draft.statute.history,
    preamble: draft.statute.preamble,
    annex: draft.statute.annex,
    count: draft.articles.length,
    hash: draft.contentHash,
    identities: draft.identities,
    former: draft.formerIds,
  }));
  await db.execute(sql`
    insert into law_version (id, law_id, label, document_number, promulgated_on, effective_on, effective_approximate,
      repealed_on, raw_status, source, source_path, history, preamble, annex, article_count, text_hash, identities,
      former_ids, state, imported_at)
    select id, law, label, "documentNumber", "promulgatedOn", "effectiveOn", "effectiveApproximate", "repealedOn",
      "rawStatus", source, path, history, preamble, annex, count, hash, identities, former, 'loading',
      ${now.toISOString()}::timestamptz
    from json_to_recordset(${JSON.stringify(rows)}::json) as r(id text, law text, label text, "documentNumber" text,
      "promulgatedOn" date, "effectiveOn" date, "effectiveApproximate" boolean, "repealedOn" date, "rawStatus" text,
      source text, path text, history jsonb, preamble text, annex text, count int, hash text, identities jsonb,
      former jsonb)`);
  const repeals = drafts.flatMap((draft) =>
    draft.repeals.map((repeal) => ({ version: draft.versionId, ...repeal })),
  );
  await inChunks(repeals, (chunk) =>
    db.execute(sql`
    insert into law_repeal (version_id, title_key, title, article_key, repealed_on)
    select version, "titleKey", title, "articleKey", "repealedOn" from json_to_recordset(${JSON.stringify(chunk)}::json)
      as r(version text, "titleKey" text, title text, "articleKey" text, "repealedOn" date)`),
  );
}

async function inChunks<Row>(rows: readonly Row[], write: (chunk: Row[]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_AT_A_TIME) {
    await write(rows.slice(start, start + ROWS_AT_A_TIME));
  }
}

/** Removes versions with their articles and index rows; the rest follows by foreign key. */
export async function deleteVersions(
  tx: DatabaseOrTransaction,
  search: TextSearch,
  versionIds: readonly string[],
): Promise<void> {
  if (versionIds.length === 0) return;
  for (const versionId of versionIds) await search.removeVersion(tx, versionId);
  const ids = sql.join(
    versionIds.map((id) => sql`${id}`),
    sql`, `,
  );
  await tx.execute(sql`delete from law_version where id in (${ids})`);
}
