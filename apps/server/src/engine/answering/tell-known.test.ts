import { loadGuides } from '@mingfa/content/load-guides';
import { SHIPPED_FIGURES } from '@mingfa/legal/figures/published-figures';
import { readQuestion } from '@mingfa/legal/questions/read-question';
import { expect, test } from 'vitest';
import { tellKnown } from './tell-known.ts';

const guides = await loadGuides();
const about = (id: string) => {
  const guide = guides.find((one) => one.id === id);
  if (!guide) throw new Error(`There is no guide ${id}`);
  return [
    { guide, about: '', points: [], pointsLead: false, sources: guide.articles.map(() => null), places: [] },
  ];
};
const tell = (question: string, guide: string | null, language: 'zh-CN' | 'en' = 'zh-CN') =>
  tellKnown(readQuestion(question), {
    guides: guide ? about(guide) : [],
    asOf: '2026-11-22',
    language,
    urgent: false,
    asked: false,
    published: SHIPPED_FIGURES,
  });

test('facts, sums with their steps and the guide are told with what they were read from', () => {
  const { text } = tell(
    '公司裁员把我辞退了，干了3年，月工资8000元，经济补偿多少',
    'dismissed-without-reason',
  );
  expect(text).toContain('- 事实：月工资 8,000 元（8000元）');
  expect(text).toMatch(/- 金额：.*24,000 元/);
  expect(text).toMatch(/- 办事指引：.+：/);
  expect(text).toMatch(/\n- 期限：.+\n- 先写：.+\n- 证据：.+\n- 去哪里办：.+/);
});

test('a last day is computed, and said to have passed where only the other side can say so', () => {
  const { text } = tell('借给他五万，2021年3月1日到期，至今没还', 'loan-not-repaid');
  expect(text).toMatch(/- 最晚日期：.*2024-03-01，可能已过；催要过/);
});

test('somebody protected by law is told of, with the conclusion for them', () => {
  const known = tell('I am pregnant and the company dismissed me', 'pregnant-dismissed', 'en');
  expect(known.protected).toBe(true);
  expect(known.text).toMatch(/^Read and worked out:\n- Fact: Circumstance Pregnant/);
  expect(tell('房东不退押金', null)).toEqual({ text: null, protected: false, urgent: false, asked: false });
});
