import type { ChartSpec } from '@mingfa/contract/table-query';

/** Names in a lying chart each need a line. */
const LINE_PX = 30;
const HEIGHT_PX = 360;
const HEIGHT_MAX_PX = 900;
/** More can be seen in no chart. */
export const DRAWN_ROWS = 2000;

/** How high a chart of so many rows is drawn, in pixels of a screen. */
export function chartHeight({ kind, y }: Pick<ChartSpec, 'kind' | 'y'>, rows: number): number {
  if (kind !== 'bar_horizontal') return HEIGHT_PX;
  return Math.min(HEIGHT_MAX_PX, Math.max(HEIGHT_PX, 80 + rows * LINE_PX * Math.max(1, y.length * 0.6)));
}
