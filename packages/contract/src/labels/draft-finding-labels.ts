import type { DraftFindingKind } from '../draft-check.ts';
import type { DraftVersion } from '../draft-version.ts';
import type { Labels } from './labels.ts';

/** What kind of thing a check of a draft found. */
export const DRAFT_FINDING_LABELS: Labels<DraftFindingKind> = {
  'zh-CN': {
    missing: '未填的项目',
    contradicted: '来源说法不一',
    problem: '填写有误',
    template: '本文书的要求',
    foreign_name: '别的案件的当事人',
    unequal_amount: '大小写金额不符',
    unequal_sum: '合计不符',
    claim_without_facts: '请求没有事实支持',
    not_in_facts: '事实里没有的名字、金额',
    jurisdiction: '管辖',
    limitation: '时效与期间',
    citation: '引用待核',
    model_words: '模型写的句子',
    old_facts: '事实已有更新',
  },
  en: {
    missing: 'Left open',
    contradicted: 'Sources disagree',
    problem: 'Filled in wrongly',
    template: 'What this document needs',
    foreign_name: 'A party of another matter',
    unequal_amount: 'Figures and capitals differ',
    unequal_sum: 'A sum that does not add up',
    claim_without_facts: 'A claim without facts',
    not_in_facts: 'Names and sums no fact holds',
    jurisdiction: 'Jurisdiction',
    limitation: 'Limitation and time limits',
    citation: 'Citations to look at',
    model_words: 'Sentences of a model',
    old_facts: 'Facts that changed since',
  },
};

/** How grave a finding is. */
export const DRAFT_LEVEL_LABELS: Labels<'error' | 'warning' | 'notice'> = {
  'zh-CN': { error: '须改正', warning: '请核对', notice: '请知悉' },
  en: { error: 'To be mended', warning: 'To look at', notice: 'To know' },
};

/** Why a version of a draft was kept. */
export const DRAFT_VERSION_REASON_LABELS: Labels<DraftVersion['reason']> = {
  'zh-CN': { asked: '手动保留', export: '导出时保留', restore: '恢复前保留' },
  en: { asked: 'Kept by hand', export: 'Kept when exported', restore: 'Kept before restoring' },
};
