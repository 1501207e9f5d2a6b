import { deflateRawSync } from 'node:zlib';
import {
  type Parts,
  paragraph,
  relationships,
  shape,
  slideParts,
  textRows,
  type WordParts,
  wordParts,
  workbookParts,
  writeZip,
} from './office-packages.ts';
import { writeRawZip } from './raw-zip.ts';

/** A file that is out to do harm, and what may come of it: codes it may fail with, or words that must be read from it. */
export interface HostileFile {
  what: string;
  name: string;
  make(): Buffer | string | Promise<Buffer | string>;
  /** Absent: it must be readable. */
  fails?: readonly string[];
  /** Stands in what is read when it is read. */
  words?: string;
  ignored?: readonly string[];
}

const word = async (given: WordParts) => writeZip(wordParts(given));
const workbook = async (xml: string, more: Partial<Parameters<typeof workbookParts>[0]> = {}) =>
  writeZip(workbookParts({ sheets: [{ name: 'A', xml }], ...more }));
const raw = (parts: Parts) =>
  Object.entries(parts).map(([name, content]) => ({ name, content: Buffer.from(content) }));
const LAUGHS = `<!DOCTYPE x [<!ENTITY a "ha">${'bcdefghij'
  .split('')
  .map((letter, index) => `<!ENTITY ${letter} "${`&${'abcdefghij'[index]};`.repeat(10)}">`)
  .join('')}]>`;
/** A part of a package with a document type in front of its root. */
const withDoctype = (part: string, doctype: string) => part.replace(/^(<\?xml[^>]*>\s*)/, `$1${doctype}`);
const nestedTables = (depth: number) =>
  `${'<w:tbl><w:tr><w:tc>'.repeat(depth)}${paragraph('最里面')}${'</w:tc></w:tr></w:tbl>'.repeat(depth)}`;

export const HOSTILE_PACKAGES: readonly HostileFile[] = [
  {
    what: 'a Word file whose main part unfolds a thousandfold',
    name: 'a.docx',
    make: async () => word({ body: `<w:p/>${' '.repeat(300_000_000)}` }),
    fails: ['file_unsafe'],
  },
  {
    what: 'a part that unfolds to far more than it says',
    name: 'a.docx',
    make() {
      const parts = wordParts({ body: `${paragraph('x')}${' '.repeat(100_000_000)}` });
      return writeRawZip(
        raw(parts).map((entry) =>
          entry.name === 'word/document.xml' ? { ...entry, claimedBytes: 1000 } : entry,
        ),
      );
    },
    fails: ['file_unsafe', 'file_damaged'],
  },
  {
    what: 'bombs inside a bomb, as embedded files',
    name: 'a.docx',
    async make() {
      let bomb: Buffer = deflateRawSync(Buffer.alloc(50_000_000));
      for (let depth = 0; depth < 5; depth += 1)
        bomb = await writeZip(Object.fromEntries([1, 2, 3].map((index) => [`${index}.zip`, bomb])));
      return word({ body: paragraph('正文'), extra: { 'word/embeddings/package.zip': bomb } });
    },
    words: '正文',
    ignored: ['embedded_files'],
  },
  {
    what: 'ten thousand entries that share the same compressed bytes',
    name: 'a.docx',
    make: () =>
      writeRawZip([
        ...raw(wordParts({ body: paragraph('x') })),
        { name: 'kernel', content: Buffer.alloc(1_000_000) },
        ...Array.from({ length: 10_000 }, (_, index) => ({ name: `f${index}`, sharesWith: 4 })),
      ]),
    fails: ['file_unsafe'],
  },
  {
    what: 'a hundred thousand entries',
    name: 'a.docx',
    make: () =>
      writeRawZip([
        ...raw(wordParts({ body: paragraph('x') })),
        ...Array.from({ length: 60_000 }, (_, index) => ({ name: `f${index}`, content: Buffer.alloc(0) })),
      ]),
    fails: ['file_unsafe'],
  },
  {
    what: 'the main part twice, with different words',
    name: 'a.docx',
    make: () =>
      writeRawZip([
        ...raw(wordParts({ body: paragraph('甲') })),
        { name: 'word/document.xml', content: Buffer.from('<x/>') },
      ]),
    fails: ['file_unsafe'],
  },
  {
    what: 'names that lead out of the folder',
    name: 'a.docx',
    make: () =>
      writeRawZip([
        ...raw(
          wordParts({ body: paragraph('正文'), relations: { e: ['styles', '../../../../../etc/passwd'] } }),
        ),
        { name: '../../../../tmp/evil.xml', content: Buffer.from('<x/>') },
        { name: '/etc/shadow', content: Buffer.from('x') },
        { name: 'C:\\windows\\x', content: Buffer.from('x') },
        { name: '\u0000', content: Buffer.from('x') },
      ]),
    words: '正文',
  },
  {
    what: 'half of a Word file',
    name: 'a.docx',
    make: async () => (await word({ body: paragraph('x'.repeat(5000)) })).subarray(0, 900),
    fails: ['file_damaged'],
  },
  {
    what: 'a Word file without its main part',
    name: 'a.docx',
    async make() {
      const { 'word/document.xml': _, ...rest } = wordParts({ body: '' });
      return writeZip(rest);
    },
    fails: ['file_damaged'],
  },
  {
    what: 'content types that say it is a workbook',
    name: 'a.docx',
    make: async () =>
      word({
        body: paragraph('正文'),
        contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
      }),
    fails: ['file_damaged', 'empty_file'],
  },
  {
    what: 'entities that unfold to a billion words in a Word file',
    name: 'a.docx',
    async make() {
      const parts = wordParts({ body: paragraph('&j;') });
      return writeZip({
        ...parts,
        'word/document.xml': withDoctype(String(parts['word/document.xml']), LAUGHS),
      });
    },
    fails: ['file_unsafe'],
  },
  {
    what: 'entities that unfold to a billion words in the strings of a workbook',
    name: 'a.xlsx',
    async make() {
      const parts = workbookParts({
        sheets: [{ name: 'A', xml: textRows([['x']]) }],
        strings: '<si><t>&j;</t></si>',
      });
      return writeZip({
        ...parts,
        'xl/sharedStrings.xml': withDoctype(String(parts['xl/sharedStrings.xml']), LAUGHS),
      });
    },
    fails: ['file_unsafe'],
  },
  {
    what: 'an entity that names a file of the server',
    name: 'a.docx',
    async make() {
      const parts = wordParts({ body: paragraph('&file;') });
      const doctype = '<!DOCTYPE w:document [<!ENTITY file SYSTEM "file:///etc/passwd">]>';
      return writeZip({
        ...parts,
        'word/document.xml': withDoctype(String(parts['word/document.xml']), doctype),
      });
    },
    fails: ['file_unsafe'],
  },
  {
    what: 'a document type in the list of content types',
    name: 'a.docx',
    async make() {
      const parts = wordParts({ body: paragraph('x') });
      return writeZip({
        ...parts,
        '[Content_Types].xml': withDoctype(
          String(parts['[Content_Types].xml']),
          '<!DOCTYPE Types SYSTEM "http://127.0.0.1:9/x.dtd">',
        ),
      });
    },
    fails: ['file_unsafe'],
  },
  {
    what: 'pictures, templates and links that lead outside',
    name: 'a.docx',
    make: async () =>
      word({
        body: paragraph('正文'),
        relations: {
          i: ['image', 'http://127.0.0.1:9/pixel.png', 'External'],
          h: ['hyperlink', 'file:///etc/passwd', 'External'],
          s: ['styles', 'http://127.0.0.1:9/styles.xml', 'External'],
        },
        extra: {
          'word/_rels/settings.xml.rels': relationships({
            t: ['attachedTemplate', '\\\\evil\\share\\t.dotm', 'External'],
          }),
        },
      }),
    words: '正文',
    ignored: ['external_references'],
  },
  {
    what: 'macros and an embedded program',
    name: 'a.docm',
    make: async () =>
      word({
        body: paragraph('正文'),
        contentType: 'application/vnd.ms-word.document.macroEnabled.main+xml',
        extra: {
          'word/vbaProject.bin': 'Sub AutoOpen()',
          'word/embeddings/oleObject1.bin': Buffer.from('MZ'),
        },
      }),
    words: '正文',
    ignored: ['embedded_files', 'macros'],
  },
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
    words: '正文',
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
    fails: ['too_large', 'file_unsafe'],
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
