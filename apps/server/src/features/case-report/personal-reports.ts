import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import {
  caseReport,
  caseReportCase,
  caseReportSearch,
  caseReportVersion,
} from '../../db/schema/case-report.ts';
import type { PersonalData } from '../../ports/personal-data.ts';

/** A person's similar-case reports, with what was chosen, searched and kept in them. */
export function personalCaseReports({ db }: { db: Database }): PersonalData {
  return {
    name: 'case-reports',
    async forget(userId) {
      const gone = await db
        .delete(caseReport)
        .where(eq(caseReport.ownerId, userId))
        .returning({ id: caseReport.id });
      return gone.length;
    },
    async export(userId) {
      const reports = await db
        .select()
        .from(caseReport)
        .where(eq(caseReport.ownerId, userId))
        .orderBy(asc(caseReport.createdAt));
      const rows: Record<string, object[]> = {
        caseReports: reports,
        caseReportCases: [],
        caseReportSearches: [],
        caseReportVersions: [],
      };
      for (const { id } of reports) {
        rows.caseReportCases?.push(
          ...(await db.select().from(caseReportCase).where(eq(caseReportCase.reportId, id))),
        );
        rows.caseReportSearches?.push(
          ...(await db
            .select()
            .from(caseReportSearch)
            .where(eq(caseReportSearch.reportId, id))
            .orderBy(asc(caseReportSearch.number))),
        );
        rows.caseReportVersions?.push(
          ...(await db
            .select()
            .from(caseReportVersion)
            .where(eq(caseReportVersion.reportId, id))
            .orderBy(asc(caseReportVersion.number))),
        );
      }
      return { rows, files: [] };
    },
  };
}
