import { expect, test } from 'vitest';
import {
  paragraph,
  shape,
  slideParts,
  textRows,
  writeWord,
  writeWorkbook,
  writeZip,
} from '../testing/office-packages.ts';
import { readBytes } from '../testing/read-blocks.ts';
import { PARSER_LIMITS } from './parser-limits.ts';

const FEW = { blocks: 500 };
const times = (count: number, words: string) => words.repeat(count);
const refusal = { code: 'file_too_many_blocks', values: { limit: FEW.blocks } };

test('a Word file of some kilobytes that unfolds to 300,000 paragraphs is refused', async () => {
  const packed = await writeWord({ body: times(300_000, paragraph('x')) });
  expect(packed.length).toBeLessThan(200_000);
  await expect(readBytes(packed, 'a.docx')).rejects.toMatchObject({
    code: 'file_too_many_blocks',
    values: { limit: PARSER_LIMITS.blocks },
  });
});

const numbered = (count: number, write: (number: number) => string) =>
  Array.from({ length: count }, (_, number) => write(number));

test.each([
  ['a Word file', 'a.docx', () => writeWord({ body: times(600, paragraph('x')) })],
  [
    'a table of Word with many cells',
    'a.docx',
    () => {
      const cells = times(60, `<w:tc>${paragraph('x')}</w:tc>`);
      return writeWord({ body: `<w:tbl>${times(200, `<w:tr>${cells}</w:tr>`)}</w:tbl>` });
    },
  ],
  [
    'a workbook',
    'a.xlsx',
    () =>
      writeWorkbook({
        sheets: [{ name: 'a', xml: textRows(numbered(600, (row) => `${row}`).map((one) => [one, 'x'])) }],
      }),
  ],
  [
    'slides',
    'a.pptx',
    () => writeZip(slideParts([{ tree: shape(numbered(600, (line) => `line ${line}`)) }])),
  ],
  ['a page', 'a.html', async () => `<!doctype html><html><body>${times(600, '<p>x</p>')}</body></html>`],
  ['Markdown', 'a.md', async () => `# a\n\n${times(600, '- x\n')}`],
  ['a text', 'a.txt', async () => numbered(600, (line) => `${line}. x`).join('\n')],
  [
    'a mail',
    'a.eml',
    async () =>
      `From: a@b.c\r\nSubject: a\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${times(600, '<p>x</p>\r\n')}`,
  ],
] as const)(
  '%s with more paragraphs than may be kept is refused while it is read',
  async (_what, name, write) => {
    await expect(readBytes(await write(), name, FEW)).rejects.toMatchObject(refusal);
  },
);
