// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ConfirmHost } from '../../../../components/confirm-action.tsx';
import { today } from '../../../../lib/dates.ts';
import { queryClient } from '../../../../lib/query.ts';
import sharing from '../../../../locales/zh-CN/sharing.ts';
import { answerRequests, jsonResponse, type SeenRequest } from '../../../../testing/answer-requests.ts';
import { setQuietEnvironment } from '../../../../testing/quiet-environment.ts';
import { startWords } from '../../../../testing/start-words.ts';
import { OwnShares } from './own-shares.tsx';

const SHARE = {
  shareId: 'shr_abcdef123',
  type: 'conversation',
  title: '欠薪怎么办',
  note: '',
  state: 'open',
  endedReason: '',
  source: { kind: 'conversation', conversationId: 'cnv_abcdef123' },
  withSources: true,
  isRedacted: true,
  hasPassword: true,
  expiresOn: today(),
  viewLimit: 20,
  showsName: false,
  titleInPreview: false,
  views: 3,
  viewsByDay: [{ day: today(), views: 3 }],
  createdAt: '2026-11-20T02:00:00.000Z',
  snapshotAt: '2026-11-20T02:00:00.000Z',
};

let seen: SeenRequest[];
let items: object[];
let update: object;
const UPDATE = {
  ...{
    title: '欠薪怎么办',
    note: '',
    failedChecks: [],
    quotedPassages: 0,
    coveredColumns: [],
    fingerprint: 'seen',
  },
  content: { kind: 'messages', clone: null, messages: [] },
  changes: [
    {
      ...{ kind: 'added', piece: 'question', number: 3, differsBesides: false },
      words: [{ kind: 'added', text: '还能要赔偿吗？' }],
    },
  ],
};
beforeAll(() => startWords({ sharing }));
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }));
  // jsdom hides a popover but cannot show one.
  HTMLElement.prototype.showPopover ??= function showPopover(this: HTMLElement) {
    this.removeAttribute('popover');
  };
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  setQuietEnvironment();
  items = [SHARE];
  update = UPDATE;
  seen = answerRequests(({ url, method }) => {
    if (url.pathname.endsWith('/revoke')) {
      items = [];
      return jsonResponse({ done: true });
    }
    if (url.pathname.endsWith('/edit')) return jsonResponse(SHARE);
    if (url.pathname.endsWith('/words')) return jsonResponse({ title: SHARE.title, note: '给王某' });
    if (url.pathname.endsWith('/update')) return jsonResponse(method === 'GET' ? update : SHARE);
    if (url.pathname.endsWith('/marks'))
      return jsonResponse({
        marks: [
          { markId: 'm', kind: 'name', original: '王小明', replacement: '王某', count: 2, isSure: true },
        ],
      });
    return jsonResponse({ items, total: items.length, page: 1, pageSize: 10 });
  });
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
          <OwnShares Messages={() => <p>问与答</p>} />
          <ConfirmHost />
        </MemoryRouter>
      </QueryClientProvider>
    </ConfigProvider>,
  );
async function choose(name: string): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: '“欠薪怎么办”的操作' }));
  fireEvent.click(await screen.findByRole('menuitem', { name }));
}
const sent = (end: string) => seen.filter(({ url }) => url.pathname.endsWith(end));

it('says how a share stands, how often it was opened and on which day, and is revoked after a question', async () => {
  show();
  await screen.findByText('欠薪怎么办');
  expect(screen.getByText('可打开')).toBeTruthy();
  expect(screen.getByRole('img', { name: /近 30 天的打开次数：\d{4}-\d\d-\d\d：3 次/ })).toBeTruthy();
  await choose('收回');
  expect(sent('/revoke')).toEqual([]);
  fireEvent.click(await screen.findByRole('button', { name: '收回' }));
  await screen.findByText(/还没有分享过内容/);
  expect(sent('/revoke')).toHaveLength(1);
});

it('its owner reads whom a mask stands for', async () => {
  show();
  await choose('遮盖对照');
  await screen.findByText('王小明');
  expect(screen.getByText('王某')).toBeTruthy();
});

it('a password that is kept is not sent, one that is removed is', async () => {
  show();
  await choose('修改期限与密码');
  fireEvent.click(await screen.findByRole('button', { name: '保存' }));
  await waitFor(() => expect(sent('/edit')).toHaveLength(1));
  expect(JSON.parse(sent('/edit')[0]?.body ?? '')).not.toHaveProperty('password');
  await choose('修改期限与密码');
  fireEvent.click(await screen.findByRole('button', { name: '去掉密码' }));
  fireEvent.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(sent('/edit')).toHaveLength(2));
  expect(JSON.parse(sent('/edit')[1]?.body ?? '').password).toBeNull();
});

it('one that an administrator ended tells the reason, and cannot be opened any more', async () => {
  items = [{ ...SHARE, state: 'ended_by_administrator', endedReason: '含他人隐私' }];
  show();
  await screen.findByText('管理员结束了这个分享，理由：含他人隐私');
  expect(screen.queryByRole('link', { name: /打开/ })).toBeNull();
});

it('an update shows what becomes public, and sends that it was seen once it is confirmed', async () => {
  show();
  await choose('更新快照');
  await screen.findByText('还能要赔偿吗？');
  expect(screen.getByText('更新后有 1 处改动')).toBeTruthy();
  expect(screen.getByText('提问 · 第 3 条')).toBeTruthy();
  const posted = () => sent('/update').filter(({ method }) => method === 'POST');
  expect(posted()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: '公开这些改动' }));
  await waitFor(() => expect(posted()).toHaveLength(1));
  expect(JSON.parse(posted()[0]?.body ?? '')).toEqual({ fingerprint: 'seen' });
});

it('where nothing changed there is nothing to confirm', async () => {
  update = { ...UPDATE, changes: [] };
  show();
  await choose('更新快照');
  await screen.findByText('和现在公开的一样，没有可更新的内容。');
  expect((screen.getByRole('button', { name: '公开这些改动' }) as HTMLButtonElement).disabled).toBe(true);
});

it('a new note is shown as it will be read before it is saved', async () => {
  show();
  await choose('修改期限与密码');
  fireEvent.change(await screen.findByLabelText('说明'), { target: { value: '给王建国' } });
  await screen.findByText('给王某');
  expect(JSON.parse(sent('/words')[0]?.body ?? '')).toEqual({ title: '欠薪怎么办', note: '给王建国' });
  expect(sent('/edit')).toEqual([]);
});

it('one that closed tells why, and what its owner can do', async () => {
  items = [{ ...SHARE, state: 'used_up' }];
  show();
  await screen.findByText(/打开次数到了你设的上限/);
});
