import JSZip from 'jszip';
import { parseHTML } from 'linkedom';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import type { PrintedBlock, PrintedFile } from './printed-file.ts';
import { printed } from './testing/printed-samples.ts';
import { writePrintedFile } from './write-printed-file.ts';

const cell = (text: string, columns = 1, role: 'section' | 'label' | 'head' | 'content' = 'content') => ({
  lines: [text],
  columns,
  role,
});
const FORM: PrintedBlock = {
  kind: 'form',
  widths: [30, 70],
  headRows: 1,
  size: 21,
  rows: [
    { cells: [cell('当事人信息', 2, 'section')] },
    { cells: [cell('原告', 1, 'label'), cell('姓名：<b>周明远</b> =1+1')] },
    ...Array.from({ length: 60 }, (_, at) => ({ cells: [cell(`第${at}行`, 1, 'label'), cell('内容')] })),
    // Says that it goes over more columns than there are.
    { cells: [cell('末行', 9)] },
  ],
};
const FILE = printed(
  [
    { kind: 'heading', level: 1, text: '民事起诉状' },
    { kind: 'paragraph', style: 'Body', text: '（离婚纠纷）', align: 'centred' },
    { kind: 'paragraph', style: 'Body', text: '此致', firstLine: false },
    FORM,
    { kind: 'page_break' },
    {
      kind: 'together',
      blocks: ['具状人：', '2026年11月29日'].map((text) => ({
        kind: 'paragraph' as const,
        style: 'Body' as const,
        align: 'right' as const,
        text,
      })),
    },
  ],
  { layout: 'court', pageFoot: '立遗嘱人：　　　　日期：' },
);

async function wordOf(file: PrintedFile) {
  const zip = await JSZip.loadAsync(await writePrintedFile(file, 'docx'));
  const footers = Object.keys(zip.files).filter((name) => /word\/footer\d+\.xml/.test(name));
  const read = async (name: string) => (await zip.file(name)?.async('string')) ?? '';
  return {
    document: await read('word/document.xml'),
    footer: (await Promise.all(footers.map(read))).join(''),
  };
}

test('Word: cells go over columns, heads come again, nobody’s words are markup, and lines to sign on stay together', async () => {
  const { document, footer } = await wordOf(FILE);
  expect(document.match(/<w:gridSpan w:val="2"\/>/g)).toHaveLength(2);
  expect(document.match(/<w:tblHeader\/>/g)).toHaveLength(1);
  expect(document).toContain('姓名：&lt;b&gt;周明远&lt;/b&gt; =1+1');
  expect(document).toContain('w:eastAsia="SimSun"');
  expect(document.match(/<w:keepNext\/>/g)?.length).toBeGreaterThanOrEqual(2);
  expect(footer).toContain('立遗嘱人');
  expect(footer).toContain('NUMPAGES');
});

test('PDF: the head of a form and the foot of the file stand on each page, pages are counted', async () => {
  const content = await writePrintedFile(FILE, 'pdf');
  const document = await getDocument({ data: new Uint8Array(content), verbosity: 0 }).promise;
  expect(document.numPages).toBeGreaterThan(2);
  for (let number = 1; number <= document.numPages; number += 1) {
    const items = (await (await document.getPage(number)).getTextContent()).items;
    const text = items
      .map((item) => ('str' in item ? item.str : ''))
      .join('')
      .replace(/\s/g, '');
    expect(text).toContain(`第${number}页共${document.numPages}页`);
    expect(text).toContain('立遗嘱人：');
    if (number < document.numPages) expect(text).toContain('当事人信息');
    if (number === document.numPages) expect(text).toContain('具状人：2026年11月29日');
  }
});

test('HTML: labels head their rows, and every word is text', async () => {
  const html = new TextDecoder().decode(await writePrintedFile(FILE, 'html'));
  const { document } = parseHTML(html);
  expect(document.querySelector('table.form thead th')?.getAttribute('colspan')).toBe('2');
  expect(document.querySelector('tbody th[scope=row]')?.textContent).toBe('原告');
  expect(document.querySelector('tbody td')?.textContent).toBe('姓名：<b>周明远</b> =1+1');
  expect(document.querySelector('.together p.right')?.textContent).toBe('具状人：');
  expect(document.querySelector('.page-foot')?.textContent).toBe('立遗嘱人：　　　　日期：');
});
