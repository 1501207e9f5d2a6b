import type { keyFact } from '@mingfa/contract/document';
import type { Language } from '@mingfa/contract/values';
import type { z } from 'zod';
import type { ComparedClause } from '../analyse-document.ts';

type FactKind = z.infer<typeof keyFact>['kind'];

export interface ExportWords {
  exportedOn: (day: string) => string;
  notesCaution: string;
  comparisonCaution: string;
  kind: string;
  pages: (count: number) => string;
  characters: (count: number) => string;
  page: (number: number) => string;
  summary: string;
  facts: string;
  outline: string;
  questions: string;
  question: string;
  answer: string;
  nothing: string;
  factColumns: [kind: string, label: string, value: string, place: string];
  factKinds: Record<FactKind, string>;
  comparison: string;
  older: (name: string) => string;
  newer: (name: string) => string;
  counts: (counts: Record<ComparedClause['change'], number>) => string;
  legend: string;
  inserted: string;
  deleted: string;
  changes: Record<ComparedClause['change'], string>;
  formerly: (label: string) => string;
  unchangedClauses: string;
}

/** Words of the Word files that reading makes. */
export const EXPORT_WORDS: Record<Language, ExportWords> = {
  'zh-CN': {
    exportedOn: (day) => `导出日期：${day}`,
    notesCaution: '本文件由明法生成。摘要、要点与目录均为文件原文的摘录，使用前请与原件核对。',
    comparisonCaution: '本文件由明法生成，逐条比对两份文件的文字，不构成法律意见。',
    kind: '文件类型',
    pages: (count) => `共 ${count} 页`,
    characters: (count) => `约 ${count} 字`,
    page: (number) => `第 ${number} 页`,
    summary: '摘要',
    facts: '关键信息',
    outline: '目录',
    questions: '问答',
    question: '问',
    answer: '答',
    nothing: '无',
    factColumns: ['类别', '项目', '内容', '位置'],
    factKinds: {
      party: '当事人',
      amount: '金额',
      date: '日期',
      deadline: '期限',
      obligation: '义务',
      governing_law: '适用法律',
      dispute: '争议解决',
      term: '期间',
      case_number: '案号',
      court: '法院',
    },
    comparison: '文件比对',
    older: (name) => `旧稿：${name}`,
    newer: (name) => `新稿：${name}`,
    counts: (counts) =>
      `修改 ${counts.changed} 条，新增 ${counts.added} 条，删除 ${counts.removed} 条，移动 ${counts.moved} 条，仅编号变化 ${counts.renumbered} 条，未变 ${counts.same} 条`,
    legend: '图例：',
    inserted: '新增文字',
    deleted: '删除文字',
    changes: {
      same: '未变',
      renumbered: '编号变化',
      changed: '修改',
      added: '新增',
      removed: '删除',
      moved: '移动',
    },
    formerly: (label) => `旧稿为：${label}`,
    unchangedClauses: '未变的条款',
  },
  en: {
    exportedOn: (day) => `Exported on ${day}`,
    notesCaution:
      'Made with Mingfa. Summary, key facts and outline are taken from the words of the document; compare them with the original before relying on them.',
    comparisonCaution:
      'Made with Mingfa. Compares the words of two documents clause by clause; it is not legal advice.',
    kind: 'Kind of document',
    pages: (count) => `${count} pages`,
    characters: (count) => `about ${count} characters`,
    page: (number) => `page ${number}`,
    summary: 'Summary',
    facts: 'Key facts',
    outline: 'Outline',
    questions: 'Questions and answers',
    question: 'Question',
    answer: 'Answer',
    nothing: 'None',
    factColumns: ['Kind', 'What', 'Text', 'Place'],
    factKinds: {
      party: 'Party',
      amount: 'Amount',
      date: 'Date',
      deadline: 'Deadline',
      obligation: 'Obligation',
      governing_law: 'Governing law',
      dispute: 'Disputes',
      term: 'Term',
      case_number: 'Case number',
      court: 'Court',
    },
    comparison: 'Comparison',
    older: (name) => `Older: ${name}`,
    newer: (name) => `Newer: ${name}`,
    counts: (counts) =>
      `${counts.changed} changed, ${counts.added} added, ${counts.removed} removed, ${counts.moved} moved, ${counts.renumbered} only renumbered, ${counts.same} unchanged`,
    legend: 'Key: ',
    inserted: 'words put in',
    deleted: 'words struck out',
    changes: {
      same: 'unchanged',
      renumbered: 'renumbered',
      changed: 'changed',
      added: 'added',
      removed: 'removed',
      moved: 'moved',
    },
    formerly: (label) => `In the older draft: ${label}`,
    unchangedClauses: 'Unchanged clauses',
  },
};
