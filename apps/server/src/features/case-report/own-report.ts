import type { ReportSummary } from '@mingfa/contract/case-report-project';
import { and, eq, isNull } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import {
  caseReport,
  caseReportCase,
  caseReportSearch,
  caseReportVersion,
} from '../../db/schema/case-report.ts';
import type { Caller } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';

export type ReportRow = typeof caseReport.$inferSelect;
export type ChosenRow = typeof caseReportCase.$inferSelect;

/**
 * One of the caller's reports; to others there is none. In a transaction that changes what belongs to it, it is held.
 * @throws AppError `not_found`
 */
export async function ownReport(
  db: DatabaseOrTransaction,
  caller: Pick<Caller, 'userId'>,
  reportId: string,
  held = false,
): Promise<ReportRow> {
  const asked = db
    .select()
    .from(caseReport)
    .where(and(eq(caseReport.id, reportId), eq(caseReport.ownerId, caller.userId)));
  const [row] = await (held ? asked.for('update') : asked);
  if (!row) throw new AppError('not_found');
  return row;
}

/** A report as it stands in a list. */
export async function summarizeReport(db: DatabaseOrTransaction, row: ReportRow): Promise<ReportSummary> {
  const chosen = and(eq(caseReportCase.reportId, row.id), isNull(caseReportCase.removedAt));
  return {
    reportId: row.id,
    title: row.title,
    hearingCourt: row.pending.hearingCourt,
    caseCount: await db.$count(caseReportCase, chosen),
    searchCount: await db.$count(caseReportSearch, eq(caseReportSearch.reportId, row.id)),
    versionCount: await db.$count(caseReportVersion, eq(caseReportVersion.reportId, row.id)),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
