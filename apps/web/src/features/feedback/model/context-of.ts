import type { FeedbackContext } from '@mingfa/contract/feedback';
import type { FeedbackAbout } from '../../../lib/feedback-request.ts';

const CONVERSATION = /\/(cnv_[A-Za-z0-9_-]{6,40})$/;

/** Where the person is, as it would be sent: of the address its path alone. */
export function contextOf(about: FeedbackAbout, path: string, browser: string): FeedbackContext {
  const conversationId = path.match(CONVERSATION)?.[1];
  return {
    page: path.slice(0, 300),
    browser: browser.slice(0, 300),
    version: import.meta.env.VITE_APP_VERSION ?? '',
    ...(about.errorCode ? { errorCode: about.errorCode.slice(0, 60) } : {}),
    ...(about.requestId ? { requestId: about.requestId.slice(0, 60) } : {}),
    ...(conversationId ? { conversationId } : {}),
  };
}
