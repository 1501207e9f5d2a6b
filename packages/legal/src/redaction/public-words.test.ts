import { describe, expect, test } from 'vitest';
import { publicWords } from './public-words.ts';

describe('what a plain question asks may be said to strangers:', () => {
  test.each([
    ['房东不退押金怎么办', '房东不退押金怎么办'],
    ['《民法典》第五百八十五条违约金过高怎么调整', '《民法典》第五百八十五条违约金过高怎么调整'],
    ['物业公司不修电梯', '物业公司不修电梯'],
    ['买的二手车是事故车，卖家隐瞒', '买 二手车 事故 卖家隐瞒'],
  ])('%s', (text, said) => {
    expect(publicWords(text)).toBe(said);
  });
});

/** What must not leave the installation, whatever the disguise. */
const HOSTILE: [what: string, text: string, kept: RegExp][] = [
  ['a name', '王建国欠我五万元不还，能起诉吗', /王|建国|五万/],
  ['a name with a mark inside', '张-三、李＊四和王×五打伤了我', /张|三|李|四|王|五/],
  ['a name with blanks', '我叫王 小 明，被公司辞退', /王|小|明/],
  ['a name in full-width letters and pinyin', 'ＺｈａｎｇＳａｎ 和 zhangsan 借了钱', /[a-zＡ-ｚ]/i],
  ['a masked name', '张某、Z某和李某某离婚', /张|Z|李|某/],
  ['nicknames', '老王、王哥和小李子把我打伤了', /王|李|哥/],
  [
    'a compound surname alone before what its bearer does',
    '上官不同意离婚，东方不还钱，单于求偿，太史败诉，独孤求情，欧阳败诉',
    /上官|东方|单于|太史|独孤|欧阳/,
  ],
  ['a name that is a word', '借款人高峰，身份证在我这里，高峰不还钱', /高峰/],
  ['a name in traditional characters', '歐陽鋒老師打了我的孩子', /歐|陽|鋒/],
  ['a foreign name', '约翰·史密斯没付工资，John Smith owes me', /约翰|史密斯|John|Smith/],
  [
    'a mobile number, however written',
    '电话１３８００１３８０００，138-0013-8000，一三八零零一三八零零零',
    /\d|[０-９]|一三八|零零/,
  ],
  ['an identity number', '身份证11010119900307123X被冒用', /\d|X/],
  ['a card number', '转到6222020200112233445，卡在我手里', /\d/],
  ['a plate', '京A12345撞了我，粤B·D12345逃逸', /京|粤|\d|[A-D]/],
  ['accounts', '微信wxid_abc123，QQ12345678，邮箱a@b.com', /wxid|\d|@|com/],
  ['an address', '朝阳区建国路88号2单元501的房子漏水', /朝阳|建国|88|501/],
  ['a village and a town', '河北省张北县小河镇李家村的宅基地被占', /张北|小河|李家/],
  ['a company', '我被杭州幸福装饰工程有限公司辞退', /杭州|幸福|装饰|工程/],
  ['a company by its short name', '德发商贸公司不给工资，恒兴集团也不给', /德发|恒兴/],
  ['a shop, a school and a hospital', '红星幼儿园、爱民医院和小辣椒饭店都不赔', /红星|爱民|辣椒/],
  ['an agreement named after its parties', '《张三与李四合伙协议》有效吗', /张|李|合伙协议/],
  ['a case number', '（2024）浙0106民初1234号判决不服怎么上诉', /2024|浙|0106|1234/],
  ['a company whose letters are spaced', '阿 里 巴 巴 和 T e n c e n t 欠我货款', /阿|里|巴|T|e/],
];

describe('names and identifiers stay here, in whatever disguise:', () => {
  test.each(HOSTILE)('%s', (_what, text, kept) => {
    expect(publicWords(text)).not.toMatch(kept);
  });
});

test('words of a lexicon are kept, and masked all the same where a name stands over them', () => {
  const text = '炒鱿鱼后，张伟不给钱';
  expect(publicWords(text, [{ start: 0, end: 3 }])).toContain('炒鱿鱼');
  expect(publicWords(text, [{ start: 0, end: text.length }])).not.toMatch(/张伟/);
});

test('a province or a large city decides which rules hold, and stays; what lies below it goes', () => {
  expect(publicWords('上海市浦东新区的房子被强拆')).toMatch(/^上海/);
  expect(publicWords('上海市浦东新区的房子被强拆')).not.toMatch(/浦东/);
  expect(publicWords('深圳的人才引进落户政策')).toMatch(/^深圳/);
});

test('a title of a law stays, with who gave it', () => {
  const title = '《最高人民法院关于审理劳动争议案件适用法律问题的解释（一）》';
  expect(publicWords(`${title}第四十二条`)).toBe(`${title}第四十二条`);
});

test('a long text takes no longer than its length', () => {
  const started = performance.now();
  publicWords('王建国在杭州幸福装饰有限公司上班，被辞退后公司不给补偿。'.repeat(200));
  expect(performance.now() - started).toBeLessThan(5000);
});
