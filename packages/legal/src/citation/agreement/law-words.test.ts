import { expect, test } from 'vitest';
import { findMatter } from './find-matter.ts';
import { LawWords } from './law-words.ts';

const words = new LawWords();
for (const [key, text] of [
  ['1', '风筝应当系线，线长不得超过一百米。'],
  ['2', '在机场附近放风筝的，由民用航空主管部门责令停止，并处五百元罚款。'],
  ['3', '出售风筝的，应当标明材料、重量和制作人。'],
] as const)
  words.add({ key, text });
for (let number = 4; number <= 40; number += 1)
  words.add({ key: String(number), text: `船舶第${number}号舱的货物由船长清点，并记入航海日志。` });

test('a sentence that speaks of another article is told which', () => {
  expect(words.findBetter('出售风筝要标明材料、重量和制作人', ['1'])).toBe('3');
  expect(words.findBetter('在机场附近放风筝的，处五百元罚款', ['3'])).toBe('2');
});

test('an article that fits, one cited beside it, and a sentence about nothing have none', () => {
  expect(words.findBetter('出售风筝要标明材料、重量和制作人', ['3'])).toBeNull();
  expect(words.findBetter('出售风筝要标明材料、重量和制作人', ['1', '3'])).toBeNull();
  expect(words.findBetter('水手应当会游泳', ['1'])).toBeNull();
});

test('one telling clause that stands in another article alone tells of it, a condition or the days of a case do not', () => {
  const code = new LawWords();
  code.add({ key: '1', text: '放飞人和会员可以约定风筝的担保方式为共同担保。' });
  code.add({ key: '2', text: '会员没有约定风筝的担保方式的，放飞人按照单独担保承担风筝修理责任。' });
  for (let number = 3; number <= 60; number += 1)
    code.add({ key: String(number), text: `船舶第${number}号舱的货物由船长清点，并记入航海日志。` });
  const found = '双方没有约定风筝的担保方式，放飞人按照单独担保承担风筝修理责任';
  expect(code.findBetter(found, ['1'])).toBe('2');
  expect(code.findBetter('2024年5月10日，双方约定共同担保', ['1'])).toBeNull();
});

test('of neighbours that share their nouns the one is told that has the few words which the cited lacks', () => {
  const code = new LawWords();
  for (let number = 1; number <= 60; number += 1)
    code.add({ key: String(number), text: `船舶第${number}号舱的货物由船长清点，并记入航海日志。` });
  code.add({ key: '61', text: '风筝遗失的，放飞人应当赔偿。' });
  code.add({ key: '62', text: '风筝缠线的，放飞人应当自行解开。' });
  code.add({ key: '63', text: '风筝着火的，放飞人应当呼救。' });
  expect(code.findNeighbour('风筝缠线的，由放飞人解开', ['61'])).toBe('62');
  expect(code.findNeighbour('风筝缠线的，由放飞人解开', ['62'])).toBeNull();
  expect(code.findNeighbour('风筝遗失，放飞人应当赔偿，缠线不在此列', ['61'])).toBeNull();
  expect(code.findNeighbour('风筝缠线的，由放飞人解开', ['1'])).toBeNull();
  expect(code.findNeighbour('2024年5月，风筝缠线，原告要求解开', ['61'], { tellsACase: true })).toBeNull();
});

test('a neighbour that has all that the cited one has, and nearly all of the rest, is told by a short sentence', () => {
  const code = new LawWords();
  for (let number = 1; number <= 60; number += 1)
    code.add({ key: String(number), text: `船舶第${number}号舱的货物由船长清点，并记入航海日志。` });
  code.add({ key: '61', text: '代写借据应当有两个以上见证人在场见证。' });
  code.add({ key: '62', text: '打印借据应当有两个以上见证人在场见证，见证人应当在每一页签名。' });
  expect(code.findNeighbour('打印借据应当有两个以上见证人在场见证', ['61'])).toBe('62');
  expect(code.findNeighbour('打印借据应当有两个以上见证人在场见证', ['62'])).toBeNull();
  expect(code.findNeighbour('代写借据应当有两个以上见证人在场见证', ['61'])).toBeNull();
  // What somebody did may be more than a rule says.
  const told = { namesSomebody: true };
  expect(code.findNeighbour('打印借据应当有两个以上见证人在场见证', ['61'], told)).toBeNull();
});

test('an article takes the place of another where it alone fits, and never the one that repeals the older law', () => {
  const code = new LawWords();
  for (let number = 1; number <= 60; number += 1)
    code.add({ key: String(number), text: `船舶第${number}号舱的货物由船长清点，并记入航海日志。` });
  code.add({ key: '61', text: '在机场附近放风筝的，由民用航空主管部门责令停止，并处罚款。' });
  code.add({ key: '62', text: '夜间放风筝的，应当在线上系灯笼。' });
  code.add({ key: '63', text: '夜间放风筝的，应当在线上系铃铛。' });
  code.add({ key: '64', text: '本法自公布之日起施行，《纸鸢许可办法》同时废止，已取得的纸鸢许可继续有效。' });
  expect(code.findOnly('在机场附近放风筝的，由民用航空主管部门责令停止', 'told')).toBe('61');
  expect(code.findOnly('夜间放风筝的，应当在线上系绳', 'worded')).toBeNull();
  expect(code.findOnly('已取得的纸鸢许可继续有效', 'told')).toBeNull();
});

test('a matter named by a word of the law is that of the article that has it', () => {
  expect(findMatter(words, '违反关于出售的规定', ['1'])).toBe('3');
  expect(findMatter(words, '违反关于风筝的规定', ['1'])).toBeNull();
  expect(findMatter(words, '违反关于货物的规定', ['1'])).toBeNull();
  expect(findMatter(words, '违反关于潜水的规定', ['1'])).toBeNull();
});
