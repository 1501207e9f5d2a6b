import type { z } from 'zod';
import type { factSource } from '../draft-fact.ts';
import type { TimeRange } from '../evidence.ts';
import type { Labels } from './labels.ts';
import { formatSpokenTime } from './time-labels.ts';

/** What single rules of facts are called, by the rule; any other is worked out by a rule. */
const RULE_LABELS: Record<'zh-CN' | 'en', Readonly<Record<string, string>>> = {
  'zh-CN': {
    identity_number: '身份证号码推算',
    repayment_order: '先息后本推算（民法典561）',
    spouse_by_sex: '按原被告的性别推算',
    sale_of_story: '按当事人、请求和事情经过整理',
    claim_words: '按请求里写的数',
  },
  en: {
    identity_number: 'Follows from the identity number',
    repayment_order: 'Interest first, then principal (Civil Code 561)',
    spouse_by_sex: 'Follows from the sex of the two parties',
    sale_of_story: 'Follows from the parties, the claims and the account',
    claim_words: 'As the words of the claim say',
  },
};

const recordingAt = (time: TimeRange, language: 'zh-CN' | 'en') =>
  `${language === 'en' ? 'A recording,' : '录音'} ${formatSpokenTime(time, language)}`;

/** What the source of a fact is called; of what was said with its second. */
export const factSourceLabel = (source: z.infer<typeof factSource>, language: 'zh-CN' | 'en'): string =>
  (source.kind === 'rule' ? RULE_LABELS[language][source.rule] : undefined) ??
  (source.kind === 'file' && source.time ? recordingAt(source.time, language) : undefined) ??
  FACT_SOURCE_LABELS[language][source.kind];

/** Where the value of a fact came from. */
export const FACT_SOURCE_LABELS: Labels<z.infer<typeof factSource>['kind']> = {
  'zh-CN': {
    typed: '本人填写',
    story: '案情陈述',
    file: '上传的文件',
    conversation: '对话记录',
    address_book: '通讯录',
    rule: '规则推算',
    model: '模型填写',
  },
  en: {
    typed: 'Typed by you',
    story: 'Your story',
    file: 'An uploaded file',
    conversation: 'A conversation',
    address_book: 'Your address book',
    rule: 'Worked out by a rule',
    model: 'Filled in by a model',
  },
};
