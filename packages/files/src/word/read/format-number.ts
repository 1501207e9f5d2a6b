import { formatChineseNumeral } from '@mingfa/legal/figures/numerals';

/**
 * A counter in one of the number formats of ECMA-376 part 1, 17.18.59, as Word shows it. Formats of other scripts, and numbers
 * that a format has no sign for, come as digits.
 */
export function formatNumber(value: number, format: string): string {
  if (value < 0 || value > 32_767) return String(value);
  switch (format) {
    case 'none':
      return '';
    case 'decimalZero':
      return String(value).padStart(2, '0');
    case 'upperRoman':
      return roman(value);
    case 'lowerRoman':
      return roman(value).toLowerCase();
    case 'upperLetter':
      return letter(value);
    case 'lowerLetter':
      return letter(value).toLowerCase();
    case 'ordinal':
      return `${value}${ordinalEnding(value)}`;
    case 'decimalFullWidth':
    case 'decimalFullWidth2':
      return [...String(value)].map((digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)).join('');
    case 'chineseCounting':
    case 'taiwaneseCounting':
    case 'japaneseCounting':
    case 'koreanCounting':
      return value < 100 ? formatChineseNumeral(value) : digitByDigit(value);
    case 'chineseCountingThousand':
    case 'taiwaneseCountingThousand':
      return value < 10_000 ? formatChineseNumeral(value) : String(value);
    case 'ideographDigital':
    case 'japaneseDigitalTenThousand':
    case 'taiwaneseDigital':
    case 'koreanDigital2':
      return digitByDigit(value);
    case 'chineseLegalSimplified':
    case 'ideographLegalTraditional':
    case 'japaneseLegal':
      return value < 10_000 ? toCapital(formatChineseNumeral(value)) : String(value);
    case 'ideographTraditional':
      return nth('甲乙丙丁戊己庚辛壬癸', value);
    case 'ideographZodiac':
      return nth('子丑寅卯辰巳午未申酉戌亥', value);
    case 'decimalEnclosedCircle':
    case 'decimalEnclosedCircleChinese':
      return circled(value);
    case 'decimalEnclosedFullstop':
      return within(value, 20, 0x2488);
    case 'decimalEnclosedParen':
      return within(value, 20, 0x2474);
    case 'ideographEnclosedCircle':
      return within(value, 10, 0x3280);
    default:
      return String(value);
  }
}

const within = (value: number, last: number, before: number): string =>
  value >= 1 && value <= last ? String.fromCharCode(before + value - 1) : String(value);

/** ① to ⑳ stand together in Unicode, ㉑ to ㉟ and ㊱ to ㊿ elsewhere. */
function circled(value: number): string {
  if (value >= 21 && value <= 35) return String.fromCharCode(0x3251 + value - 21);
  if (value >= 36 && value <= 50) return String.fromCharCode(0x32b1 + value - 36);
  return within(value, 20, 0x2460);
}

const nth = (signs: string, value: number): string => signs[value - 1] ?? String(value);

const digitByDigit = (value: number): string =>
  [...String(value)].map((digit) => '〇一二三四五六七八九'[Number(digit)]).join('');

function toCapital(numeral: string): string {
  const capitals: Record<string, string> = {
    零: '零',
    一: '壹',
    二: '贰',
    三: '叁',
    四: '肆',
    五: '伍',
    六: '陆',
    七: '柒',
    八: '捌',
    九: '玖',
    十: '拾',
    百: '佰',
    千: '仟',
  };
  const full = numeral.startsWith('十') ? `一${numeral}` : numeral;
  return [...full].map((sign) => capitals[sign] ?? sign).join('');
}

function roman(value: number): string {
  if (value === 0 || value >= 4000) return String(value);
  let rest = value;
  let text = '';
  for (const [unit, sign] of [
    [1000, 'M'],
    [900, 'CM'],
    [500, 'D'],
    [400, 'CD'],
    [100, 'C'],
    [90, 'XC'],
    [50, 'L'],
    [40, 'XL'],
    [10, 'X'],
    [9, 'IX'],
    [5, 'V'],
    [4, 'IV'],
    [1, 'I'],
  ] as const) {
    while (rest >= unit) {
      text += sign;
      rest -= unit;
    }
  }
  return text;
}

/** After Z comes AA, then BB: Word repeats the letter. */
function letter(value: number): string {
  if (value === 0) return '';
  const repeats = Math.min(Math.ceil(value / 26), 20);
  return String.fromCharCode(65 + ((value - 1) % 26)).repeat(repeats);
}

function ordinalEnding(value: number): string {
  if (value % 100 >= 11 && value % 100 <= 13) return 'th';
  return ['th', 'st', 'nd', 'rd'][value % 10] ?? 'th';
}
