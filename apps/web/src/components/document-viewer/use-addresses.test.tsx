// @vitest-environment jsdom
import { focusManager, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../lib/query.ts';
import { answerRequests, jsonResponse } from '../../testing/answer-requests.ts';
import { setQuietEnvironment } from '../../testing/quiet-environment.ts';
import { useAddresses } from './use-addresses.ts';

const MINUTE_MS = 60_000;
let asked = 0;
beforeEach(() => {
  vi.useFakeTimers();
  asked = 0;
  setQuietEnvironment();
  answerRequests(() => {
    asked += 1;
    return jsonResponse({
      original: `/v1/document/original/${asked}`,
      pageImage: null,
      expiresAt: new Date(Date.now() + 12 * MINUTE_MS).toISOString(),
    });
  });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  focusManager.setFocused(undefined);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * MINUTE_MS));
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);
const open = () => renderHook(() => useAddresses('doc_1', true).addresses.data?.original, { wrapper });

test('addresses are renewed before they end while the document stays open', async () => {
  const { result } = open();
  await pass(0.1);
  expect(result.current).toBe('/v1/document/original/1');
  await pass(10);
  expect(asked).toBe(1);
  await pass(1.5);
  expect(result.current).toBe('/v1/document/original/2');
});

test('who comes back to the window after they ended has new ones at once', async () => {
  const { result } = open();
  await pass(0.1);
  act(() => focusManager.setFocused(false));
  await pass(40);
  expect(asked).toBe(1);
  act(() => focusManager.setFocused(true));
  await pass(0.1);
  expect(result.current).toBe('/v1/document/original/2');
});
