// @vitest-environment jsdom
import { getProfile } from '@mingfa/contract/account';
import { getLogo } from '@mingfa/contract/home';
import { waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { callEndpoint } from '../lib/client.ts';
import { endpointQuery, queryClient } from '../lib/query.ts';
import { useToasts } from '../lib/toast.ts';
import { readToken, writeToken } from '../lib/token.ts';
import { answerRequests, jsonResponse } from '../testing/answer-requests.ts';
import { startWords } from '../testing/start-words.ts';
import { connectClient } from './connect-client.ts';

const navigate = vi.fn();

beforeAll(async () => {
  await startWords();
  connectClient({ navigate });
});
beforeEach(() => {
  navigate.mockClear();
  queryClient.clear();
  useToasts.setState({ messages: [] });
});
afterEach(() => vi.unstubAllGlobals());

it.each([
  [401, '登录已失效，请重新登录'],
  [403, '没有访问权限，请重新登录'],
])('on %i shows the status in the reader’s language and goes home', async (status, text) => {
  writeToken('old');
  answerRequests(() => jsonResponse({ errorMessage: 'ended', errorCode: 'x' }, status));
  await callEndpoint(getProfile, {});
  expect(useToasts.getState().messages).toMatchObject([{ kind: 'error', text }]);
  expect(navigate).toHaveBeenCalledWith('/');
  expect(readToken()).toBeNull();
});

it('forgets what an ended session has read, and keeps what is public', async () => {
  answerRequests(({ url }) =>
    jsonResponse(url.pathname.includes('logo') ? { name: '明法' } : { uuid: 'usr_1' }),
  );
  writeToken('first');
  await queryClient.fetchQuery(endpointQuery(getProfile, {}));
  await queryClient.fetchQuery(endpointQuery(getLogo, {}));
  writeToken(null);
  await waitFor(() =>
    expect(queryClient.getQueryData(endpointQuery(getProfile, {}).queryKey)).toBeUndefined(),
  );
  expect(queryClient.getQueryData(endpointQuery(getLogo, {}).queryKey)).toMatchObject({ name: '明法' });
});
