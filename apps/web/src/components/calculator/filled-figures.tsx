import type { Calculator, CalculatorInputs } from '@mingfa/legal/calculators/calculation';
import { useTranslation } from 'react-i18next';
import styles from './calculator.module.css';
import { type CalculatorLanguage, filledLines } from './outcome-parts.ts';

export interface FilledFiguresProps {
  calculator: Calculator;
  inputs: CalculatorInputs;
  language: CalculatorLanguage;
}

/** What was filled in, for paper, where the fields themselves are left out. */
export function FilledFigures({ calculator, inputs, language }: FilledFiguresProps) {
  const { t } = useTranslation('calculator');
  const filled = filledLines(calculator.fields, inputs, language, { yes: t('yes'), no: t('no') });
  if (filled.length === 0) return null;
  return (
    <section className={`${styles.part} ${styles.filled}`}>
      <h3>{t('filled')}</h3>
      <ul className={styles.lines}>
        {filled.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
