import type { AnswerTemplatePart, CloneCategory, CloneGap } from '../clone-content.ts';
import type { Labels } from './labels.ts';

/** Where clones stand in the square. */
export const CLONE_CATEGORY_LABELS: Labels<CloneCategory> = {
  'zh-CN': {
    labour: '劳动用工',
    tenancy: '房屋租赁',
    family: '婚姻家事',
    traffic: '交通事故',
    loan: '民间借贷',
    consumer: '消费维权',
    crime: '刑事',
    company: '公司与股东',
    contract: '合同审查',
    intellectual_property: '知识产权',
    administrative: '行政',
    enforcement: '强制执行',
    other: '其他',
  },
  en: {
    labour: 'Employment',
    tenancy: 'Tenancy',
    family: 'Family',
    traffic: 'Traffic accidents',
    loan: 'Private loans',
    consumer: 'Consumers',
    crime: 'Criminal matters',
    company: 'Companies and shareholders',
    contract: 'Contract review',
    intellectual_property: 'Intellectual property',
    administrative: 'Administrative matters',
    enforcement: 'Enforcement',
    other: 'Other',
  },
};

/** Parts of an answer, as the workbench names them. */
export const TEMPLATE_PART_LABELS: Labels<AnswerTemplatePart> = {
  'zh-CN': {
    conclusion: '结论',
    now: '现在先做',
    knowledge: '知识库中的内容',
    last_days: '最晚日期',
    amounts: '能拿多少',
    why: '为什么',
    proof: '证据',
    where: '去哪里办',
    related: '另见',
  },
  en: {
    conclusion: 'Conclusion',
    now: 'What to do now',
    knowledge: 'From the knowledge base',
    last_days: 'Last days',
    amounts: 'How much',
    why: 'Why',
    proof: 'Proof',
    where: 'Where to go',
    related: 'See also',
  },
};

/** What is missing of a clone. */
export const CLONE_GAP_LABELS: Labels<CloneGap['problem']> = {
  'zh-CN': {
    missing: '还没有填写',
    too_few: '数量不够',
    gone: '已被删除或不再可用',
    not_ready: '还没有处理完成的文件',
    not_held: '法规库没有收录',
    holds_numbers: '含有电话、身份证号或卡号，发布后使用者都会看到',
    failing: '测试问题没有通过',
    not_run: '测试问题还没有在这一稿上运行',
    not_tested: '这一稿还没有试聊过',
  },
  en: {
    missing: 'Not written yet',
    too_few: 'Too few',
    gone: 'Deleted, or no longer yours to use',
    not_ready: 'No files that have all been read',
    not_held: 'Not held by the library',
    holds_numbers: 'Holds a telephone, identity or card number that everybody would read',
    failing: 'A golden question fails',
    not_run: 'Golden questions have not been run on this draft',
    not_tested: 'This draft has not been tried in a chat',
  },
};
