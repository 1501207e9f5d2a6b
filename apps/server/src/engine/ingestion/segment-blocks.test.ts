import type { DocumentBlock } from '@mingfa/contract/document-content';
import { expect, test } from 'vitest';
import { segmentBlocks } from './segment-blocks.ts';

type Part = Partial<DocumentBlock> & { text: string };

const blocksOf = (parts: readonly (string | Part)[]): DocumentBlock[] =>
  parts.map((part, index) => ({
    kind: 'paragraph',
    level: null,
    number: null,
    page: null,
    box: null,
    rows: null,
    part: null,
    row: null,
    paragraph: null,
    changes: [],
    author: null,
    anchorId: null,
    ...(typeof part === 'string' ? { text: part } : part),
    id: `b${index}`,
  }));
const heading = (text: string, level = 1): Part => ({ kind: 'heading', level, text });
const segment = (parts: readonly (string | Part)[], segmentLength = 600) => [
  ...segmentBlocks(blocksOf(parts), { segmentLength }),
];
const dense = (text: string) => text.replace(/\s/g, '');
const documentText = (parts: readonly (string | Part)[]) =>
  blocksOf(parts)
    .map(({ text }) => text)
    .join('\n');

test('each article of a law is a segment with its number as label and the chapter above it', () => {
  const segments = segment([
    heading('风筝管理法'),
    heading('第一章 总则', 2),
    '第一条 为了规范放风筝，制定本法。',
    '第二条 本法所称风筝，是指：',
    '（一）纸的；',
    '（二）布的。',
    heading('第二章 许可', 2),
    '第三条之一 放风筝应当有线。',
  ]);
  expect(segments.map(({ label, headingPath }) => [label, headingPath])).toEqual([
    ['第一条', []],
    ['第二条', ['风筝管理法', '第一章 总则']],
    ['第三条之一', ['风筝管理法']],
  ]);
  expect(segments[1]?.text).toBe('第二条 本法所称风筝，是指：\n（一）纸的；\n（二）布的。');
});

test('clauses of a contract are found by their headings, long ones cut between paragraphs and labelled by their numbers', () => {
  const clause = (number: string) => `${number} ${'乙方应当按照约定交付风筝。'.repeat(20)}`;
  const segments = segment([
    heading('采购合同'),
    '甲方：张三',
    '乙方：李四',
    heading('一、标的', 2),
    clause('1.1'),
    clause('1.2'),
    clause('1.3'),
    heading('二、价款', 2),
    `2.1 总价为五万元。${'甲方按月支付。'.repeat(20)}`,
  ]);
  expect(segments.map(({ label }) => label)).toEqual(['采购合同', '一、', '1.3', '二、']);
  expect(segments[1]?.headingPath).toEqual(['采购合同']);
  expect(segments[2]?.headingPath).toEqual(['采购合同', '一、标的']);
  for (const { text } of segments) expect(text.length).toBeLessThanOrEqual(600);
});

test('short sections under the same heading are joined, others are not', () => {
  const segments = segment([
    heading('说明'),
    heading('用途', 2),
    '放。',
    heading('颜色', 2),
    '红。',
    heading('附录'),
    '无。',
  ]);
  expect(segments.map(({ text }) => text)).toEqual(['说明\n用途\n放。\n颜色\n红。', '附录\n无。']);
});

test('a long paragraph is cut between sentences, one without any between half sentences or at last anywhere', () => {
  const sentences = segment([`${'风筝应当在空旷的地方放飞，不得靠近电线。'.repeat(60)}`], 200);
  for (const { text } of sentences) {
    expect(text.length).toBeLessThanOrEqual(200);
    expect(text.endsWith('。')).toBe(true);
  }
  const endless = segment(['长'.repeat(1999)], 200);
  expect(endless).toHaveLength(10);
  const emoji = segment(['🪁'.repeat(500)], 201);
  expect(emoji.every(({ text }) => text.isWellFormed())).toBe(true);
});

test('a table stays whole where it fits; a longer one is cut between rows with its first row repeated', () => {
  const table = (rows: number): Part => {
    const lines = [
      '名称\t数量\t单价',
      ...Array.from({ length: rows }, (_, row) => `风筝${row}号\t${row}\t${row * 10}元`),
    ];
    return {
      kind: 'table',
      text: lines.join('\n'),
      rows: lines.map((line) =>
        line.split('\t').map((text) => ({ text, paragraph: null, columnSpan: 1, rowSpan: 1 })),
      ),
    };
  };
  const small = segment(['前文。'.repeat(80), table(10)], 300);
  expect(small.map(({ text }) => text.startsWith('名称'))).toEqual([false, true]);
  const large = segment([table(100)], 300);
  expect(large.length).toBeGreaterThan(3);
  for (const { text } of large) {
    expect(text.startsWith('名称\t数量\t单价\n')).toBe(true);
    expect(text.split('\n').every((line) => line.split('\t').length === 3)).toBe(true);
  }
});

test('rows of a sheet go several together, none is cut, and the label says which', () => {
  const rows = Array.from(
    { length: 30 },
    (_, index): Part => ({
      kind: 'table',
      text: `品名: 风筝${index}; 金额: ${index * 100}`,
      row: index + 2,
      part: '明细',
    }),
  );
  const segments = segment(
    [
      { ...heading('明细'), part: '明细' },
      ...rows,
      { ...heading('汇总'), part: '汇总' },
      { kind: 'table', text: '合计: 5', row: 1, part: '汇总' },
    ],
    200,
  );
  expect(segments[0]).toMatchObject({ sheet: '明细', row: 2 });
  expect(segments[0]?.label).toMatch(/^第 2–\d+ 行$/);
  expect(segments.at(-1)).toMatchObject({ sheet: '汇总', row: 1, label: '第 1 行' });
  for (const { text } of segments) for (const line of text.split('\n')) expect(line).not.toMatch(/^金额/);
});

test('slides are kept apart, pages of a text are not', () => {
  const slides = segment([
    { ...heading('一'), page: 1 },
    { ...heading('二'), page: 2 },
    { text: '内容', page: 2 },
  ]);
  expect(slides.map(({ page, label }) => [page, label])).toEqual([
    [1, '第 1 页'],
    [2, '第 2 页'],
  ]);
  const box: [number, number, number, number] = [1, 2, 3, 4];
  const pages = segment([
    { text: '上一页的话。', page: 1, box },
    { text: '下一页的话。', page: 2, box },
  ]);
  expect(pages).toHaveLength(1);
  expect(pages[0]).toMatchObject({
    page: 1,
    pageEnd: 2,
    label: '第 1 页',
    boxes: [
      { page: 1, box },
      { page: 2, box },
    ],
  });
});

test('comments stand each alone and under no heading', () => {
  const segments = segment([
    heading('合同'),
    '第一条 甲。',
    '第二条 乙。',
    { kind: 'comment', text: '此处过低' },
    { kind: 'comment', text: '请核对' },
  ]);
  expect(segments.slice(-2).map(({ label, text, headingPath }) => [label, text, headingPath])).toEqual([
    ['批注', '此处过低', []],
    ['批注', '请核对', []],
  ]);
});

test('a section of a hundred thousand lines is cut without being collected, and keeps its label', () => {
  const lines = Array.from({ length: 100_000 }, (_, index) => `这是第${index}行。`);
  let segments = 0;
  let longest = 0;
  const blocks = blocksOf(['第一条 范围', ...lines, '第二条 其他']);
  // Time of this thread's own work: a busy machine changes nothing in it.
  let begun = process.threadCpuUsage();
  for (const { label } of segmentBlocks(blocks, { segmentLength: 600 })) {
    longest = Math.max(longest, process.threadCpuUsage(begun).user / 1000);
    if (segments > 0 && label !== '第二条') expect(label).toBe('第一条');
    segments += 1;
    begun = process.threadCpuUsage();
  }
  expect(segments).toBeGreaterThan(1000);
  expect(longest).toBeLessThan(1000);
});

/** A small generator, so that a failure can be repeated. */
function random(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

function inventDocument(seed: number): Part[] {
  const below = random(seed);
  const words = [
    '第一条 甲。',
    '二、乙方',
    '（三）丙',
    '1.2 丁，戊。',
    '',
    ' ',
    '甲方应当支付租金。',
    '长'.repeat(90),
    '🪁',
    '\n',
    'English text. More. ',
  ];
  const text = () => Array.from({ length: below(12) }, () => words[below(words.length)]).join('');
  return Array.from({ length: 1 + below(40) }, (): Part => {
    switch (below(7)) {
      case 0:
        return heading(text(), 1 + below(3));
      case 1:
        return {
          kind: 'table',
          text: Array.from({ length: 1 + below(9) }, () => text().replace(/\n/g, ' ')).join('\n'),
          rows: [],
        };
      case 2:
        return { kind: 'table', text: text().replace(/\n/g, ' '), row: 1 + below(9), part: `S${below(2)}` };
      case 3:
        return { kind: below(2) ? 'comment' : 'footnote', text: text() };
      case 4:
        return { text: text(), page: 1 + below(4), box: below(2) ? [0, 0, 1, 1] : null };
      default:
        return { text: text() };
    }
  });
}

test('every character of any document lies in exactly one segment, in order', () => {
  for (let seed = 1; seed <= 400; seed += 1) {
    const parts = inventDocument(seed);
    const whole = documentText(parts);
    const segments = segment(parts, 200 + (seed % 5) * 50);
    let end = 0;
    for (const { rangeStart, rangeEnd, text, firstBlockId } of segments) {
      expect(rangeStart, `seed ${seed}`).toBe(end);
      expect(rangeEnd).toBeGreaterThanOrEqual(rangeStart);
      end = rangeEnd;
      // The words of the range stand in the segment; only a table's first row may come on top.
      expect(dense(text).endsWith(dense(whole.slice(rangeStart, rangeEnd))), `seed ${seed}`).toBe(true);
      expect(firstBlockId).not.toBeNull();
    }
    expect(end, `seed ${seed}`).toBe(whole.length);
  }
});

test('no segment of any document is longer than the setting, but for rows that cannot be parted', () => {
  for (let seed = 1; seed <= 400; seed += 1) {
    const parts = inventDocument(seed).map((part) => (part.kind === 'table' ? { text: part.text } : part));
    for (const { text } of segment(parts, 200)) expect(text.length, `seed ${seed}`).toBeLessThanOrEqual(200);
  }
});

test('turns of a recording are cut short enough to be cited by their second, whatever the setting', () => {
  const turns = Array.from({ length: 20 }, (_, index) => ({
    text: `张三：${'说'.repeat(50)}${index}`,
    time: { startMs: index * 15_000, endMs: index * 15_000 + 14_000 },
  }));
  const cut = segment(turns, 800);
  expect(cut.every(({ text }) => text.length <= 120)).toBe(true);
  expect(cut.map(({ timeStart }) => timeStart).slice(0, 3)).toEqual([0, 30_000, 60_000]);
});
