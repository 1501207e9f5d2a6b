import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas, GlobalFonts, loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseImage } from '../formats/image/parse-image.ts';
import { PARSER_LIMITS } from '../reading/parser-limits.ts';
import { withOrientation } from '../testing/make-image.ts';
import { drawing, image, line, makePdf, text } from '../testing/make-pdf.ts';
import { readEvents } from '../testing/read-parts.ts';
import { type OpenPages, openPages } from './open-pages.ts';

/** Chinese letters to draw the scans with; without any on this machine their tests are passed over, saying so. */
const chinese = GlobalFonts.families
  .map(({ family }) => family)
  .find((family) => /Noto Sans CJK|WenQuanYi|Source Han|Droid Sans Fallback/.test(family));
let folder: string;
let next = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mingfa-pages-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function open(content: Uint8Array): Promise<OpenPages> {
  next += 1;
  const path = join(folder, `file-${next}`);
  await writeFile(path, content);
  return openPages({
    path,
    name: 'file',
    fileKey: String(next),
    limits: PARSER_LIMITS,
  });
}

/** A page of A4 at 150 dots to the inch, drawn on and turned into a picture. */
function scan(
  draw: (context: SKRSContext2D) => void,
  type: 'image/png' | 'image/jpeg' = 'image/png',
): Buffer {
  const canvas = createCanvas(1240, 1754);
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, 1240, 1754);
  context.fillStyle = '#222';
  draw(context);
  return type === 'image/png' ? canvas.toBuffer('image/png') : canvas.toBuffer('image/jpeg', 85);
}
const write = (context: SKRSContext2D, size: number, x: number, y: number, ...rows: string[]) => {
  context.font = `${size}px "${chinese ?? 'sans-serif'}"`;
  for (const [index, row] of rows.entries()) context.fillText(row, x, y + index * size * 1.7);
};

test('a page of one shade is blank and takes no recognition', async () => {
  const pages = await open(scan((context) => context.fillRect(300, 300, 3, 3)));
  // Time of this thread's own work: a busy machine changes nothing in it.
  const began = process.threadCpuUsage();
  const part = await pages.recognise(1);
  expect(part).toMatchObject({ source: 'recognised', blocks: [] });
  // The models alone take longer to load and to look in four directions.
  expect(process.threadCpuUsage(began).user / 1000).toBeLessThan(1500);
});

describe.skipIf(!chinese)('recognition (needs a Chinese font to draw its scans)', () => {
  const contract = (context: SKRSContext2D) => {
    write(context, 48, 430, 200, '房屋租赁合同');
    write(context, 26, 200, 300, '第一条  租赁房屋');
    write(context, 26, 252, 350, '甲方将坐落于海淀区的房屋出租给乙方居住使用，建筑面积');
    write(context, 26, 200, 394, '为八十平方米，租金为每月人民币五千元整。');
  };

  test('a scanned contract is read without blanks between its characters, with places in points', async () => {
    const pages = await open(scan(contract));
    const part = await pages.recognise(1);
    expect(part).toMatchObject({ number: 1, page: 1, source: 'recognised' });
    expect(part.width).toBeCloseTo(595, 0);
    expect(part.blocks.map((block) => block.text)).toEqual([
      '房屋租赁合同',
      expect.stringMatching(/^第一条 ?租赁房屋$/),
      '甲方将坐落于海淀区的房屋出租给乙方居住使用，建筑面积为八十平方米，租金为每月人民币五千元整。',
    ]);
    expect(part.blocks.map(({ id }) => id)).toEqual(['p1-0', 'p1-1', 'p1-2']);
    expect(part.blocks.map(({ kind }) => kind)).toEqual(['heading', 'heading', 'paragraph']);
    const [left, top] = part.blocks[0]?.box ?? [];
    expect(left).toBeGreaterThan(200);
    expect(left).toBeLessThan(215);
    expect(top).toBeGreaterThan(70);
    expect(top).toBeLessThan(85);
  });

  test('English lines are read by the English model', async () => {
    const pages = await open(
      scan((context) => {
        write(context, 26, 150, 300, 'This agreement is governed by the laws of the Peoples Republic.');
        write(context, 26, 150, 350, 'Both parties have signed it in two originals.');
      }),
    );
    const { blocks } = await pages.recognise(1);
    // Where a space is seen depends on the font that the machine drew the scan with.
    const words = blocks
      .map((block) => block.text)
      .join(' ')
      .replaceAll(' ', '');
    expect(words).toContain('ThisagreementisgovernedbythelawsofthePeoplesRepublic.');
    expect(words).toContain('Bothpartieshavesignedit');
  });

  test('a photograph held upright by its orientation mark, and a page that lies on its side, are read', async () => {
    const upright = withOrientation(
      scan((context) => {
        context.translate(0, 1754);
        context.rotate(-Math.PI / 2);
        write(context, 30, 200, 300, '甲方应当按照约定交付租赁物。', '乙方应当按时支付租金和水电费用。');
      }, 'image/jpeg'),
      6,
    );
    const marked = await (await open(upright)).recognise(1);
    expect(marked.width ?? 0).toBeGreaterThan(marked.height ?? 0);
    expect(marked.blocks.map((block) => block.text).join('')).toContain('甲方应当按照约定交付租赁物。');

    const unmarked = await open(
      scan((context) => {
        context.translate(1240, 0);
        context.rotate(Math.PI / 2);
        write(context, 30, 200, 300, '甲方应当按照约定交付租赁物。', '乙方应当按时支付租金和水电费用。');
      }),
    );
    const { blocks, width, height } = await unmarked.recognise(1);
    expect(blocks.map((block) => block.text).join('')).toContain('乙方应当按时支付租金');
    // The boxes are those of the page as it is shown, where the text runs down.
    const [, , wide, high] = blocks[0]?.box ?? [0, 0, 0, 0];
    expect(height ?? 0).toBeGreaterThan(width ?? 0);
    expect(high).toBeGreaterThan(wide);
  });

  test('a table with lines is a table in a scan, too', async () => {
    const pages = await open(
      scan((context) => {
        for (const x of [200, 500, 800]) context.fillRect(x, 300, 2, 240);
        for (const y of [300, 380, 460, 538]) context.fillRect(200, y, 600, 2);
        for (const [row, cells] of [
          ['货物', '单价'],
          ['打印纸', '二十元'],
          ['文件夹', '五十元'],
        ].entries()) {
          for (const [column, cell] of cells.entries())
            write(context, 28, 230 + column * 300, 350 + row * 80, cell);
        }
      }),
    );
    const { blocks } = await pages.recognise(1);
    expect(blocks[0]?.rows?.map((row) => row.map((cell) => cell.text))).toEqual([
      ['货物', '单价'],
      ['打印纸', '二十元'],
      ['文件夹', '五十元'],
    ]);
  });

  test('a scanned page inside a PDF is recognised in the points of its page', async () => {
    const content = scan(contract, 'image/jpeg');
    const pages = await open(
      makePdf([
        { content: text(90, 100, 'A page with text') },
        {
          images: { Scan: { content, width: 1240, height: 1754 } },
          content: drawing(image('Scan', 0, 0, 595, 842)),
        },
      ]),
    );
    const part = await pages.recognise(2);
    expect(part).toMatchObject({ number: 2, page: 2, width: 595, height: 842 });
    expect(part.blocks[0]).toMatchObject({ id: 'p2-0', text: '房屋租赁合同' });
    expect(part.blocks[0]?.box?.[0]).toBeGreaterThan(195);
  });
});

describe('rendering', () => {
  test('a page of a PDF is as wide as asked, within bounds', async () => {
    const pages = await open(makePdf([{ content: drawing(text(90, 100, 'Hello'), line(50, 50, 500, 50)) }]));
    for (const [wanted, got] of [
      [600, 600],
      [1, 16],
      [100_000, 3000],
    ] as const) {
      const { mediaType, content } = await pages.render(1, wanted);
      expect(mediaType).toBe('image/webp');
      const picture = await loadImage(Buffer.from(content));
      expect(picture.width).toBe(got);
      expect(picture.height / picture.width).toBeCloseTo(842 / 595, 1);
    }
  });

  test('Chinese text whose letters are not in the file leaves its marks, or at least an image', async () => {
    const pages = await open(makePdf([{ content: text(90, 100, '房屋租赁合同', { size: 40 }) }]));
    const { content } = await pages.render(1, 595);
    const picture = await loadImage(Buffer.from(content));
    const canvas = createCanvas(595, 842);
    const context = canvas.getContext('2d');
    context.drawImage(picture, 0, 0);
    const dots = context.getImageData(90, 60, 240, 50).data;
    const dark = dots.filter((value, index) => index % 4 === 0 && value < 128).length;
    if (chinese) expect(dark).toBeGreaterThan(500);
    expect(picture.width).toBe(595);
  });

  test('a page that is not there is refused', async () => {
    const pages = await open(makePdf([{}]));
    await expect(pages.render(2, 100)).rejects.toMatchObject({ code: 'file_damaged' });
    await expect(pages.recognise(0)).rejects.toMatchObject({ code: 'file_damaged' });
  });

  test('a picture is one page that has to be recognised', async () => {
    const events = await readEvents(
      parseImage,
      scan(() => {}),
    );
    expect(events).toEqual([
      { kind: 'found', format: 'image', pages: 1 },
      {
        kind: 'part',
        part: { number: 1, page: 1, width: 595.26, height: 842, source: 'none', blocks: [] },
      },
    ]);
  });
});
