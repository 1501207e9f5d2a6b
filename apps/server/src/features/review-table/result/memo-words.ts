import {
  REVIEW_CELL_STATE_LABELS,
  REVIEW_CONFIDENCE_LABELS,
  REVIEW_DEVIATION_LABELS,
  REVIEW_METHOD_LABELS,
} from '@mingfa/contract/labels/review-table-labels';
import type { ReviewCellState } from '@mingfa/contract/review-cell';
import type { Language } from '@mingfa/contract/values';

/** What memos and files say of a review table. */
export interface MemoWords {
  states: Record<ReviewCellState, string>;
  methods: (typeof REVIEW_METHOD_LABELS)[Language];
  confidence: (typeof REVIEW_CONFIDENCE_LABELS)[Language];
  size: (rows: number, columns: number) => string;
  unread: (documents: number) => string;
  waiting: (cells: number) => string;
  checked: (checked: number, all: number) => string;
  disagreeing: (cells: number) => string;
  most: (text: string, rows: number) => string;
  wished: (text: string) => string;
  deviating: (rows: number) => string;
  none: string;
  columns: {
    file: string;
    question: string;
    state: string;
    value: string;
    number: string;
    quote: string;
    unit: string;
  };
  source: {
    page: string;
    link: string;
    method: string;
    confidence: string;
    checked: string;
    deviation: string;
  };
  /** A column that says one thing more of another. */
  beside: (label: string, what: string) => string;
  sheets: { table: string; sources: string; about: string };
  page: (page: number) => string;
  paragraph: (number: number) => string;
  deviation: (typeof REVIEW_DEVIATION_LABELS)[Language];
  disagreesWith: (text: string) => string;
  inPart: string;
  remarked: (text: string, remark: string) => string;
  toCheck: (text: string) => string;
  open: string;
  meaning: string[];
  suffix: string;
}

/** The words, in both languages. */
export const MEMO_WORDS: Record<Language, MemoWords> = {
  'zh-CN': {
    states: REVIEW_CELL_STATE_LABELS['zh-CN'],
    methods: REVIEW_METHOD_LABELS['zh-CN'],
    confidence: REVIEW_CONFIDENCE_LABELS['zh-CN'],
    deviation: REVIEW_DEVIATION_LABELS['zh-CN'],
    size: (rows, columns) => `共审阅 ${rows} 份文件，${columns} 个问题。`,
    unread: (documents) => `有 ${documents} 份文件没有读完，其中没有答案的格子标为“未读完”。`,
    waiting: (cells) => `还有 ${cells} 格没有填写。`,
    checked: (checked, all) => `${all} 格中 ${checked} 格经人工核对。`,
    disagreeing: (cells) => `规则与模型不一致的有 ${cells} 格。`,
    most: (text, rows) => `多数（${rows} 份）：${text}。`,
    wished: (text) => `期望：${text}。`,
    deviating: (rows) => `与之不同的有 ${rows} 份。`,
    none: '没有不同的。',
    columns: {
      file: '文件',
      question: '问题',
      state: '状态',
      value: '内容',
      number: '数值',
      quote: '原文',
      unit: '单位',
    },
    source: {
      page: '位置',
      link: '链接',
      method: '方法',
      confidence: '把握',
      checked: '核对',
      deviation: '差异',
    },
    beside: (label, what) => `${label}·${what}`,
    sheets: { table: '审阅表', sources: '来源', about: '说明' },
    page: (page) => `第 ${page} 页`,
    paragraph: (number) => `第 ${number} 段`,
    disagreesWith: (text) => `另一方法：${text}`,
    inPart: '部分',
    remarked: (text, remark) => `${text}（${remark}）`,
    toCheck: (text) => `待核对：${text}`,
    open: '打开原文',
    meaning: [
      '未约定：文件全部读过，没有一处约定此事。',
      '未找到：文件全部读过，提到了此事，但得不出答案。',
      '部分：这一句还有别的数或者后文，只取了一部分。待核对：找到的可能是别的数，不是答案。',
      '未读完：文件有一部分读不出来，读到的部分里没有答案。',
      '内容由规则、模型或人工填写，使用前请对照原文核对。',
    ],
    suffix: '审阅表',
  },
  en: {
    states: REVIEW_CELL_STATE_LABELS.en,
    methods: REVIEW_METHOD_LABELS.en,
    confidence: REVIEW_CONFIDENCE_LABELS.en,
    deviation: REVIEW_DEVIATION_LABELS.en,
    size: (rows, columns) => `Documents reviewed: ${rows}; questions: ${columns}.`,
    unread: (documents) =>
      `Documents that were not read wholly: ${documents}. Where they have no answer, cells say “not read wholly”.`,
    waiting: (cells) => `Cells that are not filled yet: ${cells}.`,
    checked: (checked, all) => `Checked by a person: ${checked} of ${all} cells.`,
    disagreeing: (cells) => `Cells where rule and model differ: ${cells}.`,
    most: (text, rows) => `Most (${rows}): ${text}.`,
    wished: (text) => `Wished for: ${text}.`,
    deviating: (rows) => `Documents that differ: ${rows}.`,
    none: 'None differs.',
    columns: {
      file: 'File',
      question: 'Question',
      state: 'State',
      value: 'Value',
      number: 'Number',
      quote: 'Words',
      unit: 'Unit',
    },
    source: {
      page: 'Place',
      link: 'Link',
      method: 'Method',
      confidence: 'Confidence',
      checked: 'Checked',
      deviation: 'Deviation',
    },
    beside: (label, what) => `${label} · ${what.toLowerCase()}`,
    sheets: { table: 'Review table', sources: 'Sources', about: 'About' },
    page: (page) => `page ${page}`,
    paragraph: (number) => `paragraph ${number}`,
    disagreesWith: (text) => `other method: ${text}`,
    inPart: 'in part',
    remarked: (text, remark) => `${text} (${remark})`,
    toCheck: (text) => `to check: ${text}`,
    open: 'Open',
    meaning: [
      'Not agreed: all of the document was read, and nothing in it settles this.',
      'Not found: all was read, words on the subject are there, and no answer could be taken from them.',
      'In part: the sentence has further figures or goes on. To check: what was found may be of something else, and is no answer.',
      'Not read wholly: part of the document could not be read; what was read has no answer.',
      'Filled by rule, by a model or by hand: compare with the document before you rely on it.',
    ],
    suffix: 'review table',
  },
};
