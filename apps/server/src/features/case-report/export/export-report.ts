import type { PrintedFormat } from '@mingfa/contract/printed-format';
import { EXPORT_MEDIA_TYPES, exportFileName } from '@mingfa/files/naming/export-file-name';
import { recordAudit } from '../../../engine/audit/index.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import type { PrintedFileWriter } from '../../../ports/printed-file-writer.ts';
import { dayInChina } from '../../../runtime/today-in-china.ts';
import { composeContent } from '../content/compose-content.ts';
import { ownReport } from '../own-report.ts';
import { ownVersion } from '../versions/report-versions.ts';
import { reportFile } from './report-file.ts';

/**
 * The report as a file: as it stands, or one of its versions.
 * @throws AppError `not_found`, `print_too_large`
 */
export async function exportReport(
  context: RequestContext & { printer: PrintedFileWriter },
  {
    reportId,
    versionId,
    format = 'docx',
  }: { reportId: string; versionId?: string | undefined; format?: PrintedFormat },
): Promise<{ fileName: string; mediaType: string; content: Uint8Array }> {
  const { db, caller, clock, signal, printer } = context;
  const row = await ownReport(db, caller, reportId);
  const version = versionId ? await ownVersion(context, { reportId, versionId }) : null;
  const written = version?.content ?? (await composeContent(context, row));
  const { language, author } = version?.state ?? row;
  const day = dayInChina(version?.savedAt ?? clock.now());
  const content = await printer.write(reportFile(written, { language, author, day }), format, signal);
  await recordAudit(context, db, { kind: 'case_report', action: 'exported', id: reportId });
  return {
    fileName: exportFileName(`${written.title} ${day}`, `.${format}`, 'report'),
    mediaType: EXPORT_MEDIA_TYPES[format],
    content,
  };
}
