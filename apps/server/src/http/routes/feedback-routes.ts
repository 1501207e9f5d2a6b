import * as contract from '@mingfa/contract/feedback';
import { countUnreadAnswers } from '@mingfa/contract/feedback-unread';
import * as feedback from '../../features/feedback/index.ts';
import { type BoundRoute, bindTo } from '../route.ts';

/** Feedback: sent by anybody, read and answered by administrators. */
export function feedbackRoutes(context: feedback.FeedbackContext): BoundRoute[] {
  const bind = bindTo(context);
  return [
    bind(contract.createFeedback, feedback.createFeedback),
    bind(contract.listOwnFeedback, feedback.listOwnFeedback),
    bind(countUnreadAnswers, feedback.countUnreadAnswers),
    bind(contract.markAnswersRead, feedback.markAnswersRead),
    bind(contract.listFeedback, feedback.listFeedback),
    bind(contract.getFeedback, feedback.getFeedback),
    bind(contract.updateFeedback, feedback.updateFeedback),
    bind(contract.readScreenshot, feedback.readScreenshot),
    bind(contract.exportFeedback, feedback.exportFeedback),
  ];
}
