import type { ReactNode } from 'react';
import styles from './row-list.module.css';

/** A list of files or pages, a line each (`ListRow`). */
export function RowList({ children }: { children: ReactNode }) {
  return <ul className={styles.rows}>{children}</ul>;
}
