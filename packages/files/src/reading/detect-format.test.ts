import { describe, expect, test } from 'vitest';
import {
  paragraph,
  relationships,
  shape,
  slideParts,
  textRows,
  wordParts,
  workbookParts,
  writeZip,
} from '../testing/office-packages.ts';
import { detectFormat } from './detect-format.ts';
import { ParseFailure } from './parse-failure.ts';

async function detect(content: Buffer | string, name = 'file'): Promise<string> {
  try {
    return await detectFormat({ path: '', name, content: Buffer.from(content) });
  } catch (error) {
    if (error instanceof ParseFailure) return [error.code, error.values.ending].filter(Boolean).join(' ');
    throw error;
  }
}

/** An old Office container whose directory names these streams. */
const container = (...streams: string[]) =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(600),
    ...streams.map((name) => Buffer.from(name, 'utf16le')),
  ]);

describe('what is inside decides, not the name', () => {
  test('office packages are told apart by their main part', async () => {
    expect(await detect(await writeZip(wordParts({ body: paragraph('x') })), 'a.xlsx')).toBe('docx');
    expect(
      await detect(
        await writeZip(workbookParts({ sheets: [{ name: 'A', xml: textRows([['x']]) }] })),
        'a.docx',
      ),
    ).toBe('xlsx');
    expect(await detect(await writeZip(slideParts([{ tree: shape(['x']) }])), 'a.txt')).toBe('pptx');
  });

  test('wrong or missing content types do not hide a Word file, a missing main part is damage', async () => {
    const parts = wordParts({ body: paragraph('x') });
    const types = '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>';
    expect(await detect(await writeZip({ ...parts, '[Content_Types].xml': types }))).toBe('docx');
    const { 'word/document.xml': _, ...headless } = parts;
    expect(await detect(await writeZip(headless))).toBe('file_damaged');
  });

  test('a main part with another name is found by its relationship', async () => {
    const { 'word/document.xml': main = '', ...parts } = wordParts({ body: paragraph('x') });
    const moved = {
      ...parts,
      'word/document2.xml': main,
      '_rels/.rels': relationships({ a: ['officeDocument', '/word/document2.xml'] }),
    };
    expect(await detect(await writeZip(moved))).toBe('docx');
  });

  test('other archives are not supported, half of one is damage', async () => {
    expect(await detect(await writeZip({ 'a.txt': 'x' }), 'a.docx')).toBe('unsupported_file');
    expect(
      await detect(await writeZip({ mimetype: 'application/vnd.oasis.opendocument.text' }), 'a.docx'),
    ).toBe('unsupported_file');
    const whole = await writeZip(wordParts({ body: paragraph('x') }));
    expect(await detect(whole.subarray(0, whole.length / 2))).toBe('file_damaged');
  });

  test('old Office files are named with the format to save them in, encrypted ones ask for their password to be removed', async () => {
    expect(await detect(container('WordDocument'), 'a.docx')).toBe('file_old_format .docx');
    expect(await detect(container('Workbook'), 'a.docx')).toBe('file_old_format .xlsx');
    expect(await detect(container('PowerPoint Document'))).toBe('file_old_format .pptx');
    expect(await detect(container('EncryptionInfo', 'EncryptedPackage'), 'a.docx')).toBe('file_password');
    expect(await detect(container('Something'))).toBe('unsupported_file');
    expect(await detect('{\\rtf1\\ansi x}', 'a.docx')).toBe('file_old_format .docx');
  });

  test('PDF, pictures, programs, nothing', async () => {
    expect(await detect('\n%PDF-1.7 …', 'a.txt')).toBe('pdf');
    expect(await detect(Buffer.from('89504e470d0a1a0a', 'hex'), 'a.txt')).toBe('image');
    expect(await detect(Buffer.from('ffd8ffe000', 'hex'))).toBe('image');
    expect(await detect(Buffer.concat([Buffer.from('MZ'), Buffer.alloc(500, 3)]), 'a.txt')).toBe(
      'unsupported_file',
    );
    expect(await detect('', 'a.pdf')).toBe('empty_file');
  });
});

describe('between kinds of text the name decides only where both would do', () => {
  const mail = 'From: a@b.c\nTo: d@e.f\nSubject: x\nMIME-Version: 1.0\n\nhello';
  test.each([
    ['a mail', mail, 'a.txt', 'eml'],
    ['a mail saved with a line of its mailbox', `From a@b.c Mon\n${mail}`, 'a.eml', 'eml'],
    ['a letter that begins like a mail', 'To: all\nDear friends', 'a.txt', 'txt'],
    ['a page', '<!DOCTYPE html><p>x', 'a.txt', 'html'],
    ['a page with a remark in front', '<!-- saved --> <html><p>x', 'a.md', 'html'],
    ['a piece of a page', '<p>x</p>', 'a.html', 'html'],
    ['a text that is called a page', '第一条 甲', 'a.html', 'txt'],
    ['Markdown', '第一条 甲', 'a.md', 'md'],
    ['Markdown by its headings', '# 标题\n正文', 'a', 'md'],
    ['a table', 'a,b\n1,2\n3,4', 'a.csv', 'csv'],
    ['a table without a name', 'a,b\n1,2\n3,4', 'a', 'csv'],
    ['a text with as many commas in each line', '甲,乙\n丙,丁\n戊,己', 'a.txt', 'txt'],
    ['other XML', '<?xml version="1.0"?><x/>', 'a.html', 'unsupported_file'],
    ['XHTML', '<?xml version="1.0"?><html><p>x</p></html>', 'a', 'html'],
  ])('%s', async (_, content, name, format) => {
    expect(await detect(content, name)).toBe(format);
  });

  test('the head of a long text may end inside a character', async () => {
    for (let shift = 0; shift < 4; shift += 1) {
      expect(await detect(`${'x'.repeat(shift)}${'甲'.repeat(40_000)}`, 'a.txt')).toBe('txt');
    }
  });
});
