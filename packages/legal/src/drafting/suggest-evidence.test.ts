import { expect, test } from 'vitest';
import { suggestEvidence } from './suggest-evidence.ts';

const suggested = (fileName: string, beginning = '') => {
  const { name, datedOn } = suggestEvidence({ fileName, beginning });
  return [name.value, datedOn?.value ?? null];
};

test('a name that a person gave is kept, without its number and its ending', () => {
  expect(suggested('01-借条.pdf')).toEqual(['借条', null]);
  expect(suggested('证据3：银行转账凭证_工商银行.jpg')).toEqual(['银行转账凭证 工商银行', null]);
  expect(suggested('附件2、房屋租赁合同（2023）.docx')).toEqual(['房屋租赁合同（2023）', null]);
  expect(suggested('催款函2024-03-05.pdf')).toEqual(['催款函2024-03-05', '2024-03-05']);
});

test('where a machine named it, the title of the paper does', () => {
  const contract = '编号：001\n房 屋 租 赁 合 同\n出租人：甲';
  for (const name of ['IMG_20240301_101112.pdf', '微信图片_20240301101112.pdf', '扫描件0001.pdf', '1.pdf'])
    expect(suggested(name, contract)).toEqual(['房屋租赁合同', null]);
  expect(suggested('mmexport1700000000.pdf', '中国工商银行电子回单\n交易日期：2024年3月1日')).toEqual([
    '中国工商银行电子回单',
    '2024-03-01',
  ]);
  expect(suggested('scan.pdf', '增值税专用发票（发票联）')[0]).toBe('增值税专用发票（发票联）');
});

test('a picture is not named by what was read off it', () => {
  expect(
    suggested('截图_20240301.png', '思文书生成办智能体广场民事民事起诉状\n交易日期：2024年3月1日'),
  ).toEqual(['截图_20240301', '2024-03-01']);
});

test('nothing is invented: a sentence is no title, many days are no day, a day that is none neither', () => {
  expect(suggested('IMG_1.jpg', '我们签了租赁合同。后来他不付租金')).toEqual(['IMG_1', null]);
  expect(suggested('流水.pdf', '交易日期：2024-01-02 100元\n交易日期：2024-02-03 200元')).toEqual([
    '流水',
    null,
  ]);
  expect(suggested('借条.pdf', '签订日期：2024年2月30日')).toEqual(['借条', null]);
  expect(suggested('借条.pdf', '借款人应于2024年5月1日还清')).toEqual(['借条', null]);
});

test('what is suggested says which words it was taken from', () => {
  const beginning = '借条\n签订日期：2024年3月1日';
  const { datedOn } = suggestEvidence({ fileName: '借条.pdf', beginning });
  expect(beginning.slice(datedOn?.place.start, datedOn?.place.end)).toBe('签订日期：2024年3月1日');
});
