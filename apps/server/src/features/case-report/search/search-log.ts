import { createHash } from 'node:crypto';
import { MOST_SEARCHES_OF_REPORT, type ReportSearch } from '@mingfa/contract/case-report-project';
import { asc, eq } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../../../db/client.ts';
import { caseReportSearch } from '../../../db/schema/case-report.ts';
import { AppError } from '../../../ports/app-error.ts';

/** The log of a report: its entries, the text that they make, and what that hashes to. */
export interface SearchLog {
  entries: ReportSearch[];
  text: string;
  checksum: string;
}

/** SHA-256 of a log's text, in hexadecimal digits. An empty log has one too. */
export const checksumOf = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

export async function readSearchLog(db: DatabaseOrTransaction, reportId: string): Promise<SearchLog> {
  const lines = (await readLines(db, reportId)).map(({ line }) => line);
  const text = textOf(lines);
  return { entries: lines.map((line) => JSON.parse(line) as ReportSearch), text, checksum: checksumOf(text) };
}

/** Writes an entry at the end. The report is held. @throws AppError `limit_reached` */
export async function appendToLog(
  tx: Transaction,
  reportId: string,
  entry: Omit<ReportSearch, 'number'>,
): Promise<ReportSearch> {
  const lines = (await readLines(tx, reportId)).map(({ line }) => line);
  if (lines.length >= MOST_SEARCHES_OF_REPORT)
    throw new AppError('limit_reached', { limit: MOST_SEARCHES_OF_REPORT });
  const { searchId, ...told } = entry;
  const numbered: ReportSearch = { number: lines.length + 1, searchId, ...told };
  const line = JSON.stringify(numbered);
  await tx.insert(caseReportSearch).values({
    id: searchId,
    reportId,
    number: numbered.number,
    line,
    checksum: checksumOf(textOf([...lines, line])),
  });
  return numbered;
}

/** Holds a log against the checksums that were written with it, and a given one against its beginnings. */
export async function checkLog(
  db: DatabaseOrTransaction,
  reportId: string,
  given: string | undefined,
): Promise<{ intact: boolean; entries: number; checksum: string; matches: number | null }> {
  const rows = await readLines(db, reportId);
  const checksums = [checksumOf('')];
  let text = '';
  for (const { line } of rows) {
    text += `${line}\n`;
    checksums.push(checksumOf(text));
  }
  const matches = given === undefined ? -1 : checksums.lastIndexOf(given);
  return {
    intact: rows.every((row, at) => row.number === at + 1 && row.checksum === checksums[at + 1]),
    entries: rows.length,
    checksum: checksums.at(-1) as string,
    matches: matches < 0 ? null : matches,
  };
}

const textOf = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');

const readLines = (db: DatabaseOrTransaction, reportId: string) =>
  db
    .select({
      number: caseReportSearch.number,
      line: caseReportSearch.line,
      checksum: caseReportSearch.checksum,
    })
    .from(caseReportSearch)
    .where(eq(caseReportSearch.reportId, reportId))
    .orderBy(asc(caseReportSearch.number));
