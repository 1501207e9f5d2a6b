import type { ChartSpec, TableResult } from '@mingfa/contract/table-query';

const BASIC = ['bar', 'bar_horizontal', 'line', 'area', 'stacked'] as const;
const SLICES_MAX = 8;

/** Charts an answer can be drawn as: those that were chosen for it, then others that say the same. */
export function chartKinds({ charts, rows }: Pick<TableResult, 'charts' | 'rows'>): ChartSpec[] {
  const [first] = charts;
  if (!first || !BASIC.some((kind) => kind === first.kind)) return [...charts];
  const { x, y, series } = first;
  const has = (kind: ChartSpec['kind']) => charts.some((one) => one.kind === kind);
  const [figure] = y;
  const isWhole =
    series === null &&
    y.length === 1 &&
    rows.length <= SLICES_MAX &&
    rows.every((row) => Number(row[figure ?? 0] ?? 0) >= 0);
  const more: ChartSpec[] = BASIC.filter(
    (kind) => !has(kind) && (kind !== 'stacked' || series !== null || y.length > 1),
  ).map((kind) => ({ kind, x, y, series }));
  return [...charts, ...more, ...(isWhole && !has('pie') ? [{ kind: 'pie' as const, x, y, series }] : [])];
}
