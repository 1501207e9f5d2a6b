import { findAmounts } from '@mingfa/legal/figures/find-amounts';
import { findDurations } from '@mingfa/legal/figures/find-durations';
import { readDates } from '@mingfa/legal/questions/read-dates';

/** What a field of a fact takes; `any` where no figure is read. */
export type FactKind = 'amount' | 'date' | 'length' | 'age' | 'any';

/** The kind of a fact by its id: `amount-wage` is an amount. */
export function kindOfFact(id: string): FactKind {
  if (id.startsWith('amount')) return 'amount';
  if (id === 'child_age') return 'age';
  return id === 'date' || id === 'length' ? id : 'any';
}

/** Whether what was written can be read as the fact it takes the place of, by the rules that read the question. */
export function isReadable(kind: FactKind, written: string, today: string): boolean {
  switch (kind) {
    case 'amount':
      return findAmounts(written).length > 0;
    case 'date':
      return readDates(written, today).length > 0;
    case 'length':
      return findDurations(written).length > 0;
    case 'age':
      return /[\d一二两三四五六七八九十]/.test(written);
    default:
      return true;
  }
}
