import { Document, Packer, Paragraph } from 'docx';
import { expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';

test('old Chinese files in GB 18030 and files in UTF-16 are read', async () => {
  const gbk = Buffer.from([0xb5, 0xda, 0xd2, 0xbb, 0xcc, 0xf5]);
  expect(await decodeText('a.txt', gbk)).toBe('第一条');
  const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('第一条', 'utf16le')]);
  expect(await decodeText('a.txt', utf16)).toBe('第一条');
});

test('control characters that no law holds are dropped', async () => {
  expect(await decodeText('a.md', Buffer.from('第一条\u0000\u0007 甲\n乙'))).toBe('第一条 甲\n乙');
});

test('a page becomes its text, a line for each block, without scripts', async () => {
  const html =
    '<html><head><title>t</title><script>alert(1)</script></head><body><h1>风筝法</h1><p>第一条 <b>甲</b>。<br>乙。</p><div><p>第二条 丙。</p></div><style>x{}</style></body></html>';
  expect(await decodeText('a.html', Buffer.from(html))).toBe('风筝法\n第一条 甲。\n乙。\n第二条 丙。');
});

test('a page nested twenty thousand deep does not overturn the reader', async () => {
  const html = `${'<div>'.repeat(20_000)}第一条${'</div>'.repeat(20_000)}`;
  expect(await decodeText('a.html', Buffer.from(html))).toBe('第一条');
});

test('a Word file gives its paragraphs', async () => {
  const document = new Document({
    sections: [{ children: [new Paragraph('风筝法'), new Paragraph('第一条 甲。')] }],
  });
  const text = await decodeText('a.docx', await Packer.toBuffer(document));
  expect(text.split(/\n+/).filter(Boolean)).toEqual(['风筝法', '第一条 甲。']);
});
