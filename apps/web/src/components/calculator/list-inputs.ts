import type { InputValue } from '@mingfa/legal/calculators/calculation';
import { readTypedNumber } from '../../lib/typed-number.ts';

/** Dates, or dates with amounts, as a person writes them: one to a line, 2024-05-31 12万. Null where nothing is written. */
export function readList(text: string, kind: 'dates' | 'dated-amounts'): InputValue | null {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (lines.length === 0) return null;
  if (kind === 'dates') return lines;
  return lines.map((line) => {
    const [, date = line, amount = ''] = /^([^\s,，]+)[\s,，]+(.*)$/u.exec(line) ?? [];
    return { date, amount: readTypedNumber(amount, 'money') ?? Number.NaN };
  });
}

/** A list as it is written in its field; empty for anything else. */
export function writeList(value: InputValue | null): string {
  if (!Array.isArray(value)) return '';
  return value.map((one) => (typeof one === 'string' ? one : `${one.date} ${one.amount}`)).join('\n');
}
