import JSZip from 'jszip';
import { expect, test } from 'vitest';
import { writeWordFile } from './write-word-file.ts';

test('lines end within a long number, and within no other word', async () => {
  const number = '1234567890'.repeat(5);
  const table = { kind: 'table', columns: [{ title: '账号', width: 8000 }], rows: [[number]] } as const;
  const bytes = await writeWordFile({
    ...{ title: '账号', language: 'zh-CN' },
    blocks: [
      { kind: 'paragraph', style: 'Body', text: `账号${number}。` },
      { kind: 'paragraph', style: 'Body', text: '账号6222000012345678901，a sentence of several words' },
      { ...table, size: 21, wholeRows: true },
    ],
  });
  const zip = await JSZip.loadAsync(bytes);
  const document = (await zip.file('word/document.xml')?.async('string')) ?? '';
  const paragraphs = document.match(/<w:p>.*?<\/w:p>/gs) ?? [];
  expect(paragraphs.map((one) => [one.includes(number), one.includes('<w:wordWrap w:val="0"/>')])).toEqual(
    paragraphs.map((one) => [one.includes(number), one.includes(number)]),
  );
  expect(paragraphs.filter((one) => one.includes(number))).toHaveLength(2);
});
