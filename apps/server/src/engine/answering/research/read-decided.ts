import { inArray } from 'drizzle-orm';
import { caseText, legalCase } from '../../../db/schema/case.ts';
import type { AppContext } from '../../../ports/app-context.ts';
import type { DecidedCase } from './research-context.ts';

/** How cases were decided, by their ids: what became of the claims, and the court's order as readers see it. */
export async function readDecided(
  { db }: Pick<AppContext, 'db'>,
  caseIds: readonly string[],
): Promise<Map<string, DecidedCase>> {
  if (caseIds.length === 0) return new Map();
  const cases = await db
    .select({ id: legalCase.id, outcome: legalCase.outcome })
    .from(legalCase)
    .where(inArray(legalCase.id, [...caseIds]));
  const texts = await db
    .select({ caseId: caseText.caseId, masked: caseText.masked, sections: caseText.sections })
    .from(caseText)
    .where(inArray(caseText.caseId, [...caseIds]));
  return new Map(
    cases.map(({ id, outcome }) => {
      const text = texts.find(({ caseId }) => caseId === id);
      const ruling = text?.sections.find(({ kind }) => kind === 'ruling');
      const lines = ruling && text?.masked.split('\n').slice(ruling.from - 1, ruling.to);
      return [id, { outcome, ruling: lines?.join(' ') ?? null }];
    }),
  );
}
