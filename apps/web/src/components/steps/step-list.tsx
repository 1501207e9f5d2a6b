import { useEffect, useRef } from 'react';
import styles from './step-list.module.css';

/** One step of a guided screen. */
export interface StepEntry<Step extends string> {
  step: Step;
  name: string;
  /** How much is still to be done in it; nothing is said of none. */
  open: number;
  /** That number in words, for those who do not see its mark. */
  openWords: string;
}

export interface StepListProps<Step extends string> {
  label: string;
  current: Step;
  entries: readonly StepEntry<Step>[];
  onStep: (step: Step) => void;
}

/** The steps of a guided screen, beside each how much is open in it; a row on a narrow screen. */
export function StepList<Step extends string>({ label, current, entries, onStep }: StepListProps<Step>) {
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = list.current?.querySelector(`[data-step="${current}"]`);
    // In the row of a phone the step in use is brought into view.
    element?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }, [current]);
  return (
    <nav ref={list} className={styles.steps} aria-label={label}>
      {entries.map(({ step, name, open, openWords }, place) => (
        <button
          key={step}
          type="button"
          data-step={step}
          className={styles.step}
          aria-current={step === current ? 'step' : undefined}
          onClick={() => onStep(step)}
        >
          <span className={styles.number} aria-hidden="true">
            {place + 1}
          </span>
          <span className={styles.name}>{name}</span>
          {open > 0 ? (
            <span className={styles.missing}>
              <span aria-hidden="true">{open}</span>
              <span className="visually-hidden">{openWords}</span>
            </span>
          ) : null}
        </button>
      ))}
    </nav>
  );
}
