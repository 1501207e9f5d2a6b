import PlusOutlined from '@ant-design/icons/PlusOutlined';
import type { DatasetTable } from '@mingfa/contract/dataset';
import { TABLE_QUERY_LIMITS, type TableQuery } from '@mingfa/contract/table-query';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../select-field.tsx';
import styles from './builder.module.css';
import { DimensionFields, FilterFields, MeasureFields } from './builder-fields.tsx';
import { OPERATORS } from './filter-operators.ts';
import { JoinFields } from './join-fields.tsx';
import { knownColumns } from './known-columns.ts';
import { newQuery } from './new-query.ts';
import { OrderFields } from './order-fields.tsx';

interface QueryBuilderProps {
  tables: readonly DatasetTable[];
  /** Whose keys propose joins. */
  datasetId: string | null;
  /** What was asked last, or something to begin with. */
  start: TableQuery;
  isBusy: boolean;
  onAsk: (query: TableQuery) => void;
}

/** A question put together of figures, groups, filters, an order and a limit. */
export function QueryBuilder({ tables, datasetId, start, isBusy, onAsk }: QueryBuilderProps) {
  const { t } = useTranslation('dataset');
  const [query, setQuery] = useState(start);
  const columns = knownColumns(tables, query);
  const [first] = columns;
  const change = (to: Partial<TableQuery>) => setQuery((before) => ({ ...before, ...to }));
  const { measures, dimensions, filters } = query;
  /** What rests on places of measures and dimensions goes with them. */
  const changeParts = (to: Partial<Pick<TableQuery, 'measures' | 'dimensions'>>) => {
    const next = { ...query, ...to };
    setQuery({
      ...next,
      columns: next.measures.length > 0 ? [] : next.columns,
      having: next.having.filter(({ measure }) => measure < next.measures.length),
      shown: next.shown.filter(({ dimension }) => dimension < next.dimensions.length),
      order: next.order.filter(({ by }) =>
        'measure' in by
          ? by.measure < next.measures.length
          : 'dimension' in by
            ? by.dimension < next.dimensions.length
            : next.measures.length === 0,
      ),
    });
  };
  return (
    <form
      className={styles.builder}
      onSubmit={(event) => {
        event.preventDefault();
        onAsk(query);
      }}
    >
      {tables.length > 1 ? (
        <SelectField
          small
          label={t('build.from')}
          value={query.from}
          options={tables.map(({ name, label }) => ({ value: name, label }))}
          onChange={(name) => {
            const table = tables.find((one) => one.name === name);
            if (table) setQuery(newQuery(table));
          }}
          className={styles.from}
        />
      ) : null}
      {tables.length > 1 && datasetId ? (
        <JoinFields datasetId={datasetId} tables={tables} query={query} onChange={setQuery} />
      ) : null}
      <Part
        label={t('build.measures')}
        add={t('build.addMeasure')}
        isFull={measures.length >= TABLE_QUERY_LIMITS.measures}
        onAdd={() =>
          changeParts({ measures: [...measures, { aggregate: 'count', of: null, compare: null }] })
        }
      >
        {measures.map((measure, place) => (
          <MeasureFields
            // biome-ignore lint/suspicious/noArrayIndexKey: a part of a question has no other name than its place
            key={place}
            measure={measure}
            columns={columns}
            onChange={(to) => changeParts({ measures: measures.map((one, at) => (at === place ? to : one)) })}
            onRemove={() => changeParts({ measures: measures.filter((_, at) => at !== place) })}
          />
        ))}
      </Part>
      <Part
        label={t('build.dimensions')}
        add={t('build.addDimension')}
        isFull={!first || dimensions.length >= TABLE_QUERY_LIMITS.dimensions}
        onAdd={() => {
          const of = first?.ref;
          if (of) changeParts({ dimensions: [...dimensions, { of, part: null, step: null }] });
        }}
      >
        {dimensions.map((dimension, place) => (
          <DimensionFields
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            key={place}
            dimension={dimension}
            columns={columns}
            onChange={(to) =>
              changeParts({ dimensions: dimensions.map((one, at) => (at === place ? to : one)) })
            }
            onRemove={() => changeParts({ dimensions: dimensions.filter((_, at) => at !== place) })}
          />
        ))}
      </Part>
      <Part
        label={t('build.filters')}
        add={t('build.addFilter')}
        isFull={!first || filters.length >= TABLE_QUERY_LIMITS.filters}
        onAdd={() => {
          if (!first) return;
          const [operator = 'equals'] = OPERATORS[first.kind];
          change({ filters: [...filters, { of: first.ref, operator, values: [], part: null }] });
        }}
      >
        {filters.map((filter, place) => (
          <FilterFields
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            key={place}
            filter={filter}
            columns={columns}
            onChange={(to) => change({ filters: filters.map((one, at) => (at === place ? to : one)) })}
            onRemove={() => change({ filters: filters.filter((_, at) => at !== place) })}
          />
        ))}
      </Part>
      <OrderFields query={query} columns={columns} onChange={change} />
      <Button type="primary" htmlType="submit" loading={isBusy} className={styles.ask ?? ''}>
        {t('build.ask')}
      </Button>
    </form>
  );
}

interface PartProps {
  label: string;
  add: string;
  isFull: boolean;
  onAdd: () => void;
  children: ReactNode;
}

function Part({ label, add, isFull, onAdd, children }: PartProps) {
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>{label}</legend>
      {children}
      <Button size="small" type="text" icon={<PlusOutlined aria-hidden />} disabled={isFull} onClick={onAdd}>
        {add}
      </Button>
    </fieldset>
  );
}
