import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AUTHOR, aChange, expectedTexts, randomChanges, settled } from './testing/check-writing.ts';
import { type LibreOffice, openLibreOffice } from './testing/libre-office.ts';
import { mainPart, readPart, wordPackage } from './testing/word-package.ts';
import { writeDocxChanges } from './write-docx-changes.ts';

const FOLDER = join(import.meta.dirname, '../../../../../../shared/data/documents/cn-docx');
let office: LibreOffice | null;
beforeAll(async () => {
  office = await openLibreOffice();
});
afterAll(() => office?.close());

const lines = (text: string) =>
  text
    .split('\n')
    .map(settled)
    .filter((line) => line !== '');
const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;

test('LibreOffice lists every change and comment, with its author and its day', async (context) => {
  if (!office) return context.skip('LibreOffice is not installed here');
  const cell = (text: string) =>
    `<w:tc><w:tcPr><w:tcW w:w="4000" w:type="dxa"/></w:tcPr><w:p>${run(text)}</w:p></w:tc>`;
  const body = `<w:p>${run('第一条 租金每月五千元。')}</w:p><w:tbl><w:tblPr/><w:tblGrid><w:gridCol w:w="4000"/><w:gridCol w:w="4000"/></w:tblGrid><w:tr>${cell('押金')}${cell('两个月')}</w:tr></w:tbl><w:p>${run('第二条 其他。')}</w:p>`;
  const original = await wordPackage({ document: mainPart(body), parts: { 'word/media/image1.png': null } });
  const changes = [
    aChange({ id: 'a', action: 'replace', quote: '五千', text: '六千', start: 8, end: 10 }),
    aChange({ id: 'b', action: 'insert', paragraph: 2, paragraphs: [{ text: '可以分期', like: 2 }] }),
    aChange({ id: 'c', action: 'comment', paragraph: 3, comment: '第一行\n第二行' }),
  ];
  const { content } = await writeDocxChanges(original, changes, AUTHOR);
  const flat = await office.toFlatText(content);
  expect(flat.match(/<text:insertion>/g)?.length).toBeGreaterThanOrEqual(2);
  expect(flat.match(/<text:deletion>/g)).toHaveLength(1);
  expect(flat.match(/<office:annotation /g)).toHaveLength(3);
  expect(flat.match(/<dc:creator>明法<\/dc:creator>/g)?.length).toBeGreaterThanOrEqual(6);
  expect(flat).toContain('2026-11-20T02:00:00');
  expect(await office.resolve(content, 'reject')).toBe(await office.resolve(original, 'reject'));
  expect(lines(await office.resolve(content, 'accept'))).toEqual([
    '第一条 租金每月六千元。',
    '押金',
    '两个月',
    '可以分期',
    '第二条 其他。',
  ]);
});

test.each(['房屋租赁合同_b.docx', '合同模板_agentdemo.docx', '技术服务合同.docx', '采购合同_dlptest.docx'])(
  'LibreOffice itself rejects and accepts what was written into %s',
  async (name) => {
    if (!office || !existsSync(FOLDER)) return;
    const original = await readFile(join(FOLDER, name));
    const source = await readPart(original, 'word/document.xml');
    const changes = randomChanges(source, 7, 25);
    const { content, outcomes } = await writeDocxChanges(original, changes, AUTHOR);
    // Its text has no text boxes, and the numbers of lists besides.
    const before = await office.resolve(original, 'reject');
    expect(await office.resolve(content, 'reject')).toBe(before);
    const accepted = lines(await office.resolve(content, 'accept')).join('\n');
    const wanted = expectedTexts(source, changes, outcomes);
    const missing = wanted.filter(
      (text) => !text.split('\n').every((line) => accepted.includes(settled(line))),
    );
    expect(missing).toEqual([]);
  },
);
