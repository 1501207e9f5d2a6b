import type {
  CaseArea,
  CaseDoubt,
  CaseField,
  CaseKind,
  CaseLevel,
  CaseProcedure,
  CaseSectionKind,
  CaseStanding,
  ShownOutcome,
} from '../case.ts';
import type { CaseImportField } from '../case-import.ts';
import type { Labels } from './labels.ts';

/** Levels of courts. */
export const CASE_LEVEL_LABELS: Labels<CaseLevel> = {
  'zh-CN': {
    supreme: '最高人民法院',
    high: '高级人民法院',
    intermediate: '中级人民法院',
    basic: '基层人民法院',
  },
  en: {
    supreme: 'Supreme Court',
    high: 'High court',
    intermediate: 'Intermediate court',
    basic: 'Basic court',
  },
};

/** Kinds of matters. */
export const CASE_AREA_LABELS: Labels<CaseArea> = {
  'zh-CN': {
    civil: '民事',
    criminal: '刑事',
    administrative: '行政',
    enforcement: '执行',
    compensation: '国家赔偿',
    'non-contentious': '非讼',
    supervision: '法律监督',
  },
  en: {
    civil: 'Civil',
    criminal: 'Criminal',
    administrative: 'Administrative',
    enforcement: 'Enforcement',
    compensation: 'State compensation',
    'non-contentious': 'Non-contentious',
    supervision: 'Procuratorial supervision',
  },
};

/** What the court was doing. */
export const CASE_PROCEDURE_LABELS: Labels<CaseProcedure> = {
  'zh-CN': {
    first_instance: '一审',
    summary: '简易程序',
    small_claims: '小额诉讼',
    second_instance: '二审',
    retrial_application: '再审审查',
    retrial: '再审',
    supervision: '审判监督',
    death_penalty_review: '死刑复核',
    sentence_review: '法定刑以下核准',
    jurisdiction: '管辖',
    recusal: '回避',
    special: '特别程序',
    payment_order: '督促程序',
    public_notice: '公示催告',
    preservation: '保全',
    enforcement: '执行实施',
    enforcement_objection: '执行异议',
    enforcement_review: '执行复议',
    sentence_change: '减刑、假释',
    compensation: '赔偿程序',
    arbitration: '仲裁',
    none: '未写明',
  },
  en: {
    first_instance: 'First instance',
    summary: 'Summary procedure',
    small_claims: 'Small claims',
    second_instance: 'Appeal',
    retrial_application: 'Retrial application',
    retrial: 'Retrial',
    supervision: 'Trial supervision',
    death_penalty_review: 'Death penalty review',
    sentence_review: 'Approval below the statutory minimum',
    jurisdiction: 'Jurisdiction',
    recusal: 'Recusal',
    special: 'Special procedure',
    payment_order: 'Payment order',
    public_notice: 'Public notice',
    preservation: 'Preservation',
    enforcement: 'Enforcement',
    enforcement_objection: 'Objection to enforcement',
    enforcement_review: 'Review of enforcement',
    sentence_change: 'Commutation or parole',
    compensation: 'Compensation procedure',
    arbitration: 'Arbitration',
    none: 'Not stated',
  },
};

/** Kinds of documents. */
export const CASE_KIND_LABELS: Labels<CaseKind> = {
  'zh-CN': {
    judgment: '判决书',
    ruling: '裁定书',
    decision: '决定书',
    mediation: '调解书',
    order: '支付令等命令',
    notice: '通知书',
    correction: '补正裁定',
    guiding_case: '指导性案例文本',
    typical_case: '典型案例文本',
  },
  en: {
    judgment: 'Judgment',
    ruling: 'Ruling',
    decision: 'Decision',
    mediation: 'Mediation statement',
    order: 'Order',
    notice: 'Notice',
    correction: 'Correction',
    guiding_case: 'Guiding case text',
    typical_case: 'Typical case text',
  },
};

/** How much a case binds or persuades. */
export const CASE_AUTHORITY_LABELS: Labels<CaseStanding> = {
  'zh-CN': {
    guiding: '指导性案例',
    guiding_procuratorate: '检例（最高检指导性案例）',
    reference: '入库案例',
    typical: '典型案例',
    ordinary: '普通案例',
  },
  en: {
    guiding: 'Guiding case',
    guiding_procuratorate: 'Guiding case of the procuratorate (检例)',
    reference: 'Reference case',
    typical: 'Typical case',
    ordinary: 'Ordinary case',
  },
};

/** Stands at every digest of a guiding case, so that nobody takes it for the text of the case. */
export const CASE_DIGEST_MARK: Labels<'digest'> = {
  'zh-CN': { digest: '本站摘要，非案例原文' },
  en: { digest: 'our digest, not the text of the case' },
};

/** What became of a claim, an appeal or an application. */
export const CASE_OUTCOME_LABELS: Labels<ShownOutcome> = {
  'zh-CN': {
    supported: '支持',
    partly: '部分支持',
    dismissed: '驳回',
    approved: '核准',
    partly_approved: '部分核准或改判',
    not_approved: '不核准',
  },
  en: {
    supported: 'Supported',
    partly: 'Partly supported',
    dismissed: 'Dismissed',
    approved: 'Approved',
    partly_approved: 'Partly approved or changed',
    not_approved: 'Not approved',
  },
};

/** Parts of a document. */
export const CASE_SECTION_LABELS: Labels<CaseSectionKind> = {
  'zh-CN': {
    heading: '首部',
    keywords: '关键词',
    gist: '裁判要点',
    articles: '相关法条',
    parties: '当事人',
    procedure: '审理经过',
    claims: '诉讼请求与理由',
    defence: '答辩意见',
    facts: '查明事实',
    issues: '争议焦点',
    reasoning: '裁判理由',
    ruling: '裁判结果',
    costs: '费用负担',
    appeal: '救济与效力',
    significance: '典型意义',
    duties: '检察机关履职过程',
    signatures: '落款',
  },
  en: {
    heading: 'Heading',
    keywords: 'Keywords',
    gist: 'Gist',
    articles: 'Articles',
    parties: 'Parties',
    procedure: 'Course of the case',
    claims: 'Claims',
    defence: 'Defence',
    facts: 'Facts found',
    issues: 'Issues',
    reasoning: 'Reasoning',
    ruling: 'Ruling',
    costs: 'Costs',
    appeal: 'Remedies and effect',
    significance: 'Significance',
    duties: 'Work of the procuratorate',
    signatures: 'Signatures',
  },
};

/** What is read of a document by rule. */
export const CASE_FIELD_LABELS: Labels<CaseField> = {
  'zh-CN': {
    title: '标题',
    numbers: '案号',
    court: '法院',
    causes: '案由',
    procedure: '程序',
    kind: '文书种类',
    area: '案件类型',
    decidedOn: '裁判日期',
    parties: '当事人',
    outcome: '结果',
  },
  en: {
    title: 'Title',
    numbers: 'Case number',
    court: 'Court',
    causes: 'Cause',
    procedure: 'Procedure',
    kind: 'Document',
    area: 'Matter',
    decidedOn: 'Date',
    parties: 'Parties',
    outcome: 'Outcome',
  },
};

/** Why a reading is uncertain. */
export const CASE_DOUBT_LABELS: Labels<CaseDoubt> = {
  'zh-CN': {
    not_found: '正文里没有读到',
    from_title: '取自标题',
    inferred: '由其他内容推断，正文没有写明',
    masked: '原文已隐去一部分',
    several: '正文里不止一处，说法不同',
    unusual: '写法或位置不常见',
  },
  en: {
    not_found: 'not found in the text',
    from_title: 'taken from the title',
    inferred: 'concluded from other parts, not said in so many words',
    masked: 'partly masked in the text',
    several: 'the text gives more than one',
    unusual: 'written in an unusual form or place',
  },
};

/** What a column of a table of cases may hold. */
export const CASE_IMPORT_FIELD_LABELS: Labels<CaseImportField> = {
  'zh-CN': {
    text: '全文',
    title: '标题',
    number: '案号',
    court: '法院',
    cause: '案由',
    procedure: '程序',
    kind: '文书种类',
    decidedOn: '裁判日期',
    region: '地区',
    parties: '当事人',
    facts: '事实',
    reasoning: '裁判理由',
    ruling: '裁判结果',
    authority: '案例级别',
    ownNumber: '案例编号',
    gist: '裁判要点',
  },
  en: {
    text: 'Whole text',
    title: 'Title',
    number: 'Case number',
    court: 'Court',
    cause: 'Cause',
    procedure: 'Procedure',
    kind: 'Document',
    decidedOn: 'Date',
    region: 'Region',
    parties: 'Parties',
    facts: 'Facts',
    reasoning: 'Reasoning',
    ruling: 'Ruling',
    authority: 'Authority',
    ownNumber: 'Number of the guiding case',
    gist: 'Gist',
  },
};
