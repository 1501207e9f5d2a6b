import type { FileEvidence } from '@mingfa/contract/evidence';
import { kindsAsked } from '@mingfa/legal/questions/asked-kinds';
import { overlap, type Terms } from './passages.ts';

/** A value of a table that answers, with the row and column it stands in. */
export interface TableAnswer {
  source: FileEvidence;
  row: string;
  column: string;
  value: string;
  /** Share of the question that row and column speak of, 0 to 1. */
  score: number;
}

/** Row and column together must speak of so much of the question. */
const SPEAKS_OF = 0.2;

/** The value where the row and the column that the question speaks of meet; null where no table has both. */
export function findTableAnswer(
  files: readonly FileEvidence[],
  terms: Terms,
  question: string,
): TableAnswer | null {
  const found = files.flatMap((source) =>
    tablesIn(source.text).flatMap((table) =>
      valuesIn(table, terms, question).map((value) => ({ source, ...value })),
    ),
  );
  return found.filter(({ score }) => score >= SPEAKS_OF).sort((a, b) => b.score - a.score)[0] ?? null;
}

type Row = readonly string[];

/** Lines with as many cells as the one before make a table. */
function tablesIn(text: string): Row[][] {
  const tables: Row[][] = [];
  let table: Row[] = [];
  const close = () => {
    if (table.length >= 2) tables.push(table);
    table = [];
  };
  for (const line of text.split('\n')) {
    const cells = line.split('\t').map((cell) => cell.trim());
    if (cells.length < 2) close();
    else {
      if (table[0] && table[0].length !== cells.length) close();
      table.push(cells);
    }
  }
  close();
  return tables;
}

/** Where only labels and values stand side by side, the label is the row and the value needs no column. */
function valuesIn(table: readonly Row[], terms: Terms, question: string): Omit<TableAnswer, 'source'>[] {
  const [head = [], ...rows] = table;
  if (head.length === 2 && !isHead(head)) {
    return table.flatMap(([label = '', value = '']) => {
      const score = overlap(terms, label);
      return value === '' || score === 0 ? [] : [{ row: '', column: label, value, score }];
    });
  }
  return rows.flatMap((row) => bestOfRow(head, row, terms, question));
}

/** A first row of which no cell holds a figure. */
const isHead = (cells: Row) =>
  cells.every((cell) => !/\d/.test(cell)) && cells.every((cell) => cell.length <= 20);

function bestOfRow(head: Row, row: Row, terms: Terms, question: string): Omit<TableAnswer, 'source'>[] {
  const labels = row.filter((cell) => cell !== '' && !isValue(cell));
  const named = labels
    .map((label) => ({ label, score: overlap(terms, label) }))
    .sort((a, b) => b.score - a.score)[0];
  if (!named || named.score === 0) return [];
  const wanted = kindsAsked(question);
  const columns = row.flatMap((value, index) => {
    const column = head[index] ?? '';
    if (value === '' || value === named.label) return [];
    // What a column is called tells more than what its values look like.
    const byHead = wanted.findIndex(({ heads }) => heads.test(column));
    const bySaying = wanted.findIndex(({ says }) => says.test(value));
    const isAsked = byHead !== -1 || bySaying !== -1;
    const words = overlap(terms, column);
    if (words === 0 && !isAsked) return [];
    const place = byHead !== -1 ? byHead : wanted.length + bySaying;
    return [{ column, value, words, isAsked, place: isAsked ? place : Number.MAX_SAFE_INTEGER }];
  });
  const best = columns.sort((a, b) => b.words - a.words || a.place - b.place)[0];
  if (!best) return [];
  const score = overlap(terms, labels.join('\n')) + best.words + (best.isAsked ? 0.1 : 0);
  return [{ row: named.label, column: best.column, value: best.value, score: Math.min(1, score) }];
}

/** A figure, a sum, a share or a day, and no name of anything. */
const isValue = (cell: string) =>
  /^[^\p{L}]*\d[^\p{L}]*(?:元|万元|%|％|天|日|个月|年|张|台|件|个|套|份)?[^\p{L}]*$/u.test(cell);
