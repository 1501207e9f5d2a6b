// @vitest-environment jsdom
import type { CalculatorField as Field, InputValue } from '@mingfa/legal/calculators/calculation';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import calculator from '../../locales/zh-CN/calculator.ts';
import { startWords } from '../../testing/start-words.ts';
import { CalculatorField } from './calculator-field.tsx';

beforeAll(() => startWords({ calculator }));
afterEach(cleanup);

const amount: Field = { name: 'claim', kind: 'money', required: false, label: { zh: '标的额', en: 'Claim' } };

function Asked({ onValue }: { onValue: (value: InputValue | null) => void }) {
  const [value, setValue] = useState<InputValue | null>(null);
  const onChange = (next: InputValue | null) => {
    setValue(next);
    onValue(next);
  };
  return <CalculatorField field={amount} language="zh" value={value} problem={null} onChange={onChange} />;
}

it.each([
  ['12万', '120000'],
  ['十二万元', '120000'],
  ['120,000', '120000'],
  ['12.5', '12.5'],
  ['十二万多', '十二万多'],
])('reads %s as %s, and shows it so when the field is left', async (typed, read) => {
  const values: (InputValue | null)[] = [];
  render(<Asked onValue={(value) => values.push(value)} />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: /标的额/ });
  await userEvent.type(field, typed);
  expect(field.value).toBe(typed);
  await userEvent.tab();
  expect(field.value).toBe(read);
  expect(values.at(-1)).toBe(read);
});
