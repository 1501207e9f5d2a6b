import type { CalculatorInputs } from '@mingfa/legal/calculators/calculation';
import { findCalculator } from '@mingfa/legal/calculators/registry';
import { Button } from 'antd';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Sheet } from '../../../../components/sheet.tsx';
import { currentLanguage } from '../../../../lib/i18n.ts';
import styles from './calculator.module.css';
import { CalculatorField } from './calculator-field.tsx';
import { CalculatorOutcomeView } from './calculator-outcome.tsx';

const WIDTH_PX = 560;

export interface CalculatorSheetProps {
  calculator: string;
  name: string;
  /** What the question gave, by field. */
  inputs: Readonly<Record<string, unknown>>;
  onClose: () => void;
}

/** The fields of a calculator, with what the question said already, and what comes of them. */
export default function CalculatorSheet({ calculator, name, inputs, onClose }: CalculatorSheetProps) {
  const { t } = useTranslation('chat');
  const language = currentLanguage() === 'en' ? 'en' : 'zh';
  const found = findCalculator(calculator);
  // Whatever another release wrote: the calculator itself says what is no input.
  const [filled, setFilled] = useState<CalculatorInputs>(inputs as CalculatorInputs);
  const [computed, setComputed] = useState<CalculatorInputs | null>(null);
  if (!found) return null;
  const outcome = computed && found.calculate(computed);
  const problems = outcome?.status === 'invalid' ? outcome.problems : [];
  const fieldOf = (field: (typeof found.fields)[number]) => (
    <CalculatorField
      key={field.name}
      field={field}
      language={language}
      value={filled[field.name] ?? null}
      problem={problems.find((one) => one.field === field.name)?.message[language] ?? null}
      onChange={(value) => setFilled((held) => ({ ...held, [field.name]: value }))}
    />
  );
  const isFirst = ({ required, name: own }: (typeof found.fields)[number]) => required || own in inputs;
  const first = found.fields.filter(isFirst);
  const others = found.fields.filter((field) => !isFirst(field));
  const compute = (event: FormEvent) => {
    event.preventDefault();
    setComputed(filled);
  };
  return (
    <Sheet open title={name} width={WIDTH_PX} onClose={onClose}>
      <p className={styles.description}>{found.description[language]}</p>
      <form className={styles.form} aria-label={t('calculator.fields')} onSubmit={compute}>
        {(first.length > 0 ? first : others).map(fieldOf)}
        {first.length > 0 && others.length > 0 ? (
          <details className={styles.more} open={first.length < 2}>
            <summary>{t('calculator.more')}</summary>
            <div className={styles.form}>{others.map(fieldOf)}</div>
          </details>
        ) : null}
        <Button type="primary" htmlType="submit">
          {t('calculator.compute')}
        </Button>
      </form>
      {outcome && outcome.status !== 'invalid' ? (
        <CalculatorOutcomeView outcome={outcome} language={language} />
      ) : null}
    </Sheet>
  );
}
