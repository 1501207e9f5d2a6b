import type { TableQuery } from '@mingfa/contract/table-query';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../select-field.tsx';
import styles from './builder.module.css';
import { type KnownColumn, keyOf } from './known-columns.ts';
import { nameColumn, nameFigure } from './name-reckoned.ts';

const LIMITS = [5, 10, 20, 50, 100, 1000] as const;

interface OrderFieldsProps {
  query: TableQuery;
  columns: readonly KnownColumn[];
  onChange: (to: Partial<TableQuery>) => void;
}

/** By what the answer is ordered, and how much of it is shown. */
export function OrderFields({ query, columns, onChange }: OrderFieldsProps) {
  const { t } = useTranslation('dataset');
  const reckoned = query.order.flatMap(({ by }) => ('of' in by && by.of.by ? by.of : []));
  const choices = [
    ...query.measures.map((one, measure) => ({
      key: `measure ${measure}`,
      label: nameFigure(one, columns),
      by: { measure },
    })),
    ...query.dimensions.map(({ of }, dimension) => ({
      key: `dimension ${dimension}`,
      label: nameColumn(of, columns),
      by: { dimension },
    })),
    ...(query.measures.length + query.dimensions.length === 0
      ? [...columns.map(({ ref }) => ref), ...reckoned].map((of) => ({
          key: `${keyOf(of)}${of.by ? ` ${of.by.column}` : ''}`,
          label: nameColumn(of, columns),
          by: { of },
        }))
      : []),
  ];
  const [order] = query.order;
  const chosen = order
    ? choices.find(({ by }) => JSON.stringify(by) === JSON.stringify(order.by))
    : undefined;
  const value = chosen ? `${order?.descending ? 'down' : 'up'} ${chosen.key}` : '';
  const limits =
    query.limit === null || LIMITS.some((limit) => limit === query.limit) ? LIMITS : [query.limit, ...LIMITS];
  return (
    <div className={styles.ends}>
      <SelectField
        small
        label={t('build.order')}
        value={value}
        options={[
          { value: '', label: t('build.asItComes') },
          ...choices.flatMap(({ key, label }) => [
            { value: `down ${key}`, label: t('build.down', { label }) },
            { value: `up ${key}`, label: t('build.up', { label }) },
          ]),
        ]}
        onChange={(to) => {
          const [direction, ...rest] = to.split(' ');
          const choice = choices.find(({ key }) => key === rest.join(' '));
          onChange({ order: choice ? [{ by: choice.by, descending: direction === 'down' }] : [] });
        }}
      />
      <SelectField
        small
        label={t('build.limit')}
        value={String(query.limit ?? '')}
        options={[
          { value: '', label: t('build.all') },
          ...limits.map((limit) => ({ value: String(limit), label: t('build.firstOnes', { shown: limit }) })),
        ]}
        onChange={(to) => onChange({ limit: to === '' ? null : Number(to) })}
      />
    </div>
  );
}
