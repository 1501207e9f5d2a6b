import { expect, test } from 'vitest';
import { columnInput, inWords, readColumn } from './testing/read-column.ts';

const headed = (title: string) =>
  `${title}\n甲方：成都青羊茶业有限公司\n乙方：眉山丹棱竹器厂\n双方经协商，达成如下协议：\n`;

/** Title, column, words of a clause, what is read. */
const CASES: readonly [title: string, key: string, words: string, expected: string][] = [
  // Sums that stand beside the price.
  ['装修合同', 'total_price', '乙方做得慢的，晚一天从工钱里扣120元，最多扣2000元。', 'not_found'],
  ['服务合同', 'periodic_fee', '考核不合格的，每低一分扣减当月服务费300元。', 'not_found'],
  ['买卖合同', 'unit_price', '竹筐每只14元，卸货的人工每人每天160元。', '14.00 CNY'],
  ['买卖合同', 'unit_price', '卸车费乙方承担，每吨18元。', 'not_found'],
  ['拍摄合同', 'unit_price', '精修每张加25元。', 'not_found'],
  ['培训合同', 'unit_price', '培训费每人1800元，教材费每人90元，由甲方另行支付。', '1800.00 CNY'],
  ['转让协议', 'rent', '店面房租每月2800元，乙方自己跟房东交。', 'not_found'],
  ['服务合同', 'total_price', '服务费按月计，年服务费360,000元。', 'not_found'],
  ['股权转让协议', 'total_price', '双方同意以260万元作为转让对价。', '2600000.00 CNY'],
  ['股权转让协议', 'loan_amount', '乙方另承担甲方对外借款45万元。', 'not_found'],
  ['欠条', 'loan_amount', '今欠到乙方茶叶款人民币18700元。', '18700.00 CNY'],
  ['劳动合同', 'wage', '转正后基本工资3200元加岗位工资900元，合计4100元。', '4100.00 CNY'],
  // Rents by steps.
  ['租赁合同', 'rent', '月租金为5200元，第二年为5500元。', '5200.00 CNY; 5500.00 CNY'],
  ['租赁合同', 'rent', '房租头一年每个月1700元，后面半年每个月1850元。', '1700.00 CNY; 1850.00 CNY'],
  ['租赁合同', 'rent', '租金：首年每平方米每月70元，月租金21,000元。', '21000.00 CNY'],
  // Days on which something else is paid.
  ['租赁合同', 'payment_terms', '网费一年480元，明年由乙方交。', 'not_found'],
  ['施工合同', 'payment_terms', '本合同自签字之日起生效，工程款全部结清后自动失效。', 'not_found'],
  ['合伙协议', 'payment_terms', '退的时候按当时的东西折价，钱四个月内给清。', 'not_agreed'],
  ['加盟合同', 'payment_terms', '乙方续约的，期满前5个月申请，续约时须支付续约服务费。', 'not_found'],
  ['服务合同', 'payment_terms', '发票送达晚于15日的，付款日相应顺延。', 'not_found'],
  ['转让协议', 'payment_terms', '店面房租由乙方跟房东交，每季度头5天交。', 'not_found'],
  [
    '施工合同',
    'payment_terms',
    '泥工做完给12000元；验收后10日内付清余款。',
    '泥工做完给12000元; 验收后10日内付清余款',
  ],
  [
    '租赁合同',
    'payment_terms',
    '租金按季支付，先付后用。每季度首月8日前支付租金。',
    '每季度首月8日前支付租金',
  ],
  // Being late with something else.
  ['培训合同', 'late_payment_rate', '乙方未按期开班的，每延误一日支付违约金400元。', 'not_found'],
  [
    '股权转让协议',
    'late_payment_rate',
    '变更应在15个工作日内办理，逾期的每日支付3000元违约金。',
    'not_found',
  ],
  // Going on.
  ['租赁合同', 'renewal_kind', '到期还想接着租，提前二十天讲。', '协商或另签'],
  ['合伙协议', 'renewal_kind', '三年满了没有人说要散，就接着干，不用重新写。', '自动续期'],
  ['买卖合同', 'renewal_kind', '明年的茶，价钱一样的话先紧着乙方收。', '优先权'],
  ['租赁合同', 'renewal_kind', '期满前2个月乙方书面要求再续一年，甲方应予同意。', '一方可选择'],
  ['服务合同', 'renewal', '期满后的续聘事宜，按附件三《备忘录》执行。', 'not_found'],
  ['和解协议', 'dispute_body', '因本协议产生争议，由原审法院即青羊区人民法院管辖。', '青羊区人民法院'],
  // Ends of something else.
  ['租赁合同', 'end_event', '国家征收的，合同到征收公告之日终止。', 'not_agreed'],
  ['聘用合同', 'term', '聘期自2025年9月1日至2026年8月31日，前两个月为试用期。', '1 year'],
];

for (const [title, key, words, expected] of CASES)
  test(`${key} of ${words}`, async () => {
    const input = await columnInput(`${headed(title)}第一条 ${words}\n甲方（盖章）\n乙方（盖章）`);
    expect(inWords(readColumn(input, key))).toBe(expected);
  });

test('an option whose box is not ticked ends nothing', async () => {
  const input = await columnInput(
    `${headed('劳动合同')}第一条 合同期限按下列方式：\n☑ A. 固定期限：自2026年3月1日起至2028年2月29日止。\n☐ B. 以完成工作为期限：至仓库搬迁完成时止。`,
  );
  expect(inWords(readColumn(input, 'end_date'))).toBe('2028-02-29');
  expect(readColumn(input, 'end_event').value).toBeNull();
});

test('a table typed with spaces gives each price its unit', async () => {
  const input = await columnInput(
    `${headed('运输合同')}第一条 费用标准\n  项目            单位      单价（元）\n  成都至雅安      吨        95\n  成都至康定      吨        210\n`,
  );
  const { parts = [] } = readColumn(input, 'unit_price');
  expect(parts.map(({ of, value }) => `${of} ${value.text}`)).toEqual([
    '成都至雅安 95元/吨',
    '成都至康定 210元/吨',
  ]);
});

test('rows of one thing are told apart by their sizes', async () => {
  const input = await columnInput(
    `${headed('买卖合同')}第一条 货物\n品名\t规格\t单价（元）\n竹篮\tA4\t12\n竹篮\tA5\t9\n`,
  );
  const { parts = [] } = readColumn(input, 'unit_price');
  expect(parts.map(({ of }) => of)).toEqual(['竹篮 A4', '竹篮 A5']);
});

test('a list of people is each of them, with what they are called in brackets', async () => {
  const paper = async (head: string) => {
    const { value } = readColumn(await columnInput(head), 'parties');
    return value?.kind === 'party' ? value.parties.map(({ name }) => name) : [];
  };
  const pledge = '\n一、每人出3万元，2025年3月1日之前交齐。\n';
  expect(await paper(`合伙约定\n\n合伙人：季长河（甲）、温小舟（乙）、康平（丙）\n${pledge}`)).toEqual([
    '季长河',
    '温小舟',
    '康平',
  ]);
  expect(
    await paper(
      '租房协议\n房东：季长河\n租客：温小舟、康平（两个人合租，一起负责）\n一、租客每月交房租1500元。租客要爱护房子。',
    ),
  ).toEqual(['季长河', '温小舟', '康平']);
  expect(
    await paper(
      '股权转让协议\n转让方（甲方）：季长河\n受让方（乙方）：温小舟\n目标公司（丙方）：成都青羊茶业有限公司\n一、甲方转让股权。',
    ),
  ).toEqual(['季长河', '温小舟', '成都青羊茶业有限公司']);
});

test('the day another paper was signed is not this one’s', async () => {
  const input = await columnInput(
    `租赁补充协议\n甲方：成都青羊茶业有限公司\n乙方：眉山丹棱竹器厂\n鉴于双方于2023年5月1日签订《租赁合同》（以下称原合同），原合同租期至2025年4月30日，现补充如下：\n一、租期续展一年。\n2025年4月16日`,
  );
  expect(inWords(readColumn(input, 'signing_date'))).toBe('2025-04-16');
});
