// @vitest-environment jsdom
import JSZip from 'jszip';
import { expect, test } from 'vitest';
import { numberParagraphs, paragraphIndex } from './number-paragraphs.ts';

const WORD = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

async function wordFile(body: string): Promise<ArrayBuffer> {
  const zip = new JSZip();
  zip.file('word/document.xml', `<w:document ${WORD}><w:body>${body}</w:body></w:document>`);
  return zip.generateAsync({ type: 'arraybuffer' });
}
async function bookmarksOf(file: Uint8Array): Promise<string[]> {
  const xml = await (await JSZip.loadAsync(file)).file('word/document.xml')?.async('string');
  return [...(xml ?? '').matchAll(/w:name="([^"]+)"/g)].map((match) => match[1] ?? '');
}

test('every paragraph carries its index in document order, those in cells too', async () => {
  const { file, paragraphs } = await numberParagraphs(
    await wordFile(
      '<w:p><w:pPr/><w:r><w:t>一</w:t></w:r></w:p><w:tbl><w:tr><w:tc><w:p/></w:tc></w:tr></w:tbl><w:p/>',
    ),
  );
  expect(paragraphs).toBe(3);
  expect((await bookmarksOf(file)).map(paragraphIndex)).toEqual([0, 1, 2]);
});

test('a bookmark of the file itself cannot pass for one of ours', async () => {
  const { file } = await numberParagraphs(
    await wordFile('<w:p><w:bookmarkStart w:id="9" w:name="mingfa-paragraph-7"/></w:p>'),
  );
  expect(await bookmarksOf(file)).toEqual(['mingfa-paragraph-0']);
});

test('what is no Word file is refused', async () => {
  await expect(numberParagraphs(new TextEncoder().encode('no zip').buffer as ArrayBuffer)).rejects.toThrow();
  await expect(numberParagraphs(await wordFile('<w:p>'))).rejects.toThrow();
});
