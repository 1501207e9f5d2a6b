import { describe, expect, test } from 'vitest';
import { sheetOf } from './fact-sheet.ts';
import { findUnsourced, type ToldFacts } from './find-unsourced.ts';

const TOLD: ToldFacts = {
  sheet: sheetOf({
    claimants: [{ name: '周明远', identity_number: '110101199003070134' }],
    defendants: [{ name: '上海恒远商贸有限公司' }],
    loan_principal: 120000,
    loan_rate: 12,
    loan_on: '2024-03-01',
  }),
  texts: ['郑建平说好2024年12月底还钱，手机13800000001，转账5万元。'],
};

function unsourcedIn(text: string): [string, string][] {
  const steps = findUnsourced(text, TOLD);
  for (let step = steps.next(); ; step = steps.next())
    if (step.done) return step.value.map((one) => [one.kind, one.text]);
}

describe('what a model wrote into a draft', () => {
  test('is passed over where the facts or the person say it, however it is written', () => {
    const text =
      '2024年3月1日，原告周明远向被告上海恒远商贸有限公司出借人民币十二万元（大写：壹拾贰万元整），年利率12%。郑建平于2024年12月承诺还款，并于3月1日收到转账50000元，联系电话138-0000-0001，身份证号110101199003070134。';
    expect(unsourcedIn(text)).toEqual([]);
  });

  test('is told of where nobody told it: a person, a company, a sum, a share, a day, a number', () => {
    const text =
      '2023年7月9日，证人王建国在场。原告与北京宏达投资有限公司约定违约金88888元、月息3%，电话13911112222，身份证号110101199003078888。';
    const found = unsourcedIn(text);
    expect(found).toContainEqual(['date', '2023年7月9日']);
    expect(found).toContainEqual(['name', '王建国']);
    expect(found).toContainEqual(['name', '北京宏达投资有限公司']);
    expect(found).toContainEqual(['amount', '88888元']);
    expect(found).toContainEqual(['percent', '3%']);
    expect(found).toContainEqual(['number', '13911112222']);
    expect(found).toContainEqual(['number', '110101199003078888']);
  });

  test('names laws, their versions, articles and a company that is none without being asked where from', () => {
    const text =
      '依照《中华人民共和国公司法》（2018年修正）第二十条、《民法典》第六百七十五条，该公司应当还款，被告公司至今未还。';
    expect(unsourcedIn(text)).toEqual([]);
  });

  test('is told of by where it stands, in order', () => {
    const text = '借款88888元，于2023年7月9日交付。';
    const steps = findUnsourced(text, TOLD);
    let step = steps.next();
    while (!step.done) step = steps.next();
    expect(step.value.map(({ start, end }) => text.slice(start, end))).toEqual(['88888元', '2023年7月9日']);
  });
});
