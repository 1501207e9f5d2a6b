import type { FactValue } from '@mingfa/legal/drafting/fact-sheet';
import { inLanguage } from '../../../lib/in-language.ts';
import type { Definition } from './form-paths.ts';

/** A value as a person reads it; `words` of a yes and a no. */
export function writeFactValue(
  definition: Definition | null,
  value: FactValue | null,
  words: { yes: string; no: string },
): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (definition?.kind === 'money') return `${Number(value).toLocaleString('en-US')} 元`;
  if (definition?.kind === 'percent') return `${value}%`;
  const option = definition?.options?.find((one) => one.value === value);
  return option ? inLanguage(option.label) : String(value);
}
