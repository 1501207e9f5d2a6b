const DIGITS: Record<string, number> = {
  〇: 0,
  零: 0,
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
};
const SMALL_UNITS: Record<string, number> = { 十: 10, 百: 100, 千: 1000 };
const LARGE_UNITS: Record<string, number> = { 万: 10_000, 亿: 100_000_000 };

/** The capital forms of banknotes and receipts, which no stroke can turn into another (正确填写票据和结算凭证的基本规定 §1). */
const CAPITALS = new Map(
  [...'壹贰貳叁參肆伍陆陸柒捌玖拾佰仟萬億○Ｏ'].map((capital, index) => [
    capital,
    [...'一二二三三四五六六七八九十百千万亿〇〇'][index] ?? '',
  ]),
);

const PLACE_DIGITS = '[〇零一二三四五六七八九十百千万亿两\\d]{1,40}';
/**
 * A numeral as it may stand in 第…条, 第…款, 第…项; no statute counts so far, but what people type is read whole, and a line of a pasted page may
 * end within it.
 */
export const PLACE_NUMERAL = `${PLACE_DIGITS}(?:\\n${PLACE_DIGITS})?`;

/** Beyond it a number is not exact; nothing that is counted in law comes near. */
const LARGEST = 999_999_999_999_999;

/**
 * Reads a whole number written in Chinese numerals, plain or capital (一千二百六十, 二〇二三, 壹仟贰佰), or in half- or full-width digits.
 * @returns the number, at most 999,999,999,999,999, or null when the text is not a numeral
 */
export function parseNumeral(text: string): number | null {
  // A line may end within a number.
  const normal = text
    .replace('\n', '')
    .replace(
      /[０-９\u4e00-\u9fff○Ｏ]/g,
      (sign) =>
        CAPITALS.get(sign) ??
        (sign >= '０' && sign <= '９' ? String.fromCharCode(sign.charCodeAt(0) - 0xfee0) : sign),
    );
  if (/^\d+$/.test(normal)) return Math.min(Number(normal), LARGEST);
  if (normal === '') return null;
  if (/^[〇零一二三四五六七八九]{2,}$/.test(normal)) {
    return Math.min(Number([...normal].map((digit) => DIGITS[digit]).join('')), LARGEST);
  }
  let total = 0;
  let section = 0;
  let digit: number | null = null;
  for (const character of normal) {
    const value = DIGITS[character];
    const small = SMALL_UNITS[character];
    const large = LARGE_UNITS[character];
    if (value !== undefined) {
      digit = value;
    } else if (small !== undefined) {
      section += (digit ?? 1) * small;
      digit = null;
    } else if (large !== undefined) {
      const group = section + (digit ?? 0);
      // 一亿二千万: the smaller unit counts only what stands after the larger one.
      total = total > large ? total + group * large : (total + group) * large;
      section = 0;
      digit = null;
    } else {
      return null;
    }
  }
  return Math.min(total + section + (digit ?? 0), LARGEST);
}

/**
 * Reads a number that may have decimals, in digits (1,200.50) or in words (三点五, 一百二十).
 * @returns the number, or null when the text is not one
 */
export function parseDecimal(text: string): number | null {
  if (/^\d+(?:\.\d+)?$|^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text)) return Number(text.replaceAll(',', ''));
  const [whole = '', decimals, ...more] = text.split('点');
  const value = parseNumeral(whole);
  if (value === null || decimals === undefined) return value;
  const digits = [...decimals].map((digit) => DIGITS[digit]);
  if (more.length > 0 || digits.length === 0 || digits.some((digit) => digit === undefined)) return null;
  return Number(`${value}.${digits.join('')}`);
}

/**
 * Writes a whole number as statutes do: 577 → 五百七十七, 12 → 十二, 10007 → 一万零七. No statute has more than some
 * thousand articles, but people and models name any number: one of twelve digits or more is left in digits.
 * @throws RangeError for a negative number or a fraction
 */
export function formatChineseNumeral(value: number): string {
  if (!Number.isInteger(value) || value < 0) throw new RangeError(`no statute numeral for ${value}`);
  if (value >= 1e12) return String(value);
  if (value < 10_000) return formatGroup(value, false);
  const groups: [number, string][] = [
    [Math.floor(value / 1e8), '亿'],
    [Math.floor(value / 1e4) % 1e4, '万'],
    [value % 1e4, ''],
  ];
  let text = '';
  let skipped = false;
  for (const [group, unit] of groups) {
    if (group === 0) {
      skipped = text !== '';
      continue;
    }
    const zero = text !== '' && (skipped || group < 1000) ? '零' : '';
    text += zero + formatGroup(group, text !== '') + unit;
    skipped = false;
  }
  return text;
}

/** A number below 10,000; behind a larger one 十 is written 一十. */
function formatGroup(value: number, isInner: boolean): string {
  const names = '零一二三四五六七八九';
  if (value < 10) return names.charAt(value);
  let text = '';
  let pendingZero = false;
  for (const [unit, name] of [
    [1000, '千'],
    [100, '百'],
    [10, '十'],
    [1, ''],
  ] as const) {
    const digit = Math.floor(value / unit) % 10;
    if (digit === 0) {
      pendingZero = text !== '';
      continue;
    }
    if (pendingZero) text += '零';
    pendingZero = false;
    text += unit === 10 && digit === 1 && text === '' && !isInner ? '十' : names.charAt(digit) + name;
  }
  return text;
}
