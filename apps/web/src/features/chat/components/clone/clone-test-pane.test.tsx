// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../../lib/query.ts';
import chat from '../../../../locales/zh-CN/chat.ts';
import { answerRequests, jsonResponse, type SeenRequest } from '../../../../testing/answer-requests.ts';
import { setQuietEnvironment } from '../../../../testing/quiet-environment.ts';
import { ScriptedStream } from '../../../../testing/scripted-stream.ts';
import { startWords } from '../../../../testing/start-words.ts';
import { CloneTestPane, type CloneTestPaneProps } from './clone-test-pane.tsx';

const CLONE: CloneTestPaneProps['clone'] = {
  name: '租房顾问',
  avatar: { style: 'rings', seed: '', pictureId: null },
  introduction: '',
  opening: '说说你的租房问题。<b>不是粗体</b>',
  guideQuestions: ['押金不退怎么办？'],
  firstQuestions: [
    { factId: 'deposit', label: '押金', kind: 'money', options: [], required: true, help: '合同上写的' },
  ],
};

let seen: SeenRequest[];
let streams: ScriptedStream[];
beforeAll(() => startWords({ chat }));
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  setQuietEnvironment();
  streams = [];
  seen = answerRequests(({ url }, signal) => {
    if (!url.pathname.endsWith('/reasons'))
      return jsonResponse({ items: [], total: 0, page: 1, pageSize: 60 });
    const stream = new ScriptedStream(0, signal);
    streams.push(stream);
    return stream.response;
  });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

function show(onBegun: (conversationId: string) => void) {
  const pane = <CloneTestPane appId="cln_1" clone={CLONE} conversationId={null} asViewer onBegun={onBegun} />;
  const router = createMemoryRouter([{ path: '*', element: pane }]);
  return render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

it('asks the draft with what was told in its fields, as a test with a stranger’s rights, and no knowledge of the asker', async () => {
  const onBegun = vi.fn();
  const { container } = show(onBegun);
  expect(screen.getByRole('heading', { name: '租房顾问' })).toBeTruthy();
  expect(container.querySelector('b')).toBeNull();
  fireEvent.change(screen.getByLabelText(/押金/), { target: { value: '3000' } });
  fireEvent.click(screen.getByRole('button', { name: '押金不退怎么办？' }));
  await waitFor(() => expect(streams).toHaveLength(1));
  const asked = seen.find(({ url }) => url.pathname.endsWith('/reasons'));
  expect(asked?.url.pathname).toBe('/v1/brain_chat/reasons');
  expect(JSON.parse(asked?.body ?? '')).toEqual({
    appId: 'cln_1',
    question: '押金不退怎么办？\n押金：3000元',
    attachmentIds: [],
    asOf: null,
    modelId: null,
    test: true,
    asViewer: true,
  });
  const createdAt = '2026-11-22T08:00:00.000Z';
  const messageMetadata = { runId: 'run_123456', model: null, createdAt, conversationId: 'cnv_123456' };
  streams[0]?.send({ type: 'start', messageId: 'msg_123456', messageMetadata });
  await waitFor(() => expect(onBegun).toHaveBeenCalledWith('cnv_123456'));
  streams[0]?.end();
});
