import type { PersonalKind, WhatStays } from '../rights.ts';
import type { Labels } from './labels.ts';

/** What is held of a person. */
export const PERSONAL_KIND_LABELS: Labels<PersonalKind> = {
  'zh-CN': {
    account: '账号、登录设备与额度',
    conversations: '对话与附件',
    shares: '分享',
    documents: '文件与上传',
    knowledge_bases: '知识库',
    clones: '智能体',
    opinions: '对智能体的评分、评论与授权',
    reviews: '合同审查与审查规则',
    comparisons: '文件比对',
    citation_audits: '引用核查',
    law_notes: '法条笔记',
    cases: '自有案例、案例笔记与收藏夹',
    case_reports: '类案检索报告',
    drafts: '案件、文书与通讯录',
    recordings: '录音与文字记录',
    datasets: '数据集',
    review_tables: '审阅表',
    analyses: '数据分析与分析模板',
    web_pages: '收藏的网页',
    feedback: '意见反馈',
    deeds: '操作记录',
  },
  en: {
    account: 'Account, devices and quotas',
    conversations: 'Conversations and attachments',
    shares: 'Shares',
    documents: 'Files and uploads',
    knowledge_bases: 'Knowledge bases',
    clones: 'Agents',
    opinions: 'Ratings, comments and consents for agents',
    reviews: 'Contract reviews and playbooks',
    comparisons: 'Comparisons',
    citation_audits: 'Citation audits',
    law_notes: 'Notes on articles',
    cases: 'Own cases, notes and folders of cases',
    case_reports: 'Similar-case reports',
    drafts: 'Matters, drafts and address book',
    recordings: 'Recordings and transcripts',
    datasets: 'Datasets',
    review_tables: 'Review tables',
    analyses: 'Analyses and their templates',
    web_pages: 'Kept web pages',
    feedback: 'Feedback',
    deeds: 'Record of deeds',
  },
};

/** What stays of a person who is deleted, and how. */
export const WHAT_STAYS_LABELS: Labels<WhatStays> = {
  'zh-CN': {
    audit: '审计日志：只剩一个无法再对应到你的代号',
    clean_copy: '取得无标识文件的记录：只有代号，依标识办法保存六个月',
    comment: '公开的评论：署名改为“已注销的用户”，其中的昵称和手机号被遮去；已隐藏或删除的不留文字',
    invite: '用过的邀请码：不再显示是谁的',
    import: '导入共享案例库的记录：不再显示是谁导入的',
    setting: '改过的系统设置：不再显示是谁改的',
    receipt: '本次注销的回执：不含身份，30 天后删除',
    number:
      '手机号的加密散列：看不出号码，只在同一号码再来时认得出。有邀请关系的保留一年，今天用掉的额度保留到零点',
    counters: '智能体的使用次数与评分汇总：不含身份',
    logs: '运营者的运行日志：只有代号，到期清除',
    backups: '已有的备份：到期清除；从备份恢复时会先再次删除',
  },
  en: {
    audit: 'Audit log: under a pseudonym that can no longer be traced to you',
    clean_copy: 'Log of files without a label: under a pseudonym, for the six months the rules ask',
    comment:
      'Public comments: signed “Deleted user”, your name and number covered in them; of hidden or deleted ones no words stay',
    invite: 'Used invite codes: no longer say whose they were',
    import: 'Imports into the shared case library: no longer say who began them',
    setting: 'Settings that were changed: no longer say who changed them',
    receipt: 'The receipt of this deletion: names nobody, removed after 30 days',
    number:
      'A keyed hash of your mobile number: it shows no number, but is recognised when the same one comes back. A year where invites were made, until midnight for what was used today',
    counters: 'Counts of uses and ratings of agents: they name nobody',
    logs: 'Logs of the operator: pseudonyms only, until they end',
    backups: 'Existing backups: until they end; restoring one repeats the deletion first',
  },
};
