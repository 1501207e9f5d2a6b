import { expect, test } from 'vitest';
import { talk } from '../testing/talk.ts';
import { findToDos } from './find-to-dos.ts';

test.each([
  ['你回去把收条找出来', '你', null],
  ['财务过两天把对账单发给我', '财务', '过两天'],
  ['李律师下周二去立案', '李律师', '下周二'],
  ['我来联系仲裁委', '我', null],
  ['秘书今天把材料送到法院', '秘书', '今天'],
])('%s is to be done, by whom and when it was said', (text, who, when) => {
  expect(findToDos(talk(['a', text], ['b', '好']))).toMatchObject([{ who, when, text }]);
});

test('what was done, asked or told of another is no task', () => {
  const said = talk(['a', '收条我上次找到了'], ['b', '你把发票开了吗'], ['a', '他说过两天还我']);
  expect(findToDos(said)).toEqual([]);
});
