import { exportFileName } from '@mingfa/files/naming/export-file-name';
import { writeWorkbook, XLSX_MEDIA_TYPE } from '@mingfa/files/sheets/write-workbook';
import { recordAudit } from '../../../engine/audit/index.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { todayInChina } from '../../../runtime/today-in-china.ts';
import { caseCells, caseColumns } from '../case-cells.ts';
import { readSummaries } from '../describe-case.ts';
import { type CaseSearchInput, findCases } from './find-cases.ts';
import { readParagraphHits } from './paragraph-hits.ts';

const MOST_ROWS = 1000;
const ROWS_AT_ONCE = 100;
const WORDS = {
  'zh-CN': { sheet: '案例检索结果', passage: '命中段落' },
  en: { sheet: 'Cases found', passage: 'Paragraphs found' },
} as const;

/** The hits of a search as a spreadsheet, names masked as on the screen. */
export async function exportCases(
  context: RequestContext,
  input: CaseSearchInput,
): Promise<{ fileName: string; mediaType: string; content: Uint8Array }> {
  const { db, caller, clock, language, signal } = context;
  const { index, rows, understood } = await findCases(context, caller.userId, input);
  const ids = rows.slice(0, MOST_ROWS).map((row) => index.ids[row] as string);
  const lines: (string | number)[][] = [];
  for (let start = 0; start < ids.length; start += ROWS_AT_ONCE) {
    signal.throwIfAborted();
    const some = ids.slice(start, start + ROWS_AT_ONCE);
    const summaries = await readSummaries(db, some);
    const passages = await readParagraphHits(db, some, understood.terms, input.section);
    for (const one of summaries) {
      const found = passages.get(one.caseId)?.map(({ text }) => text) ?? [];
      lines.push([...caseCells(one, language), found.join('\n')]);
    }
  }
  const words = WORDS[language];
  const columns = [...caseColumns(language), words.passage];
  const content = await writeWorkbook([{ name: words.sheet, columns, rows: lines }], clock.now());
  await recordAudit(context, db, { kind: 'case', id: null, action: 'exported' });
  return {
    fileName: exportFileName(`${words.sheet} ${todayInChina(clock)}`, '.xlsx', words.sheet),
    mediaType: XLSX_MEDIA_TYPE,
    content,
  };
}
