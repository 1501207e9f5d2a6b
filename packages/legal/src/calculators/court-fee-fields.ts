import type { Bilingual, CalculatorField } from './calculation.ts';

/** Kinds of cases the fee is set for (诉讼费用交纳办法 §13). */
export type CaseKind =
  | 'property'
  | 'divorce'
  | 'personality'
  | 'other_non_property'
  | 'intellectual_property'
  | 'labour'
  | 'administrative_special'
  | 'administrative'
  | 'jurisdiction_objection'
  | 'payment_order'
  | 'bankruptcy'
  | 'public_notice'
  | 'set_aside_award';

/** What kind of case it is, and where 诉讼费用交纳办法 says its fee: article 13 or 14 and the item there. */
export const KINDS: Record<CaseKind, { label: Bilingual; article: '13' | '14'; item: number }> = {
  property: { label: { zh: '财产案件', en: 'Property case' }, article: '13', item: 1 },
  divorce: { label: { zh: '离婚案件', en: 'Divorce' }, article: '13', item: 2 },
  personality: {
    label: { zh: '人格权案件', en: 'Personality rights (name, portrait, reputation …)' },
    article: '13',
    item: 2,
  },
  other_non_property: {
    label: { zh: '其他非财产案件', en: 'Other non-property case' },
    article: '13',
    item: 2,
  },
  intellectual_property: {
    label: { zh: '知识产权民事案件', en: 'Intellectual property' },
    article: '13',
    item: 3,
  },
  labour: { label: { zh: '劳动争议案件', en: 'Labour dispute' }, article: '13', item: 4 },
  administrative_special: {
    label: { zh: '商标、专利、海事行政案件', en: 'Administrative: trade mark, patent, maritime' },
    article: '13',
    item: 5,
  },
  administrative: { label: { zh: '其他行政案件', en: 'Other administrative case' }, article: '13', item: 5 },
  jurisdiction_objection: {
    label: { zh: '管辖权异议（异议不成立）', en: 'Objection to jurisdiction (rejected)' },
    article: '13',
    item: 6,
  },
  payment_order: {
    label: { zh: '申请支付令', en: 'Application for a payment order' },
    article: '14',
    item: 3,
  },
  public_notice: {
    label: { zh: '申请公示催告', en: 'Public notice for exhortation' },
    article: '14',
    item: 4,
  },
  set_aside_award: {
    label: {
      zh: '申请撤销仲裁裁决或者认定仲裁协议效力',
      en: 'Setting aside an award, validity of an arbitration clause',
    },
    article: '14',
    item: 5,
  },
  bankruptcy: { label: { zh: '申请破产', en: 'Bankruptcy' }, article: '14', item: 6 },
};

/** Inputs of the court fee. */
export const FIELDS: readonly CalculatorField[] = [
  {
    name: 'caseKind',
    kind: 'choice',
    required: false,
    label: { zh: '案件类型', en: 'Kind of case' },
    help: {
      zh: '不选时，有金额即按财产案件计算',
      en: 'When left open, an amount is taken as a property case',
    },
    options: Object.entries(KINDS).map(([value, { label }]) => ({ value, label })),
  },
  {
    name: 'claim',
    kind: 'money',
    required: false,
    label: { zh: '诉讼标的额', en: 'Amount in dispute' },
    help: {
      zh: '离婚案件填财产总额，人格权案件填赔偿金额，上诉填不服一审判决部分的数额',
      en: 'Divorce: total property; personality rights: damages; appeal: the part disputed',
    },
    unit: { zh: '元', en: 'yuan' },
  },
  {
    name: 'stage',
    kind: 'choice',
    required: false,
    label: { zh: '审级', en: 'Instance' },
    options: [
      { value: 'first', label: { zh: '一审', en: 'First instance' } },
      { value: 'appeal', label: { zh: '二审（上诉）', en: 'Appeal' } },
      {
        value: 'retrial',
        label: { zh: '再审（依第九条应交费的）', en: 'Retrial (where article 9 asks a fee)' },
      },
    ],
  },
  {
    name: 'simplified',
    kind: 'boolean',
    required: false,
    label: { zh: '适用简易程序（含小额诉讼）', en: 'Simplified procedure (small claims included)' },
  },
  {
    name: 'ending',
    kind: 'choice',
    required: false,
    label: { zh: '结案方式', en: 'How the case ends' },
    options: [
      { value: 'judgment', label: { zh: '判决', en: 'Judgment' } },
      { value: 'mediation', label: { zh: '调解', en: 'Mediation' } },
      { value: 'withdrawal', label: { zh: '撤诉', en: 'Withdrawal' } },
    ],
  },
  {
    name: 'joinedClaim',
    kind: 'choice',
    required: false,
    label: { zh: '合并审理的请求', en: 'Claim joined to another case' },
    options: [
      { value: 'counterclaim', label: { zh: '反诉', en: 'Counterclaim' } },
      { value: 'third_party', label: { zh: '有独立请求权第三人的请求', en: 'Claim of a third party' } },
    ],
  },
];
