import { expect, test } from 'vitest';
import { questionTerms } from '../words/index-text.ts';
import { tellingTerms } from './telling-terms.ts';

test('a question of usual length keeps all its terms', () => {
  const terms = questionTerms('房东不退押金怎么办');
  expect(tellingTerms(terms)).toEqual(terms);
});

test('of a long text the words of substance stay and what stands in every statute goes', () => {
  const clauses = [
    '押金',
    '租赁',
    '违约',
    '仲裁',
    '维修',
    '转租',
    '水电',
    '钥匙',
    '家具',
    '续租',
    '退租',
    '涨价',
  ];
  const text = clauses.map((word) => `甲方应当按照规定向乙方履行关于${word}的义务并承担责任。`).join('');
  const terms = [
    ...questionTerms(text),
    ...questionTerms('有关规定应当'),
    ...Array.from({ length: 90 }, (_, n) => `乙${n}丙`),
  ];
  const kept = tellingTerms(terms);
  expect(kept.length).toBeLessThanOrEqual(160);
  for (const word of ['押金', '租赁', '转租', '退租']) expect(kept).toContain(word);
  expect(kept).not.toContain('应当');
});
