import type { ReactNode } from 'react';
import { useDocumentTitle } from '../lib/document-title.ts';
import styles from './screen-header.module.css';

export interface ScreenHeaderProps {
  /** The screen's one first-level heading; also the browser tab's title. */
  title: string;
  /** Before the title, where there is no sidebar: the way back. */
  start?: ReactNode;
  actions?: ReactNode;
}

export function ScreenHeader({ title, start, actions }: ScreenHeaderProps) {
  useDocumentTitle(title);
  return (
    <header className={`${styles.header} ${start ? styles.withStart : ''}`}>
      {start}
      <h1 className={styles.title} title={title}>
        {title}
      </h1>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </header>
  );
}
