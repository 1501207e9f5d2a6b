import { toFlatText } from '../words/flat-text.ts';
import { parseDecimal } from './numerals.ts';
import type { Written } from './written.ts';

/** A share or rate written in a text: 30%, 3‰, 百分之三十, 万分之五. */
export interface WrittenPercentage extends Written {
  /** In percent: 3‰ is 0.3. */
  percent: number;
}

const PARTS: Record<string, number> = { '%': 1, '％': 1, '‰': 0.1, 百分之: 1, 千分之: 0.1, 万分之: 0.01 };
/** 千分之五一天: what comes every day, and no 51. */
const EACH = '(?<!一(?=[天日月年]))';
const NUMBER =
  '((?<![\\d.])\\d+(?:\\.\\d+)?|(?<![〇零一二两三四五六七八九十百千])[〇零一二两三四五六七八九十百]+(?:点[〇零一二三四五六七八九]+)?)';
const PERCENTAGE = new RegExp(`${NUMBER} ?([%％‰])|(百分之|千分之|万分之) ?${NUMBER}${EACH}`, 'g');

/** Every share and rate of a text, in order. */
export function findPercentages(text: string): WrittenPercentage[] {
  return [...toFlatText(text).matchAll(PERCENTAGE)].flatMap((match) => {
    const [raw, before, sign, part, behind] = match;
    const number = parseDecimal(before ?? behind ?? '');
    if (number === null) return [];
    const percent = Math.round(number * (PARTS[sign ?? part ?? ''] ?? 1) * 1e6) / 1e6;
    const end = match.index + raw.length;
    return [{ percent, raw: text.slice(match.index, end), start: match.index, end }];
  });
}
