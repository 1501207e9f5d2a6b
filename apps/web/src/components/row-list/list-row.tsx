import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './row-list.module.css';

export interface ListRowProps {
  icon?: ReactNode;
  name: string;
  /** Where the name leads; without it the name is plain. */
  to?: string;
  /** What is said about it, in one quiet line; empty parts are left out. */
  about?: readonly (string | null | undefined | false)[];
  tone?: 'plain' | 'bad';
  /** Below what is said: progress, an excerpt. */
  below?: ReactNode;
  actions?: ReactNode;
}

/** One line of a list: what it is, what is said about it, and what can be done with it. */
export function ListRow({ icon, name, to, about = [], tone = 'plain', below, actions }: ListRowProps) {
  const said = about.filter(Boolean).join(' · ');
  return (
    <li className={styles.row}>
      {icon}
      <span className={styles.main}>
        {to ? (
          <Link className={styles.name} to={to}>
            {name}
          </Link>
        ) : (
          <span className={styles.name}>{name}</span>
        )}
        {said ? <span className={tone === 'bad' ? styles.bad : styles.about}>{said}</span> : null}
        {below}
      </span>
      {actions}
    </li>
  );
}
