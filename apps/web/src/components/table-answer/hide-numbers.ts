import type { ColumnKind, ColumnMeaning } from '@mingfa/contract/table-query';
import { coverWords } from '@mingfa/tables/values/cover-cell';
import { NUMBERS_OF_PERSONS } from '@mingfa/tables/values/mask-cell';

interface ShownColumn {
  kind: ColumnKind;
  meaning: ColumnMeaning;
}

/** Whether numbers of people may stand in a column, by themselves or among its words. */
export const mayHoldNumbers = ({ kind, meaning }: ShownColumn): boolean =>
  kind === 'text' || NUMBERS_OF_PERSONS.includes(meaning);

/** A cell of a table as it is shown, by the rule of files and shares: a number of somebody covered, and such numbers within its words. */
export const hideNumbers = (text: string, { kind, meaning }: ShownColumn): string =>
  coverWords(text, { kind, meaning, isFigure: false });
