import { describe, expect, test } from 'vitest';
import { deriveClaimWords } from './derive-claim-words.ts';
import { entryAt, type FactSheet, sheetOf, typeFact } from './fact-sheet.ts';

const claims = (...rows: { content: string; amount?: number }[]): FactSheet =>
  sheetOf({ claims: rows }, { kind: 'story', place: { start: 0, end: 1, quote: '' } });
const words = (sheet: FactSheet, row = 'r1') => entryAt(sheet, `claims/${row}/content`)?.chosen.value;

describe('the words of a claim follow its amount', () => {
  test('a sum that is filled in stands in the only blank, and what is added in brackets stays', () => {
    const told = claims({ content: '请求判令被告赔偿误工费＿＿＿元（休息90天，按收入计算）' });
    const sheet = deriveClaimWords(told, typeFact(told, 'claims/r1/amount', 13_500));
    expect(words(sheet)).toBe('请求判令被告赔偿误工费13500元（休息90天，按收入计算）');
    expect(entryAt(sheet, 'claims/r1/content')?.confirmed).toBe(false);
  });

  test('a corrected sum takes the place of the former one, without how that was reckoned, and other claims reckon from it', () => {
    const told = claims(
      { content: '请求判令被告支付货款35800元（43800元扣除已付的8000元）', amount: 35_800 },
      { content: '请求判令被告支付逾期付款损失（以35800元为基数，自起诉之日起）' },
      { content: '请求判令被告支付律师费135800元', amount: 135_800 },
    );
    const sheet = deriveClaimWords(told, typeFact(told, 'claims/r1/amount', 34_800.5));
    expect(words(sheet)).toBe('请求判令被告支付货款34800.50元');
    expect(words(sheet, 'r2')).toBe('请求判令被告支付逾期付款损失（以34800.50元为基数，自起诉之日起）');
    expect(words(sheet, 'r3')).toBe('请求判令被告支付律师费135800元');
  });

  test('two blanks, or words that do not say the former sum, are left to whoever writes them', () => {
    for (const content of ['赔偿医疗费＿＿＿元、误工费＿＿＿元', '请求判令被告支付全部货款']) {
      const told = claims({ content });
      expect(words(deriveClaimWords(told, typeFact(told, 'claims/r1/amount', 500)))).toBe(content);
    }
  });

  test('who wrote the words and the amount at once is left alone', () => {
    const told = claims({ content: '支付租金＿＿＿元', amount: 100 });
    const typed = typeFact(
      typeFact(told, 'claims/r1/content', '支付租金200元和水费'),
      'claims/r1/amount',
      250,
    );
    expect(words(deriveClaimWords(told, typed))).toBe('支付租金200元和水费');
  });

  test('a blank that is filled in the sentence is the amount of a claim that had none', () => {
    const told = claims({ content: '支付租金＿＿＿元（每月3000元）' });
    const sheet = deriveClaimWords(told, typeFact(told, 'claims/r1/content', '支付租金6000元（每月3000元）'));
    expect(entryAt(sheet, 'claims/r1/amount')?.chosen).toEqual({
      value: 6000,
      source: { kind: 'rule', rule: 'claim_words' },
    });
    const other = typeFact(told, 'claims/r1/content', '支付租金6000元和水费');
    expect(entryAt(deriveClaimWords(told, other), 'claims/r1/amount')).toBeNull();
  });
});
