import { expect, test } from 'vitest';
import { paragraph, type WordParts, writeWord } from '../../testing/office-packages.ts';
import { readBytes } from '../../testing/read-blocks.ts';

const read = async (given: WordParts) => readBytes(await writeWord(given), 'contract.docx');
const texts = async (given: WordParts) => (await read(given)).blocks.map(({ text }) => text);

const level = (ilvl: number, format: string, text: string, more = '') =>
  `<w:lvl w:ilvl="${ilvl}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/>${more}</w:lvl>`;
const list = (id: number, levels: string) =>
  `<w:abstractNum w:abstractNumId="${id}">${levels}</w:abstractNum>`;
const num = (id: number, abstractId: number, overrides = '') =>
  `<w:num w:numId="${id}"><w:abstractNumId w:val="${abstractId}"/>${overrides}</w:num>`;
const numbered = (text: string, numId: number, ilvl = 0) =>
  paragraph(text, `<w:numPr><w:ilvl w:val="${ilvl}"/><w:numId w:val="${numId}"/></w:numPr>`);

const CONTRACT_LEVELS = [
  level(0, 'chineseCountingThousand', '第%1条'),
  level(1, 'chineseCounting', '（%2）'),
  level(2, 'decimal', '%3.'),
  level(3, 'decimalEnclosedCircle', '%4'),
  level(4, 'lowerLetter', '%5)'),
].join('');

test('numbers of all levels stand in front of the text as Word shows them, and begin anew under a higher one', async () => {
  const body = [
    numbered('租金', 1),
    numbered('标准', 1, 1),
    numbered('每月五千元。', 1, 2),
    numbered('含物业费。', 1, 3),
    numbered('不含水电。', 1, 4),
    numbered('支付', 1, 1),
    numbered('按月。', 1, 2),
    numbered('押金', 1),
    numbered('两个月。', 1, 1),
  ].join('');
  const { blocks } = await read({ body, numbering: list(0, CONTRACT_LEVELS) + num(1, 0) });
  expect(blocks.map(({ text }) => text)).toEqual([
    '第一条 租金',
    '（一）标准',
    '1. 每月五千元。',
    '①含物业费。',
    'a) 不含水电。',
    '（二）支付',
    '1. 按月。',
    '第二条 押金',
    '（一）两个月。',
  ]);
  expect(blocks[0]).toMatchObject({ number: '第一条 ', paragraph: 0, kind: 'heading' });
  expect(blocks[1]).toMatchObject({ number: '（一）', paragraph: 1, kind: 'list_item' });
});

test('levels in one number, legal numbering, kept counters and text without a number', async () => {
  const levels = [
    level(0, 'upperRoman', '%1.'),
    level(1, 'decimal', '%1.%2', '<w:isLgl/>'),
    level(2, 'lowerRoman', '(%3)', '<w:lvlRestart w:val="0"/>'),
    level(3, 'none', '附则'),
  ].join('');
  const body = [
    numbered('a', 1),
    numbered('b', 1, 1),
    numbered('c', 1, 2),
    numbered('d', 1),
    numbered('e', 1, 1),
    numbered('f', 1, 2),
    numbered('g', 1, 3),
  ].join('');
  expect(await texts({ body, numbering: list(0, levels) + num(1, 0) })).toEqual([
    'I. a',
    '1.1 b',
    '(i) c',
    'II. d',
    '2.1 e',
    '(ii) f',
    '附则 g',
  ]);
});

test('two lists of one definition go on counting together unless one sets its first number anew', async () => {
  const body = [
    numbered('甲', 1),
    numbered('乙', 2),
    numbered('丙', 3),
    numbered('丁', 3),
    numbered('戊', 1),
  ].join('');
  const numbering =
    list(0, level(0, 'decimal', '%1、')) +
    num(1, 0) +
    num(2, 0) +
    num(3, 0, '<w:lvlOverride w:ilvl="0"><w:startOverride w:val="5"/></w:lvlOverride>');
  expect(await texts({ body, numbering })).toEqual(['1、甲', '2、乙', '5、丙', '6、丁', '7、戊']);
});

test('numbers come through styles, with the level a list keeps for the style, and can be taken off again', async () => {
  const styles = [
    '<w:style w:type="paragraph" w:styleId="a"><w:name w:val="heading 1"/><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr><w:outlineLvl w:val="0"/></w:pPr></w:style>',
    '<w:style w:type="paragraph" w:styleId="b"><w:name w:val="条"/><w:basedOn w:val="a"/><w:pPr><w:numPr><w:ilvl w:val="1"/></w:numPr><w:outlineLvl w:val="1"/></w:pPr></w:style>',
    '<w:style w:type="numbering" w:styleId="n"><w:name w:val="list"/><w:pPr><w:numPr><w:numId w:val="2"/></w:numPr></w:pPr></w:style>',
  ].join('');
  const numbering = [
    '<w:abstractNum w:abstractNumId="0"><w:numStyleLink w:val="n"/></w:abstractNum>',
    `<w:abstractNum w:abstractNumId="1"><w:styleLink w:val="n"/>${level(0, 'chineseCounting', '第%1章', '<w:pStyle w:val="a"/>')}${level(1, 'chineseCounting', '第%2条', '<w:pStyle w:val="b"/>')}</w:abstractNum>`,
    num(1, 0),
    num(2, 1),
  ].join('');
  const styled = (text: string, style: string, more = '') =>
    paragraph(text, `<w:pStyle w:val="${style}"/>${more}`);
  const body = [
    styled('总则', 'a'),
    styled('目的', 'b'),
    styled('范围', 'b'),
    styled('说明', 'b', '<w:numPr><w:numId w:val="0"/></w:numPr>'),
    styled('分则', 'a'),
  ].join('');
  const { blocks } = await read({ body, styles, numbering });
  expect(blocks.map(({ text, level: depth }) => [depth, text])).toEqual([
    [1, '第一章 总则'],
    [2, '第一条 目的'],
    [2, '第二条 范围'],
    [2, '说明'],
    [1, '第二章 分则'],
  ]);
});

test('an empty numbered paragraph counts, one that was struck out with its mark does not', async () => {
  const gone =
    '<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr><w:rPr><w:del w:author="王"/></w:rPr></w:pPr><w:del w:author="王"><w:r><w:delText>旧条</w:delText></w:r></w:del></w:p>';
  const empty = '<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr></w:p>';
  const { blocks } = await read({
    body: numbered('甲', 1) + gone + empty + numbered('乙', 1),
    numbering: list(0, level(0, 'decimal', '%1.')) + num(1, 0),
  });
  expect(blocks.map(({ text }) => text)).toEqual(['1. 甲', '', '3. 乙']);
  expect(blocks[1]).toMatchObject({
    number: null,
    paragraph: 1,
    changes: [{ kind: 'deleted', start: 0, end: 0, text: '旧条' }],
  });
});
