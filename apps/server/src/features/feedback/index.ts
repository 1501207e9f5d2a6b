export { createFeedback } from './create-feedback.ts';
export { exportFeedback } from './export-feedback.ts';
export type { FeedbackContext } from './feedback-context.ts';
export { forgetNetworks } from './forget-networks.ts';
export { getFeedback, listFeedback, readScreenshot, updateFeedback } from './inbox.ts';
export { keepAnswerFeedback } from './keep-answer-feedback.ts';
export { countUnreadAnswers, listOwnFeedback, markAnswersRead } from './own-feedback.ts';
export { personalFeedback } from './personal-feedback.ts';
