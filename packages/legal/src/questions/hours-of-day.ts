import { parseNumeral } from '../figures/numerals.ts';

/** The hours between two times of a day: 早上6点到9点. */
export function hoursBetween(text: string): number | undefined {
  const clock = '(\\d{1,2}|[一二两三四五六七八九十]{1,3})点(半)?';
  const match = new RegExp(`${clock}(?:到|至|-|~|—)(下午|晚上|傍晚)?${clock}`).exec(text);
  if (!match) return undefined;
  const [, from = '', fromHalf, later, to = '', toHalf] = match;
  const [start, end] = [parseNumeral(from), parseNumeral(to)];
  if (start === null || end === null) return undefined;
  const until = end + (toHalf ? 0.5 : 0) + (later && end < 12 ? 12 : 0);
  const hours = until - start - (fromHalf ? 0.5 : 0);
  return hours > 0 && hours <= 12 ? hours : undefined;
}
