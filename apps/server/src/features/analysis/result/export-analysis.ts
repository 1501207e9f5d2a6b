import type * as contract from '@mingfa/contract/analysis';
import type { EndpointInput } from '@mingfa/contract/endpoint';
import { EXPORT_MEDIA_TYPES, exportFileName } from '@mingfa/files/naming/export-file-name';
import { XLSX_MEDIA_TYPE } from '@mingfa/files/sheets/write-workbook';
import { coverInText } from '@mingfa/legal/redaction/cover-in-text';
import { recordAudit } from '../../../engine/audit/index.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { writeSheets } from '../../dataset/index.ts';
import { labelOfFile } from '../../generated-label/index.ts';
import type { AnalysisContext } from '../analysis-context.ts';
import { ownAnalysis } from '../own-analysis.ts';
import { analysisFile } from './analysis-file.ts';
import { analysisSheets } from './analysis-sheets.ts';
import { ANALYSIS_WORDS } from './analysis-words.ts';
import { coverNumbers } from './cover-numbers.ts';
import { generatedInAnalysis } from './generated-in-analysis.ts';
import { readWholeAnalysis } from './read-whole-analysis.ts';

/** An analysis as a file. @throws AppError `not_found`, `print_too_large`, `parser_timeout`, `parser_memory` */
export async function exportAnalysis(
  context: AnalysisContext & RequestContext,
  { analysisId, format, language, withNumbers, cleanCopyId }: EndpointInput<typeof contract.exportAnalysis>,
): Promise<{ fileName: string; mediaType: string; content: Uint8Array }> {
  const { db, caller, signal, clock } = context;
  const row = await ownAnalysis(db, caller, analysisId);
  const label = await labelOfFile(context, generatedInAnalysis(row), {
    ...{ kind: 'analysis', thingId: analysisId, language, cleanCopyId },
  });
  const read = await readWholeAnalysis(db, row, language);
  const steps = withNumbers ? read : coverNumbers(read);
  const title = withNumbers ? row.title : coverInText(row.title);
  const content =
    format === 'xlsx'
      ? await writeSheets(
          analysisSheets(steps, { language, label: label?.text ?? null }),
          clock.now(),
          signal,
        )
      : await context.printer.write(analysisFile(title, steps, { language, label }), format, signal);
  await recordAudit(context, db, { kind: 'analysis', action: 'exported', id: analysisId });
  return {
    fileName: exportFileName(title, ` ${ANALYSIS_WORDS[language].suffix}.${format}`, 'analysis'),
    mediaType: format === 'xlsx' ? XLSX_MEDIA_TYPE : EXPORT_MEDIA_TYPES[format],
    content,
  };
}
