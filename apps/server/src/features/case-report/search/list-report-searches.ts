import type { RequestContext } from '../../../ports/app-context.ts';
import { ownReport } from '../own-report.ts';
import { checkLog, readSearchLog } from './search-log.ts';

/** The searches of a report, in the order they ran. @throws AppError `not_found` */
export async function listReportSearches(
  { db, caller }: RequestContext,
  { reportId, page, pageSize }: { reportId: string; page: number; pageSize: number },
) {
  await ownReport(db, caller, reportId);
  const { entries, checksum } = await readSearchLog(db, reportId);
  const start = (page - 1) * pageSize;
  return { items: entries.slice(start, start + pageSize), total: entries.length, page, pageSize, checksum };
}

/** The log as a text, a line of JSON for each search; its SHA-256 is the checksum. @throws AppError `not_found` */
export async function exportReportLog({ db, caller }: RequestContext, { reportId }: { reportId: string }) {
  await ownReport(db, caller, reportId);
  const { text, checksum } = await readSearchLog(db, reportId);
  return {
    fileName: `search-log-${checksum.slice(0, 12)}.jsonl`,
    mediaType: 'application/x-ndjson; charset=utf-8',
    content: Buffer.from(text, 'utf8'),
  };
}

/** Holds a checksum against the log. @throws AppError `not_found` */
export async function checkReportLog(
  { db, caller }: RequestContext,
  { reportId, checksum }: { reportId: string; checksum?: string | undefined },
) {
  await ownReport(db, caller, reportId);
  return checkLog(db, reportId, checksum);
}
