import { expect, test } from 'vitest';
import { SHOP_LEASE } from '../testing/filled-leases.ts';
import { JUDGMENT } from '../testing/forms.ts';
import { columnInput, inWords, readColumn } from '../testing/read-column.ts';

test('a judgment is read: number, court, cause, day, parties, sums, articles, outcome, costs', async () => {
  const input = await columnInput(JUDGMENT);
  const expected = {
    case_number: '（2023）沪0115民初12345号',
    court: '上海市浦东新区人民法院',
    instance: '一审（简易程序）',
    document_kind: '判决书',
    cause: '买卖合同纠纷',
    judgment_date: '2023-04-20',
    claimants: '上海晨曦贸易有限公司',
    defendants: '苏州江南纺织有限公司',
    counsel: '钱敏（上海明正律师事务所）',
    claimed_sum: '200000.00 CNY',
    awarded_sum: '200000.00 CNY',
    articles_relied_on: '《中华人民共和国民法典》第577条；《中华人民共和国民法典》第579条',
    outcome: '支持',
    court_costs: '4300.00 CNY',
    costs_borne_by: '被告苏州江南纺织有限公司',
    appeal_period: '15 day',
    third_parties: 'not_found',
  };
  expect(
    Object.fromEntries(Object.keys(expected).map((key) => [key, inWords(readColumn(input, key))])),
  ).toEqual(expected);
});

test('several sums that are ordered are not added up to one', async () => {
  const input = await columnInput(
    JUDGMENT.replace(
      '货款200,000元。\n案件',
      '货款200,000元；\n二、被告苏州江南纺织有限公司赔偿原告损失5,000元。\n案件',
    ),
  );
  expect(inWords(readColumn(input, 'awarded_sum'))).toBe('not_found');
});

test('a contract has no case number, and the blanks of a court’s form are no values', async () => {
  const contract = await columnInput(SHOP_LEASE);
  expect(readColumn(contract, 'case_number')).toMatchObject({ state: 'not_found', confidence: 'low' });
  const form = await columnInput(JUDGMENT.replace('判令被告支付货款200,000元', '……（写明诉讼请求）'), {
    kindOfPaper: 'judgment',
  });
  expect(readColumn(form, 'claims').state).toBe('not_found');
});
