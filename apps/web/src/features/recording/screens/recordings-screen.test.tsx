import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ConfirmHost } from '../../../components/confirm-action.tsx';
import { queryClient } from '../../../lib/query.ts';
import { EMPTY_PROFILE, useSession } from '../../../lib/session.ts';
import document from '../../../locales/zh-CN/document.ts';
import recording from '../../../locales/zh-CN/recording.ts';
import shell from '../../../locales/zh-CN/shell.ts';
import { answerRequests, jsonResponse } from '../../../testing/answer-requests.ts';
import { setQuietEnvironment } from '../../../testing/quiet-environment.ts';
import { startWords } from '../../../testing/start-words.ts';
import RecordingsScreen from './recordings-screen.tsx';

const FAILED = {
  recordingId: 'rec_1',
  title: '催款电话',
  state: 'failed',
  stage: 'stored',
  durationMs: null,
  files: 1,
  bytes: 1000,
  transcript: null,
  segments: 0,
  recordedAt: null,
  createdAt: '2026-01-01T00:00:00.000Z',
};

beforeAll(() => startWords({ recording, document, shell }));
beforeEach(() => {
  // jsdom has no dialogs of its own.
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
  setQuietEnvironment();
  queryClient.setDefaultOptions({ queries: { retry: false } });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

function open(role: 'user' | 'guest') {
  const profile = { ...EMPTY_PROFILE, uuid: 'usr_1', role };
  useSession.setState({ profile, ready: true, hasSession: role === 'user' });
  const routes = [{ path: '/', element: <RecordingsScreen /> }];
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={createMemoryRouter(routes)} />
      <ConfirmHost />
    </QueryClientProvider>,
  );
}

it('a guest is offered an account, and nothing is asked of the server', () => {
  const requests = answerRequests(() => jsonResponse({}, 403));
  open('guest');
  expect(screen.getByText('注册后即可上传和整理录音')).toBeTruthy();
  expect(requests).toEqual([]);
});

it('a list that did not come is said with a way on, while one can still upload', async () => {
  let isBroken = true;
  answerRequests(({ url }) => {
    if (url.pathname.endsWith('/transcriber'))
      return jsonResponse({ kind: 'none', name: null, host: null, isAgreed: false });
    if (isBroken) return jsonResponse({ errorMessage: '服务器出错', errorCode: 'internal' }, 500);
    return jsonResponse({ items: [], total: 0 });
  });
  open('user');
  expect(await screen.findByText('服务器出错')).toBeTruthy();
  expect(screen.getByRole('button', { name: /选择文件/ })).toBeTruthy();
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: /重 ?试/ }));
  expect(await screen.findByText('还没有录音。上传一段，或者现在就录。')).toBeTruthy();
});

it('a recording that could not be read says why, and can be tried again', async () => {
  const requests = answerRequests(({ url }) => {
    if (url.pathname.endsWith('/list')) return jsonResponse({ items: [FAILED], total: 1 });
    if (url.pathname.endsWith('/progress'))
      return jsonResponse({
        ...{ state: 'failed', stage: 'stored', done: 0, total: null, attempts: 1, retryAt: null },
        ...{ errorCode: 'recording_no_audio', errorMessage: '文件里没有声音' },
      });
    return jsonResponse({ kind: 'none', name: null, host: null, isAgreed: false });
  });
  open('user');
  expect(await screen.findByText(/文件里没有声音/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /重 ?试/ }));
  await vi.waitFor(() => expect(requests.some(({ url }) => url.pathname.endsWith('/retry'))).toBe(true));
});

it('before a recording is deleted it is said what closes with it, what keeps its words, and that backups do not change', async () => {
  const requests = answerRequests(({ url }) => {
    if (url.pathname.endsWith('/list'))
      return jsonResponse({ items: [{ ...FAILED, state: 'ready', stage: 'measured' }], total: 1 });
    if (url.pathname.endsWith('/copies'))
      return jsonResponse({
        copies: [
          { kind: 'knowledge_base', name: '录音库' },
          { kind: 'share', name: '通话' },
          { kind: 'draft', name: '民间借贷' },
        ],
      });
    return jsonResponse({ kind: 'none', name: null, host: null, isAgreed: false });
  });
  open('user');
  fireEvent.click(await screen.findByRole('button', { name: '删除 催款电话' }));
  const dialog = await screen.findByText(/随之失效、不再能打开：分享“通话”/);
  expect(dialog.textContent).toContain('知识库“录音库”；文书“民间借贷”的案件事实');
  expect(dialog.textContent).toContain('此前做的备份不会改变');
  expect(requests.some(({ url }) => url.pathname.endsWith('/delete'))).toBe(false);
});
