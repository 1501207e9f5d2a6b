import type { DocumentBody } from '@mingfa/contract/draft-document';
import type { FactChange } from '@mingfa/contract/draft-fact';
import type { WrittenParts } from '@mingfa/contract/draft-state';
import { EMPTY_SHEET } from '@mingfa/legal/drafting/fact-sheet';
import { applyChanges } from '../matters/apply-changes.ts';
import type { DraftOfMatter } from '../own-rows.ts';
import type { TemplateCatalog } from '../templates/template-catalog.ts';
import { cleanBody } from './clean-body.ts';
import type { DraftContent } from './document-of.ts';

/** What was typed and is not saved yet. Absent: as the draft has it. */
interface TypedChanges {
  facts: readonly FactChange[];
  parts?: WrittenParts | undefined;
  body?: DocumentBody | null | undefined;
}

/** What a draft, or a template without one, is made of once these changes are in it. @throws AppError `limit_reached`, `invalid_input` */
export function changedContent(
  catalog: TemplateCatalog,
  held: DraftOfMatter | null,
  { facts, parts, body }: TypedChanges,
): DraftContent {
  return {
    sheet: applyChanges(catalog, held?.matter.sheet ?? EMPTY_SHEET, facts),
    parts: parts ?? held?.draft.parts ?? {},
    body: body === undefined ? (held?.draft.body ?? null) : body && cleanBody(body),
  };
}
