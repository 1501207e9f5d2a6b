import { isIsoDate } from '@mingfa/legal/figures/calendar';
import { type Fen, fenFromYuan } from '@mingfa/legal/figures/money';
import type { RecipeRow } from './recipe.ts';

/** An amount of a row in fen; null for an empty cell, a text, or one below nothing. */
export function fenOf({ cells }: RecipeRow, role: string): Fen | null {
  const value = cells[role];
  if (typeof value !== 'string' || !/^\d{1,13}(?:\.\d+)?$/.test(value)) return null;
  return fenFromYuan(Number(value));
}

/** An amount that may be below nothing, as a reversal is; null for an empty cell or a text. */
export function signedFenOf({ cells }: RecipeRow, role: string): Fen | null {
  const value = cells[role];
  const [, sign, digits] = typeof value === 'string' ? (/^(-?)(\d{1,13}(?:\.\d+)?)$/.exec(value) ?? []) : [];
  if (digits === undefined) return null;
  return sign === '-' ? -fenFromYuan(Number(digits)) : fenFromYuan(Number(digits));
}

/** The day of a row; null for an empty cell. */
export function dayOf({ cells }: RecipeRow, role: string): string | null {
  const value = cells[role];
  const day = typeof value === 'string' ? value.slice(0, 10) : '';
  return isIsoDate(day) ? day : null;
}

/** Fen as the decimal text of yuan: 1234567n is `12345.67`. */
export function yuanText(fen: Fen): string {
  const sign = fen < 0n ? '-' : '';
  const plain = String(fen < 0n ? -fen : fen).padStart(3, '0');
  return `${sign}${plain.slice(0, -2)}.${plain.slice(-2)}`;
}
