import type { CalculationLine } from './calculation.ts';

const UNITS: Record<'zh' | 'en', Record<CalculationLine['unit'], string>> = {
  zh: { yuan: ' 元', year: ' 年', month: ' 个月', day: ' 天', date: '', percent: '%', times: ' 倍' },
  en: {
    yuan: ' yuan',
    year: ' years',
    month: ' months',
    day: ' days',
    date: '',
    percent: '%',
    times: ' times',
  },
};

/** A figure of a calculation with its unit, as a sentence says it. */
export function describeFigure(
  { value, unit }: Pick<CalculationLine, 'value' | 'unit'>,
  language: 'zh' | 'en',
): string {
  const number =
    typeof value === 'number' ? value.toLocaleString('en-US', { maximumFractionDigits: 2 }) : value;
  return `${number}${UNITS[language][unit]}`;
}
