import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { buildLibraryIndex } from '../../../engine/library/library-index.ts';
import { loadLibraryRows } from '../../../engine/library/load-library.ts';

/** Names resolved in one statement, so that none runs long. */
const NAMES_AT_A_TIME = 40;

/** Points citations at the laws they name, now that all of them are there. */
export async function resolveReferences(db: Database): Promise<void> {
  const open = await db.execute<{ key: string }>(
    sql`select distinct to_title_key as key from law_citation where to_law_id is null`,
  );
  const { names } = buildLibraryIndex(await loadLibraryRows(db));
  const found = open.rows.flatMap(({ key }) => {
    const law = names.get(key)?.[0];
    return law ? [{ key, law }] : [];
  });
  for (let start = 0; start < found.length; start += NAMES_AT_A_TIME) {
    const rows = JSON.stringify(found.slice(start, start + NAMES_AT_A_TIME));
    await db.execute(sql`
      update law_citation set to_law_id = r.law from json_to_recordset(${rows}::json) as r(key text, law text)
      where to_law_id is null and to_title_key = r.key`);
  }
}
