import type { ResultColumn } from '@mingfa/contract/table-query';
import { expect, it } from 'vitest';
import { binsOf, boxOf, flowsOf, seriesOf } from './chart-data.ts';

const column = (label: string): ResultColumn => ({
  name: label,
  label,
  kind: 'text',
  meaning: 'plain',
  isFigure: false,
});
const columns = ['月', '部门', '合计'].map(column);

it('keeps a month without a figure as a gap instead of a nought', () => {
  const rows = [
    ['2024-01', '甲', '5'],
    ['2024-02', '甲', '7'],
    ['2024-02', '乙', null],
  ];
  const drawn = seriesOf({ columns, rows }, { kind: 'line', x: 0, y: [2], series: 1 }, '空');
  expect(drawn.names).toEqual(['2024-01', '2024-02']);
  expect(drawn.series).toEqual([
    { name: '甲', values: [5, 7] },
    { name: '乙', values: [null, null] },
  ]);
});

it('counts every value of a histogram once, the greatest too', () => {
  const bins = binsOf([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(bins.reduce((sum, { rows }) => sum + rows, 0)).toBe(10);
  expect(bins.at(-1)?.rows).toBeGreaterThan(0);
  expect(binsOf([3, 3])).toEqual([{ from: 3, to: 3, rows: 2 }]);
  expect(boxOf([1, 2, 3, 4, 5])).toEqual([1, 2, 3, 4, 5]);
});

it('draws payments there and back without a circle', () => {
  const rows = [
    ['甲', '乙', '5'],
    ['乙', '甲', '3'],
    ['甲', '丙', '0'],
  ];
  const { nodes, links } = flowsOf({ rows }, { kind: 'sankey', x: 0, y: [2], series: 1 }, '空');
  expect(links).toHaveLength(2);
  expect(new Set(links.map(({ source }) => source)).has(links[0]?.target ?? '')).toBe(false);
  expect(nodes).toHaveLength(4);
});
