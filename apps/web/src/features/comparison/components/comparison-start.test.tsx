// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../lib/query.ts';
import comparison from '../../../locales/zh-CN/comparison.ts';
import document from '../../../locales/zh-CN/document.ts';
import { answerRequests, jsonResponse, type SeenRequest } from '../../../testing/answer-requests.ts';
import { setQuietEnvironment } from '../../../testing/quiet-environment.ts';
import { startWords } from '../../../testing/start-words.ts';
import { ComparisonStart } from './comparison-start.tsx';

// The bytes go another way; what becomes of a finished upload is looked at here.
vi.mock('../../../lib/upload/upload-queue.ts', async (original) => ({
  ...(await original<object>()),
  enqueueUploads: (_group: string, files: { path: string }[], finish: (id: string) => Promise<unknown>) =>
    void finish(`upl_${files[0]?.path}`),
}));

let documents: { documentId: string; name: string; state: string }[];
let requests: SeenRequest[];

beforeAll(() => startWords({ comparison, document }));
beforeEach(() => {
  setQuietEnvironment();
  documents = [{ documentId: 'doc_before', name: '上一稿.docx', state: 'ready' }];
  requests = answerRequests(({ url, body }) => {
    if (!url.pathname.endsWith('/document/create'))
      return jsonResponse({ items: documents, total: documents.length, page: 1, pageSize: 100 });
    const { uploadId } = JSON.parse(body) as { uploadId: string };
    const added = { documentId: 'doc_new', name: uploadId.slice(4), state: 'ready' };
    documents = [added, ...documents];
    return jsonResponse(added);
  });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

it('a draft uploaded in place is the chosen one, beside one that was there already', async () => {
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <ComparisonStart />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const older = screen.getByRole('region', { name: '旧稿' });
  fireEvent.change(await within(older).findByRole('combobox'), { target: { value: 'doc_before' } });
  const start = screen.getByRole('button', { name: '开始比对' }) as HTMLButtonElement;
  expect(start.disabled).toBe(true);
  const file = new File(['第一条 租金'], '新一稿.txt');
  fireEvent.change(screen.getByTestId('choose-newer'), { target: { files: [file] } });
  await vi.waitFor(() => expect(start.disabled).toBe(false));
  fireEvent.click(start);
  await vi.waitFor(() =>
    expect(
      JSON.parse(requests.find(({ url }) => url.pathname.endsWith('/comparison/create'))?.body ?? '{}'),
    ).toEqual({
      leftId: 'doc_before',
      rightId: 'doc_new',
    }),
  );
});
