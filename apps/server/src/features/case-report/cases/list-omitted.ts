import type { CaseReport, ReportSearch } from '@mingfa/contract/case-report-project';
import type { ChosenRow } from '../own-report.ts';

type Omitted = CaseReport['omitted'][number];

/** Cases that stood among the first ten of a search and are not chosen, and those taken out again; adverse ones first. */
export function listOmitted(
  chosen: readonly ChosenRow[],
  searches: readonly ReportSearch[],
  reasons: Readonly<Record<string, string>>,
): Omitted[] {
  const removed = new Map(
    chosen.filter(({ removedAt }) => removedAt !== null).map((row) => [row.caseId, row]),
  );
  const held = new Set(chosen.filter(({ removedAt }) => removedAt === null).map(({ caseId }) => caseId));
  const omitted = new Map<string, Omitted>();
  for (const row of removed.values()) {
    const { caseId, title, number, stance, wasAdverse, removeReason } = row;
    const reason = reasons[caseId] || removeReason;
    omitted.set(caseId, {
      caseId,
      title,
      number,
      foundBy: [],
      removedAs: wasAdverse ? 'adverse' : stance,
      reason,
    });
  }
  for (const { number: search, top } of searches) {
    for (const { caseId, title, number } of top) {
      if (held.has(caseId)) continue;
      const known = omitted.get(caseId);
      if (known) known.foundBy.push(search);
      else
        omitted.set(caseId, {
          ...{ caseId, title, number, foundBy: [search], removedAs: null },
          reason: reasons[caseId] ?? '',
        });
    }
  }
  const isAdverse = ({ removedAs }: Omitted) => (removedAs === 'adverse' ? 0 : 1);
  return [...omitted.values()].sort((a, b) => isAdverse(a) - isAdverse(b));
}
