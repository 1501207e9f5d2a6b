import type { ReactNode } from 'react';
import styles from './fields.module.css';

export interface FieldGroupProps {
  label: string;
  help?: ReactNode;
  gap?: string | null | undefined;
  /** How many of how many there may be. */
  count?: readonly [number, number];
  children: ReactNode;
}

/** Several parts that are one field: a list of words, things to choose from. */
export function FieldGroup({ label, help, gap, count, children }: FieldGroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend>
        <span className={styles.label}>{label}</span>
        {count ? (
          <span className={styles.count}>
            {count[0]} / {count[1]}
          </span>
        ) : null}
      </legend>
      {help ? <p className={styles.help}>{help}</p> : null}
      {gap ? <p className={styles.gap}>{gap}</p> : null}
      {children}
    </fieldset>
  );
}
