import { expect, test } from 'vitest';
import { supportsSentence } from './support.ts';

// Written for this test, after 劳动合同法 §19, §39 and §47.
const probation =
  '劳动合同期限三个月以上不满一年的，试用期不得超过一个月；三年以上固定期限的，试用期不得超过六个月。';
const severance = '经济补偿按劳动者在本单位工作的年限，每满一年支付一个月工资的标准向劳动者支付。';

test('a sentence that says what the article says is supported, in figures of either kind', () => {
  const { supported, shared } = supportsSentence(
    '根据《劳动合同法》第十九条，签三年合同的，试用期最长6个月。',
    probation,
  );
  expect(supported).toBe(true);
  expect(shared).toContain('试用期');
});

test('a sentence about something else is not, even within the same law', () => {
  expect(
    supportsSentence('《劳动合同法》第十九条规定，竞业限制期间应当按月给予补偿。', probation).supported,
  ).toBe(false);
  expect(supportsSentence('《劳动合同法》第四十七条规定，招用外国人须先办理就业许可。', severance)).toEqual({
    compared: true,
    supported: false,
    shared: [],
  });
});

test('the words of the law title do not count as agreement', () => {
  const text = '国家机关与劳动者建立劳动关系，订立劳动合同，依照本法执行。';
  const sentence = '老板扣押身份证的，按《劳动合同法》第二条由行政部门责令退还。';
  expect(supportsSentence(sentence, text).supported).toBe(false);
});

test('everyday words agree through the lexicon', () => {
  const text = '用人单位违反本法规定解除劳动合同的，应当支付赔偿金。';
  const sentence = '无故炒鱿鱼，可以按《劳动合同法》第八十七条要钱。';
  expect(supportsSentence(sentence, text).supported).toBe(false);
  const lexicon = [{ everyday: '炒鱿鱼', legal: ['解除劳动合同'] }];
  expect(supportsSentence(sentence, text, { lexicon }).supported).toBe(true);
});

test('a sentence with nothing but its citation, or without Chinese, cannot be compared and passes', () => {
  expect(supportsSentence('依照《民法典》第五百七十七条。', severance).supported).toBe(true);
  expect(supportsSentence('See Article 19 of the Labour Contract Law.', probation).supported).toBe(true);
});

test('what papers say beside any article is no rule to be compared', () => {
  for (const sentence of [
    '双方依照《劳动合同法》第十九条，经协商一致，订立本协议。',
    '本案符合《劳动合同法》第十九条规定的下列情形：',
    '甲乙双方根据《劳动合同法》第十九条，经友好协商一致，达成如下协议：',
  ])
    expect(supportsSentence(sentence, probation), sentence).toMatchObject({
      compared: false,
      supported: true,
    });
});
