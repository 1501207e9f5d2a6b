import type { WholeStep } from './read-whole-analysis.ts';

/** Signs of the longest bar. */
const BAR = 12;
const WITH_BARS = new Set(['bar', 'bar_horizontal', 'stacked', 'pie', 'histogram']);

/** Where nothing can be drawn: a bar of signs for each row of a chart's first figure. Null where bars would say nothing. */
export function barsOfChart(
  { chart, columns, rows }: NonNullable<WholeStep['shown']>,
  columnsMost: number,
): { label: string; lines: string[] } | null {
  const [place] = chart?.spec.y ?? [];
  if (!chart || place === undefined || place >= columnsMost || !WITH_BARS.has(chart.spec.kind)) return null;
  const column = columns[place];
  if (column?.kind !== 'number') return null;
  const figures = rows.map((row) => Number(row[place] ?? 0));
  const most = Math.max(0, ...figures);
  const lines = figures.map((figure) =>
    most > 0 && figure > 0 ? '█'.repeat(Math.max(1, Math.round((figure / most) * BAR))) : '',
  );
  return { label: column.label, lines };
}
