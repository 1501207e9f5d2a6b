import { groupDigits, showShare } from '@mingfa/contract/show-cell';
import type { ChartSpec, TableResult } from '@mingfa/contract/table-query';
import type { ChartColours } from './chart-colours.ts';
import { binsOf, boxOf, flowsOf, numberOf, seriesOf } from './chart-data.ts';

/** What a chart of ECharts is described by: data, and how figures are written. */
export type ChartOption = Record<string, unknown>;

/** Words that stand in a chart besides those of its table. */
export interface ChartWords {
  blank: string;
  rows: string;
}

/** More names than these are turned, or left out by the library. */
const NAMES_FLAT = 12;

const GRID = {
  left: 8,
  right: 24,
  top: 40,
  bottom: 8,
  outerBoundsMode: 'same',
  outerBoundsContain: 'axisLabel',
} as const;
/** Below the cells of a heat map its scale is drawn. */
const SCALE_PX = 52;
/** Below the numbers of an axis its name stands. */
const NAME_PX = 24;

/** What the library draws of an answer: the same on a screen and on paper. */
export function chartOption(
  result: Pick<TableResult, 'columns' | 'rows'>,
  spec: ChartSpec,
  colours: ChartColours,
  words: ChartWords,
): ChartOption {
  const { columns, rows } = result;
  const [figure = 0] = spec.y;
  const isShare = columns[figure]?.meaning === 'rate';
  const write = (value: unknown) => {
    if (value === null || value === undefined || value === '-') return '';
    const text = String(Number(Number(value).toFixed(isShare ? 6 : 2)));
    return isShare ? showShare(text) : groupDigits(text);
  };
  const base = baseOf(colours, write);
  const axes = axesOf(colours, write);
  const values = rows.flatMap((row) => numberOf(row[figure]) ?? []);
  switch (spec.kind) {
    case 'pie':
      return {
        ...base,
        series: [
          {
            type: 'pie',
            radius: ['40%', '70%'],
            itemStyle: { borderColor: colours.surface, borderWidth: 2 },
            label: { color: colours.text, formatter: '{b} {d}%' },
            data: rows.map((row) => ({
              name: String(row[spec.x] ?? words.blank),
              value: numberOf(row[figure]),
            })),
          },
        ],
      };
    case 'scatter':
      return {
        ...base,
        grid: { ...GRID, bottom: NAME_PX },
        ...axes.numbers(columns[spec.x]?.label ?? '', columns[figure]?.label ?? ''),
        series: [
          {
            type: 'scatter',
            symbolSize: 8,
            data: rows.map((row) => [numberOf(row[spec.x]), numberOf(row[figure])]),
          },
        ],
      };
    case 'timeline':
      return {
        ...base,
        ...axes.times(),
        series: [
          { type: 'scatter', symbolSize: 8, data: rows.map((row) => [row[spec.x], numberOf(row[figure])]) },
        ],
      };
    case 'histogram': {
      const bins = binsOf(values);
      return {
        ...base,
        ...axes.names(bins.map(({ from, to }) => `${write(from)} – ${write(to)}`)),
        series: [{ type: 'bar', name: words.rows, barCategoryGap: '8%', data: bins.map((bin) => bin.rows) }],
      };
    }
    case 'box':
      return {
        ...base,
        ...axes.names([columns[figure]?.label ?? '']),
        series: [{ type: 'boxplot', itemStyle: { color: colours.heat[0] }, data: [boxOf(values)] }],
      };
    case 'heat_map': {
      const { names, series } = seriesOf(result, spec, words.blank);
      const [least, most] = [Math.min(0, ...values), Math.max(1, ...values)];
      const cells = series.flatMap(({ values: row }, y) => row.map((value, x) => [x, y, value ?? '-']));
      return {
        ...base,
        grid: { ...GRID, bottom: SCALE_PX },
        ...axes.names(
          names,
          series.map(({ name }) => name),
        ),
        visualMap: {
          ...{ min: least, max: most, text: [write(most), write(least)] },
          calculable: false,
          orient: 'horizontal',
          left: 'center',
          bottom: 0,
          textStyle: { color: colours.quiet },
          formatter: write,
          inRange: { color: [...colours.heat] },
        },
        series: [
          { type: 'heatmap', data: cells, itemStyle: { borderColor: colours.surface, borderWidth: 1 } },
        ],
      };
    }
    case 'sankey':
      return {
        ...base,
        series: [
          {
            type: 'sankey',
            ...flowsOf(result, spec, words.blank),
            right: 140,
            label: { color: colours.text, formatter: ({ name }: { name: string }) => name.slice(2) },
            lineStyle: { color: 'source', opacity: 0.35 },
          },
        ],
      };
    default:
      return { ...base, ...plainChart(result, spec, axes, words) };
  }
}

function plainChart(
  result: Pick<TableResult, 'columns' | 'rows'>,
  spec: ChartSpec,
  axes: ReturnType<typeof axesOf>,
  { blank }: ChartWords,
): ChartOption {
  const isLine = spec.kind === 'line' || spec.kind === 'area';
  // Rows without a day are no moment that a line could lead to; the table has them.
  const rows = isLine ? result.rows.filter((row) => row[spec.x] !== null) : result.rows;
  const { names, series } = seriesOf({ ...result, rows }, spec, blank);
  const isLying = spec.kind === 'bar_horizontal';
  return {
    ...(isLying ? axes.lying(names) : axes.names(names)),
    ...(series.length > 1 ? { legend: axes.legend } : {}),
    series: series.map(({ name, values }) => ({
      name,
      data: values,
      type: isLine ? 'line' : 'bar',
      ...(spec.kind === 'area' ? { areaStyle: { opacity: 0.2 } } : {}),
      ...(spec.kind === 'stacked' ? { stack: 'all' } : {}),
      ...(isLine ? { symbolSize: 6, lineStyle: { width: 2 } } : { barMaxWidth: 36 }),
    })),
  };
}

function baseOf(colours: ChartColours, write: (value: unknown) => string): ChartOption {
  return {
    animation: false,
    color: [...colours.series],
    textStyle: { color: colours.text, fontFamily: colours.font },
    grid: GRID,
    tooltip: {
      trigger: 'item',
      confine: true,
      valueFormatter: write,
      backgroundColor: colours.surface,
      borderColor: colours.line,
      textStyle: { color: colours.text },
    },
  };
}

function axesOf(colours: ChartColours, write: (value: unknown) => string) {
  const line = { lineStyle: { color: colours.line } };
  const value = {
    type: 'value',
    axisLabel: { color: colours.quiet, formatter: write, hideOverlap: true },
    splitLine: line,
  };
  const category = (data: readonly string[]) => ({
    type: 'category',
    data: [...data],
    axisLine: line,
    axisTick: { show: false },
    axisLabel: { color: colours.quiet, hideOverlap: true, width: 140, overflow: 'truncate' },
  });
  const named = (name: string) => ({
    ...value,
    scale: true,
    name,
    nameTextStyle: { color: colours.quiet },
  });
  return {
    legend: { type: 'plain', top: 4, textStyle: { color: colours.text }, icon: 'roundRect' },
    names: (data: readonly string[], rows?: readonly string[]) => ({
      xAxis: {
        ...category(data),
        axisLabel: { ...category([]).axisLabel, width: 110, rotate: data.length > NAMES_FLAT ? 40 : 0 },
      },
      yAxis: rows ? category(rows) : value,
    }),
    lying: (data: readonly string[]) => ({ xAxis: value, yAxis: { ...category(data), inverse: true } }),
    numbers: (x: string, y: string) => ({
      xAxis: { ...named(x), nameLocation: 'middle', nameGap: 28 },
      yAxis: named(y),
    }),
    times: () => ({
      xAxis: {
        ...{ type: 'time', axisLine: line },
        axisLabel: { color: colours.quiet, hideOverlap: true, formatter: '{yyyy}-{MM}-{dd}' },
      },
      yAxis: value,
    }),
  };
}
