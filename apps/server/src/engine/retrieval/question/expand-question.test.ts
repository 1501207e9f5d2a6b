import { matchLexicon } from '@mingfa/legal/words/match-lexicon';
import { expect, test } from 'vitest';
import { questionTerms } from '../words/index-text.ts';
import { expandQuestion } from './expand-question.ts';

const findWords = matchLexicon([
  { everyday: '工资', legal: ['劳动报酬'] },
  { everyday: '拖欠工资', legal: ['克扣'] },
  { everyday: '押金', legal: ['定金'] },
  { everyday: '公司', legal: ['用人单位'], weight: 0.2 },
  { everyday: '老板', legal: ['雇主'], weight: 0.5 },
  { everyday: '跑路', legal: ['逃匿', '藏匿', '终止营业', '下落不明', '抽逃出资', '清算'] },
]);
const expand = (text: string) => expandQuestion(text, findWords(text));

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

test('a word that hardly means its term is not translated', () => {
  expect(expand('公司地址')).toEqual(questionTerms('公司地址'));
});

test('where there are too many terms the surest are kept', () => {
  expect(expand('老板跑路')).toContain('逃匿');
  expect(expand('老板跑路')).not.toContain('雇主');
  expect(expand('老板地址')).toContain('雇主');
});
