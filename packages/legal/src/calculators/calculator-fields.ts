import type { CalculatorField } from './calculation.ts';

const UNITS = {
  money: { zh: '元', en: 'yuan' },
  months: { zh: '个月', en: 'months' },
  years: { zh: '年', en: 'years' },
};

/** A field for a sum of money that may be left open. */
export const moneyField = (name: string, zh: string, en: string): CalculatorField => ({
  name,
  kind: 'money',
  required: false,
  label: { zh, en },
  unit: UNITS.money,
});

/** A field for a number of months or years, parts of one too. */
export const lengthField = (
  name: string,
  zh: string,
  en: string,
  unit: 'months' | 'years',
): CalculatorField => ({ name, kind: 'number', required: false, label: { zh, en }, unit: UNITS[unit] });

/** A field that is ticked. */
export const flagField = (name: string, zh: string, en: string): CalculatorField => ({
  name,
  kind: 'boolean',
  required: false,
  label: { zh, en },
});
