import type { EarlierRule } from '@mingfa/content/earlier-rule';
import { loadGuides } from '@mingfa/content/load-guides';
import { expect, test } from 'vitest';
import { makeLawEvidence } from '../../testing/make-evidence.ts';
import { composeAnswer } from './compose-answer.ts';
import { foundSchema } from './found-material.ts';

const [model] = await loadGuides();

const RULE: EarlierRule = {
  id: 'old',
  before: '2021-01-01',
  happened: { zh: '风筝在2021年以前借出', en: 'the kite was lent before 2021' },
  answer: { zh: '当时不用赔。', en: 'Nothing was owed then.' },
  same: false,
  sums: false,
  period: false,
  source: {
    law: { zh: '《旧风筝法》（3条）', en: 'Old Kite Law (article 3)' },
    readIn: 'nowhere',
    inLibrary: false,
  },
  readOn: null,
};

/** An answer by a guide of kites, to a story of the time of that rule. */
function answer(
  rule: Partial<EarlierRule> = {},
  language: 'zh-CN' | 'en' = 'zh-CN',
  asOf = '2026-11-20',
): string {
  const kite = {
    zh: '今天要照价赔偿借来的风筝，能证明没有过错的除外。第二句说别的事。',
    en: 'Today the borrowed kite is paid for, unless no fault is shown. A second sentence says something else.',
  };
  const guide = {
    ...model,
    inShort: kite,
    points: undefined,
    branches: undefined,
    earlier: [{ ...RULE, ...rule }],
  };
  const found = foundSchema.parse({
    question: '2015年借的风筝丢了要赔吗',
    evidence: [
      makeLawEvidence({ title: '风筝法', label: '第一条', text: '借来的风筝丢失的，借用人应当照价赔偿。' }),
      makeLawEvidence({
        index: 2,
        title: '风筝时间规定',
        label: '第九条',
        text: '之前的风筝，适用当时的规定。',
      }),
    ],
    asOf,
    today: '2026-11-20',
    language,
    guides: [
      {
        guide,
        sources: [1, ...(model?.articles.slice(1).map(() => null) ?? [])],
        earlier: { id: 'old', source: null, transition: 2 },
      },
    ],
    asked: [],
    starterOnly: false,
  });
  return composeAnswer(found, { fields: [] }).join('\n\n');
}

test('what held then leads, says what it rests on, and today’s rule follows in a sentence', () => {
  const text = answer();
  expect(text).toMatch(/^## 结论\n\n\*\*当时不用赔。\*\*/);
  expect(text).toContain(
    '风筝在2021年以前借出的情形；依据《旧风筝法》（3条，法规库没有收录原文，这是我们的转述）',
  );
  expect(text).toContain('今天的规定：今天要照价赔偿借来的风筝，能证明没有过错的除外。');
  expect(text).not.toContain('第二句');
  expect(text.indexOf('《风筝时间规定》第九条')).toBeLessThan(text.indexOf('《风筝法》第一条'));
  expect(answer({}, 'en')).toMatch(/^## Conclusion\n\n\*\*Nothing was owed then\.\*\*/);
});

test('where the rule was the same the answer of today leads', () => {
  const text = answer({ same: true });
  expect(text).toMatch(/^## 结论\n\n\*\*今天要照价赔偿/);
  expect(text).not.toContain('当时不用赔');
});

test('a rule that speaks of the period itself stands without last days of today', () => {
  expect(answer()).toContain('## 最晚日期');
  expect(answer({ period: true })).not.toContain('## 最晚日期');
});

test('articles of a day that was chosen are not called those of today', () => {
  expect(answer()).toContain('## 今天的条文');
  expect(answer({}, 'zh-CN', '2015-06-01')).not.toContain('## 今天的条文');
});
