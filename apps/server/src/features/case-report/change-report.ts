import type { CaseReport, PendingCase } from '@mingfa/contract/case-report-project';
import type { Language } from '@mingfa/contract/values';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { caseReport } from '../../db/schema/case-report.ts';
import { recordAudit } from '../../engine/audit/index.ts';
import type { MakingContext, RequestContext } from '../../ports/app-context.ts';
import { takeRoom } from '../account/index.ts';
import { describeReport } from './describe-report.ts';
import { ownReport, type ReportRow } from './own-report.ts';
import { readCourts } from './read-courts.ts';
import { readTierHoldings } from './search/tier-holdings.ts';

const NOTHING_KNOWN: PendingCase = {
  hearingCourt: '',
  higherCourt: '',
  number: '',
  side: '',
  area: null,
  causes: [],
  procedure: null,
  facts: '',
  issues: [],
  claims: '',
  lawAsOf: null,
};

type AskedPending = { [Field in keyof PendingCase]?: PendingCase[Field] | undefined };
const withPending = (known: PendingCase, asked: AskedPending): PendingCase =>
  ({
    ...known,
    ...Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined)),
  }) as PendingCase;

/**
 * Begins a report.
 * @throws AppError `limit_reached`
 */
export async function createReport(
  context: MakingContext,
  { title, language, pending }: { title: string; language: Language; pending: AskedPending },
): Promise<CaseReport> {
  const { caller, clock, ids } = context;
  const now = clock.now();
  const row: ReportRow = {
    ...{ id: ids.make('caseReport'), ownerId: caller.userId, title, language, author: '' },
    ...{ pending: withPending(NOTHING_KNOWN, pending), stop: null, edits: {}, omissions: {} },
    ...{ createdAt: now, updatedAt: now },
  };
  const tiers = await readTierHoldings(context, await readCourts(context.db, row.pending));
  return context.makeOnce(async (tx) => {
    await takeRoom(context, tx, 'case_report');
    await tx.insert(caseReport).values(row);
    return describeReport({ ...context, db: tx }, row, tiers);
  });
}

/**
 * A report with the cases chosen and left out, and what it still lacks.
 * @throws AppError `not_found`
 */
export async function getReport(context: RequestContext, input: { reportId: string }): Promise<CaseReport> {
  return describeReport(context, await ownReport(context.db, context.caller, input.reportId));
}

/**
 * Changes title, author, language or the pending case; what is left out stays.
 * @throws AppError `not_found`
 */
export async function editReport(
  context: RequestContext,
  input: {
    reportId: string;
    title?: string | undefined;
    author?: string | undefined;
    language?: Language | undefined;
    pending?: AskedPending | undefined;
  },
): Promise<CaseReport> {
  await changeReport(context, input.reportId, (row) => ({
    title: input.title ?? row.title,
    author: input.author ?? row.author,
    language: input.language ?? row.language,
    pending: withPending(row.pending, input.pending ?? {}),
  }));
  return getReport(context, input);
}

/**
 * Changes a report, held meanwhile, with what belongs to it.
 * @throws AppError `not_found`
 */
export async function changeReport(
  { db, caller, clock }: RequestContext,
  reportId: string,
  change: (
    row: ReportRow,
    tx: Transaction,
  ) => Partial<typeof caseReport.$inferInsert> | Promise<Partial<typeof caseReport.$inferInsert>>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await ownReport(tx, caller, reportId, true);
    const changed = await change(row, tx);
    await tx
      .update(caseReport)
      .set({ ...changed, updatedAt: clock.now() })
      .where(eq(caseReport.id, row.id));
  });
}

/**
 * Deletes a report with its log and its versions.
 * @throws AppError `not_found`
 */
export async function deleteReport(context: RequestContext, input: { reportId: string }): Promise<void> {
  await context.db.transaction(async (tx) => {
    const { id } = await ownReport(tx, context.caller, input.reportId, true);
    await tx.delete(caseReport).where(eq(caseReport.id, id));
    await recordAudit(context, tx, { kind: 'case_report', action: 'deleted', id });
  });
}
