import { expect, test } from 'vitest';
import { columnInput, inWords, readColumn } from '../testing/read-column.ts';

const HEAD = '合作合同\n甲方：安徽江淮机电有限公司\n乙方：合肥庐阳五金有限公司\n双方经协商，达成如下协议：\n';
const read = async (key: string, words: string, head = HEAD) =>
  readColumn(await columnInput(`${head}${words}`), key);

test.each([
  ['what breaks is paid for', 'unit_price', '货物路上坏了，按每斤3块赔。', 'not_found'],
  ['what a thing is worth', 'total_price', '转让标的经评估价值为620万元。', 'not_found'],
  ['a fee a stranger pays', 'total_price', '店面转出的，由受让人缴纳转让费1万元。', 'not_found'],
  [
    'one of several payments',
    'total_price',
    '总价款分次付：开工那天给15000元，完工后5日内付8000元。',
    'not_found',
  ],
  ['work beyond the price', 'total_price', '一口价52000元，图纸以外的另算，一次200元。', '52000.00 CNY'],
  ['the rent of another lease', 'rent', '月租金2350元。原租约月租金为2200元。', '2350.00 CNY'],
  ['dues beside the rent', 'unit_price', '租金按季付，物业费每平米3元由甲方交。', 'not_found'],
  [
    'what a debt is settled at',
    'total_price',
    '乙方欠货款41万元，甲方放弃利息，乙方按40万元支付。',
    '400000.00 CNY',
  ],
  ['what a day costs', 'total_price', '价钱：一天58元，春节一天88元，合起来906元。', '906.00 CNY'],
])('a sum is told by its clause: %s', async (_, key, words, expected) => {
  expect(inWords(await read(key, words))).toBe(expected);
});

test('parts of a wage are none of their own', async () => {
  const head = '劳动合同\n用人单位（甲方）：云岭茶业有限公司\n劳动者（乙方）：杨秀英\n';
  const words = '月工资为4500元，由基本工资3000元、岗位津贴1500元构成。';
  expect(inWords(await read('wage', words, head))).toBe('4500.00 CNY');
});

test('the dues are the price where the contract is on them', async () => {
  const head = '物业服务合同\n甲方：云栖苑业主委员会\n乙方：安顺达物业管理有限公司\n';
  expect(inWords(await read('periodic_fee', '物业服务费每月每平方米2.10元。', head))).not.toBe('not_found');
});

test('a guess and the wage of somebody beside the deal are shown to be checked, and are no answer', async () => {
  const guess = await read('total_price', '全年货款总额预计80万元，仅供参考。');
  expect(guess).toMatchObject({ state: 'not_found', value: null, reason: 'doubtful', confidence: 'low' });
  expect(guess.parts?.map(({ value }) => value.text)).toEqual(['80万元']);
  const lease = '塔吊租赁合同\n出租方：腾起租赁有限公司\n承租方：金垣建筑有限公司\n月租金18500元。\n';
  const wage = await read('wage', '司机工资每月7500元，由承租方付。', lease);
  expect(wage).toMatchObject({ state: 'not_found', reason: 'doubtful' });
});

test('what is paid by the month or the year says so, in words and in a table', async () => {
  expect((await read('rent', '租金每月5000元。')).value?.text).toBe('5000元/月');
  const fees = await read('periodic_fee', '服务费一年共计9.6万元，每月8000元。');
  expect(fees.parts?.map(({ value }) => value.text)).toEqual(['9.6万元/年', '8000元/月']);
  const table = '第三条 租金\n年度\t月租金（元）\t单价（元/平方米/月）\n前期\t35860\t110\n后期\t37653\t115';
  expect((await read('rent', table)).parts?.map(({ value }) => value.text)).toEqual([
    '35860元/月',
    '37653元/月',
  ]);
});

test('a sentence with further sums than are given says that the value is a part of it', async () => {
  expect((await read('total_price', '合同总价200万元，其中设备款150万元。')).isPart).toBe(true);
  expect((await read('total_price', '合同总价200万元。')).isPart).toBeUndefined();
  expect(
    (await read('late_payment_rate', '甲方逾期付款的，每日按欠款的0.1%付违约金，最多为总价的5%。')).isPart,
  ).toBe(true);
});

test.each([
  ['rent', '租金每月5000元。甲方漏雨不修的，每天减租金50元。', '5000.00 CNY'],
  ['total_price', '设计费每平方米260元，按面积计算，共37180元，不含效果图，每张800元。', '37180.00 CNY'],
  ['unit_price', '设计费每平方米260元，共37180元，不含效果图，每张800元。', '260.00 CNY'],
  ['periodic_fee', '乙方每学年向甲方交承包费8万元，分两次交。', '80000.00 CNY'],
  ['total_price', '乙方每学年向甲方交承包费8万元，分两次交。', 'not_found'],
])(
  'what is taken off, left out, or paid every year is told apart: %s of %s',
  async (key, words, expected) => {
    expect(inWords(await read(key, words))).toBe(expected);
  },
);

test('the rent of the first year is not a yearly one by these words', async () => {
  expect((await read('rent', '第一年租金人民币12200元×12个月。')).value?.text).not.toContain('/年');
});

const LEASE = '房屋租赁合同\n出租人（甲方）：周玉芬\n承租人（乙方）：许志远\n';

test.each([
  [
    'what is handed over at once, a pledge in it',
    'total_price',
    '签约当天交押金1800元和前两个月房租3600元，一共5400元。',
    'not_found',
  ],
  [
    'earnest money is a part of the price',
    'total_price',
    '定金2000元，完工付8000元，一共10000元。',
    '10000.00 CNY',
  ],
  ['rent of several months at once', 'rent', '月租金1800元。头两个月房租3600元签约时给。', '1800.00 CNY'],
  [
    'the whole beside the way it is priced',
    'unit_price',
    '本合同采用固定单价，暂估总价为120万元，详见清单。',
    'not_found',
  ],
  ['what is bought by weight', 'unit_price', '运费一吨95元，装车归卖方。', '95.00 CNY'],
  ['what is paid on top', 'unit_price', '运费按实际结算，等一天以上的，一车补150元误工。', 'not_found'],
  ['an ordinal', 'unit_price', '第一车300元定金，价钱按行情。', 'not_agreed'],
  ['a fee for a year', 'periodic_fee', '年度维护费合计人民币26,000元。', '26000.00 CNY'],
])('a sum is told by its clause: %s', async (_, key, words, expected) => {
  expect(inWords(await read(key, words, LEASE))).toBe(expected);
});

test('a rent of several months is no rent per month', async () => {
  const { value } = await read('rent', '三个月房租5400元签约时交。', LEASE);
  expect(value?.text ?? '').not.toContain('/月');
});

test('a wage is told from its parts, and from the one on trial', async () => {
  const head = '劳动合同\n用人单位（甲方）：云岭茶业有限公司\n劳动者（乙方）：杨秀英\n';
  const words = '月工资为5200元，其中基本工资3200元，岗位工资2000元；试用期月工资为4300元。';
  expect(inWords(await read('wage', words, head))).toBe('5200.00 CNY; 4300.00 CNY');
});

test('rents by year in a table, each sum in figures and in words', async () => {
  const table =
    '第一条 房屋在青湖路3号。\n第二条 各年租金如下：\n年度\t起止\t月租金\n第一年\t2025.1.1—2025.12.31\t3,500.00元（人民币叁仟伍佰元整）\n第二年\t2026.1.1—2026.12.31\t3,600.00元（人民币叁仟陆佰元整）\n第三条 租金按季支付。';
  const reading = await read('rent', table, LEASE);
  expect(inWords(reading)).toBe('3500.00 CNY; 3600.00 CNY');
  expect(reading.parts?.[0]?.value.text).toBe('3,500.00元/月');
});

test('a lot of many things in a table has no price of one', async () => {
  const head = '采购合同\n甲方：安徽江淮机电有限公司\n乙方：合肥庐阳五金有限公司\n';
  const table =
    '货物如下：\n名称\t数量\t单价（元）\t金额（元）\n电机\t4台\t2,600.00\t10,400.00\n备件\t1批\t900.00\t900.00';
  expect(inWords(await read('unit_price', table, head))).toBe('2600.00 CNY');
});

test('earnest money is read behind its share of the price', async () => {
  const words = '买方于签约后5日内支付总价的20%，即人民币46,000元（大写：肆万陆仟元整）作为定金。';
  expect(inWords(await read('earnest_money', words))).toBe('46000.00 CNY');
});
