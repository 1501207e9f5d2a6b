import { expect, test } from 'vitest';
import { findOtherJurisdiction } from './other-jurisdiction.ts';

test.each([
  ['在新加坡租房，按新加坡法律押金最多收几个月？', '新加坡'],
  ['合同约定适用英国法，口头承诺算数吗', '英国'],
  ['按美国版权法，引用多少算合理使用？', '美国'],
  ['我在加拿大打工，老板按当地法律能不给加班费吗', '加拿大'],
  ['依加州法律公司能随时辞退我吗', '加州'],
  ['按香港法律离婚要分居多久', '香港'],
  ['在美国买的房车，按美国的lemon law能退吗', '美国'],
  ['日本的法律规定房东要退多少礼金', '日本'],
  ['Can I be fired at any time under California law?', 'California'],
  ['What do the laws of Singapore say about littering?', 'Singapore'],
])('%s', (question, place) => {
  expect(findOtherJurisdiction(question)).toBe(place);
});

test.each([
  '老公是美国人，起诉离婚去哪个法院？',
  '美国法院判的离婚，在中国法院能承认吗？',
  '公司的股东是日本法人，怎么转让股权？',
  '跟英国公司签的合同，对方不付款，按中国法律怎么办？',
  '在淘宝买的德国奶粉是假的，能要几倍赔偿？',
  '当地法院不给立案怎么办？',
  '去泰国旅游被导游强制购物，能找国内旅行社退钱吗？',
  '新加坡的客户欠我货款，法院在哪里起诉？',
  '德国车出了毛病，4S店没有办法修好，能退吗？',
  '韩国法定代表人想辞任怎么办？',
  'My American employer in Shanghai fired me. What can I claim?',
  'My husband is Canadian. Which court grants the divorce?',
])('%s is a question of Chinese law', (question) => {
  expect(findOtherJurisdiction(question)).toBeNull();
});
