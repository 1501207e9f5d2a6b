const DIGITS: Record<string, number> = {
  零: 0,
  〇: 0,
  壹: 1,
  贰: 2,
  貳: 2,
  叁: 3,
  參: 3,
  肆: 4,
  伍: 5,
  陆: 6,
  陸: 6,
  柒: 7,
  捌: 8,
  玖: 9,
};
const SMALL: Record<string, number> = { 拾: 10, 佰: 100, 百: 100, 仟: 1000, 千: 1000 };
const LARGE: Record<string, number> = { 万: 1e4, 萬: 1e4, 亿: 1e8, 億: 1e8 };

/** 伍拾万元整 → 500000, 壹仟贰佰元伍角陆分 → 1200.56; null when the words are no amount (正确填写票据和结算凭证的基本规定). */
export function parseCapitalAmount(text: string): number | null {
  const words = text.replace(/\s/g, '').replace(/[整正]$/, '');
  const match = /^(.*?)[元圆圓](.*)$/.exec(words);
  const whole = wholeNumber(
    match ? (match[1] ?? '') : words.replace(/[零壹贰貳叁參肆伍陆陸柒捌玖]角.*$/, ''),
  );
  if (whole === null) return null;
  const rest = match ? (match[2] ?? '') : '';
  const cents = /^零?(?:(.)角)?零?(?:(.)分)?$/.exec(rest);
  if (rest !== '' && !cents) return null;
  return whole + (DIGITS[cents?.[1] ?? '零'] ?? 0) / 10 + (DIGITS[cents?.[2] ?? '零'] ?? 0) / 100;
}

function wholeNumber(text: string): number | null {
  if (text === '') return null;
  let total = 0;
  let section = 0;
  let digit: number | null = null;
  for (const character of text) {
    const value = DIGITS[character];
    const small = SMALL[character];
    const large = LARGE[character];
    if (value !== undefined) digit = value;
    else if (small !== undefined) {
      section += (digit ?? 1) * small;
      digit = null;
    } else if (large !== undefined) {
      const group = section + (digit ?? 0);
      total = total > large ? total + group * large : (total + group) * large;
      section = 0;
      digit = null;
    } else return null;
  }
  return total + section + (digit ?? 0);
}
