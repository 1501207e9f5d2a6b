import type { FactValue } from '@mingfa/legal/drafting/fact-sheet';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { NumberInput } from './number-input.tsx';

function Field({ onNonsense }: { onNonsense: (isNonsense: boolean) => void }) {
  const [value, setValue] = useState<FactValue | null>(null);
  const about = { id: 'sum', className: '', 'aria-describedby': undefined, 'aria-label': '借款本金' };
  return (
    <NumberInput
      kind="money"
      value={value}
      onChange={setValue}
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
