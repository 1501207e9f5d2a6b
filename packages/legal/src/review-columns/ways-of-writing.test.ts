import { expect, test } from 'vitest';
import { columnInput, inWords, readColumn } from './testing/read-column.ts';

const HEAD = '合作合同\n甲方：安徽江淮机电有限公司\n乙方：合肥庐阳五金有限公司\n双方经协商，达成如下协议：\n';

/** Column, words of a clause, what is read. */
const CASES: readonly [key: string, words: string, expected: string][] = [
  ['term', '本合同有效期自双方签署之日起两年。', '2 year'],
  ['term', '第二条 租赁期限\n2.1 租赁期24个月，从2023年5月1日起至2025年4月30日止。', '24 month'],
  ['start_date', '第二条 租赁期限\n2.1 租赁期24个月，从2023年5月1日起至2025年4月30日止。', '2023-05-01'],
  ['end_date', '租期为2023/5/1-2025/4/30。', '2025-04-30'],
  ['start_date', '租期为2023/5/1-2025/4/30。', '2023-05-01'],
  ['term', '合作期限：自2024年1月1日至2026年12月31日，共计三年。', '3 year'],
  ['term', '第三条 期限：本协议期限为 1 年，自 2024 年 3 月 1 日起算。', '1 year'],
  ['start_date', '第三条 期限：本协议期限为 1 年，自 2024 年 3 月 1 日起算。', '2024-03-01'],
  ['term', '服务期为12个月，自验收之日起计算。', '12 month'],
  ['term', '本协议自2024年1月1日起生效，有效期三年。', '3 year'],
  ['start_date', '本协议自2024年1月1日起生效，有效期三年。', '2024-01-01'],
  ['end_date', '本协议有效期至2026年12月31日止。', '2026-12-31'],
  ['term', '甲方聘请乙方担任法律顾问，聘期一年，自2024年6月1日至2025年5月31日。', '1 year'],
  ['term', '租赁期限共5年，其中免租期3个月。', '5 year'],
  ['total_price', '合同总金额：¥1,200,000.00（大写：人民币壹佰贰拾万元整）。', '1200000.00 CNY'],
  ['total_price', '合同总价款为人民币壹佰万元整（1000000.00元）。', '1000000.00 CNY'],
  ['total_price', '服务费用合计人民币36万元整。', '360000.00 CNY'],
  ['total_price', '本合同价款共计RMB 500,000元。', '500000.00 CNY'],
  ['total_price', '设备总价：人民币 885000 元（含13%增值税）。', '885000.00 CNY'],
  ['total_price', '合同总价（含税）：￥2,360,000元', '2360000.00 CNY'],
  ['total_price', '甲方应向乙方支付的服务费总额为人民币贰拾肆万元整（¥240,000.00）。', '240000.00 CNY'],
  ['total_price', '工程总造价暂定为人民币3560000元。', '3560000.00 CNY'],
  ['total_price', '货款总额为12.5万元。', '125000.00 CNY'],
  ['total_price', '乙方的咨询服务费为人民币80000元。', '80000.00 CNY'],
  ['rent', '租金为每月人民币8000元。', '8000.00 CNY'],
  ['rent', '房屋月租金5500元整。', '5500.00 CNY'],
  ['rent', '租金标准：每月12,000元（大写壹万贰仟元整）。', '12000.00 CNY'],
  ['rent', '年租金为人民币18万元。', '180000.00 CNY'],
  ['rent', '第一年租金为每月5000元，第二年租金为每月5500元。', '5000.00 CNY; 5500.00 CNY'],
  ['deposit', '乙方于本合同签订时支付两个月租金即人民币16000元作为押金。', '16000.00 CNY'],
  ['deposit', '履约保证金：人民币50万元。', '500000.00 CNY'],
  ['deposit', '押金：人民币贰万元整（¥20,000）', '20000.00 CNY'],
  ['deposit', '乙方应向甲方交纳租赁押金叁仟元。', '3000.00 CNY'],
  ['earnest_money', '买方应于签约当日支付定金 10 万元。', '100000.00 CNY'],
  ['earnest_money', '合同签订后3日内，甲方支付合同总价20%的定金，计人民币40000元。', '40000.00 CNY'],
  ['late_payment_rate', '甲方逾期付款的，每逾期一日按未付金额的万分之三支付违约金。', '0.03%/日'],
  [
    'late_payment_rate',
    '若甲方未能按期支付款项，每延迟一天，应按延迟支付金额的0.5‰向乙方支付违约金。',
    '0.05%/日',
  ],
  ['late_payment_rate', '甲方迟延支付价款的，应按每日千分之一支付违约金。', '0.1%/日'],
  ['late_payment_rate', '甲方逾期支付货款的，应以逾期金额为基数，按日万分之五向乙方支付违约金。', '0.05%/日'],
  ['late_payment_rate', '乙方逾期支付租金的，每逾期一天，应向甲方支付日租金5%的滞纳金。', '5%/日'],
  ['late_payment_rate', '逾期还款的，借款人应按日0.05%支付罚息。', '0.05%/日'],
  ['late_delivery_rate', '乙方未按约定时间交货的，每延迟一日，应按合同总金额的0.1%支付违约金。', '0.1%/日'],
  ['termination_notice', '任何一方欲提前解除本合同，须提前30天书面通知对方。', '30 day'],
  ['termination_notice', '甲方有权提前十五日书面通知乙方终止合同。', '15 day'],
  ['termination_notice', '一方需终止本协议的，应至少提前60日以书面形式告知另一方。', '60 day'],
  ['renewal_notice', '乙方如需续租，应在租期届满前一个月书面通知甲方。', '1 month'],
  ['renewal_notice', '期满前30日内双方未提出书面异议的，本协议自动延续一年。', '30 day'],
  ['automatic_renewal', '期满前30日内双方未提出书面异议的，本协议自动延续一年。', 'yes'],
  [
    'governing_law',
    '本合同的订立、效力、解释、履行及争议的解决均适用中华人民共和国法律。',
    '中华人民共和国法律',
  ],
  ['governing_law', '本协议受中国法律管辖并依其解释。', '中国法律'],
  ['governing_law', '本协议适用中国大陆地区法律。', '中国大陆地区法律'],
  [
    'dispute_body',
    '协商不成的，任何一方可向乙方住所地有管辖权的人民法院提起诉讼。',
    '乙方住所地有管辖权的人民法院',
  ],
  ['dispute_body', '应提交深圳国际仲裁院仲裁解决。', '深圳国际仲裁院'],
  ['dispute_body', '双方同意由合同签订地上海市浦东新区人民法院管辖。', '合同签订地上海市浦东新区人民法院'],
  ['dispute_body', '如协商不成，双方均有权向原告所在地人民法院起诉。', '原告所在地人民法院'],
  ['dispute_body', '均应提交中国国际经济贸易仲裁委员会上海分会仲裁。', '中国国际经济贸易仲裁委员会上海分会'],
  ['copies', '本合同一式四份，甲乙双方各执两份。', '4份'],
  ['copies', '本合同壹式肆份。', '4份'],
  ['copies', '本协议共三份，甲乙丙各执一份。', '3份'],
  ['copies', '本合同一式 2 份，具有同等法律效力。', '2份'],
  ['warranty_period', '乙方提供自验收之日起两年的免费质保服务。', '2 year'],
  ['warranty_period', '产品质保期限为自签收之日起12个月。', '12 month'],
  ['warranty_period', '质量保证期：自最终验收合格之日起36个月。', '36 month'],
  ['warranty_period', '设备整机保修三年，终身维护。', '3 year'],
  ['confidentiality_period', '保密义务在本合同终止后三年内仍然有效。', '3 year'],
  ['confidentiality_period', '本条保密义务自本协议终止之日起持续有效五年。', '5 year'],
  ['confidentiality_period', '保密期限为永久。', 'not_found'],
  ['guarantee_period', '保证期间为债务履行期限届满之日起两年。', '2 year'],
  ['guarantee_period', '保证期间自主债务履行期届满之日起六个月。', '6 month'],
  ['guarantee_kind', '丙方自愿对乙方的全部债务承担连带保证责任。', '连带责任保证'],
  ['guarantee_kind', '乙方以其名下位于合肥市的房产提供抵押担保。', '抵押'],
  ['assignment', '未经另一方书面同意，任何一方不得转让其在本合同项下的权利和义务。', '须经对方同意'],
  ['assignment', '乙方不得将本合同项下的任何权利义务转让给第三方。', '禁止'],
  ['assignment', '甲方有权将本合同项下的债权转让给第三方，但应通知乙方。', '允许'],
  ['delivery_date', '乙方应于2024年9月30日前将全部货物送达甲方指定地点。', '2024-09-30'],
  ['delivery_date', '交货日期：2024年6月15日', '2024-06-15'],
  ['delivery_period', '乙方应在收到预付款后30日内完成交货。', '30 day'],
  ['delivery_period', '供货期：合同生效后45天。', '45 day'],
  ['delivery_place', '交货地点：甲方位于合肥市高新区的仓库。', '甲方位于合肥市高新区的仓库'],
  ['inspection_period', '甲方应在收货后7日内完成验收。', '7 day'],
  ['inspection_period', '乙方对质量有异议的，应当在收到货物之日起10个工作日内书面提出。', '10 working_day'],
  ['force_majeure_notice', '遭遇不可抗力的一方应在不可抗力发生之日起15日内向对方提供证明。', '15 day'],
  ['non_compete_period', '乙方承诺在离职后24个月内不得从事与甲方相竞争的业务。', '24 month'],
  ['interest_rate', '借款年利率为4.35%。', '4.35%/年'],
  ['interest_rate', '月利率1%。', '1%/月'],
  ['loan_amount', '甲方向乙方出借人民币50万元。', '500000.00 CNY'],
  ['liability_cap', '乙方的赔偿责任以甲方已支付的服务费为限。', '乙方的赔偿责任以甲方已支付的服务费为限'],
  ['retention_of_title', '货款付清前，设备所有权归乙方所有。', 'yes'],
  ['ip_ownership', '乙方交付的工作成果的知识产权归甲方所有。', '甲方'],
  ['ip_ownership', '合作成果的知识产权由双方共同享有。', '双方共有'],
  ['payment_period', '甲方应在收到发票后10个工作日内付款。', '10 working_day'],
  ['signing_date', '本合同由双方于2024年5月20日在合肥签订。', '2024-05-20'],
  ['signing_place', '本合同由双方于2024年5月20日在合肥市蜀山区签订。', '合肥市蜀山区'],
  ['tax_rate', '税率为6%。', '6%'],
  ['prepayment_share', '合同签订后甲方支付合同总额的20%作为预付款。', '20%'],
  ['change_of_control', '乙方控制权发生变更的，甲方有权解除合同。', 'yes'],
  ['sublease', '乙方不得擅自转租。', '禁止'],
  ['house_area', '租赁面积：120平方米。', '120平方米'],
  ['wage', '乙方月基本工资为6000元。', '6000.00 CNY'],
  ['wage', '甲方每月支付乙方工资人民币8500元。', '8500.00 CNY'],
  ['probation', '试用期自2024年1月1日至2024年3月31日。', '3 month'],
  [
    'effective_condition',
    '本合同经双方法定代表人或授权代表签字并加盖公章后生效。',
    '本合同经双方法定代表人或授权代表签字并加盖公章后生效',
  ],
  ['invoice', '乙方应开具6%增值税专用发票。', '增值税专用发票'],
  ['subcontracting', '乙方不得将本项目转包或违法分包。', '禁止'],
  ['penalty_share', '违约方应向守约方支付合同总价款30%的违约金。', '30%'],
  ['liquidated_damages', '任何一方违约，应向对方支付违约金5万元。', '50000.00 CNY'],
  ['attorney_fees', '违约方应承担守约方因此支出的律师费、诉讼费。', 'yes'],
];

test('one thing is read in the many ways in which contracts write it', async () => {
  const wrong: string[] = [];
  for (const [key, words, expected] of CASES) {
    const input = await columnInput(`${HEAD}${words}`, { kindOfPaper: 'contract' });
    const got = inWords(readColumn(input, key));
    if (got !== expected) wrong.push(`${key}: ${words} → ${got}`);
  }
  expect(wrong).toEqual([]);
});

test.each([
  ['total_price', '费用：彩排半天900元，演出一天2600元，合计3500元。', '3500.00 CNY'],
  ['wage', '试用一个月，工资6000；转正以后每月7500，另有提成。', '7500.00 CNY; 6000.00 CNY'],
  ['termination_notice', '乙方想走，提前二十天跟甲方说。', '20 day'],
  ['late_payment_rate', '钱到年底没还的，从2027年元旦起按每月1%给利息。', '1%/月'],
  ['late_payment_base', '钱到年底没还的，从2027年元旦起按每月1%给利息。', 'not_found'],
  ['sublease', '场地不得让给其他团体用。', '禁止'],
  ['sublease', '甲方可以将债权转让给第三人。', 'not_found'],
  ['subcontracting', '乙方不得将主要工序交他人完成，绣花可外发，事先告知甲方即可。', '禁止; 允许'],
  ['renewal', '有效期至2026年12月31日，期满未了订单继续有效。', 'not_agreed'],
])('what belongs together in a sentence is read together: %s of %s', async (key, words, expected) => {
  expect(inWords(readColumn(await columnInput(`${HEAD}${words}`), key))).toBe(expected);
});

test('by when goods are delivered is no time of payment', async () => {
  const input = await columnInput(
    `${HEAD}一、交期：首批800件于2026年8月20日前交，其余于2026年9月10日前交清。\n二、结算：全部入库后三十日内结清加工费。`,
  );
  expect(readColumn(input, 'payment_terms').value?.text).toBe('结算：全部入库后三十日内结清加工费');
});
