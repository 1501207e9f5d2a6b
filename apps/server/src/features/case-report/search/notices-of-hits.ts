import type { HitNotice } from '@mingfa/contract/case-report-project';
import { isReversal } from '@mingfa/legal/judgments/decision-effect';
import { numberOfLater, readCases } from '../../../engine/cases/index.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { readReadable } from '../../case/index.ts';
import { readLaterOfAll, replacedCases, standingDecision } from '../later-decisions.ts';

/** What must be known of cases before they are chosen: those in whose place a later decision stands, with it. */
export async function noticesOf(
  context: Pick<RequestContext, 'db' | 'caller'>,
  caseIds: readonly string[],
): Promise<HitNotice[]> {
  const replaced = replacedCases(await readLaterOfAll(context, await readCases(context)));
  const found = caseIds.flatMap((caseId) => {
    const by = replaced.get(caseId);
    const reversal = by?.find(({ disposal }) => isReversal(disposal));
    const told = reversal ?? by?.[0];
    return told
      ? [{ caseId, told, isReversed: reversal !== undefined, standing: standingDecision(caseId, replaced) }]
      : [];
  });
  const described = await readReadable(
    context,
    found.flatMap(({ standing }) => (standing ? [standing.id] : [])),
  );
  return found.map(({ caseId, told, isReversed, standing }) => ({
    caseId,
    by: numberOfLater(told),
    isReversed,
    standing: described.get(standing?.id ?? '') ?? null,
  }));
}
