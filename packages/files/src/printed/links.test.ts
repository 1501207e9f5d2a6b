import JSZip from 'jszip';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { printed } from './testing/printed-samples.ts';
import { writePrintedFile } from './write-printed-file.ts';

const ADDRESS = 'https://law.example.com/document_reading/doc_1?block=b1&x="';
const linked = (link: string) =>
  printed([{ kind: 'paragraph', style: 'Body', text: [{ text: '第二条', link }] }]);

test('words lead to a page of the web in every format', async () => {
  const zip = await JSZip.loadAsync(await writePrintedFile(linked(ADDRESS), 'docx'));
  expect(await zip.file('word/document.xml')?.async('string')).toContain('<w:hyperlink ');
  expect(await zip.file('word/_rels/document.xml.rels')?.async('string')).toContain('block=b1&amp;x=');
  const page = Buffer.from(await writePrintedFile(linked(ADDRESS), 'html')).toString('utf8');
  expect(page).toContain('<a href="https://law.example.com/document_reading/doc_1?block=b1&amp;x=&quot;"');
  const document = await getDocument({ data: new Uint8Array(await writePrintedFile(linked(ADDRESS), 'pdf')) })
    .promise;
  const annotations = await (await document.getPage(1)).getAnnotations();
  expect(annotations.map(({ unsafeUrl }) => unsafeUrl)).toEqual([ADDRESS]);
  await document.loadingTask.destroy();
});

test('words that would lead to a script or a file are words alone', async () => {
  for (const link of ['javascript:alert(1)', 'file:///etc/passwd', '\\\\host\\share']) {
    const zip = await JSZip.loadAsync(await writePrintedFile(linked(link), 'docx'));
    expect(await zip.file('word/document.xml')?.async('string')).not.toContain('w:hyperlink');
    expect(Buffer.from(await writePrintedFile(linked(link), 'html')).toString('utf8')).not.toContain('<a ');
  }
});
