import type { ReactNode } from 'react';
import styles from './quoted-law.module.css';

/** Quoted law inside an answer: a tinted card with a rule on the left, the source line under it. Put `LawText` inside. */
export function QuotedLaw({ children, source }: { children: ReactNode; source?: ReactNode }) {
  return (
    <blockquote className={styles.quote}>
      {children}
      {source ? <footer className={styles.source}>{source}</footer> : null}
    </blockquote>
  );
}
