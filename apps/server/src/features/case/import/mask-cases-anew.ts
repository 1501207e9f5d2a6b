import { causeIn } from '@mingfa/legal/judgments/cause-head';
import { and, asc, eq, gt, isNull, lt, or } from 'drizzle-orm';
import { caseText, legalCase } from '../../../db/schema/case.ts';
import { expireCases } from '../../../engine/cases/index.ts';
import { caseTerms } from '../../../engine/retrieval/cases/words/case-terms.ts';
import type { AppContext } from '../../../ports/app-context.ts';
import type { CaseTextSearch } from '../../../ports/case-text-search.ts';
import { getInstallationSettings } from '../../administration/index.ts';
import { touchCaseLibrary } from '../touch-case-library.ts';
import { maskedPeople } from './case-draft.ts';
import { caseMasker, MASK_VERSION } from './mask-case.ts';
import { readCase } from './read-case.ts';

/** Cases of one transaction: the embedded database serves nobody else meanwhile. */
const CASES_AT_A_TIME = 8;

/**
 * Masks the stored cases anew that were masked by older rules: text, title, parties and what the search finds. The paragraphs stay, and
 * with them notes and places. Where the installation shows names nothing changes. Killed, it goes on where it stopped.
 * @returns how many were masked anew
 */
export async function maskCasesAnew(
  context: AppContext & { caseSearch: CaseTextSearch },
  signal: AbortSignal,
): Promise<number> {
  const { db } = context;
  if (!(await getInstallationSettings(context)).caseNamesMasked) return 0;
  let masked = 0;
  for (let after = ''; !signal.aborted; ) {
    const stale = await db
      .select({ row: legalCase, text: caseText })
      .from(legalCase)
      .innerJoin(caseText, eq(caseText.caseId, legalCase.id))
      .where(
        and(
          eq(legalCase.state, 'ready'),
          isNull(legalCase.digest),
          or(isNull(legalCase.maskedBy), lt(legalCase.maskedBy, MASK_VERSION)),
          gt(legalCase.id, after),
        ),
      )
      .orderBy(asc(legalCase.id))
      .limit(CASES_AT_A_TIME);
    if (stale.length === 0) break;
    const anew: ((typeof stale)[number] & { values: ReturnType<typeof maskAnew> })[] = [];
    for (const held of stale) {
      anew.push({ ...held, values: maskAnew(held) });
      // Reading a long judgment takes a while: others have their turn after each.
      await new Promise((resolve) => setImmediate(resolve));
    }
    await db.transaction(async (tx) => {
      const ids = stale.map(({ row }) => row.id);
      await context.caseSearch.removeCases(tx, ids);
      for (const { row, text, values } of anew) {
        const { masked: words, ...fields } = values;
        await tx
          .update(legalCase)
          .set({ ...fields, maskedBy: MASK_VERSION })
          .where(eq(legalCase.id, row.id));
        await tx.update(caseText).set({ masked: words }).where(eq(caseText.caseId, row.id));
        const terms = caseTerms({ ...row, ...fields, text: words, sections: text.sections });
        await context.caseSearch.addCases(tx, [{ caseId: row.id, terms }]);
      }
      await touchCaseLibrary(tx, context.clock.now(), ids);
    });
    masked += stale.length;
    after = stale.at(-1)?.row.id ?? after;
  }
  if (masked > 0) {
    await context.caseSearch.settle(signal);
    expireCases(context);
  }
  return masked;
}

/** What is shown of a case by the present rules; where its text cannot be read any more, as it was shown. */
function maskAnew({ row, text }: { row: typeof legalCase.$inferSelect; text: typeof caseText.$inferSelect }) {
  const { title, parties, counsel, causes, corrected, authority } = row;
  const read = readCase({
    path: '',
    text: text.original,
    fields: { title, authority, ...(row.ownNumber ? { ownNumber: row.ownNumber } : {}) },
    isComposed: false,
  });
  if ('problem' in read) return { title, parties, counsel, causes, masked: text.masked };
  // Its own paragraphs: sections and notes count them.
  const mask = caseMasker({ ...read, paragraphs: text.original.split('\n') }, { names: true });
  return {
    title: mask(title),
    ...maskedPeople(
      {
        parties: parties.map((party) => ({ ...party, alias: null, representatives: [] })),
        counsel: counsel.map((one) => ({ ...one, lawyer: one.isLawyer, firm: null, role: '' })),
      },
      mask,
    ),
    causes: corrected.includes('causes')
      ? causes
      : [...new Set(causes.flatMap((cause) => causeIn(cause) ?? []))],
    masked: mask(text.original),
  };
}
