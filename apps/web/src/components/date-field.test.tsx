// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startWords } from '../testing/start-words.ts';
import { DateField } from './date-field.tsx';

// jsdom hides a popover but cannot show one.
beforeAll(async () => {
  await startWords();
  HTMLElement.prototype.showPopover ??= function showPopover(this: HTMLElement) {
    this.removeAttribute('popover');
  };
});
afterEach(cleanup);

interface FieldProps {
  first: string | null;
  changed: (day: string | null) => void;
  max?: string;
}

function Field({ first, changed, max }: FieldProps) {
  const [day, setDay] = useState(first);
  const change = (next: string | null) => {
    changed(next);
    setDay(next);
  };
  return <DateField label="按日期" value={day} onChange={change} {...(max ? { max } : {})} />;
}

function renderField(first: string | null, limits: { max?: string } = {}) {
  const changed = vi.fn();
  render(<Field first={first} changed={changed} {...limits} />);
  return { changed, user: userEvent.setup(), input: screen.getByLabelText<HTMLInputElement>('按日期') };
}

it('shows and takes a day as YYYY-MM-DD, however it is typed', async () => {
  const { changed, user, input } = renderField('2020-05-28');
  expect(input.value).toBe('2020-05-28');
  await user.clear(input);
  expect(changed).toHaveBeenLastCalledWith(null);
  await user.type(input, '2026/1/5{Enter}');
  expect(changed).toHaveBeenLastCalledWith('2026-01-05');
  expect(input.value).toBe('2026-01-05');
});

it('says what is wrong with what is no day, and takes nothing', async () => {
  const { changed, user, input } = renderField(null, { max: '2026-12-31' });
  await user.type(input, '2026-02-30');
  await user.tab();
  expect(screen.getByRole('alert').textContent).toContain('YYYY-MM-DD');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  await user.clear(input);
  await user.type(input, '2027-01-01');
  await user.tab();
  expect(screen.getByRole('alert').textContent).toContain('2026-12-31');
  expect(changed).not.toHaveBeenCalled();
});

it('a day is chosen from the month by the keyboard, and the focus comes back', async () => {
  const { changed, user } = renderField('2026-01-31');
  const opener = screen.getByRole('button', { name: '打开日历，按日期' });
  await user.click(opener);
  expect(document.activeElement?.getAttribute('data-day')).toBe('2026-01-31');
  await user.keyboard('{PageDown}');
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('data-day')).toBe('2026-02-28'));
  await user.keyboard('{ArrowRight}');
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('data-day')).toBe('2026-03-01'));
  await user.keyboard('{Enter}');
  expect(changed).toHaveBeenCalledExactlyOnceWith('2026-03-01');
  expect(document.activeElement).toBe(opener);
  await user.click(opener);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  expect(document.activeElement).toBe(opener);
});
