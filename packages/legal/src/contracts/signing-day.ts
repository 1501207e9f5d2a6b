import type { Contract } from './contract.ts';
import { readDocumentDates } from './read-document-dates.ts';

/** The day a contract was made, `YYYY-MM-DD`, by its signatures or opening words; null where none is written. */
export function signingDay({ preamble, signature }: Contract): string | null {
  const opening = preamble.filter(({ text }) => /签订|签署|订立|日期|made on|dated/i.test(text));
  const days = [...opening, ...signature].flatMap(({ text }) => readDocumentDates(text));
  return days.find(({ iso }) => iso?.length === 10)?.iso ?? null;
}
