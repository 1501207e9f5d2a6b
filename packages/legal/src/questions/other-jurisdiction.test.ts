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

test.each([
  '日本酒驾怎么罚？',
  '在美国离婚怎么分财产',
  'can I sue in Germany for unpaid wages?',
  '香港离婚要分居多久才行',
  '台湾遗产税怎么交',
  '我在新加坡租房，房东不退押金怎么办',
  '在韩国打工被拖欠工资，怎么要？',
  'How is property divided in a divorce in California?',
  'What is the penalty for drunk driving in Japan?',
  '在澳洲被房东赶出来，能告他吗',
  '英国租客多久不交租可以被赶走',
  '在泰国被车撞了，能赔多少？',
  '加拿大公司裁员要赔几个月工资',
  "My landlord in London won't return my deposit. What can I do?",
  'Is it legal to record a phone call in France?',
  '在香港被公司炒鱿鱼，遣散费怎么算',
  '德国的试用期最长多久？',
  '在纽约开车闯红灯罚多少钱',
  '我在迪拜上班，老板扣了我的护照，犯法吗',
  '在日本骑车撞到人要坐牢吗',
  '我在美国被车撞了，对方保险不赔怎么办',
  '香港劳工每年有多少天年假',
  '台湾离婚孩子判给谁',
  'Can my boss in Singapore fire me while I am pregnant?',
  'What happens if I do not pay rent in Australia?',
  '法国遗产怎么继承，孩子一定有份吗',
  '在马来西亚借钱给朋友不还，可以去法院告吗',
  '德国醉酒驾驶怎么处罚',
  '在澳门工作，老板不给加班费去哪里投诉',
])('%s is a question of what happens there', (question) => {
  expect(findOtherJurisdiction(question)).not.toBeNull();
});

test.each([
  '日本人在中国开车撞了我，怎么赔？',
  '美国公司欠我钱，怎么起诉？',
  '去日本旅游的订金旅行社不退怎么办',
  '我买的德国产的车发动机漏油，4S店不给退',
  '在一家日本料理店吃坏了肚子，能要多少赔偿？',
  '台湾省居民在厦门工作，公司不签劳动合同怎么办',
  '老婆是越南人，在我们村登记结婚，现在跑了，怎么离婚',
  '我在韩国公司的上海分公司上班，被辞退了赔多少',
  '从美国代购的奶粉是假的，能要十倍赔偿吗',
  '老公在日本打工三年没回来，我想起诉离婚',
  '印度飞饼店的老板不给我发工资',
  '我在加拿大的儿子能继承我在北京的房子吗？',
  'My company in Beijing is owned by a German group. Can they fire me without notice?',
  'I bought a Japanese car in Shanghai and it broke down. Can I return it?',
  '中介说办去澳大利亚的劳务，收了三万块钱没办成，能要回来吗',
  '香港人在深圳租房，房东不退押金怎么办',
  '公司派我去越南出差，路上摔伤了算工伤吗',
  '孩子报了英国留学中介，签证被拒，学费退不退',
  'My ex-wife moved to Canada with our son. How do I get visitation from a court in Shanghai?',
  '在香港注册的商标，别人在淘宝上卖同样牌子的货，能告吗',
  '日本客户拖欠我厂的货款，要去哪里告？',
  '我表哥在美国，欠我五万块不还，我在杭州能起诉吗',
  '越南媳妇要离婚，彩礼能退吗',
  '公司被美国母公司卖掉了，我的工龄怎么算',
  '台湾老板跑了，厂里欠我们三个月工资怎么办',
  '买了去泰国的机票，航空公司取消航班，能赔多少？',
  '澳门豆捞火锅店烫伤顾客谁赔',
  'My Korean employer in Qingdao has not paid me for two months.',
  'I ordered a phone from a French brand on Taobao and it is fake.',
  '在意大利餐厅吃饭被地上的水滑倒，谁负责',
])('%s has its answer here', (question) => {
  expect(findOtherJurisdiction(question)).toBeNull();
});
