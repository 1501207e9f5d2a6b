import type { ReactNode } from 'react';
import styles from './ways-on.module.css';

/** What one can do next where a screen has nothing to show, side by side. */
export function WaysOn({ children }: { children: ReactNode }) {
  return <div className={styles.ways}>{children}</div>;
}
