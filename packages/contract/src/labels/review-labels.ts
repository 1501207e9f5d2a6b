import type { ContractKind, FindingLevel, ReviewSide } from '../playbook.ts';
import type { Finding } from '../review.ts';
import type { Labels } from './labels.ts';

/** Kinds of contract. */
export const CONTRACT_KIND_LABELS: Labels<ContractKind> = {
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
    agency: '委托与代理合同',
    equity: '股权与投资协议',
    cooperation: '合作协议',
    other: '其他合同',
  },
  en: {
    lease: 'Lease',
    sale: 'Sale',
    service: 'Services',
    software: 'Software and technology',
    construction: 'Construction',
    loan: 'Loan',
    guarantee: 'Guarantee and security',
    labor: 'Employment',
    confidentiality: 'Confidentiality',
    agency: 'Mandate and agency',
    equity: 'Equity and investment',
    cooperation: 'Cooperation',
    other: 'Other contract',
  },
};

/** Whose eyes a contract is reviewed with. */
export const REVIEW_SIDE_LABELS: Labels<ReviewSide> = {
  'zh-CN': { party_a: '甲方', party_b: '乙方', neutral: '中立' },
  en: { party_a: 'Party A', party_b: 'Party B', neutral: 'Neutral' },
};

/** How grave a finding is. */
export const FINDING_LEVEL_LABELS: Labels<FindingLevel> = {
  'zh-CN': { high: '高风险', medium: '中风险', low: '低风险' },
  en: { high: 'High risk', medium: 'Medium risk', low: 'Low risk' },
};

/** What a finding is about, beside the words of a clause. */
export const FINDING_TYPE_LABELS: Labels<Exclude<Finding['type'], 'clause'>> = {
  'zh-CN': {
    missing: '缺失条款',
    inconsistency: '前后矛盾',
    incomplete: '内容不全',
    unlawful: '不合法律规定',
  },
  en: {
    missing: 'Missing clause',
    inconsistency: 'Contradiction',
    incomplete: 'Incomplete',
    unlawful: 'Contrary to law',
  },
};

/** What the reader decided about a finding. */
export const FINDING_DECISION_LABELS: Labels<Finding['decision']> = {
  'zh-CN': { open: '待处理', accepted: '已采纳', rejected: '已忽略' },
  en: { open: 'Open', accepted: 'Accepted', rejected: 'Dismissed' },
};
