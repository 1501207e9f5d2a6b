import type { ColumnRef, TableFilter, TableMeasure, TableQuery } from '@mingfa/contract/table-query';

type Having = TableQuery['having'][number];
type Order = TableQuery['order'][number];

const OPPOSITE = { above: 'below', at_least: 'at_most', below: 'above', at_most: 'at_least' } as const;
const isTurned = (operator: string): operator is keyof typeof OPPOSITE => operator in OPPOSITE;

/** A column whose rows below nothing are asked by their size, as people speak of what went out: the most is the least, over 10,000 is below −10,000. */
export class MirroredColumn {
  readonly #of: ColumnRef;

  constructor(of: ColumnRef) {
    this.#of = of;
  }

  filter(said: TableFilter): TableFilter {
    return this.#is(said.of) ? { ...said, ...mirroredBound(said) } : said;
  }

  /** Null for what is held against others: there the sign of a change would be turned, too. */
  measure(said: TableMeasure): TableMeasure | null {
    if (!this.#is(said.of)) return said;
    const isPlain = said.compare === null || said.compare === 'share' || said.compare === 'running_total';
    if (!isPlain || said.against) return null;
    if (said.aggregate === 'max') return { ...said, aggregate: 'min' };
    return said.aggregate === 'min' ? { ...said, aggregate: 'max' } : said;
  }

  having(said: Having, measures: readonly TableMeasure[]): Having {
    return this.#measures(measures[said.measure]) ? { ...said, ...mirroredBound(said) } : said;
  }

  order(said: Order, measures: readonly TableMeasure[]): Order {
    const isMirrored =
      'measure' in said.by
        ? this.#measures(measures[said.by.measure])
        : 'of' in said.by && this.#is(said.by.of);
    return isMirrored ? { ...said, descending: !said.descending } : said;
  }

  /** A share of what went out is above nothing; counts have no sign. */
  #measures(measure: TableMeasure | undefined): boolean {
    if (!measure || !this.#is(measure.of) || measure.compare === 'share') return false;
    return measure.aggregate !== 'count' && measure.aggregate !== 'count_distinct';
  }

  #is(of: ColumnRef | null): boolean {
    return of !== null && of.column === this.#of.column && of.table === this.#of.table && !of.by;
  }
}

function mirroredBound<Bound extends { operator: string; values: readonly string[] }>({
  operator,
  values,
}: Bound): { operator: Bound['operator']; values: string[] } {
  const negated = values.map((value) => (value.startsWith('-') ? value.slice(1) : `-${value}`));
  if (operator === 'between') return { operator, values: negated.toReversed() };
  return { operator: isTurned(operator) ? OPPOSITE[operator] : operator, values: negated };
}
