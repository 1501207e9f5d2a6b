import { expect, test } from 'vitest';
import { textRows, type WorkbookParts, writeWorkbook } from '../../testing/office-packages.ts';
import { readBytes } from '../../testing/read-blocks.ts';

const read = async (given: WorkbookParts) => readBytes(await writeWorkbook(given), 'book.xlsx');
const LEDGER = [
  ['2024 年应收账款明细'],
  ['序号', '客户名称', '金额', '备注'],
  ['1', '风筝公司', '50000', ''],
  ['2', '线轴厂', '800', '已付'],
];

test('each row says which column its values stand in, and knows its sheet and number', async () => {
  const { blocks, format } = await read({ sheets: [{ name: '应收', xml: textRows(LEDGER) }] });
  expect(format).toBe('xlsx');
  expect(blocks.map(({ kind, text, part, row }) => [kind, text, part, row])).toEqual([
    ['heading', '应收', '应收', null],
    ['heading', '2024 年应收账款明细', '应收', 1],
    ['table', '序号\t客户名称\t金额\t备注', '应收', 2],
    ['table', '序号: 1; 客户名称: 风筝公司; 金额: 50000', '应收', 3],
    ['table', '序号: 2; 客户名称: 线轴厂; 金额: 800; 备注: 已付', '应收', 4],
  ]);
  expect(blocks[3]?.rows?.[0]?.map(({ text }) => text)).toEqual(['1', '风筝公司', '50000']);
});

test('two columns of names and values have no header', async () => {
  const { blocks } = await read({
    sheets: [
      {
        name: 'A',
        xml: textRows([
          ['甲方', '张三'],
          ['乙方', '李四'],
          ['地址', '北京'],
        ]),
      },
    ],
  });
  expect(blocks.slice(1).map(({ text }) => text)).toEqual(['甲方\t张三', '乙方\t李四', '地址\t北京']);
});

test('numbers come in their formats: dates of both calendars, percentages, money; formulas by their last value', async () => {
  const styles =
    '<numFmts count="3"><numFmt numFmtId="164" formatCode="yyyy&quot;年&quot;m&quot;月&quot;d&quot;日&quot;;@"/><numFmt numFmtId="165" formatCode="&quot;¥&quot;#,##0.00"/><numFmt numFmtId="166" formatCode="[[["/></numFmts>' +
    '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="10"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="166"/><xf numFmtId="31"/></cellXfs>';
  const cells = [
    '<c r="A1"><v>1234.5</v></c>',
    '<c r="B1" s="1"><v>45000</v></c>',
    '<c r="C1" s="2"><v>0.0525</v></c>',
    '<c r="D1" s="3"><f>TODAY()</f><v>45000</v></c>',
    '<c r="E1" s="4"><v>-9876.5</v></c>',
    '<c r="F1" s="5"><v>7</v></c>',
    '<c r="G1" t="b"><v>1</v></c>',
    '<c r="H1" t="e"><v>#REF!</v></c>',
    '<c r="I1" t="str"><f>A1&amp;"x"</f><v>文字</v></c>',
    '<c r="J1" s="6"><v>45000</v></c>',
  ].join('');
  const xml = `<sheetData><row r="1">${cells}</row></sheetData>`;
  const shown = async (workbook: string) =>
    (await read({ sheets: [{ name: 'A', xml }], styles, workbook })).blocks[1]?.rows?.[0]?.map(
      ({ text }) => text,
    );
  expect(await shown('')).toEqual([
    '1234.5',
    '2023/3/15',
    '5.25%',
    '2023年3月15日',
    '-¥9,876.50',
    '7',
    'TRUE',
    '#REF!',
    '文字',
    '2023年3月15日',
  ]);
  expect((await shown('<workbookPr date1904="1"/>'))?.[1]).toBe('2027/3/16');
});

test('shared strings are put together from their runs, without reading aids, and cells keep their columns', async () => {
  const strings =
    '<si><t>甲</t></si><si><r><t>乙</t></r><r><t xml:space="preserve"> 丙</t></r><rPh sb="0" eb="1"><t>おつ</t></rPh></si>';
  const xml =
    '<sheetData><row r="3"><c r="B3" t="s"><v>0</v></c><c r="D3" t="s"><v>1</v></c><c r="E3" t="s"><v>99</v></c></row></sheetData>';
  const { blocks } = await read({ sheets: [{ name: 'A', xml }], strings });
  expect(blocks[1]).toMatchObject({ row: 3, text: '\t甲\t\t乙 丙' });
});

test('a cell over several rows stands in each of them', async () => {
  const xml = `${textRows([
    ['部门', '姓名', '工资'],
    ['销售', '张三', '5000'],
    ['', '李四', '6000'],
    ['研发', '王五', '7000'],
  ])}<mergeCells><mergeCell ref="A2:A3"/></mergeCells>`;
  const { blocks } = await read({ sheets: [{ name: 'A', xml }] });
  expect(blocks.map(({ text }) => text)).toContain('部门: 销售; 姓名: 李四; 工资: 6000');
});

test('hidden sheets say so, empty ones are left out, comments hang on their row', async () => {
  const comments =
    '<comments xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><authors><author>王</author></authors><commentList><comment ref="A1" authorId="0"><text><r><t>请核对</t></r></text></comment></commentList></comments>';
  const { blocks } = await read({
    sheets: [
      { name: '空', xml: '<sheetData/>' },
      {
        name: '底稿',
        state: 'veryHidden',
        xml: textRows([['x', 'y']]),
        relations: { c: ['comments', '../comments1.xml'] },
      },
    ],
    extra: { 'xl/comments1.xml': comments },
  });
  expect(blocks.map(({ kind, text, author, anchorId }) => [kind, text, author, anchorId])).toEqual([
    ['heading', '底稿（隐藏）', null, null],
    ['table', 'x\ty', null, null],
    ['comment', 'A1: 请核对', '王', 'b1'],
  ]);
});

test('rows far down and cells far right cost nothing for what is empty between them', async () => {
  const xml =
    '<dimension ref="A1:XFD1048576"/><sheetData><row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>2</v></c></row></sheetData>';
  const { blocks } = await read({ sheets: [{ name: 'A', xml }] });
  expect(blocks.slice(1).map(({ row, rows }) => [row, rows?.[0]?.map(({ text }) => text)])).toEqual([
    [1, ['1']],
    [1_048_576, ['2']],
  ]);
});
