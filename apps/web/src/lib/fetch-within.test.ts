// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { answerRequests, jsonResponse, neverAnswer } from '../testing/answer-requests.ts';
import { CLIENT_TIMEOUT_MS, fetchWithin } from './fetch-within.ts';

const ADDRESS = 'http://localhost/v1/slow';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('gives up after 30 seconds where nobody says otherwise', async () => {
  vi.useFakeTimers();
  answerRequests(neverAnswer);
  const answer = fetchWithin(ADDRESS, {});
  const failed = expect(answer).rejects.toMatchObject({ name: 'TimeoutError' });
  await vi.advanceTimersByTimeAsync(CLIENT_TIMEOUT_MS);
  await failed;
});

it('leaves an answer that has begun all the time it needs', async () => {
  vi.useFakeTimers();
  let signal: AbortSignal | undefined;
  answerRequests((_, ofRequest) => {
    signal = ofRequest;
    return jsonResponse({});
  });
  await fetchWithin(ADDRESS, { timeoutMs: 1_000 });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(signal?.aborted).toBe(false);
});

it('is aborted from outside with the reason of outside', async () => {
  answerRequests(neverAnswer);
  const controller = new AbortController();
  const answer = fetchWithin(ADDRESS, { signal: controller.signal });
  controller.abort();
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
});
