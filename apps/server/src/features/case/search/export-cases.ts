import type { CaseSummary } from '@mingfa/contract/case';
import {
  CASE_AUTHORITY_LABELS,
  CASE_FIELD_LABELS,
  CASE_KIND_LABELS,
  CASE_LEVEL_LABELS,
  CASE_OUTCOME_LABELS,
  CASE_PROCEDURE_LABELS,
} from '@mingfa/contract/labels/case-labels';
import type { Language } from '@mingfa/contract/values';
import { exportFileName } from '@mingfa/files/naming/export-file-name';
import { writeWorkbook, XLSX_MEDIA_TYPE } from '@mingfa/files/sheets/write-workbook';
import { recordAudit } from '../../../engine/audit/index.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { todayInChina } from '../../../runtime/today-in-china.ts';
import { readSummaries } from '../describe-case.ts';
import { type CaseSearchInput, findCases } from './find-cases.ts';
import { readParagraphHits } from './paragraph-hits.ts';

const MOST_ROWS = 1000;
const ROWS_AT_ONCE = 100;
const WORDS = {
  'zh-CN': {
    sheet: '案例检索结果',
    level: '法院层级',
    authority: '案例级别',
    region: '地区',
    passage: '命中段落',
  },
  en: {
    sheet: 'Cases found',
    level: 'Level of court',
    authority: 'Authority',
    region: 'Region',
    passage: 'Paragraphs found',
  },
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
      lines.push([...cells(one, language), found.join('\n')]);
    }
  }
  const words = WORDS[language];
  const fields = CASE_FIELD_LABELS[language];
  const columns = [
    fields.title,
    fields.numbers,
    fields.court,
    words.level,
    words.region,
    fields.causes,
    fields.procedure,
    fields.kind,
    words.authority,
    fields.decidedOn,
    fields.outcome,
    words.passage,
  ];
  const content = await writeWorkbook([{ name: words.sheet, columns, rows: lines }], clock.now());
  await recordAudit(context, db, { kind: 'case', id: null, action: 'exported' });
  return {
    fileName: exportFileName(`${words.sheet} ${todayInChina(clock)}`, '.xlsx', words.sheet),
    mediaType: XLSX_MEDIA_TYPE,
    content,
  };
}

function cells(one: CaseSummary, language: Language): string[] {
  return [
    one.title,
    one.number ?? one.ownNumber ?? '',
    one.court ?? '',
    one.level ? CASE_LEVEL_LABELS[language][one.level] : '',
    one.region ?? '',
    one.causes.join('；'),
    CASE_PROCEDURE_LABELS[language][one.procedure],
    CASE_KIND_LABELS[language][one.kind],
    CASE_AUTHORITY_LABELS[language][one.authority],
    one.decidedOn ?? one.decidedIn ?? '',
    one.outcome ? CASE_OUTCOME_LABELS[language][one.outcome] : '',
  ];
}
