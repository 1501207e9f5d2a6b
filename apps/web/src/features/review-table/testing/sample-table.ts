import type { ReviewCell } from '@mingfa/contract/review-cell';
import type { ReviewTableColumn } from '@mingfa/contract/review-table';

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
