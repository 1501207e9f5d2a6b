import { createHash } from 'node:crypto';
import { entryAt, type FactSheet, rowPath, rowsOf } from '@mingfa/legal/drafting/fact-sheet';
import type { AskedBundle } from '../../../../db/schema/drafting.ts';
import type { MatterRow } from '../../own-rows.ts';
import type { TemplateCatalog } from '../../templates/template-catalog.ts';
import type { HeldFile } from '../held-files.ts';
import { EVIDENCE, rangesOf } from '../number-pages.ts';

/** What a bundle of this evidence is asked to be, without its label, and what tells it from another. */
export function askBundle(
  catalog: TemplateCatalog,
  { name, sheet }: MatterRow,
  files: readonly HeldFile[],
): { asked: AskedBundle; checksum: string } {
  const ranges = rangesOf(sheet, files);
  const asked: AskedBundle = {
    title: '证据目录',
    lines: linesOf(sheet, name),
    pieces: ranges.map(({ row, number, files: own }) => {
      const at = (field: string) => valueAt(sheet, rowPath(EVIDENCE, row, field));
      const form = formOf(catalog, at('form'));
      return {
        row,
        number,
        group: at('group'),
        name: at('name') || own[0]?.file.name || `材料${number}`,
        source: form === '' ? at('source') : at('source') === '' ? form : `${at('source')}（${form}）`,
        proves: at('proves'),
        notes: at('dated_on') === '' ? [] : [dayInWords(at('dated_on'))],
        fileIds: own.map(({ file }) => file.id),
      };
    }),
    label: null,
  };
  const contents = ranges.flatMap(({ files: own }) => own.map(({ document }) => document?.sha256 ?? ''));
  const checksum = createHash('sha256')
    .update(JSON.stringify([asked, contents]))
    .digest('hex');
  return { asked, checksum };
}

const valueAt = (sheet: FactSheet, path: string): string =>
  String(entryAt(sheet, path)?.chosen.value ?? '').trim();

/** How a choice is written: 原件, 复印件, 电子数据. */
function formOf({ everyFact }: TemplateCatalog, value: string): string {
  const field = everyFact.records.get('evidence_item')?.fields.find(({ id }) => id === 'form');
  return field?.options?.find((option) => option.value === value)?.written ?? '';
}

function dayInWords(day: string): string {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  return year ? `${year}年${Number(month)}月${Number(date)}日` : day;
}

/** The case and who submits, as far as the facts name them. */
function linesOf(sheet: FactSheet, name: string): string[] {
  const names = (list: string) =>
    rowsOf(sheet, list)
      .map((row) => valueAt(sheet, rowPath(list, row, 'name')))
      .filter((one) => one !== '')
      .join('、');
  const [claimants, defendants] = [names('claimants'), names('defendants')];
  const number = valueAt(sheet, 'case_number');
  const parties = claimants && defendants ? `${claimants}诉${defendants}${valueAt(sheet, 'cause')}` : name;
  const side = valueAt(sheet, 'our_side');
  const submits =
    side === 'claimant' && claimants
      ? [`提交人：原告${claimants}`]
      : side === 'defendant' && defendants
        ? [`提交人：被告${defendants}`]
        : [];
  return [`案件：${parties}${number ? `，${number}` : ''}`, ...submits];
}
