// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../lib/query.ts';
import administration from '../../../locales/zh-CN/administration.ts';
import { answerRequests, jsonResponse, type SeenRequest } from '../../../testing/answer-requests.ts';
import { setQuietEnvironment } from '../../../testing/quiet-environment.ts';
import { startWords } from '../../../testing/start-words.ts';
import { CloneApproval } from './clone-approval.tsx';

const WAITING = {
  appId: 'app_waiting',
  name: '欠薪助手',
  avatar: { style: 'rings', seed: '', pictureId: null },
  introduction: '算欠薪与加班费。<b>不是粗体</b>',
  category: 'labour',
  official: false,
  maker: '陈律师',
  isOwn: false,
  version: 3,
  publishedAt: '2026-11-20T02:00:00.000Z',
  users: 0,
  rating: null,
  ratings: 0,
  comments: 0,
  pinned: false,
};

let seen: SeenRequest[];
let items: object[];
let clonesNeedApproval: boolean;
beforeAll(() => startWords({ administration }));
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
  items = [WAITING];
  clonesNeedApproval = true;
  seen = answerRequests(({ url, method }) => {
    if (url.pathname.endsWith('/decide')) items = [];
    if (method !== 'GET') return jsonResponse({ done: true });
    if (url.pathname === '/v1/admin/settings')
      return jsonResponse({ registration: 'invite', guests: false, clonesNeedApproval, sms: 'none' });
    return jsonResponse({ items, total: items.length, page: 1, pageSize: 20 });
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
        <CloneApproval />
      </MemoryRouter>
    </QueryClientProvider>,
  );
const sent = () => seen.filter(({ method }) => method !== 'GET').map(({ body }) => JSON.parse(body));

it('a waiting clone shows who made it, as plain text, opens from its name, and is let in', async () => {
  const { container } = show();
  const name = await screen.findByRole('link', { name: '欠薪助手' });
  expect(name.getAttribute('href')).toBe('/intelligent?app=app_waiting');
  expect(container.textContent).toContain('陈律师 制作');
  expect(container.textContent).toContain('<b>不是粗体</b>');
  fireEvent.click(screen.getByRole('button', { name: '通过“欠薪助手”' }));
  await screen.findByText('没有等待审核的智能体。');
  expect(sent()).toEqual([{ listed: true, reason: '' }]);
});

it('one that is refused is refused with a reason', async () => {
  show();
  fireEvent.click(await screen.findByRole('button', { name: '不通过“欠薪助手”' }));
  const confirm = await screen.findByRole('button', { name: '不通过' });
  expect((confirm as HTMLButtonElement).disabled).toBe(true);
  fireEvent.change(screen.getByRole('textbox', { name: '理由' }), { target: { value: ' 没有引用法律 ' } });
  fireEvent.click(confirm);
  await screen.findByText('没有等待审核的智能体。');
  expect(sent()).toEqual([{ listed: false, reason: '没有引用法律' }]);
});

it('approval is switched on without changing who may register, and an empty list says what would fill it', async () => {
  [items, clonesNeedApproval] = [[], false];
  show();
  await screen.findByText(/现在发布到广场的智能体立即可见/);
  fireEvent.click(screen.getByRole('switch', { name: '智能体进入广场需审核' }));
  await waitFor(() =>
    expect(sent()).toEqual([{ registration: 'invite', guests: false, clonesNeedApproval: true }]),
  );
});
