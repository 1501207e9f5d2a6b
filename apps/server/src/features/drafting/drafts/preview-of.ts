import type { DraftPreview } from '@mingfa/contract/draft-state';
import { missingFacts } from '@mingfa/legal/drafting/asked-facts';
import { checkFact } from '@mingfa/legal/drafting/check-fact';
import { contradictedPaths, factOfPath } from '@mingfa/legal/drafting/fact-sheet';
import { formState } from '@mingfa/legal/drafting/form-state';
import { contractDocument } from '../contract-document.ts';
import { type CatalogTemplate, definitionAt, type TemplateCatalog } from '../templates/template-catalog.ts';
import { type DraftContent, documentOf } from './document-of.ts';

/** What a draft looks like with its facts, and how its form stands. Takes time in proportion to both. */
export function previewOf(
  catalog: TemplateCatalog,
  entry: CatalogTemplate,
  content: DraftContent,
  today: string,
): DraftPreview {
  const { template, drawn } = entry;
  const { sheet } = content;
  const scope = { sheet, today, rows: new Map() };
  const isDrawn = (path: string) => drawn.has(factOfPath(path));
  return {
    document: contractDocument(documentOf(catalog, entry, content, today)),
    form: formState(template, scope),
    missing: missingFacts(template, scope),
    problems: Object.entries(sheet.entries).flatMap(([path, { chosen }]) => {
      const definition = isDrawn(path) && chosen.value !== '' ? definitionAt(catalog, path) : null;
      const problem = definition && checkFact(definition, chosen.value, today);
      return problem ? [{ path, ...problem }] : [];
    }),
    contradicted: contradictedPaths(sheet).filter(isDrawn),
  };
}
