import { expect, test } from 'vitest';
import { findRefusedTopic } from './find-refused-topic.ts';

const topics = [
  { about: '枪炮', words: ['军火'] },
  { about: 'tax', words: ['Tax Fraud'] },
];
const about = (question: string) => findRefusedTopic({ topics }, question)?.about ?? null;

test('a topic is named however its words are written', () => {
  const written = [
    '哪里买军火',
    '哪里买军 火',
    '军\u200b火多少钱',
    '哪裡買軍火',
    '军，火',
    '军-火',
    '军　火',
  ];
  expect(written.map(about)).toEqual(written.map(() => '枪炮'));
  expect(about('how does ＴＡＸ ｆｒａｕｄ work')).toBe('tax');
});

test('other words that are read alike or stand inside longer ones name none', () => {
  expect([about('君火以明'), about('军队失火'), about('syntax fraudster')]).toEqual([null, null, null]);
});
