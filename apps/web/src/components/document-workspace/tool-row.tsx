import type { ReactNode } from 'react';
import styles from './tools.module.css';

const INDENT_PX = 18;
const PADDING_PX = 10;

export interface ToolRowProps {
  onOpen: () => void;
  /** Before the words, in a column of its own. */
  label?: string;
  /** At the end, small. */
  end?: ReactNode;
  /** How many steps it stands in. */
  depth?: number;
  /** Below it, what leads elsewhere. */
  beside?: ReactNode;
  children: ReactNode;
}

/** One line of a tool: pressed, it opens what it names. */
export function ToolRow({ onOpen, label, end, depth = 0, beside, children }: ToolRowProps) {
  return (
    <li>
      <button
        type="button"
        className={styles.row}
        {...(depth > 0 ? { style: { paddingInlineStart: PADDING_PX + depth * INDENT_PX } } : {})}
        onClick={onOpen}
      >
        {label === undefined ? null : <span className={styles.label}>{label}</span>}
        <span className={styles.words}>{children}</span>
        {end ? <span className={styles.end}>{end}</span> : null}
      </button>
      {beside}
    </li>
  );
}
