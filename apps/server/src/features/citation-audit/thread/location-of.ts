import type { AuditedCitation } from '@mingfa/contract/citation-audit';
import type { StatuteCitation } from '@mingfa/legal/citation/citation';
import type { ResolvedPlace } from '../../../engine/library/resolve-places.ts';

/** Where in the library an article stands that was found; null where none was. */
export function locationOf(
  then: ResolvedPlace,
  { paragraph, item }: StatuteCitation,
): AuditedCitation['location'] {
  const { law, version, article } = then;
  return law && article
    ? { lawId: law.id, versionId: version?.id ?? null, articleKey: article.key, paragraph, item }
    : null;
}
