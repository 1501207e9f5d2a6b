import { type Fen, fenFromYuan } from './money.ts';

const DIGITS = '零壹贰叁肆伍陆柒捌玖';
const UNITS = ['', '拾', '佰', '仟'];
const GROUPS = ['', '万', '亿', '万亿'];

/**
 * Writes an amount in capitals as papers of payment do (正确填写票据和结算凭证的基本规定): 120000 → 壹拾贰万元整, 1409.5 → 壹仟肆佰零玖元伍角,
 * 16409.02 → 壹万陆仟肆佰零玖元零贰分, 0.5 → 伍角, 0 → 零元整.
 * @throws RangeError for what is no amount
 */
export function writeCapitalAmount(yuan: number): string {
  const fen: Fen = fenFromYuan(yuan);
  const whole = fen / 100n;
  const [tenths, hundredths] = [Number((fen / 10n) % 10n), Number(fen % 10n)];
  const units = whole === 0n ? '' : `${wholeNumber(whole)}元`;
  if (tenths === 0 && hundredths === 0) return `${units || '零元'}整`;
  const gap = units !== '' && tenths === 0 ? '零' : '';
  const jiao = tenths === 0 ? '' : `${DIGITS[tenths]}角`;
  return `${units}${gap}${jiao}${hundredths === 0 ? '' : `${DIGITS[hundredths]}分`}`;
}

function wholeNumber(value: bigint): string {
  const groups: number[] = [];
  for (let left = value; left > 0n; left /= 10_000n) groups.unshift(Number(left % 10_000n));
  let text = '';
  let hasGap = false;
  for (const [index, group] of groups.entries()) {
    if (group === 0) {
      hasGap = text !== '';
      continue;
    }
    // 壹拾万零柒仟: where the group before ends in a nought, too.
    const needsZero = text !== '' && (hasGap || group < 1000 || (groups[index - 1] ?? 0) % 10 === 0);
    text += `${needsZero ? '零' : ''}${groupText(group)}${GROUPS[groups.length - 1 - index] ?? ''}`;
    hasGap = false;
  }
  return text;
}

function groupText(group: number): string {
  let text = '';
  let hasGap = false;
  for (let place = 3; place >= 0; place -= 1) {
    const digit = Math.floor(group / 10 ** place) % 10;
    if (digit === 0) {
      hasGap = text !== '';
      continue;
    }
    text += `${hasGap ? '零' : ''}${DIGITS[digit]}${UNITS[place]}`;
    hasGap = false;
  }
  return text;
}
