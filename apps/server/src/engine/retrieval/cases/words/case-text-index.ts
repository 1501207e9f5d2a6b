import { inArray, sql } from 'drizzle-orm';
import { caseSearchBlock, caseSearchEntry } from '../../../../db/schema/case-search.ts';
import type { AppContext } from '../../../../ports/app-context.ts';
import { CASE_PARTS, type CaseTextSearch } from '../../../../ports/case-text-search.ts';
import { readCases } from '../../../cases/index.ts';
import { clearChunks } from './clear-chunks.ts';
import { foldWaiting } from './fold-waiting.ts';
import { mergeChunks } from './merge-chunks.ts';
import { holdCommonTerms, readPostings } from './read-postings.ts';
import { scoreTerms } from './score-terms.ts';
import { WaitingTerms } from './waiting-terms.ts';

type IndexContext = Pick<AppContext, 'db' | 'clock'>;

/** The search by words over postings in plain SQL: boolean questions need all cases that match, not the best of them alone. */
export function createCaseTextIndex(context: IndexContext): CaseTextSearch {
  const { db } = context;
  const waiting = new WaitingTerms();
  /** One after another: they share the terms that wait. */
  let settling = Promise.resolve();
  async function settle(signal?: AbortSignal): Promise<void> {
    await foldWaiting(context, waiting, signal);
    await mergeChunks(context, signal);
    // The embedded database tidies nothing by itself.
    if (await clearChunks(context, signal)) await db.execute(sql`vacuum ${caseSearchBlock}`);
  }
  return {
    async addCases(tx, cases) {
      if (cases.length === 0) return;
      const rows = await tx
        .insert(caseSearchEntry)
        .values(
          cases.map(({ caseId, terms }) => ({
            caseId,
            lengths: CASE_PARTS.map((part) => terms[part]?.length ?? 0),
          })),
        )
        .returning({ number: caseSearchEntry.number, caseId: caseSearchEntry.caseId });
      const numbers = new Map(rows.map(({ number, caseId }) => [caseId, number]));
      for (const { caseId, terms } of cases) waiting.put(numbers.get(caseId) as number, terms);
    },

    async removeCases(tx, caseIds) {
      await tx.delete(caseSearchEntry).where(inArray(caseSearchEntry.caseId, [...caseIds]));
    },

    settle(signal) {
      const mine = settling.then(() => settle(signal));
      settling = mine.catch(() => {});
      return mine;
    },

    prepare: (signal) => holdCommonTerms(db, signal),

    async candidates(terms, { limit, part, caseIds }) {
      const weights = new Map<string, number>();
      for (const term of terms) weights.set(term, (weights.get(term) ?? 0) + 1);
      if (weights.size === 0 || limit <= 0) return [];
      const [index, postings] = await Promise.all([
        readCases(context),
        readPostings(db, [...weights.keys()]),
      ]);
      const { scores } = await scoreTerms(index, postings, { weights, part });
      const found: number[] = [];
      for (let row = 0; row < scores.length; row += 1) {
        if (scores[row] !== 0 && (!caseIds || caseIds.has(index.ids[row] ?? ''))) found.push(row);
      }
      found.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
      return found.slice(0, limit).map((row) => ({ caseId: index.ids[row] ?? '', score: scores[row] ?? 0 }));
    },
  };
}
