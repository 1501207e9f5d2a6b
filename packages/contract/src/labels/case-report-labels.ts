import type {
  CaseDuty,
  CaseEffect,
  CaseStance,
  CaseTier,
  CaseUse,
  CaseWarningKind,
  ReportSectionKind,
} from '../case-report-content.ts';
import type { ReportSearchMethod } from '../case-report-project.ts';
import type { Labels } from './labels.ts';

/** Tiers of like cases in the order of 法发〔2020〕24号第四条. */
export const CASE_TIER_LABELS: Labels<CaseTier> = {
  'zh-CN': {
    guiding: '最高人民法院指导性案例',
    court_library: '人民法院案例库参考案例',
    supreme: '最高人民法院典型案例及生效裁判',
    high: '本省高级人民法院参考性案例及生效裁判',
    higher_and_own: '上一级人民法院及本院生效裁判',
    other: '顺位之外的案例',
  },
  en: {
    guiding: 'Guiding cases of the Supreme People’s Court',
    court_library: 'Reference cases of the People’s Court Case Library',
    supreme: 'Typical cases and effective decisions of the Supreme People’s Court',
    high: 'Reference cases and effective decisions of the province’s High Court',
    higher_and_own: 'Effective decisions of the next higher and of the own court',
    other: 'Cases outside the order',
  },
};

/** For whom a case speaks. */
export const CASE_STANCE_LABELS: Labels<CaseStance> = {
  'zh-CN': { favourable: '有利', adverse: '不利', neutral: '中立' },
  en: { favourable: 'Favourable', adverse: 'Adverse', neutral: 'Neutral' },
};

/** What is to be done with a case. */
export const CASE_USE_LABELS: Labels<CaseUse> = {
  'zh-CN': { open: '未说明', followed: '参照', considered: '参考', distinguished: '区别，不予采用' },
  en: { open: 'Not said', followed: 'Followed', considered: 'Considered', distinguished: 'Distinguished' },
};

/** How much a case binds (法发〔2020〕24号第九条). */
export const CASE_DUTY_LABELS: Labels<CaseDuty> = {
  'zh-CN': {
    shall_follow: '应当参照',
    may_consider: '可以参考',
    none: '不是生效裁判，不作参照或者参考',
  },
  en: {
    shall_follow: 'Shall be followed',
    may_consider: 'May be considered',
    none: 'Not an effective decision: neither followed nor considered',
  },
};

/** Whether a decision has taken effect. */
export const CASE_EFFECT_LABELS: Labels<CaseEffect> = {
  'zh-CN': { effective: '已生效', not_effective: '未生效或已失效', unknown: '未能核实生效' },
  en: { effective: 'In effect', not_effective: 'Not in effect', unknown: 'Effect not verified' },
};

/** What must be known of a case before one relies on it. */
export const CASE_WARNING_LABELS: Labels<CaseWarningKind> = {
  'zh-CN': {
    superseded: '该指导性案例已不再参照',
    reversed: '其后被改判、撤销或者发回',
    not_effective: '不是生效裁判',
    effect_unknown: '未能核实是否生效',
    older_than_three_years: '裁判日期早于近三年',
    day_unknown: '裁判日期不明',
    procuratorate_case: '最高人民检察院发布，不在第四条顺位之内',
    publisher_unknown: '典型案例，未写明由谁发布',
    court_unknown: '未能读出审理法院',
    articles_changed: '所引条文其后已修改或者废止',
    digest_only: '本库仅有自编摘要，未收录原文',
    private: '自行导入的裁判文书，他人在本系统中无法查阅',
    deleted: '已从案例库删除',
  },
  en: {
    superseded: 'This guiding case no longer applies',
    reversed: 'Changed, annulled or remanded later',
    not_effective: 'Not an effective decision',
    effect_unknown: 'Could not be verified to have taken effect',
    older_than_three_years: 'Decided more than three years ago',
    day_unknown: 'Day of the decision not known',
    procuratorate_case: 'Published by the Supreme People’s Procuratorate, outside the order of art. 4',
    publisher_unknown: 'A typical case that does not say who published it',
    court_unknown: 'The court could not be read',
    articles_changed: 'Articles that it cites were changed or repealed since',
    digest_only: 'Only our own digest is held here, not the text',
    private: 'One’s own judgment, which nobody else can look up in this system',
    deleted: 'Deleted from the library',
  },
};

/** Parts of a report. */
export const REPORT_SECTION_LABELS: Labels<ReportSectionKind> = {
  'zh-CN': {
    pending: '待决案件基本情况',
    searches: '检索主体、时间、平台与方法',
    results: '检索结果',
    gists: '类案裁判要点',
    comparison: '类案与待决案件比对',
    application: '参照或者参考情况',
    omitted: '检索到而未选用的案例',
    holdings: '库藏范围与局限',
    conclusion: '结论',
    rules: '检索依据',
  },
  en: {
    pending: 'The pending case',
    searches: 'Who searched, when, where and how',
    results: 'Results',
    gists: 'What the like cases hold',
    comparison: 'Comparison with the pending case',
    application: 'What is followed or considered',
    omitted: 'Cases found and left out',
    holdings: 'Holdings and gaps',
    conclusion: 'Conclusion',
    rules: 'Rules of the search',
  },
};

/** How a search was made. */
export const REPORT_METHOD_LABELS: Labels<ReportSearchMethod> = {
  'zh-CN': {
    words: '关键词检索',
    number: '案号检索',
    article: '法条关联案件检索',
    facts: '案情相似检索',
    all: '按条件列出',
  },
  en: {
    words: 'By words',
    number: 'By case number',
    article: 'By cited article',
    facts: 'By facts',
    all: 'By filters alone',
  },
};
