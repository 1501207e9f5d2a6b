import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, test } from 'vitest';
import { drawing, image, line, lines, makePdf, type TestPage, text } from '../../testing/make-pdf.ts';
import { readEvents, readParts } from '../../testing/read-parts.ts';
import { parsePdf } from './parse-pdf.ts';

const read = (...pages: TestPage[]) => readParts(parsePdf, makePdf(pages));
async function blocksOf(...pages: TestPage[]) {
  return (await read(...pages)).flatMap(({ blocks }) => blocks);
}
async function textsOf(...pages: TestPage[]) {
  return (await blocksOf(...pages)).map((block) => block.text);
}
const page = (...parts: Parameters<typeof drawing>): TestPage => ({ content: drawing(...parts) });

/** Thirty full lines of English in a column. */
const prose = (count: number, word: string) =>
  Array.from({ length: count }, (_, index) => `the ${word} line number ${index + 1} runs on and on here`);
const scan = () => {
  const canvas = createCanvas(300, 420);
  canvas.getContext('2d').fillRect(20, 20, 200, 10);
  return { content: canvas.toBuffer('image/jpeg'), width: 300, height: 420 };
};

describe('the text of a PDF', () => {
  test('lines of a Chinese paragraph are joined without blanks, with page and box', async () => {
    const [part] = await read(
      page(
        ...lines(112, 120, ['出租人应当按照约定将租赁物交付承租人，并在租赁期限内保']),
        ...lines(90, 136, ['持租赁物符合约定的用途。']),
        ...lines(112, 152, ['承租人应当按照约定的方法使用租赁物。']),
      ),
    );
    expect(part?.blocks.map((block) => block.text)).toEqual([
      '出租人应当按照约定将租赁物交付承租人，并在租赁期限内保持租赁物符合约定的用途。',
      '承租人应当按照约定的方法使用租赁物。',
    ]);
    expect(part).toMatchObject({ number: 1, page: 1, width: 595, height: 842, source: 'text' });
    const [left, top, width, height] = part?.blocks[0]?.box ?? [];
    expect(left).toBeCloseTo(90, 0);
    expect(top).toBeGreaterThan(108);
    expect(top).toBeLessThan(113);
    expect((left ?? 0) + (width ?? 0)).toBeCloseTo(112 + 27 * 11, 0);
    expect((top ?? 0) + (height ?? 0)).toBeGreaterThan(136);
    expect(part?.blocks.map(({ id }) => id)).toEqual(['b0', 'b1']);
  });

  test('a broken English word is whole again, and a compound keeps its hyphen', async () => {
    const [first] = await textsOf(
      page(
        ...lines(72, 100, [
          'The parties agree that the confidential infor-',
          'mation stays secret, and that every well-known',
          'fact is none; a fact is well-',
          'known once it was printed in any newspaper.',
        ]),
      ),
    );
    expect(first).toBe(
      'The parties agree that the confidential information stays secret, and that every well-known fact is none; a fact is well-known once it was printed in any newspaper.',
    );
  });

  test('characters that a printing program put in as radicals are ordinary ones again', async () => {
    expect(await textsOf(page(text(90, 100, '第⼀⻚的⽂字，⻅附件。')))).toEqual(['第一页的文字，见附件。']);
  });

  test('two columns are read one after the other, below the title that runs over both', async () => {
    const texts = await textsOf(
      page(
        text(120, 60, 'On the Order of Columns in Printed Statutes', { size: 16, font: 'F2' }),
        ...lines(60, 100, prose(20, 'left'), { size: 10, pitch: 13 }),
        ...lines(320, 100, prose(20, 'right'), { size: 10, pitch: 13 }),
      ),
    );
    expect(texts[0]).toBe('On the Order of Columns in Printed Statutes');
    const all = texts.join(' ');
    expect(all.indexOf('left line number 20')).toBeLessThan(all.indexOf('right line number 1 '));
    expect(all.indexOf('left line number 20')).toBeGreaterThan(0);
  });

  test('a paragraph goes on over the end of a page and stands where it began', async () => {
    const parts = await read(
      page(...lines(90, 700, ['租赁期限届满，承租人应当返还租赁物，返还的租赁物应当符合按照'])),
      page(...lines(90, 100, ['约定使用后的状态。']), ...lines(112, 120, ['当事人另有约定的除外。'])),
    );
    expect(parts.map(({ blocks }) => blocks.map((block) => block.text))).toEqual([
      ['租赁期限届满，承租人应当返还租赁物，返还的租赁物应当符合按照约定使用后的状态。'],
      ['当事人另有约定的除外。'],
    ]);
  });

  test('heads, feet and page numbers are left out', async () => {
    const pages = Array.from({ length: 4 }, (_, index) =>
      page(
        text(90, 40, '某某公司采购合同汇编', { size: 9 }),
        text(90, 120, `第${'一二三四'[index]}条的内容各不相同，这里是正文。`),
        text(90, 140, `编号${index}的货物于${index + 3}日内交付。`),
        text(280, 810, `- ${index + 1} -`, { size: 9, font: 'F1' }),
      ),
    );
    const texts = await textsOf(...pages);
    expect(texts.join()).not.toContain('汇编');
    expect(texts.filter((each) => /^- \d -$/.test(each))).toEqual([]);
    expect(texts.join()).toContain('编号3的货物于6日内交付。');
  });

  test('a number that stands alone in the text is no page number', async () => {
    const texts = await textsOf(
      page(text(90, 100, '货物数量如下：'), text(90, 120, '120'), text(90, 140, '合计一百二十件。')),
    );
    expect(texts.join()).toContain('120');
  });

  test('a footnote stands behind the paragraph that has its mark', async () => {
    const blocks = await blocksOf(
      page(
        text(72, 100, 'The seller delivers the goods within thirty days'),
        text(306, 96, '1', { size: 7 }),
        text(313, 100, 'of the order, at his own cost.'),
        text(72, 130, 'The buyer pays upon delivery, in cash or by transfer.'),
        line(72, 740, 200, 740),
        text(72, 752, '1', { size: 6 }),
        text(77, 755, 'Working days, as defined in clause two of this agreement.', { size: 8.5 }),
      ),
    );
    expect(blocks.map(({ kind, text: words }) => [kind, words])).toEqual([
      ['paragraph', 'The seller delivers the goods within thirty days¹ of the order, at his own cost.'],
      ['footnote', '¹ Working days, as defined in clause two of this agreement.'],
      ['paragraph', 'The buyer pays upon delivery, in cash or by transfer.'],
    ]);
    expect(blocks[1]?.anchorId).toBe(blocks[0]?.id);
  });
});

describe('headings', () => {
  test('title, chapters and articles have levels', async () => {
    const blocks = await blocksOf(
      page(
        text(208, 80, '房屋租赁合同', { size: 20, font: 'C2' }),
        text(250, 120, '第一章 总则', { size: 12, font: 'C2' }),
        text(90, 150, '第一条 租赁物', { font: 'C2' }),
        ...lines(112, 170, ['出租人将坐落于海淀区的房屋出租给承租人居住使用，面积为八十平方米。']),
        text(90, 190, '第二条 租金', { font: 'C2' }),
        ...lines(112, 210, ['租金为每月五千元，承租人应当于每月五日前支付，逾期的承担违约责任。']),
      ),
    );
    expect(blocks.map(({ kind, level, text: words }) => [kind, level, words.slice(0, 8)])).toEqual([
      ['heading', 1, '房屋租赁合同'],
      ['heading', 2, '第一章 总则'],
      ['heading', 3, '第一条 租赁物'],
      ['paragraph', null, '出租人将坐落于海'],
      ['heading', 3, '第二条 租金'],
      ['paragraph', null, '租金为每月五千元'],
    ]);
  });

  test('numbered names in bold are headings in English, their sentences are not', async () => {
    const blocks = await blocksOf(
      page(
        text(180, 80, 'SERVICE AGREEMENT', { size: 16, font: 'F2' }),
        text(72, 120, '1. Definitions', { font: 'F2' }),
        text(72, 140, '1.1 Party means each of the persons who sign this agreement below.'),
        text(72, 170, '2. Payment', { font: 'F2' }),
        text(72, 190, '2.1 The customer pays within thirty days of the invoice, without deduction.'),
      ),
    );
    expect(blocks.map(({ level, text: words }) => [level, words.slice(0, 14)])).toEqual([
      [1, 'SERVICE AGREEM'],
      [2, '1. Definitions'],
      [null, '1.1 Party mean'],
      [2, '2. Payment'],
      [null, '2.1 The custom'],
    ]);
  });

  test('a clause that a sentence speaks of begins no paragraph', async () => {
    const texts = await textsOf(
      page(
        ...lines(90, 100, [
          '乙方未按时支付租金的，甲方有权依照本合同第七条的约定以及',
          '第八条第二款的约定解除合同，并要求乙方赔偿损失。',
        ]),
      ),
    );
    expect(texts).toHaveLength(1);
  });
});

describe('tables', () => {
  const grid = (xs: number[], ys: number[]) => [
    ...xs.map((x) => line(x, ys[0] as number, x, ys.at(-1) as number)),
    ...ys.map((y) => line(xs[0] as number, y, xs.at(-1) as number, y)),
  ];

  const row = (y: number, words: string[]) =>
    words.map((each, index) => text(95 + (index > 0 ? index * 120 - 10 : 0), y, each));

  test('a table with lines keeps its rows and columns', async () => {
    const blocks = await blocksOf(
      page(
        text(90, 80, '付款安排如下，双方应当遵守：'),
        ...grid([90, 200, 320, 450], [100, 125, 150, 175]),
        ...row(117, ['期数', '金额', '日期']),
        ...row(142, ['一', '5000元', '3月1日']),
        ...row(167, ['二', '8000元', '6月1日']),
        text(90, 200, '以上金额含税。'),
      ),
    );
    expect(blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'table', 'paragraph']);
    expect(blocks[1]?.rows?.map((row) => row.map((cell) => cell.text))).toEqual([
      ['期数', '金额', '日期'],
      ['一', '5000元', '3月1日'],
      ['二', '8000元', '6月1日'],
    ]);
    expect(blocks[1]?.text).toBe('期数\t金额\t日期\n一\t5000元\t3月1日\n二\t8000元\t6月1日');
    expect(blocks[1]?.box?.map(Math.round)).toEqual([90, 100, 360, 75]);
  });

  test('a cell that reaches over others says so, and its lines are one text', async () => {
    const blocks = await blocksOf(
      page(
        line(90, 100, 450, 100),
        line(200, 130, 450, 130),
        line(90, 160, 450, 160),
        line(90, 100, 90, 160),
        line(200, 100, 200, 160),
        line(330, 130, 330, 160),
        line(450, 100, 450, 160),
        text(100, 125, '出租方'),
        text(205, 120, '甲方信息'),
        text(205, 148, '张三'),
        text(335, 148, '电话'),
      ),
    );
    expect(blocks[0]?.rows).toMatchObject([
      [
        { text: '出租方', rowSpan: 2, columnSpan: 1 },
        { text: '甲方信息', rowSpan: 1, columnSpan: 2 },
      ],
      [{ text: '张三' }, { text: '电话' }],
    ]);
  });

  test('rows that stand below one another in columns are a table without lines', async () => {
    const rows = [
      ['Item', 'Quantity', 'Price'],
      ['Paper', '20', '4.00'],
      ['Ink', '3', '18.50'],
      ['Folders', '100', '0.75'],
    ];
    const blocks = await blocksOf(
      page(
        text(72, 80, 'The goods and their prices are set out below.'),
        ...rows.flatMap((row, index) => row.map((words, at) => text(72 + at * 150, 110 + index * 18, words))),
        text(72, 200, 'All prices are net.'),
      ),
    );
    expect(blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'table', 'paragraph']);
    expect(blocks[1]?.rows?.map((row) => row.map((cell) => cell.text))).toEqual(rows);
  });

  test('a frame around a text, numbered items and a table of contents are no tables', async () => {
    const blocks = await blocksOf(
      page(
        ...grid([80, 500], [90, 200]),
        ...lines(90, 110, ['This paragraph stands in a frame of lines.', 'It is read as text all the same.']),
        ...['1.', '2.', '3.', '4.'].map((words, index) => text(72, 230 + index * 18, words)),
        ...['first item', 'second item', 'third item', 'fourth item'].map((words, index) =>
          text(110, 230 + index * 18, words),
        ),
        ...['Chapter 1 Scope', 'Chapter 2 Terms', 'Chapter 3 Price'].map((words, index) =>
          text(72, 330 + index * 18, words),
        ),
        ...['3', '7', '11'].map((words, index) => text(500, 330 + index * 18, words)),
      ),
    );
    expect(blocks.filter(({ kind }) => kind === 'table')).toEqual([]);
    expect(blocks.map((block) => block.text)).toContain('2. second item');
  });
});

describe('pages that lie otherwise', () => {
  test('boxes are those of the page as it is shown when the page is turned', async () => {
    const [part] = await read({
      rotate: 90,
      content: drawing(text(100, 700, 'Shown upright', { matrix: '0 1 -1 0' })),
    });
    expect(part).toMatchObject({ width: 842, height: 595 });
    expect(part?.blocks[0]?.text).toBe('Shown upright');
    const [left, top, width, height] = part?.blocks[0]?.box ?? [0, 0, 0, 0];
    // 142 points up the page is 142 from the left once it is turned clockwise.
    expect(left).toBeCloseTo(142, 0);
    expect(top + height).toBeGreaterThan(98);
    expect(top + height).toBeLessThan(105);
    expect(width).toBeGreaterThan(height * 3);
  });

  test('a page whose text stands on its side is read, with boxes where the text is', async () => {
    const [part] = await read({
      content: drawing(
        text(100, 700, 'A wide table was set sideways on this page', { matrix: '0 1 -1 0' }),
        text(120, 700, 'and goes on in the next line.', { matrix: '0 1 -1 0' }),
      ),
    });
    expect(part?.blocks.map((block) => block.text)).toEqual([
      'A wide table was set sideways on this page and goes on in the next line.',
    ]);
    const [left, , width, height] = part?.blocks[0]?.box ?? [0, 0, 0, 0];
    expect(left).toBeLessThan(100);
    expect(height).toBeGreaterThan(width);
  });

  test('a watermark across the page is no part of the text', async () => {
    const texts = await textsOf(
      page(
        text(90, 100, '甲乙双方就房屋租赁事宜订立本合同。'),
        text(200, 600, '内部资料', { size: 60, matrix: '0.7 0.7 -0.7 0.7' }),
      ),
    );
    expect(texts).toEqual(['甲乙双方就房屋租赁事宜订立本合同。']);
  });
});

describe('pages without text', () => {
  test('a scanned page among others has source none, an empty one has nothing', async () => {
    const parts = await read(
      page(text(90, 100, '第一页有文字，不需要识别。')),
      { images: { Scan: scan() }, content: drawing(image('Scan', 0, 0, 595, 842)) },
      { images: { Scan: scan() }, content: drawing(image('Scan', 0, 0, 595, 842), text(280, 820, 'Page 3')) },
      {},
    );
    expect(parts.map(({ source }) => source)).toEqual(['text', 'none', 'none', 'text']);
    expect(parts.slice(1).flatMap(({ blocks }) => blocks)).toEqual([]);
  });

  test.each([
    ['without saving what was before', '595 0 0 842 0 0 cm /Scan Do'],
    ['with a colour set before it', 'q 595 0 0 842 0 0 cm 0 g /Scan Do Q'],
    ['with more drawn after it', 'q 595 0 0 842 0 0 cm /Scan Do 0 0 1 rg Q q 9 9 m 40 9 l S Q'],
    ['in two steps', 'q 0.24 0 0 0.24 0 0 cm q 2479 0 0 3508 0 0 cm /Scan Do Q Q'],
    ['turned a little', 'q 594 7 -10 841 0 0 cm /Scan Do Q'],
    ['in strips', [0, 1, 2, 3].map((at) => `q 595 0 0 211 0 ${at * 210} cm /Scan Do Q`).join(' ')],
    ['by a form in its coordinates', 'q 595 0 0 842 0 0 cm /Bare Do Q'],
    ['by a form in coordinates of its own', '/Whole Do'],
  ])('a page that is a picture drawn %s has source none, with a page number on it, too', async (_, drawn) => {
    const forms = { Bare: '/Scan Do', Whole: 'q 595 0 0 842 0 0 cm /Scan Do Q' };
    const scanned = { images: { Scan: scan() }, forms };
    const numbered = (height: number) => `q ${drawn} Q ${text(280, 820, 'Page 3')(height)}`;
    const parts = await read({ ...scanned, content: () => drawn }, { ...scanned, content: numbered });
    expect(parts.map(({ source }) => source)).toEqual(['none', 'none']);
  });

  test('letters turned into outlines have source none, with a page number beside them, too', async () => {
    const letter = '90 100 m 92 108 98 108 100 100 c 98 92 92 92 90 100 c f';
    const outlined = Array.from({ length: 2100 }, () => letter).join('\n');
    const parts = await read(
      { content: () => letter },
      { content: (height) => `${outlined} ${text(280, 820, 'Page 2')(height)}` },
      // A mark or a signature beside a little text is none.
      { content: (height) => `${letter} ${text(90, 120, 'Signed by the parties.')(height)}` },
    );
    expect(parts.map(({ source }) => source)).toEqual(['none', 'none', 'text']);
  });

  test('blanks, clips and changed coordinates alone show nothing', async () => {
    const parts = await read(
      { content: () => '0.1 w q 0 0 595 842 re W* n Q' },
      { content: (height) => `0.24 0 0 -0.24 0 842 cm q 1 0 0 1 9 9 cm Q ${text(90, 100, '   ')(height)}` },
    );
    expect(parts.map(({ source }) => source)).toEqual(['text', 'text']);
  });

  test('a small picture beside a little text leaves the text as it is', async () => {
    const small = drawing(image('Scan', 90, 300, 200, 280), text(90, 100, 'Annex 1: photograph of the flat'));
    const [part] = await read({ images: { Scan: scan() }, content: small });
    expect(part?.source).toBe('text');
  });

  test('a page whose letters mean nothing has source none', async () => {
    const rubbish = Array.from({ length: 60 }, (_, index) => String.fromCharCode(0xe100 + index)).join('');
    const [part] = await read(page(text(20, 100, rubbish, { size: 8 })));
    expect(part).toMatchObject({ source: 'none', blocks: [] });
  });
});

describe('files that are not read', () => {
  const failing = (content: Uint8Array, limits = {}) =>
    readEvents(parsePdf, content, limits).then(
      () => 'read',
      (error) => error.code ?? String(error),
    );

  test('a password, damage, too many pages and none have codes of their own', async () => {
    const locked = makePdf([page(text(90, 100, 'secret'))], {
      trailer: (objects) =>
        `/ID [<${'00'.repeat(16)}> <${'00'.repeat(16)}>] /Encrypt ${objects.add(
          `<< /Filter /Standard /V 1 /R 2 /P -4 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> >>`,
        )} 0 R`,
    });
    expect(await failing(locked)).toBe('file_password');
    expect(await failing(Buffer.from('%PDF-1.7\nnothing of the kind'))).toBe('file_damaged');
    expect(await failing(makePdf([]))).toBe('file_damaged');
    expect(await failing(makePdf([{}, {}, {}]), { pages: 2 })).toBe('file_too_many_pages');
    expect(await failing(makePdf([page(text(90, 100, 'a'.repeat(40)))]), { characters: 10 })).toBe(
      'file_unsafe',
    );
  });

  test('a file whose table of contents is wrong is read all the same', async () => {
    const whole = makePdf([page(text(90, 100, 'This much is still there.'))]).toString('latin1');
    const wrong = Buffer.from(whole.replace(/\d{10} 00000 n/g, '0000000007 00000 n'), 'latin1');
    const parts = await readParts(parsePdf, wrong);
    expect(parts[0]?.blocks[0]?.text).toBe('This much is still there.');
  });

  test('scripts and embedded files are ignored and named', async () => {
    const events = await readEvents(
      parsePdf,
      makePdf([page(text(90, 100, 'Read me'))], {
        catalog: (objects) => {
          const file = objects.add('<< /Type /EmbeddedFile >>', Buffer.from('MZ'));
          const spec = objects.add(`<< /Type /Filespec /F (run.exe) /EF << /F ${file} 0 R >> >>`);
          const script = objects.add('<< /S /JavaScript /JS (app.alert\\(1\\);) >>');
          return `/OpenAction << /S /Launch /F (calc.exe) >> /Names << /EmbeddedFiles << /Names [(run.exe) ${spec} 0 R] >> /JavaScript << /Names [(x) ${script} 0 R] >> >>`;
        },
      }),
    );
    expect(events.filter(({ kind }) => kind === 'ignored')).toEqual([
      { kind: 'ignored', what: 'scripts' },
      { kind: 'ignored', what: 'embedded_files' },
    ]);
  });
});
