// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../lib/query.ts';
import calculator from '../../../locales/zh-CN/calculator.ts';
import shell from '../../../locales/zh-CN/shell.ts';
import CalculatorScreen from './calculator-screen.tsx';

beforeAll(async () => {
  await i18next
    .use(initReactI18next)
    .init({ lng: 'zh-CN', defaultNS: 'shell', resources: { 'zh-CN': { calculator, shell } } });
});
beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(address: string) {
  const router = createMemoryRouter([{ path: '/document_generation', Component: CalculatorScreen }], {
    initialEntries: [address],
  });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}

it('lists every calculator and says how far its tables go', () => {
  open('/document_generation');
  expect(screen.getByRole('link', { name: '案件受理费' }).getAttribute('href')).toBe(
    '/document_generation?calculator=court-fee',
  );
  expect(screen.getByText(/节假日安排收录到 2026 年；LPR 收录到 2026-04/)).toBeTruthy();
});

it('opens a link with its figures computed, and keeps what is computed then in the address', async () => {
  const person = userEvent.setup();
  const router = open('/document_generation?calculator=civil-limitation#startOn=2015-06-10');
  expect(screen.getByRole('heading', { level: 1, name: '诉讼时效' })).toBeTruthy();
  expect(within(screen.getByRole('status')).getByText('2017-06-12', { selector: 'p' })).toBeTruthy();
  const day = screen.getByLabelText(/^知道或者应当知道/);
  await person.clear(day);
  await person.type(day, '2022-03-10');
  await person.click(screen.getByRole('button', { name: /^计\s*算$/ }));
  expect(within(screen.getByRole('status')).getByText('2025-03-10', { selector: 'p' })).toBeTruthy();
  expect(router.state.location.hash).toBe('#startOn=2022-03-10');
});

it.each([
  ['an empty calculator', ''],
  ['a link', '#claim=1000000'],
])('computes time after time what was typed last, from %s', async (_, hash) => {
  const person = userEvent.setup();
  const router = open(`/document_generation?calculator=court-fee${hash}`);
  const field = () => screen.getByLabelText<HTMLInputElement>(/^诉讼标的额/);
  const compute = async (typed: string) => {
    await person.clear(field());
    await person.type(field(), `${typed}{Enter}`);
    await person.tab();
  };
  for (const [typed, read, fee] of [
    ['12万', '120000', '2,700 元'],
    ['1.2万', '12000', '100 元'],
    ['3万', '30000', '550 元'],
  ] as const) {
    await compute(typed);
    expect(field().value).toBe(read);
    expect(within(screen.getByRole('status')).getAllByText(fee).length).toBeGreaterThan(0);
    expect(router.state.location.hash).toBe(`#claim=${read}`);
  }
  await compute('12a万');
  expect(field().value).toBe('12a万');
  expect(screen.getByRole('alert').textContent).not.toBe('');
  await compute('5000');
  expect(field().value).toBe('5000');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(within(screen.getByRole('status')).getAllByText('50 元').length).toBeGreaterThan(0);
});

it('starts anew at another address of figures, also at the one it was opened with', async () => {
  const person = userEvent.setup();
  const router = open('/document_generation?calculator=court-fee#claim=1000000');
  const field = () => screen.getByLabelText<HTMLInputElement>(/^诉讼标的额/);
  await person.clear(field());
  await person.type(field(), '12万{Enter}');
  await act(() => router.navigate('/document_generation?calculator=court-fee#claim=5000'));
  expect(field().value).toBe('5000');
  await act(() => router.navigate(-1));
  expect(field().value).toBe('120000');
  await act(() => router.navigate('/document_generation?calculator=court-fee#claim=1000000'));
  expect(field().value).toBe('1000000');
  await person.clear(field());
  await person.type(field(), '5000{Enter}');
  await act(() => router.navigate('/document_generation?calculator=court-fee#claim=1000000'));
  expect(field().value).toBe('1000000');
  expect(within(screen.getByRole('status')).getAllByText('13,800 元').length).toBeGreaterThan(0);
});

it('copies the calculation as text with figures, steps and articles', async () => {
  const person = userEvent.setup();
  open('/document_generation?calculator=court-fee#claim=1000000');
  const written = vi.fn(async () => undefined);
  vi.stubGlobal('isSecureContext', true);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: written } });
  await person.click(screen.getByRole('button', { name: '复制为文字' }));
  const [text] = written.mock.calls[0] as unknown as [string];
  expect(text).toContain('填写的数据\n- ');
  expect(text).toContain('结果\n- 13,800 元');
  expect(text).toContain('诉讼费用交纳办法');
});

it('moves what is still missing beside what is filled in', async () => {
  open(
    '/document_generation?calculator=loan-interest#principal=100000&annualRate=24&startOn=2026-06-01&endOn=2027-06-01',
  );
  expect(screen.getByRole('status').textContent).toContain('LPR表到2026-04为止');
  expect(screen.getByLabelText(/^合同成立时一年期LPR/).closest('details')).toBeNull();
  expect(screen.getByLabelText(/^起诉时一年期LPR/).closest('details')?.open).toBe(false);
});

it('says so where the address names no calculator, and shows them all', () => {
  open('/document_generation?calculator=alchemy');
  expect(screen.getByRole('alert').textContent).toBe('没有这个计算器。');
  expect(screen.getByRole('link', { name: '案件受理费' })).toBeTruthy();
});
