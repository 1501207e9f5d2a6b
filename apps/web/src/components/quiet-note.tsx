import type { ReactNode } from 'react';
import styles from './quiet-note.module.css';

/** A sentence beside the matter: what a part is for, or that there is nothing in it. */
export function QuietNote({ children }: { children: ReactNode }) {
  return <p className={styles.note}>{children}</p>;
}
