import CloseOutlined from '@ant-design/icons/CloseOutlined';
import {
  AGGREGATE_LABELS,
  COMPARISON_LABELS,
  FILTER_OPERATOR_LABELS,
  TIME_PART_LABELS,
} from '@mingfa/contract/labels/table-labels';
import {
  aggregate,
  type Comparison,
  comparison,
  type FilterOperator,
  type TableDimension,
  type TableFilter,
  type TableMeasure,
  type TimePart,
  timePart,
} from '@mingfa/contract/table-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../lib/i18n.ts';
import { IconButton } from '../icon-button.tsx';
import { SelectField } from '../select-field.tsx';
import styles from './builder.module.css';
import { OPERATORS, valuesOf } from './filter-operators.ts';
import { type KnownColumn, keyOf } from './known-columns.ts';
import { isReckoned, nameColumn, nameFigure } from './name-reckoned.ts';
import { ValueField } from './value-field.tsx';

const HIDDEN = { small: true, labelPlace: 'hidden' } as const;
const NUMERIC = ['sum', 'average', 'median'];

interface FieldsProps<Part> {
  columns: readonly KnownColumn[];
  onChange: (to: Part) => void;
  onRemove: () => void;
}

function Line({ onRemove, children }: { onRemove: () => void; children: ReactNode }) {
  const { t } = useTranslation('dataset');
  return (
    <div className={styles.line}>
      {children}
      <IconButton size="small" icon={<CloseOutlined />} label={t('build.remove')} onClick={onRemove} />
    </div>
  );
}

const optionsOf = (columns: readonly KnownColumn[]) =>
  columns.map(({ key, label }) => ({ value: key, label }));

/** A figure: how rows become one number, of which column, and what it is held against. */
export function MeasureFields({
  measure,
  columns,
  onChange,
  onRemove,
}: FieldsProps<TableMeasure> & { measure: TableMeasure }) {
  const { t } = useTranslation('dataset');
  const language = currentLanguage();
  if (isReckoned(measure)) return <Line onRemove={onRemove}>{nameFigure(measure, columns)}</Line>;
  const fitting = NUMERIC.includes(measure.aggregate)
    ? columns.filter(({ kind }) => kind === 'number')
    : columns;
  return (
    <Line onRemove={onRemove}>
      <SelectField
        {...HIDDEN}
        label={t('build.aggregate')}
        value={measure.aggregate}
        options={aggregate.options.map((value) => ({ value, label: AGGREGATE_LABELS[language][value] }))}
        onChange={(to) => {
          const numbers = columns.filter(({ kind }) => kind === 'number');
          const now = measure.of && columns.find(({ key }) => measure.of && key === keyOf(measure.of));
          const fits = now && (!NUMERIC.includes(to) || now.kind === 'number');
          const other = (NUMERIC.includes(to) ? numbers : columns)[0]?.ref ?? null;
          onChange({ ...measure, aggregate: to, of: to === 'count' ? null : fits ? measure.of : other });
        }}
      />
      {measure.aggregate === 'count' ? null : (
        <SelectField
          {...HIDDEN}
          label={t('build.column')}
          value={measure.of ? keyOf(measure.of) : ''}
          options={optionsOf(fitting)}
          onChange={(to) => onChange({ ...measure, of: columns.find(({ key }) => key === to)?.ref ?? null })}
        />
      )}
      <SelectField<Comparison | ''>
        {...HIDDEN}
        label={t('build.compare')}
        value={measure.compare ?? ''}
        options={[
          { value: '', label: t('build.noCompare') },
          ...comparison.options.map((value) => ({ value, label: COMPARISON_LABELS[language][value] })),
        ]}
        onChange={(to) => onChange({ ...measure, compare: to === '' ? null : to })}
      />
    </Line>
  );
}

/** What rows are put together by. */
export function DimensionFields({
  dimension,
  columns,
  onChange,
  onRemove,
}: FieldsProps<TableDimension> & { dimension: TableDimension }) {
  const { t } = useTranslation('dataset');
  const now = columns.find(({ key }) => key === keyOf(dimension.of));
  const isDay = now?.kind === 'date' || now?.kind === 'time';
  return (
    <Line onRemove={onRemove}>
      <SelectField
        {...HIDDEN}
        label={t('build.column')}
        value={keyOf(dimension.of)}
        options={optionsOf(columns)}
        onChange={(to) => {
          const column = columns.find(({ key }) => key === to);
          if (!column) return;
          const day = column.kind === 'date' || column.kind === 'time';
          onChange({ of: column.ref, part: day ? 'month' : null, step: null });
        }}
      />
      {isDay ? (
        <SelectField<TimePart | ''>
          {...HIDDEN}
          label={t('build.part')}
          value={dimension.part ?? ''}
          options={[
            { value: '', label: t('build.wholeDay') },
            ...timePart.options.map((value) => ({
              value,
              label: t('build.byPart', { part: TIME_PART_LABELS[currentLanguage()][value] }),
            })),
          ]}
          onChange={(to) => onChange({ ...dimension, part: to === '' ? null : to })}
        />
      ) : null}
    </Line>
  );
}

/** Rows that are kept. */
export function FilterFields({
  filter,
  columns,
  onChange,
  onRemove,
}: FieldsProps<TableFilter> & { filter: TableFilter }) {
  const { t } = useTranslation('dataset');
  if (filter.of.by)
    return (
      <Line onRemove={onRemove}>
        {[
          nameColumn(filter.of, columns),
          FILTER_OPERATOR_LABELS[currentLanguage()][filter.operator],
          filter.values.join(' – '),
        ].join(' ')}
      </Line>
    );
  const kind = columns.find(({ key }) => key === keyOf(filter.of))?.kind ?? 'text';
  const operators: readonly FilterOperator[] = OPERATORS[kind].includes(filter.operator)
    ? OPERATORS[kind]
    : [filter.operator, ...OPERATORS[kind]];
  const isList = filter.operator === 'in' || filter.operator === 'not_in';
  const count = isList ? Math.max(1, filter.values.length) : valuesOf(filter.operator);
  return (
    <Line onRemove={onRemove}>
      <SelectField
        {...HIDDEN}
        label={t('build.column')}
        value={keyOf(filter.of)}
        options={optionsOf(columns)}
        onChange={(to) => {
          const column = columns.find(({ key }) => key === to);
          if (!column) return;
          const [operator = 'equals'] = OPERATORS[column.kind];
          onChange({
            of: column.ref,
            operator,
            values: column.kind === 'yes_no' ? ['true'] : [],
            part: null,
          });
        }}
      />
      <SelectField
        {...HIDDEN}
        label={t('grid.operator')}
        value={filter.operator}
        options={operators.map((value) => ({
          value,
          label: FILTER_OPERATOR_LABELS[currentLanguage()][value],
        }))}
        onChange={(to) => onChange({ ...filter, operator: to, values: filter.values.slice(0, valuesOf(to)) })}
      />
      {Array.from({ length: count }, (_, place) => (
        <ValueField
          // biome-ignore lint/suspicious/noArrayIndexKey: the ends of a range have no other name
          key={place}
          labelHidden
          label={t('grid.value')}
          kind={filter.part === null ? kind : 'text'}
          value={filter.values[place] ?? ''}
          onChange={(value) =>
            onChange({
              ...filter,
              values: Array.from({ length: count }, (__, at) =>
                at === place ? value : (filter.values[at] ?? ''),
              ),
            })
          }
        />
      ))}
    </Line>
  );
}
