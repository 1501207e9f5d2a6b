// @vitest-environment jsdom
import { textOf } from '@mingfa/contract/answer-part';
import type { Message } from '@mingfa/contract/chat';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../lib/query.ts';
import { answerRequests, jsonResponse, type SeenRequest } from '../../../testing/answer-requests.ts';
import { setQuietEnvironment } from '../../../testing/quiet-environment.ts';
import { ScriptedStream } from '../../../testing/scripted-stream.ts';
import { useConversation } from './use-conversation.ts';

const CONVERSATION = 'cnv_123456';
const CREATED_AT = '2026-11-22T08:00:00.000Z';
const QUESTION = {
  question: '押金不退怎么办',
  attachmentIds: [],
  knowledgeBaseIds: [],
  asOf: null,
  modelId: null,
};

/** What the server of the test holds. */
let held: { messages: Message[]; activeRunId: string | null };
let streams: ScriptedStream[];
let seen: SeenRequest[];

function messageOf(messageId: string, role: Message['role'], text: string, parentId: string | null): Message {
  const parts: Message['parts'] = [{ type: 'text', text, state: 'done' }];
  const siblings = [messageId];
  return {
    messageId,
    conversationId: CONVERSATION,
    parentId,
    siblings,
    role,
    parts,
    attachments: [],
    run: null,
    search: null,
    vote: null,
    createdAt: CREATED_AT,
  };
}

beforeEach(() => {
  held = { messages: [], activeRunId: null };
  streams = [];
  setQuietEnvironment();
  seen = answerRequests(({ url }, signal) => {
    if (url.pathname.endsWith('/reasons') || url.pathname.endsWith('/regenerate')) {
      const stream = new ScriptedStream(Number(url.searchParams.get('cursor') ?? 0), signal);
      streams.push(stream);
      return stream.response;
    }
    if (url.searchParams.has('page'))
      return jsonResponse({ items: held.messages, total: held.messages.length, page: 1, pageSize: 60 });
    return jsonResponse({ conversationId: CONVERSATION, title: '', activeRunId: held.activeRunId });
  });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

function open() {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  return renderHook(() => useConversation(CONVERSATION), { wrapper });
}
const opened = (count: number) => waitFor(() => expect(streams).toHaveLength(count));
const loaded = (view: ReturnType<typeof open>) =>
  waitFor(() => expect(view.result.current.pages.isSuccess).toBe(true));
const shown = (view: ReturnType<typeof open>) =>
  view.result.current.messages.map(({ role, parts }) => [role, textOf(parts)]);

function begin(stream: ScriptedStream | undefined, runId = 'run_123456', answerId = 'msg_answer') {
  const messageMetadata = {
    runId,
    conversationId: CONVERSATION,
    questionMessageId: 'msg_question',
    model: null,
    asOf: '2026-11-22',
    createdAt: CREATED_AT,
  };
  stream?.send({ type: 'start', messageId: answerId, messageMetadata }, { type: 'text-start', id: 't' });
}
const write = (delta: string) => ({ type: 'text-delta', id: 't', delta });

it('shows the question at once and the answer as it comes; at the end the server’s own messages stand there', async () => {
  const view = open();
  await loaded(view);
  act(() => view.result.current.ask(QUESTION));
  expect(shown(view)).toEqual([
    ['user', QUESTION.question],
    ['assistant', ''],
  ]);
  expect(view.result.current.isWriting).toBe(true);
  await opened(1);
  begin(streams[0]);
  streams[0]?.send(write('可以'));
  await waitFor(() => expect(shown(view).at(-1)).toEqual(['assistant', '可以']));
  held.messages = [
    messageOf('msg_question', 'user', QUESTION.question, null),
    messageOf('msg_answer', 'assistant', '可以要求返还。', 'msg_question'),
  ];
  streams[0]?.end();
  await waitFor(() => expect(view.result.current.live).toBeUndefined());
  expect(shown(view)).toEqual([
    ['user', QUESTION.question],
    ['assistant', '可以要求返还。'],
  ]);
  expect(view.result.current.isWriting).toBe(false);
});

it('reads on a run that another tab began, once', async () => {
  held = {
    messages: [messageOf('msg_question', 'user', QUESTION.question, null)],
    activeRunId: 'run_other1',
  };
  const view = open();
  await opened(1);
  expect(seen.find(({ url }) => url.searchParams.has('runId'))?.url.searchParams.get('runId')).toBe(
    'run_other1',
  );
  begin(streams[0], 'run_other1');
  streams[0]?.send(write('另一页的回答'));
  await waitFor(() =>
    expect(shown(view)).toEqual([
      ['user', QUESTION.question],
      ['assistant', '另一页的回答'],
    ]),
  );
  view.rerender();
  expect(streams).toHaveLength(1);
});

it('an edited question takes the place of what followed its parent', async () => {
  held.messages = [
    messageOf('msg_one', 'user', '第一问', null),
    messageOf('msg_two', 'assistant', '第一答', 'msg_one'),
    messageOf('msg_three', 'user', '第二问', 'msg_two'),
    messageOf('msg_four', 'assistant', '第二答', 'msg_three'),
  ];
  const view = open();
  await loaded(view);
  act(() => view.result.current.ask({ ...QUESTION, question: '改过的第二问', parentId: 'msg_two' }));
  expect(shown(view)).toEqual([
    ['user', '第一问'],
    ['assistant', '第一答'],
    ['user', '改过的第二问'],
    ['assistant', ''],
  ]);
});

it('another answer takes the place of the one it stands beside', async () => {
  held.messages = [
    messageOf('msg_question', 'user', '问', null),
    messageOf('msg_answer', 'assistant', '旧答', 'msg_question'),
  ];
  const view = open();
  await loaded(view);
  act(() => view.result.current.regenerate('msg_answer', null));
  await opened(1);
  begin(streams[0], 'run_123456', 'msg_other');
  streams[0]?.send(write('新答'));
  await waitFor(() =>
    expect(shown(view)).toEqual([
      ['user', '问'],
      ['assistant', '新答'],
    ]),
  );
});

it('stops the run by its id, also one that another tab began', async () => {
  held.activeRunId = 'run_other1';
  const view = open();
  await opened(1);
  act(() => void view.result.current.stop());
  await waitFor(() => expect(seen.some(({ body }) => body === '{"runId":"run_other1"}')).toBe(true));
});

it('a question the server refused stays readable with the reason', async () => {
  const view = open();
  await loaded(view);
  answerRequests(({ url }) =>
    url.pathname.endsWith('/reasons')
      ? jsonResponse({ errorCode: 'quota_exceeded', errorMessage: '今天的次数用完了', requestId: 'r' }, 429)
      : jsonResponse({ items: [], total: 0, page: 1, pageSize: 60, activeRunId: null }),
  );
  act(() => view.result.current.ask(QUESTION));
  await waitFor(() => expect(view.result.current.live?.state).toBe('ended'));
  expect(view.result.current.live?.error).toEqual({ code: 'quota_exceeded', message: '今天的次数用完了' });
  expect(shown(view)[0]).toEqual(['user', QUESTION.question]);
});

it('a question that a limit refused goes back to whoever wrote it, with the ways on, and the next one clears that', async () => {
  const view = open();
  await loaded(view);
  const refusal = { kind: 'question', resetsAt: '2026-11-22T16:00:00.000Z', ways: ['sign_up'] };
  answerRequests(({ url }) =>
    url.pathname.endsWith('/reasons')
      ? jsonResponse(
          { errorCode: 'quota_exceeded', errorMessage: '今天的次数用完了', requestId: 'r', refusal },
          429,
        )
      : jsonResponse({ items: [], total: 0, page: 1, pageSize: 60, activeRunId: null }),
  );
  act(() => view.result.current.ask(QUESTION));
  await waitFor(() => expect(view.result.current.refused?.question).toBe(QUESTION.question));
  expect(view.result.current.refused?.failure.refusal).toEqual(refusal);
  expect(view.result.current.live).toBeUndefined();
  expect(shown(view)).toEqual([]);
  act(() => view.result.current.ask(QUESTION));
  expect(view.result.current.refused).toBeNull();
});
