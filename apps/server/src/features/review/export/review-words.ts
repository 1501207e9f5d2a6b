import type { CitationState } from '@mingfa/contract/evidence';
import type { ContractKind, FindingLevel, ReviewSide } from '@mingfa/contract/playbook';
import type { Finding } from '@mingfa/contract/review';
import type { Language } from '@mingfa/contract/values';
import { CITATION_STATE_WORDS } from '../../../engine/word-export/index.ts';

export const SIDE_WORDS: Record<Language, Record<ReviewSide, string>> = {
  'zh-CN': { party_a: '甲方', party_b: '乙方', neutral: '中立方' },
  en: { party_a: 'party A', party_b: 'party B', neutral: 'neither side' },
};

export const CONTRACT_KIND_WORDS: Record<Language, Record<ContractKind, string>> = {
  'zh-CN': {
    lease: '租赁合同',
    sale: '买卖合同',
    service: '服务合同',
    software: '软件与技术合同',
    construction: '建设工程合同',
    loan: '借款合同',
    guarantee: '担保合同',
    labor: '劳动合同',
    confidentiality: '保密协议',
    agency: '委托合同',
    equity: '股权转让合同',
    cooperation: '合作协议',
    other: '合同',
  },
  en: {
    lease: 'a lease',
    sale: 'a contract of sale',
    service: 'a service contract',
    software: 'a software or technology contract',
    construction: 'a construction contract',
    loan: 'a loan contract',
    guarantee: 'a contract of guarantee',
    labor: 'a labour contract',
    confidentiality: 'a confidentiality agreement',
    agency: 'an agency contract',
    equity: 'a transfer of equity',
    cooperation: 'a cooperation agreement',
    other: 'a contract',
  },
};

export interface ReviewWords {
  levels: Record<FindingLevel, string>;
  decisions: Record<Finding['decision'], string>;
  states: Record<CitationState, string>;
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
  missing: string;
  general: string;
  byModel: string;
  nothing: string;
}

/** Words of what a review writes. A state never says more than was checked. */
export const REVIEW_WORDS: Record<Language, ReviewWords> = {
  'zh-CN': {
    levels: { high: '高', medium: '中', low: '低' },
    decisions: { open: '待处理', accepted: '已采纳', rejected: '不采纳' },
    states: CITATION_STATE_WORDS['zh-CN'],
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
    missing: '缺失条款',
    general: '全文',
    byModel: '（模型意见）',
    nothing: '未发现问题。',
  },
  en: {
    levels: { high: 'High', medium: 'Medium', low: 'Low' },
    decisions: { open: 'open', accepted: 'accepted', rejected: 'rejected' },
    states: CITATION_STATE_WORDS.en,
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
    missing: 'missing clause',
    general: 'whole contract',
    byModel: ' (by the model)',
    nothing: 'Nothing was found.',
  },
};
