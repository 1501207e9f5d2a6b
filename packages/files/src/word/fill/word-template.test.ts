import type { OwnFilling } from '@mingfa/legal/drafting/own/fill-own-values';
import { ownUses } from '@mingfa/legal/drafting/own/own-uses';
import { expect, test } from 'vitest';
import { mainPart, partsOf, readPart, wordPackage } from '../change/testing/word-package.ts';
import { fillWordTemplate } from './fill-word-template.ts';
import { readWordTemplate } from './read-word-template.ts';
import { firmLease, paragraph, run, table, wordWith } from './testing/firm-template.ts';

const YES = { when: true, unless: false };
const NO = { when: false, unless: true };
const OPEN = { when: false, unless: false };
const texts = (values: Record<string, string>): OwnFilling => ({ texts: values, shown: {}, rows: {} });
/** The words of the main part, a line for each paragraph. */
const wordsOf = (xml: string) =>
  [...xml.matchAll(/<w:p[ >].*?<\/w:p>/gs)].map(([one]) =>
    one.replace(/<w:br\/>/g, '\n').replace(/<[^>]*>/g, ''),
  );
async function filled(body: string, filling: OwnFilling): Promise<string[]> {
  const bytes = await fillWordTemplate(await wordWith(body), filling, null);
  return wordsOf(await readPart(bytes, 'word/document.xml'));
}
const problemsOf = async (body: string) =>
  (await readWordTemplate(await wordWith(body))).problems.map(({ problem, tag }) => [problem, tag]);

test('fields are found in their order, in the text, in tables, in headers and footers', async () => {
  const { text, problems } = await readWordTemplate(await firmLease());
  expect(problems).toEqual([]);
  expect(ownUses(text).map(({ name }) => name)).toEqual([
    ...['出租人姓名', '出租人身份证号', '承租人', '姓名', '电话', '租金', '租金大写', '起租日期', '逾期利率'],
    ...['是否有担保', '担保人', '补充约定', '物品清单', '物品', '件数', '签订日期', '合同编号', '承办律师'],
  ]);
});

test('a tag that Word split over runs is one field, and what is around it keeps its format', async () => {
  const body = `<w:p>${run('甲方：')}${run('{{甲')}${run('方名', '<w:i/>')}${run('称}}')}${run('（盖章）', '<w:b/>')}</w:p>`;
  const bytes = await fillWordTemplate(await wordWith(body), texts({ 甲方名称: '𠮷祥公司' }), null);
  const xml = await readPart(bytes, 'word/document.xml');
  expect(wordsOf(xml)).toEqual(['甲方：𠮷祥公司（盖章）']);
  expect(xml).toContain('<w:rPr><w:b/></w:rPr><w:t xml:space="preserve">（盖章）');
});

test('values are words: markup, braces and expressions in them stay what they are, and lines break where they broke', async () => {
  const odd = '<w:p/>&amp;{{乙}}{{#甲}} <%= process.exit() %> \u202e=1+1\n第二行';
  expect(await filled(paragraph('{{甲}}与{{乙}}'), texts({ 甲: odd, 乙: '乙公司' }))).toEqual([
    '&lt;w:p/&gt;&amp;amp;{{乙}}{{#甲}} &lt;%= process.exit() %&gt; \u202e=1+1\n第二行与乙公司',
  ]);
});

test('a condition shows its stretch, its opposite or, while it is open, neither', async () => {
  const body = [
    paragraph('{{#担保}}'),
    paragraph('有担保'),
    paragraph('{{/担保}}'),
    paragraph('甲{{^担保}}，没有担保{{/担保}}乙'),
  ].join('');
  const by = (state: typeof YES) => filled(body, { texts: {}, shown: { 担保: state }, rows: {} });
  expect(await by(YES)).toEqual(['有担保', '甲乙']);
  expect(await by(NO)).toEqual(['甲，没有担保乙']);
  expect(await by(OPEN)).toEqual(['甲乙']);
});

test('a stretch repeats for each row: paragraphs, rows of a table, and words within a line', async () => {
  const body = [
    paragraph('{{#当事人}}'),
    paragraph('{{姓名}}，案由{{案由}}{{#有代理人}}，代理人{{代理人}}{{/有代理人}}'),
    paragraph('{{/当事人}}'),
    table(['物品', '数量'], ['{{#物品}}{{名称}}', '{{件数}}{{/物品}}']),
    paragraph('共：{{#物品}}{{名称}}；{{/物品}}'),
  ].join('');
  const row = (values: Record<string, string>, shown = {}) => ({ texts: values, shown, rows: {} });
  const filling: OwnFilling = {
    ...texts({ 案由: '借款' }),
    rows: {
      当事人: [
        row({ 姓名: '甲', 代理人: '律师' }, { 有代理人: YES }),
        row({ 姓名: '乙', 代理人: '' }, { 有代理人: NO }),
      ],
      物品: [row({ 名称: '床', 件数: '1' }), row({ 名称: '桌', 件数: '2' })],
    },
  };
  expect(await filled(body, filling)).toEqual([
    ...['甲，案由借款，代理人律师', '乙，案由借款', '物品', '数量', '床', '1', '桌', '2', '共：床；桌；'],
  ]);
});

test('sections that lie too deep in one another are told, however many there are', async () => {
  const nest = (levels: number) => paragraph(`${'{{#甲}}'.repeat(levels)}{{乙}}${'{{/甲}}'.repeat(levels)}`);
  expect(await problemsOf(nest(20))).toEqual([]);
  expect(await problemsOf(nest(2000))).toEqual([['too_deep', '甲']]);
});

test('a list without rows leaves its table whole', async () => {
  const body = table(['物品', '数量'], ['{{#物品}}{{名称}}', '{{件数}}{{/物品}}']);
  expect(await filled(body, { texts: {}, shown: { 物品: NO }, rows: { 物品: [] } })).toEqual([
    '物品',
    '数量',
  ]);
});

test('what has no value says nothing, never “undefined”', async () => {
  expect(await filled(paragraph('甲{{没有值}}乙'), texts({}))).toEqual(['甲乙']);
});

test('names that objects have already are names like others', async () => {
  const body = paragraph('{{constructor}}|{{toString}}|{{hasOwnProperty}}|{{valueOf}}');
  expect(await filled(body, texts({ toString: '一' }))).toEqual(['|一||']);
});

test('all parts without fields keep their bytes, and the page its layout', async () => {
  const original = await firmLease();
  const bytes = await fillWordTemplate(original, texts({ 合同编号: '甲-1', 承办律师: '周律师' }), null);
  const [before, after] = [await partsOf(original), await partsOf(bytes)];
  expect([...after.keys()]).toEqual([...before.keys()]);
  const changed = [...after].filter(([name, content]) => before.get(name) !== content).map(([name]) => name);
  expect(changed.sort()).toEqual(['word/document.xml', 'word/footer.xml', 'word/header.xml']);
  expect(await readPart(bytes, 'word/header.xml')).toContain('合同编号：甲-1');
  expect(await readPart(bytes, 'word/document.xml')).toContain('<w:pgMar w:top="1440"');
});

test('the label of a model’s words stands first, or first and last, and in the properties', async () => {
  const label = { text: '人工智能生成', position: 'both', implicit: { Label: '1' } } as const;
  const bytes = await fillWordTemplate(await wordWith(paragraph('甲{{乙}}')), texts({ 乙: '丙' }), label);
  const xml = await readPart(bytes, 'word/document.xml');
  expect(wordsOf(xml)).toEqual(['人工智能生成', '甲丙', '人工智能生成']);
  expect(xml).toMatch(/<\/w:p><w:sectPr>/);
  expect(await readPart(bytes, 'docProps/custom.xml')).toContain('AIGC');
});

test('what is wrong is told with the words it stands at', async () => {
  const { problems } = await readWordTemplate(await wordWith(paragraph('租金{{#租金}}每月若干')));
  expect(problems).toEqual([
    { problem: 'unclosed_section', tag: '租金', where: 'body', near: '租金{{#租金}}每月若干' },
  ]);
});

test.each([
  ['a section that does not end', paragraph('{{#甲}}乙'), [['unclosed_section', '甲']]],
  ['an end without a beginning', paragraph('乙{{/甲}}'), [['unopened_section', '甲']]],
  ['an end of another name', paragraph('{{#甲}}丙{{/乙}}'), [['other_section', '乙']]],
  ['braces that do not match', paragraph('{{甲}乙'), [['broken_tag', '{{甲}乙']]],
  [
    'a tag over two paragraphs',
    `${paragraph('{{甲')}${paragraph('乙}}')}`,
    [
      ['broken_tag', '{{甲'],
      ['broken_tag', '乙}}'],
    ],
  ],
  ['a file without fields', paragraph('什么也没有'), [['no_fields', '']]],
  [
    'a section from inside a table to outside',
    `${table(['{{#甲}}乙', '丙'])}${paragraph('{{/甲}}')}`,
    [
      ['crosses_table', '甲'],
      ['unopened_section', '甲'],
    ],
  ],
])('%s is refused', async (_what, body, problems) => {
  expect(await problemsOf(body)).toEqual(problems);
});

test.each([
  ...[
    '@甲',
    '=&lt;% %&gt;=',
    '甲.乙',
    '甲 | 乙',
    'a+b',
    'process.exit()',
    '$甲',
    '甲[0]',
    '-w:p 甲',
    '"甲"',
    '甲;乙',
    '__proto__',
    '',
  ],
  'a'.repeat(61),
])('“%s” is no name of a field', async (tag) => {
  const found = await problemsOf(paragraph(`{{${tag}}}`));
  expect(found.map(([problem]) => problem)).toEqual(['bad_name']);
});

test.each([
  ['a picture elsewhere', 'image', 'http://203.0.113.1/x.png'],
  ['a template elsewhere', 'attachedTemplate', 'https://203.0.113.1/x.dotm'],
  ['a template on another machine', 'attachedTemplate', 'file://server/share/x.dotm'],
  ['a frame', 'frame', '\\\\server\\share\\x'],
])('%s is refused', async (_what, type, target) => {
  const rels = `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}" TargetMode="External"/></Relationships>`;
  const bytes = await wordPackage({
    document: mainPart(paragraph('{{甲}}')),
    parts: { 'word/_rels/settings.xml.rels': rels },
  });
  expect((await readWordTemplate(bytes)).problems.map(({ problem }) => problem)).toEqual(['remote_content']);
});

test('a template on the same machine and a link are no harm', async () => {
  const rels = `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://x/attachedTemplate" Target="file:///C:\\Users\\a\\Normal.dotm" TargetMode="External"/><Relationship Id="rId2" Type="http://x/hyperlink" Target="https://example.com" TargetMode="External"/></Relationships>`;
  const bytes = await wordPackage({
    document: mainPart(paragraph('{{甲}}')),
    parts: { 'word/_rels/settings.xml.rels': rels },
  });
  expect((await readWordTemplate(bytes)).problems).toEqual([]);
});

test.each(['DDEAUTO c:\\\\windows\\\\cmd.exe', ' INCLUDEPICTURE "http://203.0.113.1/a"', 'IMPORT x'])(
  'a field of Word that reaches out is refused: %s',
  async (code) => {
    const field = `<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>${code}</w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>`;
    expect((await problemsOf(field + paragraph('{{甲}}')))[0]?.[0]).toBe('remote_content');
  },
);

test('page numbers and links to other places are fields of Word that do no harm', async () => {
  const field = `<w:p><w:fldSimple w:instr=" PAGE "/><w:fldSimple w:instr=' HYPERLINK "http://a.b/link" '/></w:p>`;
  expect(await problemsOf(field + paragraph('{{甲}}'))).toEqual([]);
});

test('entities and macros are refused', async () => {
  const laughs = mainPart(paragraph('{{甲}}')).replace(
    '<w:document',
    '<!DOCTYPE x [<!ENTITY a "ha">]><w:document',
  );
  await expect(readWordTemplate(await wordPackage({ document: laughs }))).rejects.toMatchObject({
    code: 'file_unsafe',
  });
  const macros = await wordPackage({
    document: mainPart(paragraph('{{甲}}')),
    parts: { 'word/vbaProject.bin': 'x' },
  });
  expect((await readWordTemplate(macros)).problems.map(({ problem }) => problem)).toEqual(['active_content']);
});

test('more words than a draft may hold are refused', async () => {
  const long = await wordWith(paragraph(`{{甲}}${'字'.repeat(600_001)}`));
  await expect(readWordTemplate(long)).rejects.toMatchObject({ code: 'file_too_long' });
});
