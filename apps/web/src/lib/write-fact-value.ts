import type { factDefinition, factValue } from '@mingfa/contract/draft-fact';
import type { z } from 'zod';
import { inLanguage } from './in-language.ts';

/** A value of a fact as a person reads it, by its kind: choices in their language, figures grouped. */
export function writeFactValue(
  definition: Pick<z.infer<typeof factDefinition>, 'kind' | 'options'> | null,
  value: z.infer<typeof factValue> | null,
  words: { yes: string; no: string; yuan: string },
): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'number') {
    if (definition?.kind === 'percent') return `${value}%`;
    if (definition?.kind !== 'money') return value.toLocaleString('en-US');
    const digits = Number.isInteger(value) ? 0 : 2;
    return `${value.toLocaleString('en-US', { minimumFractionDigits: digits })} ${words.yuan}`;
  }
  const option =
    definition?.kind === 'choice' ? definition.options?.find((one) => one.value === value) : undefined;
  return option ? inLanguage(option.label) : value;
}
