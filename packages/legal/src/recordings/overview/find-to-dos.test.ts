import { expect, test } from 'vitest';
import { talk } from '../testing/talk.ts';
import { findToDos } from './find-to-dos.ts';

test.each([
  ['你回去把收条找出来', '你', null],
  ['财务过两天把对账单发给我', '财务', '过两天'],
  ['李律师下周二去立案', '李律师', '下周二'],
  ['我来联系仲裁委', '我', null],
  ['周四前把报价单发我', null, '周四前'],
  ['下礼拜把考勤表打出来给我看看', null, '下礼拜'],
  ['你回去查一下账，看看是不是少打了', '你', null],
  ['这两天我把证据理一理，理好了拿给你', '我', '这两天'],
  ['好，我下午去问', '我', '下午'],
  ['发票抬头不对，你们重新开一张，月底前寄到财务', null, '月底'],
  ['回头咱俩把账对一下，看到底差多少', '咱俩', null],
  ['秘书今天把材料送到法院', '秘书', '今天'],
])('%s is to be done, by whom and when it was said', (text, who, when) => {
  expect(findToDos(talk(['a', text], ['b', '好']))).toMatchObject([{ who, when, text }]);
});

test('what was done, asked or told of another is no task', () => {
  const said = talk(['a', '收条我上次找到了'], ['b', '你把发票开了吗'], ['a', '他说过两天还我']);
  expect(findToDos(said)).toEqual([]);
});

test.each([
  '你把货拉走我就付钱',
  '你再不还钱我就去法院告你',
  '合同里写了周五前付款',
  '三月五号我把车交给他的',
  '我没有答应六月底前还清',
  '如果你不还，我们会起诉你',
  '今天想跟你核对一下借款的事情',
])('%s leaves nothing to be done', (text) => {
  expect(findToDos(talk(['a', text], ['b', '好']))).toEqual([]);
});
