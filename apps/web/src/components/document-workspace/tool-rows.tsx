import type { ReactNode } from 'react';
import styles from './tools.module.css';

/** Lines of a tool, each of which opens something (`ToolRow`). */
export function ToolRows({ ordered = false, children }: { ordered?: boolean; children: ReactNode }) {
  const List = ordered ? 'ol' : 'ul';
  return <List className={styles.rows}>{children}</List>;
}
