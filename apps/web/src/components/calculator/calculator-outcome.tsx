import type { CalculatorNeeds, CalculatorResult } from '@mingfa/legal/calculators/calculation';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './calculator.module.css';
import { type CalculatorLanguage, outcomeParts } from './outcome-parts.ts';

/** What a calculation comes to; its steps, what it assumes, what is open and what it rests on each under a heading. */
export function CalculatorOutcomeView({
  outcome,
  language,
}: {
  outcome: CalculatorResult | CalculatorNeeds;
  language: CalculatorLanguage;
}) {
  const { t } = useTranslation('calculator');
  const parts = outcomeParts(outcome, language);
  if (outcome.status === 'needs') {
    return (
      <div className={styles.outcome} role="status">
        <p>{t('needs')}</p>
        <Lines items={parts.asks} />
        <ListPart heading={t('notes')} items={parts.notes} />
      </div>
    );
  }
  return (
    <div className={styles.outcome} role="status">
      {parts.total ? (
        <Part heading={t('result')}>
          <p className={styles.total}>{parts.total}</p>
        </Part>
      ) : null}
      <Part heading={t('steps')}>
        <ul className={styles.steps}>
          {parts.steps.map(({ label, figure, formula }) => (
            <li key={`${label} ${formula}`}>
              <span>
                {label}：<strong>{figure}</strong>
              </span>
              <span className={styles.formula}>{formula}</span>
            </li>
          ))}
        </ul>
      </Part>
      <ListPart heading={t('assumptions')} items={parts.assumptions} />
      <ListPart heading={t('asks')} items={parts.asks} />
      <ListPart heading={t('basis')} items={parts.basis} />
      <ListPart heading={t('notes')} items={parts.notes} />
    </div>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h3>{heading}</h3>
      {children}
    </section>
  );
}

function ListPart({ heading, items }: { heading: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <Part heading={heading}>
      <Lines items={items} />
    </Part>
  );
}

function Lines({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.lines}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
