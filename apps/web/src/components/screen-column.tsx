import type { ReactNode } from 'react';
import styles from './screen-column.module.css';

/** What scrolls below a screen's header, in one column of a readable width. */
export function ScreenColumn({ children }: { children: ReactNode }) {
  return (
    <div className={styles.body}>
      <div className={styles.column}>{children}</div>
    </div>
  );
}
