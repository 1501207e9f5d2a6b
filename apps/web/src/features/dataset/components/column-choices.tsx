import type { TableColumn } from '@mingfa/contract/dataset-table';
import { COLUMN_KIND_LABELS, COLUMN_MEANING_LABELS } from '@mingfa/contract/labels/table-labels';
import { columnKind, columnMeaning } from '@mingfa/contract/table-query';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../components/select-field.tsx';
import { currentLanguage } from '../../../lib/i18n.ts';
import { PLAIN_NUMBER, unitChoices } from '../model/number-units.ts';
import styles from './column-choices.module.css';

const DATE_ORDERS = ['year_first', 'month_first', 'day_first'] as const;

interface ColumnChoicesProps {
  column: TableColumn;
  disabled?: boolean;
  onChange: (to: Partial<TableColumn>) => void;
}

/** What a column is: its kind, its meaning, the unit of its numbers, the order of its dates. */
export function ColumnChoices({ column, disabled = false, onChange }: ColumnChoicesProps) {
  const { t } = useTranslation('dataset');
  const { label, kind, meaning, number, dateOrder } = column;
  const language = currentLanguage();
  const field = { small: true, disabled, labelPlace: 'hidden' } as const;
  const units = unitChoices(number ?? PLAIN_NUMBER);
  return (
    <div className={styles.choices}>
      <SelectField
        {...field}
        label={t('column.kind', { label })}
        value={kind}
        options={columnKind.options.map((value) => ({ value, label: COLUMN_KIND_LABELS[language][value] }))}
        onChange={(to) =>
          onChange({
            kind: to,
            number: to === 'number' ? (number ?? PLAIN_NUMBER) : null,
            dateOrder: to === 'date' || to === 'time' ? (dateOrder ?? 'year_first') : null,
          })
        }
      />
      <SelectField
        {...field}
        label={t('column.meaning', { label })}
        value={meaning}
        options={columnMeaning.options.map((value) => ({
          value,
          label: COLUMN_MEANING_LABELS[language][value],
        }))}
        onChange={(to) => onChange({ meaning: to })}
      />
      {kind === 'number' ? (
        <SelectField
          {...field}
          label={t('column.unit', { label })}
          value={units.chosen}
          options={units.choices.map(({ key, style }) => ({
            value: key,
            label: style.unit || t('column.noUnit'),
          }))}
          onChange={(to) => {
            const style = units.choices.find(({ key }) => key === to)?.style;
            if (style) onChange({ number: style });
          }}
        />
      ) : null}
      {kind === 'date' || kind === 'time' ? (
        <SelectField
          {...field}
          label={t('column.dateOrder', { label })}
          value={dateOrder ?? 'year_first'}
          options={DATE_ORDERS.map((value) => ({ value, label: t(`column.dateOrders.${value}`) }))}
          onChange={(to) => onChange({ dateOrder: to })}
        />
      ) : null}
    </div>
  );
}
