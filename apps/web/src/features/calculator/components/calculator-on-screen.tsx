import type { Calculator } from '@mingfa/legal/calculators/calculation';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readFigures, writeFigures } from '../../../components/calculator/calculator-address.ts';
import { CalculatorForm } from '../../../components/calculator/calculator-form.tsx';

/** A calculator whose figures stand in the address, so that it can be kept, shared and opened again as it was. */
export function CalculatorOnScreen({ calculator }: { calculator: Calculator }) {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const [opened, setOpened] = useState({ hash, count: 0 });
  const [seen, setSeen] = useState(hash);
  const [own, setOwn] = useState(hash);
  // An address with other figures starts anew; what was just computed here does not. Only when the
  // address changes is it asked which: it still has the figures before while the computed ones are on their way.
  if (hash !== seen) {
    setSeen(hash);
    if (hash !== own) {
      setOwn(hash);
      setOpened({ hash, count: opened.count + 1 });
    }
  }
  const inputs = readFigures(calculator.fields, opened.hash);
  return (
    <CalculatorForm
      key={opened.count}
      calculator={calculator}
      inputs={inputs}
      computeAtOnce={Object.keys(inputs).length > 0}
      onComputed={(computed) => {
        const next = writeFigures(calculator.fields, computed);
        setOwn(next);
        void navigate({ search, hash: next }, { replace: true });
      }}
    />
  );
}
