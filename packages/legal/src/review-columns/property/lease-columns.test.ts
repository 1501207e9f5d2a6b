import { expect, test } from 'vitest';
import { FLAT_LEASE, SHOP_LEASE } from '../testing/filled-leases.ts';
import { columnInput, inWords, readColumn } from '../testing/read-column.ts';

const read = async (text: string, keys: readonly string[]) => {
  const input = await columnInput(text);
  return Object.fromEntries(keys.map((key) => [key, inWords(readColumn(input, key))]));
};

test('a lease of a shop is read: parties, place, term, rent, deposit, penalty, ending', async () => {
  const expected = {
    party_a: '甲方（出租人）：杭州望江置业有限公司',
    party_b: '乙方（承租人）：林晓燕',
    credit_code: '91330102MA2AXK3T7P',
    id_number: '330106198807124526',
    address: '浙江省杭州市上城区望江东路88号',
    contract_number: 'ZL-2024-0317',
    signing_date: '2024-03-17',
    start_date: '2024-04-01',
    end_date: '2027-03-31',
    term: '3 year',
    renewal_notice: '2 month',
    automatic_renewal: 'no',
    rent: '18500.00 CNY',
    rent_cycle: '按季',
    rent_increase: 'yes',
    deposit: '37000.00 CNY',
    late_payment_rate: '0.05%/日',
    late_payment_base: '欠付租金',
    termination_notice: '60 day',
    termination_for_convenience: 'no',
    termination_for_late_payment: '30 day',
    sublease: '须经对方同意',
    house_address: '杭州市上城区中山南路219号1层105室',
    house_area: '86.5平方米',
    use: '餐饮经营',
    repairs: '甲方',
    dispute_resolution: '诉讼',
    dispute_body: '租赁物所在地人民法院',
    force_majeure_notice: '7 day',
    copies: '3份',
    annexes: '商铺平面图；设施交接清单',
    effective_condition: '自双方签字盖章之日起生效',
    governing_law: 'not_agreed',
    earnest_money: 'not_agreed',
    warranty_period: 'not_agreed',
  };
  expect(await read(SHOP_LEASE, Object.keys(expected))).toEqual(expected);
});

test('a flat let in plain words is read: a term by its days, 壹式贰份, renewal when nobody objects', async () => {
  const expected = {
    term: '1 year',
    signing_date: '2024-12-20',
    rent: '9000.00 CNY',
    rent_cycle: '按季',
    deposit: '9000.00 CNY',
    automatic_renewal: 'yes',
    dispute_resolution: '仲裁',
    dispute_body: '上海仲裁委员会',
    copies: '2份',
    house_area: '112平方米',
    late_payment_rate: 'not_found',
    confidentiality: 'not_agreed',
  };
  expect(await read(FLAT_LEASE, Object.keys(expected))).toEqual(expected);
});
