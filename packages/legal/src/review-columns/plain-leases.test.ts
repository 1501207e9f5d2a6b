import { expect, test } from 'vitest';
import { columnInput, inWords, readColumn } from './testing/read-column.ts';

const SIDES = '出租：韦长安\n租房：庄小禾\n';
const END = '\n韦长安（签字）    庄小禾（签字）\n2026年5月2日';
const read = async (key: string, words: string, head = `房子租约\n${SIDES}`) =>
  inWords(readColumn(await columnInput(`${head}${words}${END}`), key));

test.each([
  ['parties', '房租每月900元。', '出租：韦长安；租房：庄小禾'],
  ['house_address', '房子：桥头街供销社旧楼2单元302，两室。', '桥头街供销社旧楼2单元302'],
  ['house_address', '韦长安把镇东头的三间门面（带后院）租给庄小禾卖布。', '镇东头的三间门面'],
  ['house_address', '出租方将湖滨路56号二层B03铺位交承租方经营。', '湖滨路56号二层B03铺位'],
  ['rent', '房钱头一年每月1100元，第二年起每月1200元。', '1100.00 CNY; 1200.00 CNY'],
  ['rent', '租金第一、二年每年2万6，第三年2万8。', '26000.00 CNY; 28000.00 CNY'],
  ['rent', '房租每月1350，水电自付。', '1350.00 CNY'],
  ['rent_cycle', '房租每月二千三，押一付三。', '按季'],
  ['rent_cycle', '房租每月900元，押一付一。', '按月'],
  ['use', '韦长安把铺面租给庄小禾，用于经营餐饮。', '经营餐饮'],
  ['deposit', '押金2000，退房当天退。', '2000.00 CNY'],
  ['termination_notice', '中途要退房，提前二十天说一声。', '20 day'],
  ['termination_for_late_payment', '晚付满一个月，可以收回房子。', '1 month'],
  ['late_payment_rate', '拖着不交房租，超过3天的，一天多给20元。', '20元/日'],
  ['late_payment_rate', '租金超过一个月没交的，从第二个月起每月加租金的2%。', '2%/月'],
  ['renewal_kind', '一年到了没有别的话，就一直住下去。', '自动续期'],
  ['end_event', '本约自签字之日生效，至租金两清时终止。', '租金两清'],
])('a lease in plain words is read: %s of %s', async (key, words, expected) => {
  expect(await read(key, words)).toBe(expected);
});

test('what a month costs is rent in a paper on letting, and to be checked in another', async () => {
  const words = '机器连司机，一个月      28000元（贰万捌仟元整）\n超过的部分每小时120元。';
  expect(await read('rent', words, `挖机租用协议\n${SIDES}`)).toBe('28000.00 CNY');
  const input = await columnInput(`挖土约定\n甲方：韦长安\n乙方：庄小禾\n${words}${END}`);
  expect(readColumn(input, 'rent')).toMatchObject({ state: 'not_found', reason: 'doubtful' });
});

test('partners have wages of their own; those of their staff are to be checked', async () => {
  const head = '合伙协议\n甲方：韦长安\n乙方：庄小禾\n';
  expect(await read('wage', '甲方的工资每个月5200元，乙方的工资每个月3100元。', head)).toBe(
    '5200.00 CNY; 3100.00 CNY',
  );
  const input = await columnInput(`${head}请一个店员，工资每月3500元，从店里开支。${END}`);
  expect(readColumn(input, 'wage')).toMatchObject({ state: 'not_found', reason: 'doubtful' });
});

test('what is paid in one year of several is told by the year', async () => {
  const input = await columnInput(`房子租约\n${SIDES}租金第一、二年每年2万6，第三年2万8。${END}`);
  expect(readColumn(input, 'rent').parts?.map(({ value }) => value.text)).toEqual(['2万6/年', '2万8/年']);
});

test.each([
  ['rent_cycle', '房租超过一个月没交的，每月加租金的2%。', '按月'],
  ['renewal_kind', '期满不再续租的，提前一个月告知。', '协商或另签'],
  ['renewal_kind', '届满前未递交续租函的，视为不再续租。', '自动续期'],
  ['deposit', '押金3份，每公里2块5。', '2.50 CNY'],
])('words that only sound like it are no answer: %s of %s', async (key, words, wrong) => {
  expect(await read(key, words)).not.toBe(wrong);
});

test.each([
  ['house_address', '三号楼1室归庄小禾住。'],
  ['rent_increase', '租金往后涨不涨再商量。'],
  ['payment_period', '房租打到卡上。'],
  ['termination', '要走提前说。'],
  ['termination_for_late_payment', '欠租不给就搬走。'],
  ['wage', '看门的工钱从房租里出。'],
])('%s is not called 未约定 where the paper speaks of it: %s', async (key, words) => {
  expect(await read(key, words)).toBe('not_found');
});

test.each(['house_address', 'rent_increase', 'wage', 'loan_amount', 'termination'])(
  '%s is 未约定 where no word of it stands',
  async (key) => {
    expect(await read(key, '双方互相体谅。', '合作合同\n甲方：韦长安\n乙方：庄小禾\n')).toBe('not_agreed');
  },
);
