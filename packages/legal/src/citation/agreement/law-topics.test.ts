import { expect, test } from 'vitest';
import { LawTopics } from './law-topics.ts';

// Names of our own making.
const topics = new LawTopics();
topics.add('7', ['好意借筝', '借了风筝不还怎么办']);
topics.add('8', ['风力骤变', '起风']);
topics.add('9', ['伪造检验书']);

test('a sentence that hardly says more than the name of a rule is told the article that goes by it', () => {
  expect(topics.elsewhere('好意借筝的规则见 ', ['8'], '')).toBe('7');
  expect(topics.elsewhere('关于风力骤变的适用条件，参见 ', ['7'], '')).toBe('8');
});

test('the cited article may go by that name, have its words, or be about more than the name', () => {
  expect(topics.elsewhere('好意借筝，见 ', ['7'], '')).toBeNull();
  expect(topics.isKnownAs('好意借筝，见 ', ['7'])).toBe(true);
  expect(topics.isKnownAs('好意借筝，见 ', ['8'])).toBe(false);
  expect(topics.elsewhere('伪造检验书，见 ', ['7'], '检验书是伪造的，比赛成绩无效。')).toBeNull();
  expect(topics.elsewhere('因好意借筝造成线轴损坏时，出借人可以请求修理线轴', ['8'], '')).toBeNull();
});

test('short names and whole questions with marks tell nothing', () => {
  expect(topics.elsewhere('起风，见 ', ['7'], '')).toBeNull();
});
