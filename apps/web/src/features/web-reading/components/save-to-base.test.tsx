// @vitest-environment jsdom
import type { WebPage } from '@mingfa/contract/web-page';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../lib/query.ts';
import words from '../../../locales/zh-CN/web-reading.ts';
import { answerRequests, jsonResponse, type SeenRequest } from '../../../testing/answer-requests.ts';
import { setQuietEnvironment } from '../../../testing/quiet-environment.ts';
import { startWords } from '../../../testing/start-words.ts';
import { SaveToBase } from './save-to-base.tsx';

let seen: SeenRequest[];
beforeAll(() => startWords({ 'web-reading': words }));
beforeEach(() => {
  setQuietEnvironment();
  seen = answerRequests(({ url, method }) => {
    if (url.pathname.endsWith('/save')) return jsonResponse({ fileId: 'doc_1' });
    return jsonResponse(
      method === 'POST'
        ? { konId: 'kon_1', name: '网页资料' }
        : { items: [], total: 0, page: 1, pageSize: 100 },
    );
  });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

it('without any knowledge base one is made, and the page saved into it', async () => {
  const onSaved = vi.fn();
  render(
    <QueryClientProvider client={queryClient}>
      <SaveToBase page={{ webPageId: 'wpg_1' } as WebPage} onSaved={onSaved} />
    </QueryClientProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: '新建知识库“网页资料”并存入' }));
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  const sent = seen.filter(({ method }) => method === 'POST').map(({ body }) => JSON.parse(body ?? '{}'));
  expect(sent).toEqual([{ name: '网页资料' }, { konId: 'kon_1' }]);
});
