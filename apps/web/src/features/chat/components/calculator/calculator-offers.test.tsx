// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../../lib/query.ts';
import calculator from '../../../../locales/zh-CN/calculator.ts';
import chat from '../../../../locales/zh-CN/chat.ts';
import shell from '../../../../locales/zh-CN/shell.ts';
import { CalculatorOffers } from './calculator-offers.tsx';

const inApp = (offers: ReactNode) => (
  <QueryClientProvider client={queryClient}>
    <MemoryRouter>{offers}</MemoryRouter>
  </QueryClientProvider>
);
beforeAll(async () => {
  await i18next
    .use(initReactI18next)
    .init({ lng: 'zh-CN', defaultNS: 'shell', resources: { 'zh-CN': { calculator, chat, shell } } });
});
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  // Without a server the figures of the release hold.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  // jsdom draws no dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('opens the fields with what the question gave, and shows result, assumptions and open questions under their own headings', async () => {
  const person = userEvent.setup();
  const inputs = { monthlyWage: 8000, serviceMonths: 4 };
  render(inApp(<CalculatorOffers items={[{ calculator: 'severance', name: '经济补偿与赔偿金', inputs }]} />));
  await person.click(screen.getByRole('button', { name: /经济补偿与赔偿金/ }));
  const sheet = await screen.findByRole('dialog', { name: '经济补偿与赔偿金' });
  expect(within(sheet).getByLabelText(/^月工资（解除前/)).toHaveProperty('value', '8000');
  await person.click(within(sheet).getByRole('button', { name: /^计\s*算$/ }));
  const outcome = within(sheet).getByRole('status');
  // Half a month, with a month in lieu of notice, and twice the half: the headline covers all three.
  expect(within(outcome).getByText('4,000 元 – 12,000 元')).toBeTruthy();
  const headings = within(outcome)
    .getAllByRole('heading')
    .map((one) => one.textContent);
  expect(headings).toEqual(['结果', '计算过程', '按以下假设计算', '还需要你确认', '依据', '说明']);
});

it('says what is missing instead of guessing it, and what is no input beside its field', async () => {
  const person = userEvent.setup();
  render(inApp(<CalculatorOffers items={[{ calculator: 'severance', name: '经济补偿', inputs: {} }]} />));
  await person.click(screen.getByRole('button', { name: /经济补偿/ }));
  const sheet = await screen.findByRole('dialog');
  await person.click(within(sheet).getByRole('button', { name: /^计\s*算$/ }));
  expect(within(sheet).getByRole('status').textContent).toContain('还缺下面的数字');
  await person.type(within(sheet).getByLabelText(/^月工资（解除前/), '很多');
  await person.click(within(sheet).getByRole('button', { name: /^计\s*算$/ }));
  expect(within(sheet).getByRole('alert').textContent).toContain('金额');
});

it('shows nothing where nothing can be computed', () => {
  const { container } = render(inApp(<CalculatorOffers items={[]} />));
  expect(container.textContent).toBe('');
});
