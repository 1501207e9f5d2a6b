import { readAnswerParts } from '@mingfa/contract/answer-part';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import { draftSuggestion } from '../../../db/schema/drafting.ts';
import type { RunSubject } from '../../../engine/runs/index.ts';
import { startChunk } from './start-chunk.ts';

/** Suggestions for drafts among the subjects of runs. */
export const SUGGESTION = 'suggestion';

/** How a suggestion is kept, and told anew from there. */
export function suggestionSubject(ends: {
  /** Gives back the person's question. */
  refund(tx: Transaction, userId: string): Promise<void>;
}): RunSubject {
  return {
    kind: SUGGESTION,
    async keep(tx, { run, state, parts, text }) {
      await tx
        .update(draftSuggestion)
        .set({ parts: [...parts], text })
        .where(eq(draftSuggestion.id, run.subjectId));
      // What brought no word through no fault of the person's does not count against the quota.
      if ((state === 'failed' || state === 'interrupted') && text === '') await ends.refund(tx, run.userId);
    },
    async tellAnew(db, run) {
      const [kept] = await db.select().from(draftSuggestion).where(eq(draftSuggestion.id, run.subjectId));
      if (!kept) return null;
      const start = startChunk({
        suggestionId: kept.id,
        runId: run.id,
        model: run.model,
        createdAt: kept.createdAt,
      });
      return { start, parts: readAnswerParts(kept.parts) };
    },
  };
}
