import { expect, test } from 'vitest';
import { EQUIPMENT_SALE, LOAN } from '../testing/filled-trade.ts';
import { columnInput, inWords, readColumn } from '../testing/read-column.ts';

const read = async (text: string, keys: readonly string[]) => {
  const input = await columnInput(text);
  return Object.fromEntries(keys.map((key) => [key, inWords(readColumn(input, key))]));
};

test('a purchase of machines is read: price, tax, instalments, delivery, warranty, penalties of either side', async () => {
  const expected = {
    total_price: '5120000.00 CNY',
    unit_price: '1280000.00 CNY',
    tax_included: 'yes',
    tax_rate: '13%',
    invoice: '增值税专用发票',
    prepayment: '1536000.00 CNY',
    prepayment_share: '30%',
    retention_money: '10%',
    late_payment_rate: '0.02%/日',
    late_payment_base: '逾期付款金额',
    late_delivery_rate: '0.03%/日',
    transport_cost: '乙方',
    delivery_date: '2023-11-30',
    delivery_place: '苏州市工业园区星湖街328号甲方厂区内',
    inspection_period: '15 day',
    warranty_period: '24 month',
    retention_of_title: 'yes',
    assignment: '须经对方同意',
    governing_law: '中华人民共和国法律',
    dispute_body: '中国国际经济贸易仲裁委员会',
    dispute_seat: '上海',
    signing_date: '2023-08-18',
    signing_place: '江苏省苏州市工业园区',
    copies: '4份',
    term: 'not_found',
    deposit: 'not_agreed',
    guarantee: 'not_agreed',
  };
  expect(await read(EQUIPMENT_SALE, Object.keys(expected))).toEqual(expected);
});

test('a loan is read: sum, rate, term, guarantor and how long he stands, costs of going to court', async () => {
  const expected = {
    loan_amount: '800000.00 CNY',
    interest_rate: '12%/年',
    term: '12 month',
    use: '门店装修',
    other_parties: '丙方（保证人）：何志强',
    guarantee: 'yes',
    guarantee_kind: '连带责任保证',
    guarantee_period: '3 year',
    late_payment_rate: '0.05%/日',
    attorney_fees: 'yes',
    dispute_seat: '甲方住所地',
    signing_date: '2023-05-28',
    rent: 'not_agreed',
  };
  expect(await read(LOAN, Object.keys(expected))).toEqual(expected);
});

test('a sum for a year or for each metre is no total, and units of a form without figures are no sum', async () => {
  const head = '服务合同\n甲方：李明\n乙方：王芳\n';
  expect(await read(`${head}第一条 年度服务费共计288万元。`, ['total_price'])).toEqual({
    total_price: 'not_found',
  });
  expect(await read(`${head}第一条 合同总金额：佰　拾　万　仟　佰　拾　元整。`, ['total_price'])).toEqual({
    total_price: 'not_found',
  });
});

test('earnest money is none of 确定金额 and no deposit', async () => {
  const head = '买卖合同\n甲方：李明\n乙方：王芳\n';
  expect(await read(`${head}第一条 买方应支付定金人民币2万元。`, ['earnest_money', 'deposit'])).toEqual({
    earnest_money: '20000.00 CNY',
    deposit: 'not_agreed',
  });
  expect(await read(`${head}第一条 双方另行确定金额。`, ['earnest_money'])).toEqual({
    earnest_money: 'not_agreed',
  });
});

test.each([
  ['total_price', '总价86万元，优惠后实付84.5万元。', '84.5万元'],
  ['total_price', '总计81,600元，另收安装费3,000元，合计84,600元。', '84,600元'],
  ['total_price', '设计费含税96,000元，按阶段收取。', '96,000元'],
  ['unit_price', '仓储费：托盘2.1元/平方米·月。', '2.1元/平方米·月'],
  ['unit_price', '现场服务按人天计，每人天1,400元。', '1,400元/人天'],
  ['periodic_fee', '保洁服务费每人每月4,300元。', '4,300元/人·月'],
])('a price is told with what it is for: %s of %s', async (key, words, expected) => {
  const input = await columnInput(
    `服务合同\n甲方：安徽江淮机电有限公司\n乙方：合肥庐阳五金有限公司\n${words}`,
  );
  expect(readColumn(input, key).value?.text).toBe(expected);
});

test('a reduction without what is paid in the end leaves the price to a person', async () => {
  const input = await columnInput(
    '服务合同\n甲方：安徽江淮机电有限公司\n乙方：合肥庐阳五金有限公司\n服务费总额5万元，优惠3000元。',
  );
  const { state, reason } = readColumn(input, 'total_price');
  expect([state, reason]).toEqual(['not_found', 'doubtful']);
});
