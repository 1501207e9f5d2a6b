import { expect, test } from 'vitest';
import { columnInput, inWords, readColumn } from './testing/read-column.ts';

const HEAD = '合作合同\n甲方：安徽江淮机电有限公司\n乙方：合肥庐阳五金有限公司\n双方经协商，达成如下协议：\n';

/** Column, words of a clause, what is read. */
const CASES: readonly [key: string, words: string, expected: string][] = [
  ['total_price', '甲方注册资本为人民币1000万元。', 'not_found'],
  ['total_price', '乙方逾期交货的，按合同总价的5%支付违约金，违约金合计不超过10万元。', 'not_found'],
  ['total_price', '甲方支付合同总价的30%，即30万元作为预付款。', 'not_found'],
  ['total_price', '第一期支付服务费10万元，第二期支付服务费20万元。', 'not_found'],
  ['total_price', '合同总价200万元，其中设备款150万元，安装费50万元。', '2000000.00 CNY'],
  ['total_price', '转让价格：人民币叁佰万元整。', '3000000.00 CNY'],
  ['total_price', '股权转让总价款为2,000万元人民币。', '20000000.00 CNY'],
  ['deposit', '投标保证金为2万元。', 'not_agreed'],
  ['deposit', '质量保证金为合同总价的5%，即5万元。', 'not_agreed'],
  // Agreed: none.
  ['deposit', '甲方不收取押金。', '0.00 CNY'],
  ['term', '租赁期限届满前三十日内通知对方。', 'not_found'],
  ['term', '乙方应在合同期限内完成工作。', 'not_found'],
  ['term', '保修期限为两年。', 'not_agreed'],
  ['term', '付款期限为30天。', 'not_agreed'],
  ['term', '宽限期限为15日。', 'not_agreed'],
  ['term', '逾期超过合同期限30日的，解除合同。', 'not_found'],
  ['start_date', '合同签订日期：2024年1月1日', 'not_agreed'],
  ['signing_date', '甲乙双方于2023年1月1日签订的《框架协议》继续有效。', 'not_found'],
  ['signing_date', '根据2019年3月1日签署的主合同，双方约定如下。', 'not_found'],
  ['late_payment_rate', '乙方逾期交货的，每日按合同总价的1%支付违约金。', 'not_found'],
  ['late_payment_rate', '甲方逾期付款的，应承担违约责任。', 'not_found'],
  ['late_payment_rate', '甲方逾期付款超过30日的，应支付合同总价10%的违约金。', '10%'],
  ['late_delivery_rate', '甲方逾期付款的，每日按未付款项的0.1%支付违约金。', 'not_agreed'],
  ['termination_notice', '甲方违约的，乙方可以解除合同。', 'not_agreed'],
  ['termination_notice', '合同期满前30日通知对方是否续签。', 'not_agreed'],
  ['governing_law', '双方应遵守国家有关法律法规。', 'not_agreed'],
  ['governing_law', '甲方是一家依据中华人民共和国法律设立并有效存续的公司。', 'not_agreed'],
  ['dispute_resolution', '甲方未涉及任何重大诉讼或仲裁。', 'not_found'],
  ['dispute_body', '争议由合同履行地人民法院管辖。', '合同履行地人民法院'],
  ['dispute_body', '双方可向各自所在地人民法院提起诉讼。', '各自所在地人民法院'],
  ['confidentiality_period', '乙方应在合同终止后7日内归还保密资料。', 'not_found'],
  ['confidentiality', '乙方承担保密义务。', 'yes'],
  ['confidentiality', '双方均无保密义务。', 'no'],
  ['copies', '乙方提供验收报告一式三份。', 'not_agreed'],
  ['warranty_period', '质保期内乙方应在24小时内响应。', 'not_found'],
  ['warranty_period', '质保期满后7日内支付质保金。', 'not_found'],
  ['guarantee', '本合同不设担保。', 'no'],
  ['assignment', '乙方经甲方书面同意后可将本合同权利义务转让。', '须经对方同意'],
  ['assignment', '土地使用权转让应经批准。', 'not_found'],
  ['delivery_date', '甲方应于2024年9月30日前付清货款。', 'not_agreed'],
  ['delivery_period', '甲方应在收货后30日内付款。', 'not_agreed'],
  ['inspection_period', '甲方验收合格后10日内付款。', 'not_agreed'],
  ['rent', '甲方应于每月5日前支付租金，逾期每日支付违约金500元。', 'not_found'],
  ['rent', '租金合计人民币36万元，月租金3万元。', '30000.00 CNY'],
  ['house_area', '房屋面积：120.5㎡', '120.5平方米'],
  ['insurance', '乙方应为员工缴纳社会保险。', 'not_agreed'],
  ['ip_ownership', '乙方保证不侵犯第三方知识产权。', 'not_agreed'],
  ['automatic_renewal', '本合同期满自动终止。', 'no'],
  ['automatic_renewal', '期满后双方可协商续签。', 'no'],
  ['earnest_money', '本合同不适用定金条款。', 'not_found'],
  ['liability_cap', '违约金不足以弥补损失的，应赔偿全部损失。', 'not_agreed'],
  ['interest_rate', '逾期利息按年利率24%计算。', 'not_found'],
  ['currency', '本合同以美元计价并支付。', '美元'],
  ['sublease', '经甲方书面同意，乙方可以转租。', '须经对方同意'],
  ['termination_for_convenience', '任何一方有权提前30日书面通知对方解除本合同，无需说明理由。', 'yes'],
  ['termination_for_convenience', '甲方可随时解除本合同。', 'yes'],
  ['retention_of_title', '货物所有权自交付时起转移。', 'no'],
  ['change_of_control', '双方互不承担责任。', 'not_agreed'],
  ['guarantee_period', '保修期间为两年，质量保证期间为一年。', 'not_agreed'],
  ['prepayment', '预付款比例为30%。', 'not_found'],
  ['tax_included', '以上价格均不含税。', 'no'],
  ['payment_period', '乙方应在收到通知后10日内交货。', 'not_agreed'],
];

test('words that only look like an answer are none', async () => {
  const wrong: string[] = [];
  for (const [key, words, expected] of CASES) {
    const input = await columnInput(`${HEAD}${words}`, { kindOfPaper: 'contract' });
    const got = inWords(readColumn(input, key));
    if (got !== expected) wrong.push(`${key}: ${words} → ${got}`);
  }
  expect(wrong).toEqual([]);
});
