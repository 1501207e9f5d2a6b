import { MOST_CASES_OF_FOLDER } from '@mingfa/contract/case-folder';
import type { Language } from '@mingfa/contract/values';
import { exportFileName } from '@mingfa/files/naming/export-file-name';
import { writeWorkbook, XLSX_MEDIA_TYPE } from '@mingfa/files/sheets/write-workbook';
import { recordAudit } from '../../../engine/audit/index.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { dayInChina, todayInChina } from '../../../runtime/today-in-china.ts';
import { caseCells, caseColumns } from '../case-cells.ts';
import { readFolderCases } from './get-folder.ts';
import { ownFolder } from './own-folder.ts';

const WORDS = {
  'zh-CN': { sheet: '案例', note: '备注', addedOn: '加入日期', gone: '（已从案例库删除）' },
  en: { sheet: 'Cases', note: 'Note', addedOn: 'Added on', gone: ' (deleted from the library)' },
} as const;

/**
 * The cases of a folder with their notes as a spreadsheet, last added first; of those that are gone the title, the number and the note.
 * @throws AppError `not_found`
 */
export async function exportFolder(
  context: RequestContext,
  { folderId, language }: { folderId: string; language: Language },
): Promise<{ fileName: string; mediaType: string; content: Uint8Array }> {
  const { db, caller, clock } = context;
  const folder = await ownFolder(db, caller, folderId);
  const cases = await readFolderCases(context, folderId, { limit: MOST_CASES_OF_FOLDER, offset: 0 });
  const words = WORDS[language];
  const columns = caseColumns(language);
  const rows = cases.map((one) => [
    ...(one.case
      ? caseCells(one.case, language)
      : [one.title + words.gone, one.number ?? '', ...columns.slice(2).map(() => '')]),
    one.note,
    dayInChina(new Date(one.addedAt)),
  ]);
  const sheet = { name: words.sheet, columns: [...columns, words.note, words.addedOn], rows };
  const content = await writeWorkbook([sheet], clock.now());
  await recordAudit(context, db, { kind: 'case_folder', action: 'exported', id: folderId });
  return {
    fileName: exportFileName(`${folder.name} ${todayInChina(clock)}`, '.xlsx', words.sheet),
    mediaType: XLSX_MEDIA_TYPE,
    content,
  };
}
