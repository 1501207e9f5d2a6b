import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';

/** Points articles that cases cite at laws that the library has come to hold. */
export async function resolveCaseCitations(db: Database): Promise<void> {
  await db.execute(sql`
    update case_citation set law_id = law.id from law
    where case_citation.law_id is null and law.title_key = case_citation.title_key`);
}
