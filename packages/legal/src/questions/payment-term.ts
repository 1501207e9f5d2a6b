import { parseNumeral } from '../figures/numerals.ts';

const DAYS = '(\\d{1,3}|[一二两三四五六七八九十]{1,3}) ?个?(?:日|天)(?:之|以)?内';
/** 判他10日内付清, 生效之日起三十日内支付: the time a judgment gives to pay. */
const TERM = new RegExp(
  `(?:判|生效|履行)[^。]{0,24}?${DAYS}[^，。]{0,16}(?:付|还|给|履行|清|交)|within (\\d{1,3}) days[^.]{0,12}(?:pay|of (?:it|the judgment) taking effect)`,
  'i',
);

/**
 * How long after a judgment took effect the debtor had to pay: from the last day of it enforcement can be asked for (民事诉讼法 250).
 * Nothing where the day told is not the one it took effect on: that would end too late.
 * @param said the words of the day
 */
export function readPaymentTerm(text: string, said: string): { days: number } | undefined {
  const at = text.indexOf(said);
  const clause = /^[^，。；！？,;!?\n]*/.exec(text.slice(at + said.length))?.[0] ?? '';
  if (!said || at < 0 || !/^[^，。]{0,8}(?:生效|took effect)/.test(clause)) return undefined;
  const match = TERM.exec(text);
  const days = match && (parseNumeral(match[1] ?? '') ?? Number(match[1] ?? match[2]));
  return days ? { days } : undefined;
}
