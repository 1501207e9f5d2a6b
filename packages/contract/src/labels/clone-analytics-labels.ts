import type { CloneNumbers, InsufficientReason } from '../clone-analytics.ts';
import type { Labels } from './labels.ts';

/** Why a clone said 资料不足. */
export const INSUFFICIENT_REASON_LABELS: Labels<InsufficientReason> = {
  'zh-CN': {
    refused_topic: '不回答的话题',
    out_of_scope: '超出范围',
    not_held: '未收录',
    version_missing: '缺少当时的文本',
  },
  en: {
    refused_topic: 'Topic left to others',
    out_of_scope: 'Out of scope',
    not_held: 'Not held',
    version_missing: 'Version missing',
  },
};

/** What is counted of a clone. */
export const CLONE_NUMBER_LABELS: Labels<
  Exclude<keyof CloneNumbers, 'citations' | 'insufficient'> | 'day' | 'version' | 'users' | 'returning'
> = {
  'zh-CN': {
    day: '日期',
    version: '版本',
    users: '用户',
    returning: '回访用户',
    conversations: '对话',
    questions: '提问',
    questionsByApi: '其中通过接口',
    votesUp: '赞',
    votesDown: '踩',
    outages: '故障',
  },
  en: {
    day: 'Day',
    version: 'Version',
    users: 'Users',
    returning: 'Returning users',
    conversations: 'Conversations',
    questions: 'Questions',
    questionsByApi: 'Of them by API',
    votesUp: 'Votes up',
    votesDown: 'Votes down',
    outages: 'Outages',
  },
};
