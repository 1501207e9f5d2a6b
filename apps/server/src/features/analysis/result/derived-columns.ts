import type { ColumnMeaning, ResultColumn } from '@mingfa/contract/table-query';
import type { BuiltTable } from '../../../ports/table-engine.ts';

/** What points at one person by a number. */
export const NUMBERS_OF_PERSONS: readonly ColumnMeaning[] = ['identity', 'account', 'phone'];

/**
 * Whether SQL may make a text of a number of a person, or of a part of it: it names such a column, or takes columns without naming them.
 * Then all text columns of its answer count as such numbers, but those of `columnsAsTheyStand`.
 */
export function namesNumberOfPerson(sql: string, tables: readonly BuiltTable[]): boolean {
  const numbers = tables
    .flatMap(({ columns }) => columns)
    .filter(({ meaning, kind }) => NUMBERS_OF_PERSONS.includes(meaning) && kind === 'text');
  if (numbers.length === 0) return false;
  const said = folded(sql);
  const isNamed = numbers.some(({ label, name }) =>
    [label, label.replaceAll('"', '""'), name].some((one) => said.includes(folded(one))),
  );
  // COLUMNS('账.*'), positions, and a star behind which columns get other names.
  const isUnnamed = /\bcolumns\s*\(|\b(?:un)?pivot\b|#\d/.test(said);
  const takesAll = /(?:select|distinct|all|,|\.)\s*\*/.test(said) || !/\bselect\b/.test(said);
  return isNamed || isUnnamed || (takesAll && !simpleList(said)) || namesWholeRow(said, tables);
}

/** Of the columns of an answer, those that are beyond doubt columns of the dataset under their own names and no numbers of persons. */
export function columnsAsTheyStand(
  columns: readonly ResultColumn[],
  sql: string,
  tables: readonly BuiltTable[],
): ResultColumn[] {
  const items = simpleList(folded(sql)) ?? [];
  if (items.length !== columns.length) return [];
  return columns.filter(({ label }, place) => {
    const like = tables.flatMap((table) => table.columns).filter((column) => column.label === label);
    const wanted = folded(label);
    return (
      like.length > 0 &&
      like.every(({ meaning }) => !NUMBERS_OF_PERSONS.includes(meaning)) &&
      (items[place] === wanted || items[place] === `"${wanted}"`)
    );
  });
}

/** What a plain `SELECT … FROM one_table …` lists; null of anything that is less plain, where names may mean something else. */
function simpleList(said: string): string[] | null {
  if ((said.match(/\bselect\b/g) ?? []).length !== 1 || /\b(?:union|intersect|except|with)\b/.test(said))
    return null;
  const [, list, rest = ''] = /^\s*select\s([\s\S]*?)\sfrom\s([\s\S]*)$/.exec(said) ?? [];
  if (list === undefined) return null;
  const isOneTable = /^\s*(?:"[^"]+"|[^\s"(),]+)\s*;?\s*(?:$|(?:where|group|order|limit|having)\s)/.test(
    rest,
  );
  return isOneTable ? topLevelItems(list) : null;
}

/** The parts between commas that stand in no brackets. */
function topLevelItems(list: string): string[] {
  let flat = list.replace(/'(?:[^']|'')*'/g, "''");
  for (let before = ''; before !== flat; ) {
    before = flat;
    flat = flat.replace(/\([^()]*\)/g, ' ');
  }
  return flat.split(',').map((item) => item.trim());
}

/** A table named as if it were a column is its whole row. */
function namesWholeRow(said: string, tables: readonly BuiltTable[]): boolean {
  return tables.some(({ name, label }) =>
    [name, label].some((one) => {
      const word = folded(one).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
      return new RegExp(`(?:select|distinct|,|\\()\\s*"?${word}"?\\s*(?:[,)]|from\\b|as\\b|::)`).test(said);
    }),
  );
}

const folded = (text: string): string => text.normalize('NFC').toLowerCase();
