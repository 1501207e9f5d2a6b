import type { HostileFile } from './hostile-file.ts';
import {
  paragraph,
  shape,
  slideParts,
  textRows,
  type WordParts,
  wordParts,
  workbookParts,
  writeZip,
} from './office-packages.ts';

const word = async (given: WordParts) => writeZip(wordParts(given));
const workbook = async (xml: string, more: Partial<Parameters<typeof workbookParts>[0]> = {}) =>
  writeZip(workbookParts({ sheets: [{ name: 'A', xml }], ...more }));
const nestedTables = (depth: number) =>
  `${'<w:tbl><w:tr><w:tc>'.repeat(depth)}${paragraph('最里面')}${'</w:tc></w:tr></w:tbl>'.repeat(depth)}`;

export const HOSTILE_OFFICE: readonly HostileFile[] = [
  {
    what: 'a million empty paragraphs',
    name: 'a.docx',
    make: async () => word({ body: `${'<w:p/>'.repeat(1_000_000)}${paragraph('末尾')}` }),
    words: '末尾',
    fails: ['file_unsafe'],
  },
  {
    what: 'a million empty paragraphs that hold a blank',
    name: 'a.docx',
    make: async () =>
      word({
        body: `${Array.from({ length: 1_000_000 }, (_, index) => `<w:p w:rsidR="${index}"><w:r><w:t> </w:t></w:r></w:p>`).join('')}${paragraph('末尾')}`,
      }),
    words: '末尾',
  },
  {
    what: 'tables five thousand deep',
    name: 'a.docx',
    make: async () => word({ body: nestedTables(5000) }),
    fails: ['file_unsafe'],
  },
  {
    what: 'tables fifty deep',
    name: 'a.docx',
    make: async () => word({ body: nestedTables(50) }),
    words: '最里面',
  },
  {
    what: 'a paragraph of three hundred thousand runs',
    name: 'a.docx',
    make: async () =>
      word({
        body: `<w:p>${Array.from({ length: 300_000 }, (_, index) => `<w:r><w:t>第${index}个</w:t></w:r>`).join('')}</w:p>`,
      }),
    words: '第1个',
  },
  {
    what: 'one element with half a million attributes',
    name: 'a.docx',
    make: async () =>
      word({
        body: `<w:p ${Array.from({ length: 500_000 }, (_, index) => `a${index}="${index}"`).join(' ')}><w:r><w:t>正文</w:t></w:r></w:p>`,
      }),
    words: '正文',
    fails: ['file_unsafe', 'file_damaged'],
  },
  {
    what: 'numbers of lists beyond all measure',
    name: 'a.docx',
    make: async () =>
      word({
        body: ['-5', '99999999999999999999', 'NaN', '1']
          .map((id) =>
            paragraph('正文', `<w:numPr><w:ilvl w:val="${id}"/><w:numId w:val="${id}"/></w:numPr>`),
          )
          .join(''),
        numbering: `<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="1"><w:start w:val="99999999999"/><w:numFmt w:val="upperRoman"/><w:lvlText w:val="${'%1'.repeat(100_000)}"/></w:lvl><w:lvl w:ilvl="4294967295"/></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>`,
      }),
    words: '正文',
  },
  {
    what: 'styles and lists that stand on each other in circles',
    name: 'a.docx',
    make: async () =>
      word({
        body: paragraph('正文', '<w:pStyle w:val="a"/>'),
        styles:
          '<w:style w:type="paragraph" w:styleId="a"><w:basedOn w:val="b"/><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style><w:style w:type="paragraph" w:styleId="b"><w:basedOn w:val="a"/></w:style><w:style w:type="numbering" w:styleId="n"><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>',
        numbering:
          '<w:abstractNum w:abstractNumId="0"><w:numStyleLink w:val="n"/></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>',
      }),
    words: '正文',
  },
  {
    what: 'a hundred thousand comments on one word',
    name: 'a.docx',
    make: async () =>
      word({
        body: `<w:p>${Array.from({ length: 100_000 }, (_, index) => `<w:commentRangeStart w:id="${index}"/>`).join('')}<w:r><w:t>正文</w:t></w:r></w:p>`,
        comments: Array.from(
          { length: 100_000 },
          (_, index) => `<w:comment w:id="${index}" w:author="x">${paragraph('注')}</w:comment>`,
        ).join(''),
      }),
    fails: ['file_too_many_blocks'],
  },
  {
    what: 'a sheet that claims to be as large as sheets can be',
    name: 'a.xlsx',
    make: async () =>
      workbook(
        '<dimension ref="A1:XFD1048576"/><cols><col min="1" max="16384"/></cols><sheetData><row r="1048576" spans="1:16384"><c r="XFD1048576" t="inlineStr"><is><t>角落</t></is></c></row></sheetData>',
      ),
    words: '角落',
  },
  {
    what: 'a long text that two hundred thousand cells share',
    name: 'a.xlsx',
    make: async () =>
      workbook(`<sheetData>${'<row><c t="s"><v>0</v></c></row>'.repeat(200_000)}</sheetData>`, {
        strings: `<si><t>${'长'.repeat(30_000)}</t></si>`,
      }),
    fails: ['file_too_long', 'file_unsafe'],
  },
  {
    what: 'merged cells all over each other, over a million rows',
    name: 'a.xlsx',
    make: async () =>
      workbook(
        `${textRows(Array.from({ length: 2000 }, (_, row) => [`甲${row}`, '乙', '丙']))}<mergeCells>${Array.from({ length: 100_000 }, (_, index) => `<mergeCell ref="A${(index % 1000) + 1}:XFD1048576"/>`).join('')}</mergeCells>`,
      ),
    words: '甲1999',
  },
  {
    what: 'a row of sixteen thousand cells under as many long names',
    name: 'a.xlsx',
    make: async () =>
      workbook(
        textRows(
          [1, 2, 3, 4].map((row) =>
            Array.from(
              { length: 16_384 },
              (_, column) => `${row === 1 ? '栏'.repeat(50) : ''}${row}-${column}`,
            ),
          ),
        ),
      ),
    words: '2-7',
  },
  {
    what: 'number formats made to confuse',
    name: 'a.xlsx',
    make: async () => {
      const formats = [
        '0'.repeat(250),
        '#,'.repeat(120),
        '[>1][<2][=3]'.repeat(20),
        '_('.repeat(120),
        '"',
        '[DBNum1]'.repeat(30),
        `${'?'.repeat(120)}/${'?'.repeat(120)}`,
        '@@@@;;;;;',
        'y'.repeat(250),
      ];
      return workbook(
        `<sheetData>${formats.map((_, index) => `<row>${['1e308', '-1e308', '0.1', 'NaN', '1e-300', '2958466'].map((value) => `<c s="${index}"><v>${value}</v></c>`).join('')}</row>`).join('')}<row><c t="inlineStr"><is><t>完</t></is></c></row></sheetData>`,
        {
          styles: `<numFmts>${formats.map((code, index) => `<numFmt numFmtId="${200 + index}" formatCode="${code.replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}"/>`).join('')}</numFmts><cellXfs>${formats.map((_, index) => `<xf numFmtId="${200 + index}"/>`).join('')}</cellXfs>`,
        },
      );
    },
    words: '完',
  },
  {
    what: 'one slide that is named a hundred thousand times',
    name: 'a.pptx',
    async make() {
      const parts = slideParts([{ tree: shape(['x']) }]);
      const presentation = String(parts['ppt/presentation.xml']).replace(/(<p:sldId [^>]*>)/, (id) =>
        id.repeat(100_000),
      );
      return writeZip({ ...parts, 'ppt/presentation.xml': presentation });
    },
    fails: ['file_too_many_pages'],
  },
  {
    what: 'groups of shapes thousands deep',
    name: 'a.pptx',
    make: async () =>
      writeZip(
        slideParts([{ tree: `${'<p:grpSp>'.repeat(3000)}${shape(['x'])}${'</p:grpSp>'.repeat(3000)}` }]),
      ),
    fails: ['file_unsafe'],
  },
];
