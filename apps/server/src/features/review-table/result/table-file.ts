import type { EndpointOutput } from '@mingfa/contract/endpoint';
import type * as contract from '@mingfa/contract/review-table-result';
import type { FileLabel } from '@mingfa/files/labels/file-label';
import type { PrintedBlock, PrintedCell, PrintedFile } from '@mingfa/files/printed/printed-file';
import { cellWords, checkedWords, partWords } from './cell-words.ts';
import { MEMO_WORDS } from './memo-words.ts';
import { placeWords, sourceLink } from './source-link.ts';
import type { ExportedTable } from './table-sheets.ts';

const WIDTHS = [3400, 4200, 6970] as const;
const SIZE = 19;

/** A table as a file to be read: the memo, then question by question what each document says, with its words and where they stand. */
export function tableFile(
  { columns, rows, language, webAddress, clauseOf }: ExportedTable,
  memo: EndpointOutput<typeof contract.getReviewMemo>,
  label: FileLabel | null,
): PrintedFile {
  const words = MEMO_WORDS[language];
  const say = (text: string): PrintedBlock => ({ kind: 'paragraph', style: 'Body', text });
  return {
    title: `${words.sheets.table} ${memo.title}`,
    language,
    landscape: true,
    label,
    blocks: [
      { kind: 'heading', level: 1, text: memo.title },
      ...memo.sentences.map(say),
      ...memo.notWhole.map(({ name, message }) => say(`${name}：${message}`)),
      ...columns.flatMap((column, index): PrintedBlock[] => [
        { kind: 'heading', level: 2, text: column.label },
        ...(memo.columns[index]?.sentences ?? []).map(say),
        {
          kind: 'table',
          size: SIZE,
          columns: [words.columns.file, words.columns.value, words.columns.quote].map((title, at) => ({
            title,
            width: WIDTHS[at] ?? 1000,
          })),
          rows: rows.map(({ name, cells }): PrintedCell[] => {
            const cell = cells.find(({ columnId }) => columnId === column.id);
            if (!cell) return [name, '', ''];
            const { quote = '', place = null } = cell.answer ?? {};
            const marks = [
              partWords(cell, words),
              checkedWords(cell) && `${words.source.checked}：${checkedWords(cell)}`,
              cell.deviation ? words.deviation[cell.deviation] : '',
              cell.other?.value ? words.disagreesWith(cell.other.value.text) : '',
              cell.message ?? '',
            ].filter((mark) => mark !== '');
            const link = place && sourceLink(webAddress, place);
            return [
              name,
              [[{ text: cellWords(cell, words), bold: true }], ...marks.map(small)],
              [
                ...(quote === '' ? [] : [`“${quote}”`]),
                ...(place ? [linked(placeWords(place, words, clauseOf) || words.open, link)] : []),
              ],
            ];
          }),
        },
      ]),
      ...words.meaning.map((text): PrintedBlock => ({ kind: 'paragraph', style: 'Remark', text })),
    ],
  };
}

/** A place that opens the document there. */
const linked = (text: string, link: string | null) => [
  { text, size: 17, ...(link ? { link, color: '5B3FC4', underline: true } : { color: '5A5866' }) },
];
const small = (text: string) => [{ text, size: 17, color: '5A5866' }];
