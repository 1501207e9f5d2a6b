import { readQuestion } from '@mingfa/legal/questions/read-question';
import { expect, test } from 'vitest';
import { isSpokenInAnswer } from './spoken-in-answer.ts';

const WAGES = `按时足额发工资是单位的义务。
- 离职的，劳动关系终止之日起一年内申请仲裁（《劳动争议调解仲裁法》第二十七条[1]）
仲裁一分钱不收，之后到法院每件也只要10元。带申请书、身份证复印件、合同、工资流水等证据。
- 向合同履行地或单位所在地劳动仲裁委申请仲裁`;
const speaks = (part: string, answer = WAGES) => isSpokenInAnswer(readQuestion(part), answer);

test('how long, how much, where and with what papers are spoken of where a sentence tells it of the same thing', () => {
  expect(speaks('多久之内要申请仲裁？')).toBe(true);
  expect(speaks('仲裁要花多少钱？')).toBe(true);
  expect(speaks('要准备什么材料？')).toBe(true);
  expect(speaks('去哪里申请？')).toBe(true);
  expect(
    speaks(
      '多久要不回来可以起诉？',
      '- 向法院起诉一般要在知道权利受损之日起3年内（《民法典》第一百八十八条[1]）',
    ),
  ).toBe(true);
});

test('a part about another thing is not spoken of, whatever periods and sums the answer tells', () => {
  expect(speaks('楼上漏水多久之内要修？')).toBe(false);
  expect(speaks('公司没有给我交社保要补多少？')).toBe(false);
  expect(speaks('潜水艇驾驶证怎么年审？')).toBe(false);
});

test('a question in English is read the same way', () => {
  const answer =
    'Arbitration is free; the court asks 10 yuan. Apply within 1 year of the end of the employment.';
  expect(isSpokenInAnswer(readQuestion('How much does arbitration cost?'), answer)).toBe(true);
  expect(isSpokenInAnswer(readQuestion('How much is the fine for parking?'), answer)).toBe(false);
});
