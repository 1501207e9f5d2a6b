import type {
  ReviewAnswer,
  ReviewCell,
  ReviewCellState,
  ReviewColumnKind,
  ReviewColumnMethod,
} from '../review-cell.ts';
import type { ReviewTableState } from '../review-table.ts';
import type { Labels } from './labels.ts';

/** Whether cells of a review table are being filled. */
export const REVIEW_TABLE_STATE_LABELS: Labels<ReviewTableState> = {
  'zh-CN': { idle: '没有待填的格', working: '正在填写', cancelled: '已停止', failed: '没有完成' },
  en: { idle: 'Nothing left to fill', working: 'Being filled', cancelled: 'Stopped', failed: 'Failed' },
};

/** How a cell stands; three ways of saying nothing are three words. */
export const REVIEW_CELL_STATE_LABELS: Labels<ReviewCellState> = {
  'zh-CN': {
    waiting: '待填',
    working: '正在读',
    found: '有值',
    not_agreed: '未约定',
    not_found: '未找到',
    not_read: '未读完',
    failed: '未完成',
  },
  en: {
    waiting: 'Waiting',
    working: 'Reading',
    found: 'Value',
    not_agreed: 'Not agreed',
    not_found: 'Not found',
    not_read: 'Not fully read',
    failed: 'Failed',
  },
};

/** What a column asks for. */
export const REVIEW_COLUMN_KIND_LABELS: Labels<ReviewColumnKind> = {
  'zh-CN': {
    text: '文字',
    quote: '原文',
    date: '日期',
    period: '期间',
    money: '金额',
    number: '数字',
    yes_no: '是或否',
    choice: '选项',
    party: '当事人',
    article: '法条',
  },
  en: {
    text: 'Words',
    quote: 'Quotation',
    date: 'Date',
    period: 'Length of time',
    money: 'Amount',
    number: 'Number',
    yes_no: 'Yes or no',
    choice: 'One of several',
    party: 'Parties',
    article: 'Articles of law',
  },
};

/** Who fills a column, and whose an answer is. */
export const REVIEW_METHOD_LABELS: Labels<ReviewColumnMethod> = {
  'zh-CN': { rule: '规则', model: '模型', both: '规则加模型', hand: '人工' },
  en: { rule: 'Rule', model: 'Model', both: 'Rule and model', hand: 'By hand' },
};

/** How sure an answer is. */
export const REVIEW_CONFIDENCE_LABELS: Labels<ReviewAnswer['confidence']> = {
  'zh-CN': { high: '把握大', medium: '把握中', low: '把握小' },
  en: { high: 'Sure', medium: 'Fairly sure', low: 'Unsure' },
};

/** What a cell differs from. */
export const REVIEW_DEVIATION_LABELS: Labels<NonNullable<ReviewCell['deviation']>> = {
  'zh-CN': { position: '不合期望', majority: '与多数不同' },
  en: { position: 'Not as wished', majority: 'Unlike most' },
};
