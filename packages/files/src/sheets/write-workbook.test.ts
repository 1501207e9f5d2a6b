import JSZip from 'jszip';
import { expect, test } from 'vitest';
import { readBytes } from '../testing/read-blocks.ts';
import { writeWorkbook } from './write-workbook.ts';

const columns = Array.from({ length: 28 }, (_, index) => `列${index}`);
const rows = [['=1+1', '<b>&"', 3.5, '\u0007响']];
const written = () => writeWorkbook([{ name: '按日', columns, rows }], new Date('2026-01-01'));

test('a reader finds the sheets, the numbers as numbers and texts as they are, none of them a formula', async () => {
  const content = Buffer.from(await written());
  const read = await readBytes(content, '数据.xlsx');
  expect(read.format).toBe('xlsx');
  const text = JSON.stringify(read.parts);
  for (const part of ['按日', '列0', '列27', '=1+1', '<b>&', '3.5', '响']) expect(text).toContain(part);
  const zip = await JSZip.loadAsync(content);
  const sheet = await zip.file('xl/worksheets/sheet1.xml')?.async('string');
  expect(sheet).not.toContain('<f>');
  expect(sheet).toContain('<c r="AB1"');
  expect(sheet).toContain('<c r="C2"><v>3.5</v></c>');
});

test('a cell leads to an address or to a cell of another sheet, and stays a text', async () => {
  const address = 'https://law.example.com/document_reading/doc_1?block=b1&x="y"';
  const content = await writeWorkbook(
    [
      {
        name: '表',
        columns: ['租期'],
        rows: [[{ text: '=三年', link: { place: "'来源'!A2" }, tip: '租赁期限为三年' }]],
      },
      { name: '来源', columns: ['链接'], rows: [[{ text: '打开', link: { address } }], ['没有']] },
    ],
    new Date('2026-01-01'),
  );
  const zip = await JSZip.loadAsync(Buffer.from(content));
  const part = async (name: string) => (await zip.file(`xl/worksheets/${name}`)?.async('string')) ?? '';
  const table = await part('sheet1.xml');
  expect(table).toContain(`<hyperlink ref="A2" location="'来源'!A2" tooltip="租赁期限为三年"/>`);
  expect(table).toContain('=三年');
  expect(table).not.toContain('<f>');
  expect(await part('sheet2.xml')).toContain('<hyperlink ref="A2" r:id="l1"/>');
  expect(await part('_rels/sheet2.xml.rels')).toContain(
    'Target="https://law.example.com/document_reading/doc_1?block=b1&amp;x=&quot;y&quot;" TargetMode="External"',
  );
  expect((await readBytes(Buffer.from(content), '数据.xlsx')).format).toBe('xlsx');
});
