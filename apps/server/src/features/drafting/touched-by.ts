import { factOfPath } from '@mingfa/legal/drafting/fact-sheet';
import type { DraftRow, MatterRow } from './own-rows.ts';
import type { TemplateCatalog } from './templates/template-catalog.ts';

/** Facts a draft draws on that were changed since whoever saved or exported it last knew them, by path. */
export function touchedBy(
  { templates }: TemplateCatalog,
  { templateId, seenFactsRevision }: Pick<DraftRow, 'templateId' | 'seenFactsRevision'>,
  { changedIn, factsRevision }: Pick<MatterRow, 'changedIn' | 'factsRevision'>,
): string[] {
  const used = templates.get(templateId)?.used;
  if (!used || factsRevision <= seenFactsRevision) return [];
  return Object.keys(changedIn).filter(
    (path) => (changedIn[path] ?? 0) > seenFactsRevision && used.has(factOfPath(path)),
  );
}
