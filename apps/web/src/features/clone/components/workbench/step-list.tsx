import type { CloneGap } from '@mingfa/contract/clone-content';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { STEPS, type Step, stepOf } from '../../model/steps.ts';
import styles from './step-list.module.css';

export interface StepListProps {
  step: Step;
  gaps: readonly CloneGap[];
  onStep: (step: Step) => void;
}

/** The steps of the form; beside each how much is missing in it. */
export function StepList({ step, gaps, onStep }: StepListProps) {
  const { t } = useTranslation('clone');
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const current = list.current?.querySelector(`[data-step="${step}"]`);
    // In the row of a phone the step in use is brought into view.
    current?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }, [step]);
  return (
    <nav ref={list} className={styles.steps} aria-label={t('workbench.steps')}>
      {STEPS.map((one, place) => {
        const missing = gaps.filter(({ path, blocks }) => blocks && stepOf(path) === one).length;
        return (
          <button
            key={one}
            type="button"
            data-step={one}
            className={styles.step}
            aria-current={one === step ? 'step' : undefined}
            onClick={() => onStep(one)}
          >
            <span className={styles.number} aria-hidden="true">
              {place + 1}
            </span>
            <span className={styles.name}>{t(`steps.${one}`)}</span>
            {missing > 0 ? (
              <span className={styles.missing}>
                <span aria-hidden="true">{missing}</span>
                <span className="visually-hidden">{t('workbench.missingIn', { count: missing })}</span>
              </span>
            ) : null}
          </button>
        );
      })}
    </nav>
  );
}
