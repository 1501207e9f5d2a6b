import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { drawPdfPage } from '../../formats/pdf/draw-pdf-page.ts';
import { openPdf } from '../../formats/pdf/open-pdf.ts';
import { implicitJson } from '../../labels/file-label.ts';
import { NOTE_CLOSE, NOTE_OPEN } from '../../printed/note-marks.ts';
import type { PrintedFile } from '../../printed/printed-file.ts';
import {
  HOSTILE_TEXTS,
  printed,
  SAMPLE_LABEL,
  said,
  tenPages,
} from '../../printed/testing/printed-samples.ts';
import { PARSER_LIMITS } from '../../reading/parser-limits.ts';
import { readLetterhead, readLetterheadPaper } from '../../word/letterhead/read-letterhead.ts';
import { firmLetterhead } from '../../word/letterhead/testing/firm-letterhead.ts';
import { writePdfFile } from './write-pdf-file.ts';

interface ReadItem {
  str: string;
  transform: number[];
}

/** What a reader finds in a file: words by page, bookmarks, properties, tags. */
async function read(file: PrintedFile) {
  const content = writePdfFile(file);
  const document = await getDocument({ data: new Uint8Array(content), verbosity: 0 }).promise;
  const pages: { text: string; items: ReadItem[] }[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const items = (await page.getTextContent()).items as unknown as ReadItem[];
    pages.push({ items, text: items.map(({ str }) => str).join('') });
  }
  const outline = (await document.getOutline()) ?? [];
  const info = (await document.getMetadata()).info as { Title?: string; Custom?: Map<string, string> };
  const tags = JSON.stringify(await (await document.getPage(1)).getStructTree());
  const text = pages.map((page) => page.text).join('');
  return { content, pages, text, tight: text.replace(/\s/g, ''), outline, info, tags };
}

test('words come back in their order, headings as bookmarks, with title, tags and page numbers', async () => {
  const { pages, tight, outline, info, tags } = await read(
    printed([
      { kind: 'heading', level: 1, text: '押金不退' },
      { kind: 'heading', level: 2, text: '问' },
      { kind: 'paragraph', style: 'Quoted', text: '房东不退怎么办？' },
      { kind: 'heading', level: 2, text: '答', pageBreak: true },
      {
        kind: 'markdown',
        markdown: '先看**合同**。\n\n- 甲\n- 乙\n\n| 项 | 额 |\n|-|-|\n| 押金 | 5000 |',
        notes: [],
      },
    ]),
  );
  expect(tight).toBe('押金不退问房东不退怎么办？1/2答先看合同。•甲•乙项额押金50002/2');
  expect(pages).toHaveLength(2);
  expect(outline.map(({ title, items }) => [title, items.map((item) => item.title)])).toEqual([
    ['押金不退', ['问', '答']],
  ]);
  expect(info.Title).toBe('押金');
  expect(tags).toContain('"role":"H1"');
});

test('a title stands in the middle where it is wanted, and is a bookmark still', async () => {
  const left = await read(printed([{ kind: 'heading', level: 1, text: '保密协议' }]));
  const middle = await read(printed([{ kind: 'heading', level: 1, align: 'centred', text: '保密协议' }]));
  const startOf = ({ pages }: typeof left) =>
    pages[0]?.items.find(({ str }) => str.includes('保'))?.transform[4] ?? 0;
  expect(startOf(middle)).toBeGreaterThan(startOf(left) + 100);
  expect(middle.outline.map(({ title }) => title)).toEqual(['保密协议']);
});

test('a footnote stands at the foot of the page that has its mark', async () => {
  const { pages } = await read(
    printed([
      {
        kind: 'markdown',
        markdown: `租金${NOTE_OPEN}0${NOTE_CLOSE}按月支付。`,
        notes: ['《民法典》第七百二十一条'],
      },
      { kind: 'heading', level: 2, text: '另页', pageBreak: true },
    ]),
  );
  expect(pages[0]?.text.replace(/\s/g, '')).toContain('租金1按月支付。');
  expect(pages[0]?.text).toContain('《民法典》第七百二十一条');
  expect(pages[1]?.text).not.toContain('民法典');
});

test('the head of a table stands on every page it goes on', async () => {
  const { pages } = await read(
    printed([
      {
        kind: 'table',
        columns: [
          { title: '表头', width: 1000 },
          { title: '内容', width: 7000 },
        ],
        rows: Array.from({ length: 60 }, (_, row) => [String(row), '内容'.repeat(60)]),
        size: 21,
        wholeRows: true,
      },
    ]),
  );
  expect(pages.length).toBeGreaterThan(2);
  for (const { text } of pages) expect(text).toContain('表头');
});

test('a row that no page can hold is parted, and none of its words is lost', async () => {
  const long = Array.from({ length: 4000 }, (_, at) => String.fromCodePoint(0x4e00 + at)).join('');
  const { tight, pages } = await read(
    printed([
      { kind: 'table', columns: [{ title: '表', width: 8000 }], rows: [[long]], size: 21, wholeRows: true },
    ]),
  );
  expect(pages.length).toBeGreaterThan(2);
  expect(tight).toContain('一丁丂');
  expect(tight).toContain(long.slice(-30));
});

test('a court paper has 28.9 pt from line to line', async () => {
  const { pages } = await read(printed([said('民事诉讼'.repeat(60))], { layout: 'court' }));
  const heights = [
    ...new Set(pages[0]?.items.filter(({ str }) => str.length > 12).map(({ transform }) => transform[5])),
  ];
  const pitches = heights.slice(1).map((height, at) => (heights[at] as number) - (height as number));
  expect(pitches.length).toBeGreaterThan(5);
  for (const pitch of pitches) expect(pitch).toBeCloseTo(28.9, 1);
});

test.each(HOSTILE_TEXTS)('what is code elsewhere is text here: %s', async (text) => {
  const { tight } = await read(
    printed(
      [
        said(text),
        { kind: 'heading', level: 2, text },
        { kind: 'paragraph', style: 'Body', text: [{ text, bold: true }] },
      ],
      {
        title: text,
        label: { ...SAMPLE_LABEL, text },
      },
    ),
  );
  expect(tight.split(text.replace(/\s/g, '')).length - 1).toBeGreaterThanOrEqual(4);
});

test('characters that turn the order round or that nothing shows are left out; the words stay', async () => {
  const { tight } = await read(printed([said('甲\u0000\u0007\u202e乙\u2066丙\ud800\ufffe丁')]));
  expect(tight).toMatch(/^甲乙丙.?丁1\/1$/);
});

/** How many dots of the first line of a page are dark. */
async function inkOf(content: Uint8Array): Promise<number> {
  const canvas = await drawPdfPage(await openPdf(content, PARSER_LIMITS, 'pictures'), 1, 1);
  const { data } = canvas.getContext('2d').getImageData(70, 60, 100, 40);
  return data.filter((value, at) => at % 4 === 0 && value < 200).length;
}

test.each([
  ['a rare character', '𠮷'],
  ['a pictograph', '😀'],
  ['a subscript', '₂'],
])('%s leaves ink on the page and can be copied', async (_, sign) => {
  const { content, text } = await read(printed([said(`${sign}${sign}${sign}`)]));
  expect(await inkOf(content)).toBeGreaterThan(10);
  expect(text).toContain(sign);
});

test('a character of private use is a box, whatever fonts the machine has', async () => {
  const inks = ['\ue123', '\uf8ff', '\ue500'].map((sign) => inkOf(writePdfFile(printed([said(sign)]))));
  const [one = 0, ...others] = await Promise.all(inks);
  expect(one).toBeGreaterThan(10);
  expect(others).toEqual([one, one]);
});

test('a word of a million letters is all there, in lines that end on the page', async () => {
  const { pages, text } = await read(printed([said('a'.repeat(100_000))]));
  expect(text.split('a')).toHaveLength(100_001);
  const ends = pages.flatMap(({ items }) => items).map((item) => item.transform[4] as number);
  expect(Math.max(...ends)).toBeLessThan(595);
});

test('ten pages weigh less than half a megabyte', async () => {
  const { content, pages } = await read(tenPages());
  expect(pages.length).toBeGreaterThanOrEqual(9);
  expect(content.length).toBeLessThan(500_000);
});

test('the explicit label stands first and at the foot of every page, the implicit one in the information dictionary', async () => {
  const { pages, info } = await read(tenPages());
  const label = (SAMPLE_LABEL.text ?? '').replace(/\s/g, '');
  expect(pages[0]?.text.replace(/\s/g, '').startsWith(label)).toBe(true);
  for (const [at, { text }] of pages.entries())
    expect(text.replace(/\s/g, '').split(label)).toHaveLength(at === 0 ? 3 : 2);
  expect(JSON.parse(info.Custom?.get('AIGC') ?? 'null')).toEqual(JSON.parse(implicitJson(SAMPLE_LABEL)));
  expect(info.Title).toBe('押金');
});

test('a clean copy keeps the implicit label alone; a person’s own words have none', async () => {
  const clean = await read(printed([said('甲')], { label: { ...SAMPLE_LABEL, text: null } }));
  expect(clean.text).not.toContain('AI');
  expect(clean.info.Custom?.get('AIGC')).toBe(implicitJson(SAMPLE_LABEL));
  const own = await read(printed([said('甲')]));
  expect(own.text).not.toContain('AI');
  expect(own.info.Custom?.get('AIGC')).toBeUndefined();
});

test('a letterhead gives a PDF its page, margins and the words of its headers and footers, its first page apart', async () => {
  const { look } = await readLetterhead(await firmLetterhead());
  const { pages, tight } = await read(
    printed([said('甲'), { kind: 'heading', level: 2, text: '乙', pageBreak: true }], {
      ...(look ? { letterhead: look } : {}),
      layout: 'court',
      comments: [{ author: '王', text: '内部批注', at: '2026-11-28T08:00:00.000Z' }],
    }),
  );
  expect(pages).toHaveLength(2);
  expect(pages[0]?.text).toContain('北京市朝阳区某路');
  expect(pages[0]?.text).not.toContain('明正律师事务所');
  expect(pages[1]?.text).toContain('明正律师事务所');
  expect(pages[1]?.text.replace(/\s/g, '')).toContain('第2页，共2页');
  expect(tight).not.toContain('内部批注');
  // 1,700 twentieths of a point, and an indent of two characters of 12 pt.
  const first = pages[0]?.items.find(({ str }) => str.includes('甲'));
  expect(first?.transform[4]).toBeCloseTo(85 + 24, 0);
});

/** Where the pictures of a page stand: left, top, width and height in points. */
async function picturesOn(content: Uint8Array, number: number): Promise<number[][]> {
  const document = await getDocument({ data: new Uint8Array(content), verbosity: 0 }).promise;
  const page = await document.getPage(number);
  const { fnArray, argsArray } = await page.getOperatorList();
  const found: number[][] = [];
  let at = [1, 0, 0, 1, 0, 0];
  const held: number[][] = [];
  for (const [index, what] of fnArray.entries()) {
    if (what === OPS.save) held.push(at);
    else if (what === OPS.restore) at = held.pop() ?? at;
    else if (what === OPS.transform) at = multiplied(at, argsArray[index] as number[]);
    else if (what === OPS.paintImageXObject)
      found.push([at[4] ?? 0, at[5] ?? 0, at[0] ?? 0, at[3] ?? 0].map((one) => Math.round(Math.abs(one))));
  }
  return found;
}
const multiplied = (left: number[], right: number[]): number[] => {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = left;
  const [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0] = right;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
};

test('a PDF has the logo of a letterhead in its size, on the pages that have it in Word; one that could not be shown is left out', async () => {
  const { look, pictures } = await readLetterheadPaper(await firmLetterhead());
  const pages = printed([said('甲'), { kind: 'heading', level: 2, text: '乙', pageBreak: true }], {
    letterhead: look,
    letterheadPictures: pictures.map((one) => one?.toString('base64') ?? null),
  });
  const content = writePdfFile(pages);
  const [[, , width, height] = []] = await picturesOn(content, 1);
  // 1,524,000 and 381,000 English metric units.
  expect([width, height]).toEqual([120, 30]);
  expect(await picturesOn(content, 2)).toEqual([]);
  expect(await picturesOn(writePdfFile({ ...pages, letterheadPictures: [null] }), 1)).toEqual([]);
  // What one file had is not there for the next.
  expect(await picturesOn(writePdfFile(printed([said('甲')])), 1)).toEqual([]);
});
