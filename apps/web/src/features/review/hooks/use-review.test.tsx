// @vitest-environment jsdom
import type { Finding } from '@mingfa/contract/review';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../lib/query.ts';
import { answerRequests, jsonResponse, type SeenRequest } from '../../../testing/answer-requests.ts';
import { setQuietEnvironment } from '../../../testing/quiet-environment.ts';
import { startWords } from '../../../testing/start-words.ts';
import { useReview } from './use-review.ts';

function findingOf(findingId: string, level: Finding['level'], decision: Finding['decision'] = 'open') {
  const place = { documentId: 'doc_123456', blockIds: [`b${findingId}`] };
  return { findingId, level, decision, title: findingId, quote: '', places: [place] };
}

let held: { state: string; findings: ReturnType<typeof findingOf>[] };
let seen: SeenRequest[];

beforeEach(async () => {
  await startWords();
  held = {
    state: 'finished',
    findings: [
      findingOf('one', 'high'),
      findingOf('two', 'low', 'accepted'),
      findingOf('three', 'low', 'rejected'),
    ],
  };
  setQuietEnvironment();
  seen = answerRequests(() => jsonResponse({ reviewId: 'rev_123456', ...held }));
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open() {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useReview('rev_123456', () => {}), { wrapper });
  await waitFor(() => expect(result.current.review.isSuccess).toBe(true));
  return result;
}

it('narrows findings to a level, while the marks in the document stay', async () => {
  const review = await open();
  expect(review.current.shown).toHaveLength(3);
  act(() => review.current.setLevel('low'));
  expect(review.current.shown.map(({ findingId }) => findingId)).toEqual(['two', 'three']);
  expect(review.current.marks.map(({ id, tone }) => [id, tone])).toEqual([
    ['one', 'danger'],
    ['two', 'good'],
  ]);
  expect(review.current.open).toBe(1);
});

it('is read again while it moves, and no more once it is finished', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  held = { state: 'working', findings: [] };
  const review = await open();
  held = { state: 'finished', findings: [findingOf('one', 'high')] };
  await vi.advanceTimersByTimeAsync(2_500);
  await waitFor(() => expect(review.current.shown).toHaveLength(1));
  const asked = seen.length;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(seen).toHaveLength(asked);
});

it('decides what is left at once', async () => {
  const review = await open();
  act(() => review.current.decideRest('accepted'));
  await waitFor(() => expect(seen.some(({ body }) => body === '{"decision":"accepted"}')).toBe(true));
});
