import { loadFields } from '@mingfa/content/fields';
import { readQuestion } from '@mingfa/legal/questions/read-question';
import { expect, test } from 'vitest';
import { tellFacts } from './tell-facts.ts';

const fields = await loadFields();
const factsOf = (text: string) => tellFacts(readQuestion(text), fields, 'zh-CN');

test('what was read is told with the words it was read from, and is not asked for again', () => {
  const text = '在公司干了3年，月薪6000元，没签劳动合同，被辞退';
  const facts = factsOf(text);
  expect(facts?.known.map(({ label, value }) => `${label} ${value}`)).toEqual([
    '情形 没有书面合同',
    '月工资 6,000 元',
    '时间 3年',
  ]);
  for (const { said } of facts?.known ?? []) expect(text).toContain(said);
  expect(facts?.missing.map(({ label }) => label).join()).not.toMatch(/工资|月薪/);
  expect(factsOf('被公司辞退了怎么办')?.missing.length).toBeGreaterThan(0);
});

test('an article asked for by its number has no facts', () => {
  expect(factsOf('民法典第五百七十七条')).toBeNull();
});

test('a fact read from a typing error is put right where it was written', () => {
  const read = tellFacts(readQuestion('月薪6000元，没签劳动合同'), fields, 'zh-CN', [
    { said: '劳动合通', as: '劳动合同' },
  ]);
  expect(read?.known.map(({ said }) => said).join()).toContain('劳动合通');
});
