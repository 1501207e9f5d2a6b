import { expect, test } from 'vitest';
import { compareTurns } from './compare-turns.ts';

const heard = (id: string, startMs: number, text: string, speakerId: string | null = 'a') => ({
  ...{ id, startMs, endMs: startMs + 1000, text, speakerId },
});
const turn = (startMs: number, text: string, machineIds: string[], speakerId: string | null = 'a') => ({
  ...{ startMs, endMs: startMs + 1000, text, machineIds, speakerId },
});
const kindsOf = (
  turns: ReturnType<typeof turn>[],
  machine: ReturnType<typeof heard>[],
  speakers: readonly string[] = ['a', 'b'],
) => compareTurns(turns, machine, new Set(speakers)).map(({ turn: { text }, kinds }) => [text, kinds]);

test('a turn that stands as it was heard is no change', () => {
  expect(kindsOf([turn(0, '钱呢？', ['1'])], [heard('1', 0, '钱呢？')])).toEqual([]);
});

test('words, times and speakers that a person changed are told apart, and several at once', () => {
  const machine = [heard('1', 0, '借了三万'), heard('2', 2000, '对'), heard('3', 4000, '好')];
  expect(
    kindsOf([turn(0, '借了五万', ['1']), turn(2500, '对', ['2']), turn(4100, '好的', ['3'], 'b')], machine),
  ).toEqual([
    ['借了五万', ['text']],
    ['对', ['time']],
    ['好的', ['text', 'time', 'speaker']],
  ]);
});

test('a turn behind which nothing was heard was typed', () => {
  expect(kindsOf([turn(0, '他点头', [])], [])).toEqual([['他点头', ['typed']]]);
});

test('the parts of a split say what was heard, until one of them is changed or deleted', () => {
  const machine = [heard('1', 0, '是我借的，月底还。')];
  const parts = [turn(0, '是我借的，', ['1']), turn(500, '月底还。', ['1'])];
  expect(kindsOf(parts, machine).map(([, kinds]) => kinds)).toEqual([['parted'], ['parted']]);
  expect(kindsOf([turn(0, '是我借的，', ['1'])], machine)).toEqual([['是我借的，', ['text']]]);
  const [first, second] = parts;
  if (!first || !second) throw new Error('There are two parts.');
  expect(kindsOf([first, { ...second, text: '年底还。' }], machine).map(([, kinds]) => kinds)).toEqual([
    ['text', 'parted'],
    ['text', 'parted'],
  ]);
});

test('turns that were joined say that they were, and nothing else of words that are all there', () => {
  const machine = [heard('1', 0, '是我'), heard('2', 1000, '借的')];
  const joined = { ...turn(0, '是我借的', ['1', '2']), endMs: 2000 };
  expect(kindsOf([joined], machine)).toEqual([['是我借的', ['parted']]]);
});

test('a speaker given where nobody was told apart, or left by a merge, is no correction of the machine', () => {
  const machine = [heard('1', 0, '喂', null), heard('2', 2000, '在', 'gone')];
  expect(kindsOf([turn(0, '喂', ['1']), turn(2000, '在', ['2'], 'b')], machine)).toEqual([
    ['喂', ['named']],
    ['在', ['named']],
  ]);
});
