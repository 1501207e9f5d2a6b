import type { ColumnMeaning } from '@mingfa/contract/table-query';

/** What points at one person by a number. */
export const NUMBERS_OF_PERSONS: readonly ColumnMeaning[] = ['identity', 'account', 'phone'];

/** A cell without what points at a person: of numbers of identity, accounts and phones the beginning and the end stay, of a name its first sign. */
export function maskCell(text: string, meaning: ColumnMeaning): string {
  switch (meaning) {
    case 'identity':
    case 'account':
      return covered(text, 3, 2);
    case 'phone':
      return covered(text, 3, 2);
    case 'name':
      // Firms are no persons; longer than four signs is no Chinese name.
      return /^[\u4e00-\u9fff·]{2,4}$/.test(text) ? `${text[0]}某` : text;
    default:
      return text;
  }
}

function covered(text: string, before: number, behind: number): string {
  if (text.length <= before + behind) return '*'.repeat(text.length);
  return `${text.slice(0, before)}${'*'.repeat(text.length - before - behind)}${text.slice(-behind)}`;
}
