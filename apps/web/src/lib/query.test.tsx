// @vitest-environment jsdom
import { getProfile } from '@mingfa/contract/account';
import { startConversation } from '@mingfa/contract/chat';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerRequests, jsonResponse } from '../testing/answer-requests.ts';
import { setQuietEnvironment } from '../testing/quiet-environment.ts';
import { queryClient, useEndpoint, useEndpointMutation } from './query.ts';

const tooFrequent = vi.fn();

beforeEach(() => {
  tooFrequent.mockClear();
  setQuietEnvironment({ tooFrequent });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

function Name({ place }: { place: string }) {
  const { data, error } = useEndpoint(getProfile, {}, { retry: false });
  return (
    <p>
      {place} {data?.nickname ?? error?.message ?? '…'}
    </p>
  );
}

it('reads once for all who look, in strict mode, without ever being too frequent', async () => {
  const seen = answerRequests(() => jsonResponse({ nickname: '林律师' }));
  render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <Name place="sidebar" />
        <Name place="settings" />
      </QueryClientProvider>
    </StrictMode>,
  );
  await screen.findByText('sidebar 林律师');
  await screen.findByText('settings 林律师');
  expect(tooFrequent).not.toHaveBeenCalled();
  expect(seen.filter(({ method }) => method === 'GET').length).toBeLessThanOrEqual(2);
});

it('turns the failure shape into the query’s error', async () => {
  answerRequests(() => jsonResponse({ errorMessage: '未找到相应内容', errorCode: 'not_found' }, 404));
  render(
    <QueryClientProvider client={queryClient}>
      <Name place="sidebar" />
    </QueryClientProvider>,
  );
  await screen.findByText('sidebar 未找到相应内容');
});

function Start({ onMade }: { onMade: () => void }) {
  const { mutate, isSuccess } = useEndpointMutation(startConversation, { onSuccess: onMade });
  return (
    <button type="button" onClick={() => mutate({ body: {} })}>
      {isSuccess ? 'made' : 'start'}
    </button>
  );
}

it('makes one thing of a double click and goes on from it once', async () => {
  const seen = answerRequests(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    return jsonResponse({ conversationId: 'cnv_1' });
  });
  const made = vi.fn();
  render(
    <QueryClientProvider client={queryClient}>
      <Start onMade={made} />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button'));
  fireEvent.click(screen.getByRole('button'));
  await screen.findByText('made');
  expect(seen).toHaveLength(1);
  expect(made).toHaveBeenCalledTimes(1);
  expect(tooFrequent).not.toHaveBeenCalled();
});
