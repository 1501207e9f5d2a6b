import { expect, test } from 'vitest';
import { paragraph, type WordParts, writeWord } from '../../testing/office-packages.ts';
import { readBytes } from '../../testing/read-blocks.ts';

const read = async (given: WordParts) => readBytes(await writeWord(given), 'contract.docx');

const level = (ilvl: number, format: string, text: string, more = '') =>
  `<w:lvl w:ilvl="${ilvl}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/>${more}</w:lvl>`;
const list = (id: number, levels: string) =>
  `<w:abstractNum w:abstractNumId="${id}">${levels}</w:abstractNum>`;
const num = (id: number, abstractId: number, overrides = '') =>
  `<w:num w:numId="${id}"><w:abstractNumId w:val="${abstractId}"/>${overrides}</w:num>`;

test('heading styles are known in any language by their name or outline level, also through the style they are based on', async () => {
  const styles = [
    '<w:style w:type="paragraph" w:styleId="1"><w:name w:val="heading 1"/></w:style>',
    '<w:style w:type="paragraph" w:styleId="x"><w:name w:val="我的标题"/><w:basedOn w:val="y"/></w:style>',
    '<w:style w:type="paragraph" w:styleId="y"><w:name w:val="基础"/><w:pPr><w:outlineLvl w:val="2"/></w:pPr></w:style>',
    '<w:style w:type="paragraph" w:styleId="t"><w:name w:val="toc 1"/></w:style>',
    '<w:style w:type="paragraph" w:styleId="p"><w:name w:val="p"/><w:basedOn w:val="q"/></w:style>',
    '<w:style w:type="paragraph" w:styleId="q"><w:name w:val="q"/><w:basedOn w:val="p"/></w:style>',
  ].join('');
  const styled = (text: string, style: string, more = '') =>
    paragraph(text, `<w:pStyle w:val="${style}"/>${more}`);
  const body = [
    styled('目录项\t1', 't'),
    styled('总则', '1'),
    styled('细目', 'x'),
    styled('正文', 'x', '<w:outlineLvl w:val="9"/>'),
    styled('圆圈', 'p'),
    styled('用作正文的标题样式。'.repeat(20), '1'),
  ].join('');
  const { blocks } = await read({ body, styles });
  expect(blocks.map(({ kind, level: depth }) => [kind, depth])).toEqual([
    ['heading', 1],
    ['heading', 3],
    ['paragraph', null],
    ['paragraph', null],
    ['paragraph', null],
  ]);
});

test('a contract without any styles has its title, clauses and annexes found by their words', async () => {
  const lines = [
    '房屋租赁合同',
    '甲方：张三',
    '第一条 租赁房屋',
    '房屋位于北京。',
    '第二条 租金为每月五千元，按月支付。',
    '第三条 房屋用途。',
    '一、居住',
    '附件一：清单',
  ];
  const { blocks } = await read({ body: lines.map((line) => paragraph(line)).join('') });
  expect(
    blocks.filter(({ kind }) => kind === 'heading').map(({ text, level: depth }) => [depth, text]),
  ).toEqual([
    [1, '房屋租赁合同'],
    [2, '第一条 租赁房屋'],
    [2, '第三条 房屋用途。'],
    [3, '一、居住'],
    [1, '附件一：清单'],
  ]);
});

const cell = (inner: string, properties = '') => `<w:tc><w:tcPr>${properties}</w:tcPr>${inner}</w:tc>`;
const row = (...cells: string[]) => `<w:tr>${cells.join('')}</w:tr>`;
const table = (...rows: string[]) => `<w:tbl><w:tblPr/><w:tblGrid/>${rows.join('')}</w:tbl>`;

test('merged cells span columns and rows, and every cell knows its paragraphs', async () => {
  const body = table(
    row(cell(paragraph('付款'), '<w:gridSpan w:val="2"/>'), cell(paragraph('备注'))),
    row(
      cell(paragraph('首期'), '<w:vMerge w:val="restart"/>'),
      cell(paragraph('三万元') + paragraph('') + paragraph('签约时')),
      cell(paragraph('')),
    ),
    row(cell(paragraph(''), '<w:vMerge/>'), cell(paragraph('两万元')), cell(paragraph('验收后'))),
  );
  const [block] = (await read({ body: paragraph('前文') + body })).blocks.slice(1);
  expect(block).toMatchObject({
    kind: 'table',
    paragraph: null,
    text: '付款\t备注\n首期\t三万元 签约时\t\n两万元\t验收后',
  });
  expect(
    block?.rows?.map((cells) =>
      cells.map(({ text, paragraph: first, columnSpan, rowSpan }) => [text, first, columnSpan, rowSpan]),
    ),
  ).toEqual([
    [
      ['付款', 1, 2, 1],
      ['备注', 2, 1, 1],
    ],
    [
      ['首期', 3, 1, 2],
      ['三万元\n签约时', 4, 1, 1],
      ['', 7, 1, 1],
    ],
    [
      ['两万元', 9, 1, 1],
      ['验收后', 10, 1, 1],
    ],
  ]);
  expect(block?.rows?.[1]?.[1]?.paragraphs).toEqual([
    { paragraph: 4, start: 0 },
    { paragraph: 6, start: 4 },
  ]);
});

test('a table inside a cell stands in the cell, row by row; a table of one column is only a frame', async () => {
  const inner = table(
    row(cell(paragraph('甲')), cell(paragraph('1'))),
    row(cell(paragraph('乙')), cell(paragraph('2'))),
  );
  const { blocks } = await read({
    body:
      table(row(cell(paragraph('清单') + inner + paragraph('完')), cell(paragraph('x')))) +
      table(row(cell(paragraph('第一条 框内') + paragraph('内容。')))),
  });
  expect(blocks[0]?.rows?.[0]?.[0]?.text).toBe('清单\n甲\t1\n乙\t2\n完');
  expect(blocks.slice(1).map(({ kind, text }) => [kind, text])).toEqual([
    ['heading', '第一条 框内'],
    ['paragraph', '内容。'],
  ]);
});

test('footnotes stand behind their paragraph, comments at the end, both with what they hang on', async () => {
  const reference = (kind: string, id: number) => `<w:r><w:${kind}Reference w:id="${id}"/></w:r>`;
  const body = [
    `<w:p><w:commentRangeStart w:id="5"/><w:r><w:t>违约金过高</w:t></w:r><w:commentRangeEnd w:id="5"/>${reference('comment', 5)}${reference('footnote', 2)}</w:p>`,
    '<w:commentRangeStart w:id="7"/>',
    paragraph('第二段'),
    `<w:p><w:r><w:t>第三段</w:t></w:r>${reference('endnote', 1)}${reference('footnote', 3)}</w:p>`,
  ].join('');
  const note = (kind: string, id: number, text: string, more = '') =>
    `<w:${kind} w:id="${id}"${more}>${paragraph(text)}</w:${kind}>`;
  const { blocks } = await read({
    body,
    footnotes:
      note('footnote', 0, '---', ' w:type="separator"') +
      note('footnote', 2, '见民法典第五百八十五条。') +
      note('footnote', 3, '同上。'),
    endnotes: note('endnote', 1, '尾注。'),
    comments:
      note('comment', 9, '无处', ' w:author="赵"') +
      note('comment', 7, '请改', ' w:author="李"') +
      note('comment', 5, '过高', ' w:author="王律师"'),
  });
  expect(blocks.map(({ kind, text, author, anchorId }) => [kind, text, author, anchorId])).toEqual([
    ['paragraph', '违约金过高', null, null],
    ['footnote', '[1] 见民法典第五百八十五条。', null, 'b0'],
    ['paragraph', '第二段', null, null],
    ['paragraph', '第三段', null, null],
    ['footnote', '[i] 尾注。', null, 'b3'],
    ['footnote', '[2] 同上。', null, 'b3'],
    ['comment', '过高', '王律师', 'b0'],
    ['comment', '请改', '李', 'b2'],
    ['comment', '无处', '赵', null],
  ]);
});

test('changes are placed behind the number, and in a table by the offsets of its text', async () => {
  const changed =
    '<w:r><w:t>租金</w:t></w:r><w:del w:author="王"><w:r><w:delText>五</w:delText></w:r></w:del><w:ins w:author="王"><w:r><w:t>六</w:t></w:r></w:ins>';
  const { blocks } = await read({
    body: `<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr>${changed}</w:p>${table(row(cell(paragraph('项目')), cell(`<w:p>${changed}</w:p>`)))}`,
    numbering: list(0, level(0, 'decimal', '%1.')) + num(1, 0),
  });
  expect(blocks[0]).toMatchObject({ text: '1. 租金六' });
  expect(blocks[0]?.changes).toEqual([
    { kind: 'deleted', start: 5, end: 5, author: '王', text: '五' },
    { kind: 'inserted', start: 5, end: 6, author: '王', text: '六' },
  ]);
  const [inserted] = blocks[1]?.changes.filter(({ kind }) => kind === 'inserted') ?? [];
  expect(blocks[1]?.text.slice(inserted?.start, inserted?.end)).toBe('六');
});

test('every paragraph is counted, also those of text boxes and of the copy for older programs', async () => {
  const box = (text: string) => `<wps:txbx><w:txbxContent>${paragraph(text)}</w:txbxContent></wps:txbx>`;
  const body = `<w:p><w:r><w:t>正文</w:t><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing>${box('框中')}</w:drawing></mc:Choice><mc:Fallback><w:pict>${box('框中')}</w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>${paragraph('后文')}`;
  const { blocks } = await read({ body });
  expect(blocks.map(({ text, paragraph: index }) => [index, text])).toEqual([
    [0, '正文'],
    [1, '框中'],
    [3, '后文'],
  ]);
});

test('programs, embedded files and addresses outside are reported and left alone', async () => {
  const { ignored, blocks } = await read({
    body: `${paragraph('正文')}<w:altChunk r:id="c"/>`,
    contentType: 'application/vnd.ms-word.document.macroEnabled.main+xml',
    relations: {
      i: ['image', 'https://example.com/track.png', 'External'],
      h: ['hyperlink', 'https://example.com/', 'External'],
    },
    extra: { 'word/vbaProject.bin': 'x', 'word/embeddings/oleObject1.bin': 'x' },
  });
  expect(blocks).toHaveLength(1);
  expect(ignored.sort()).toEqual(['embedded_files', 'external_references', 'macros']);
});

test('an ordinary link is no reason to warn, one into the file system is', async () => {
  const linked = async (target: string) =>
    (await read({ body: paragraph('x'), relations: { h: ['hyperlink', target, 'External'] } })).ignored;
  expect(await linked('https://example.com/')).toEqual([]);
  expect(await linked('file:///etc/passwd')).toEqual(['external_references']);
});

test('a long document comes in parts, and ids go on through them', async () => {
  const { parts, blocks } = await read({
    body: Array.from({ length: 450 }, (_, index) => paragraph(`第${index}行文字`)).join(''),
  });
  expect(parts.map(({ number, blocks: inside }) => [number, inside.length])).toEqual([
    [1, 200],
    [2, 200],
    [3, 50],
  ]);
  expect(blocks.map(({ id }) => id)).toEqual(blocks.map((_, index) => `b${index}`));
});
