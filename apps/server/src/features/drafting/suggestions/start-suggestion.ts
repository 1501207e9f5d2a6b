import type * as contract from '@mingfa/contract/draft-suggestion';
import type { EndpointInput } from '@mingfa/contract/endpoint';
import { cleanText } from '@mingfa/legal/drafting/clean-text';
import { documentText } from '@mingfa/legal/drafting/document-text';
import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import { isUniqueViolation } from '../../../db/is-unique-violation.ts';
import { draftSuggestion } from '../../../db/schema/drafting.ts';
import { findRepeatedRun, identifyRequest, type RunEvent } from '../../../engine/runs/index.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import { todayInChina } from '../../../runtime/today-in-china.ts';
import { documentOf } from '../drafts/document-of.ts';
import { catalogFor } from '../own/own-catalog.ts';
import { type DraftOfMatter, ownDraft } from '../own-rows.ts';
import { requireTemplate } from '../templates/template-catalog.ts';
import type { SuggestionRow } from './own-suggestion.ts';
import { startChunk } from './start-chunk.ts';
import type { SuggestionContext } from './suggestion-context.ts';
import { SUGGESTION } from './suggestion-subject.ts';
import { placeOfSelection, wordsOfPart } from './suggestion-target.ts';
import { writeSuggestion } from './write-suggestion.ts';

type Input = EndpointInput<typeof contract.startSuggestion>;

/** So many are kept of a draft; those that were taken over stay besides, since labels rest on them. */
const KEPT = 100;

/**
 * Has a model write for a draft, and gives the stream. It is written whether or not anybody reads.
 * @throws AppError `not_found`, `selection_gone`, `model_not_configured`, `run_in_progress`, `quota_exceeded`, `idempotency_conflict`
 */
export async function startSuggestion(
  context: SuggestionContext & RequestContext,
  input: Input,
): Promise<AsyncIterable<RunEvent>> {
  const found = await ownDraft(context.db, context.caller, input.draftId);
  const identity = identifyRequest(context.request, 'suggestion', input);
  const repeated = await findRepeatedRun(context.db, context.caller.userId, identity);
  if (repeated) return context.runs.read(repeated, 0, context.signal);
  const catalog = await catalogFor(context);
  const entry = requireTemplate(catalog, found.draft.templateId);
  const today = todayInChina(context.clock);
  const { part = null, selection = null } = input;
  const content = { sheet: found.matter.sheet, parts: found.draft.parts, body: found.draft.body };
  const whole =
    part === null
      ? documentText(documentOf(catalog, entry, content, today))
      : wordsOfPart(catalog, entry, found, part, today);
  if (part !== null && selection) placeOfSelection(whole, selection);
  // Any other model than the program itself, which composes by rules anyway.
  const models = (await context.models.resolve(input.modelId)).filter(({ builtIn }) => !builtIn);
  if (models.length === 0) throw new AppError('model_not_configured');
  const row: SuggestionRow = {
    ...{ id: context.ids.make('draftSuggestion'), ownerId: context.caller.userId, draftId: found.draft.id },
    ...{ act: input.act, part, selection, wish: cleanText(input.wish) },
    ...{ before: cleanText(selection?.text ?? whole), parts: [], text: '', decision: 'open' },
    ...{ acceptedText: null, checked: null, createdAt: context.clock.now(), decidedAt: null },
  };
  const runId = context.ids.make('run');
  const newRun = {
    ...{ id: runId, subjectKind: SUGGESTION, subjectId: row.id, exclusiveKey: found.draft.id },
    ...{ userId: row.ownerId, language: context.language, requestId: context.request.requestId },
    ...{ idempotencyKey: identity.key, requestHash: identity.key === null ? null : identity.hash },
  };
  const start = startChunk({ suggestionId: row.id, runId, model: null, createdAt: row.createdAt });
  const { act, before, wish } = row;
  try {
    await context.runs.start(
      newRun,
      start,
      (tx) => record(context, tx, found, row),
      (write, signal) =>
        writeSuggestion(
          context,
          { catalog, entry, found, act, before, wish, row, whole, models },
          write,
          signal,
        ),
    );
    return context.runs.read(runId, 0, context.signal);
  } catch (error) {
    const raced = error instanceof AppError && error.code === 'run_in_progress';
    if (raced || isUniqueViolation(error, 'run_idempotency')) {
      const earlier = await findRepeatedRun(context.db, context.caller.userId, identity);
      if (earlier) return context.runs.read(earlier, 0, context.signal);
    }
    throw error;
  }
}

async function record(
  context: SuggestionContext & RequestContext,
  tx: Transaction,
  { draft }: DraftOfMatter,
  row: SuggestionRow,
): Promise<void> {
  await context.takeQuota(tx, context.caller, 'question');
  const old = tx
    .select({ id: draftSuggestion.id })
    .from(draftSuggestion)
    .where(and(eq(draftSuggestion.draftId, draft.id), ne(draftSuggestion.decision, 'accepted')))
    .orderBy(desc(draftSuggestion.createdAt), desc(draftSuggestion.id))
    .offset(KEPT - 1);
  await tx.delete(draftSuggestion).where(inArray(draftSuggestion.id, old));
  await tx.insert(draftSuggestion).values(row);
}
