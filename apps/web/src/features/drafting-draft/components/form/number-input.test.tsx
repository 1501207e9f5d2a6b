import type { FactValue } from '@mingfa/legal/drafting/fact-sheet';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { NumberInput } from './number-input.tsx';

afterEach(cleanup);

interface FieldProps {
  onNonsense: (isNonsense: boolean) => void;
  held?: FactValue;
  onHeld?: (value: FactValue) => void;
}

function Field({ onNonsense, held, onHeld }: FieldProps) {
  const [value, setValue] = useState<FactValue | null>(held ?? null);
  const about = { id: 'sum', className: '', 'aria-describedby': undefined, 'aria-label': '借款本金' };
  return (
    <NumberInput
      kind="money"
      value={value}
      onChange={(next) => {
        setValue(next);
        onHeld?.(next);
      }}
      onNonsense={onNonsense}
      inputProps={{ ...about, 'aria-invalid': false, 'aria-required': true }}
    />
  );
}

it('keeps an amount as it is typed, and shows it as it was read when the field is left', async () => {
  const said: boolean[] = [];
  render(<Field onNonsense={(isNonsense) => said.push(isNonsense)} />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: '借款本金' });
  await userEvent.type(field, '12万');
  expect(field.value).toBe('12万');
  await userEvent.tab();
  expect(field.value).toBe('120000');
  expect(said.at(-1)).toBe(false);
  await userEvent.clear(field);
  await userEvent.type(field, '十二万多');
  await userEvent.tab();
  expect(field.value).toBe('十二万多');
  expect(said.at(-1)).toBe(true);
});

it('gives up the older amount for words that are none, and shows them again', async () => {
  const held: FactValue[] = [];
  const { unmount } = render(<Field held={5000} onNonsense={() => {}} onHeld={(next) => held.push(next)} />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: '借款本金' });
  await userEvent.type(field, '左右');
  await userEvent.tab();
  expect(held.at(-1)).toBe('5000左右');
  unmount();
  render(<Field held="5000左右" onNonsense={() => {}} />);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: '借款本金' }).value).toBe('5000左右');
});
