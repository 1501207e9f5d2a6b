import { expect, it } from 'vitest';
import { redact } from './redact.ts';

it.each([
  ['他QQ被盗了，新号是4416662052', '他QQ被盗了，新号是[QQ号]'],
  ['档案编号942748442679是我的驾驶证', '档案编号[证号]是我的驾驶证'],
  ['执业证书编码：314317498907762', '执业证书编码：[证号]'],
  ['a border pass, 号码是22894687', 'a border pass, 号码是[护照号]'],
  ['He added me on WeChat as pang_landlord_sz', 'He added me on WeChat as [WeChat id]'],
  ['——6216 6144 1725 6730 490，户名见下', '——[卡号]，户名见下'],
  ['身份证 110105 850307 213', '身份证 [身份证号]'],
  ['身份证 1101 0519 8503 0721 37', '身份证 [身份证号]'],
  ['证件１１０１０５１９８５０３０７２１３Ｘ', '证件[身份证号]'],
  ['香港身份证A123456(7)', '香港身份证[身份证号]'],
  ['护照（No. 543401165）', '护照（No. [护照号]）'],
  ['座机0571-88971950转8012', '座机[电话]'],
  ['邮箱zhang.san at qq dot com', '邮箱[邮箱]'],
  ['车牌沪 A 12345', '车牌[车牌号]'],
])('a number that words around it tell to be somebody’s is masked: %s', (text, masked) => {
  expect(redact(text).text).toBe(masked);
});

it.each([
  '您的快件457584388493043已签收',
  '订单号5594024655668396687',
  '合同编号：HT-2025-0417-0093',
  '微信支付的流水号是4200001234202403',
  '护照号码的签发日期是2020-01-01',
])('a number of goods and papers stays: %s', (text) => {
  expect(redact(text).masked).toEqual([]);
});
