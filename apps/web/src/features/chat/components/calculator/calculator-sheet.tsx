import type { CalculatorInputs } from '@mingfa/legal/calculators/calculation';
import { findCalculator } from '@mingfa/legal/calculators/registry';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { calculatorAddress } from '../../../../components/calculator/calculator-address.ts';
import { CalculatorForm } from '../../../../components/calculator/calculator-form.tsx';
import { Sheet } from '../../../../components/sheet.tsx';

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
  const { t } = useTranslation('calculator');
  const found = findCalculator(calculator);
  if (!found) return null;
  // Whatever another release wrote: the calculator itself says what is no input.
  const known = inputs as CalculatorInputs;
  return (
    <Sheet open title={name} width={WIDTH_PX} onClose={onClose}>
      <CalculatorForm calculator={found} inputs={known} />
      <p>
        <Link to={calculatorAddress(found, known)}>{t('openAlone')}</Link>
      </p>
    </Sheet>
  );
}
