import { addDatasetStep, type DatasetTable } from '@mingfa/contract/dataset';
import type { TableColumn, TableStep } from '@mingfa/contract/dataset-table';
import { COLUMN_KIND_LABELS, TABLE_STEP_LABELS } from '@mingfa/contract/labels/table-labels';
import { type ColumnKind, columnKind } from '@mingfa/contract/table-query';
import { Button, Checkbox, Input } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import chips from '../../../../components/chip.module.css';
import { ModalDialog } from '../../../../components/modal-dialog.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { describeError } from '../../../../lib/describe-failure.ts';
import { currentLanguage } from '../../../../lib/i18n.ts';
import { useEndpointMutation } from '../../../../lib/query.ts';
import type { AddedStep } from '../../model/added-steps.ts';
import { refreshTables } from '../../model/refresh-datasets.ts';
import { ColumnChoices } from '../column-choices.tsx';
import styles from './steps.module.css';

interface StepDialogProps {
  kind: AddedStep;
  datasetId: string;
  table: DatasetTable;
  onClose: () => void;
}

/** One change to a table; where it is refused, why is told here and what was written stays. */
export function StepDialog({ kind, datasetId, table, onClose }: StepDialogProps) {
  const { t } = useTranslation(['dataset', 'shell']);
  const columns = table.columns.filter(({ isSkipped }) => !isSkipped);
  const [first] = columns;
  const [name, setName] = useState(first?.name ?? '');
  const column = columns.find((one) => one.name === name) ?? first;
  const [to, setTo] = useState<Partial<TableColumn>>({});
  const [label, setLabel] = useState('');
  const [find, setFind] = useState('');
  const [by, setBy] = useState('');
  const [isWhole, setIsWhole] = useState(false);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [formula, setFormula] = useState('');
  const [as, setAs] = useState<ColumnKind>('number');
  const adding = useEndpointMutation(addDatasetStep, { onSuccess: onClose, onSettled: refreshTables });
  const step = stepOf();

  function stepOf(): TableStep | null {
    if (!column) return null;
    switch (kind) {
      case 'rename':
        return label.trim() ? { kind, column: column.name, label: label.trim() } : null;
      case 'retype': {
        const { empty, unreadable, formula: _, ...plain } = column;
        return Object.keys(to).length > 0 ? { kind, column: column.name, to: { ...plain, ...to } } : null;
      }
      case 'replace':
        return find ? { kind, column: column.name, find, by, whole: isWhole } : null;
      case 'drop_duplicates':
        return { kind, columns: [...chosen] };
      case 'calculate':
        return label.trim() && formula.trim()
          ? { kind, label: label.trim(), formula: formula.trim(), as }
          : null;
      default:
        return { kind, column: column.name };
    }
  }
  const add = () => {
    if (!step) return;
    const { revision } = table;
    adding.mutate({ params: { datasetId }, body: { table: table.name, revision, step } });
  };
  return (
    <ModalDialog
      open
      onClose={onClose}
      title={TABLE_STEP_LABELS[currentLanguage()][kind]}
      footer={
        <>
          <Button onClick={onClose}>{t('shell:action.cancel')}</Button>
          <Button type="primary" disabled={step === null} loading={adding.isPending} onClick={add}>
            {t('steps.do')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p className={styles.hint}>{t(`steps.hint.${kind}`)}</p>
        {kind === 'calculate' || kind === 'drop_duplicates' ? null : (
          <SelectField
            label={t('steps.column')}
            value={column?.name ?? ''}
            options={columns.map((one) => ({ value: one.name, label: one.label }))}
            onChange={(next) => {
              setName(next);
              setTo({});
            }}
          />
        )}
        {kind === 'retype' && column ? (
          <ColumnChoices
            column={{ ...column, ...to }}
            onChange={(more) => setTo((before) => ({ ...before, ...more }))}
          />
        ) : null}
        {kind === 'rename' || kind === 'calculate' ? (
          <Field label={t('steps.newName')} value={label} onChange={setLabel} />
        ) : null}
        {kind === 'replace' ? (
          <>
            <Field label={t('steps.find')} value={find} onChange={setFind} />
            <Field label={t('steps.by')} value={by} onChange={setBy} />
            <Checkbox checked={isWhole} onChange={({ target }) => setIsWhole(target.checked)}>
              {t('steps.whole')}
            </Checkbox>
          </>
        ) : null}
        {kind === 'drop_duplicates' ? (
          <fieldset className={styles.chips} aria-label={t('steps.same')}>
            {columns.map((one) => (
              <Checkbox
                key={one.name}
                checked={chosen.includes(one.name)}
                onChange={({ target }) =>
                  setChosen((before) =>
                    target.checked ? [...before, one.name] : before.filter((other) => other !== one.name),
                  )
                }
              >
                {one.label}
              </Checkbox>
            ))}
          </fieldset>
        ) : null}
        {kind === 'calculate' ? (
          <>
            <Field label={t('steps.formula')} value={formula} onChange={setFormula} />
            <div className={styles.chips}>
              {columns.map((one) => (
                <button
                  key={one.name}
                  type="button"
                  className={chips.chip}
                  onClick={() => setFormula((before) => `${before}${before ? ' ' : ''}[${one.label}]`)}
                >
                  [{one.label}]
                </button>
              ))}
            </div>
            <SelectField
              label={t('steps.as')}
              value={as}
              options={columnKind.options.map((value) => ({
                value,
                label: COLUMN_KIND_LABELS[currentLanguage()][value],
              }))}
              onChange={setAs}
            />
          </>
        ) : null}
        {adding.isError ? (
          <p role="alert" className={styles.bad}>
            {describeError(adding.error)}
          </p>
        ) : null}
      </div>
    </ModalDialog>
  );
}

interface FieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

function Field({ label, value, onChange }: FieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <Input id={id} value={value} maxLength={1000} onChange={({ target }) => onChange(target.value)} />
    </div>
  );
}
