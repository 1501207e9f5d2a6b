import { expect, test } from 'vitest';
import { expandQuestion } from './expand-question.ts';
import { questionTerms } from './index-text.ts';

const expand = expandQuestion([
  { everyday: '工资', legal: ['劳动报酬'], field: '劳动' },
  { everyday: '拖欠工资', legal: ['克扣'], field: '劳动' },
  { everyday: '押金', legal: ['定金'], field: '租赁' },
]);

test('everyday words bring the words of the statutes with them', () => {
  expect(expand('押金不退')).toEqual(expect.arrayContaining([...questionTerms('押金不退'), '定金']));
});

test('a word inside a longer everyday word is not translated by itself', () => {
  expect(expand('拖欠工资怎么办')).toContain('克扣');
  expect(expand('拖欠工资怎么办')).not.toContain('报酬');
});

test('what the question says already is not added again', () => {
  expect(expand('押金就是定金')).toEqual(questionTerms('押金就是定金'));
});
