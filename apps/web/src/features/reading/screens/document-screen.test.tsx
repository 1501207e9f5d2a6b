// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../lib/query.ts';
import { EMPTY_PROFILE, useSession } from '../../../lib/session.ts';
import reading from '../../../locales/zh-CN/reading.ts';
import { answerRequests, jsonResponse } from '../../../testing/answer-requests.ts';
import { setQuietEnvironment } from '../../../testing/quiet-environment.ts';
import { startWords } from '../../../testing/start-words.ts';
import { DocumentScreen } from './document-screen.tsx';

const ADDRESS = '/document_reading/doc_of_another?tool=review';

beforeAll(() => startWords({ reading }));
beforeEach(() => {
  setQuietEnvironment();
  queryClient.setDefaultOptions({ queries: { retry: false } });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

const None = () => null;

function open() {
  const router = createMemoryRouter(
    [
      {
        path: '/document_reading/:documentId',
        element: <DocumentScreen Conversation={None} Review={None} Audit={None} />,
      },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: [ADDRESS] },
  );
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}

it('a guest at a document link is offered an account, and comes back to it', async () => {
  const requests = answerRequests(() => jsonResponse({ errorMessage: '需要登录' }, 403));
  useSession.setState({ profile: EMPTY_PROFILE, ready: true, hasSession: false });
  const router = open();
  expect(screen.getByText('登录或注册后即可打开这个链接')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(requests).toEqual([]);
  screen.getByRole('link', { name: /注 ?册/ }).click();
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/sign_up'));
  expect(router.state.location.state).toEqual({ from: ADDRESS });
});

it('a document that is not there is said in words, with a way on', async () => {
  answerRequests(() =>
    jsonResponse({ errorMessage: '未找到', errorCode: 'not_found', requestId: 'req_1' }, 404),
  );
  const profile = { ...EMPTY_PROFILE, uuid: 'usr_1', role: 'user' as const };
  useSession.setState({ profile, ready: true, hasSession: true });
  open();
  expect(await screen.findByText('没有找到这份文档，可能已被删除')).toBeTruthy();
  expect(screen.getByRole('link', { name: '回到首页' }).getAttribute('href')).toBe('/');
  expect(screen.queryByText(/req_1/)).toBeNull();
  expect(screen.queryByRole('button', { name: /重 ?试/ })).toBeNull();
});
