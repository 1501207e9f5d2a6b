import type { Calculator, CalculatorInputs } from '@mingfa/legal/calculators/calculation';
import { Button } from 'antd';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../lib/i18n.ts';
import styles from './calculator.module.css';
import { CalculatorField } from './calculator-field.tsx';
import { CalculatorOutcomeView } from './calculator-outcome.tsx';
import { FilledFigures } from './filled-figures.tsx';
import { OutcomeActions } from './outcome-actions.tsx';
import { usePublishedFigures } from './use-published-figures.ts';

export interface CalculatorFormProps {
  calculator: Calculator;
  /** What is known already, by field. */
  inputs: CalculatorInputs;
  /** Compute at once, as it was when the link was made. */
  computeAtOnce?: boolean;
  onComputed?: (inputs: CalculatorInputs) => void;
}

/** The fields of a calculator, and what comes of them with its ways on: copy, print. */
export function CalculatorForm({
  calculator,
  inputs,
  computeAtOnce = false,
  onComputed,
}: CalculatorFormProps) {
  const { t } = useTranslation('calculator');
  const language = currentLanguage() === 'en' ? 'en' : 'zh';
  const published = usePublishedFigures();
  const [filled, setFilled] = useState<CalculatorInputs>(inputs);
  const [computed, setComputed] = useState<CalculatorInputs | null>(computeAtOnce ? inputs : null);
  const [times, setTimes] = useState(0);
  const shown = useRef<HTMLDivElement>(null);
  // What was computed stands below the fields, often below the edge of the screen.
  useEffect(() => {
    if (times > 0) shown.current?.scrollIntoView?.({ block: 'nearest' });
  }, [times]);
  const outcome = computed && calculator.calculate(computed, published);
  const problems = outcome?.status === 'invalid' ? outcome.problems : [];
  const fieldOf = (field: Calculator['fields'][number]) => (
    <CalculatorField
      key={field.name}
      field={field}
      language={language}
      value={filled[field.name] ?? null}
      problem={problems.find((one) => one.field === field.name)?.message[language] ?? null}
      onChange={(value) => setFilled((held) => ({ ...held, [field.name]: value }))}
    />
  );
  const missing = outcome?.status === 'needs' ? outcome.missing.map(({ field }) => field) : [];
  const isFirst = ({ required, name }: Calculator['fields'][number]) =>
    required || name in inputs || missing.includes(name);
  const first = calculator.fields.filter(isFirst);
  const others = calculator.fields.filter((field) => !isFirst(field));
  const compute = (event: FormEvent) => {
    event.preventDefault();
    setComputed(filled);
    onComputed?.(filled);
    setTimes((held) => held + 1);
  };
  return (
    <>
      <p className={styles.description}>{calculator.description[language]}</p>
      <form className={styles.form} aria-label={t('fields')} onSubmit={compute}>
        {(first.length > 0 ? first : others).map(fieldOf)}
        {first.length > 0 && others.length > 0 ? (
          <details className={styles.more} open={first.length < 2 && !computeAtOnce}>
            <summary>{t('more')}</summary>
            <div className={styles.form}>{others.map(fieldOf)}</div>
          </details>
        ) : null}
        <Button type="primary" htmlType="submit">
          {t('compute')}
        </Button>
      </form>
      {computed && outcome && outcome.status !== 'invalid' ? (
        <div ref={shown}>
          <FilledFigures calculator={calculator} inputs={computed} language={language} />
          <CalculatorOutcomeView outcome={outcome} language={language} />
          <OutcomeActions calculator={calculator} inputs={computed} outcome={outcome} language={language} />
        </div>
      ) : null}
    </>
  );
}
