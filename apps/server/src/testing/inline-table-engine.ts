import { Readable } from 'node:stream';
import type { ProposedTable, TableShape } from '@mingfa/contract/dataset-table';
import type { BuiltTable, TableEngine } from '../ports/table-engine.ts';

/** The shape of the one table that {@link inlineTableEngine} finds in every file. */
export const SAMPLE_SHAPE: TableShape = {
  ...{ name: 't1', label: '付款', file: 0, encoding: 'utf-8', delimiter: ',', sheet: null, range: null },
  ...{ skipRows: 0, headerRows: 1, leaveTotalsOut: false, isSkipped: false },
  columns: [
    {
      ...{ name: 'c1', label: '供应商', kind: 'text', meaning: 'name', number: null, dateOrder: null },
      isSkipped: false,
    },
    {
      ...{ name: 'c2', label: '金额', kind: 'number', meaning: 'amount', dateOrder: null },
      ...{ number: { factor: '1', unit: '' }, isSkipped: false },
    },
  ],
};

/** What is built of it. */
export const SAMPLE_TABLE: BuiltTable = {
  ...{ name: 't1', label: '付款', rows: 1, rowsLeftOut: 0 },
  columns: SAMPLE_SHAPE.columns.map((column) => ({ ...column, empty: 0, unreadable: 0, formula: null })),
};

const proposed = (shape: TableShape): ProposedTable => ({
  shape,
  ...{
    sample: [['甲公司', '100']],
    read: [['甲公司', '100']],
    unreadable: [0, 0],
    rowsLookedAt: 1,
    warnings: [],
  },
});

/** An engine without processes, for tests of everything around it: each file has one row, and every question the same answer: nothing but zeros. */
export const inlineTableEngine: TableEngine = {
  recognise: async () => [proposed(SAMPLE_SHAPE)],
  preview: async (_file, shape) => proposed(shape),
  build: async (_key, _files, { steps }) => ({
    tables: [SAMPLE_TABLE],
    touched: steps.map(() => 1),
    bytes: 100,
  }),
  isBuilt: async () => true,
  ask: async () => ({ columns: [], rows: [Array.from({ length: 80 }, () => '0')], totalRows: 1 }),
  check: async () => ({ columns: [], problem: null }),
  export: async () => ({ content: Readable.from(['x']), bytes: 1 }),
  forget: async () => {},
  sweep: async () => {},
  close: async () => {},
};
