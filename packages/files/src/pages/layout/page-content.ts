import type { PageBox } from '@mingfa/contract/evidence';

/** A rectangle in points from the page's top left corner. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A stretch of text as the file sets it, or a word that was recognised. */
export interface Run extends Box {
  text: string;
  baseline: number;
  /** Height of its letters in points. */
  size: number;
  isBold: boolean;
  isItalic: boolean;
  /** Set at a right angle to the page's other text; it stands alone. */
  isTurned?: boolean;
}

/** A drawn line, horizontal or vertical. */
export interface Ruling {
  isHorizontal: boolean;
  /** Its y when horizontal, else its x. */
  at: number;
  start: number;
  end: number;
}

/** Text that stands together on one line: a line of a column, a cell of a row. */
export interface Piece extends Box {
  text: string;
  baseline: number;
  size: number;
  isBold: boolean;
  isItalic: boolean;
  isTurned: boolean;
}

/** Width of a box, in its own unit. */
export const widthOf = (box: Box): number => box.right - box.left;
/** Height of a box, in its own unit. */
export const heightOf = (box: Box): number => box.bottom - box.top;

/** The smallest box around all of them. */
export function boundsOf(boxes: readonly Box[]): Box {
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const box of boxes) {
    bounds.left = Math.min(bounds.left, box.left);
    bounds.top = Math.min(bounds.top, box.top);
    bounds.right = Math.max(bounds.right, box.right);
    bounds.bottom = Math.max(bounds.bottom, box.bottom);
  }
  return bounds;
}

/** How much of the lower of two boxes stands beside the other, from 0 to 1. */
export function verticalOverlap(one: Box, other: Box): number {
  const shared = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  const lower = Math.min(heightOf(one), heightOf(other));
  return lower > 0 ? Math.max(0, shared) / lower : 0;
}

/** A box as the contract has it, to a tenth of a point and inside the page. */
export function toPageBox(box: Box, page: { width: number; height: number }): PageBox {
  const between = (value: number, most: number) => Math.round(Math.min(Math.max(value, 0), most) * 10) / 10;
  const left = between(box.left, page.width);
  const top = between(box.top, page.height);
  const right = between(box.right, page.width);
  const bottom = between(box.bottom, page.height);
  return [left, top, Math.round((right - left) * 10) / 10, Math.round((bottom - top) * 10) / 10];
}

/** The middle one of some numbers; 0 of none. */
export function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
