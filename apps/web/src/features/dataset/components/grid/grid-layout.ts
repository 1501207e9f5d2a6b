import type { DatasetTable } from '@mingfa/contract/dataset';

export interface GridLayout {
  columns: DatasetTable['columns'];
  /** Those in view, with where they stand. */
  drawn: readonly { index: number; start: number; size: number }[];
  isPinned: boolean;
  /** Width of the numbers of rows. */
  numberPx: number;
  width: number;
}

/** Where a cell stands: the pinned one goes along with the scroll. */
export function cellStyle(
  { isPinned, numberPx }: GridLayout,
  { index, start, size }: GridLayout['drawn'][number],
) {
  return isPinned && index === 0
    ? ({ position: 'sticky', left: numberPx, width: size } as const)
    : ({ position: 'absolute', top: 0, left: start, width: size } as const);
}
