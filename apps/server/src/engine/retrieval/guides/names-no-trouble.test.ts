import { loadGuides } from '@mingfa/content/load-guides';
import { expect, test } from 'vitest';
import { guidesNaming, nounAlone } from './names-no-trouble.ts';

test.each([
  ['房东的事怎么处理', '房东'],
  ['我们公司的问题怎么办？', '公司'],
  ['邻居', '邻居'],
  ['我老公的事情咋办', '老公'],
  ['a problem with my landlord', 'landlord'],
  ['My boss. What can I do?', 'boss'],
])('no more than a noun: %s', (text, noun) => {
  expect(nounAlone(text)).toBe(noun);
});

test.each([
  '房东不退押金怎么办',
  '离婚怎么办',
  '公司拖欠工资',
  '诉讼时效',
  '民法典第五百七十七条',
  'my landlord keeps the deposit',
])('a trouble or a word of law: %s', (text) => {
  expect(nounAlone(text)).toBeNull();
});

test('what it may be about are the situations in which the word is said most', async () => {
  const guides = await loadGuides();
  const titles = guidesNaming(guides, '房东').map(({ title }) => title.zh);
  expect(titles).toHaveLength(3);
  expect(titles.join()).toContain('房东');
});
