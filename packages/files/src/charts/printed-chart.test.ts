import { loadImage } from '@napi-rs/canvas';
import JSZip from 'jszip';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import type { PrintedChart } from '../printed/printed-file.ts';
import { printed } from '../printed/testing/printed-samples.ts';
import { writePrintedFile } from '../printed/write-printed-file.ts';
import { drawChartPng, drawChartSvg } from './draw-chart.ts';

const column = (label: string, isFigure: boolean) => ({
  ...{ name: label, label, isFigure },
  ...{ kind: isFigure ? ('number' as const) : ('text' as const), meaning: 'plain' as const },
});
const CHART: PrintedChart = {
  kind: 'chart',
  spec: { kind: 'bar', x: 0, y: [1], series: null },
  columns: [column('供应商', false), column('金额', true)],
  rows: [
    ['甲建材<b>', '120000.5'],
    [null, '3000'],
  ],
  words: { blank: '（空）', rows: '行数' },
  ...{ width: 640, height: 360, alternative: '柱状图：供应商、"金额"' },
};
const FILE = printed([CHART]);

/** The purple of the first series, where a bar stands, in dots. */
async function purpleDots(png: Buffer): Promise<{ dots: number; width: number; height: number }> {
  const { createCanvas } = await import('@napi-rs/canvas');
  const picture = await loadImage(png);
  const { width, height } = picture;
  const context = createCanvas(width, height).getContext('2d');
  context.drawImage(picture, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  let dots = 0;
  for (let at = 0; at < data.length; at += 4)
    if (data[at] === 0x5b && data[at + 1] === 0x3f && data[at + 2] === 0xc4) dots += 1;
  return { dots, width, height };
}

test('a chart is drawn with its names and figures, and no word of it becomes markup', () => {
  const svg = drawChartSvg(CHART);
  for (const word of ['甲建材&lt;b&gt;', '（空）', '120,000']) expect(svg).toContain(word);
  expect(svg).not.toContain('<b>');
  expect(svg).toContain('Noto Sans S Chinese');
});

test('a picture has bars as high as their figures', async () => {
  const whole = await purpleDots(drawChartPng(CHART));
  expect([whole.width, whole.height]).toEqual([1920, 1080]);
  const half = { ...CHART, rows: [['甲', '60000'], ...CHART.rows.slice(1)] };
  const low = await purpleDots(drawChartPng({ ...half, rows: [...half.rows, ['乙', '120000.5']] }));
  expect(whole.dots).toBeGreaterThan(20_000);
  expect(low.dots).toBeGreaterThan(whole.dots);
});

test('a Word file has the chart as a picture with words for whoever cannot see it', async () => {
  const zip = await JSZip.loadAsync(await writePrintedFile(FILE, 'docx'));
  const document = (await zip.file('word/document.xml')?.async('string')) ?? '';
  expect(document).toContain('descr="柱状图：供应商、&quot;金额&quot;"');
  const [picture = ''] = Object.keys(zip.files).filter((name) => /^word\/media\/.+\.png$/.test(name));
  const content = await zip.file(picture)?.async('nodebuffer');
  expect((await purpleDots(content ?? Buffer.alloc(0))).dots).toBeGreaterThan(20_000);
  // As wide as the text (156 mm) in English metric units.
  const [, width] = /<wp:extent cx="(\d+)"/.exec(document) ?? [];
  expect(Number(width) / 36_000).toBeCloseTo(156, 0);
});

test('a PDF has the chart as a drawing whose names can be found', async () => {
  const content = await writePrintedFile(FILE, 'pdf');
  const document = await getDocument({ data: new Uint8Array(content) }).promise;
  const page = await document.getPage(1);
  const text = (await page.getTextContent()).items.map((item) => ('str' in item ? item.str : '')).join('');
  expect(text).toContain('甲建材<b>');
  expect(JSON.stringify(await page.getStructTree())).toContain('柱状图：供应商');
  await document.loadingTask.destroy();
});

test('a page of the web has it as a picture that its policy lets be shown, and loads nothing', async () => {
  const page = Buffer.from(await writePrintedFile(FILE, 'html')).toString('utf8');
  expect(page).toContain('img-src data:');
  expect(page).toMatch(
    /<img class="chart" src="data:image\/svg\+xml;base64,[\w+/=]+" alt="柱状图：供应商、&quot;金额&quot;">/,
  );
  const without = Buffer.from(await writePrintedFile(printed([]), 'html')).toString('utf8');
  expect(without).not.toContain('img-src');
});
