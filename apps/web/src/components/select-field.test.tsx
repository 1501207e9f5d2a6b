// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { SelectField } from './select-field.tsx';

afterEach(cleanup);

it('is found by its label, hidden or not, and gives the chosen value', async () => {
  const chosen = vi.fn();
  const options = [
    { value: 'newest', label: '最新公布' },
    { value: 'title', label: '按名称' },
  ] as const;
  render(<SelectField label="排序" labelPlace="hidden" value="newest" options={options} onChange={chosen} />);
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: '排序' });
  expect(select.selectedOptions[0]?.textContent).toBe('最新公布');
  await userEvent.setup().selectOptions(select, '按名称');
  expect(chosen).toHaveBeenCalledExactlyOnceWith('title');
});
