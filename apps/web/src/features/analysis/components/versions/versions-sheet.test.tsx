// @vitest-environment jsdom
import type { AnalysisVersion } from '@mingfa/contract/analysis-version';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ConfirmHost } from '../../../../components/confirm-action.tsx';
import { queryClient } from '../../../../lib/query.ts';
import analysis from '../../../../locales/zh-CN/analysis.ts';
import { answerRequests, jsonResponse, type SeenRequest } from '../../../../testing/answer-requests.ts';
import { setQuietEnvironment } from '../../../../testing/quiet-environment.ts';
import { startWords } from '../../../../testing/start-words.ts';
import { useAnalysis } from '../../hooks/use-analysis.ts';
import { sampleAnalysis, textStep } from '../../testing/sample-analysis.ts';
import { VersionsSheet } from './versions-sheet.tsx';

const version = (number: number): AnalysisVersion => ({
  ...{ versionId: `anv_000000000${number}`, number, title: '付款分析', note: '', reason: 'run', steps: 1 },
  createdAt: '2026-01-01T00:00:00.000Z',
});
const READ = sampleAnalysis([textStep('a')]);

let seen: SeenRequest[];
let items: AnalysisVersion[];
beforeEach(async () => {
  await startWords({ analysis });
  setQuietEnvironment();
  items = [version(2), version(1)];
  seen = answerRequests(({ url }) => {
    const deleted = /version\/(\w+)\/delete$/.exec(url.pathname)?.[1];
    if (deleted) {
      items = items.filter(({ versionId }) => versionId !== deleted);
      return jsonResponse({ done: true });
    }
    return jsonResponse({ items, total: items.length, page: 1, pageSize: 20 });
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

function Opened() {
  return <VersionsSheet analysis={useAnalysis(READ)} onClose={() => {}} />;
}
function show() {
  const router = createMemoryRouter([{ path: '/', element: <Opened /> }]);
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <ConfirmHost />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}
const deletions = () => seen.filter(({ url }) => url.pathname.endsWith('/delete'));

it('deletes a version once somebody has confirmed it, and shows those that are left', async () => {
  const user = show();
  await user.click(await screen.findByRole('button', { name: '删除第 1 版' }));
  const asked = await screen.findByText(/只在这一版里的结果会删除/);
  expect(deletions()).toHaveLength(0);
  const dialog = asked.closest('dialog');
  if (!dialog) throw new Error('nothing was asked');
  await user.click(within(dialog).getByRole('button', { name: /^删\s*除$/, hidden: true }));
  await waitFor(() => expect(deletions()).toHaveLength(1));
  expect(deletions()[0]?.url.pathname).toContain('anv_0000000001');
  await waitFor(() => expect(screen.queryByRole('button', { name: '删除第 1 版' })).toBeNull());
  expect(screen.getByRole('button', { name: '删除第 2 版' })).toBeTruthy();
});

it('deletes nothing where somebody thinks better of it', async () => {
  const user = show();
  await user.click(await screen.findByRole('button', { name: '删除第 2 版' }));
  const dialog = (await screen.findByText(/只在这一版里的结果会删除/)).closest('dialog');
  if (!dialog) throw new Error('nothing was asked');
  await user.click(within(dialog).getByRole('button', { name: /^取\s*消$/, hidden: true }));
  expect(deletions()).toHaveLength(0);
});

it('says that there is no version, and how one comes about', async () => {
  items = [];
  show();
  expect(await screen.findByText('还没有版本')).toBeTruthy();
});
