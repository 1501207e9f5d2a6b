import type { ColumnRef } from '@mingfa/contract/table-query';
import { flatQuestion } from './flat-question.ts';
import { SYNONYMS } from './synonyms.ts';

/** A column that says of each row whether money came in or went out, with what it says then. */
export interface DirectionColumn {
  of: ColumnRef;
  in: string;
  out: string;
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
    return one && other && ins.length === 1 && outs.length === 1 ? [{ of, in: one, out: other }] : [];
  });
  const [only] = found;
  return only && found.length === 1 ? only : null;
}
