// @vitest-environment jsdom
import { getProfile, guestToken, passwordLogin, register } from '@mingfa/contract/account';
import { startConversation } from '@mingfa/contract/chat';
import { searchLaws } from '@mingfa/contract/law';
import { revokeSession } from '@mingfa/contract/session';
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerRequests, jsonResponse, neverAnswer } from '../testing/answer-requests.ts';
import { AppRequestError, makeFailure } from './api-answer.ts';
import { CALL_TIMEOUT_MS, callEndpoint, requestData } from './client.ts';
import { CLIENT_TIMEOUT_MS } from './fetch-within.ts';
import { type RequestEnvironment, setRequestEnvironment } from './request-environment.ts';
import { readToken, writeToken } from './token.ts';

const told = { ended: [] as number[], tooFrequent: 0 };
const environment: RequestEnvironment = {
  language: () => 'en',
  ensureSession: async () => null,
  sessionEnded: (status) => told.ended.push(status),
  tooFrequent: () => {
    told.tooFrequent += 1;
  },
  failedText: (path, status) => `${path} failed${status === null ? '' : ` ${status}`}`,
};
const newConversation = { body: {} };

beforeEach(() => {
  localStorage.clear();
  told.ended = [];
  told.tooFrequent = 0;
  setRequestEnvironment(environment);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a request', () => {
  it('carries the token and the language', async () => {
    writeToken('secret');
    const seen = answerRequests(() => jsonResponse({ uuid: 'usr_1' }));
    const answer = await callEndpoint(getProfile, {});
    expect(answer).toMatchObject({ status: true, data: { uuid: 'usr_1' } });
    expect(seen[0]?.headers.get('Authorization')).toBe('Bearer secret');
    expect(seen[0]?.headers.get('Accept-Language')).toBe('en');
  });

  it('fills the path, repeats lists in the query and leaves out what is not given', async () => {
    const seen = answerRequests(() => jsonResponse({}));
    await callEndpoint(revokeSession, { params: { sessionId: 'ses_123456' } });
    await callEndpoint(searchLaws, { query: { q: '押金', kind: ['法律', '宪法'], asOf: undefined } });
    expect(seen[0]?.url.pathname).toBe('/v1/auth/session/ses_123456/revoke');
    expect(seen[1]?.url.searchParams.getAll('kind')).toEqual(['法律', '宪法']);
    expect(seen[1]?.url.searchParams.has('asOf')).toBe(false);
  });

  it('encodes sign-in as a form', async () => {
    const seen = answerRequests(() => jsonResponse({}));
    await callEndpoint(passwordLogin, { body: { username: '13800138000', password: 'a&b=c' } });
    expect(seen[0]?.headers.get('Content-Type')).toContain('application/x-www-form-urlencoded');
    expect(seen[0]?.body).toBe('username=13800138000&password=a%26b%3Dc');
  });

  it('opens a session first when the endpoint needs one, and stops when there can be none', async () => {
    const seen = answerRequests(() => jsonResponse({}));
    setRequestEnvironment({ ...environment, ensureSession: async () => makeFailure('Guests are off') });
    expect(await callEndpoint(getProfile, {})).toMatchObject({ status: false, message: 'Guests are off' });
    expect(seen).toHaveLength(0);
    expect(await callEndpoint(guestToken, {})).toMatchObject({ status: true });
  });
});

describe('a session that must end', () => {
  it.each([401, 403])('on %i the token is removed and the person told', async (status) => {
    writeToken('old');
    answerRequests(() => jsonResponse({ errorMessage: 'no', errorCode: 'x', requestId: 'r' }, status));
    const answer = await callEndpoint(getProfile, {});
    expect(answer).toMatchObject({ status: false, data: null, httpStatus: status, silent: true });
    expect(readToken()).toBeNull();
    expect(told.ended).toEqual([status]);
  });

  it('does not end the session that replaced it while the answer travelled', async () => {
    writeToken('old');
    answerRequests(() => {
      writeToken('new');
      return jsonResponse({}, 401);
    });
    await callEndpoint(getProfile, {});
    expect(readToken()).toBe('new');
    expect(told.ended).toEqual([]);
  });

  it('does not end on a wrong password', async () => {
    writeToken('guest');
    answerRequests(() => jsonResponse({ errorMessage: 'wrong', errorCode: 'wrong_credentials' }, 422));
    await callEndpoint(passwordLogin, { body: { username: '13800138000', password: 'x' } });
    expect(readToken()).toBe('guest');
  });
});

describe('a failure', () => {
  it('brings the server’s message, code and request id', async () => {
    answerRequests(() =>
      jsonResponse({ errorMessage: '用完了', errorCode: 'quota_exceeded', requestId: 'req_9' }, 429, {
        'Retry-After': '60',
      }),
    );
    expect(await callEndpoint(getProfile, {})).toEqual({
      status: false,
      data: null,
      message: '用完了',
      errorCode: 'quota_exceeded',
      httpStatus: 429,
      requestId: 'req_9',
      details: [],
      refusal: null,
      retryAfterSeconds: 60,
      silent: false,
    });
  });

  it('without a server message brings the error’s own', async () => {
    answerRequests(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await callEndpoint(getProfile, {})).toMatchObject({
      status: false,
      data: null,
      message: 'Failed to fetch',
      errorCode: 'network',
    });
  });

  it('without either brings the request path and a failed-request text', async () => {
    answerRequests(() => new Response('<html>Bad gateway</html>', { status: 502 }));
    expect(await callEndpoint(getProfile, {})).toMatchObject({ message: '/v1/auth/info failed 502' });
  });

  it('is thrown for hooks', async () => {
    answerRequests(() => jsonResponse({ errorMessage: '没有' }, 404));
    await expect(requestData(getProfile, {})).rejects.toMatchObject({
      name: 'AppRequestError',
      message: '没有',
    });
  });
});

describe('time', () => {
  it('is 30 seconds for the client and 300 for the wrapper', async () => {
    expect([CLIENT_TIMEOUT_MS, CALL_TIMEOUT_MS]).toEqual([30_000, 300_000]);
    vi.useFakeTimers();
    answerRequests(neverAnswer);
    const call = callEndpoint(getProfile, {});
    let settled = false;
    void call.then(() => {
      settled = true;
    });
    await vi.advanceTimersByTimeAsync(299_000);
    expect(settled).toBe(false);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await call).toMatchObject({ status: false, errorCode: 'timeout', silent: false });
  });

  it('can be shorter for one call', async () => {
    vi.useFakeTimers();
    answerRequests(neverAnswer);
    const call = callEndpoint(getProfile, {}, { timeoutMs: 1_000 });
    await vi.advanceTimersByTimeAsync(1_100);
    expect(await call).toMatchObject({ errorCode: 'timeout' });
  });
});

describe('an identical request still pending', () => {
  it('cancels the earlier one and tells the person once', async () => {
    let first = true;
    answerRequests((request, signal) => {
      if (!first) return jsonResponse({ conversationId: 'cnv_2' });
      first = false;
      return neverAnswer(request, signal);
    });
    const earlier = callEndpoint(startConversation, newConversation);
    await waitFor(() => expect(first).toBe(false));
    const later = callEndpoint(startConversation, newConversation);
    expect(await earlier).toMatchObject({ status: false, errorCode: 'cancelled', silent: true });
    expect(await later).toMatchObject({ status: true });
    expect(told.tooFrequent).toBe(1);
  });

  it('keeps the idempotency key, so that one thing is made', async () => {
    let calls = 0;
    const seen = answerRequests((request, signal) =>
      ++calls === 1 ? neverAnswer(request, signal) : jsonResponse({}),
    );
    const earlier = callEndpoint(startConversation, newConversation);
    await waitFor(() => expect(calls).toBe(1));
    await callEndpoint(startConversation, newConversation);
    await earlier;
    const keys = seen.map((request) => request.headers.get('Idempotency-Key'));
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  it('asks again while the server still makes it, and scolds nobody with a conflict', async () => {
    let calls = 0;
    const busy = () => jsonResponse({ errorMessage: 'busy', errorCode: 'request_in_progress' }, 409);
    const seen = answerRequests(() => (++calls < 3 ? busy() : jsonResponse({ conversationId: 'cnv_1' })));
    expect(await callEndpoint(startConversation, newConversation)).toMatchObject({
      status: true,
      data: { conversationId: 'cnv_1' },
    });
    expect(new Set(seen.map((request) => request.headers.get('Idempotency-Key'))).size).toBe(1);
  });

  it('differs by url, params and body', async () => {
    let calls = 0;
    answerRequests((request, signal) => (++calls < 3 ? neverAnswer(request, signal) : jsonResponse({})));
    const stop = new AbortController();
    const options = { signal: stop.signal };
    const pending = [
      callEndpoint(startConversation, { body: { modelId: 'a' } }, options),
      callEndpoint(startConversation, { body: { modelId: 'b' } }, options),
    ];
    await waitFor(() => expect(calls).toBe(2));
    await callEndpoint(searchLaws, { query: { q: 'a' } });
    expect(told.tooFrequent).toBe(0);
    stop.abort();
    await Promise.all(pending);
  });

  it('is not met by a read that was dropped and asked again', async () => {
    let calls = 0;
    answerRequests((request, signal) => (++calls === 1 ? neverAnswer(request, signal) : jsonResponse({})));
    const dropped = new AbortController();
    const earlier = callEndpoint(getProfile, {}, { signal: dropped.signal });
    await waitFor(() => expect(calls).toBe(1));
    dropped.abort();
    const again = await callEndpoint(getProfile, {});
    expect(again.status).toBe(true);
    expect(await earlier).toMatchObject({ errorCode: 'cancelled', silent: true });
    expect(told.tooFrequent).toBe(0);
  });
});

it('is not superseded by one that was dropped while it waited for a session', async () => {
  const seen = answerRequests(() => jsonResponse({}));
  const dropped = new AbortController();
  let open: (value: null) => void = () => {};
  const session = new Promise<null>((resolve) => {
    open = resolve;
  });
  setRequestEnvironment({ ...environment, ensureSession: () => session });
  const later = callEndpoint(getProfile, {});
  const earlier = callEndpoint(getProfile, {}, { signal: dropped.signal });
  dropped.abort();
  open(null);
  expect(await earlier).toMatchObject({ errorCode: 'cancelled', silent: true });
  expect(await later).toMatchObject({ status: true });
  expect(told.tooFrequent).toBe(0);
  expect(seen).toHaveLength(1);
});

describe('a write pressed twice', () => {
  it('is one request with one answer for both presses, and nobody is told off', async () => {
    let answer: (response: Response) => void = () => {};
    const seen = answerRequests(
      () =>
        new Promise<Response>((resolve) => {
          answer = resolve;
        }),
    );
    const presses = [
      requestData(startConversation, newConversation),
      requestData(startConversation, newConversation),
    ];
    await waitFor(() => expect(seen).toHaveLength(1));
    presses.push(requestData(startConversation, newConversation));
    answer(jsonResponse({ conversationId: 'cnv_1' }));
    const made = await Promise.all(presses);
    expect(made[1]).toBe(made[0]);
    expect(made[2]).toBe(made[0]);
    expect(seen).toHaveLength(1);
    expect(told.tooFrequent).toBe(0);
  });

  it('is a new action once the first has ended, well or badly', async () => {
    let calls = 0;
    const seen = answerRequests(() => (++calls === 1 ? jsonResponse({}, 422) : jsonResponse({})));
    await expect(requestData(startConversation, newConversation)).rejects.toBeInstanceOf(AppRequestError);
    await requestData(startConversation, newConversation);
    await requestData(startConversation, newConversation);
    const keys = seen.map((request) => request.headers.get('Idempotency-Key'));
    expect(new Set(keys).size).toBe(3);
  });
});

describe('the idempotency key', () => {
  const body = { mobile: '13800138000', password: 'long enough', agreed: true as const };

  it('stays the same when the answer was lost and the action is repeated', async () => {
    let calls = 0;
    const seen = answerRequests(() => {
      calls += 1;
      return calls === 1 ? Promise.reject(new TypeError('lost')) : jsonResponse({});
    });
    await callEndpoint(register, { body });
    await callEndpoint(register, { body });
    await callEndpoint(register, { body });
    const keys = seen.map((request) => request.headers.get('Idempotency-Key'));
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('is only sent where something is made', async () => {
    const seen = answerRequests(() => jsonResponse({}));
    await callEndpoint(getProfile, {});
    expect(seen[0]?.headers.has('Idempotency-Key')).toBe(false);
  });
});
