import type { ColumnKind, ColumnMeaning } from '@mingfa/contract/table-query';

const WIDTHS: Readonly<Record<ColumnKind, number>> = {
  text: 184,
  number: 148,
  date: 124,
  time: 180,
  yes_no: 92,
};
const WIDE_PX = 260;

/** How wide a column of a grid is drawn, in px. */
export const columnWidth = ({ kind, meaning }: { kind: ColumnKind; meaning: ColumnMeaning }): number =>
  meaning === 'remark' ? WIDE_PX : WIDTHS[kind];
