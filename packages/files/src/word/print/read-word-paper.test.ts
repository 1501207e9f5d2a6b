import { expect, test } from 'vitest';
import { mainPart, wordPackage } from '../change/testing/word-package.ts';
import { readWordPaper } from './read-word-paper.ts';

const p = (text: string, look = '', run = '') =>
  `<w:p>${look === '' ? '' : `<w:pPr>${look}</w:pPr>`}<w:r>${run === '' ? '' : `<w:rPr>${run}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
const cell = (inner: string, look = '') => `<w:tc><w:tcPr>${look}</w:tcPr>${inner}</w:tc>`;
const table = (rows: string, look = '') =>
  `<w:tbl><w:tblPr>${look}</w:tblPr><w:tblGrid><w:gridCol w:w="1000"/><w:gridCol w:w="3000"/></w:tblGrid>${rows}</w:tbl>`;
const paperOf = async (body: string) => readWordPaper(await wordPackage({ document: mainPart(body) }));

test('paragraphs keep their side, first line and the look of their words, and lines that somebody broke', async () => {
  const { blocks, look, lacks } = await paperOf(
    [
      p('合同', '<w:jc w:val="center"/>', '<w:b/><w:sz w:val="36"/>'),
      p('甲方：', '<w:ind w:firstLineChars="200" w:firstLine="480"/>'),
      '<w:p><w:r><w:t>一行</w:t><w:br/><w:t>二行</w:t></w:r></w:p>',
      p('    ', '', '<w:u w:val="single"/>'),
      p('2026年', '<w:jc w:val="right"/>'),
    ].join(''),
  );
  expect(blocks).toMatchObject([
    { kind: 'paragraph', align: 'centred', text: [{ text: '合同', bold: true, size: 36 }] },
    { kind: 'paragraph', text: [{ text: '甲方：' }] },
    { text: [{ text: '一行' }] },
    { text: [{ text: '二行' }], firstLine: false },
    { kind: 'paragraph' },
    { align: 'right', text: [{ text: '2026年' }] },
  ]);
  expect(blocks[1]).not.toHaveProperty('firstLine');
  expect(look.firstLine).toBe(480);
  expect(lacks).toEqual([]);
});

test('tables keep their widths and cells over columns; one without lines is drawn without', async () => {
  const rows = `<w:tr>${cell(p('甲'))}${cell(p('乙'))}</w:tr><w:tr>${cell(p('丙'), '<w:gridSpan w:val="2"/>')}</w:tr>`;
  const lined = '<w:tblBorders><w:top w:val="single" w:sz="4"/></w:tblBorders>';
  const { blocks } = await paperOf(table(rows, lined) + p('') + table(rows) + p('丁'));
  expect(blocks[0]).toMatchObject({ kind: 'form', widths: [1000, 3000] });
  expect(blocks[0]).not.toHaveProperty('isBare');
  expect(blocks[2]).toMatchObject({
    kind: 'form',
    isBare: true,
    rows: [
      { cells: [{ columns: 1 }, { columns: 1 }] },
      { cells: [{ columns: 2, lines: [[{ text: '丙' }]] }] },
    ],
  });
});

test('columns of less than nothing, or wider than any page, are columns', async () => {
  const odd = (widths: readonly string[]) =>
    `<w:tbl><w:tblPr/><w:tblGrid>${widths.map((width) => `<w:gridCol w:w="${width}"/>`).join('')}</w:tblGrid><w:tr>${widths.map(() => cell(p('甲'))).join('')}</w:tr></w:tbl>`;
  const { blocks } = await paperOf(odd(['-5', '0', 'x', '900000', '1000']) + p('乙'));
  expect(blocks[0]).toMatchObject({ kind: 'form', widths: [1, 1, 1, 63_360, 1000] });
});

test('what is left out is told, pages end where they ended, and nothing follows the last words', async () => {
  const merged = `<w:tr>${cell(p('甲'), '<w:vMerge w:val="restart"/>')}${cell(p('乙'))}</w:tr>`;
  const { blocks, lacks } = await paperOf(
    `${p('一')}<w:p><w:r><w:br w:type="page"/></w:r></w:p>${p('二')}${table(merged)}<w:p><w:r><w:footnoteReference w:id="2"/></w:r></w:p>${p('')}${p('')}`,
  );
  expect(blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'page_break', 'paragraph', 'form']);
  expect([...lacks].sort()).toEqual(['body_notes', 'merged_rows']);
});
