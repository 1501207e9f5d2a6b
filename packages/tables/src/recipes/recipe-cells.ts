import type { Bilingual } from '@mingfa/legal/calculators/calculation';
import { isIsoDate } from '@mingfa/legal/figures/calendar';
import { type Fen, fenFromYuan } from '@mingfa/legal/figures/money';
import { readDay } from '../values/read-day.ts';
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

/** Why an amount of a row cannot be taken; null where it can, or where its cell is empty. */
export function amountProblem(
  { cells, unreadable }: RecipeRow,
  role: string,
  label: Bilingual,
): Bilingual | null {
  const text = unreadable?.[role];
  if (text !== undefined) return unreadableCell(label, text);
  const value = cells[role];
  if (typeof value !== 'string' || !value.startsWith('-')) return null;
  return {
    zh: `${label.zh}是负数（${value}）：括号里的数、前面有负号的数都读作负数，请核对后改正`,
    en: `${label.en} is below zero (${value}): a number in brackets or with a minus is read so; check and correct it`,
  };
}

/** Why a row has no day. */
export function dayProblem({ unreadable }: RecipeRow, role: string): Bilingual {
  const text = unreadable?.[role];
  if (text === undefined) return { zh: '没有日期', en: 'No day' };
  if (readDay(text).problem !== 'impossible') return unreadableCell({ zh: '日期', en: 'Day' }, text);
  return { zh: `没有“${text}”这一天`, en: `There is no such day as “${text}”` };
}

const unreadableCell = ({ zh, en }: Bilingual, text: string): Bilingual => ({
  zh: `${zh}“${text}”读不出`,
  en: `${en} “${text}” cannot be read`,
});
