import { expect, test } from 'vitest';
import { columnInput, inWords, readColumn } from './testing/read-column.ts';

const HEAD = '合作合同\n甲方：安徽江淮机电有限公司\n乙方：合肥庐阳五金有限公司\n双方经协商，达成如下协议：\n';

test.each([
  ['total_price', '包车一趟，来回路上另给司机六百元茶水。', 'not_found'],
  ['total_price', '双方互不收费。', 'not_agreed'],
  ['late_payment_rate', '任何一方违约的，由守约方决定怎么办。', 'not_found'],
  ['late_payment_rate', '双方互相帮助。', 'not_agreed'],
  ['renewal', '往下怎么办，看年成。', 'not_found'],
  ['deposit', '乙方另有一笔担保金放在甲方处。', 'not_found'],
  ['assignment', '他人之事，与本合同无关。', 'not_found'],
  ['dispute_resolution', '双方的分歧由长辈说了算。', 'not_found'],
  ['dispute_resolution', '双方互相体谅。', 'not_agreed'],
])('%s is called not agreed only where no word of its subject stands: %s', async (key, words, expected) => {
  expect(inWords(readColumn(await columnInput(`${HEAD}${words}`, { kindOfPaper: 'contract' }), key))).toBe(
    expected,
  );
});

test('where a subject is spoken of without a value, the nearest words are quoted, with low confidence', async () => {
  const input = await columnInput(`${HEAD}双方的分歧由长辈说了算。`, { kindOfPaper: 'contract' });
  const { quote, confidence } = readColumn(input, 'dispute_resolution');
  expect(quote).toContain('分歧由长辈说了算');
  expect(confidence).not.toBe('high');
});
