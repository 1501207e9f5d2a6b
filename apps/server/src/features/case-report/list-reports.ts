import { desc, eq } from 'drizzle-orm';
import { caseReport } from '../../db/schema/case-report.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { summarizeReport } from './own-report.ts';

/** The caller's reports, last changed first. */
export async function listReports({ db, caller }: RequestContext, input: { page: number; pageSize: number }) {
  const own = eq(caseReport.ownerId, caller.userId);
  const rows = await db
    .select()
    .from(caseReport)
    .where(own)
    .orderBy(desc(caseReport.updatedAt), desc(caseReport.id))
    .limit(input.pageSize)
    .offset((input.page - 1) * input.pageSize);
  const items = [];
  for (const row of rows) items.push(await summarizeReport(db, row));
  return { items, total: await db.$count(caseReport, own), page: input.page, pageSize: input.pageSize };
}
