import type { AnswerChunk } from '@mingfa/contract/answer-chunk';
import { documentText } from '@mingfa/legal/drafting/document-text';
import { partText } from '@mingfa/legal/drafting/part-text';
import { eq } from 'drizzle-orm';
import { draftSuggestion } from '../../../db/schema/drafting.ts';
import { streamWithFallback } from '../../../engine/models/index.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import type { ResolvedModel } from '../../../ports/model.ts';
import { todayInChina } from '../../../runtime/today-in-china.ts';
import { documentOf } from '../drafts/document-of.ts';
import { type CheckedBeside, checkWords } from './check-words.ts';
import { cleanSuggestion } from './clean-suggestion.ts';
import { composeSuggestionPrompt } from './compose-suggestion-prompt.ts';
import type { SuggestionRow } from './own-suggestion.ts';
import { findReliedArticles } from './relied-articles.ts';
import type { SuggestionContext } from './suggestion-context.ts';
import { tellFacts } from './told-to-model.ts';

const ANSWER_MAX_TOKENS = 6000;
const TEMPERATURE = 0.2;
const AROUND_CHARACTERS = 1500;

type Context = SuggestionContext & Pick<RequestContext, 'language' | 'caller'>;
type Write = (chunk: AnswerChunk) => void;

/** What is written for, with everything that is known of it. */
export interface SuggestionToWrite extends CheckedBeside {
  row: SuggestionRow;
  /** The text of the part, or of the document, that chosen words stand in. */
  whole: string;
  models: readonly ResolvedModel[];
}

/**
 * Finds the law, lets a model write, and checks what it wrote; what was written before a failure is checked, too.
 * @throws AppError when no model wrote, or one broke off; what was written before stays
 */
export async function writeSuggestion(
  context: Context,
  asked: SuggestionToWrite,
  write: Write,
  signal: AbortSignal,
): Promise<void> {
  const step = (kind: 'search_laws' | 'write' | 'check_citations', state: 'running' | 'done') =>
    write({ type: 'data-step', id: kind, data: { kind, state, values: {} } });
  const check = async (text: string) => {
    step('check_citations', 'running');
    const checked = await checkWords(context, asked, text, context.caller.userId, signal);
    // Kept before the run ends: whoever sees its end finds the check.
    await context.db.update(draftSuggestion).set({ checked }).where(eq(draftSuggestion.id, asked.row.id));
    step('check_citations', 'done');
  };
  step('search_laws', 'running');
  const messages = await compose(context, asked, signal);
  step('search_laws', 'done');
  step('write', 'running');
  let told = '';
  const noted: Write = (chunk) => {
    if (chunk.type === 'text-delta') told += chunk.delta;
    write(chunk);
  };
  const text = await ask(context, asked, messages, noted, signal).catch(async (error: unknown) => {
    if (told.trim() !== '' && !signal.aborted) await check(told);
    throw error;
  });
  const { template } = asked.entry;
  const label = template.parts.find(({ id }) => id === asked.row.part)?.label.zh ?? null;
  const clean = cleanSuggestion(text, label);
  if (clean === '') throw new AppError('model_malformed');
  if (clean !== text) tellAgain(write, clean);
  step('write', 'done');
  await check(clean);
}

async function ask(
  context: Context,
  { models }: SuggestionToWrite,
  messages: ReturnType<typeof composeSuggestionPrompt>,
  write: Write,
  signal: AbortSignal,
): Promise<string> {
  const { text, finishReason } = await streamWithFallback(
    models,
    () => ({ messages, maxOutputTokens: ANSWER_MAX_TOKENS, temperature: TEMPERATURE }),
    { write, signal, logger: context.logger, language: context.language, partId: 'suggestion' },
  );
  if (finishReason === 'length') throw new AppError('model_cut_off');
  return text;
}

/** What was told is dropped, and told without what no document can carry. */
function tellAgain(write: Write, text: string): void {
  const id = 'suggestion-clean';
  write({ type: 'reset-step' });
  write({ type: 'text-start', id });
  write({ type: 'text-delta', id, delta: text });
  write({ type: 'text-end', id });
}

async function compose(context: Context, asked: SuggestionToWrite, signal: AbortSignal) {
  const { catalog, entry, found, row, whole } = asked;
  const { draft, matter } = found;
  const { sheet } = matter;
  const { template } = entry;
  const asOf = todayInChina(context.clock);
  const part = template.parts.find(({ id }) => id === row.part);
  const byRules = documentOf(catalog, entry, { sheet, parts: {}, body: null }, asOf);
  const held = documentOf(catalog, entry, { sheet, parts: draft.parts, body: draft.body }, asOf);
  const words = [row.before, row.wish].join('\n');
  return composeSuggestionPrompt({
    act: row.act,
    documentTitle: template.documentTitle,
    partLabel: part?.label.zh ?? null,
    before: row.before,
    around: row.selection ? aroundOf(whole, row.before) : '',
    wish: row.wish,
    facts: tellFacts(catalog, entry, matter),
    composed: part ? partText(byRules, part.id) : '',
    document: documentText(held),
    articles: await findReliedArticles(context, catalog, entry, found, { words, asOf, signal }),
    asOf,
  });
}

function aroundOf(whole: string, chosen: string): string {
  const at = whole.indexOf(chosen);
  if (at < 0) return '';
  const end = at + chosen.length;
  const before = whole.slice(Math.max(0, at - AROUND_CHARACTERS), at);
  return `${before}……${whole.slice(end, end + AROUND_CHARACTERS)}`.toWellFormed();
}
