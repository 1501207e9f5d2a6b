import type { DatasetTable } from '@mingfa/contract/dataset';
import type { TFunction } from 'i18next';

/** Questions made of the table's own columns, which the grammar reads. */
export function exampleQuestions({ columns }: DatasetTable, t: TFunction<'dataset'>): string[] {
  const shown = columns.filter(({ isSkipped }) => !isSkipped);
  const amount =
    shown.find(({ kind, meaning }) => kind === 'number' && meaning === 'amount') ??
    shown.find(({ kind, meaning }) => kind === 'number' && meaning !== 'code' && meaning !== 'rate');
  const day = shown.find(({ kind }) => kind === 'date' || kind === 'time');
  const group =
    shown.find(({ meaning }) => meaning === 'name') ??
    shown.find(({ meaning }) => meaning === 'category') ??
    shown.find(({ kind, meaning }) => kind === 'text' && (meaning === 'plain' || meaning === 'remark'));
  const names = { amount: amount?.label ?? '', day: day?.label ?? '', group: group?.label ?? '' };
  return [
    ...(amount && day ? [t('ask.examples.byMonth', names)] : []),
    ...(amount && group ? [t('ask.examples.byGroup', names), t('ask.examples.top', names)] : []),
    ...(amount ? [t('ask.examples.average', names)] : []),
    ...(group ? [t('ask.examples.distinct', names)] : []),
  ].slice(0, 4);
}
