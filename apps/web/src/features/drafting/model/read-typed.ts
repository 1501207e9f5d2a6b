import { readTypedNumber } from '../../../lib/typed-number.ts';
import type { FactDefinition, FactValue } from './fact-types.ts';

/** A value as a field shows it. */
export const writeTyped = (value: FactValue | undefined): string =>
  value === undefined ? '' : String(value);

/** What was typed as a value of its kind; null where it is none. An empty text clears. */
export function readTyped({ kind }: Pick<FactDefinition, 'kind'>, typed: string): FactValue | null {
  const words = typed.trim();
  if (words === '') return '';
  if (kind === 'yes_no') return words === 'true';
  return kind === 'money' || kind === 'percent' || kind === 'count' ? readTypedNumber(words, kind) : typed;
}
