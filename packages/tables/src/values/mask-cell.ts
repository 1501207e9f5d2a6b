import type { ColumnMeaning } from '@mingfa/contract/table-query';
import { coverNumber } from '@mingfa/legal/redaction/cover-in-text';

/** What points at one person by a number. */
export const NUMBERS_OF_PERSONS: readonly ColumnMeaning[] = ['identity', 'account', 'phone'];

/** A cell without what points at a person: of numbers of identity, accounts and phones the beginning and the end stay, of a name its first sign. */
export function maskCell(text: string, meaning: ColumnMeaning): string {
  switch (meaning) {
    case 'identity':
    case 'account':
    case 'phone':
      return coverNumber(text);
    case 'name':
      // Firms are no persons; longer than four signs is no Chinese name.
      return /^[\u4e00-\u9fff·]{2,4}$/.test(text) ? `${text[0]}某` : text;
    default:
      return text;
  }
}
