import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router';
import styles from './settings-section.module.css';

export interface SettingsSectionProps {
  /** By which an address of the screen names it. */
  id?: string;
  title: string;
  hint?: string;
  children: ReactNode;
}

export function SettingsSection({ id: anchor, title, hint, children }: SettingsSectionProps) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const { hash } = useLocation();
  const isMeant = anchor !== undefined && hash === `#${anchor}`;
  useEffect(() => {
    if (isMeant) section.current?.scrollIntoView();
  }, [isMeant]);
  return (
    <section ref={section} id={anchor} className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {hint ? <p className={styles.hint}>{hint}</p> : null}
      <div className={styles.body}>{children}</div>
    </section>
  );
}
