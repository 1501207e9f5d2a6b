import type { ColumnRef, TableJoin } from '@mingfa/contract/table-query';
import { type AskedTable, columnOf } from '../sql/asked-tables.ts';

/** What the cells of a column that may be a key say, each once. */
export interface KeyColumn {
  of: ColumnRef;
  values: readonly string[];
  /** Whether no two rows say the same. */
  isUnique: boolean;
}

/** A join that fits, with how much of the first column the second has. Only a unique second column counts no row twice. */
export interface ProposedJoin {
  join: TableJoin;
  share: number;
}

/** So many of the first column's values must be in the second. */
const ENOUGH = 0.5;
const KEYS = ['code', 'name', 'identity', 'account', 'category', 'phone'];

/** Proposes how tables stand beside one another: a column of texts whose values another table has, each once there. The best first. */
export function proposeJoins(tables: readonly AskedTable[], keys: readonly KeyColumn[]): ProposedJoin[] {
  const fit = keys.filter(({ of, values }) => {
    const { kind, meaning } = columnOf(tables, of);
    return kind === 'text' && KEYS.includes(meaning) && values.length > 0;
  });
  const proposed = fit.flatMap((left) =>
    fit
      .filter((right) => right.isUnique && right.of.table !== left.of.table)
      .flatMap((right): ProposedJoin[] => {
        const held = new Set(right.values);
        const share = left.values.filter((value) => held.has(value)).length / left.values.length;
        return share >= ENOUGH ? [{ join: { left: left.of, right: right.of, kind: 'left' }, share }] : [];
      }),
  );
  return proposed.sort((one, other) => other.share - one.share);
}
