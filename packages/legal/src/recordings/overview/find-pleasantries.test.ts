import { expect, test } from 'vitest';
import { analyseRecording } from '../analyse-recording.ts';
import { talk } from '../testing/talk.ts';
import { findPleasantries } from './find-pleasantries.ts';

const VISIT = talk(
  ['a', '何律师您好，打扰您了，我是小林'],
  ['b', '您好，请坐，喝点茶'],
  ['a', '谢谢，路上堵车来晚了'],
  ['b', '没关系。您说说是什么事'],
  ['a', '我想离婚，他常常打我，孩子也怕他'],
  ['b', '结婚多少年了'],
  ['a', '结婚八年，房子是婚前他爸妈买的'],
  ['b', '那您先把病历和照片准备好'],
  ['a', '好的，谢谢您，再见'],
);

test('greetings, thanks, the way and the weather are no part of what was talked about', () => {
  expect([...findPleasantries(VISIT)]).toEqual(['s1', 's2', 's3', 's9']);
  const said = analyseRecording(VISIT).summary.map(({ segmentIds }) => segmentIds[0]);
  expect(said).toContain('s5');
  for (const id of ['s1', 's2', 's3', 's9']) expect(said).not.toContain(id);
});

test('a greeting with a sum or with what one came for is said all the same', () => {
  const segments = talk(
    ['a', '王姐您好，尾款三万二您没给我'],
    ['b', '你好，我被打伤了'],
    ['a', '天气好的那天他撞了我的车'],
  );
  expect([...findPleasantries(segments)]).toEqual([]);
});
