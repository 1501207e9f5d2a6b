import type { FeedbackKind, FeedbackState } from '../feedback.ts';
import type { Labels } from './labels.ts';

/** What feedback is about. */
export const FEEDBACK_KIND_LABELS: Labels<FeedbackKind> = {
  'zh-CN': {
    wrong_law: '法条有误',
    wrong_answer: '回答有误',
    broken: '功能异常',
    wish: '建议',
    other: '其他',
    answer: '对回答的评价',
  },
  en: {
    wrong_law: 'The law is wrong',
    wrong_answer: 'An answer is wrong',
    broken: 'Something does not work',
    wish: 'A wish',
    other: 'Something else',
    answer: 'Said below an answer',
  },
};

/** How far feedback has come. */
export const FEEDBACK_STATE_LABELS: Labels<FeedbackState> = {
  'zh-CN': { new: '待看', seen: '已看', answered: '已回复', closed: '已关闭' },
  en: { new: 'New', seen: 'Seen', answered: 'Answered', closed: 'Closed' },
};
