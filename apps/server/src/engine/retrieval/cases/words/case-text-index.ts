import { and, eq, inArray, lt } from 'drizzle-orm';
import {
  caseSearchChunk,
  caseSearchEntry,
  caseSearchPosting,
  caseSearchText,
} from '../../../../db/schema/case-search.ts';
import type { AppContext } from '../../../../ports/app-context.ts';
import { CASE_PARTS, type CaseTextSearch } from '../../../../ports/case-text-search.ts';
import { readCases } from '../../../cases/index.ts';
import { foldWaiting } from './fold-waiting.ts';
import { readPostings } from './read-postings.ts';
import { scoreTerms } from './score-terms.ts';

type IndexContext = Pick<AppContext, 'db' | 'clock'>;

/** Everybody waits while a statement writes into the embedded database. */
const CASES_AT_ONCE = 20;
/** A chunk that was not whole after this long is nobody's any more. */
const ABANDONED_AFTER_MS = 3_600_000;

/** The search by words over postings in plain SQL: boolean questions need all cases that match, not the best of them alone. */
export function createCaseTextIndex(context: IndexContext): CaseTextSearch {
  const { db } = context;
  return {
    async addCases(tx, cases) {
      for (let start = 0; start < cases.length; start += CASES_AT_ONCE) {
        const some = cases.slice(start, start + CASES_AT_ONCE);
        await tx.insert(caseSearchEntry).values(
          some.map(({ caseId, terms }) => ({
            caseId,
            lengths: CASE_PARTS.map((part) => countTerms(terms[part] ?? '')),
          })),
        );
        const rows = some.flatMap(({ caseId, terms }) =>
          CASE_PARTS.flatMap((part) => (terms[part] ? [{ caseId, part, terms: terms[part] }] : [])),
        );
        if (rows.length > 0) await tx.insert(caseSearchText).values(rows);
      }
    },

    async removeCases(tx, caseIds) {
      await tx.delete(caseSearchText).where(inArray(caseSearchText.caseId, [...caseIds]));
      await tx.delete(caseSearchEntry).where(inArray(caseSearchEntry.caseId, [...caseIds]));
    },

    async settle() {
      await clearAbandoned(context);
      await foldWaiting(context);
    },

    async candidates(terms, { limit, part, caseIds }) {
      const weights = new Map<string, number>();
      for (const term of terms) weights.set(term, (weights.get(term) ?? 0) + 1);
      if (weights.size === 0 || limit <= 0) return [];
      const [index, postings] = await Promise.all([
        readCases(context),
        readPostings(db, [...weights.keys()]),
      ]);
      const { scores } = scoreTerms(index, postings, { weights, part });
      const found: number[] = [];
      for (let row = 0; row < scores.length; row += 1) {
        if (scores[row] !== 0 && (!caseIds || caseIds.has(index.ids[row] ?? ''))) found.push(row);
      }
      found.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
      return found.slice(0, limit).map((row) => ({ caseId: index.ids[row] ?? '', score: scores[row] ?? 0 }));
    },
  };
}

function countTerms(terms: string): number {
  let count = terms === '' ? 0 : 1;
  for (let at = terms.indexOf(' '); at !== -1; at = terms.indexOf(' ', at + 1)) count += 1;
  return count;
}

async function clearAbandoned({ db, clock }: IndexContext): Promise<void> {
  const before = new Date(clock.now().getTime() - ABANDONED_AFTER_MS);
  const left = await db
    .select({ number: caseSearchChunk.number })
    .from(caseSearchChunk)
    .where(and(eq(caseSearchChunk.visible, false), lt(caseSearchChunk.begunAt, before)));
  if (left.length === 0) return;
  const numbers = left.map((chunk) => chunk.number);
  await db.delete(caseSearchPosting).where(inArray(caseSearchPosting.chunk, numbers));
  await db.delete(caseSearchChunk).where(inArray(caseSearchChunk.number, numbers));
}
