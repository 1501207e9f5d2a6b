// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../../lib/query.ts';
import reviewTable from '../../../../locales/zh-CN/review-table.ts';
import { answerRequests, jsonResponse, type SeenRequest } from '../../../../testing/answer-requests.ts';
import { setQuietEnvironment } from '../../../../testing/quiet-environment.ts';
import { startWords } from '../../../../testing/start-words.ts';
import { sampleCell, sampleRow, sampleTable, silentCell } from '../../testing/sample-table.ts';
import { ReviewGrid } from './review-grid.tsx';

const second = { rowId: 'rvr_second' };
const ROWS = [
  sampleRow([sampleCell({ deviation: 'majority' }), silentCell('not_agreed', { columnId: 'rvc_deposit' })]),
  sampleRow(
    [silentCell('not_found', second), silentCell('not_read', { ...second, columnId: 'rvc_deposit' })],
    {
      ...second,
      name: '乙店租约.pdf',
      isWhole: false,
    },
  ),
];

let seen: SeenRequest[];
beforeEach(async () => {
  await startWords({ 'review-table': reviewTable });
  setQuietEnvironment();
  seen = answerRequests(() => jsonResponse({ rows: ROWS, total: 2, revision: 7 }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  Object.defineProperties(HTMLElement.prototype, {
    offsetHeight: { configurable: true, value: 600 },
    offsetWidth: { configurable: true, value: 1200 },
    scrollTo: { configurable: true, value: () => {} },
  });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

async function show() {
  const on = { onOpenCell: vi.fn(), onOpenRow: vi.fn(), onCheck: vi.fn(), onSay: vi.fn() };
  render(
    <QueryClientProvider client={queryClient}>
      <ReviewGrid
        table={sampleTable()}
        view={{ q: '', filters: [], sort: null }}
        {...on}
        onOpenColumn={() => {}}
        onFilterColumn={() => {}}
        onCounted={() => {}}
      />
    </QueryClientProvider>,
  );
  await screen.findByText('12,000 元');
  const grid = screen.getByRole('grid', { name: '“门店租约”的格' });
  grid.focus();
  return { ...on, grid, user: userEvent.setup() };
}

it('says in three different words that nothing was agreed, nothing was found, or not all was read', async () => {
  const { grid } = await show();
  for (const words of ['未约定', '未找到', '未读完'])
    expect(within(grid).getAllByText(words)).toHaveLength(1);
  expect(within(grid).getByText('没有全部读完')).toBeDefined();
  expect(within(grid).getByText('与多数不同')).toBeDefined();
});

it('moves by arrows, opens a cell by Enter and checks it by C', async () => {
  const { grid, user, onOpenCell, onOpenRow, onCheck } = await show();
  await user.keyboard('{ArrowRight}{ArrowDown}{Enter}');
  expect(onOpenCell).toHaveBeenCalledWith(
    expect.objectContaining({ columnId: 'rvc_deposit', place: 1, row: ROWS[1] }),
  );
  await user.keyboard('{ArrowUp}{ArrowLeft}c');
  expect(onCheck).toHaveBeenCalledWith(
    expect.objectContaining({ rowId: 'rvr_first', columnId: 'rvc_rent', revision: 1 }),
    expect.objectContaining({ place: 0 }),
  );
  await user.keyboard('{ArrowLeft}{Enter}');
  expect(onOpenRow).toHaveBeenCalledWith(ROWS[0]);
  const active = grid.getAttribute('aria-activedescendant') ?? '';
  expect(document.getElementById(active)?.textContent).toContain('甲店租约.docx');
});

it('asks for the rows in view alone', async () => {
  await show();
  expect(seen.map(({ body }) => JSON.parse(body) as { offset: number; limit: number })).toMatchObject([
    { offset: 0, limit: 50 },
  ]);
});
