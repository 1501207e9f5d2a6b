import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  icon?: ReactNode;
  /** One sentence. */
  sentence: string;
  hint?: string;
  /** One action, usually a button. */
  action?: ReactNode;
  /** Three real examples. */
  examples?: readonly string[];
  onExample?: (example: string) => void;
}

/** What a screen shows when it has nothing: one sentence, one action, three examples. */
export function EmptyState({ icon, sentence, hint, action, examples, onExample }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {icon ? (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      ) : null}
      <p className={styles.sentence}>{sentence}</p>
      {hint ? <p className={styles.hint}>{hint}</p> : null}
      {action}
      {examples?.length ? (
        <ul className={styles.examples}>
          {examples.map((example) => (
            <li key={example}>
              <button type="button" className={styles.example} onClick={() => onExample?.(example)}>
                {example}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
