import type { ReviewCell, ReviewRow } from '@mingfa/contract/review-cell';
import type { ReviewTableColumn, ReviewTableDetail } from '@mingfa/contract/review-table';

export const sampleColumn = (to: Partial<ReviewTableColumn> = {}): ReviewTableColumn => ({
  columnId: 'rvc_rent',
  libraryKey: 'rent',
  label: '月租金',
  instruction: '每月租金是多少？',
  kind: 'money',
  choices: [],
  method: 'rule',
  dependsOn: [],
  position: null,
  notice: null,
  ...to,
});

export const sampleCell = (to: Partial<ReviewCell> = {}): ReviewCell => ({
  rowId: 'rvr_first',
  columnId: 'rvc_rent',
  state: 'found',
  answer: {
    method: 'rule',
    state: 'found',
    value: { kind: 'money', amount: '12000', currency: 'CNY', text: '12,000 元' },
    quote: '月租金为人民币12,000元',
    place: null,
    confidence: 'high',
  },
  other: null,
  checked: null,
  group: 'CNY 12000',
  deviation: null,
  message: null,
  revision: 1,
  ...to,
});

/** A cell that says nothing, in one of the ways. */
export const silentCell = (
  state: 'not_agreed' | 'not_found' | 'not_read',
  to: Partial<ReviewCell> = {},
): ReviewCell =>
  sampleCell({
    state,
    group: null,
    answer: { method: 'rule', state, value: null, quote: '', place: null, confidence: 'high' },
    ...to,
  });

export const sampleRow = (cells: ReviewCell[], to: Partial<ReviewRow> = {}): ReviewRow => ({
  rowId: 'rvr_first',
  documentId: 'doc_first',
  name: '甲店租约.docx',
  source: 'file',
  isWhole: true,
  message: null,
  cells,
  ...to,
});

/** A table of two questions, all of it filled. */
export function sampleTable(to: Partial<ReviewTableDetail> = {}): ReviewTableDetail {
  return {
    tableId: 'rvt_leases',
    title: '门店租约',
    state: 'idle',
    rows: 2,
    columns: 2,
    cellsDone: 4,
    cellsTotal: 4,
    createdAt: '2026-11-29T08:00:00.000Z',
    updatedAt: '2026-11-29T09:00:00.000Z',
    columnList: [
      sampleColumn(),
      sampleColumn({ columnId: 'rvc_deposit', libraryKey: 'deposit', label: '押金' }),
    ],
    counts: [],
    progress: {
      state: 'idle',
      cellsDone: 4,
      cellsTotal: 4,
      cellsFailed: 0,
      errorMessage: null,
      revision: 7,
    },
    ...to,
  };
}
