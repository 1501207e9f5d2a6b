import { fenFromYuan, formatYuan, isWholeFen, MAX_YUAN } from '../figures/money.ts';
import { formatChineseNumeral } from '../figures/numerals.ts';
import { writeCapitalAmount } from '../figures/write-capital-amount.ts';
import { cleanText } from './clean-text.ts';
import type { FactDefinition, FactKind } from './fact-definition.ts';
import type { FactValue } from './fact-sheet.ts';
import type { TextFormat } from './template.ts';

const HAN_DIGITS = '〇一二三四五六七八九';

/** What a value is, for writing it: a fact's kind and options, or a number that was counted. */
export type WrittenKind = Pick<FactDefinition, 'options'> & { kind: FactKind | 'number' };

/** A value as a Chinese document writes it; what does not fit its kind is written as it is. */
export function writeValue(
  value: FactValue,
  { kind, options = [] }: WrittenKind,
  format: TextFormat | null,
): string {
  if (typeof value === 'boolean') return value ? '是' : '否';
  if (typeof value === 'number') return writeNumber(value, kind, format);
  if (kind === 'date') return writeDay(value, format === 'han_date');
  if (kind === 'choice') return options.find((option) => option.value === value)?.written ?? cleanText(value);
  return cleanText(value).trim();
}

/** A value as it was filled in, for saying what is held or wrong: an amount with more than two decimals is not rounded to another. */
export function quoteValue(value: FactValue, kind: WrittenKind): string {
  const isRefused = kind.kind === 'money' && typeof value === 'number' && !isWholeFen(value);
  return isRefused ? `${value}元` : writeValue(value, kind, null);
}

function writeNumber(value: number, kind: WrittenKind['kind'], format: TextFormat | null): string {
  if (!Number.isFinite(value)) return '';
  if (format === 'han')
    return Number.isInteger(value) && value >= 0 ? formatChineseNumeral(value) : String(value);
  if (kind !== 'money') return kind === 'percent' ? `${value}%` : String(value);
  // What was worked out to be no amount; what was filled in as none is open before it comes here.
  if (value < 0 || value > MAX_YUAN) return `${value}元`;
  const figures = formatYuan(fenFromYuan(value)).replaceAll(',', '');
  if (format === 'capital') return writeCapitalAmount(value);
  return format === 'figures' ? figures : `${figures}元`;
}

/** 2024年3月1日, or 二〇二四年三月一日. */
function writeDay(day: string, inNumerals: boolean): string {
  const [, year = '', month = '', date = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  if (year === '') return cleanText(day);
  if (!inNumerals) return `${year}年${Number(month)}月${Number(date)}日`;
  const han = [...year].map((digit) => HAN_DIGITS[Number(digit)]).join('');
  return `${han}年${formatChineseNumeral(Number(month))}月${formatChineseNumeral(Number(date))}日`;
}

/** What stands where a value is open: a line to write on in running text, room in a form. */
export function blankFor(
  kind: WrittenKind['kind'],
  inForm: boolean,
  format: TextFormat | null = null,
): string {
  if (kind === 'date') return inForm ? '　　　年　　月　　日' : '＿＿＿＿年＿＿月＿＿日';
  // Where figures alone are written, the template has the 元 behind them.
  if (kind === 'money' && format !== 'figures') return inForm ? '　　　　　元' : '＿＿＿＿＿元';
  if (kind === 'percent') return inForm ? '　　%' : '＿＿%';
  return inForm ? '　　　　' : '＿＿＿＿＿＿';
}
