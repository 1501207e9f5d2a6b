import type { MatterFacts } from '@mingfa/contract/matter';
import { checkFact } from '@mingfa/legal/drafting/check-fact';
import { contradictedPaths, type FactSheet } from '@mingfa/legal/drafting/fact-sheet';
import { asc, eq } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../../db/client.ts';
import { draft } from '../../../db/schema/drafting.ts';
import { contractSheet } from '../contract-document.ts';
import type { MatterRow } from '../own-rows.ts';
import { definitionAt, type TemplateCatalog } from '../templates/template-catalog.ts';
import { touchedBy } from '../touched-by.ts';

/** The facts of a matter as they stand, with the drafts that a change of them has touched. */
export async function describeFacts(
  db: DatabaseOrTransaction,
  catalog: TemplateCatalog,
  row: MatterRow,
  today: string,
): Promise<MatterFacts> {
  const drafts = await db
    .select({
      draftId: draft.id,
      title: draft.title,
      templateId: draft.templateId,
      seenFactsRevision: draft.seenFactsRevision,
    })
    .from(draft)
    .where(eq(draft.matterId, row.id))
    .orderBy(asc(draft.createdAt), asc(draft.id));
  return {
    factsRevision: row.factsRevision,
    sheet: contractSheet(row.sheet),
    contradicted: contradictedPaths(row.sheet),
    problems: problemsOf(catalog, row.sheet, today),
    touchedDrafts: drafts
      .map(({ draftId, title, ...one }) => ({ draftId, title, touchedBy: touchedBy(catalog, one, row) }))
      .filter((one) => one.touchedBy.length > 0),
  };
}

/** Values of a sheet that are not as they have to be. */
function problemsOf(
  catalog: TemplateCatalog,
  { entries }: FactSheet,
  today: string,
): MatterFacts['problems'] {
  return Object.entries(entries).flatMap(([path, { chosen }]) => {
    const definition = definitionAt(catalog, path);
    const problem = definition && chosen.value !== '' ? checkFact(definition, chosen.value, today) : null;
    return problem ? [{ path, ...problem }] : [];
  });
}
