import type { FindingLevel } from '@mingfa/contract/playbook';
import type { Language } from '@mingfa/contract/values';

export interface ReviewWords {
  reliedOn: string;
  suggestion: string;
  insertion: string;
  alsoHere: (title: string) => string;
  report: string;
  file: string;
  side: string;
  kind: string;
  playbook: string;
  model: (name: string) => string;
  rulesAlone: string;
  asOf: (day: string) => string;
  counts: (counts: Record<FindingLevel, number>) => string;
  caution: string;
  columns: string[];
  general: string;
  byModel: string;
  nothing: string;
}

/** Words of what a review writes, beside the labels of the contract. */
export const REVIEW_WORDS: Record<Language, ReviewWords> = {
  'zh-CN': {
    reliedOn: '依据：',
    suggestion: '建议：',
    insertion: '建议增加：',
    alsoHere: (title) => `参见“${title}”的意见`,
    report: '合同审查报告',
    file: '合同文件：',
    side: '审查立场：',
    kind: '合同类型：',
    playbook: '审查规则：',
    model: (name) => `规则与模型（${name}）`,
    rulesAlone: '仅规则，未使用模型',
    asOf: (day) => `按 ${day} 的法律`,
    counts: ({ high, medium, low }) =>
      `共 ${high + medium + low} 项意见：高 ${high}，中 ${medium}，低 ${low}`,
    caution: '本报告由明法生成，供律师复核使用，不构成法律意见。“已核对”指该条文收录于法规库并于该日有效。',
    columns: ['序号', '级别', '条款与原文', '问题与理由', '依据', '建议', '处理'],
    general: '全文',
    byModel: '（AI 生成）',
    nothing: '未发现问题。',
  },
  en: {
    reliedOn: 'Relies on: ',
    suggestion: 'Suggestion: ',
    insertion: 'Suggested addition: ',
    alsoHere: (title) => `See the comment “${title}”`,
    report: 'Contract review',
    file: 'Contract: ',
    side: 'On behalf of: ',
    kind: 'Kind of contract: ',
    playbook: 'Playbook: ',
    model: (name) => `rules and a model (${name})`,
    rulesAlone: 'rules alone, no model',
    asOf: (day) => `law as of ${day}`,
    counts: ({ high, medium, low }) =>
      `${high + medium + low} findings: ${high} high, ${medium} medium, ${low} low`,
    caution:
      'Made with Mingfa for a lawyer to check; it is not legal advice. “Verified” means that the article is held in the library and in force on that day.',
    columns: [
      'No.',
      'Level',
      'Clause and words',
      'Finding and reason',
      'Relies on',
      'Suggestion',
      'Decision',
    ],
    general: 'whole contract',
    byModel: ' (AI-generated)',
    nothing: 'Nothing was found.',
  },
};
