import { type ReactNode, useId } from 'react';
import styles from './settings-section.module.css';

export interface SettingsSectionProps {
  title: string;
  hint?: string;
  children: ReactNode;
}

export function SettingsSection({ title, hint, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {hint ? <p className={styles.hint}>{hint}</p> : null}
      <div className={styles.body}>{children}</div>
    </section>
  );
}
