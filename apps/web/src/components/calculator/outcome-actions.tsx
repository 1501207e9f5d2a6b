import type {
  Calculator,
  CalculatorInputs,
  CalculatorNeeds,
  CalculatorResult,
} from '@mingfa/legal/calculators/calculation';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../lib/clipboard.ts';
import { toast } from '../../lib/toast.ts';
import styles from './calculator.module.css';
import { calculatorAddress } from './calculator-address.ts';
import { type CalculatorLanguage, filledLines } from './outcome-parts.ts';
import { writeOutcome } from './write-outcome.ts';

export interface OutcomeActionsProps {
  calculator: Calculator;
  inputs: CalculatorInputs;
  outcome: CalculatorResult | CalculatorNeeds;
  language: CalculatorLanguage;
}

/** Takes a calculation along: as text, as a link that holds its figures, or on paper, where what was filled in is named too. */
export function OutcomeActions({ calculator, inputs, outcome, language }: OutcomeActionsProps) {
  const { t } = useTranslation(['calculator', 'shell']);
  const filled = filledLines(calculator.fields, inputs, language, { yes: t('yes'), no: t('no') });
  const copy = async (text: string) => {
    if (await copyText(text)) toast.success(t('shell:action.copied'));
    else toast.error(t('shell:action.copyFailed'));
  };
  const headings = {
    filled: t('filled'),
    needs: t('needs'),
    result: t('result'),
    steps: t('steps'),
    assumptions: t('assumptions'),
    asks: t('asks'),
    basis: t('basis'),
    notes: t('notes'),
  };
  const text = () => writeOutcome({ name: calculator.name[language], filled, outcome, language, headings });
  const link = () => new URL(calculatorAddress(calculator, inputs), window.location.href).href;
  return (
    <>
      <p className={styles.disclaimer}>{t('disclaimer')}</p>
      <div className={styles.actions}>
        <Button onClick={() => void copy(text())}>{t('copyText')}</Button>
        <Button onClick={() => void copy(link())}>{t('copyLink')}</Button>
        <Button onClick={() => window.print()}>{t('print')}</Button>
      </div>
    </>
  );
}
