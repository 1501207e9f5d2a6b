import { expect, test } from 'vitest';
import { type AnswerChunk, answerChunk, readAnswerChunk } from './answer-chunk.ts';
import { dataOf, textOf } from './answer-part.ts';
import { type Answer, chunksOfParts, closingChunks, EMPTY_ANSWER, reduceAnswer } from './reduce-answer.ts';

const after = (...chunks: AnswerChunk[]): Answer => chunks.reduce(reduceAnswer, EMPTY_ANSWER);
const step = (state: 'running' | 'done'): AnswerChunk => ({
  type: 'data-step',
  id: 'step-write',
  data: { kind: 'write', state, values: {} },
});
const called: AnswerChunk = {
  type: 'tool-input-available',
  toolCallId: 'call-1',
  toolName: 'read_article',
  input: { law: '民法典', article: '577' },
  dynamic: true,
};

test('deltas of one part join, parts of different ids stay apart', () => {
  const { parts } = after(
    { type: 'text-start', id: 'a' },
    { type: 'text-delta', id: 'a', delta: '结' },
    { type: 'text-delta', id: 'a', delta: '论' },
    { type: 'text-end', id: 'a' },
    { type: 'text-start', id: 'b' },
    { type: 'text-delta', id: 'b', delta: '规则' },
  );
  expect(textOf(parts)).toBe('结论\n\n规则');
  expect(parts).toEqual([
    { type: 'text', text: '结论', state: 'done' },
    { type: 'text', id: 'b', text: '规则', state: 'streaming' },
  ]);
});

test('a delta whose part was never opened, or is closed, keeps its text', () => {
  const { parts } = after(
    { type: 'text-delta', id: 'a', delta: '结论' },
    { type: 'text-end', id: 'a' },
    { type: 'text-delta', id: 'a', delta: '余下' },
    { type: 'reasoning-end', id: 'never' },
  );
  expect(textOf(parts)).toBe('结论\n\n余下');
});

test('what is still open can be closed', () => {
  const answer = after(
    { type: 'reasoning-start', id: 'r' },
    { type: 'text-start', id: 't' },
    { type: 'text-delta', id: 't', delta: '半句' },
  );
  const closing = closingChunks(answer);
  expect(closing).toEqual([
    { type: 'reasoning-end', id: 'r' },
    { type: 'text-end', id: 't' },
  ]);
  expect(closingChunks(closing.reduce(reduceAnswer, answer))).toEqual([]);
});

test('a data part with the same id replaces the earlier one; one without an id stands beside it', () => {
  const { parts } = after(step('running'), step('done'));
  expect(parts).toEqual([step('done')]);
  expect(dataOf(parts, 'step')?.state).toBe('done');
  const notice: AnswerChunk = { type: 'data-notice', data: { kind: 'extractive', values: {} } };
  expect(after(notice, notice).parts).toHaveLength(2);
});

test('a call of a skill becomes one part with its outcome', () => {
  expect(after(called).parts).toEqual([
    {
      type: 'dynamic-tool',
      toolName: 'read_article',
      toolCallId: 'call-1',
      input: { law: '民法典', article: '577' },
      state: 'input-available',
    },
  ]);
  const found = after(called, { type: 'tool-output-available', toolCallId: 'call-1', output: { found: 1 } });
  expect(found.parts).toMatchObject([{ state: 'output-available', output: { found: 1 } }]);
  const failed = after(called, { type: 'tool-output-error', toolCallId: 'call-1', errorText: '太慢' });
  expect(failed.parts).toMatchObject([{ state: 'output-error', errorText: '太慢' }]);
  const unknown = after({ ...called, type: 'tool-input-error', errorText: '没有此技能' });
  expect(unknown.parts).toMatchObject([{ state: 'output-error', errorText: '没有此技能' }]);
});

test('the outcome of a call that was never told changes nothing', () => {
  const answer = after(step('done'));
  expect(reduceAnswer(answer, { type: 'tool-output-available', toolCallId: 'x', output: 1 })).toEqual(answer);
});

test('metadata comes with the start and is added to; the end changes nothing', () => {
  const metadata = {
    runId: 'run_123456',
    conversationId: 'cnv_123456',
    questionMessageId: 'msg_123456',
    model: null,
    asOf: '2026-11-20',
    createdAt: '2026-11-20T08:00:00.000Z',
  };
  const answer = after(
    { type: 'start', messageId: 'msg_654321', messageMetadata: metadata },
    { type: 'message-metadata', messageMetadata: { model: '甲' } },
    { type: 'finish' },
  );
  expect(answer).toEqual({ messageId: 'msg_654321', metadata: { ...metadata, model: '甲' }, parts: [] });
});

test('reset-step drops what came before it', () => {
  const { parts } = after({ type: 'text-delta', id: 'a', delta: '旧' }, { type: 'reset-step' }, step('done'));
  expect(parts).toEqual([step('done')]);
});

test('parts told again as chunks make the same parts', () => {
  const { parts } = after(
    step('done'),
    { type: 'text-delta', id: 'a', delta: '先查。' },
    { type: 'text-end', id: 'a' },
    called,
    { type: 'tool-output-available', toolCallId: 'call-1', output: { found: 1 } },
    { ...called, toolCallId: 'call-2' },
    { type: 'tool-output-error', toolCallId: 'call-2', errorText: '太慢' },
    { type: 'text-delta', id: 'b', delta: '结论。' },
    { type: 'text-end', id: 'b' },
  );
  const told = chunksOfParts(parts);
  expect(told.map((chunk) => answerChunk.parse(chunk))).toEqual(told);
  expect(after(...told).parts).toEqual(parts);
});

test('writing is strict: a chunk that is not of the contract is refused, and what it does not know is left out', () => {
  expect(answerChunk.safeParse({ type: 'data-mood', data: {} }).success).toBe(false);
  expect(answerChunk.safeParse({ type: 'text-delta', delta: '没有名字' }).success).toBe(false);
  expect(answerChunk.safeParse({ type: 'data-step', data: { kind: 'dance', state: 'done' } }).success).toBe(
    false,
  );
  expect(answerChunk.parse({ type: 'finish', secret: 1 })).toEqual({ type: 'finish' });
});

test('reading is tolerant: of a chunk of another release the text is kept, piece by piece', () => {
  const read = (value: unknown) => {
    const chunk = readAnswerChunk(value);
    return chunk ? reduceAnswer(EMPTY_ANSWER, chunk).parts : null;
  };
  expect(read({ type: 'data-mood', data: { mood: 3 } })).toBeNull();
  expect(read({ type: 'data-verdict', data: { text: '胜诉' } })).toEqual([
    { type: 'unknown', kind: 'data-verdict', text: '胜诉' },
  ]);
  expect(read({ type: 'text-delta', delta: '没有名字' })).toMatchObject([{ text: '没有名字' }]);
  for (const nonsense of [null, 1, 'text', [], {}, { type: 7 }]) expect(readAnswerChunk(nonsense)).toBeNull();

  const pieces = ['胜', '诉'].map((delta) => readAnswerChunk({ type: 'verdict-delta', delta }));
  const parts = pieces.reduce(
    (answer, chunk) => (chunk ? reduceAnswer(answer, chunk) : answer),
    EMPTY_ANSWER,
  ).parts;
  expect(parts).toEqual([{ type: 'unknown', kind: 'verdict-delta', text: '胜诉' }]);
  expect(textOf(parts)).toBe('');
});
