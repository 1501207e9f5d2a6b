import { expect, test } from 'vitest';
import { columnInput, inWords, readColumn } from '../testing/read-column.ts';

const HEAD = '购销合同\n甲方：安徽江淮机电有限公司\n乙方：合肥庐阳五金有限公司\n第一条 ';
const read = async (words: string) => {
  const input = await columnInput(`${HEAD}${words}`);
  return ['dispute_resolution', 'dispute_body', 'dispute_seat'].map((key) => inWords(readColumn(input, key)));
};

test.each([
  ['发生争议，由乙方住所地人民法院管辖。', ['诉讼', '乙方住所地人民法院', '乙方住所地']],
  ['因本合同产生的纠纷，提交合肥仲裁委员会仲裁。', ['仲裁', '合肥仲裁委员会', 'not_found']],
  ['争议提交有关仲裁机关仲裁。', ['仲裁', 'not_found', 'not_found']],
  ['争议双方协商解决，协商不成的，可向人民法院起诉。', ['诉讼', 'not_found', 'not_found']],
  ['发生争议，双方应友好协商解决。', ['not_found', 'not_found', 'not_found']],
  [
    '争议提交合肥仲裁委员会仲裁，裁决是终局的，一方不履行的，对方可向人民法院申请强制执行。',
    ['仲裁', '合肥仲裁委员会', 'not_found'],
  ],
])('where disputes go is taken from: %s', async (words, expected) => {
  expect(await read(words)).toEqual(expected);
});

test('of two options the one whose number is filled in counts, and without a number neither', async () => {
  const options = (number: string) =>
    `争议按下列第${number}种方式解决：\n（一）提交合肥仲裁委员会仲裁；\n（二）依法向甲方所在地人民法院起诉。`;
  expect(await read(options(' 2 '))).toEqual(['诉讼', '甲方所在地人民法院', '甲方所在地']);
  expect(await read(options('一'))).toEqual(['仲裁', '合肥仲裁委员会', 'not_found']);
  expect(await read(options('____'))).toEqual(['not_found', 'not_found', 'not_found']);
});

test('of boxes on one line the ticked one counts', async () => {
  expect(await read('争议解决：□提交合肥仲裁委员会仲裁　☑向甲方所在地人民法院起诉')).toEqual([
    '诉讼',
    '甲方所在地人民法院',
    '甲方所在地',
  ]);
});

test('a law that is chosen governs; laws to be kept and laws the contract rests on do not', async () => {
  const law = async (words: string) =>
    inWords(readColumn(await columnInput(`${HEAD}${words}`), 'governing_law'));
  expect(await law('本合同适用中华人民共和国法律。')).toBe('中华人民共和国法律');
  expect(await law('本协议受香港特别行政区法律管辖。')).toBe('香港特别行政区法律');
  expect(await law('根据《中华人民共和国民法典》的规定，双方订立本合同。')).toBe('not_agreed');
  expect(await law('乙方人员应遵守中国的法律。')).toBe('not_agreed');
});
