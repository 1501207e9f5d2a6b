// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../lib/query.ts';
import { useSession } from '../../../lib/session.ts';
import chat from '../../../locales/zh-CN/chat.ts';
import sharing from '../../../locales/zh-CN/sharing.ts';
import { answerRequests, jsonResponse, type SeenRequest } from '../../../testing/answer-requests.ts';
import { setQuietEnvironment } from '../../../testing/quiet-environment.ts';
import { startWords } from '../../../testing/start-words.ts';
import { ShareScreen } from './share-screen.tsx';

const ITEM = {
  ...{ type: 'document', of: 'review' },
  title: '审查意见',
  note: '请先看第一条',
  sharedBy: '陈律师',
  snapshotAt: '2026-11-20T02:00:00.000Z',
  expiresAt: '2026-12-05T16:00:00.000Z',
  isRedacted: true,
  withSources: true,
  mayContinue: false,
  content: {
    kind: 'sheet',
    blocks: [
      { kind: 'heading', level: 2, text: '结论' },
      {
        kind: 'paragraph',
        origin: 'model',
        text: '试用期过长。',
        notes: [{ at: 6, text: '《劳动合同法》第十九条', location: null }],
      },
      { kind: 'table', origin: 'program', columns: ['条款', '风险'], rows: [['第三条', '高']] },
    ],
  },
};

let seen: SeenRequest[];
let answer: (request: SeenRequest) => Response;
const ensureSession = vi.fn(async () => null);
beforeAll(() => startWords({ sharing, chat }));
beforeEach(() => {
  setQuietEnvironment({ ensureSession });
  ensureSession.mockClear();
  useSession.setState({ hasSession: false, ready: true });
  answer = () => jsonResponse(ITEM);
  seen = answerRequests((request) => answer(request));
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

const refuse = (status: number, errorCode: string, errorMessage: string, headers = {}) =>
  jsonResponse({ errorCode, errorMessage, requestId: 'r', details: [] }, status, headers);

const show = (type = 'document', hash = '') =>
  render(
    <ConfigProvider button={{ autoInsertSpace: false }}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={[`/share/shr_abcdef123/${type}${hash}`]}>
          <Routes>
            <Route
              path="/share/:id/:type"
              element={<ShareScreen shareId="shr_abcdef123" type={type} Messages={() => <p>问与答</p>} />}
            />
            <Route path="/chat/cnv_own12345" element={<p>自己的对话</p>} />
            <Route path="/sign_in" element={<p>登录页</p>} />
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>
    </ConfigProvider>,
  );

it('is read without a session, says when it was taken and that it is masked, and asks not to be indexed', async () => {
  const { container, unmount } = show();
  await screen.findByRole('heading', { name: '审查意见' });
  expect(ensureSession).not.toHaveBeenCalled();
  expect(container.textContent).toContain('陈律师 分享');
  expect(container.textContent).toContain('可打开至 2026-12-05');
  expect(container.textContent).toContain('其中的姓名、号码和住址已作遮盖');
  expect(container.textContent).toContain('请先看第一条');
  expect(container.textContent).toContain('试用期过长。1');
  expect(screen.getByText('AI 生成')).toBeTruthy();
  expect(screen.getByRole('columnheader', { name: '风险' })).toBeTruthy();
  expect(document.title).toContain('审查意见');
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  unmount();
  expect(document.querySelector('meta[name="robots"]')).toBeNull();
});

it('one with a password asks for it in the body of a request, tells a wrong one, and opens with the right one', async () => {
  let isOpen = false;
  answer = ({ method, body }) => {
    if (method === 'GET') return isOpen ? jsonResponse(ITEM) : refuse(409, 'share_locked', '需要密码');
    isOpen = JSON.parse(body).password === '对的密码';
    return isOpen
      ? jsonResponse({ opensUntil: ITEM.snapshotAt })
      : refuse(422, 'wrong_share_password', '分享密码不正确');
  };
  show();
  const field = await screen.findByLabelText('分享密码');
  fireEvent.change(field, { target: { value: '错的密码' } });
  fireEvent.click(screen.getByRole('button', { name: '打开' }));
  expect((await screen.findByRole('alert')).textContent).toBe('分享密码不正确');
  fireEvent.change(field, { target: { value: '对的密码' } });
  fireEvent.click(screen.getByRole('button', { name: '打开' }));
  await screen.findByRole('heading', { name: '审查意见' });
  expect(seen.every(({ url }) => !url.href.includes(encodeURIComponent('密码')))).toBe(true);
});

it('who tries too often is told how long to wait, and cannot try before', async () => {
  answer = ({ method }) =>
    method === 'GET'
      ? refuse(409, 'share_locked', '需要密码')
      : refuse(429, 'rate_limited', '太频繁', { 'Retry-After': '40' });
  show();
  fireEvent.change(await screen.findByLabelText('分享密码'), { target: { value: '12345' } });
  fireEvent.click(screen.getByRole('button', { name: '打开' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/请 (39|40) 秒后再试/);
  expect((screen.getByRole('button', { name: '打开' }) as HTMLButtonElement).disabled).toBe(true);
});

it('one that is gone says so kindly, with the way home alone', async () => {
  answer = () => refuse(404, 'share_gone', '打不开了');
  show();
  await screen.findByText('这个分享已经打不开了');
  expect(screen.getByRole('link', { name: '回到首页' }).getAttribute('href')).toBe('/');
  expect(screen.queryByText('登录')).toBeNull();
});

it('a server that fails is asked again on a press', async () => {
  let fails = true;
  answer = () => (fails ? refuse(400, 'bad_request', '暂时读不到') : jsonResponse(ITEM));
  show();
  await screen.findByText('暂时读不到');
  fails = false;
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  await screen.findByRole('heading', { name: '审查意见' });
});

it('going on copies it into a conversation of one’s own; where guests are not let in one signs in first', async () => {
  let guests = true;
  const conversation = { ...ITEM, type: 'conversation', of: 'conversation', mayContinue: true };
  answer = ({ url }) => {
    if (url.pathname === '/v1/auth/options')
      return jsonResponse({ registration: 'open', sms: false, guests, needsSetup: false });
    if (url.pathname.endsWith('/continue'))
      return jsonResponse({ conversationId: 'cnv_own12345', search: null, clone: null });
    return jsonResponse({
      ...conversation,
      content: { kind: 'messages', clone: null, messages: [] },
    });
  };
  show('conversation');
  await screen.findByText('问与答');
  fireEvent.click(screen.getByRole('button', { name: '在我的对话中继续' }));
  await screen.findByText('自己的对话');
  cleanup();
  queryClient.clear();
  guests = false;
  show('conversation');
  await screen.findByText('需要先登录，登录后回到这里。');
  fireEvent.click(screen.getByRole('button', { name: '在我的对话中继续' }));
  await screen.findByText('登录页');
  await waitFor(() => expect(seen.filter(({ url }) => url.pathname.endsWith('/continue'))).toHaveLength(1));
});

it('each section can be linked and copied, a model’s words with their mark; the one that the address names is read first', async () => {
  const written: string[] = [];
  vi.stubGlobal('isSecureContext', true);
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => written.push(text) },
  });
  Element.prototype.scrollIntoView = vi.fn();
  const { container } = show('document', '#m1');
  await screen.findByRole('heading', { name: '结论' });
  expect(document.activeElement).toBe(container.querySelector('#m1'));
  fireEvent.click(screen.getByRole('button', { name: '复制第 1 节' }));
  await waitFor(() => expect(written).toHaveLength(1));
  expect(written[0]).toBe('结论\n\n试用期过长。\n【AI 生成】\n\n条款\t风险\n第三条\t高');
  fireEvent.click(screen.getByRole('button', { name: '复制第 1 节的链接' }));
  await waitFor(() => expect(written).toHaveLength(2));
  expect(written[1]).toMatch(/#m1$/);
});
