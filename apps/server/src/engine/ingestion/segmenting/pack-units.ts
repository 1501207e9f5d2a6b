import { cutText } from './cut-sentences.ts';
import type { Unit } from './units.ts';

/** A stretch of a unit. */
export interface Piece {
  unit: Unit;
  /** Range in the document's text. */
  start: number;
  end: number;
  isBeginning: boolean;
}

/** A row says something only as a whole; one longer than this many times the limit is a text in a row's clothes. */
const ROW_TIMES_MAX = { table_row: 2, sheet_row: 4 } as const;

/** Puts the units of a section together in segments of at most `lengthMax` characters and of about the same length. */
export function packUnits(units: readonly Unit[], lengthMax: number): Piece[][] {
  const total = (units.at(-1)?.end ?? 0) - (units[0]?.start ?? 0);
  const target = total / Math.ceil(total / lengthMax);
  const packed: Piece[][] = [];
  let length = 0;
  for (const piece of units.flatMap((unit) => piecesOf(unit, lengthMax))) {
    const current = packed.at(-1);
    // A table that fits into a segment stays whole.
    const table =
      piece.unit.role === 'table_row' && piece.unit.block.text.length <= lengthMax ? piece.unit.block : null;
    const isInTable = table !== null && current?.at(-1)?.unit.block === table;
    const needed = table && !isInTable ? table.text.length : lengthOf(piece);
    const isFull = length >= target && !isInTable;
    const isBlank = current?.every(({ unit }) => unit.text.trim() === '') ?? false;
    if (current && (isBlank || isInTable || (!isFull && length + needed <= lengthMax))) {
      current.push(piece);
      length += lengthOf(piece);
    } else {
      packed.push([piece]);
      length = lengthOf(piece) + (piece.unit.tableHeader?.length ?? 0);
    }
  }
  return packed;
}

function piecesOf(unit: Unit, lengthMax: number): Piece[] {
  const { role, start, end, text } = unit;
  const whole = [{ unit, start, end, isBeginning: true }];
  const times = role === 'table_row' || role === 'sheet_row' ? ROW_TIMES_MAX[role] : 1;
  if (text.length <= lengthMax * times) return whole;
  const parts = cutText(text, lengthMax);
  return parts.map((part, index) => ({
    unit,
    start: start + part.start,
    end: index === parts.length - 1 ? end : start + part.end,
    isBeginning: index === 0,
  }));
}

/** Without the line breaks behind it. */
function lengthOf({ unit, start, end }: Piece): number {
  return Math.min(end, unit.start + unit.text.length) - start + 1;
}
