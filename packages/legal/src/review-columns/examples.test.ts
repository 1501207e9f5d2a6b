import { expect, test } from 'vitest';
import { examplesIn } from './examples.ts';
import { columnInput, inWords, readColumn } from './testing/read-column.ts';

const HEAD = '服务合同\n甲方：安徽江淮机电有限公司\n乙方：合肥庐阳五金有限公司\n双方经协商，达成如下协议：\n';
const read = async (key: string, words: string) =>
  inWords(readColumn(await columnInput(`${HEAD}${words}`), key));

test.each([
  ['total_price', '第一条 奖励示例：本季合同总价为80,000元，奖励比例为2%，奖励1,600元。'],
  ['total_price', '第一条 奖励按季计算，例如货款总额为5万元，则奖励500元。'],
  ['total_price', '第一条 奖励：如某个月货款总额为9万元，则奖励900元。'],
  ['unit_price', '第一条 举例：变更增加120米，单价45元，增加5400元。'],
  ['unit_price', '第一条 例：变更增加120米。单价45元，增加5400元。'],
  ['term', '第一条 违约金逐月递减，比如合同期限18个月的，每满一个月减一份。'],
  ['start_date', '第一条 计算举例：服务期自2025年3月1日至2025年8月31日的，按六个月计。'],
  ['payment_terms', '第一条 举例：甲方6月30日前支付货款3万元，应付利息900元。'],
])('the figures of an example are agreed by nobody: %s of %s', async (key, words) => {
  expect(['not_found', 'not_agreed']).toContain(await read(key, words));
});

test.each([
  ['total_price', '第一条 合同总价为30000元，含各种费用，例如运费、装卸费。', '30000.00 CNY'],
  ['total_price', '第一条 杂费（例如每次打印5元）包括在内，合同总价为30000元。', '30000.00 CNY'],
  ['payment_terms', '第一条 遇节假日（例如春节）顺延，甲方每月10日前支付服务费。', null],
])(
  'what is only listed after 例如, and what stands beside an example, counts: %s of %s',
  async (key, words, expected) => {
    const said = await read(key, words);
    if (expected === null) expect(said).not.toBe('not_found');
    else expect(said).toBe(expected);
  },
);

test('an example in brackets ends with them, and one without figures is none', () => {
  const text = '费用(例如3次(含)共90元)另付,总价200元';
  expect(examplesIn(text).map(({ start, end }) => text.slice(start, end))).toEqual(['例如3次(含)共90元']);
  expect(examplesIn('例如搬迁、停业,应提前30日通知')).toEqual([]);
});
