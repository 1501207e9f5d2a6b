import type { Draft, DraftDetail } from '@mingfa/contract/draft-state';
import { count, inArray } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../../db/client.ts';
import { draftVersion } from '../../../db/schema/drafting.ts';
import { contractSheet } from '../contract-document.ts';
import type { DraftOfMatter } from '../own-rows.ts';
import { requireTemplate, type TemplateCatalog } from '../templates/template-catalog.ts';
import { touchedBy } from '../touched-by.ts';
import { previewOf } from './preview-of.ts';

type Listed = Pick<
  DraftOfMatter['draft'],
  'id' | 'templateId' | 'title' | 'revision' | 'seenFactsRevision' | 'createdAt' | 'savedAt'
>;
/** What describes a draft in a list: without its words. */
export interface ListedDraft {
  draft: Listed & { isFree: boolean };
  matter: Pick<DraftOfMatter['matter'], 'id' | 'name' | 'changedIn' | 'factsRevision'>;
}

/** Drafts as a list shows them. */
export async function describeDrafts(
  db: DatabaseOrTransaction,
  catalog: TemplateCatalog,
  rows: readonly ListedDraft[],
): Promise<Draft[]> {
  const ids = rows.map(({ draft }) => draft.id);
  const counted =
    ids.length === 0
      ? []
      : await db
          .select({ id: draftVersion.draftId, versions: count() })
          .from(draftVersion)
          .where(inArray(draftVersion.draftId, ids))
          .groupBy(draftVersion.draftId);
  const versions = new Map(counted.map((one) => [one.id, one.versions]));
  return rows.map(({ draft, matter }) => {
    const { templateId } = draft;
    return {
      ...{ draftId: draft.id, matterId: matter.id, matterName: matter.name, templateId },
      // A template that a later release does not have any more is called by its id.
      templateTitle: catalog.templates.get(templateId)?.summary.title ?? { zh: templateId, en: templateId },
      ...{ title: draft.title, revision: draft.revision, isFree: draft.isFree },
      touchedBy: touchedBy(catalog, draft, matter),
      versions: versions.get(draft.id) ?? 0,
      createdAt: draft.createdAt.toISOString(),
      savedAt: draft.savedAt.toISOString(),
    };
  });
}

/** A draft with everything an editor of it needs. @throws AppError `not_found` where its template is gone */
export async function describeDraft(
  db: DatabaseOrTransaction,
  catalog: TemplateCatalog,
  { draft, matter }: DraftOfMatter,
  today: string,
): Promise<DraftDetail> {
  const entry = requireTemplate(catalog, draft.templateId);
  const { parts, body } = draft;
  const listed = { draft: { ...draft, isFree: body !== null }, matter };
  const [described] = await describeDrafts(db, catalog, [listed]);
  return {
    ...(described as Draft),
    ...previewOf(catalog, entry, { sheet: matter.sheet, parts, body }, today),
    sheet: contractSheet(matter.sheet),
    factsRevision: matter.factsRevision,
    parts,
    body,
  };
}
