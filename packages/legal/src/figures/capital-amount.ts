import { parseNumeral } from './numerals.ts';

/** 伍拾万元整 → 500000, 壹仟贰佰元伍角陆分 → 1200.56, in yuan; null when the words are no amount (正确填写票据和结算凭证的基本规定). */
export function parseCapitalAmount(text: string): number | null {
  const words = text.replace(/\s/g, '').replace(/[整正]$/, '');
  const match = /^(.*?)[元圆圓](.*)$/.exec(words);
  const whole = parseNumeral(
    match ? (match[1] ?? '') : words.replace(/[零壹贰貳叁參肆伍陆陸柒捌玖]角.*$/, ''),
  );
  if (whole === null) return null;
  const rest = match ? (match[2] ?? '') : '';
  const cents = /^零?(?:(.)角)?零?(?:(.)分)?$/.exec(rest);
  if (rest !== '' && !cents) return null;
  return whole + (parseNumeral(cents?.[1] ?? '零') ?? 0) / 10 + (parseNumeral(cents?.[2] ?? '零') ?? 0) / 100;
}
