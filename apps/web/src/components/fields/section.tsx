import type { ReactNode } from 'react';
import styles from './section.module.css';

/** A step of the form: its title, what it is for, its fields. */
export function Section({ title, intro, children }: { title: string; intro: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2 className={styles.title} tabIndex={-1} data-step-title>
        {title}
      </h2>
      <p className={styles.intro}>{intro}</p>
      <div className={styles.fields}>{children}</div>
    </section>
  );
}
