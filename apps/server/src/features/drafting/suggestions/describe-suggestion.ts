import { dataOf, textOf } from '@mingfa/contract/answer-part';
import type { DraftSuggestion } from '@mingfa/contract/draft-suggestion';
import type { Answer } from '@mingfa/contract/reduce-answer';
import type { DatabaseOrTransaction } from '../../../db/client.ts';
import { listRuns, type RunRow, replayAnswer } from '../../../engine/runs/index.ts';
import type { SuggestionRow } from './own-suggestion.ts';
import { SUGGESTION } from './suggestion-subject.ts';

/** Suggestions as they stand; of one that is being written, as far as that is stored. */
export async function describeSuggestions(
  db: DatabaseOrTransaction,
  rows: readonly SuggestionRow[],
): Promise<DraftSuggestion[]> {
  const runs = await listRuns(
    db,
    SUGGESTION,
    rows.map(({ id }) => id),
  );
  return Promise.all(
    rows.map(async (row) => {
      const run = runs.get(row.id);
      if (!run) throw new Error('A suggestion has no run.');
      const parts = run.state === 'running' ? (await replayAnswer(db, run.id)).answer.parts : row.parts;
      return describe(row, run, parts);
    }),
  );
}

/** One suggestion as it stands. */
export async function describeSuggestion(
  db: DatabaseOrTransaction,
  row: SuggestionRow,
): Promise<DraftSuggestion> {
  const [described] = await describeSuggestions(db, [row]);
  return described as DraftSuggestion;
}

function describe(row: SuggestionRow, run: RunRow, parts: Answer['parts']): DraftSuggestion {
  const error = dataOf(parts, 'error');
  return {
    ...{ suggestionId: row.id, draftId: row.draftId, act: row.act, part: row.part, selection: row.selection },
    ...{ wish: row.wish, before: row.before, decision: row.decision },
    text: row.acceptedText ?? textOf(parts),
    run: { runId: run.id, state: run.state, model: run.model },
    failure: error && { errorCode: error.errorCode, errorMessage: error.errorMessage },
    // What was checked by an older release was not looked through for what got lost.
    checked: row.checked && { ...row.checked, lost: row.checked.lost ?? [] },
    createdAt: row.createdAt.toISOString(),
  };
}
