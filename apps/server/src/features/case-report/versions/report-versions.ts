import type { ReportContent } from '@mingfa/contract/case-report-content';
import {
  type CaseReport,
  MOST_VERSIONS_OF_REPORT,
  type ReportVersion,
} from '@mingfa/contract/case-report-project';
import { and, asc, desc, eq, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import {
  caseReport,
  caseReportCase,
  caseReportVersion,
  type StoredReportState,
} from '../../../db/schema/case-report.ts';
import type { AppContext, MakingContext, RequestContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import { getReport } from '../change-report.ts';
import { composeContent } from '../content/compose-content.ts';
import { ownReport, type ReportRow } from '../own-report.ts';

type VersionRow = typeof caseReportVersion.$inferSelect;

/** The versions of a report, newest first. @throws AppError `not_found` */
export async function listReportVersions(
  { db, caller }: RequestContext,
  { reportId, page, pageSize }: { reportId: string; page: number; pageSize: number },
) {
  await ownReport(db, caller, reportId);
  const ofReport = eq(caseReportVersion.reportId, reportId);
  const rows = await db
    .select()
    .from(caseReportVersion)
    .where(ofReport)
    .orderBy(desc(caseReportVersion.number))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return {
    items: rows.map(describeVersion),
    total: await db.$count(caseReportVersion, ofReport),
    page,
    pageSize,
  };
}

/** Keeps the report as it stands. @throws AppError `not_found`, `limit_reached` */
export async function saveReportVersion(
  context: MakingContext,
  { reportId, note }: { reportId: string; note: string },
): Promise<ReportVersion> {
  const content = await composeContent(context, await ownReport(context.db, context.caller, reportId));
  return context.makeOnce(async (tx) => {
    const row = await ownReport(tx, context.caller, reportId, true);
    return describeVersion(await keepVersion(context, tx, row, { content, note, reason: 'saved' }));
  });
}

/** A version with its text. @throws AppError `not_found` */
export async function getReportVersion(
  context: RequestContext,
  input: { reportId: string; versionId: string },
): Promise<ReportVersion & { content: ReportContent }> {
  const row = await ownVersion(context, input);
  return { ...describeVersion(row), content: row.content };
}

/** Why a case left that had been chosen after the version was saved. */
const RESTORED = {
  'zh-CN': (version: number) => `恢复到第 ${version} 版时移出`,
  en: (version: number) => `taken out when version ${version} was restored`,
} as const;

/**
 * Puts the pending case, the cases chosen and what the author wrote back as they stood; what stood there is kept as a version. The log
 * stays, and a case chosen since is taken out, not forgotten: it goes on to stand among those left out.
 * @throws AppError `not_found`, `limit_reached`
 */
export async function restoreReportVersion(
  context: RequestContext,
  input: { reportId: string; versionId: string },
): Promise<CaseReport> {
  const { db, caller, clock } = context;
  const { reportId } = input;
  const version = await ownVersion(context, input);
  const content = await composeContent(context, await ownReport(db, caller, reportId));
  const now = clock.now();
  await db.transaction(async (tx) => {
    const row = await ownReport(tx, caller, reportId, true);
    await keepVersion(context, tx, row, { content, note: '', reason: 'restore' });
    const { cases, ...state } = version.state;
    await tx
      .update(caseReport)
      .set({ ...state, updatedAt: now })
      .where(eq(caseReport.id, reportId));
    const held = await tx.select().from(caseReportCase).where(eq(caseReportCase.reportId, reportId));
    const kept = new Set(cases.map(({ caseId }) => caseId));
    const since = held.filter(({ caseId, removedAt }) => removedAt === null && !kept.has(caseId));
    for (const { caseId } of since)
      await tx
        .update(caseReportCase)
        .set({ removedAt: now, removeReason: RESTORED[context.language](version.number) })
        .where(and(eq(caseReportCase.reportId, reportId), eq(caseReportCase.caseId, caseId)));
    for (const { addedAt, removedAt, ...one } of cases) {
      const values = {
        ...one,
        addedAt: new Date(addedAt),
        removedAt: removedAt ? new Date(removedAt) : null,
      };
      await tx
        .insert(caseReportCase)
        .values({ ...values, reportId })
        .onConflictDoUpdate({
          target: [caseReportCase.reportId, caseReportCase.caseId],
          // What was adverse at any time stays so.
          set: {
            ...values,
            wasAdverse: or(
              caseReportCase.wasAdverse,
              sql`${values.wasAdverse ?? values.stance === 'adverse'}::boolean`,
            ),
          },
        });
    }
  });
  return getReport(context, { reportId });
}

/** One of the versions of the caller's own report. @throws AppError `not_found` */
export async function ownVersion(
  { db, caller }: Pick<RequestContext, 'db' | 'caller'>,
  { reportId, versionId }: { reportId: string; versionId: string },
): Promise<VersionRow> {
  await ownReport(db, caller, reportId);
  const [row] = await db
    .select()
    .from(caseReportVersion)
    .where(and(eq(caseReportVersion.id, versionId), eq(caseReportVersion.reportId, reportId)));
  if (!row) throw new AppError('not_found');
  return row;
}

async function keepVersion(
  { ids, clock }: Pick<AppContext, 'ids' | 'clock'>,
  tx: Transaction,
  row: ReportRow,
  kept: Pick<VersionRow, 'content' | 'note' | 'reason'>,
): Promise<VersionRow> {
  const number = (await tx.$count(caseReportVersion, eq(caseReportVersion.reportId, row.id))) + 1;
  if (number > MOST_VERSIONS_OF_REPORT)
    throw new AppError('limit_reached', { limit: MOST_VERSIONS_OF_REPORT });
  const version = {
    ...{ id: ids.make('caseReportVersion'), reportId: row.id, number, savedAt: clock.now() },
    ...{ state: await stateOf(tx, row), ...kept },
  };
  await tx.insert(caseReportVersion).values(version);
  return version;
}

async function stateOf(tx: Transaction, row: ReportRow): Promise<StoredReportState> {
  const { title, language, author, pending, stop, edits, omissions } = row;
  const cases = await tx
    .select()
    .from(caseReportCase)
    .where(eq(caseReportCase.reportId, row.id))
    .orderBy(asc(caseReportCase.addedAt), asc(caseReportCase.caseId));
  return {
    ...{ title, language, author, pending, stop, edits, omissions },
    cases: cases.map(({ reportId: _reportId, addedAt, removedAt, ...one }) => ({
      ...one,
      addedAt: addedAt.toISOString(),
      removedAt: removedAt?.toISOString() ?? null,
    })),
  };
}

function describeVersion({ id, number, note, reason, content, state, savedAt }: VersionRow): ReportVersion {
  return {
    versionId: id,
    number,
    note,
    reason,
    checksum: content.log.checksum,
    caseCount: state.cases.filter(({ removedAt }) => removedAt === null).length,
    savedAt: savedAt.toISOString(),
  };
}
