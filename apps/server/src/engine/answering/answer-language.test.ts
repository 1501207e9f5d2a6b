import { expect, test } from 'vitest';
import { answerLanguage } from './answer-language.ts';

test('who asks in English is answered in English, on Chinese pages too', () => {
  expect(answerLanguage('My landlord keeps the deposit', 'zh-CN')).toBe('en');
  expect(answerLanguage('房东不退押金', 'zh-CN')).toBe('zh-CN');
  expect(answerLanguage('My landlord 房东 keeps the deposit', 'zh-CN')).toBe('zh-CN');
  expect(answerLanguage('LPR 2024', 'zh-CN')).toBe('zh-CN');
  expect(answerLanguage('房东不退押金', 'en')).toBe('en');
});
