import type { ColumnRef } from '@mingfa/contract/table-query';
import { type AskedTable, columnOf } from '../sql/asked-tables.ts';
import { directionOf } from './directions.ts';
import { flatQuestion } from './flat-question.ts';
import { genderWords } from './gender-words.ts';
import type { ValueCandidate } from './question-token.ts';
import { SYNONYMS } from './synonyms.ts';

/**
 * What the cells of a column say, each once; of dates the first and the last (`2024-01-05`), so that a month without
 * its year is understood, of numbers the least and the greatest.
 */
export interface ColumnValues {
  of: ColumnRef;
  values: readonly string[];
  /** Whether no two rows say the same. */
  isUnique?: boolean;
  /** Whether some row says nothing. */
  hasEmpty?: boolean;
}

/** Finds cells of a table in a question: whole ones from a place on, or cells that a word is a part of. */
export interface ValueFinder {
  /** The longest cell that stands at a place. */
  at(flat: string, start: number): { end: number; candidates: ValueCandidate[] } | null;
  /** Columns in which some cell has these words. */
  containing(words: string): ValueCandidate[];
}

/** Cells that are numbers alone, or one sign, are no words of a question. */
const IS_WORD = /[^\d\s.,%/-]/;

/** Cells of one sign that are words by themselves. */
const ONE_SIGN = /^[男女]$/;

/** Makes a finder of one table's cells. */
export function valueFinder(table: AskedTable, dictionary: readonly ColumnValues[]): ValueFinder {
  const known = dictionary
    .filter(({ of }) => of.table === table.name)
    .map(({ of, values }) => ({ of, column: columnOf([table], of), values }))
    .filter(({ column }) => column.kind === 'text');
  const cells = new Map<string, ValueCandidate[]>();
  for (const { of, column, values } of known)
    for (const value of values) {
      const flat = flatQuestion(value.trim());
      if ((flat.length < 2 && !ONE_SIGN.test(flat)) || !IS_WORD.test(flat)) continue;
      cells.set(flat, [...(cells.get(flat) ?? []), { of, column, value, how: 'equals' }]);
    }
  // Women of a column that says F.
  for (const { of, column, values } of known)
    for (const { word, value } of genderWords(values))
      if (!cells.has(word)) cells.set(word, [{ of, column, value, how: 'equals' }]);
  for (const { of, column, values } of known.filter(({ column: { meaning } }) => meaning === 'name'))
    for (const value of values) {
      const short = shortName(flatQuestion(value.trim()));
      if (short === null || cells.get(short)?.some(({ how }) => how === 'equals')) continue;
      const same = cells.get(short) ?? [];
      if (same.every((other) => other.of.column !== of.column))
        cells.set(short, [...same, { of, column, value: short, how: 'contains' }]);
    }
  // 花了 is 支出 of a column 收/支, where no column of amounts says so.
  const direction = directionOf(table, dictionary);
  const isSaidByColumns = table.columns.some(
    ({ kind, label, name }) =>
      kind === 'number' &&
      name !== direction?.of.column &&
      /收|支|付|借方|贷方|paid|received|income|expense|debit|credit/i.test(label),
  );
  if (direction && !isSaidByColumns)
    for (const [word, cell] of [
      ['支出', direction.out],
      ['收入', direction.in],
    ] as const)
      for (const said of [word, ...(SYNONYMS.get(word) ?? [])]) {
        // 支付 of 支付方式 names that column.
        if (
          cells.has(said) ||
          table.columns.some(
            ({ label, name }) =>
              flatQuestion(label).includes(said) &&
              (direction.how === 'equals' || name !== direction.of.column),
          )
        )
          continue;
        cells.set(said, [
          { of: direction.of, column: columnOf([table], direction.of), value: cell, how: direction.how },
        ]);
      }
  const byFirst = new Map<string, string[]>();
  for (const cell of cells.keys()) byFirst.set(cell[0] ?? '', [...(byFirst.get(cell[0] ?? '') ?? []), cell]);
  for (const list of byFirst.values()) list.sort((one, other) => other.length - one.length);
  return {
    at(flat, start) {
      const cell = byFirst
        .get(flat[start] ?? '')
        ?.find(
          (one) =>
            flat.startsWith(one, start) && !cutsWord(flat, start) && !cutsWord(flat, start + one.length),
        );
      return cell === undefined ? null : { end: start + cell.length, candidates: cells.get(cell) ?? [] };
    },
    containing(words) {
      const flat = flatQuestion(words);
      return known.flatMap(({ of, column, values }): ValueCandidate[] =>
        values.some((value) => flatQuestion(value).includes(flat))
          ? [{ of, column, value: words, how: 'contains' }]
          : [],
      );
    },
  };
}

const FORMS = /(?:股份有限公司|有限责任公司|有限公司|集团公司|公司|集团|厂|商行|经营部|事务所)$/;
const TRADES =
  /(?:科技|技术|商贸|贸易|建材|物流|实业|发展|投资|管理|服务|工程|建设|建筑|信息|网络|电子|文化|传媒|置业|物业|食品|医药|机械|控股|股份|咨询)$/;

/** What people call a firm: 华为 of 华为技术有限公司; null for what is no firm, or too short. */
function shortName(name: string): string | null {
  if (!FORMS.test(name)) return null;
  let short = name.replace(/\([^()]*\)/g, '').replace(FORMS, '');
  while (TRADES.test(short) && short.replace(TRADES, '').length >= 2) short = short.replace(TRADES, '');
  return short.length >= 2 && name.includes(short) ? short : null;
}

const LATIN = /[a-z0-9]/;
const cutsWord = (flat: string, at: number) => LATIN.test(flat[at - 1] ?? '') && LATIN.test(flat[at] ?? '');
