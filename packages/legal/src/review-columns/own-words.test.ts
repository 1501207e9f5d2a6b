import { expect, test } from 'vitest';
import { columnInput, inWords, readColumn } from './testing/read-column.ts';

const HEAD = '鱼塘交给别人养的合同\n塘主：龚大福\n养鱼人：邵水根\n二〇二四年十二月三日写\n';
const read = async (key: string, words: string, head = HEAD) =>
  inWords(readColumn(await columnInput(`${head}${words}`, { kindOfPaper: 'contract' }), key));

test.each([
  ['start_date', '塘从2025年1月1日养到2027年12月31日。', '2025-01-01'],
  ['end_date', '塘从2025年1月1日养到2027年12月31日。', '2027-12-31'],
  ['end_date', '日子：2025.9.28–10.8。', '2025-10-08'],
  ['signing_date', '双方互相体谅。', '2024-12-03'],
  ['start_event', '工期四十五天，以进场那天算起。', '进场那天'],
  ['start_event', '以监理签发的开工令载明日期为开工日。', '监理签发的开工令载明日期'],
  ['term', '验收单签字那天起，24个月。', '24 month'],
  ['start_date', '塘从2025年1月8号开始租，先租两年。', '2025-01-08'],
  ['term', '塘从2025年1月8号开始租，先租两年。', '2 year'],
  ['term', '先合伙干五年，亏赚对半。', '5 year'],
  ['end_date', '从2025年9月10日开始拉，拉到2025年10月20日为止。', '2025-10-20'],
  ['end_date', '2025年6月15日以前干完，材料自带。', '2025-06-15'],
  ['start_event', '租期从机器进场那天算，租四个月。', '机器进场那天'],
  ['start_event', '服务期为两年，自启用日起计算。', '启用日'],
  ['term', '服务期为两年。试用账号的有效期为30天。', '2 year'],
  ['start_event', '自变更登记完成之日起，受让人享有股东权利。', 'not_found'],
  ['term', '房租一个月1900块。', 'not_found'],
])('days in any style are read: %s of %s', async (key, words, expected) => {
  expect(await read(key, words)).toBe(expected);
});

test.each([
  ['自动续期', '期满前双方没有书面异议的，照原样再养一年。'],
  ['自动续期', '到期没人吭声，就往下养一年。'],
  ['优先权', '期满还想养的，塘主先紧着他。'],
  ['协商或另签', '期满再商量往下养不养。'],
])('a renewal is told as %s: %s', async (expected, words) => {
  expect(await read('renewal_kind', words)).toBe(expected);
});

test('what is said of a dispute is no renewal', async () => {
  expect(await read('renewal_kind', '出了分歧怎么解决，双方另写一份补充说明。')).not.toBe('协商或另签');
});

test.each([
  ['assignment', '借款人未得贷款人书面同意，不得转移债务。', '须经对方同意'],
  ['assignment', '塘不许再转给外人养。', '禁止'],
  ['assignment', '保管人不得将货物转交他人保管。', 'not_found'],
  ['subcontracting', '保管人不得将货物转交他人保管。', '禁止'],
  ['assignment', '谁想把自己那份让给外面的人，要其他两个都同意。', '须经对方同意'],
  ['subcontracting', '报修后24小时内未派人的，业主可委托他人修理，费用从尾款里扣。', 'not_found'],
  ['subcontracting', '返修两次仍不合格，发包人可请他人处理，费用由承包人出。', 'not_found'],
  ['subcontracting', '设计可以交由第三方完成，但须征得对方同意。', '须经对方同意'],
  ['subcontracting', '分包人不得将本工程再分包。', '禁止'],
])('who may bring in others is told by the words nearest to it: %s, %s', async (key, words, expected) => {
  expect(await read(key, words)).toBe(expected);
});

test.each([
  ['甲方逾期付款的，按日万分之五付违约金，最高为总价的5%。', '0.05%/日'],
  ['甲方逾期付款的，按日万分之五付违约金，以总价的5%为限。', '0.05%/日'],
  ['一年给塘主一万元，春天付。拖一天多给三十元。', '30元/日'],
  ['甲方逾期付款的，加收逾期款的千分之一每日。', '0.1%/日'],
])('a rate is told from its cap: %s', async (words, expected) => {
  expect(await read('late_payment_rate', words)).toBe(expected);
});

test.each([
  ['先放在村里账上，合计9,300元，验过没问题就退。', 'not_found'],
  ['价格 120元/账号，合计10,200元。', '10200.00 CNY'],
])('a deposit and the price of one are no total: %s', async (words, expected) => {
  expect(await read('total_price', words)).toBe(expected);
});

test('a court after a mediator is no arbitration', async () => {
  const words = '争议先由主管部门调处，一方不服的，向学校所在地人民法院起诉。';
  expect(await read('dispute_resolution', words)).toBe('诉讼');
  expect(await read('dispute_body', words)).toBe('学校所在地人民法院');
});

test('a term is no notice of ending the contract', async () => {
  expect(await read('termination_notice', '早退　租用人在24个月内不租了，应提前一个月写邮件。')).toBe(
    '1 month',
  );
});

test('who signs for a company is not the party', async () => {
  const head = '专柜协议\n场地单位　——　邯郸锦年百货有限公司\n供货单位　——　石家庄绒语家纺有限公司\n';
  const said = await read(
    'parties',
    '场地单位与供货单位合作。\n代表签字　　场地单位：滑志敏　　供货单位：佟雪',
    head,
  );
  expect(said).toContain('邯郸锦年百货有限公司');
  expect(said).not.toContain('滑志敏');
});
