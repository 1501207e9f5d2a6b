import type { ReactNode } from 'react';
import styles from './tools.module.css';

/** The scrolling room of one tool, with what stays at its foot. */
export function ToolFrame({ children, foot }: { children: ReactNode; foot?: ReactNode }) {
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <div className={styles.scroll} tabIndex={0}>
        {children}
      </div>
      {foot ? <div className={styles.foot}>{foot}</div> : null}
    </>
  );
}
