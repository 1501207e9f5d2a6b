import { expect, test } from 'vitest';
import { cleanSuggestion } from './clean-suggestion.ts';

test('what a document cannot carry is left out, and what is said to whoever asked', () => {
  const told =
    '<think>先看事实</think>好的，以下是为您撰写的内容：\n\n```markdown\n# 事实与理由\n\n**甲**借款不还。\n```\n\n希望对您有帮助！';
  expect(cleanSuggestion(told, '事实与理由')).toBe('甲借款不还。');
});

test.each([
  '如被告不履行，应当加倍支付。\n请依法判决。',
  '以下款项被告至今未还：本金十万元。',
  '希望法院支持。',
  '事实与理由',
  '根据您院的管辖规定，原告起诉。\n如有异议，可以上诉',
  '合同自签字之日起生效。\n如需开具发票，乙方应当在三日内开具。',
])('words of a paper stay: %s', (told) => {
  const lines = told.split('\n');
  expect(cleanSuggestion(told, '事实与理由').split('\n')).toEqual(lines);
});

test('thoughts that never end are all there was', () => {
  expect(cleanSuggestion('<think>先看事实')).toBe('');
});
