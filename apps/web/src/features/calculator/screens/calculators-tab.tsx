import { CalculatorList } from '../components/calculator-list.tsx';

/** Every calculator, as a tab of the documents. */
export default function CalculatorsTab() {
  return <CalculatorList isUnknown={false} />;
}
