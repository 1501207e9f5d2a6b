import { ANALYSIS_STEP_LABELS, STEP_STATE_LABELS } from '@mingfa/contract/labels/analysis-labels';
import type { ResultColumn, TableCellValue } from '@mingfa/contract/table-query';
import type { Language } from '@mingfa/contract/values';
import type { Sheet, WorkbookCell } from '@mingfa/files/sheets/write-workbook';
import { fillFinding } from '../steps/find-figure.ts';
import { ANALYSIS_WORDS } from './analysis-words.ts';
import { cellText } from './print-table.ts';
import type { WholeStep } from './read-whole-analysis.ts';
import { headingOf, remarksOf, timeInChina } from './step-remarks.ts';

/** Digits that a number in a workbook keeps. */
const DIGITS = 15;
/** Of a name of a sheet. */
const NAME_CHARACTERS = 31;
/** Of a cell. */
const CELL_CHARACTERS = 32_000;

/** An analysis as sheets: its steps, then the rows of each answer, of which numbers are numbers. */
export function analysisSheets(
  steps: readonly WholeStep[],
  { language, label }: { language: Language; label: string | null },
): Sheet[] {
  const words = ANALYSIS_WORDS[language];
  const { step, kind, title, says, data, ranAt, rows, state } = words.columns;
  const answered = steps.flatMap((whole, index) =>
    whole.rows.length > 0 ? [{ whole, name: sheetName(index + 1, headingOf(whole, language)) }] : [],
  );
  return [
    {
      name: words.overview,
      columns: [step, kind, title, says, data, ranAt, rows, state],
      rows: [
        ...steps.map((whole, index): WorkbookCell[] => {
          const { outcome } = whole;
          const sheet = answered.find((one) => one.whole === whole);
          const heading = cut(headingOf(whole, language));
          return [
            index + 1,
            ANALYSIS_STEP_LABELS[language][whole.step.kind],
            sheet ? { text: heading, link: { place: `'${sheet.name.replaceAll("'", "''")}'!A1` } } : heading,
            cut(wordsOf(whole)),
            outcome.dataset ? words.data(outcome.dataset.title, outcome.dataset.build) : '',
            outcome.ranAt ? timeInChina(outcome.ranAt) : '',
            outcome.columns.length > 0 ? outcome.totalRows : '',
            whole.step.kind === 'text' ? '' : STEP_STATE_LABELS[language][outcome.state],
          ];
        }),
        ...[...(label ? [label] : []), words.meaning].map((line): WorkbookCell[] => [line]),
      ],
    },
    ...answered.map(
      ({ whole, whole: { outcome, rows: cells }, name }): Sheet => ({
        name,
        columns: outcome.columns.map((column) => column.label),
        rows: [
          ...cells.map((row) =>
            outcome.columns.map((column, place) => asCell(row[place] ?? null, column, language)),
          ),
          ...(outcome.isTruncated ? [[words.shown(cells.length, outcome.totalRows)]] : []),
          ...remarksOf(whole, language).map((line): WorkbookCell[] => [cut(line)]),
        ],
      }),
    ),
  ];
}

/** What a step says, in a cell. */
function wordsOf({ step, outcome }: WholeStep): string {
  switch (step.kind) {
    case 'text':
      return step.markdown;
    case 'finding':
      return fillFinding(step.text, outcome.figures);
    case 'question':
    case 'query':
      return outcome.sql ?? (step.kind === 'query' ? step.sql : step.question);
    case 'table':
    case 'chart':
      return '';
  }
}

/** A number as a number where a workbook keeps all its digits; everything else as a text. */
function asCell(value: TableCellValue, column: ResultColumn, language: Language): WorkbookCell {
  if (typeof value !== 'string' || column.kind !== 'number') return cut(cellText(value, column, language));
  const digits = value.replace(/\D/g, '').replace(/^0+/, '');
  const number = Number(value);
  return value !== '' && Number.isFinite(number) && digits.length <= DIGITS ? number : value;
}

const cut = (text: string): string => text.slice(0, CELL_CHARACTERS).toWellFormed();

/** A name that every program takes for a sheet, and that no other sheet has. */
function sheetName(number: number, heading: string): string {
  const plain = heading.replace(/[\p{Cc}[\]:*?/\\']/gu, ' ').trim();
  return `${number} ${plain}`.slice(0, NAME_CHARACTERS).toWellFormed().trim();
}
