import { useId } from 'react';
import styles from './rule-editor.module.css';

interface RuleTextProps {
  label: string;
  value: string;
  maxLength: number;
  /** More than one line to write in. */
  rows?: number;
  disabled: boolean;
  onChange: (to: string) => void;
}

/** A field of a rule that is written in words. */
export function RuleText({ label, value, maxLength, rows, disabled, onChange }: RuleTextProps) {
  const id = useId();
  const field = { id, value, maxLength, disabled };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {rows === undefined ? (
        <input {...field} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <textarea {...field} rows={rows} onChange={(event) => onChange(event.target.value)} />
      )}
    </div>
  );
}
