import { expect, test } from 'vitest';
import { columnInput, inWords, readColumn } from '../testing/read-column.ts';

const read = async (text: string) => inWords(readColumn(await columnInput(text), 'parties'));

test('partners named in one line are each a party', async () => {
  const text =
    '合伙开店协议\n合伙人：石磊、冯娜、谢小军\n三个人合伙开店，合伙三年。\n签名：石磊　冯娜　谢小军';
  expect(await read(text)).toBe('合伙人：石磊；合伙人：冯娜；合伙人：谢小军');
});

test('who is called by a nickname has the name in brackets', async () => {
  const text =
    '住家阿姨协议\n雇主：范女士（范思琪）\n阿姨：赵桂香\n中介：好管家家政服务部\n工资每月6500元，雇主和阿姨按月结。';
  expect(await read(text)).toBe('雇主：范思琪；阿姨：赵桂香');
});

test('sides of a receipt are called what stands in brackets', async () => {
  const text =
    '定金收据\n今收到买房定金人民币叁万元整，总价九十六万。\n收款人（卖主）：宁国庆\n付款人（买主）：焦海洋\n见证：好房中介\n2025年3月22日';
  expect(await read(text)).toBe('卖主：宁国庆；买主：焦海洋');
});

test.each([
  [
    '请人帮忙的约定\n东家：傅友兰\n阿姨：甘月英（定西人）\n中间人：梁素\n工钱每月5600元。\n傅友兰　甘月英\n见证：梁素',
    ['东家：傅友兰', '阿姨：甘月英'],
  ],
  [
    '装修约定\n房主：蔺守成（甲方）\n装修队：冯奎装修队，负责人冯奎（乙方）\n甲方付钱，乙方干活，总价3万元。',
    ['甲方：蔺守成', '乙方：冯奎装修队'],
  ],
  [
    '仓房用租字据\n甲：柳树村股份经济合作社\n乙：快腿运输服务部\n租金每年3万元。',
    ['甲方：柳树村股份经济合作社', '乙方：快腿运输服务部'],
  ],
  [
    '驾驶培训合同\n学员： 路晓　驾校： 银安机动车驾驶员培训有限公司\n学员交费，驾校教车，学员守规矩，驾校不另收钱。学费4680元。',
    ['学员：路晓', '驾校：银安机动车驾驶员培训有限公司'],
  ],
])('sides are told by the words before their names: %s', async (text, expected) => {
  const said = (await read(text)).split('；');
  expect(said.toSorted()).toEqual(expected.toSorted());
});
