import type { CaseTier } from '@mingfa/contract/case-report-content';
import type { CaseReport, ReportCase, ReportSearch } from '@mingfa/contract/case-report-project';
import { CASE_TIERS } from '@mingfa/legal/judgments/case-tier';
import type { RequestContext } from '../../ports/app-context.ts';
import { todayInChina } from '../../runtime/today-in-china.ts';
import { describeReportCase } from './cases/describe-report-case.ts';
import { listOmitted } from './cases/list-omitted.ts';
import { readChoices } from './cases/read-report-cases.ts';
import { openPointsOf } from './open-points.ts';
import { type ReportRow, summarizeReport } from './own-report.ts';
import { readCourts } from './read-courts.ts';
import { readSearchLog } from './search/search-log.ts';
import { readTierHoldings } from './search/tier-holdings.ts';

type ReadingContext = Pick<RequestContext, 'db' | 'caller' | 'clock'>;

/** A report with the cases chosen and left out, and what it still lacks. */
export async function describeReport(
  context: ReadingContext,
  row: ReportRow,
  tiers?: CaseReport['tiers'],
): Promise<CaseReport> {
  return (await readWholeReport(context, row, tiers)).report;
}

/**
 * A report with its searches, as its text is made of them.
 * @param counted what the library holds by tier, counted before: in a transaction nobody else reads on the embedded database
 */
export async function readWholeReport(
  context: ReadingContext,
  row: ReportRow,
  counted?: CaseReport['tiers'],
): Promise<{ report: CaseReport; searches: ReportSearch[]; checksum: string; today: string }> {
  const { db, clock } = context;
  const today = todayInChina(clock);
  const courts = await readCourts(db, row.pending);
  const { entries: searches, checksum } = await readSearchLog(db, row.id);
  const choices = await readChoices(context, row.id);
  const facts = { pending: row.pending, courts, searches, language: row.language, today };
  const cases = choices
    .filter(({ chosen }) => chosen.removedAt === null)
    .map((choice) => describeReportCase(choice, facts))
    .sort(
      (a, b) =>
        standsApart(a) - standsApart(b) || placeOf(a.tier) - placeOf(b.tier) || newestFirst(a.case, b.case),
    );
  const report = {
    ...(await summarizeReport(db, row)),
    language: row.language,
    author: row.author,
    pending: row.pending,
    courts,
    tiers: counted ?? (await readTierHoldings(context, courts)),
    stop: row.stop,
    cases,
    omitted: listOmitted(
      choices.map(({ chosen }) => chosen),
      searches,
      row.omissions,
    ),
  };
  return {
    report: { ...report, openPoints: openPointsOf(report, searches, row.edits) },
    searches,
    checksum,
    today,
  };
}

/** Behind all tiers: what is no effective decision belongs to none. */
const standsApart = ({ duty }: Pick<ReportCase, 'duty'>): number => (duty === 'none' ? 1 : 0);
const placeOf = (tier: CaseTier): number => CASE_TIERS.indexOf(tier);
type Decided = { decidedOn: string | null; decidedIn: string | null } | null;
const dayOf = (one: Decided): string => one?.decidedOn ?? one?.decidedIn ?? '';
const newestFirst = (a: Decided, b: Decided): number =>
  dayOf(a) < dayOf(b) ? 1 : dayOf(a) > dayOf(b) ? -1 : 0;
