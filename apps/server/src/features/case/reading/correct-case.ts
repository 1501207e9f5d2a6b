import type {
  CaseArea,
  CaseDetail,
  CaseField,
  CaseKind,
  CaseOutcome,
  CaseProcedure,
} from '@mingfa/contract/case';
import { readCourt } from '@mingfa/legal/judgments/read-court';
import { eq } from 'drizzle-orm';
import { caseText, legalCase } from '../../../db/schema/case.ts';
import { recordAudit } from '../../../engine/audit/index.ts';
import { expireCases } from '../../../engine/cases/index.ts';
import { caseTerms } from '../../../engine/retrieval/index.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import type { CaseTextSearch } from '../../../ports/case-text-search.ts';
import { requireOwnCase } from '../require-case.ts';
import { touchCaseLibrary } from '../touch-case-library.ts';
import { getCase } from './get-case.ts';

interface CorrectInput {
  caseId: string;
  title?: string | undefined;
  court?: string | undefined;
  causes?: string[] | undefined;
  procedure?: CaseProcedure | undefined;
  kind?: CaseKind | undefined;
  area?: CaseArea | undefined;
  decidedOn?: string | null | undefined;
  outcome?: CaseOutcome | null | undefined;
}

/**
 * Corrects fields that were read wrongly. What is corrected is certain, and stays when the case is imported again.
 * @throws AppError `not_found`
 */
export async function correctCase(
  context: RequestContext & { caseSearch: CaseTextSearch },
  { caseId, ...input }: CorrectInput,
): Promise<CaseDetail> {
  const row = await requireOwnCase(context, caseId);
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
  const fields = Object.keys(given) as CaseField[];
  if (fields.length > 0) {
    const now = context.clock.now();
    await context.db.transaction(async (tx) => {
      const [text] = await tx.select().from(caseText).where(eq(caseText.caseId, caseId));
      const [changed] = await tx
        .update(legalCase)
        .set({
          ...given,
          ...(input.court === undefined ? {} : standingOf(input.court, row.number, text?.masked ?? '')),
          // A day that was entered is whole.
          ...(input.decidedOn === undefined ? {} : { decidedIn: null }),
          corrected: [...new Set([...row.corrected, ...fields])],
          uncertain: row.uncertain.filter(({ field }) => !fields.includes(field)),
        })
        .where(eq(legalCase.id, caseId))
        .returning();
      if (changed && text) {
        await context.caseSearch.removeCases(tx, [caseId]);
        const terms = caseTerms({ ...changed, text: text.masked, sections: text.sections });
        await context.caseSearch.addCases(tx, [{ caseId, terms }]);
      }
      await touchCaseLibrary(tx, now, [caseId]);
      await recordAudit(context, tx, { kind: 'case', id: caseId, action: 'corrected' });
    });
    await context.caseSearch.settle();
    expireCases(context);
  }
  return getCase(context, { caseId });
}

/** Of another court, level and region are others too. */
function standingOf(court: string, number: string | null, text: string) {
  const { level, region } = readCourt(court, number, text);
  return { level, region };
}
