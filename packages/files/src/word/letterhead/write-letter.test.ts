import JSZip from 'jszip';
import { expect, test } from 'vitest';
import { NOTE_CLOSE, NOTE_OPEN } from '../../printed/note-marks.ts';
import type { PrintedBlock, PrintedFile } from '../../printed/printed-file.ts';
import { HOSTILE_TEXTS, printed, SAMPLE_LABEL, said } from '../../printed/testing/printed-samples.ts';
import { openLibreOffice } from '../change/testing/libre-office.ts';
import { readXmlTree } from '../change/xml-tree.ts';
import { firmLetterhead } from './testing/firm-letterhead.ts';
import { writeLetter } from './write-letter.ts';

const cell = (text: string, columns = 1, role: 'label' | 'content' | 'section' | 'head' = 'content') => ({
  ...{ lines: [text], columns, role },
});
const LETTER: PrintedBlock[] = [
  { kind: 'heading', level: 1, align: 'centred', text: '律师函' },
  { kind: 'paragraph', style: 'Body', firstLine: false, text: '乙公司：' },
  { kind: 'heading', level: 2, text: '一、事实' },
  {
    ...{ kind: 'paragraph', style: 'Body', notes: ['《民法典》第五百七十七条'] },
    text: [
      { text: '贵司欠款' },
      { text: '五十万元', bold: true, comments: [0] },
      { text: '未付。', comments: [0] },
      { text: `${NOTE_OPEN}0${NOTE_CLOSE}` },
    ],
  },
  { kind: 'heading', level: 3, text: '（一）明细' },
  {
    ...{ kind: 'form', widths: [30, 70], headRows: 1, size: 21 },
    rows: [
      { cells: [cell('项目', 1, 'head'), cell('金额', 1, 'head')] },
      { cells: [cell('合计', 2, 'section')] },
      { cells: [cell('货款', 1, 'label'), cell('500000 元')] },
    ],
  },
  {
    kind: 'together',
    blocks: [{ kind: 'paragraph', style: 'Body', align: 'right', text: '明正律师事务所' }],
  },
];
const letter = (blocks: PrintedBlock[] = LETTER, more: Partial<PrintedFile> = {}) =>
  printed(blocks, {
    title: '律师函',
    comments: [{ author: '王律师 <a>', text: '核对数额\n再寄', at: '2026-11-28T08:00:00.000Z' }],
    ...more,
  });

async function partsOf(content: Uint8Array): Promise<Record<string, string>> {
  const zip = await JSZip.loadAsync(content);
  const names = Object.keys(zip.files).filter((name) => /\.(?:xml|rels)$/.test(name));
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await zip.file(name)?.async('string')])),
  );
}

test('the words of a document stand in the styles of the letterhead, on its page, and nothing of its sample is left', async () => {
  const content = await writeLetter(await firmLetterhead(), letter());
  const parts = await partsOf(content);
  const main = parts['word/document.xml'] ?? '';
  expect(main).toContain('<w:pStyle w:val="a3"/>');
  expect(main).toMatch(
    /<w:pStyle w:val="1"\/><w:keepNext\/><w:keepLines\/><w:numPr><w:ilvl w:val="0"\/><w:numId w:val="0"\/>/,
  );
  expect(main).toContain('<w:tblStyle w:val="Firm"/>');
  expect(main).toContain('<w:pgMar w:top="2000" w:right="1500"');
  expect(main).toContain('<w:headerReference w:type="first" r:id="rId6"/>');
  const all = JSON.stringify(parts);
  for (const gone of ['旧', 'wang', 'documentProtection', 'attachedTemplate'])
    expect(all).not.toContain(gone);
  const names = Object.keys((await JSZip.loadAsync(content)).files);
  expect(names).toContain('word/media/logo.png');
  expect(names).not.toContain('word/media/old.png');
  expect(parts['word/footnotes.xml']).toContain('《民法典》第五百七十七条');
  expect(parts['docProps/core.xml']).toContain('<dc:title>律师函</dc:title>');
  // All that is named is there, and all that is there is well-formed.
  for (const [name, xml] of Object.entries(parts)) expect(readXmlTree(xml).root, name).toBeDefined();
  for (const [, part] of (parts['[Content_Types].xml'] ?? '').matchAll(/PartName="\/([^"]+)"/g))
    expect(names).toContain(part);
  for (const [, target] of (parts['word/_rels/document.xml.rels'] ?? '').matchAll(/Target="\/([^"]+)"/g))
    expect(names).toContain(target);
});

test('comments stand at their words with their author and their time, and only where they are in the file', async () => {
  const parts = await partsOf(await writeLetter(await firmLetterhead(), letter()));
  const main = parts['word/document.xml'] ?? '';
  expect(main.match(/<w:commentRangeStart w:id="0"\/>/g)).toHaveLength(1);
  expect(main).toMatch(
    /<w:commentRangeStart w:id="0"\/>(?:(?!commentRange).)*五十万元(?:(?!commentRange).)*未付。(?:(?!commentRange).)*<w:commentRangeEnd w:id="0"\/>/,
  );
  expect(parts['word/mingfa-comments.xml']).toContain(
    'w:author="王律师 &lt;a&gt;" w:date="2026-11-28T08:00:00Z"',
  );
  const without = await partsOf(await writeLetter(await firmLetterhead(), letter([said('无')])));
  expect(Object.keys(without)).not.toContain('word/mingfa-comments.xml');
});

test('what marks a model’s words and where each page is signed stands on every page, in footers the letterhead lacks too', async () => {
  const more = { label: SAMPLE_LABEL, pageFoot: '遗嘱人签名：' };
  const parts = await partsOf(await writeLetter(await firmLetterhead(), letter([said('无')], more)));
  for (const footer of ['word/footer1.xml', 'word/mingfa-footer-first.xml']) {
    expect(parts[footer]).toContain('遗嘱人签名：');
    expect(parts[footer]).toContain('本文件由人工智能生成');
  }
  expect(parts['word/footer1.xml']).toContain('NUMPAGES');
  expect(parts['word/document.xml']).toContain('本文件由人工智能生成');
  expect(parts['docProps/custom.xml']).toContain('AIGC');
});

test('words that are code somewhere stay words', async () => {
  const content = await writeLetter(await firmLetterhead(), letter(HOSTILE_TEXTS.map(said)));
  const main = (await partsOf(content))['word/document.xml'] ?? '';
  expect(main.match(/<w:p>/g)).toHaveLength(HOSTILE_TEXTS.length);
  expect(main).not.toContain('<script');
});

test('a letterhead whose styles have other names, or none, gets ours where it has none', async () => {
  const content = await writeLetter(await firmLetterhead({ parts: { 'word/styles.xml': null } }), letter());
  const main = (await partsOf(content))['word/document.xml'] ?? '';
  expect(main).not.toContain('<w:pStyle');
  expect(main).toContain('<w:outlineLvl w:val="0"/>');
  expect(main).toContain('<w:tblBorders>');
});

test('LibreOffice opens the letter with its header, footnote and comment', async (context) => {
  const office = await openLibreOffice();
  if (!office) return context.skip('LibreOffice is not installed here');
  const flat = await office.toFlatText(await writeLetter(await firmLetterhead(), letter()));
  await office.close();
  expect(flat).toContain('明正律师事务所');
  expect(flat).toContain('五十万元');
  expect(flat.match(/<office:annotation /g)).toHaveLength(1);
  expect(flat).toContain('《民法典》第五百七十七条');
  expect(flat).not.toContain('旧');
});
