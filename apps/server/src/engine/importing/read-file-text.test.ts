import { Document, Packer, Paragraph } from 'docx';
import { expect, test } from 'vitest';
import { inlineParser } from '../../testing/inline-parser.ts';
import { readFileText } from './read-file-text.ts';

const read = (name: string, content: string | Buffer) =>
  readFileText(inlineParser, name, Buffer.from(content as Buffer));

test('old Chinese files in GB 18030 and files in UTF-16 are read', async () => {
  const gbk = Buffer.from([0xb5, 0xda, 0xd2, 0xbb, 0xcc, 0xf5]);
  expect(await read('a.txt', gbk)).toBe('第一条');
  const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('第一条', 'utf16le')]);
  expect(await read('a.txt', utf16)).toBe('第一条');
});

test('control characters that no law holds are dropped', async () => {
  expect(await read('a.md', '第一条\u0000\u0007 甲\n乙')).toBe('第一条 甲\n乙');
});

test('a page becomes its text, a line for each block, without scripts and bullets', async () => {
  const html =
    '<html><head><title>t</title><script>alert(1)</script></head><body><h1>风筝法</h1><p>第一条 <b>甲</b>。<br>乙。</p><div><p>第二条 丙。</p></div><ul><li>第三条 丁。</li></ul><style>x{}</style></body></html>';
  expect(await read('a.html', html)).toBe('风筝法\n第一条 甲。\n乙。\n第二条 丙。\n第三条 丁。');
});

test('a page nested twenty thousand deep is refused', async () => {
  const html = `${'<div>'.repeat(20_000)}第一条${'</div>'.repeat(20_000)}`;
  await expect(read('a.html', html)).rejects.toMatchObject({ code: 'file_unsafe' });
});

test('a Word file gives its paragraphs, with the numbers that Word makes', async () => {
  const document = new Document({
    numbering: {
      config: [{ reference: 'articles', levels: [{ level: 0, format: 'chineseCounting', text: '第%1条' }] }],
    },
    sections: [
      {
        children: [
          new Paragraph('风筝法'),
          new Paragraph({ text: '甲。', numbering: { reference: 'articles', level: 0 } }),
          new Paragraph('第二条 乙。'),
        ],
      },
    ],
  });
  const text = await read('a.docx', await Packer.toBuffer(document));
  expect(text.split('\n')).toEqual(['风筝法', expect.stringMatching(/^第一条\s*甲。$/), '第二条 乙。']);
});
