import { expect, test } from 'vitest';
import { AnswerText } from './answer-text.ts';
import { compareWithCase } from './compare-with-case.ts';
import type { CitedCase } from './library-reader.ts';

// 虚构
const HELD: CitedCase = {
  caseId: 'cas_1',
  title: '张某与某虚构置业公司房屋租赁合同纠纷一审民事判决书（虚构）',
  court: '杭州市虚构区人民法院',
  causes: ['房屋租赁合同纠纷'],
  text: [
    '原告张某，住虚构路一号。',
    '被告杭州虚构置业有限公司。',
    '被告辩称，退租时墙面和地板有损坏，押金应当抵作维修费8000元。',
    '经审理查明：租赁期满，房屋交还时并无损坏。',
    '本院认为，租赁期满后出租人应当返还押金，被告主张房屋损坏未举证，不予采信。',
    '一、被告于本判决生效之日起十日内返还原告押金6000元。',
  ].join('\n'),
  sections: [
    { kind: 'parties', from: 1, to: 2 },
    { kind: 'defence', from: 3, to: 3 },
    { kind: 'facts', from: 4, to: 4 },
    { kind: 'reasoning', from: 5, to: 5 },
    { kind: 'ruling', from: 6, to: 6 },
  ],
  decidedOn: '2023-06-15',
  disposal: ['claims_granted'],
};
const NUMBER = '（2023）浙0199民初123号';

function state(text: string): string {
  const answer = new AnswerText(text);
  const citation = answer.citations.find((one) => one.type === 'case');
  if (citation?.type !== 'case') throw new Error('the text cites no case');
  return compareWithCase(answer, citation, HELD).state;
}

test.each([`参见${NUMBER}。`, `${NUMBER}也是如此。`, `杭州市虚构区人民法院${NUMBER}。`])(
  'a number, or its court, is nothing to compare: %s',
  (text) => {
    expect(state(text)).toBe('not_compared');
  },
);

test.each([
  `${NUMBER}认为，租赁期满后出租人应当返还押金，被告主张房屋损坏未举证。`,
  `${NUMBER}支持了原告的诉讼请求。`,
  `${NUMBER}于2023年6月15日判决返还押金6000元。`,
  `${NUMBER}中，被告辩称“退租时墙面和地板有损坏”。`,
  `- ${NUMBER} · 普通案例 · 杭州市虚构区人民法院 · 2023-06-15：“租赁期满后出租人应当返还押金，被告主张房屋损坏未举证，不予采信。”[1]（2019 年的裁判，所依据的法律后来可能已经改变）`,
  `在${NUMBER}房屋租赁合同纠纷案中，参见。`,
  `张某诉杭州虚构置业有限公司案，${NUMBER}。`,
  `${NUMBER}指出：“租赁期满后出租人应当返还押金”。`,
])('what agrees with the document verifies it: %s', (text) => {
  expect(state(text)).toBe('verified');
});

test.each([
  `${NUMBER}认为，驾驶人醉酒驾驶机动车发生交通事故致人死亡的，保险人不承担赔偿责任。`,
  `在${NUMBER}机动车交通事故责任纠纷案中，参见。`,
  `上海另一贸易有限公司与北京某某科技有限公司案，${NUMBER}。`,
  `北京市第九中级人民法院${NUMBER}。`,
  `${NUMBER}中被告人构成盗窃罪。`,
])('what is about something else is said to differ: %s', (text) => {
  expect(state(text)).toBe('content_mismatch');
});

test.each([
  `在${NUMBER}房屋租赁合同纠纷中，法院驳回原告全部诉讼请求，押金不退，租客败诉。`,
  `${NUMBER}房屋租赁合同纠纷，2023年6月15日判决返还押金90000元。`,
  `${NUMBER}房屋租赁合同纠纷，2023年6月16日判决返还押金6000元。`,
  `${NUMBER}判决返还押金8000元。`,
  `${NUMBER}判决原告向被告返还押金6000元。`,
  `参见${NUMBER}房屋租赁合同纠纷案。该案法院驳回了原告的诉讼请求。`,
])('an outcome, a sum or a day that is not the case’s is said to differ: %s', (text) => {
  expect(state(text)).toBe('content_mismatch');
});

test.each(['张某与某甲一案，参见', '房屋租赁合同纠纷，租客败诉，参见'])(
  'what cannot be compared is never green, nor are masks: %s',
  (text) => {
    expect(state(`${text}${NUMBER}。`)).toBe('not_compared');
  },
);

test('the words of a party are not the court’s', () => {
  expect(state(`${NUMBER}认为“押金应当抵作维修费8000元”。`)).toBe('quote_mismatch');
  expect(state(`${NUMBER}中法院认为，退租时墙面和地板有损坏，押金应当抵作维修费。`)).not.toBe('verified');
});

test('a quotation belongs to the number nearest to it, not to those of other paragraphs', () => {
  const other = '（2022）浙0199民初9号';
  const text = `参见${NUMBER}。\n\n${other}认为：“押金一律不予退还给承租人”。\n\n另见${NUMBER}。`;
  const answer = new AnswerText(text);
  const states = answer.citations.flatMap((one) =>
    one.type === 'case' ? [compareWithCase(answer, one, HELD).state] : [],
  );
  expect(states).toEqual(['not_compared', 'quote_mismatch', 'not_compared']);
});

test('a quotation that the document does not have is said', () => {
  expect(state(`${NUMBER}指出：“押金一律不予退还给承租人”。`)).toBe('quote_mismatch');
});
