import type { ColumnKind, ColumnMeaning, ResultColumn } from '@mingfa/contract/table-query';
import { coverInText } from '@mingfa/legal/redaction/cover-in-text';

const MASKED: readonly ColumnMeaning[] = ['identity', 'account', 'phone'];

/** Numbers of people and accounts, which are not shown to whoever looks over a shoulder. */
export const isMasked = (meaning: ColumnMeaning): boolean => MASKED.includes(meaning);

/** Whether numbers of people may stand among the words of a column. */
export const mayHoldNumbers = ({ kind }: { kind: ColumnKind }): boolean => kind === 'text';

/** A cell of a table as it is shown: a number of somebody covered, and such numbers within its words. */
export function hideNumbers(
  text: string,
  { kind, meaning }: { kind: ColumnKind; meaning: ColumnMeaning },
): string {
  if (text === '') return text;
  if (isMasked(meaning)) return maskNumber(text);
  return kind === 'text' ? coverInText(text) : text;
}

/** `6222021234567890` as `622****7890`; what is short has only its last signs. */
export function maskNumber(text: string): string {
  const signs = [...text];
  const [head, tail] = signs.length >= 11 ? [3, 4] : [0, Math.min(2, Math.max(0, signs.length - 2))];
  return `${signs.slice(0, head).join('')}****${signs.slice(signs.length - tail).join('')}`;
}

/** A cell of an answer as it is shown: what was made from numbers of persons is covered whole, or in every longer run of digits. */
export function coverCell(
  plain: string,
  column: Pick<ResultColumn, 'kind' | 'meaning' | 'isFigure' | 'cover'>,
): string {
  if (plain === '' || (column.isFigure && column.kind === 'number')) return plain;
  if (column.cover === 'whole') return '***';
  if (column.cover === 'digits')
    return coverInText(plain.replace(/\d{6,}[\dXx]?/g, (digits) => '*'.repeat(digits.length)));
  return hideNumbers(plain, column);
}
