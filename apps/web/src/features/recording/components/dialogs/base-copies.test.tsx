import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../../lib/query.ts';
import recording from '../../../../locales/zh-CN/recording.ts';
import { answerRequests, jsonResponse, type SeenRequest } from '../../../../testing/answer-requests.ts';
import { setQuietEnvironment } from '../../../../testing/quiet-environment.ts';
import { startWords } from '../../../../testing/start-words.ts';
import { BaseCopies } from './base-copies.tsx';

const COPY = {
  ...{ fileId: 'doc_1', konId: 'kon_1', base: '借款案', name: '催款电话' },
  ...{ copiedAt: '2026-11-30T01:00:00.000Z', revision: 2, isCurrent: false },
};
let copies: (typeof COPY)[];
let seen: SeenRequest[];

beforeAll(() => startWords({ recording }));
beforeEach(() => {
  setQuietEnvironment();
  copies = [COPY];
  seen = answerRequests(({ url }) => {
    if (url.pathname.endsWith('/base-copies')) return jsonResponse({ items: copies });
    if (!url.pathname.endsWith('/base-copies/doc_1')) return jsonResponse({ items: [], total: 0 });
    copies = [{ ...COPY, revision: 3, isCurrent: true }];
    return jsonResponse({ done: true });
  });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

const show = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <BaseCopies recordingId="rec_1" />
    </QueryClientProvider>,
  );

it('says what a copy was made of, and makes an older one anew', async () => {
  show();
  expect(await screen.findByText(/第 2 版/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /更新副本.*催款电话/ }));
  expect(await screen.findByText(/与现在的文字记录一致/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  expect(seen.filter(({ url }) => url.pathname.endsWith('/base-copies/doc_1'))).toHaveLength(1);
});

it('shows nothing where no base has a copy', async () => {
  copies = [];
  const { container } = show();
  await vi.waitFor(() => expect(seen).toHaveLength(1));
  expect(container.textContent).toBe('');
});
