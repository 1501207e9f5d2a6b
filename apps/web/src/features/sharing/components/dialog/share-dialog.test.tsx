// @vitest-environment jsdom

import { listMessages } from '@mingfa/contract/chat';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../../lib/query.ts';
import { EMPTY_PROFILE, useSession } from '../../../../lib/session.ts';
import sharing from '../../../../locales/zh-CN/sharing.ts';
import { answerRequests, jsonResponse, type SeenRequest } from '../../../../testing/answer-requests.ts';
import { setQuietEnvironment } from '../../../../testing/quiet-environment.ts';
import { startWords } from '../../../../testing/start-words.ts';
import { ShareDialog } from './share-dialog.tsx';

const CONVERSATION = 'cnv_abcdef123';
const MARKS = [
  { markId: 'm1', kind: 'name', original: '王小明', replacement: '王某', count: 2, isSure: false },
  {
    markId: 'm2',
    kind: 'mobile',
    original: '13800138000',
    replacement: '138****8000',
    count: 1,
    isSure: true,
  },
];
const MADE = {
  shareId: 'shr_abcdef123',
  type: 'conversation',
  title: '欠薪',
  isRedacted: true,
  withSources: true,
  hasPassword: true,
  expiresOn: '2026-12-05',
  viewLimit: null,
};
const message = (messageId: string, role: string, text: string) => ({
  messageId,
  role,
  parts: [{ type: 'text', text, state: 'done' }],
});

let seen: SeenRequest[];
let quotedPassages: number;
beforeAll(() => startWords({ sharing }));
beforeEach(() => {
  quotedPassages = 0;
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media.includes('min-width'),
    media,
    addEventListener() {},
    removeEventListener() {},
  }));
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
  useSession.setState({ ready: true, profile: { ...EMPTY_PROFILE, uuid: 'usr_1', role: 'user' } });
  seen = answerRequests(({ url }) => {
    if (url.pathname === '/v1/share/preview')
      return jsonResponse({
        title: '欠薪',
        content: { kind: 'messages', clone: null, messages: [] },
        marks: MARKS,
        failedChecks: ['13800138'],
        quotedPassages,
        bytes: 2048,
      });
    if (url.pathname === '/v1/chat/share/generate') return jsonResponse(MADE);
    return jsonResponse({
      items: [
        message('msg_aaaaaa1', 'user', '老板欠薪'),
        message('msg_aaaaaa2', 'assistant', '可以要求支付'),
        message('msg_aaaaaa3', 'user', '怎么仲裁'),
      ],
      total: 3,
      page: 1,
      pageSize: 100,
    });
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
        <ShareDialog
          request={{ source: { kind: 'conversation', conversationId: CONVERSATION }, listMessages }}
          Messages={() => <p>快照</p>}
          onClose={() => {}}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  );
const bodies = (path: string) =>
  seen.filter(({ url }) => url.pathname === path).map(({ body }) => JSON.parse(body));
const previews = () => bodies('/v1/share/preview');
const made = () => bodies('/v1/chat/share/generate');

it('shows what would be masked, the doubtful first, and each mark can be left as it stands', async () => {
  show();
  await screen.findByText('快照');
  const marks = screen.getByRole('list', { name: '遮盖了什么' });
  expect(within(marks).getAllByRole('listitem')[0]?.textContent).toContain('王小明 → 王某');
  expect(screen.getByText('1 个数字像个人号码但校验不符，未遮盖')).toBeTruthy();
  fireEvent.click(within(marks).getByRole('checkbox', { name: /王小明/ }));
  await waitFor(() => expect(previews().at(-1)?.keptMarks).toEqual(['m1']));
  fireEvent.click(screen.getByRole('switch', { name: '遮盖个人信息' }));
  expect((await screen.findByText(/不遮盖：/)).textContent).toContain('原样公开');
  await waitFor(() => expect(previews().at(-1)?.redact).toBe(false));
  expect(made()).toEqual([]);
});

it('says how many passages of own files the answers quote, masked or not, and nothing where there are none', async () => {
  quotedPassages = 2;
  show();
  await screen.findByText('快照');
  const told = /引用了你的文件或自有案例 2 处原文/;
  expect(screen.getByText(told).getAttribute('role')).toBe('status');
  fireEvent.click(screen.getByRole('switch', { name: '遮盖个人信息' }));
  await screen.findByText(/不遮盖：/);
  expect(screen.getByText(told)).toBeTruthy();
  cleanup();
  queryClient.clear();
  quotedPassages = 0;
  show();
  await screen.findByText('快照');
  expect(screen.queryByText(/引用了你的文件/)).toBeNull();
});

it('chosen messages alone go in, ticked or all from one on; without any there is no next step', async () => {
  show();
  await screen.findByText('快照');
  fireEvent.click(screen.getByRole('button', { name: '选择几条' }));
  expect(screen.getByText('还没有选中任何消息。')).toBeTruthy();
  expect((screen.getByRole('button', { name: '下一步' }) as HTMLButtonElement).disabled).toBe(true);
  fireEvent.click(await screen.findByRole('button', { name: /从“可以要求支付”起/ }));
  await waitFor(() => expect(previews().at(-1)?.source.messageIds).toEqual(['msg_aaaaaa2', 'msg_aaaaaa3']));
  fireEvent.click(screen.getByRole('checkbox', { name: /老板欠薪/ }));
  await waitFor(() => expect(previews().at(-1)?.source.messageIds).toHaveLength(3));
});

it('makes nothing before the last button, and then shows address, password and what the share holds', async () => {
  show();
  await screen.findByText('快照');
  fireEvent.click(screen.getByRole('button', { name: '下一步' }));
  fireEvent.change(screen.getByLabelText('密码'), { target: { value: 'abc' } });
  expect((screen.getByRole('button', { name: '生成分享链接' }) as HTMLButtonElement).disabled).toBe(true);
  fireEvent.change(screen.getByLabelText('密码'), { target: { value: 'abcd2345' } });
  expect(made()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: '生成分享链接' }));
  const address = (await screen.findByRole('textbox', { name: '分享链接' })) as HTMLInputElement;
  expect(address.value).toMatch(/\/share\/shr_abcdef123\/conversation$/);
  expect((screen.getByRole('textbox', { name: '密码' }) as HTMLInputElement).value).toBe('abcd2345');
  expect(screen.getByText('个人信息已遮盖')).toBeTruthy();
  expect(made()).toEqual([
    expect.objectContaining({ password: 'abcd2345', redact: true, viewLimit: null, showsName: false }),
  ]);
});

it('a guest is told that sharing needs an account, and nothing is asked of the server', async () => {
  useSession.setState({ profile: EMPTY_PROFILE });
  show();
  await screen.findByText('登录后可以分享');
  expect(seen).toEqual([]);
});
