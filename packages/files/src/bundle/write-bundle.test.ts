import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPdf } from '../formats/pdf/open-pdf.ts';
import { writePdfFile } from '../pdf/write/write-pdf-file.ts';
import { printed, said } from '../printed/testing/printed-samples.ts';
import { PARSER_LIMITS } from '../reading/parser-limits.ts';
import { HOSTILE_PDFS } from '../testing/hostile-pdfs.ts';
import { drawing, makePdf, type TestPage, text } from '../testing/make-pdf.ts';
import type { BundlePiece } from './bundle-plan.ts';
import { packBundle, unpackBundle } from './pack-bundle.ts';
import { pieceLimits } from './piece-limits.ts';
import { type PreparedPiece, preparePiece } from './prepare-piece.ts';
import { writeBundle } from './write-bundle.ts';

const LIMITS = pieceLimits(1000);
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mingfa-bundle-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function prepared(name: string, content: Uint8Array): Promise<PreparedPiece & { content: Uint8Array }> {
  const path = join(folder, `${crypto.randomUUID()}-${name}`);
  await writeFile(path, content);
  const piece = await preparePiece({ path, name }, LIMITS);
  return { ...piece, content: piece.content ?? (await readFile(path)) };
}
const page = (words: string, more: TestPage = {}): TestPage => ({ content: text(90, 100, words), ...more });
const piece = (number: number, more: Partial<BundlePiece> = {}): BundlePiece => ({
  ...{ label: `证据${number}`, number, group: '', name: `材料${number}`, source: '原告保存', proves: '事实' },
  ...{ notes: [], files: [] },
  ...more,
});

interface ReadPage {
  words: string;
  width: number;
  height: number;
}
async function readPages(content: Uint8Array): Promise<ReadPage[]> {
  const document = await openPdf(Uint8Array.from(content), PARSER_LIMITS, 'text');
  const pages: ReadPage[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const read = await document.getPage(number);
    const { items } = await read.getTextContent();
    const { width, height } = read.getViewport({ scale: 1 });
    const words = items.map((item) => ('str' in item ? item.str : '')).join('');
    pages.push({ words, width: Math.round(width), height: Math.round(height) });
  }
  await document.loadingTask.destroy();
  return pages;
}
async function dotsOf(content: Uint8Array, number: number, box: [number, number, number, number]) {
  const { drawPdfPage } = await import('../formats/pdf/draw-pdf-page.ts');
  const document = await openPdf(Uint8Array.from(content), PARSER_LIMITS, 'pictures');
  const canvas = await drawPdfPage(document, number, 1);
  await document.loadingTask.destroy();
  const { data } = canvas.getContext('2d').getImageData(...box);
  let dark = 0;
  for (let at = 0; at < data.length; at += 4) if ((data[at + 1] ?? 255) < 128) dark += 1;
  return dark;
}

test('the index names the pages of each piece, pages keep their words and are stamped twice, pieces have bookmarks', async () => {
  const loan = await prepared('借条.pdf', makePdf([page('Loan one'), page('Loan two')]));
  const letter = await prepared('函.pdf', writePdfFile(printed([said('兹催告你方还款')])));
  const plan = {
    title: '证据目录',
    lines: ['案件：周明远诉郑建平民间借贷纠纷'],
    pieces: [
      piece(1, { name: '借条', group: '第一组 借款', files: [{ content: 0, pages: loan.pages }] }),
      piece(2, { name: '没有文件的', group: '第一组 借款' }),
      piece(3, {
        name: `催款函#read("/etc/passwd")${'x'.repeat(60)}`,
        group: '第二组 催款',
        notes: ['由 Word 文件转换'],
        files: [
          { content: 1, pages: letter.pages },
          { content: 0, pages: loan.pages },
        ],
      }),
      piece(4, { files: [{ content: 0, pages: 1 }] }),
    ],
  };
  const packed = unpackBundle(packBundle(plan, [loan.content, letter.content]));
  const bundle = writeBundle(packed.plan, packed.contents);
  const pages = await readPages(bundle);
  expect(pages).toHaveLength(7);
  const [index = { words: '' }, ...rest] = pages;
  for (const told of [
    '第一组 借款',
    '第二组 催款',
    '1–2',
    '3–5',
    '—',
    '由 Word 文件转换',
    '共6页',
    'passwd',
    '其他证据',
  ])
    expect(index.words).toContain(told);
  const stamps = [
    ['证据1 第1页', '第1页 共6页', 'Loan one'],
    ['证据1 第2页', '第2页 共6页', 'Loan two'],
    ['证据3 第1页', '第3页 共6页', '兹催告你方还款'],
    ['证据3 第2页', '第4页 共6页', 'Loan one'],
    ['证据3 第3页', '第5页 共6页', 'Loan two'],
  ];
  for (const [at, words] of stamps.entries())
    for (const word of words) expect(rest[at]?.words).toContain(word);
  const document = await openPdf(Uint8Array.from(bundle), PARSER_LIMITS, 'text');
  const outline = await document.getOutline();
  await document.loadingTask.destroy();
  expect(outline.map(({ title, items }) => [title, items.map((item) => item.title.slice(0, 7))])).toEqual([
    ['证据目录', []],
    ['第一组 借款', ['证据1 借条']],
    ['第二组 催款', ['证据3 催款函']],
    ['其他证据', ['证据4 材料4']],
  ]);
});

test('turned pages lie as they are looked at, pages of other sizes keep them, and none is drawn', async () => {
  const odd = await prepared(
    '扫描.pdf',
    makePdf([
      page('Turned', { rotate: 90 }),
      page('Upside down', { rotate: 180 }),
      page('A receipt', { width: 200, height: 300 }),
      page('Cut', { entries: '/CropBox [50 50 400 800]' }),
    ]),
  );
  expect(odd).toMatchObject({ pages: 4, form: 'as_it_is' });
  const [, ...pages] = await readPages(
    writeBundle({ title: '证据目录', lines: [], pieces: [piece(1, { files: [{ content: 0, pages: 4 }] })] }, [
      odd.content,
    ]),
  );
  expect(pages.map(({ width, height }) => [width, height])).toEqual([
    [842, 595],
    [595, 842],
    [200, 300],
    [350, 750],
  ]);
  for (const { words } of pages) expect(words).toMatch(/证据1 第\d页.*共4页|共4页.*证据1 第\d页/s);
});

test('a seal that lies upon a page is still there, at its place, though the page is turned', async () => {
  const seal = makePdf([page('Signed', { rotate: 90, entries: '/Annots [7 0 R]' })], {
    catalog: () => '',
  }).toString('latin1');
  // The objects of `makePdf` end here; the seal and what it looks like are two more.
  const withSeal = sealed(seal);
  const signed = await prepared('电子合同.pdf', withSeal);
  expect(signed).toMatchObject({ pages: 1, form: 'rewritten' });
  const bundle = writeBundle(
    { title: '证据目录', lines: [], pieces: [piece(1, { files: [{ content: 0, pages: 1 }] })] },
    [signed.content],
  );
  const pages = await readPages(bundle);
  expect(pages[1]?.words).toContain('Signed');
  // The rectangle [300 300 400 380] of a page turned by 90 degrees.
  expect(await dotsOf(bundle, 2, [301, 301, 78, 98])).toBeGreaterThan(78 * 98 * 0.9);
  expect(await dotsOf(bundle, 2, [420, 420, 60, 60])).toBe(0);
});

function sealed(file: string): Buffer {
  const look = '0 0 1 rg 0 0 10 10 re f';
  const added = [
    '<< /Type /Annot /Subtype /Widget /FT /Sig /Rect [300 300 400 380] /F 4 /AP << /N 90 0 R >> >>',
    `<< /BBox [0 0 10 10] /Length ${look.length} >>\nstream\n${look}\nendstream`,
  ];
  const number = [89, 90];
  let body = file.slice(0, file.indexOf('xref\n')).replace('/Annots [7 0 R]', '/Annots [89 0 R]');
  const places = [...body.matchAll(/(?:^|\n)(\d+) 0 obj\n/g)].map(
    ({ 0: all, 1: name, index }) => [Number(name), index + (all.startsWith('\n') ? 1 : 0)] as const,
  );
  for (const [at, object] of added.entries()) {
    places.push([number[at] ?? 0, body.length]);
    body += `${number[at]} 0 obj\n${object}\nendobj\n`;
  }
  const table = places
    .map(([name, place]) => `${name} 1\n${String(place).padStart(10, '0')} 00000 n \n`)
    .join('');
  return Buffer.from(
    `${body}xref\n0 1\n0000000000 65535 f \n${table}trailer\n<< /Size 91 /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`,
    'latin1',
  );
}

test('a layer that is switched off stays unseen: the page comes as a picture of itself', async () => {
  const hidden = makePdf(
    [
      {
        content: drawing(text(90, 100, 'Seen'), () => '/OC /L BDC 0 0 0 rg 200 200 100 100 re f EMC'),
        entries: '',
      },
    ],
    {
      catalog: (objects) => {
        const layer = objects.add('<< /Type /OCG /Name (Draft) >>');
        return `/OCProperties << /OCGs [${layer} 0 R] /D << /OFF [${layer} 0 R] /Order [] >> >>`;
      },
    },
  );
  expect(await prepared('a.pdf', hidden)).toMatchObject({ pages: 1, form: 'drawn' });
});

test('pictures are fitted on A4 as they lie, and a screen that was scrolled goes on over pages', async () => {
  const draw = (width: number, height: number) => {
    const canvas = createCanvas(width, height);
    const context = canvas.getContext('2d');
    context.fillStyle = '#123456';
    context.fillRect(0, 0, width, height);
    return canvas;
  };
  const wide = await prepared('照片.jpg', await draw(1600, 900).encode('jpeg'));
  const long = await prepared('聊天.png', await draw(540, 4500).encode('png'));
  expect([wide, long].map(({ pages, form }) => [pages, form])).toEqual([
    [1, 'picture'],
    [4, 'picture'],
  ]);
  const [a, b] = await Promise.all([readPages(wide.content), readPages(long.content)]);
  expect(a.map(({ width, height }) => [width, height])).toEqual([[842, 595]]);
  expect(b.map(({ width, height }) => [width, height])).toEqual(Array(4).fill([595, 842]));
  // The last page begins with what the one before it ended with, and is filled.
  expect(await dotsOf(long.content, 4, [240, 40, 100, 20])).toBe(2000);
});

test('a file under a password, a broken one and one that is neither say so, and a hostile one ends or is taken in', async () => {
  const failing = async (name: string, content: Uint8Array) =>
    prepared(name, content).then(
      () => null,
      (error: { code?: string }) => error.code,
    );
  expect(await failing('a.pdf', Buffer.from('%PDF-1.7\n'))).toBe('file_damaged');
  expect(await failing('a.pdf', Buffer.from('PK\x03\x04'))).not.toBeNull();
  expect(await failing('a.txt', Buffer.from('文字'))).toBe('unsupported_file');
  const locked = HOSTILE_PDFS.find(({ what }) => what === 'a password');
  expect(await failing('a.pdf', Buffer.from((await locked?.make()) ?? ''))).toBe('file_password');
});

test('a PDF that anybody may read though it is encrypted is taken in with its words', async () => {
  const { PDFDocument } = await import('@cantoo/pdf-lib');
  const document = await PDFDocument.load(makePdf([page('Bank statement')]));
  document.encrypt({ ownerPassword: 'secret', userPassword: '', permissions: { modifying: false } });
  const statement = await prepared('流水.pdf', await document.save());
  expect(statement).toMatchObject({ pages: 1, form: 'rewritten' });
  expect((await readPages(statement.content))[0]?.words).toContain('Bank statement');
});
