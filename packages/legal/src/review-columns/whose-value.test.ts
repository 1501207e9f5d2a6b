import { expect, test } from 'vitest';
import { columnInput, inWords, readColumn } from './testing/read-column.ts';

const LEASE = '房屋租赁合同\n甲方（出租人）：鲍文静\n乙方（承租人）：褚海生\n';
const WORK = '装修施工合同\n甲方（发包人）：鲍文静\n乙方（承包人）：杭州青瓦装饰有限公司\n';
const SALE = '买卖合同\n买方：杭州青瓦装饰有限公司\n卖方：湖州石门板材有限公司\n';
const END = '\n甲方（签字）    乙方（签字）\n2025年6月2日';
const read = async (key: string, words: string, head = LEASE) =>
  readColumn(await columnInput(`${head}${words}${END}`), key);

test.each([
  // Another contract's, and what a change takes away.
  [
    'rent',
    '鉴于双方于2023年签订《房屋租赁合同》（下称原合同），月租金2,600元。\n自续租之日起月租金调整为2,900元。',
    LEASE,
    '2900.00 CNY',
  ],
  ['rent', '月租金由2,600元调整为2,400元。', LEASE, '2400.00 CNY'],
  ['end_date', '租赁期延长至2027年6月30日。', LEASE, '2027-06-30'],
  ['late_payment_rate', '逾期付款违约金标准由每日千分之三调整为每日万分之四。', LEASE, '0.04%/日'],
  // What is put down is no rent, and a list price no price.
  ['rent', '乙方支付相当于两个月租金的履约保证金，计5,200元。', LEASE, 'not_found'],
  ['total_price', '安装费用：标价9万元，合计7.5万元。', WORK, '75000.00 CNY'],
  ['rent', '第一年租金1800元×12个月=21600元。', LEASE, '1800.00 CNY'],
  ['deposit', '双方商定不收押金。', LEASE, '0.00 CNY'],
  // Late with something else.
  ['late_payment_rate', '乙方逾期竣工的，每日支付违约金80元。', WORK, 'not_found'],
  [
    'late_payment_rate',
    '乙方逾期缴纳租金的，每日按欠付金额的万分之六计。逾期缴付水电费的，每日按千分之二计。',
    LEASE,
    '0.06%/日',
  ],
  // Terms of other things.
  ['start_event', '质保期为二年。自验收合格之日起计算。', WORK, 'not_found'],
  ['end_event', '过渡期指自评估日至交割日止的期间。', SALE, 'not_agreed'],
  ['termination_notice', '乙方员工离职的，乙方应提前5日告知甲方。', WORK, 'not_agreed'],
  ['renewal', '期满不续签的，本合同自行终止。', LEASE, 'not_found'],
  // Who may let, assign and give away what.
  ['sublease', '甲方应出示所有权人允许甲方转租的书面凭证。', LEASE, 'not_found'],
  ['subcontracting', '乙方不得将房子转给别人住。', LEASE, 'not_found'],
  ['sublease', '乙方不得将房子转给别人住。', LEASE, '禁止'],
  [
    'assignment',
    '买方可将合同权利转让给子公司，但应经卖方同意，转让手续费由买方承担。',
    SALE,
    '须经对方同意',
  ],
  ['subcontracting', '乙方不得将工程转包给他人施工，防水分包须经甲方同意。', WORK, '禁止; 须经对方同意'],
  [
    'dispute_body',
    '纠纷由宁波海事法院或宁波市北仑区人民法院管辖。',
    SALE,
    '宁波海事法院; 宁波市北仑区人民法院',
  ],
])('a value is of what is asked, and of nothing beside it: %s of %s', async (key, words, head, expected) => {
  expect(inWords(await read(key, words, head))).toBe(expected);
});

test('a length that its days contradict is left to a person with both', async () => {
  const words = '租期自2025年6月1日起至2027年5月31日止，共计三年。';
  const term = await read('term', words);
  expect(term).toMatchObject({ state: 'not_found', reason: 'contradicting' });
  expect(term.parts?.map(({ value }) => value.kind === 'period' && `${value.amount} ${value.unit}`)).toEqual([
    '3 year',
    '24 month',
  ]);
  expect(await read('end_date', words)).toMatchObject({ state: 'not_found', reason: 'contradicting' });
  expect(inWords(await read('term', words.replace('三年', '两年')))).toBe('2 year');
});

test('two rents of the same thing contradict each other, those of two years do not', async () => {
  const words = '租金：月租金2600元。\n补充：（二）月租金按2800元执行。';
  expect(await read('rent', words)).toMatchObject({ state: 'not_found', reason: 'contradicting' });
  expect(inWords(await read('rent', '第一年月租金2600元，第二年月租金2800元。'))).toBe(
    '2600.00 CNY; 2800.00 CNY',
  );
  expect(inWords(await read('rent_increase', '第一年月租金2600元，第二年月租金2800元。'))).toBe('yes');
});

test('names are without what stands beside them, and nobody is made up', async () => {
  const bilingual =
    '咨询协议\n委托方：苏州白鹭医疗有限公司 Suzhou Egret Medical Co., Ltd.\n顾问方：上海远山咨询有限公司 Shanghai Yuanshan Co., Ltd.\n';
  expect((await read('parties', '咨询费总额3万元。', bilingual)).value?.text).toBe(
    '委托方：苏州白鹭医疗有限公司；顾问方：上海远山咨询有限公司',
  );
  const { value } = await read('parties', '乙方不可以借给外人停，一天也不行。');
  expect(value?.kind === 'party' && value.parties.map(({ name }) => name)).toEqual(['鲍文静', '褚海生']);
});

test('an English lease says its rent, its address and its rise', async () => {
  const input = await columnInput(
    'LEASE AGREEMENT\nThis Lease is made on 3 March 2025 between Mill Lane Estates Limited (the "Landlord") and Copper Kettle LLC (the "Tenant").\n1. Premises. The Landlord leases to the Tenant the shop at 9 Mill Lane, Bristol, consisting of 900 square feet (the "Premises").\n2. Rent. The Tenant shall pay rent of GBP 1,900 per month, in advance on the first day of each month. In the third year the rent increases to GBP 2,050 per month.\n3. Late payment. Overdue rent bears interest at 1% per month.\n',
  );
  const said = ['rent', 'house_address', 'rent_increase', 'late_payment_rate'].map((key) =>
    inWords(readColumn(input, key)),
  );
  expect(said).toEqual(['1900.00 GBP', '9 Mill Lane, Bristol', 'yes', '1%/月']);
});
