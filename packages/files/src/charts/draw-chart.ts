import { type ChartColours, SERIES_COLOURS } from '@mingfa/tables/charts/chart-colours';
import { chartOption } from '@mingfa/tables/charts/chart-option';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import {
  BarChart,
  BoxplotChart,
  HeatmapChart,
  LineChart,
  PieChart,
  SankeyChart,
  ScatterChart,
} from 'echarts/charts';
import { GridComponent, LegendComponent, VisualMapContinuousComponent } from 'echarts/components';
import { init, setPlatformAPI, use } from 'echarts/core';
import { CanvasRenderer, SVGRenderer } from 'echarts/renderers';
import { registerPrintFonts, SANS } from '../pdf/write/print-fonts.ts';
import type { PrintedChart } from '../printed/printed-file.ts';

use([
  ...[BarChart, BoxplotChart, HeatmapChart, LineChart, PieChart, SankeyChart, ScatterChart],
  ...[GridComponent, LegendComponent, VisualMapContinuousComponent],
  ...[CanvasRenderer, SVGRenderer],
]);

/** Dots of a picture for each of the chart: sharp on paper. */
const PICTURE_SCALE = 3;

/** Of the light theme: paper is white. */
const ON_PAPER: ChartColours = {
  series: SERIES_COLOURS.light,
  ...{ text: '#1f1d2b', quiet: '#6b6878', line: '#e9e6f2', surface: '#ffffff' },
  font: `${SANS}, sans-serif`,
  heat: ['#f1edfe', '#5b3fc4'],
};

/** A chart as SVG, whose words are drawn in the sans font of a PDF. */
export function drawChartSvg(chart: PrintedChart): string {
  return drawn(chart, { renderer: 'svg', ssr: true }, null, (drawing) => drawing.renderToSVGString());
}

/** A chart as PNG. */
export function drawChartPng(chart: PrintedChart): Buffer {
  const canvas = createCanvas(chart.width * PICTURE_SCALE, chart.height * PICTURE_SCALE);
  return drawn(chart, { renderer: 'canvas', devicePixelRatio: PICTURE_SCALE }, canvas, () =>
    canvas.toBuffer('image/png'),
  );
}

function drawn<Drawing>(
  { columns, rows, spec, words, width, height }: PrintedChart,
  how: Parameters<typeof init>[2],
  canvas: Canvas | null,
  read: (drawing: ReturnType<typeof init>) => Drawing,
): Drawing {
  registerPrintFonts();
  measureAsPrinted();
  // The library takes whatever has a drawing surface for an element of a page.
  const drawing = init(canvas as unknown as HTMLElement | null, null, { ...how, width, height });
  try {
    const result = { columns: [...columns], rows: rows.map((row) => [...row]) };
    // Nobody points at paper, and what points is not loaded.
    const { tooltip: _, ...option } = chartOption(result, spec, ON_PAPER, words);
    drawing.setOption({ ...option, backgroundColor: ON_PAPER.surface });
    return read(drawing);
  } finally {
    // Else the process never ends.
    drawing.dispose();
  }
}

/** Without a browser the library guesses how wide words are. */
function measureAsPrinted(): void {
  const context = createCanvas(1, 1).getContext('2d');
  setPlatformAPI({
    createCanvas: () => createCanvas(1, 1) as unknown as HTMLCanvasElement,
    measureText: (text, font) => {
      if (font) context.font = font;
      return context.measureText(text);
    },
  });
}
