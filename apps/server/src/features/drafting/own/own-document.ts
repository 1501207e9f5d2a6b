import type { DraftDocument } from '@mingfa/legal/drafting/document-blocks';
import type { FactDictionary } from '@mingfa/legal/drafting/fact-definition';
import { EMPTY_SHEET, type FactSheet } from '@mingfa/legal/drafting/fact-sheet';
import { OwnScope } from '@mingfa/legal/drafting/own/own-scope';
import type { CompiledOwnTemplate } from '@mingfa/legal/drafting/own/own-template-of';
import { renderOwnTemplate } from '@mingfa/legal/drafting/own/render-own-template';

/** The words of a template of somebody's own with the facts of a sheet: an approximate view of its filled file. */
export const ownDocument = (
  compiled: CompiledOwnTemplate,
  dictionary: FactDictionary,
  facts: { sheet: FactSheet; today: string },
): DraftDocument => renderOwnTemplate(compiled.own, new OwnScope(compiled, dictionary, facts));

/** As it is printed to be filled in by hand. */
export const ownBlankForm = (
  compiled: CompiledOwnTemplate,
  dictionary: FactDictionary,
  today: string,
): DraftDocument =>
  renderOwnTemplate(compiled.own, new OwnScope(compiled, dictionary, { sheet: EMPTY_SHEET, today }, true));
