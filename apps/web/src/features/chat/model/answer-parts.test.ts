import { expect, test } from 'vitest';
import { type AnswerPart, applyChunk, dataOf, type StreamChunk, textOf } from './answer-parts.ts';

const after = (...chunks: StreamChunk[]) => chunks.reduce<readonly AnswerPart[]>(applyChunk, []);

test('deltas of one part join, parts of different ids stay apart', () => {
  const parts = after(
    { type: 'text-delta', id: 'a', delta: '结' },
    { type: 'text-delta', id: 'a', delta: '论' },
    { type: 'text-delta', id: 'b', delta: '规则' },
  );
  expect(textOf(parts)).toBe('结论\n\n规则');
});

test('a data part with the same id replaces the earlier one', () => {
  const step = (state: string): StreamChunk => ({
    type: 'data-step',
    id: 'step-write',
    data: { kind: 'write', state, values: {} },
  });
  const parts = after(step('running'), step('done'));
  expect(parts).toHaveLength(1);
  expect(dataOf(parts, 'step')?.state).toBe('done');
});

test('chunks of unknown kinds change nothing', () => {
  const parts = after({ type: 'text-delta', id: 'a', delta: '结论' });
  expect(applyChunk(parts, { type: 'start' })).toBe(parts);
});
