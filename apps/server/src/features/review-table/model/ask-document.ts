import { setTimeout as wait } from 'node:timers/promises';
import type { ErrorCode } from '@mingfa/contract/errors';
import type { StoredAnswer } from '../../../db/schema/review-table.ts';
import { streamWithFallback } from '../../../engine/models/index.ts';
import { AppError } from '../../../ports/app-error.ts';
import type { ResolvedModel } from '../../../ports/model.ts';
import { readValue } from '../cells/read-value.ts';
import type { ReviewTableContext } from '../review-table-context.ts';
import type { ColumnsRead, ShownLine } from '../thread/column-jobs.ts';
import { type AskedColumn, composeCellPrompt } from './compose-cell-prompt.ts';
import { type CellAnswer, parseCellAnswers } from './parse-cell-answers.ts';

/** Questions of one call, and characters of the document it shows. */
const QUESTIONS = 8;
const CHARACTERS = 12_000;
const ANSWER_MAX_TOKENS = 2000;
/** Another try changes nothing. */
export const FINAL: readonly ErrorCode[] = ['model_unauthorized', 'model_refused', 'model_not_configured'];

/** What a model said to the questions it was asked. */
export interface ModelAnswers {
  /** By column; one without an entry was not answered. */
  answers: Map<string, StoredAnswer>;
  failure: ErrorCode | null;
  model: string | null;
}

/**
 * Asks the configured models about one document, a stretch of it after another until each question has its answer. What fails is told, not thrown.
 * @throws the signal's reason
 */
export async function askDocument(
  context: ReviewTableContext,
  models: readonly ResolvedModel[],
  columns: readonly AskedColumn[],
  read: ColumnsRead & { isWhole: boolean },
  signal: AbortSignal,
): Promise<ModelAnswers> {
  const told: ModelAnswers = { answers: new Map(), failure: null, model: null };
  const stretches = cutLines(read.lines);
  const isWhole = read.isWhole && !read.isCut;
  for (let from = 0; from < columns.length; from += QUESTIONS) {
    let open = columns.slice(from, from + QUESTIONS);
    for (const lines of stretches) {
      if (open.length === 0) break;
      const asked = await askOnce(context, models, open, lines, signal);
      if (asked.failure !== null) return { ...told, failure: asked.failure };
      told.model = asked.model;
      for (const [index, column] of open.entries()) {
        const answer = asked.answers.get(index + 1);
        if (!answer) continue;
        const placed = placeAnswer(column, answer, lines, isWhole);
        const before = told.answers.get(column.columnId);
        // Words on the subject in one stretch outweigh their absence in another.
        if (before === undefined || before.state === 'not_agreed' || placed.state === 'found')
          told.answers.set(column.columnId, placed);
      }
      open = open.filter(({ columnId }) => told.answers.get(columnId)?.state !== 'found');
    }
  }
  return told;
}

type AskedDocument =
  | { failure: ErrorCode }
  | { failure: null; model: string; answers: Map<number, CellAnswer> };

/** One call, repeated with waits where that may help. */
async function askOnce(
  context: ReviewTableContext,
  models: readonly ResolvedModel[],
  columns: readonly AskedColumn[],
  lines: readonly ShownLine[],
  signal: AbortSignal,
): Promise<AskedDocument> {
  let failure: ErrorCode = 'model_malformed';
  for (const waitMs of [0, ...context.modelWaitsMs]) {
    try {
      if (waitMs > 0) await wait(waitMs, undefined, { signal });
      const messages = composeCellPrompt(columns, lines.map(({ text }) => text).join('\n'));
      const answer = await streamWithFallback(
        models,
        () => ({ messages, maxOutputTokens: ANSWER_MAX_TOKENS, temperature: 0.1 }),
        { write: () => {}, signal, logger: context.logger },
      );
      const answers = parseCellAnswers(answer.text);
      if (answers) return { failure: null, model: answer.model.name, answers };
      failure = answer.finishReason === 'length' ? 'model_cut_off' : 'model_malformed';
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof AppError)) throw error;
      failure = error.code;
    }
    if (FINAL.includes(failure)) break;
  }
  return { failure };
}

/** Stretches of a document as one call shows them; a line is never cut but where it alone is longer. */
function cutLines(lines: readonly ShownLine[]): ShownLine[][] {
  const stretches: ShownLine[][] = [];
  let room = 0;
  for (const line of lines) {
    for (let from = 0; from < line.text.length; from += CHARACTERS) {
      const text = line.text.slice(from, from + CHARACTERS);
      if (text.length > room) {
        stretches.push([]);
        room = CHARACTERS;
      }
      stretches.at(-1)?.push({ ...line, text });
      room -= text.length + 1;
    }
  }
  return stretches;
}

/** What a model said, with the place of its quotation: words that do not stand in the document letter by letter have none. */
function placeAnswer(
  column: AskedColumn,
  { state, value: written, quote, confidence }: CellAnswer,
  lines: readonly ShownLine[],
  isWhole: boolean,
): StoredAnswer {
  const line = quote === '' ? undefined : lines.find(({ text }) => text.includes(quote));
  const place = line?.place ?? null;
  const value =
    state === 'found' ? readValue(column, column.kind === 'quote' ? quote || written : written) : null;
  const isMadeUp = column.kind === 'quote' && line === undefined;
  if (value === null || isMadeUp) {
    const says = state === 'not_agreed' ? 'not_agreed' : 'not_found';
    return {
      state: isWhole ? says : 'not_read',
      value: null,
      quote: line ? quote : '',
      place,
      confidence: 'low',
    };
  }
  return { state: 'found', value, quote, place, confidence: line ? confidence : 'low' };
}
