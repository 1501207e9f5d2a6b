import { type ReactNode, useId } from 'react';
import styles from './fields.module.css';

export interface TextFieldProps {
  label: string;
  help?: ReactNode;
  /** What has still to be done about it before it can be published. */
  gap?: string | null | undefined;
  value: string;
  maxLength: number;
  /** More than one line to write in. */
  rows?: number;
  placeholder?: string;
  /** Beside the label: what helps to write it. */
  action?: ReactNode;
  onChange: (to: string) => void;
}

/** A field that grows with its words has no rows of its own. */
const LINE_PX = 22;
const PADDING_PX = 18;

/** A field that is written in words, with what it is for and how much there is room for. */
export function TextField(props: TextFieldProps) {
  const { label, help, gap, value, maxLength, rows, placeholder, action, onChange } = props;
  const id = useId();
  const field = {
    id,
    className: styles.input,
    value,
    maxLength,
    placeholder,
    'aria-describedby': help || gap ? `${id}-help` : undefined,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {action}
      </div>
      {help || gap ? (
        <div id={`${id}-help`}>
          {help ? <p className={styles.help}>{help}</p> : null}
          {gap ? <p className={styles.gap}>{gap}</p> : null}
        </div>
      ) : null}
      {rows === undefined ? (
        <input {...field} autoComplete="off" />
      ) : (
        <textarea {...field} rows={rows} style={{ minHeight: rows * LINE_PX + PADDING_PX }} />
      )}
      <span className={styles.count} aria-hidden="true">
        {value.length.toLocaleString('en-US')} / {maxLength.toLocaleString('en-US')}
      </span>
    </div>
  );
}
