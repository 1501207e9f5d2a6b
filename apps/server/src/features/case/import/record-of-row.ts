import type { CaseFieldMapping, CaseImportField } from '@mingfa/contract/case-import';
import { type CaseRecord, type RecordProblem, recordsOfText } from './case-record.ts';
import { tidyText } from './tidy-text.ts';

/** A row of a table: its cells by column. */
export type TableRow = Record<string, string>;

/** Marks that stand before a part of a document that a table keeps apart, as courts write them. */
const PARTS: readonly (readonly [CaseImportField, string])[] = [
  ['gist', '裁判要旨'],
  ['facts', '经审理查明'],
  ['reasoning', '本院认为'],
  ['ruling', '判决如下'],
];
const OWN_NUMBER = /^(?:指导(?:性)?案例\s*\d{1,4}\s*号|检例第\s*\d{1,4}\s*号)$/;
/** Longest value of a field that is not words of the document. */
const VALUE_CHARACTERS = 300;

/** The documents of a row: one, or all cases of a batch of guiding cases. */
export function recordsOfRow(
  path: string,
  row: TableRow,
  mapping: CaseFieldMapping,
): (CaseRecord | RecordProblem)[] {
  const values: Partial<Record<CaseImportField, string>> = {};
  for (const [field, column] of Object.entries(mapping) as [CaseImportField, string | null][]) {
    const value = column === null ? '' : (row[column] ?? '').trim();
    if (value !== '') values[field] = value;
  }
  const { text: whole, gist, facts, reasoning, ruling, ...beside } = values;
  for (const value of Object.values(beside)) {
    if (value.length > VALUE_CHARACTERS && value !== beside.parties)
      return [{ path, problem: '字段过长，映射可能有误 / a field is too long: the mapping may be wrong' }];
  }
  if (beside.number && OWN_NUMBER.test(beside.number)) {
    beside.ownNumber ??= beside.number;
    delete beside.number;
  }
  if (whole === undefined) {
    const text = composeText(beside, { gist, facts, reasoning, ruling });
    if (text === '') return [{ path, problem: '这一行没有文书内容 / the row holds no words of a document' }];
    return [{ path, text, fields: beside, isComposed: true }];
  }
  return recordsOfText(path, tidyText(whole).text, beside);
}

/** A document from its parts, in the order of documents, with the marks that tell its sections. */
function composeText(
  beside: Partial<Record<CaseImportField, string>>,
  parts: Partial<Record<CaseImportField, string | undefined>>,
): string {
  const words = PARTS.flatMap(([field, mark]) => {
    const part = tidyText(parts[field] ?? '').text;
    if (part === '') return [];
    return [part.startsWith(mark) ? part : `${mark}：${part}`];
  });
  if (words.length === 0) return '';
  const head = [beside.court, beside.title, beside.number, tidyText(beside.parties ?? '').text];
  return [...head.filter((line): line is string => line !== undefined && line !== ''), ...words].join('\n');
}
