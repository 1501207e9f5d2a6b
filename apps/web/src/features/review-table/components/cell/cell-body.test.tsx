// @vitest-environment jsdom
import type { ReviewCell } from '@mingfa/contract/review-cell';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../../lib/query.ts';
import reviewTable from '../../../../locales/zh-CN/review-table.ts';
import { answerRequests, jsonResponse, type SeenRequest } from '../../../../testing/answer-requests.ts';
import { setQuietEnvironment } from '../../../../testing/quiet-environment.ts';
import { startWords } from '../../../../testing/start-words.ts';
import { sampleCell, sampleColumn } from '../../testing/sample-table.ts';
import { CellBody } from './cell-body.tsx';

const NEWER = sampleCell({
  revision: 5,
  answer: {
    method: 'hand',
    state: 'found',
    value: { kind: 'money', amount: '13000', currency: 'CNY', text: '13,000 元' },
    quote: '',
    place: null,
    confidence: 'high',
  },
});
const refusal = (errorCode: string, errorMessage: string, status: number) =>
  jsonResponse({ errorCode, errorMessage, requestId: 'r1' }, status);

let seen: SeenRequest[];
let answerOf: (path: string, body: string) => Response;

beforeEach(async () => {
  await startWords({ 'review-table': reviewTable });
  setQuietEnvironment();
  answerOf = () => jsonResponse(sampleCell());
  seen = answerRequests(({ url, body, method }) =>
    method === 'GET' ? jsonResponse(NEWER) : answerOf(url.pathname, body),
  );
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

/** As the sheet shows it: what is told of the cell takes its place. */
function Shown({ first }: { first: ReviewCell }) {
  const [changed, setChanged] = useState<ReviewCell | null>(null);
  return (
    <CellBody
      tableId="rvt_leases"
      column={sampleColumn()}
      cell={changed ?? first}
      documentId="doc_first"
      isChanged={changed !== null}
      onChanged={setChanged}
      onRerun={() => {}}
      onOpenPlace={() => {}}
    />
  );
}

function show(cell: ReviewCell = sampleCell()) {
  render(
    <QueryClientProvider client={queryClient}>
      <Shown first={cell} />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}
const sent = () =>
  seen
    .filter(({ method }) => method === 'POST')
    .map(({ body }) => JSON.parse(body) as Record<string, unknown>);

it('tells that a cell has changed meanwhile, shows what it says now, and keeps the words that were written', async () => {
  answerOf = () => refusal('review_cell_changed', '这一格已经变了', 409);
  const user = show();
  await user.click(screen.getByRole('button', { name: '人工填写…' }));
  const field = screen.getByRole('textbox', { name: '值' });
  await user.clear(field);
  await user.type(field, '12,500 元');
  await user.click(screen.getByRole('button', { name: '写入并锁定' }));
  expect((await screen.findByRole('alert')).textContent).toContain('刚刚变了');
  expect(screen.getByText('13,000 元')).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: '值' }).value).toBe('12,500 元');

  answerOf = () => jsonResponse({ ...NEWER, revision: 6 });
  await user.click(screen.getByRole('button', { name: '写入并锁定' }));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent().map(({ revision, text }) => [revision, text])).toEqual([
    [1, '12,500 元'],
    [5, '12,500 元'],
  ]);
});

it('says beside the field what could not be read of a value, and takes that back once one types', async () => {
  answerOf = () => refusal('review_value_unreadable', '“很多钱”读不成这一列的类型', 422);
  const user = show();
  await user.click(screen.getByRole('button', { name: '人工填写…' }));
  const field = screen.getByRole('textbox', { name: '值' });
  await user.clear(field);
  await user.type(field, '很多钱');
  await user.click(screen.getByRole('button', { name: '写入并锁定' }));
  expect(await screen.findByText('“很多钱”读不成这一列的类型')).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: '值' }).value).toBe('很多钱');
  await user.type(field, '吗');
  await waitFor(() => expect(screen.queryByText('“很多钱”读不成这一列的类型')).toBeNull());
});

it('names the cell that was seen when it is checked', async () => {
  const user = show(sampleCell({ revision: 3 }));
  await user.click(screen.getByRole('button', { name: '核对无误，锁定' }));
  await waitFor(() => expect(sent()).toEqual([{ rowId: 'rvr_first', columnId: 'rvc_rent', revision: 3 }]));
});

it('shows both answers where rule and model differ, and takes the one that is chosen', async () => {
  const other = {
    method: 'model',
    state: 'found',
    value: { kind: 'money', amount: '15000', currency: 'CNY', text: '15,000 元' },
    quote: '含物业费共15,000元',
    place: null,
    confidence: 'medium',
  } as const;
  const user = show(sampleCell({ other }));
  expect(screen.getByText('15,000 元')).toBeDefined();
  await user.click(screen.getByRole('button', { name: '采用这个' }));
  await waitFor(() => expect(sent()[0]).toMatchObject({ method: 'model', revision: 1 }));
});

it('offers no other answer and no new filling for a cell that is locked', () => {
  show(sampleCell({ checked: { by: '王某', at: '2026-11-29T08:00:00.000Z' } }));
  expect(screen.getByText(/王某 已核对/)).toBeDefined();
  expect(screen.getByRole('button', { name: /^解\s*锁$/ })).toBeDefined();
  expect(screen.queryByRole('button', { name: '重新填写这一格所在的列' })).toBeNull();
});
