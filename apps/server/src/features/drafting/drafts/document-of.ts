import type { DocumentBody } from '@mingfa/contract/draft-document';
import type { WrittenParts } from '@mingfa/contract/draft-state';
import type { DraftDocument } from '@mingfa/legal/drafting/document-blocks';
import type { FactSheet } from '@mingfa/legal/drafting/fact-sheet';
import { renderTemplate } from '@mingfa/legal/drafting/render-template';
import { ownDocument } from '../own/own-document.ts';
import type { CatalogTemplate, TemplateCatalog } from '../templates/template-catalog.ts';

/** What a draft is made of. */
export interface DraftContent {
  sheet: FactSheet;
  parts: WrittenParts;
  body: DocumentBody | null;
}

/** The document of a draft: as the template makes it of the facts, or as somebody edited it. */
export function documentOf(
  { dictionary }: TemplateCatalog,
  { template, own }: CatalogTemplate,
  { sheet, parts, body }: DraftContent,
  today: string,
): DraftDocument {
  const made = own
    ? ownDocument(own, dictionary, { sheet, today })
    : renderTemplate(template, dictionary, { sheet, today, replaced: parts });
  return body === null ? made : { ...made, blocks: body };
}
