import { expect, it } from 'vitest';
import { chartKinds } from './chart-kinds.ts';

const plain = { x: 0, y: [1], series: null };
const rows = [
  ['甲', '10'],
  ['乙', '5'],
];

it('begins with what was chosen for the answer and offers each kind once', () => {
  const kinds = chartKinds({
    charts: [
      { kind: 'line', ...plain },
      { kind: 'bar', ...plain },
    ],
    rows,
  });
  expect(kinds.map(({ kind }) => kind)).toEqual(['line', 'bar', 'bar_horizontal', 'area', 'pie']);
});

it('offers no pie of what is no whole, and nothing beside a flow or a spread', () => {
  const negative = chartKinds({ charts: [{ kind: 'bar', ...plain }], rows: [['甲', '-1']] });
  expect(negative.map(({ kind }) => kind)).not.toContain('pie');
  expect(chartKinds({ charts: [{ kind: 'sankey', x: 0, y: [2], series: 1 }], rows })).toHaveLength(1);
});
