import { expect, test } from 'vitest';
import { talk } from '../testing/talk.ts';
import { presenceDifferences } from './find-presence-differences.ts';

const found = (...turns: [string, string][]) => presenceDifferences(talk(...turns)).map(({ topic }) => topic);
/** As a recogniser writes it down. */
const withMarks = (turns: [string, string][]) =>
  turns.map(([who, text]): [string, string] => [who, /[？吗]$/.test(text) ? text : `${text}。`]);

test.each([
  ['去过', ['a', '你去过仓库吗'], ['b', '我没去过'], ['b', '我到了现场就看了一眼']],
  ['去过', ['b', '我从来没去过那个仓库'], ['a', '监控有你'], ['b', '那天我去了仓库一趟']],
  ['去过', ['b', '我没到他厂里去过'], ['a', '真的？'], ['b', '他厂里我是去过']],
  ['在场', ['a', '交钱的时候你也在场的'], ['b', '我不在场，我在楼下']],
  ['在场', ['a', '你妈当时也在'], ['b', '她不在，她买菜去了']],
  ['出门', ['b', '我整晚没出过门'], ['a', '有人看见你'], ['b', '我就出去买了包烟']],
  ['知道', ['b', '抵押的事我不知道'], ['a', '是吗'], ['b', '抵押的事我是知道的']],
  ['看见', ['a', '我亲眼看见他推的门'], ['b', '然后呢'], ['a', '我没看见谁推的门']],
  ['收到', ['b', '我没收到律师函'], ['a', '寄到你单位了'], ['b', '律师函我收到了']],
] as [string, ...[string, string][]][])('%s: told, and told otherwise', (topic, ...turns) => {
  expect(found(...turns)).toEqual([topic]);
  expect(found(...withMarks(turns))).toEqual([topic]);
});

test.each([
  [
    ['a', '我没去过仓库'],
    ['b', '我去过仓库'],
  ],
  [
    ['a', '我没去过仓库'],
    ['a', '后来我去过一趟仓库'],
  ],
  [
    ['a', '我没去过仓库'],
    ['a', '我去过银行'],
  ],
  [
    ['a', '我不知道他欠债'],
    ['a', '我知道他住哪儿'],
  ],
  [
    ['a', '我没在场'],
    ['b', '他说你在场'],
  ],
  [
    ['a', '我当时不在家'],
    ['a', '我在厨房做饭'],
  ],
] as [string, string][][])('%j go together', (...turns) => {
  expect(found(...turns)).toEqual([]);
});
