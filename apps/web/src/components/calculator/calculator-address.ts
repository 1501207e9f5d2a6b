import type {
  Calculator,
  CalculatorField,
  CalculatorInputs,
  InputValue,
} from '@mingfa/legal/calculators/calculation';
import { readList } from './list-inputs.ts';

/** Longer than any figures are; what is longer is no address of ours. */
const LONGEST_HASH = 20_000;

/**
 * The address of a calculator with its figures after `#`, which browsers send to no server:
 * `/document_generation?calculator=deposit#deposit=30000&paidOn=2024-05-31`.
 */
export function calculatorAddress({ id, fields }: Calculator, inputs: CalculatorInputs = {}): string {
  return `/document_generation?calculator=${id}${writeFigures(fields, inputs)}`;
}

/** `#name=value&…`; empty where nothing is filled in. */
export function writeFigures(fields: readonly CalculatorField[], inputs: CalculatorInputs): string {
  const written = new URLSearchParams();
  for (const { name } of fields) {
    const value = inputs[name];
    if (value !== null && value !== undefined && value !== '') written.set(name, writeValue(value));
  }
  return written.size > 0 ? `#${written}` : '';
}

/** The figures of an address, by the calculator's own fields; anything else in it is left out. */
export function readFigures(fields: readonly CalculatorField[], hash: string): CalculatorInputs {
  if (hash.length > LONGEST_HASH) return {};
  const written = new URLSearchParams(hash.replace(/^#/, ''));
  return Object.fromEntries(
    fields.flatMap((field): [string, InputValue][] => {
      const text = written.get(field.name);
      const value = text ? readValue(field, text) : null;
      return value === null ? [] : [[field.name, value]];
    }),
  );
}

function writeValue(value: InputValue): string {
  if (!Array.isArray(value)) return String(value);
  return value.map((one) => (typeof one === 'string' ? one : `${one.date}:${one.amount}`)).join(',');
}

function readValue({ kind }: CalculatorField, text: string): InputValue | null {
  switch (kind) {
    case 'boolean':
      return text === 'true' ? true : text === 'false' ? false : null;
    case 'dates':
      return readList(text.replaceAll(',', '\n'), kind);
    case 'dated-amounts':
      return readList(text.replaceAll(',', '\n').replaceAll(':', ' '), kind);
    default:
      return text;
  }
}
