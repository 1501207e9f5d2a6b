// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { queryClient } from '../../../../lib/query.ts';
import { useToasts } from '../../../../lib/toast.ts';
import drafting from '../../../../locales/zh-CN/drafting.ts';
import { answerRequests, jsonResponse, type SeenRequest } from '../../../../testing/answer-requests.ts';
import { setQuietEnvironment } from '../../../../testing/quiet-environment.ts';
import { startWords } from '../../../../testing/start-words.ts';
import { SuitingTemplates } from './suiting-templates.tsx';

const both = (zh: string) => ({ zh, en: zh });
const complaint = {
  ...{
    templateId: 'civil-complaint',
    shelf: 'court',
    title: both('民事起诉状'),
    documentTitle: '民事起诉状',
  },
  ...{ about: both('向法院起诉'), usedBy: both('原告'), calledAlso: [], official: null, factCount: 20 },
};
const conversationId = '0199e0c4-0000-7000-8000-000000000001';

let isReadable: boolean;
let refusals: (() => Response)[];
let requests: SeenRequest[];
beforeAll(() => startWords({ drafting }));
beforeEach(() => {
  setQuietEnvironment();
  useToasts.setState({ messages: [] });
  isReadable = true;
  refusals = [];
  requests = answerRequests(({ url }) => {
    if (url.pathname.endsWith('/suggest'))
      return jsonResponse({
        title: '借款',
        matterName: '周明远诉郑建平民间借贷',
        causes: [{ name: '民间借贷纠纷', quote: '借条' }],
        items: [{ template: complaint, known: 7, missing: 3 }],
      });
    if (url.pathname.endsWith('/matter/create')) return jsonResponse({ matterId: 'm-1' });
    if (url.pathname.endsWith('/draft/create'))
      return refusals.shift()?.() ?? jsonResponse({ draftId: 'd-1', matterId: 'm-1' });
    return isReadable ? jsonResponse({ filled: ['cause'] }) : jsonResponse({}, 500);
  });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
});

function show() {
  const router = createMemoryRouter([
    { path: '/', element: <SuitingTemplates from={{ kind: 'conversation', conversationId }} /> },
    { path: '*', element: null },
  ]);
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}
const bodies = () =>
  requests.map(({ url, body }) => [url.pathname.split('/').pop(), body && JSON.parse(body)]);

it('a document is begun in a matter called like the source, with its facts', async () => {
  const router = show();
  await screen.findByText(/已知 7 项.*还缺 3 项/);
  await userEvent.click(screen.getByRole('button', { name: /民事起诉状/ }));
  await expect.poll(() => router.state.location.pathname).toBe('/document_generation/draft/d-1');
  expect(bodies().slice(1)).toEqual([
    ['create', { name: '周明远诉郑建平民间借贷' }],
    ['read', { from: { kind: 'conversation', conversationId } }],
    ['create', { templateId: 'civil-complaint', matterId: 'm-1' }],
  ]);
});

it('where the facts can’t be read, the matter is opened and says so', async () => {
  isReadable = false;
  const router = show();
  await userEvent.click(await screen.findByRole('button', { name: /民事起诉状/ }));
  await expect.poll(() => router.state.location.pathname).toBe('/document_generation/matter/m-1');
  expect(useToasts.getState().messages).toMatchObject([{ text: drafting.from.notRead }]);
});

it('a second try goes on in the same matter', async () => {
  refusals = [() => jsonResponse({}, 500)];
  const router = show();
  const begin = await screen.findByRole('button', { name: /民事起诉状/ });
  await userEvent.click(begin);
  await screen.findByRole('alert');
  await userEvent.click(begin);
  await expect.poll(() => router.state.location.pathname).toBe('/document_generation/draft/d-1');
  expect(bodies().filter(([, body]) => body?.name)).toHaveLength(1);
});
