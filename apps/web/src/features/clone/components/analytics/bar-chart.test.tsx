// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import clone from '../../../../locales/zh-CN/clone.ts';
import { startWords } from '../../../../testing/start-words.ts';
import { BarChart } from './bar-chart.tsx';

beforeEach(() => startWords({ clone }));
afterEach(cleanup);

const draw = (values: number[]) =>
  render(
    <BarChart
      title="每天 · 提问"
      labelName="日期"
      valueName="提问"
      bars={values.map((value, place) => ({ label: `2026-11-0${place + 1}`, value }))}
    />,
  );

it('is told in a sentence, and has the same numbers in a table', () => {
  draw([3, 0, 1200]);
  expect(screen.getByRole('img', { name: '每天 · 提问，2026-11-01 至 2026-11-03，最高 1200' })).toBeTruthy();
  const rows = within(screen.getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true });
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '日期提问',
    '2026-11-013',
    '2026-11-020',
    '2026-11-031,200',
  ]);
});

it('draws nothing where there is nothing', () => {
  draw([0, 0]);
  expect(screen.getByText(clone.data.nothingYet)).toBeTruthy();
});
