// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { ApiFailure } from '../../../lib/api-answer.ts';
import { queryClient } from '../../../lib/query.ts';
import recording from '../../../locales/zh-CN/recording.ts';
import { startWords } from '../../../testing/start-words.ts';
import type { RecordingDesk } from '../model/recording-desk.ts';
import { useTranscriptEditing } from './use-transcript-editing.ts';

beforeAll(() => startWords({ recording }));
afterEach(() => {
  cleanup();
  queryClient.clear();
});

const FAILURE = {
  status: false,
  errorCode: 'transcript_changed',
  errorMessage: '已被修改',
} as unknown as ApiFailure;
function edit(failure: ApiFailure | null) {
  const segments = ['seg_1', 'seg_2', 'seg_3'].map((segmentId) => ({ segmentId }));
  const desk = { transcript: { keeper: { act: async () => failure }, segments } } as unknown as RecordingDesk;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useTranscriptEditing(desk, () => {}), { wrapper });
  act(() => result.current.choose(0, false));
  act(() => result.current.choose(1, true));
  expect(result.current.chosen.size).toBe(2);
  return result;
}

it('chooses none any more once a speaker was given to the chosen turns', async () => {
  const result = edit(null);
  await act(() => result.current.assign(['seg_1', 'seg_2'], 'spk_1'));
  expect(result.current.chosen.size).toBe(0);
});

it('leaves them chosen where that failed', async () => {
  const result = edit(FAILURE);
  await act(() => result.current.assign(['seg_1', 'seg_2'], 'spk_1'));
  expect(result.current.chosen.size).toBe(2);
});
