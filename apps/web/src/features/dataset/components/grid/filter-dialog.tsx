import type { TableColumn } from '@mingfa/contract/dataset-table';
import { FILTER_OPERATOR_LABELS } from '@mingfa/contract/labels/table-labels';
import type { FilterOperator, TableFilter } from '@mingfa/contract/table-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ModalDialog } from '../../../../components/modal-dialog.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { OPERATORS, valuesOf } from '../../../../components/table-answer/filter-operators.ts';
import { ValueField } from '../../../../components/table-answer/value-field.tsx';
import { currentLanguage } from '../../../../lib/i18n.ts';
import styles from './grid.module.css';

interface FilterDialogProps {
  column: Pick<TableColumn, 'name' | 'label' | 'kind'>;
  table: string;
  onAdd: (filter: TableFilter) => void;
  onClose: () => void;
}

/** Narrows rows by a column, as its kind can be compared. */
export function FilterDialog({ column, table, onAdd, onClose }: FilterDialogProps) {
  const { t } = useTranslation(['dataset', 'shell']);
  const operators = OPERATORS[column.kind];
  const [operator, setOperator] = useState<FilterOperator>(operators[0] ?? 'equals');
  const [typed, setTyped] = useState<readonly string[]>(column.kind === 'yes_no' ? ['true'] : ['', '']);
  const values = typed.slice(0, valuesOf(operator)).map((value) => value.trim());
  const isComplete = values.every((value) => value !== '');
  const add = () => {
    if (isComplete) onAdd({ of: { table, column: column.name }, operator, values, part: null });
  };
  return (
    <ModalDialog
      open
      size="small"
      onClose={onClose}
      title={t('grid.filter', { label: column.label })}
      footer={
        <>
          <Button onClick={onClose}>{t('shell:action.cancel')}</Button>
          <Button type="primary" disabled={!isComplete} onClick={add}>
            {t('grid.applyFilter')}
          </Button>
        </>
      }
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <SelectField
          label={t('grid.operator')}
          value={operator}
          options={operators.map((value) => ({
            value,
            label: FILTER_OPERATOR_LABELS[currentLanguage()][value],
          }))}
          onChange={setOperator}
        />
        {values.map((_, place) => (
          <ValueField
            // biome-ignore lint/suspicious/noArrayIndexKey: the ends of a range have no other name
            key={place}
            label={t(values.length === 1 ? 'grid.value' : place === 0 ? 'grid.from' : 'grid.to')}
            kind={column.kind}
            value={typed[place] ?? ''}
            onChange={(value) => setTyped((before) => before.map((one, at) => (at === place ? value : one)))}
          />
        ))}
        <input type="submit" hidden />
      </form>
    </ModalDialog>
  );
}
