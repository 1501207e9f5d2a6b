import type { FileEvidence } from '@mingfa/contract/evidence';
import { expect, test } from 'vitest';
import type { ReadQuestion } from '../question/read-question.ts';
import { tellExcerpts, tellWhole } from './tell-passages.ts';

const passage = (text: string): FileEvidence => ({
  index: 1,
  kind: 'file',
  from: 'knowledge',
  title: '手册.txt',
  label: '第一条',
  headingPath: '',
  text,
  score: 1,
  place: null,
});
const asked = (text: string): ReadQuestion =>
  ({ text, language: 'zh-CN', words: [], terms: [], cited: [], inContext: null }) as never;
const excerpts = (question: string, ...texts: string[]) =>
  tellExcerpts(texts.map(passage), asked(question)).map(({ text }) => text);

test('only the sentences that bear on the question are told, never a note that stands beside them', () => {
  expect(
    excerpts(
      '怀表租赁的押金几日内退还？',
      '怀表要每年上油。怀表租赁的押金应当在七日内退还。收费口径：每件五百元，不得外传。',
    ),
  ).toEqual(['……怀表租赁的押金应当在七日内退还。……']);
  expect(excerpts('押金怎么退', '内部口径：先拖一个月；押金七日内退还；收费每件五百元。')).toEqual([
    '……押金七日内退还；……',
  ]);
  expect(excerpts('押金怎么退', '押金七日内退还；但有欠费的除外。')).toEqual([
    '押金七日内退还；但有欠费的除外。',
  ]);
});

test('who asks how long is told the sentence that says it, where it goes on from what bears on the question', () => {
  const rule = '押金为一个月租金。退房验收合格后七个工作日内原路退还。墙面钉孔每处扣三十元。';
  expect(excerpts('押金多久退给我？', rule)).toEqual([
    '押金为一个月租金。退房验收合格后七个工作日内原路退还。……',
  ]);
  expect(excerpts('押金多久退给我？', '押金要退。内部口径：拖三十日。')).toEqual(['押金要退。……']);
  expect(excerpts('押金可以退吗？', rule)).toEqual(['押金为一个月租金。……']);
});

test('passages about something else are not told, and never more than three', () => {
  const texts = [
    '怀表租赁的押金七日内退还。',
    '怀表租赁期间转租的，出租人可以解除合同。',
    '怀表租赁合同到期终止。',
    '怀表租赁的保养由承租人负责。',
  ];
  expect(excerpts('怀表租赁的押金什么时候退还', ...texts)).toEqual([texts[0]]);
  expect(excerpts('钟楼的门票', ...texts)).toEqual([]);
  const alike = Array.from({ length: 6 }, (_, at) => `${at + 1} 号店押金七日内退还。`);
  expect(excerpts('押金退还', ...alike)).toHaveLength(3);
  expect(tellWhole(texts.map(passage), asked('怀表押金退还')).map(({ text }) => text)).toEqual([texts[0]]);
});

test('an answer that stands behind its question, its heading or the words that introduce it comes along', () => {
  expect(excerpts('押金几天退', '问：押金几天退？\n答：七个工作日。\n其他：略。')).toEqual([
    '问：押金几天退？\n答：七个工作日。……',
  ]);
  expect(
    excerpts('押金不退', '有下列情形的，押金不退：\n（一）损坏表盘；\n（二）遗失。\n电话自备。'),
  ).toEqual(['有下列情形的，押金不退：\n（一）损坏表盘；\n（二）遗失。……']);
});

test('an excerpt is short, however long the passage or its sentence', () => {
  const [long = ''] = excerpts('押金', '押金'.repeat(500));
  expect(long.length).toBeLessThanOrEqual(204);
  const [many = ''] = excerpts('押金', '押金七日内退还。'.repeat(100));
  expect(many.length).toBeLessThanOrEqual(220);
});
