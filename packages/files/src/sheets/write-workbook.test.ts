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
