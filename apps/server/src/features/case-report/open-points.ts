import type { CaseTier } from '@mingfa/contract/case-report-content';
import type { CaseReport, ReportSearch, TierHolding } from '@mingfa/contract/case-report-project';
import { CASE_TIERS } from '@mingfa/legal/judgments/case-tier';
import type { HearingCourts } from '@mingfa/legal/judgments/hearing-courts';
import type { StoredEdits } from '../../db/schema/case-report.ts';

type OpenPoint = CaseReport['openPoints'][number];

/** Tiers that there are for a hearing court, in the order in which they are searched. */
export function tiersOf({ hearing, high }: HearingCourts): CaseTier[] {
  return CASE_TIERS.filter((tier) => {
    if (tier === 'other') return false;
    if (tier === 'high') return high !== null;
    // The Supreme and the High Court are their own tier already.
    return tier !== 'higher_and_own' || (hearing.level !== 'supreme' && hearing.level !== 'high');
  });
}

/** Whether a tier lies behind the one at which the search was stopped (法发〔2020〕24号第四条第二款). 案例库 stands beside the order. */
export const isBehindStop = (tier: CaseTier, stop: CaseReport['stop']): boolean =>
  stop !== null && tier !== 'court_library' && CASE_TIERS.indexOf(tier) > CASE_TIERS.indexOf(stop.tier);

/** Whether the library held something of a tier. Of a time when that was not counted nothing is said against it. */
export const holdsTier = (byTier: readonly TierHolding[] | undefined, tier: CaseTier): boolean => {
  const held = byTier?.find((one) => one.tier === tier);
  return held === undefined || held.count + held.replaced > 0;
};

/** Whether a search looked through a tier: where the library held nothing of it, nothing was looked through. */
export const isSearched = (searches: readonly ReportSearch[], tier: CaseTier): boolean =>
  searches.some(({ tiers, holdings }) => tiers.includes(tier) && holdsTier(holdings.byTier, tier));

/** What is still missing before the report says what 法发〔2020〕24号第四条、第八条 ask. */
export function openPointsOf(
  { pending, courts, tiers, stop, cases }: Omit<CaseReport, 'openPoints'>,
  searches: readonly ReportSearch[],
  edits: StoredEdits,
): OpenPoint[] {
  const point = (kind: OpenPoint['kind'], more: Partial<OpenPoint> = {}): OpenPoint => ({
    kind,
    tier: null,
    caseId: null,
    ...more,
  });
  const when = (holds: boolean, kind: OpenPoint['kind']): OpenPoint[] => (holds ? [point(kind)] : []);
  const hasCourt = pending.hearingCourt !== '';
  const isConcluded = edits.conclusion?.paragraphs.some((text) => text !== '') ?? false;
  return [
    ...when(!hasCourt, 'no_hearing_court'),
    ...when(hasCourt && courts.hearing.level === null, 'hearing_court_unread'),
    ...when(courts.hearing.level !== null && courts.higher.from === 'unknown', 'higher_court_unknown'),
    ...when(pending.facts === '', 'no_facts'),
    ...when(pending.issues.length === 0, 'no_issues'),
    ...when(searches.length === 0, 'no_search'),
    // Of a tier that is not held here nothing can be searched here; the report says so.
    ...tiersOf(courts)
      .filter((tier) => holdsTier(tiers, tier) && !isSearched(searches, tier) && !isBehindStop(tier, stop))
      .map((tier) => point('tier_not_searched', { tier })),
    ...when(cases.length === 0, 'no_case'),
    ...cases.flatMap((one) => {
      const { caseId } = one;
      return [
        ...(one.reason === '' ? [point('case_without_reason', { caseId })] : []),
        ...(one.use === 'open' || one.useReason === '' ? [point('case_without_use', { caseId })] : []),
        ...(one.case && one.quotes.gist === null ? [point('case_without_gist', { caseId })] : []),
      ];
    }),
    ...when(!isConcluded, 'no_conclusion'),
  ];
}
