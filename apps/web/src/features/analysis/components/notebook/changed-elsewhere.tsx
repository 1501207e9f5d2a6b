import type { AnalysisStep } from '@mingfa/contract/analysis-step';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenAnalysis } from '../../hooks/use-analysis.ts';
import { stepWords } from '../../model/step-words.ts';
import styles from './notebook.module.css';

interface ChangedElsewhereProps {
  analysis: OpenAnalysis;
  nameOf: (stepId: string) => string;
}

type Side = 'mine' | 'theirs';

/** Two tabs wrote the same step: both, side by side, and which one is taken. Nothing is saved before. */
export function ChangedElsewhere({ analysis: { state, conflicts, keeper }, nameOf }: ChangedElsewhereProps) {
  const { t } = useTranslation('analysis');
  const [chosen, setChosen] = useState<Record<string, Side>>({});
  if (state !== 'changed') return null;
  const sideOf = (stepId: string): Side => chosen[stepId] ?? 'mine';
  const words = (step: AnalysisStep | null) =>
    step ? [step.title, stepWords(step)].filter(Boolean).join('\n') || t('changed.blank') : t('changed.out');
  return (
    <section className={styles.changed} aria-label={t('changed.title')} role="alert">
      <p>
        <b>{t('changed.title')}</b> {t('changed.intro')}
      </p>
      {conflicts.map(({ stepId, mine, theirs }) => (
        <fieldset key={stepId}>
          <legend>{nameOf(stepId)}</legend>
          <div className={styles.pair}>
            {[['mine', mine] as const, ['theirs', theirs] as const].map(([side, step]) => (
              <div key={side} className={sideOf(stepId) === side ? styles.taken : styles.side}>
                <label>
                  <input
                    type="radio"
                    name={`side-${stepId}`}
                    checked={sideOf(stepId) === side}
                    onChange={() => setChosen({ ...chosen, [stepId]: side })}
                  />{' '}
                  {t(`changed.${side}`)}
                </label>
                <pre>{words(step)}</pre>
              </div>
            ))}
          </div>
        </fieldset>
      ))}
      <Button
        type="primary"
        size="small"
        onClick={() => void keeper.resolve((stepId) => sideOf(stepId) === 'mine')}
      >
        {t('changed.take')}
      </Button>
    </section>
  );
}
