import type { ComparedClause, DocumentReading, KeyFact, PaperKind } from '../document.ts';
import type { DocumentState } from '../document-content.ts';
import type { Language } from '../values.ts';
import type { Labels } from './labels.ts';
import { CONTRACT_KIND_LABELS } from './review-labels.ts';

/** How far the reading of a file is. */
export const DOCUMENT_STATE_LABELS: Labels<DocumentState> = {
  'zh-CN': { waiting: '排队中', working: '处理中', ready: '可检索', failed: '没有读成', cancelled: '已取消' },
  en: {
    waiting: 'Queued',
    working: 'Being read',
    ready: 'Searchable',
    failed: 'Failed',
    cancelled: 'Cancelled',
  },
};

/** Kinds of paper; for one that does not name itself. */
export const PAPER_KIND_LABELS: Labels<PaperKind> = {
  'zh-CN': {
    ...CONTRACT_KIND_LABELS['zh-CN'],
    contract: '合同',
    judgment: '裁判文书',
    pleading: '诉讼文书',
    statute: '法律法规',
    letter: '函件',
    report: '报告、意见',
    other: '其他文件',
  },
  en: {
    ...CONTRACT_KIND_LABELS.en,
    contract: 'Contract',
    judgment: 'Judgment or ruling',
    pleading: 'Pleading',
    statute: 'Statute',
    letter: 'Letter',
    report: 'Report or opinion',
    other: 'Other document',
  },
};

/** What a paper is: as it calls itself, or by its kind where it does not, or not in the reader's language. */
export function paperLabel(
  { kind, kindLabel }: Pick<DocumentReading, 'kind' | 'kindLabel'>,
  language: Language,
) {
  const isForeign = language === 'en' && /[\u4e00-\u9fff]/.test(kindLabel);
  return kindLabel === '' || isForeign ? PAPER_KIND_LABELS[language][kind] : kindLabel;
}

/** What a lawyer looks for first. */
export const FACT_KIND_LABELS: Labels<KeyFact['kind']> = {
  'zh-CN': {
    party: '当事人',
    amount: '金额',
    date: '日期',
    deadline: '期限',
    term: '合同期间',
    obligation: '义务',
    governing_law: '适用法律',
    dispute: '争议解决',
    case_number: '案号',
    court: '法院',
  },
  en: {
    party: 'Party',
    amount: 'Amount',
    date: 'Date',
    deadline: 'Deadline',
    term: 'Term',
    obligation: 'Obligation',
    governing_law: 'Governing law',
    dispute: 'Disputes',
    case_number: 'Case number',
    court: 'Court',
  },
};

/** What became of a clause from one draft to the next. */
export const CLAUSE_CHANGE_LABELS: Labels<ComparedClause['change']> = {
  'zh-CN': {
    same: '相同',
    renumbered: '编号变化',
    changed: '有改动',
    added: '新增',
    removed: '删除',
    moved: '位置移动',
  },
  en: {
    same: 'The same',
    renumbered: 'Renumbered',
    changed: 'Changed',
    added: 'Added',
    removed: 'Removed',
    moved: 'Moved',
  },
};
