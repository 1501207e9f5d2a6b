import type { SuggestionCheck } from '@mingfa/contract/draft-suggestion';
import { cleanText } from '@mingfa/legal/drafting/clean-text';
import { listRuns } from '../../../engine/runs/index.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import { catalogFor } from '../own/own-catalog.ts';
import { ownDraft } from '../own-rows.ts';
import { requireTemplate } from '../templates/template-catalog.ts';
import { checkWords } from './check-words.ts';
import { ownSuggestion, type SuggestionRow } from './own-suggestion.ts';
import type { SuggestionContext } from './suggestion-context.ts';
import { SUGGESTION } from './suggestion-subject.ts';

/** Checks a suggestion as somebody mended it, or as it stands. @throws AppError `not_found`, `run_in_progress` */
export async function checkSuggestion(
  context: SuggestionContext & RequestContext,
  { text, ...place }: { draftId: string; suggestionId: string; text?: string | undefined },
): Promise<SuggestionCheck> {
  const row = await ownSuggestion(context.db, context.caller, place);
  return checkMended(context, row, text);
}

/** The check of a suggestion by the facts and the law of now. @throws AppError `not_found`, `run_in_progress` while it is being written */
export async function checkMended(
  context: SuggestionContext & RequestContext,
  row: SuggestionRow,
  text: string | undefined,
): Promise<SuggestionCheck> {
  const run = (await listRuns(context.db, SUGGESTION, [row.id])).get(row.id);
  if (run?.state === 'running') throw new AppError('run_in_progress');
  const found = await ownDraft(context.db, context.caller, row.draftId);
  const catalog = await catalogFor(context);
  const entry = requireTemplate(catalog, found.draft.templateId);
  const { act, before, wish } = row;
  const beside = { catalog, entry, found, act, before, wish };
  return checkWords(context, beside, cleanText(text ?? row.text), context.caller.userId, context.signal);
}
