import { cloneContent } from '@mingfa/contract/clone-content';
import { expect, it } from 'vitest';
import { settleContent } from './settle-content.ts';

const named = cloneContent.parse({ name: '租房' });
const asked = {
  factId: 'rent',
  label: '租金',
  help: '',
  kind: 'choice',
  options: ['一'],
  required: false,
} as const;

it('leaves out what is only begun and what stands twice, so that the rest is saved', () => {
  const settled = settleContent({
    ...named,
    guideQuestions: ['押金怎么退？', ' 押金怎么退？ ', '问', ''],
    firstQuestions: [
      { ...asked, options: ['一'] },
      { ...asked, factId: 'deposit', options: ['有', '没有', '有', ' '] },
      { ...asked, factId: 'other', label: ' ', kind: 'text', options: [] },
    ],
    refusals: {
      ...named.refusals,
      topics: [
        { about: '刑事', words: ['拘留', '拘留'] },
        { about: '', words: ['离婚'] },
        { about: '税务', words: [] },
      ],
    },
  });
  expect(settled?.guideQuestions).toEqual(['押金怎么退？']);
  expect(settled?.firstQuestions.map(({ factId, options }) => [factId, options])).toEqual([
    ['deposit', ['有', '没有']],
  ]);
  expect(settled?.refusals.topics).toEqual([{ about: '刑事', words: ['拘留'] }]);
});

it('is nothing without a name', () => {
  expect(settleContent({ ...named, name: '  ' })).toBeNull();
});
