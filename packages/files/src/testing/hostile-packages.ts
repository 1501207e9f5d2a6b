import { deflateRawSync } from 'node:zlib';
import type { HostileFile } from './hostile-file.ts';
import {
  type Parts,
  paragraph,
  relationships,
  textRows,
  type WordParts,
  wordParts,
  workbookParts,
  writeZip,
} from './office-packages.ts';
import { writeRawZip } from './raw-zip.ts';

const word = async (given: WordParts) => writeZip(wordParts(given));
const _workbook = async (xml: string, more: Partial<Parameters<typeof workbookParts>[0]> = {}) =>
  writeZip(workbookParts({ sheets: [{ name: 'A', xml }], ...more }));
const raw = (parts: Parts) =>
  Object.entries(parts).map(([name, content]) => ({ name, content: Buffer.from(content) }));
const LAUGHS = `<!DOCTYPE x [<!ENTITY a "ha">${'bcdefghij'
  .split('')
  .map((letter, index) => `<!ENTITY ${letter} "${`&${'abcdefghij'[index]};`.repeat(10)}">`)
  .join('')}]>`;
/** A part of a package with a document type in front of its root. */
const withDoctype = (part: string, doctype: string) => part.replace(/^(<\?xml[^>]*>\s*)/, `$1${doctype}`);
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
];
