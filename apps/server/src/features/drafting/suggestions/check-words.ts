import type { AuditedCitation } from '@mingfa/contract/citation-audit';
import type { SuggestionCheck, SuggestionProblem } from '@mingfa/contract/draft-suggestion';
import { documentText, spansOf } from '@mingfa/legal/drafting/document-text';
import { EMPTY_SHEET } from '@mingfa/legal/drafting/fact-sheet';
import { findUnsourced, type ToldFacts } from '@mingfa/legal/drafting/find-unsourced';
import { breather } from '../../../engine/breathe.ts';
import { todayInChina } from '../../../runtime/today-in-china.ts';
import { documentOf } from '../drafts/document-of.ts';
import type { DraftOfMatter } from '../own-rows.ts';
import type { CatalogTemplate, TemplateCatalog } from '../templates/template-catalog.ts';
import type { SuggestionRow } from './own-suggestion.ts';
import type { SuggestionContext } from './suggestion-context.ts';

/** What a model's words are looked through with. */
export interface CheckedBeside extends Pick<SuggestionRow, 'act' | 'before' | 'wish'> {
  catalog: TemplateCatalog;
  entry: CatalogTemplate;
  found: DraftOfMatter;
}

const RAW_CHARACTERS = 500;

/**
 * Checks every citation, as those of answers and of anybody's text are checked, and finds what neither the facts nor the person told, and what
 * stood in words that were to be put otherwise and is gone.
 * @throws AppError `parser_timeout`, `parser_memory`
 */
export async function checkWords(
  context: Pick<SuggestionContext, 'auditThreads' | 'clock'>,
  beside: CheckedBeside,
  text: string,
  userId: string,
  signal: AbortSignal,
): Promise<SuggestionCheck> {
  const asOf = todayInChina(context.clock);
  const told = toldIn(beside, asOf);
  const citations: AuditedCitation[] = [];
  const { libraryDate } = await context.auditThreads.run(
    { subject: { pasted: text }, asOf, today: asOf, askedBy: userId, from: 0, found: 0 },
    async (step) => void citations.push(...step.citations),
    signal,
  );
  const problems = citations.filter((one) => isProblem(one, told)).map(problemOf);
  const breathe = breather();
  const find = async (within: string, known: ToldFacts) => {
    const steps = findUnsourced(within, known);
    for (let step = steps.next(); ; step = steps.next()) {
      if (step.done) return step.value;
      signal.throwIfAborted();
      await breathe();
    }
  };
  const unsourced = await find(text, told);
  // What is written anew may say other things; what is put otherwise says the same.
  const isAnew = beside.act === 'write';
  const lost = isAnew ? [] : await find(beside.before, { sheet: EMPTY_SHEET, texts: [text] });
  return { asOf, libraryDate, citations, problems, unsourced, lost };
}

/** What has to be mended or accepted. The number of one's own case is told, not invented; what was not looked at is no better than what is wrong. */
function isProblem(
  { state, type, raw, isDoubtful, notRunReason }: AuditedCitation,
  told: ToldFacts,
): boolean {
  if (notRunReason === 'too_many') return true;
  const isOwnCase =
    state === 'not_in_library' && type === 'case' && told.texts.some((text) => text.includes(raw));
  return isDoubtful && !isOwnCase;
}

const problemOf = ({ start, raw, state }: AuditedCitation): SuggestionProblem => ({
  start,
  raw: raw.slice(0, RAW_CHARACTERS),
  state,
});

/** The facts, the person's own words, and what rules make of the facts; what a model wrote earlier proves nothing. */
function toldIn({ catalog, entry, found, before, wish }: CheckedBeside, asOf: string): ToldFacts {
  const { draft, matter } = found;
  const { sheet } = matter;
  const parts = Object.fromEntries(Object.entries(draft.parts).filter(([, { by }]) => by === 'person'));
  const byRules = documentOf(catalog, entry, { sheet, parts, body: null }, asOf);
  const edited = draft.body === null ? [] : spansOf({ ...byRules, blocks: draft.body });
  const own = edited.filter(({ origin }) => origin.kind !== 'model').map(({ text }) => text);
  const values = Object.values(sheet.entries).map(({ chosen }) => String(chosen.value));
  return { sheet, texts: [before, wish, documentText(byRules), own.join(''), ...values] };
}
