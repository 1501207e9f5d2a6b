import { expect, test } from 'vitest';
import { textBlocks } from './text-blocks.ts';

test('a table of a text stays a table, with what stands before and behind it', () => {
  const text = '见下表：\n| 月份 | **工资** |\n| --- | ---: |\n| 1月 | 5\\|000 |\n| 2月 |\n合计另算。';
  expect(textBlocks(text)).toEqual([
    { kind: 'paragraph', origin: 'person', text: '见下表：', notes: [] },
    {
      ...{ kind: 'table', origin: 'person', columns: ['月份', '工资'] },
      rows: [
        ['1月', '5|000'],
        ['2月', ''],
      ],
    },
    { kind: 'paragraph', origin: 'person', text: '合计另算。', notes: [] },
  ]);
});

test('a line of dashes below words is no table', () => {
  for (const text of ['甲|乙\n继续', '第一项\n---\n第二项', '| 甲 | 乙 |\n| --- |\n| 1 | 2 |'])
    expect(textBlocks(text).map(({ kind }) => kind)).toEqual(['paragraph']);
});
