// @vitest-environment jsdom
import { listQuotas } from '@mingfa/contract/account';
import { textOf } from '@mingfa/contract/answer-part';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endpointKey, queryClient } from '../../../lib/query.ts';
import { answerRequests, jsonResponse, type SeenRequest } from '../../../testing/answer-requests.ts';
import { setQuietEnvironment } from '../../../testing/quiet-environment.ts';
import { ScriptedStream } from '../../../testing/scripted-stream.ts';
import {
  ask,
  askFirst,
  forget,
  leave,
  type Question,
  readingOf,
  regenerate,
  resume,
  useLiveRuns,
} from './live-runs.ts';

const CONVERSATION = 'cnv_123456';
const RUN = 'run_123456';
const QUESTION: Question = {
  question: '押金不退怎么办',
  attachmentIds: [],
  knowledgeBaseIds: [],
  parentId: null,
  asOf: null,
  modelId: null,
};
const START = {
  type: 'start',
  messageId: 'msg_answer',
  messageMetadata: {
    runId: RUN,
    conversationId: CONVERSATION,
    questionMessageId: 'msg_question',
    model: null,
    asOf: '2026-11-22',
    createdAt: '2026-11-22T08:00:00.000Z',
  },
};
const write = (delta: string) => ({ type: 'text-delta', id: 't', delta });

let seen: SeenRequest[];
let streams: ScriptedStream[];

/** Every request opens a stream that the test writes. */
beforeEach(() => {
  streams = [];
  setQuietEnvironment();
  seen = answerRequests(({ url }, signal) => {
    const stream = new ScriptedStream(Number(url.searchParams.get('cursor') ?? 0), signal);
    streams.push(stream);
    return stream.response;
  });
});
afterEach(() => {
  leave(CONVERSATION);
  forget(CONVERSATION);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const live = () => useLiveRuns.getState().byConversation[CONVERSATION];
const text = () => textOf(live()?.parts ?? []);
/** A busy machine may take its time. */
const PATIENCE = { timeout: 10_000 };
const opened = (count: number) => vi.waitFor(() => expect(streams).toHaveLength(count), PATIENCE);
const shows = (words: string) => vi.waitFor(() => expect(text()).toBe(words), PATIENCE);

it('shows an answer while it streams, and ends with the stream', async () => {
  const reading = ask(CONVERSATION, QUESTION);
  expect(live()).toMatchObject({ question: QUESTION.question, state: 'connecting', parts: [] });
  await opened(1);
  streams[0]?.send(START, { type: 'text-start', id: 't' }, write('可以'), write('要求返还'));
  await shows('可以要求返还');
  expect(live()).toMatchObject({
    state: 'streaming',
    runId: RUN,
    messageId: 'msg_answer',
    questionMessageId: 'msg_question',
  });
  streams[0]?.send({ type: 'text-end', id: 't' }, { type: 'finish' });
  streams[0]?.end();
  await reading;
  expect(live()).toMatchObject({ state: 'ended', error: null });
  expect(text()).toBe('可以要求返还');
});

it.each([
  [{ of: 'chat' as const }, { of: 'chat' }],
  [
    { of: 'search' as const, scopes: { laws: true, cases: false, web: true }, depth: 'quick' as const },
    { of: 'search', scopes: { laws: true, cases: false, web: true }, depth: 'quick' },
  ],
])('looks a question up where it is wanted to: %o', async (lookedUp, sent) => {
  void ask(CONVERSATION, { ...QUESTION, lookedUp });
  await opened(1);
  expect(seen[0]?.url.pathname).toBe('/v1/chat/rag-internet/reasons');
  expect(JSON.parse(seen[0]?.body ?? '')).toMatchObject({ question: QUESTION.question, ...sent });
});

it('asks chat as chat where nothing else is switched on', async () => {
  void ask(CONVERSATION, QUESTION);
  await opened(1);
  expect(seen[0]?.url.pathname).toBe('/v1/chat/reasons');
  expect(JSON.parse(seen[0]?.body ?? '')).not.toHaveProperty('of');
});

it('drops what a failed model wrote when the answer begins anew', async () => {
  void ask(CONVERSATION, QUESTION);
  await opened(1);
  streams[0]?.send(START, { type: 'text-start', id: 't' }, write('半句'));
  await shows('半句');
  streams[0]?.send({ type: 'reset-step' }, { type: 'text-start', id: 'u' }, { ...write('整句'), id: 'u' });
  await shows('整句');
});

it('goes on after a loss where it stopped, and takes nothing twice', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 100 });
  const reading = ask(CONVERSATION, QUESTION);
  await opened(1);
  streams[0]?.send(START, { type: 'text-start', id: 't' }, write('一'));
  await shows('一');
  streams[0]?.break();
  await vi.waitFor(() => expect(live()?.state).toBe('lost'), PATIENCE);
  expect(text()).toBe('一');
  await opened(2);
  expect(seen[1]?.url.searchParams.get('runId')).toBe(RUN);
  expect(seen[1]?.url.searchParams.get('cursor')).toBe('3');
  streams[1]?.send(write('二'));
  await shows('一二');
  streams[1]?.end();
  await reading;
  expect(live()).toMatchObject({ state: 'ended', error: null });
});

it('takes the whole answer when the run ended while the connection was gone', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 100 });
  const reading = ask(CONVERSATION, QUESTION);
  await opened(1);
  streams[0]?.send(START, { type: 'text-start', id: 't' }, write('一'));
  await shows('一');
  streams[0]?.break();
  await opened(2);
  streams[1]?.tell({ type: 'reset-step' }, { type: 'text-start', id: 'p' }, { ...write('一二三'), id: 'p' });
  streams[1]?.end();
  await reading;
  expect(text()).toBe('一二三');
});

it('gives up after as many losses in a row as it has patience for, and keeps what came', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const reading = ask(CONVERSATION, QUESTION);
  await opened(1);
  streams[0]?.send(START, { type: 'text-start', id: 't' }, write('一'));
  await shows('一');
  for (let lost = 0; lost < 6; lost += 1) {
    streams[lost]?.break();
    await vi.advanceTimersByTimeAsync(10_000);
  }
  await reading;
  expect(live()).toMatchObject({ state: 'ended', error: { code: 'network' } });
  expect(text()).toBe('一');
  expect(streams).toHaveLength(6);
});

it('does not ask again what the server has refused', async () => {
  seen = answerRequests(() =>
    jsonResponse({ errorMessage: '上一个回答还在生成', errorCode: 'run_in_progress', requestId: 'r' }, 409),
  );
  await ask(CONVERSATION, QUESTION);
  expect(live()).toMatchObject({
    state: 'ended',
    error: { code: 'run_in_progress', message: '上一个回答还在生成' },
  });
  expect(seen).toHaveLength(1);
});

it('keeps an error told midway as a part of the answer', async () => {
  const reading = ask(CONVERSATION, QUESTION);
  await opened(1);
  const error = { errorCode: 'model_cut_off', errorMessage: '断开', requestId: 'req_1' };
  streams[0]?.send(START, { type: 'text-start', id: 't' }, write('一'), { type: 'data-error', data: error });
  streams[0]?.send({ type: 'error', errorText: '断开' });
  streams[0]?.end();
  await reading;
  expect(live()?.parts.at(-1)).toMatchObject({ type: 'data-error', data: error });
  expect(text()).toBe('一');
});

it('ends with what was written when the answer is stopped, here or in another tab', async () => {
  const reading = resume(CONVERSATION, RUN);
  await opened(1);
  streams[0]?.send(START, { type: 'text-start', id: 't' }, write('一'), { type: 'text-end', id: 't' });
  streams[0]?.send({ type: 'abort', reason: 'cancelled' });
  streams[0]?.end();
  await reading;
  expect(live()).toMatchObject({ state: 'ended', error: null });
  expect(text()).toBe('一');
});

it('reads a run that another tab began from its beginning', async () => {
  void resume(CONVERSATION, RUN);
  await opened(1);
  expect(seen[0]?.url.searchParams.get('cursor')).toBe('0');
  streams[0]?.send(START, { type: 'text-start', id: 't' }, write('从头'));
  await shows('从头');
  expect(live()?.question).toBeNull();
});

it('asks for another answer beside the given one, by the chosen model', async () => {
  void regenerate(CONVERSATION, 'msg_answer', 'mdl_123456');
  await opened(1);
  expect(JSON.parse(seen[0]?.body ?? '')).toEqual({ messageId: 'msg_answer', modelId: 'mdl_123456' });
});

it('leaving stops the reading without a word of failure, and the run is not cancelled', async () => {
  const reading = ask(CONVERSATION, QUESTION);
  await opened(1);
  streams[0]?.send(START, { type: 'text-start', id: 't' }, write('一'));
  await shows('一');
  leave(CONVERSATION);
  await reading;
  expect(live()).toMatchObject({ state: 'streaming', error: null });
  expect(seen).toHaveLength(1);
});

it('a new question takes the place of what was being read', async () => {
  const first = ask(CONVERSATION, QUESTION);
  await opened(1);
  streams[0]?.send(START, { type: 'text-start', id: 't' }, write('旧'));
  await shows('旧');
  void ask(CONVERSATION, { ...QUESTION, question: '另一个问题' });
  await first;
  await opened(2);
  expect(live()).toMatchObject({ question: '另一个问题', state: 'connecting', parts: [] });
});

it('does not call back a question on its way: who leaves at once stops reading when the server holds it', async () => {
  const reading = ask(CONVERSATION, QUESTION);
  await opened(1);
  leave(CONVERSATION);
  forget(CONVERSATION);
  expect(streams[0]?.signal.aborted).toBe(false);
  streams[0]?.send(START);
  await reading;
  expect(streams[0]?.signal.aborted).toBe(true);
  expect(live()).toBeUndefined();
});

it('begins a conversation with its question, and is read under the id that the server gave it', async () => {
  const begun = askFirst(QUESTION, 'first-key');
  await opened(1);
  expect(JSON.parse(seen[0]?.body ?? '')).not.toHaveProperty('conversationId');
  expect(seen[0]?.headers.get('Idempotency-Key')).toBe('first-key');
  expect(live()).toBeUndefined();
  streams[0]?.send(START, { type: 'text-start', id: 't' }, write('可以要求返还'));
  expect(await begun).toBe(CONVERSATION);
  expect(live()).toMatchObject({ question: QUESTION.question, parentId: null });
  await shows('可以要求返还');
  streams[0]?.end();
  await readingOf(CONVERSATION);
  expect(live()?.state).toBe('ended');
});

it('reads the same words asked twice as two questions', async () => {
  void ask(CONVERSATION, QUESTION);
  const first = live()?.serial;
  void ask(CONVERSATION, QUESTION);
  expect(live()?.serial).not.toBe(first);
});

it('has what is left of today counted again as soon as the server holds the question', async () => {
  const key = endpointKey(listQuotas, {});
  queryClient.setQueryData(key, { items: [] });
  void ask(CONVERSATION, QUESTION);
  await opened(1);
  expect(queryClient.getQueryState(key)?.isInvalidated).toBe(false);
  streams[0]?.send(START);
  await vi.waitFor(() => expect(queryClient.getQueryState(key)?.isInvalidated).toBe(true), PATIENCE);
  queryClient.clear();
});
