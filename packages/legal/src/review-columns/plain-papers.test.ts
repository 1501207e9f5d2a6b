import { expect, test } from 'vitest';
import { columnInput, inWords, readColumn } from './testing/read-column.ts';

const HEAD = '合作合同\n甲方：安徽江淮机电有限公司\n乙方：合肥庐阳五金有限公司\n双方经协商，达成如下协议：\n';
const read = async (key: string, words: string, head = HEAD) =>
  inWords(readColumn(await columnInput(`${head}${words}`), key));

test.each([
  ['甲方逾期付款的，每逾期一日支付违约金200元。', '200元/日'],
  ['房租晚交一天加50元。', '50元/日'],
  ['到期没付的，每天罚500元。', '500元/日'],
  ['甲方逾期付款的，按一年期贷款市场报价利率的1.5倍支付利息。', '1.5倍同期贷款利率'],
  ['到期还不上的，从第二天起按一年期LPR的四倍付利息。', '4倍同期贷款利率'],
  ['逾期还款的，在约定利率基础上加收50%作为罚息。', '50%（在约定利率上加收）'],
  ['货款拖着不给的，按没付的数每天加千分之一。', '0.1%/日'],
  ['晚交货一天，赔150元。', 'not_agreed'],
  ['甲方逾期付款的，违约金比例见附件二。', 'not_found'],
])('what paying late costs is read from: %s', async (words, expected) => {
  expect(await read('late_payment_rate', words)).toBe(expected);
});

test('of which sum a late payment is reckoned stands before the rate or behind it', async () => {
  expect(await read('late_payment_base', '甲方逾期付款的，每日按应付未付款项的万分之五支付违约金。')).toBe(
    '应付未付款项',
  );
  expect(
    await read('late_payment_base', '业主逾期交费的，从逾期之日起每日按应交金额的万分之三交滞纳金。'),
  ).toBe('应交金额');
});

test.each([
  ['第一条 工期\n自乙方收到首款之日起60日。', 'start_event', '乙方收到首款之日'],
  ['第一条 合作期限自门店开业之日起算三年。', 'start_event', '门店开业之日'],
  ['本协议自签字之日起生效。', 'start_event', 'not_agreed'],
  ['一直做到孩子满一周岁那天。', 'end_event', '孩子满一周岁'],
  ['本合同有效期至双方义务履行完毕之日止。', 'end_event', '双方义务履行完毕'],
  ['2025年3月1日开工，2025年5月29日完工。', 'start_date', '2025-03-01'],
  ['时间：2025.3.1-2026.2.28。', 'end_date', '2026-02-28'],
  ['2025年3月1日至3月20日为免租期。租赁期限自2025年3月1日至2028年2月29日。', 'end_date', '2028-02-29'],
  ['甲方独家委托乙方招租，自2025年6月15日起算六个月。', 'term', '6 month'],
])('days and acts with which a term begins and ends: %s %s', async (words, key, expected) => {
  expect(await read(key, words)).toBe(expected);
});

test.each([
  ['期满无异议的，本合同自动续期一年。', '自动续期'],
  ['期满前10日内双方都没有说不做了，就照原条件顺延三个月。', '自动续期'],
  ['到期还想租的，同样的价钱先给乙方。', '优先权'],
  ['期满前一个月，双方坐下来商量续不续。', '协商或另签'],
  ['其他股东放弃优先购买权。', 'not_agreed'],
])('how a term is renewed: %s', async (words, expected) => {
  expect(await read('renewal_kind', words)).toBe(expected);
});

test('one may in one way and not in another: each is told', async () => {
  const words = '借款人不能把这笔债转给别人。出借人可以把这笔债权转让给别人，通知借款人即可。';
  expect(await read('assignment', words)).toBe('禁止; 允许');
});

test('where a claim may go to either, both are named', async () => {
  const words = '可以向杭州仲裁委员会申请仲裁，也可以向甲方所在地人民法院起诉。';
  expect(await read('dispute_body', words)).toBe('杭州仲裁委员会; 甲方所在地人民法院');
});

test('notice of leaving is read in plain words, for each side its own', async () => {
  expect(await read('termination_notice', '不想租了要早一个月说。')).toBe('1 month');
  expect(await read('termination_notice', '雇主不想用了，提早7天说；阿姨不想干了，提早15天说。')).toBe(
    '7 day; 15 day',
  );
  expect(await read('termination_notice', '借款人提前还款应提前10日书面申请。')).toBe('not_agreed');
});

test('every sentence that says by when is paid is given, and none on what is given back or delivered', async () => {
  const input = await columnInput(
    `${HEAD}首付款于签约后5日内支付；余款于验收合格后15日内付清。押金于退房后7日内退还。2025年5月20日前交货。`,
  );
  const { parts = [] } = readColumn(input, 'payment_terms');
  expect(parts.map(({ quote }) => quote)).toEqual(['首付款于签约后5日内支付', '余款于验收合格后15日内付清']);
});

test('prices in a table are read under their head, and its sum', async () => {
  const table =
    '序号\t品名\t数量\t单价（元）\t金额（元）\n1\t丝杠\t40\t860\t34,400\n2\t导轨\t80\t415\t33,200\n合计\t\t\t\t67,600';
  const input = await columnInput(`${HEAD}第一条 货物\n${table}`);
  expect(inWords(readColumn(input, 'unit_price'))).toBe('860.00 CNY; 415.00 CNY');
  expect(readColumn(input, 'unit_price').parts?.map(({ of }) => of)).toEqual(['丝杠', '导轨']);
  expect(inWords(readColumn(input, 'total_price'))).toBe('67600.00 CNY');
});

const NOTE =
  '借　条\n今借到王海涛现金人民币捌万元整，借期十个月。\n借款人：郑小军\n担保人：丁爱华\n2025年2月27日';
const PARKING =
  '车位出租说明\n我把车位租给老顾。\n1、每个月380块，半年一交。\n2、老顾叫顾铭远，车位归黎小燕。\n车主人：黎小燕    停车人：顾铭远\n2025年2月26日';

test('a note and a paper without the name of a contract have their sides and sums', async () => {
  expect(await read('parties', NOTE, '')).toBe('出借人：王海涛；借款人：郑小军；担保人：丁爱华');
  expect(await read('term', NOTE, '')).toBe('10 month');
  expect(await read('parties', PARKING, '')).toBe('车主人：黎小燕；停车人：顾铭远');
  expect(await read('rent', PARKING, '')).toBe('380.00 CNY');
});

test('why nothing was found is told: a blank place, another paper', async () => {
  const reason = async (words: string, key: string) =>
    readColumn(await columnInput(`${HEAD}${words}`), key).reason;
  expect(await reason('月租金为____元。', 'rent')).toBe('blank');
  expect(await reason('单价以双方确认的报价单为准。', 'unit_price')).toBe('elsewhere');
});
