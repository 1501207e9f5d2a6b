import { expect, it } from 'vitest';
import { redact } from './redact.ts';

const namesIn = (text: string) =>
  redact(text).masked.flatMap(({ kind, start, end }) => (kind === 'name' ? [text.slice(start, end)] : []));

it.each([
  ['代书人：沈阅　见证人：火旺、生根', ['沈阅', '火旺', '生根']],
  ['访谈对象：房东升（原车间主任）　记录人：步云', ['房东升', '步云']],
  ['姓名 身份证号\n门庆 见附件\n刘伟 见附件', ['门庆', '刘伟']],
  ['- 东郭顺：13862853888\n- 闪亮：029-86320916', ['东郭顺', '闪亮']],
  ['到会：郭、惠、荆三位组长', ['郭', '惠', '荆']],
  ['被告于是离婚纠纷一案', ['于是']],
  ['物业的小马去敲过门', ['小马']],
  ['你认识交警队的黄队不？', ['黄']],
  ['我表哥高明哲开的车', ['高明哲']],
  ['晓蕾妈妈您好，晓蕾和浩轩撞在一起了', ['晓蕾', '晓蕾', '浩轩']],
  ['都叫他“黑皮”', ['黑皮']],
  ['患者山口美咲（YAMAGUCHI MISAKI），女', ['山口美咲', 'YAMAGUCHI MISAKI']],
  ['Shipper: Ngozi Okonkwo', ['Ngozi Okonkwo']],
  ['Witnesses: (1) Tomasz Wiśniewski, driver; (2) Sgt. Bao', ['Tomasz Wiśniewski', 'Bao']],
  ['Kind regards,\nPriya Venkataraman', ['Priya Venkataraman']],
])('names somebody: %s', (text, names) => {
  expect(namesIn(text)).toEqual(names);
});

it.each([
  '审判长：原告，陈述诉讼请求。\n被告：同意。',
  '孔子说父为子隐，诸葛亮挥泪斩马谡',
  '陶然居餐饮管理有限公司和华艺灯饰厂',
  '我老公是韩国人',
  'A company such as Johnson & Johnson or Morgan Stanley',
  '祝您生活愉快，张家界三日游和王府井的门店',
  'Tesla Shanghai refused to replace my battery under warranty.',
])('names nobody: %s', (text) => {
  expect(namesIn(text)).toEqual([]);
});
