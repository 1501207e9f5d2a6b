import { partText } from '@mingfa/legal/drafting/part-text';
import { AppError } from '../../../ports/app-error.ts';
import { documentOf } from '../drafts/document-of.ts';
import type { DraftOfMatter } from '../own-rows.ts';
import type { CatalogTemplate, TemplateCatalog } from '../templates/template-catalog.ts';

/** Words that a model is to write, or to write otherwise. */
export interface SuggestionTarget {
  part: string | null;
  selection: { text: string; start?: number | undefined } | null;
}

/** The words of a part as they stand: somebody's, or what rules compose. @throws AppError `invalid_input`, `selection_gone` of a free document */
export function wordsOfPart(
  catalog: TemplateCatalog,
  entry: CatalogTemplate,
  { draft, matter }: DraftOfMatter,
  part: string,
  today: string,
): string {
  if (!entry.template.parts.some(({ id }) => id === part))
    throw new AppError(
      'invalid_input',
      { problem: { 'zh-CN': '模板没有这一部分', en: 'the template has no such part' } },
      { details: [{ path: 'part', message: part }] },
    );
  // A document that is edited freely has no parts any more: what were written there would never be seen.
  if (draft.body !== null) throw new AppError('selection_gone');
  const content = { sheet: matter.sheet, parts: draft.parts, body: null };
  return draft.parts[part]?.text ?? partText(documentOf(catalog, entry, content, today), part);
}

/** Where chosen words stand in a text: where they were chosen, else at the one place that has them. @throws AppError `selection_gone` */
export function placeOfSelection(
  text: string,
  { text: chosen, start }: NonNullable<SuggestionTarget['selection']>,
): { start: number; end: number } {
  const first = text.indexOf(chosen);
  const isWhereChosen = start !== undefined && text.startsWith(chosen, start);
  const isAlone = first >= 0 && text.indexOf(chosen, first + 1) < 0;
  const at = isWhereChosen ? start : isAlone ? first : -1;
  if (at < 0) throw new AppError('selection_gone');
  return { start: at, end: at + chosen.length };
}
