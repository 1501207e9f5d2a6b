import type { DatasetDetail } from '@mingfa/contract/dataset';
import type { ProposedTable, TableColumn, TableShape } from '@mingfa/contract/dataset-table';

const column = (name: string, label: string, to: Partial<TableColumn> = {}): TableColumn => ({
  name,
  label,
  kind: 'text',
  meaning: 'plain',
  number: null,
  dateOrder: null,
  isSkipped: false,
  ...to,
});

/** A table of payments as it was recognised. */
const sampleShape = (): TableShape => ({
  name: 't1',
  label: '付款',
  file: 0,
  encoding: 'gb18030',
  delimiter: ',',
  sheet: null,
  range: null,
  skipRows: 0,
  headerRows: 1,
  columns: [
    column('c1', '供应商', { meaning: 'name' }),
    column('c2', '付款金额', { kind: 'number', meaning: 'amount', number: { unit: '元', factor: '1' } }),
  ],
  leaveTotalsOut: true,
  isSkipped: false,
});

export const sampleProposal = (): ProposedTable => ({
  shape: sampleShape(),
  sample: [['甲公司', '1,000']],
  read: [['甲公司', '1000']],
  unreadable: [0, 0],
  rowsLookedAt: 1,
  warnings: [],
});

/** A dataset with that table, ready to be asked. */
export const sampleDataset = (): DatasetDetail => ({
  datasetId: 'dts_1234567890',
  title: '付款',
  state: 'ready',
  stage: 'loaded',
  origin: 'upload',
  documentId: null,
  tables: 1,
  rows: 2,
  bytes: 100,
  createdAt: '2026-01-01T00:00:00.000Z',
  progress: {
    state: 'ready',
    stage: 'loaded',
    done: 1000,
    total: 1000,
    attempts: 1,
    retryAt: null,
    errorCode: null,
    errorMessage: null,
  },
  fileList: [{ name: '付款.csv', bytes: 100, sha256: 'a'.repeat(64) }],
  tableList: [
    {
      name: 't1',
      label: '付款',
      rows: 2,
      revision: 1,
      columns: sampleShape().columns.map((one) => ({ ...one, empty: 0, unreadable: 0, formula: null })),
      shape: sampleShape(),
      rowsLeftOut: 0,
      steps: 0,
    },
  ],
});
