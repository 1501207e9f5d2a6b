import { expect, test } from 'vitest';
import { suggestSpeakers } from './suggest-speakers.ts';
import { WAGES_TALK } from './testing/talk.ts';
import type { Segment } from './transcript.ts';

const talk = (...turns: [string, string][]): Segment[] =>
  turns.map(([speaker, text], index) => ({
    id: `s${index + 1}`,
    startMs: index * 3000,
    endMs: index * 3000 + 2500,
    speaker,
    text,
  }));
const shown = (segments: Segment[]) =>
  suggestSpeakers(segments).map(({ speaker, name, part, ground }) => `${speaker} ${name ?? part} ${ground}`);

test('who says 我是李建国 is told by themselves, and who is called 张律师 by the other', () => {
  expect(
    shown(talk(['p1', '张律师您好，我是李建国，昨天打过电话的'], ['p2', '哦，李先生，你坐'], ['p1', '好好'])),
  ).toEqual(['p1 李建国 stated', 'p2 张律师 addressed', 'p1 李先生 addressed']);
});

test('a name that was asked for and assented to is stated', () => {
  expect(shown(talk(['p1', '您是赵秀英吧'], ['p2', '对，我是，哪位啊']))).toEqual(['p2 赵秀英 stated']);
});

test('somebody who is spoken about is nobody in the room, and everyday words are no names', () => {
  expect(
    shown(talk(['p1', '王总说他没钱，小区里都晓得'], ['p2', '好的，我是不会签的'], ['p1', '老师也这么说'])),
  ).toEqual([]);
});

test('with more than two, whoever speaks next was called', () => {
  expect(shown(talk(['p1', '王总，你先讲'], ['p3', '那我讲两句'], ['p2', '等一下啊']))).toEqual([
    'p3 王总 addressed',
  ]);
});

test('who asks most of the time asks, and the other answers', () => {
  const turns = ['钱是哪天给的？', '给的现金还是转账？', '当时有谁在场？', '借条写了没有？'].flatMap(
    (question): [string, string][] => [
      ['p1', question],
      ['p2', '这个我记得，是有的。'],
    ],
  );
  expect(shown(talk(...turns))).toEqual(['p1 asks turns', 'p2 answers turns']);
});

test('我小赵啊，赵敏 tells one person twice, and the other is who was called', () => {
  expect(shown(WAGES_TALK)).toEqual(['a 小赵 stated', 'a 赵敏 stated', 'b 刘经理 addressed']);
});

test('who is told of is not who is spoken to', () => {
  const named = (...turns: [string, string][]) =>
    suggestSpeakers(talk(...turns)).map(({ speaker, name }) => `${speaker} ${name}`);
  expect(named(['a', '这个事，李娜，她根本不知道'], ['b', '那你说说'])).toEqual([]);
  expect(named(['a', '李娜，你说说'], ['b', '我是不知道'])).toEqual(['b 李娜']);
});
