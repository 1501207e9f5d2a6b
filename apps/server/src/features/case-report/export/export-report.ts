import { DOCX_MEDIA_TYPE, exportFileName } from '@mingfa/files/naming/export-file-name';
import { recordAudit } from '../../../engine/audit/index.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import type { WordWriter } from '../../../ports/word-writer.ts';
import { dayInChina } from '../../../runtime/today-in-china.ts';
import { composeContent } from '../content/compose-content.ts';
import { ownReport } from '../own-report.ts';
import { ownVersion } from '../versions/report-versions.ts';
import { reportFile } from './report-file.ts';

/**
 * The report as a Word file: as it stands, or one of its versions.
 * @throws AppError `not_found`, `parser_timeout`, `parser_memory`
 */
export async function exportReport(
  context: RequestContext & { wordWriter: WordWriter },
  { reportId, versionId }: { reportId: string; versionId?: string | undefined },
): Promise<{ fileName: string; mediaType: string; content: Uint8Array }> {
  const { db, caller, clock, signal, wordWriter } = context;
  const row = await ownReport(db, caller, reportId);
  const version = versionId ? await ownVersion(context, { reportId, versionId }) : null;
  const written = version?.content ?? (await composeContent(context, row));
  const { language, author } = version?.state ?? row;
  const day = dayInChina(version?.savedAt ?? clock.now());
  const content = await wordWriter.write(reportFile(written, { language, author, day }), signal);
  await recordAudit(context, db, { kind: 'case_report', action: 'exported', id: reportId });
  return {
    fileName: exportFileName(`${written.title} ${day}`, '.docx', 'report'),
    mediaType: DOCX_MEDIA_TYPE,
    content,
  };
}
