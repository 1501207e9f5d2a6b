import type { ReviewRow } from '@mingfa/contract/review-cell';
import type { Language } from '@mingfa/contract/values';
import type { Sheet, WorkbookCell } from '@mingfa/files/sheets/write-workbook';
import { breather } from '../../../engine/breathe.ts';
import type { ColumnRow } from '../own-table.ts';
import { cellWords, checkedWords, doubtWords, figureOf, partWords } from './cell-words.ts';
import type { ClauseOf } from './clauses-of-documents.ts';
import { MEMO_WORDS } from './memo-words.ts';
import { placeWords, sourceLink } from './source-link.ts';

/** A table as it is exported. */
export interface ExportedTable {
  title: string;
  columns: readonly ColumnRow[];
  rows: readonly ReviewRow[];
  language: Language;
  webAddress: string | null;
  clauseOf: ClauseOf;
  /** What the file says of words that are a model's; null where none are. */
  label: string | null;
  /** Sentences of the memo. */
  sentences: readonly string[];
}

/** A table as sheets: what it says, from each cell a link to where that stands in the document, or to its line among the sources; the sources; what the words mean. */
export async function tableSheets(table: ExportedTable): Promise<Sheet[]> {
  const { columns, rows, language, webAddress, clauseOf } = table;
  const words = MEMO_WORDS[language];
  const breathe = breather();
  const said: WorkbookCell[][] = [];
  const sources: WorkbookCell[][] = [];
  for (const row of rows) {
    await breathe();
    const line: WorkbookCell[] = [row.name];
    for (const column of columns) {
      const cell = row.cells.find(({ columnId }) => columnId === column.id);
      if (!cell) {
        line.push('');
        continue;
      }
      const text = cellWords(cell, words);
      const part = partWords(cell, words);
      const { quote = '', place = null, method, confidence } = cell.answer ?? {};
      const address = place && sourceLink(webAddress, place);
      const shown = place ? placeWords(place, words, clauseOf) : '';
      sources.push([
        ...[row.name, column.label, words.states[cell.state], cell.state === 'found' ? text : ''],
        (cell.state === 'found' ? figureOf(cell.answer) : null) ?? '',
        ...[quote, shown],
        address ? { text: words.open, link: { address } } : '',
        ...[method ? words.methods[method] : '', confidence ? words.confidence[confidence] : ''],
        [checkedWords(cell), cell.other?.value ? words.disagreesWith(cell.other.value.text) : '']
          .filter((part) => part !== '')
          .join('；'),
        [
          part,
          doubtWords(cell, words),
          cell.deviation ? words.deviation[cell.deviation] : '',
          cell.message ?? '',
        ]
          .filter((part) => part !== '')
          .join('；'),
      ]);
      const tip = [quote, shown].filter((part) => part !== '').join(' · ');
      const shownWords = part === '' ? text : words.remarked(text, part);
      line.push({
        text: shownWords,
        tip,
        link: address ? { address } : { place: `'${words.sheets.sources}'!A${sources.length + 1}` },
      });
    }
    said.push(line);
  }
  const { file, question, state, value, number, quote } = words.columns;
  const { page, link, method, confidence, checked, deviation } = words.source;
  return [
    {
      name: words.sheets.table,
      columns: [file, ...columns.map(({ label }) => label)],
      rows: said,
    },
    {
      name: words.sheets.sources,
      columns: [
        file,
        question,
        state,
        value,
        number,
        quote,
        page,
        link,
        method,
        confidence,
        checked,
        deviation,
      ],
      rows: sources,
    },
    {
      name: words.sheets.about,
      columns: [table.title],
      rows: [...(table.label ? [table.label] : []), ...table.sentences, ...words.meaning].map((line) => [
        line,
      ]),
    },
  ];
}
