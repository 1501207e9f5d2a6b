import { expect, test } from 'vitest';
import { EMPLOYMENT, ENGLISH_SERVICES, SOFTWARE } from '../testing/filled-services.ts';
import { columnInput, inWords, readColumn } from '../testing/read-column.ts';

const read = async (text: string, keys: readonly string[]) => {
  const input = await columnInput(text);
  return Object.fromEntries(keys.map((key) => [key, inWords(readColumn(input, key))]));
};

test('software made to order is read: whose it is, how long it is kept secret, what liability is capped at', async () => {
  const expected = {
    total_price: '960000.00 CNY',
    instalments: '3期',
    delivery_period: '120 day',
    inspection_period: '10 working_day',
    warranty_period: '1 year',
    ip_ownership: '甲方',
    confidentiality: 'yes',
    confidentiality_period: '5 year',
    subcontracting: '须经对方同意',
    liability_cap: '任何一方在本协议项下的赔偿责任总额不超过协议总金额',
    termination_for_convenience: 'yes',
    termination_notice: '30 day',
    late_payment_rate: '0.1%/日',
    end_date: '2025-12-31',
    start_date: 'not_found',
    dispute_body: '广州仲裁委员会',
    non_compete: 'not_agreed',
  };
  expect(await read(SOFTWARE, Object.keys(expected))).toEqual(expected);
});

test('a contract of employment is read: position, wage beside that of the probation, non-compete', async () => {
  const expected = {
    position: '研发工程师',
    workplace: '武汉市东湖高新区',
    wage: '15000.00 CNY; 12000.00 CNY',
    probation: '3 month',
    term: '3 year',
    non_compete: 'yes',
    non_compete_period: '2 year',
    non_compete_pay: '4500.00 CNY',
    social_insurance: 'yes',
    confidentiality_period: 'not_agreed',
    termination_notice: '30 day',
    dispute_resolution: '先仲裁后诉讼',
  };
  expect(await read(EMPLOYMENT, Object.keys(expected))).toEqual(expected);
});

test('an English contract is read where its words are known, and is not judged where they are not', async () => {
  const expected = {
    term: '2 year',
    start_date: '2024-04-01',
    total_price: '120000.00 USD',
    confidentiality_period: '5 year',
    assignment: '须经对方同意',
    termination_for_convenience: 'yes',
    termination_notice: '60 day',
    governing_law: 'Hong Kong',
    dispute_resolution: '仲裁',
    dispute_body: 'the Hong Kong International Arbitration Centre',
    force_majeure: 'yes',
    non_compete: 'not_agreed',
    earnest_money: 'not_found',
  };
  expect(await read(ENGLISH_SERVICES, Object.keys(expected))).toEqual(expected);
});
