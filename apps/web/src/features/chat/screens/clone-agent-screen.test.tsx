// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../lib/query.ts';
import chat from '../../../locales/zh-CN/chat.ts';
import square from '../../../locales/zh-CN/square.ts';
import {
  answerRequests,
  jsonResponse,
  neverAnswer,
  type SeenRequest,
} from '../../../testing/answer-requests.ts';
import { setQuietEnvironment } from '../../../testing/quiet-environment.ts';
import { startWords } from '../../../testing/start-words.ts';
import CloneAgentScreen from './clone-agent-screen.tsx';

const AVATAR = { style: 'rings', seed: '' };
const DETAIL = {
  appId: 'app_1',
  version: 1,
  name: '租房顾问',
  avatar: AVATAR,
  introduction: '押金与维修。',
  opening: '说说你的租房问题。',
  guideQuestions: ['押金不退怎么办？'],
  firstQuestions: [],
  listed: { appId: 'app_1', official: false, maker: '陈律师', version: 1 },
};
const CLONE = {
  appId: 'app_1',
  name: '租房顾问',
  avatar: AVATAR,
  version: 1,
  newerVersion: null,
  state: 'open',
  isOwn: false,
  isTest: false,
  sharedSince: null,
};

let seen: SeenRequest[];
let held: object;
beforeAll(() => startWords({ chat, square }));
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  setQuietEnvironment();
  held = CLONE;
  seen = answerRequests((request, signal) => {
    const { pathname, searchParams } = request.url;
    if (pathname.endsWith('/reasons')) return neverAnswer(request, signal);
    if (pathname.endsWith('/consent'))
      return jsonResponse(
        request.method === 'GET' ? { isAsked: true, allowed: null } : JSON.parse(request.body),
      );
    if (pathname === '/v1/brain_app/app/app_gone/detail')
      return jsonResponse({ errorCode: 'not_found', errorMessage: '', requestId: '' }, 404);
    if (pathname.endsWith('/detail')) return jsonResponse(DETAIL);
    if (searchParams.has('page') || pathname.endsWith('/list'))
      return jsonResponse({ items: [], total: 0, page: 1, pageSize: 60 });
    return jsonResponse({ conversationId: 'cnv_123456', title: '押金', activeRunId: null, clone: held });
  });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

function show(address: string) {
  const router = createMemoryRouter([{ path: '*', element: <CloneAgentScreen /> }], {
    initialEntries: [address],
  });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}
const asked = () => seen.filter(({ url }) => url.pathname.endsWith('/reasons'));

it('asks whether the maker may read before the first question, prefers no answer, and sends the question then', async () => {
  show('/clone_agent?app=app_1');
  fireEvent.click(await screen.findByRole('button', { name: '押金不退怎么办？' }));
  const no = await screen.findByRole('button', { name: '不让作者看' });
  const yes = screen.getByRole('button', { name: '让作者看' });
  expect(no.className).toBe(yes.className);
  expect(asked()).toEqual([]);
  fireEvent.click(no);
  await waitFor(() => expect(asked()).toHaveLength(1));
  const consent = seen.find(({ url, method }) => url.pathname.endsWith('/consent') && method === 'POST');
  expect(JSON.parse(consent?.body ?? '')).toEqual({ appId: 'app_1', allowed: false });
  expect(JSON.parse(asked()[0]?.body ?? '')).toMatchObject({ appId: 'app_1', question: '押金不退怎么办？' });
});

it('sends nothing where the dialog is closed without an answer, and gives the words back', async () => {
  show('/clone_agent?app=app_1');
  const field = await screen.findByRole('textbox', { name: '输入你的问题' });
  fireEvent.change(field, { target: { value: '房东涨租' } });
  fireEvent.submit(field);
  fireEvent.click(await screen.findByRole('button', { name: '关闭' }));
  await waitFor(() => expect((field as HTMLTextAreaElement).value).toBe('房东涨租'));
  expect(asked()).toEqual([]);
});

it('offers the newer version, and says that the maker reads along', async () => {
  held = { ...CLONE, newerVersion: 2, sharedSince: '2026-11-22T08:00:00.000Z' };
  show('/clone_agent?app=app_1&conversation=cnv_123456');
  expect(await screen.findByText(/有了第 2 版/)).toBeTruthy();
  expect(screen.getByText(/作者能看到/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '改用新版' }));
  await waitFor(() =>
    expect(seen.some(({ url }) => url.pathname.endsWith('/conversation/version'))).toBe(true),
  );
});

it('keeps a conversation with a withdrawn clone readable, without a field to ask in', async () => {
  held = { ...CLONE, state: 'withdrawn' };
  show('/clone_agent?app=app_1&conversation=cnv_123456');
  expect(await screen.findByText('“租房顾问”已停用，之前的对话仍可查看。')).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: '输入你的问题' })).toBeNull();
  expect(screen.getByRole('link', { name: '去智能体广场' })).toBeTruthy();
});

it('says kindly that a clone is not open, and where to go on', async () => {
  show('/clone_agent?app=app_gone');
  expect(await screen.findByText('没有找到这个智能体。')).toBeTruthy();
  expect(screen.getByRole('link', { name: '去智能体广场' }).getAttribute('href')).toBe('/intelligent');
});
