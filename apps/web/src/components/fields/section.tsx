import type { ReactNode } from 'react';
import styles from './section.module.css';

interface SectionProps {
  title: string;
  intro: string;
  /** As wide as a list with something beside it. */
  wide?: boolean;
  children: ReactNode;
}

/** A step of the form: its title, what it is for, its fields. */
export function Section({ title, intro, wide = false, children }: SectionProps) {
  return (
    <section className={`${styles.section} ${wide ? styles.wide : ''}`}>
      <h2 className={styles.title} tabIndex={-1} data-step-title>
        {title}
      </h2>
      <p className={styles.intro}>{intro}</p>
      <div className={styles.fields}>{children}</div>
    </section>
  );
}
