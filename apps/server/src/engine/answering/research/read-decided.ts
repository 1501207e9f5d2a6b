import { claimOutcome } from '@mingfa/legal/judgments/claim-outcome';
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
    .select({
      id: legalCase.id,
      outcome: legalCase.outcome,
      procedure: legalCase.procedure,
      disposal: legalCase.disposal,
      parties: legalCase.parties,
    })
    .from(legalCase)
    .where(inArray(legalCase.id, [...caseIds]));
  const texts = await db
    .select({ caseId: caseText.caseId, masked: caseText.masked, sections: caseText.sections })
    .from(caseText)
    .where(inArray(caseText.caseId, [...caseIds]));
  return new Map(
    cases.map(({ id, ...decided }) => {
      const text = texts.find(({ caseId }) => caseId === id);
      const section = text?.sections.find(({ kind }) => kind === 'ruling');
      const lines = section && text?.masked.split('\n').slice(section.from - 1, section.to);
      const ruling = lines?.join(' ') ?? null;
      return [id, { outcome: claimOutcome({ ...decided, ruling: ruling ?? '' }), ruling }];
    }),
  );
}
