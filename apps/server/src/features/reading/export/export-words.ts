import type { TimeRange } from '@mingfa/contract/evidence';
import { formatSpokenTime } from '@mingfa/contract/labels/time-labels';
import type { Language } from '@mingfa/contract/values';

export interface ExportWords {
  /** When something was said. */
  spokenAt: (time: TimeRange) => string;
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
  generatedAnswer: string;
  nothing: string;
  factColumns: [kind: string, label: string, value: string, place: string];
  comparison: string;
  older: (name: string) => string;
  newer: (name: string) => string;
  legend: string;
  inserted: string;
  deleted: string;
  formerly: (label: string) => string;
  unchangedClauses: string;
}

/** Words of the files that reading makes, beside the labels of the contract. */
export const EXPORT_WORDS: Record<Language, ExportWords> = {
  'zh-CN': {
    spokenAt: (time) => formatSpokenTime(time, 'zh-CN'),
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
    generatedAnswer: '答（AI 生成）',
    nothing: '无',
    factColumns: ['类别', '项目', '内容', '位置'],
    comparison: '文件比对',
    older: (name) => `旧稿：${name}`,
    newer: (name) => `新稿：${name}`,
    legend: '图例：',
    inserted: '新增文字',
    deleted: '删除文字',
    formerly: (label) => `旧稿为：${label}`,
    unchangedClauses: '未变的条款',
  },
  en: {
    spokenAt: (time) => formatSpokenTime(time, 'en'),
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
    generatedAnswer: 'Answer (AI-generated)',
    nothing: 'None',
    factColumns: ['Kind', 'What', 'Text', 'Place'],
    comparison: 'Comparison',
    older: (name) => `Older: ${name}`,
    newer: (name) => `Newer: ${name}`,
    legend: 'Key: ',
    inserted: 'words put in',
    deleted: 'words struck out',
    formerly: (label) => `In the older draft: ${label}`,
    unchangedClauses: 'Unchanged clauses',
  },
};
