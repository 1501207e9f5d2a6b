import type { CaseFilters } from '@mingfa/contract/case-search';
import { useTranslation } from 'react-i18next';
import { useCaseWords } from './use-case-words.ts';

/** Filters of a search in one line, as a reader names them. */
export function useFilterWords() {
  const { t } = useTranslation('case');
  const words = useCaseWords();
  return (filters: Partial<CaseFilters>): string => {
    const list = (values: readonly string[] | undefined, labels?: Readonly<Record<string, string>>) =>
      (values ?? []).map((value) => labels?.[value] ?? value).join('、');
    const span = (from: number | undefined, to: number | undefined) =>
      from === undefined && to === undefined ? '' : `${from ?? ''}–${to ?? ''}`;
    const { yearFrom, yearTo, amountFrom, amountTo, holdings } = filters;
    return [
      [t('filter.authority'), list(filters.authority, words.authority)],
      [t('filter.area'), list(filters.area, words.area)],
      [t('filter.cause'), list(filters.cause)],
      [t('filter.level'), list(filters.level, words.level)],
      [t('filter.region'), list(filters.region)],
      [t('filter.court'), list(filters.court)],
      [t('filter.procedure'), list(filters.procedure, words.procedure)],
      [t('filter.kind'), list(filters.kind, words.kind)],
      [t('filter.outcome'), list(filters.outcome, words.outcome)],
      [t('filter.year'), span(yearFrom, yearTo)],
      [t('filter.amount'), span(amountFrom, amountTo)],
      [t('filter.cites'), filters.cites ?? ''],
      [t('filter.holdings'), holdings && holdings !== 'all' ? t(`filter.holdings_${holdings}`) : ''],
    ]
      .filter(([, value]) => value !== '')
      .map(([label, value]) => `${label}：${value}`)
      .join('；');
  };
}
