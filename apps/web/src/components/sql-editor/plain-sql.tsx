import { TABLE_QUERY_LIMITS } from '@mingfa/contract/table-query';
import { useEffect, useRef } from 'react';
import styles from './plain-sql.module.css';
import type { SqlFieldProps } from './sql-field-props.ts';

/** SQL in a plain field: until the editor has come, and where it cannot. */
export function PlainSql(props: SqlFieldProps) {
  const { label, value, onChange, isInvalid = false, describedBy, shownPlace, onRun } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (!shownPlace) return;
    field.current?.focus();
    field.current?.setSelectionRange(shownPlace.from, shownPlace.to);
  }, [shownPlace]);
  return (
    <textarea
      ref={field}
      className={styles.code}
      aria-label={label}
      value={value}
      maxLength={TABLE_QUERY_LIMITS.sqlCharacters}
      rows={Math.min(18, Math.max(3, value.split('\n').length))}
      spellCheck={false}
      autoComplete="off"
      autoCapitalize="off"
      aria-invalid={isInvalid}
      aria-describedby={describedBy}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        onRun?.();
      }}
    />
  );
}
