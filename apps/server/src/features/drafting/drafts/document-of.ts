import type { DocumentBody } from '@mingfa/contract/draft-document';
import type { WrittenParts } from '@mingfa/contract/draft-state';
import type { DraftDocument } from '@mingfa/legal/drafting/document-blocks';
import { dropEmptyClosing } from '@mingfa/legal/drafting/drop-empty-closing';
import type { FactSheet } from '@mingfa/legal/drafting/fact-sheet';
import { fullWidthDocument } from '@mingfa/legal/drafting/full-width-document';
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
  return body === null ? dropEmptyClosing(fullWidthDocument(made)) : { ...made, blocks: body };
}
