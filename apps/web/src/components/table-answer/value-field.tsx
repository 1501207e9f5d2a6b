import type { ColumnKind } from '@mingfa/contract/table-query';
import { Input } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../select-field.tsx';
import styles from './value-field.module.css';

interface ValueFieldProps {
  label: string;
  labelHidden?: boolean;
  kind: ColumnKind;
  value: string;
  onChange: (value: string) => void;
}

/** A value that cells of a kind are compared with. */
export function ValueField({ label, labelHidden = false, kind, value, onChange }: ValueFieldProps) {
  const { t } = useTranslation('dataset');
  const id = useId();
  if (kind === 'yes_no')
    return (
      <SelectField
        label={label}
        labelPlace={labelHidden ? 'hidden' : 'above'}
        value={value === 'false' ? 'false' : 'true'}
        options={[
          { value: 'true', label: t('cell.yes') },
          { value: 'false', label: t('cell.no') },
        ]}
        onChange={onChange}
      />
    );
  return (
    <label className={styles.field} htmlFor={id}>
      <span className={labelHidden ? 'visually-hidden' : styles.label}>{label}</span>
      <Input
        id={id}
        type={kind === 'date' || kind === 'time' ? 'date' : 'text'}
        inputMode={kind === 'number' ? 'decimal' : 'text'}
        value={value}
        maxLength={400}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}
