// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../lib/query.ts';
import adminLists from '../../../locales/zh-CN/admin-lists.ts';
import { answerRequests, jsonResponse, type SeenRequest } from '../../../testing/answer-requests.ts';
import { setQuietEnvironment } from '../../../testing/quiet-environment.ts';
import { startWords } from '../../../testing/start-words.ts';
import { CommentReports } from './comment-reports.tsx';

const REPORTED = {
  commentId: 'cmt_123456',
  appId: 'app_123456',
  cloneName: '欠薪助手',
  text: '买二手手机加我 <b>不是粗体</b>',
  author: '路人',
  reports: 2,
  reasons: ['广告', '骚扰'],
  state: 'waiting',
  decision: '',
  createdAt: '2026-11-20T02:00:00.000Z',
  reportedAt: '2026-11-20T03:00:00.000Z',
};
let seen: SeenRequest[];
let items: object[];
beforeAll(() => startWords({ 'admin-lists': adminLists }));
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  setQuietEnvironment();
  items = [REPORTED];
  seen = answerRequests(({ method }) => {
    if (method === 'GET') return jsonResponse({ items, total: items.length, page: 1, pageSize: 20 });
    items = [];
    return jsonResponse({ done: true });
  });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

const show = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <CommentReports />
      </MemoryRouter>
    </QueryClientProvider>,
  );

it('those that wait are shown with how often and why they were reported, and hidden with a reason', async () => {
  show();
  expect(await screen.findByText(REPORTED.text)).toBeTruthy();
  expect(screen.getByText('举报理由：广告；骚扰')).toBeTruthy();
  expect(seen[0]?.url.searchParams.get('state')).toBe('waiting');
  await userEvent.click(screen.getByRole('button', { name: /^隐藏评论/ }));
  await userEvent.type(screen.getByRole('textbox', { name: '理由' }), '广告');
  await userEvent.click(screen.getByRole('button', { name: /^隐\s*藏$/ }));
  await waitFor(() =>
    expect(seen.find(({ method }) => method === 'POST')?.body).toBe(
      JSON.stringify({ commentId: REPORTED.commentId, decision: 'hide', reason: '广告' }),
    ),
  );
  expect(await screen.findByText('没有符合条件的举报。')).toBeTruthy();
});
