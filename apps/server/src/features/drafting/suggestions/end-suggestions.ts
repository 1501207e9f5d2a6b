import type { DraftSuggestion } from '@mingfa/contract/draft-suggestion';
import { and, eq, isNull, lte } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import { draftSuggestion } from '../../../db/schema/drafting.ts';
import { listRuns } from '../../../engine/runs/index.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import { describeSuggestion } from './describe-suggestion.ts';
import { ownSuggestion, type SuggestionRow } from './own-suggestion.ts';
import type { SuggestionContext } from './suggestion-context.ts';
import { SUGGESTION } from './suggestion-subject.ts';

interface SuggestionPlace {
  draftId: string;
  suggestionId: string;
}

/** Stops a suggestion that is being written and keeps its text. @throws AppError `not_found` */
export async function cancelSuggestion(
  context: SuggestionContext & RequestContext,
  place: SuggestionPlace,
): Promise<DraftSuggestion> {
  const row = await ownSuggestion(context.db, context.caller, place);
  await stop(context, row);
  return describeSuggestion(context.db, await ownSuggestion(context.db, context.caller, place));
}

/** Puts a suggestion aside; one that is being written is stopped. @throws AppError `not_found`, `suggestion_decided` where it was taken over */
export async function dismissSuggestion(
  context: SuggestionContext & RequestContext,
  place: SuggestionPlace,
): Promise<DraftSuggestion> {
  const row = await ownSuggestion(context.db, context.caller, place);
  if (row.decision === 'accepted') throw new AppError('suggestion_decided');
  await stop(context, row);
  await context.db.transaction((tx) => decide(context, tx, row, { decision: 'dismissed' }));
  return describeSuggestion(context.db, await ownSuggestion(context.db, context.caller, place));
}

async function stop(context: SuggestionContext, row: SuggestionRow): Promise<void> {
  const run = (await listRuns(context.db, SUGGESTION, [row.id])).get(row.id);
  if (run?.state === 'running') await context.runs.cancel(run.id);
}

/**
 * Says what became of a suggestion, once; older ones for the same words that nobody decided on are put aside with it.
 * @throws AppError `suggestion_decided` where somebody did otherwise before
 */
export async function decide(
  context: Pick<RequestContext, 'clock'>,
  tx: Transaction,
  row: SuggestionRow,
  decided: Pick<SuggestionRow, 'decision'> & Partial<Pick<SuggestionRow, 'acceptedText' | 'checked'>>,
): Promise<void> {
  const decidedAt = context.clock.now();
  const [held] = await tx
    .select({ decision: draftSuggestion.decision })
    .from(draftSuggestion)
    .where(eq(draftSuggestion.id, row.id))
    .for('update');
  const isAgain = held?.decision === 'dismissed' && decided.decision === 'dismissed';
  if (held?.decision !== 'open' && !isAgain) throw new AppError('suggestion_decided');
  await tx
    .update(draftSuggestion)
    .set({ decision: 'dismissed', decidedAt })
    .where(
      and(
        eq(draftSuggestion.draftId, row.draftId),
        row.part === null ? isNull(draftSuggestion.part) : eq(draftSuggestion.part, row.part),
        eq(draftSuggestion.decision, 'open'),
        lte(draftSuggestion.createdAt, row.createdAt),
      ),
    );
  await tx
    .update(draftSuggestion)
    .set({ ...decided, decidedAt })
    .where(eq(draftSuggestion.id, row.id));
}
