import { REVIEW_TABLE_LIMITS } from '@mingfa/contract/review-cell';
import type { NewReviewColumn } from '@mingfa/contract/review-table';
import type { Language } from '@mingfa/contract/values';
import type { ReviewColumnRule } from '@mingfa/legal/review-columns/column-rule';
import type { Transaction } from '../../../db/client.ts';
import { reviewColumn } from '../../../db/schema/review-table.ts';
import { AppError } from '../../../ports/app-error.ts';
import { groupOf } from '../cells/group-of.ts';
import { readValue } from '../cells/read-value.ts';
import { type ColumnRow, listColumns } from '../own-table.ts';
import type { ReviewTableContext } from '../review-table-context.ts';
import { tableFull } from '../rows/write-rows.ts';

/**
 * Adds columns behind those that are there.
 * @throws AppError `not_found` for a key or column that is not there, `review_table_full`, `review_value_unreadable` for a wish that is no value
 */
export async function writeColumns(
  { columnLibrary, ids }: Pick<ReviewTableContext, 'columnLibrary' | 'ids'>,
  tx: Transaction,
  tableId: string,
  columns: readonly NewReviewColumn[],
  language: Language,
): Promise<void> {
  const held = await listColumns(tx, tableId);
  if (held.length + columns.length > REVIEW_TABLE_LIMITS.columns) throw tableFull();
  if (columns.length === 0) return;
  const known = new Set(held.map(({ id }) => id));
  const first = Math.max(-1, ...held.map(({ position }) => position)) + 1;
  const rows = columns.map((column, index) => {
    const fields =
      column.from === 'own' ? ownFields(column, known) : libraryFields(column, columnLibrary.rules, language);
    return {
      ...{ id: ids.make('reviewColumn'), tableId, position: first + index, ...fields },
      ...{ wished: column.position, wishedGroup: wishedGroup(fields, column.position) },
    };
  });
  await tx.insert(reviewColumn).values(rows);
}

type Fields = Pick<
  ColumnRow,
  'libraryKey' | 'label' | 'instruction' | 'kind' | 'choices' | 'method' | 'dependsOn'
>;

function ownFields(column: Extract<NewReviewColumn, { from: 'own' }>, known: ReadonlySet<string>): Fields {
  const { label, instruction, kind, choices, method, dependsOn } = column;
  if (dependsOn.some((id) => !known.has(id))) throw new AppError('not_found');
  return { libraryKey: null, label, instruction, kind, choices, method, dependsOn };
}

function libraryFields(
  { key, label, method }: Extract<NewReviewColumn, { from: 'library' }>,
  rules: readonly ReviewColumnRule[],
  language: Language,
): Fields {
  const rule = rules.find((one) => one.key === key);
  if (!rule) throw new AppError('not_found');
  const say = ({ zh, en }: { zh: string; en: string }) => (language === 'en' ? en : zh);
  return {
    ...{ libraryKey: key, label: label ?? say(rule.label), instruction: say(rule.asks), kind: rule.kind },
    ...{ choices: (rule.choices ?? []).map(({ zh }) => zh), method, dependsOn: [] },
  };
}

const NOTHING = /^(?:未约定|没有约定|无约定|not agreed)$/i;

/** What cells that are as wished are grouped by. @throws AppError `review_value_unreadable` */
export function wishedGroup(
  column: Pick<ColumnRow, 'kind' | 'choices'>,
  wished: string | null,
): string | null {
  if (wished === null || wished.trim() === '') return null;
  if (NOTHING.test(wished.trim())) return '';
  const value = readValue(column, wished);
  if (!value) throw new AppError('review_value_unreadable', { text: wished });
  return groupOf(value);
}
