// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ConfirmHost } from '../../../components/confirm-action.tsx';
import { queryClient } from '../../../lib/query.ts';
import dataset from '../../../locales/zh-CN/dataset.ts';
import { answerRequests, jsonResponse, type SeenRequest } from '../../../testing/answer-requests.ts';
import { setQuietEnvironment } from '../../../testing/quiet-environment.ts';
import { startWords } from '../../../testing/start-words.ts';
import { DatasetMenu } from './dataset-menu.tsx';

let seen: SeenRequest[];
let analyses: number;
beforeEach(async () => {
  await startWords({ dataset });
  setQuietEnvironment();
  seen = answerRequests(({ url }) =>
    url.pathname === '/v1/analysis/list'
      ? jsonResponse({ items: [], total: analyses, page: 1, pageSize: 1 })
      : jsonResponse({ done: true }),
  );
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

async function askToDelete() {
  const user = userEvent.setup();
  render(
    <QueryClientProvider client={queryClient}>
      <DatasetMenu dataset={{ datasetId: 'dst_1234567890', title: '流水' }} />
      <ConfirmHost />
    </QueryClientProvider>,
  );
  await user.click(screen.getByRole('button', { name: '“流水”的操作' }));
  await user.click(await screen.findByRole('menuitem', { name: '删除', hidden: true }));
  const dialog = (await screen.findByText(/不能恢复/)).closest('dialog');
  if (!dialog) throw new Error('nothing was asked');
  return { user, dialog };
}

it('says how many analyses lose answers before a dataset is deleted', async () => {
  analyses = 3;
  const { user, dialog } = await askToDelete();
  expect(dialog.textContent).toContain('有 3 份分析在问它');
  const asked = seen.find(({ url }) => url.pathname === '/v1/analysis/list');
  expect(asked?.url.searchParams.get('datasetId')).toBe('dst_1234567890');
  await user.click(within(dialog).getByRole('button', { name: /^删\s*除$/, hidden: true }));
  await waitFor(() => expect(seen.some(({ url }) => url.pathname.endsWith('/delete'))).toBe(true));
});

it('says nothing of analyses where none asks it', async () => {
  analyses = 0;
  const { dialog } = await askToDelete();
  expect(dialog.textContent).not.toContain('分析');
});
