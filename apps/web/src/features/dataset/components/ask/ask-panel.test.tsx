// @vitest-environment jsdom
import type { TableQuery, TableResult } from '@mingfa/contract/table-query';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../../lib/query.ts';
import dataset from '../../../../locales/zh-CN/dataset.ts';
import { answerRequests, jsonResponse, type SeenRequest } from '../../../../testing/answer-requests.ts';
import { setQuietEnvironment } from '../../../../testing/quiet-environment.ts';
import { startWords } from '../../../../testing/start-words.ts';
import { sampleDataset } from '../../testing/sample-dataset.ts';
import { AskPanel } from './ask-panel.tsx';

const QUERY: TableQuery = {
  from: 't1',
  joins: [],
  filters: [],
  dimensions: [{ of: { table: 't1', column: 'c1' }, part: null, step: null }],
  measures: [{ aggregate: 'sum', of: { table: 't1', column: 'c2' }, compare: null }],
  having: [],
  shown: [],
  columns: [],
  order: [],
  limit: 5,
};
const RESULT: TableResult = {
  sql: 'SELECT "供应商", SUM("付款金额") FROM t1 GROUP BY 1',
  columns: [
    { name: '供应商', label: '供应商', kind: 'text', meaning: 'name', isFigure: false },
    { name: '合计', label: '付款金额 合计', kind: 'number', meaning: 'amount', isFigure: true },
  ],
  rows: [['甲公司', '1234567.89']],
  totalRows: 1,
  basis: {
    rowsRead: 10,
    rowsUsed: 9,
    leftOut: [
      { of: { table: 't1', column: 'c2' }, empty: 0, unreadable: 1 },
      { of: { table: 't1', column: 'c1' }, empty: 2, unreadable: 0 },
    ],
    filters: [],
    tables: [{ table: 't1', label: '付款', revision: 1 }],
  },
  charts: [],
};
const PIECE = { start: 0, end: 2, kind: 'limit', label: '前 5 个', index: null, others: [] };

const LEFT_OVER = [
  { start: 3, end: 5, text: '趋势' },
  { start: 6, end: 8, text: '等级', table: '名册' },
];
let seen: SeenRequest[];
let isUnderstood: boolean;

beforeEach(async () => {
  await startWords({ dataset });
  setQuietEnvironment();
  isUnderstood = true;
  seen = answerRequests(({ url }) => {
    if (url.pathname.endsWith('/model/list')) return jsonResponse({ items: [] });
    if (url.pathname.endsWith('/ask'))
      return isUnderstood
        ? jsonResponse({ understood: { query: QUERY, pieces: [PIECE], leftOver: [] }, result: RESULT })
        : jsonResponse({
            understood: { query: null, pieces: [], leftOver: LEFT_OVER },
            result: null,
          });
    if (url.pathname.endsWith('/check'))
      return jsonResponse({
        columns: [],
        problem: {
          ...{ code: 'sql_wrong', message: '没有这一列（第 1 行第 8 列）', position: 7 },
          original: 'Referenced column not found',
        },
      });
    if (url.pathname.endsWith('/trace'))
      return jsonResponse({ columns: RESULT.columns, rows: [], totalRows: 3, revision: 1, figure: '5' });
    return jsonResponse(RESULT);
  });
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

async function ask(words: string) {
  const user = userEvent.setup();
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <AskPanel dataset={sampleDataset()} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await user.type(screen.getByRole('textbox', { name: '用一句话提问' }), `${words}{Enter}`);
  return user;
}
const sentTo = (end: string) => seen.filter(({ url }) => url.pathname.endsWith(end));

it('says which words were not understood, gives no figure, and keeps the question', async () => {
  isUnderstood = false;
  await ask('供应商付款趋势');
  const told = (await screen.findByRole('alert')).textContent;
  expect(told).toContain('趋势');
  expect(told).toContain('“等级”在另一张表“名册”里');
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: '用一句话提问' }).value).toBe(
    '供应商付款趋势',
  );
});

it('leads from a figure to its rows, asked by what stands in its own row', async () => {
  const user = await ask('各供应商付款合计');
  await user.click(await screen.findByRole('button', { name: '1,234,567.89' }));
  await waitFor(() => expect(sentTo('/trace')).toHaveLength(1));
  expect(JSON.parse(sentTo('/trace')[0]?.body ?? '{}')).toMatchObject({ key: ['甲公司'], measure: 0 });
  expect(
    screen.getByText(/读取 10 行，用到 9 行.*读不出 1 行未计入.*“供应商”空或读不出的 2 行归入（空）/),
  ).toBeTruthy();
});

it('asks again without a piece that is taken away', async () => {
  const user = await ask('付款最多的前5个供应商');
  await user.click(await screen.findByRole('button', { name: /^去掉：.*前 5 个/ }));
  await waitFor(() => expect(sentTo('/query')).toHaveLength(1));
  expect(JSON.parse(sentTo('/query')[0]?.body ?? '{}').query.limit).toBeNull();
  await waitFor(() => expect(screen.queryByRole('button', { name: /^去掉：.*前 5 个/ })).toBeNull());
});

it('shows where SQL is wrong and does not run it', async () => {
  const user = await ask('各供应商付款合计');
  await user.click(await screen.findByRole('button', { name: '查看 SQL' }));
  await user.click(screen.getByRole('button', { name: /^运\s*行$/ }));
  expect((await screen.findByText(/没有这一列/)).textContent).toContain('第 1 行第 8 列');
  // What the engine said in English is there, folded.
  expect(screen.getByText('Referenced column not found').closest('details')?.open).toBe(false);
  expect(sentTo('/sql')).toHaveLength(0);
});
