import { parseNumeral } from '../figures/numerals.ts';
import { toFlatText } from '../words/flat-text.ts';

/** A share or rate: 30%, 3‰, 百分之三十, 万分之五. */
export interface Percentage {
  /** In percent: 3‰ is 0.3. */
  percent: number;
  raw: string;
  start: number;
  end: number;
}

const SIGNS = /(?<![\d.])(\d+(?:\.\d+)?) ?([%％‰])/g;
const WORDS =
  /(百分之|千分之|万分之)([〇零一二两三四五六七八九十百]+(?:点[〇零一二三四五六七八九]+)?|\d+(?:\.\d+)?)/g;
const PARTS: Record<string, number> = { 百分之: 1, 千分之: 0.1, 万分之: 0.01 };

/** Shares and rates in a text, in order. */
export function readPercentages(text: string): Percentage[] {
  const flat = toFlatText(text);
  const found: Percentage[] = [];
  const add = (match: RegExpMatchArray, percent: number) => {
    const start = match.index ?? 0;
    if (!Number.isFinite(percent)) return;
    found.push({
      percent: Math.round(percent * 1e6) / 1e6,
      raw: text.slice(start, start + match[0].length),
      start,
      end: start + match[0].length,
    });
  };
  for (const match of flat.matchAll(SIGNS)) add(match, Number(match[1]) * (match[2] === '‰' ? 0.1 : 1));
  for (const match of flat.matchAll(WORDS))
    add(match, decimal(match[2] ?? '') * (PARTS[match[1] ?? ''] ?? 1));
  return found.sort((a, b) => a.start - b.start);
}

function decimal(text: string): number {
  if (/^\d/.test(text)) return Number(text);
  const [whole = '', fraction] = text.split('点');
  const digits = [...(fraction ?? '')].map((digit) => parseNumeral(digit) ?? 0).join('');
  return (parseNumeral(whole) ?? Number.NaN) + (digits ? Number(`0.${digits}`) : 0);
}
