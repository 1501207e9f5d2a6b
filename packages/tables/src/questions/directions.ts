import type { ColumnRef } from '@mingfa/contract/table-query';
import type { AskedTable } from '../sql/asked-tables.ts';
import { flatQuestion } from './flat-question.ts';
import { IN, moneyColumns, OUT } from './money-columns.ts';
import { SYNONYMS } from './synonyms.ts';

/** A column that says of each row whether money came in or went out, with what it says then: a word of a cell, or the sign of the amount. */
export interface DirectionColumn {
  of: ColumnRef;
  how: 'equals' | 'sign';
  in: string;
  out: string;
}

/** Which way money went: 收/支 in a column of its own, else the sign of the one column of amounts; null where neither says it. */
export function directionOf(
  table: AskedTable,
  dictionary: readonly { of: ColumnRef; values: readonly string[] }[],
): DirectionColumn | null {
  return directionColumn(dictionary, table.name) ?? signedColumn(table, dictionary);
}

/** A statement of an account says so; of one of a credit card what is spent is above nothing. */
const OF_ACCOUNT = /余额|交易|发生额|流水|对账单|记账|入账|balance|statement|transaction/i;
const OF_CREDIT = /信用卡|贷记卡|本期应还|账单金额|credit ?card/i;

/** The one column of amounts of a table, with some below nothing and some above, and no other that says which way they went. */
export function signedColumn(
  table: AskedTable,
  dictionary: readonly { of: ColumnRef; values: readonly string[] }[],
): DirectionColumn | null {
  const [amount, ...more] = moneyColumns({ table });
  if (!amount || more.length > 0 || OUT.test(amount.label) !== IN.test(amount.label)) return null;
  const labels = [table.label, ...table.columns.map(({ label }) => label)].join(' ');
  if (!OF_ACCOUNT.test(labels) || OF_CREDIT.test(labels)) return null;
  const of = { table: table.name, column: amount.name };
  const known = dictionary.find((one) => one.of.column === of.column && one.of.table === of.table);
  const ends = known?.values.map(Number) ?? [];
  return ends.some((end) => end < 0) && ends.some((end) => end > 0)
    ? { of, how: 'sign', in: '+', out: '-' }
    : null;
}

const isOf = (side: '收入' | '支出') => (cell: string) => {
  const flat = flatQuestion(cell.trim());
  return flat === side || (SYNONYMS.get(flat)?.includes(side) ?? false);
};

/** 收/支 with 收入 and 支出 in its cells; null where no column says so. */
export function directionColumn(
  dictionary: readonly { of: ColumnRef; values: readonly string[] }[],
  table: string,
): DirectionColumn | null {
  const found = dictionary.flatMap(({ of, values }) => {
    if (of.table !== table || values.length > 4) return [];
    const [ins, outs] = [values.filter(isOf('收入')), values.filter(isOf('支出'))];
    const [one, other] = [ins[0], outs[0]];
    return one && other && ins.length === 1 && outs.length === 1
      ? [{ of, how: 'equals' as const, in: one, out: other }]
      : [];
  });
  const [only] = found;
  return only && found.length === 1 ? only : null;
}
