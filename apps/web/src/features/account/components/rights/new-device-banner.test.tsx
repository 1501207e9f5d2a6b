// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ConfirmHost } from '../../../../components/confirm-action.tsx';
import { queryClient } from '../../../../lib/query.ts';
import account from '../../../../locales/zh-CN/account.ts';
import rights from '../../../../locales/zh-CN/rights.ts';
import { answerRequests, jsonResponse, type SeenRequest } from '../../../../testing/answer-requests.ts';
import { setQuietEnvironment } from '../../../../testing/quiet-environment.ts';
import { startWords } from '../../../../testing/start-words.ts';
import { NewDeviceBanner } from './new-device-banner.tsx';

const session = (more: object) => ({
  ...{
    sessionId: 'ses_old',
    current: false,
    isNew: false,
    device: 'Edge · Windows',
    address: '198.51.100.0/24',
  },
  ...{ createdAt: '2026-11-20T02:00:00.000Z', lastSeenAt: '2026-11-20T02:00:00.000Z' },
  expiresAt: '2026-12-20T02:00:00.000Z',
  ...more,
});
const ITEMS = [
  session({ sessionId: 'ses_own', current: true }),
  session({ sessionId: 'ses_new1', isNew: true, createdAt: '2026-11-21T02:00:00.000Z' }),
  session({
    sessionId: 'ses_new2',
    isNew: true,
    device: 'Safari · iOS',
    address: '203.0.113.0/24',
    createdAt: '2026-11-22T02:00:00.000Z',
  }),
];

let seen: SeenRequest[];
beforeAll(() => startWords({ account, rights }));
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  setQuietEnvironment();
  seen = answerRequests(({ method }) =>
    method === 'GET'
      ? jsonResponse({ items: ITEMS, total: ITEMS.length, page: 1, pageSize: 100 })
      : jsonResponse({ done: true }),
  );
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});
const show = () =>
  render(
    <ConfigProvider button={{ autoInsertSpace: false }}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>
          <NewDeviceBanner count={2} />
          <ConfirmHost />
        </MemoryRouter>
      </QueryClientProvider>
    </ConfigProvider>,
  );
const posted = () => seen.filter(({ method }) => method === 'POST').map(({ url }) => url.pathname);

it('names the newest sign-in somewhere new, with its network and time, and takes it for one’s own', async () => {
  show();
  await screen.findByText(/Safari · iOS，网络 203\.0\.113\.0\/24，2026/);
  expect(screen.getByRole('button', { name: '全部 2 台' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '是我登录的' }));
  await waitFor(() => expect(posted()).toEqual([expect.stringMatching(/ses_new2\/confirm$/)]));
});

it('signs that device out after a question', async () => {
  show();
  fireEvent.click(await screen.findByRole('button', { name: '让那台设备退出' }));
  await screen.findByText(/退出后请立即修改密码/);
  expect(posted()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: '退出' }));
  await waitFor(() => expect(posted()).toEqual([expect.stringMatching(/ses_new2\/revoke$/)]));
});
