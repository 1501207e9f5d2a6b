import { FEEDBACK_KIND_LABELS, FEEDBACK_STATE_LABELS } from '@mingfa/contract/labels/feedback-labels';
import type { Translated } from '../resources.ts';
import type feedback from '../zh-CN/feedback.ts';

export default {
  title: 'Feedback',
  hint: 'The administrators of this installation read and answer it. Leave out identity numbers and the like.',
  kind: 'Kind',
  kinds: FEEDBACK_KIND_LABELS.en,
  states: FEEDBACK_STATE_LABELS.en,
  text: 'What is it?',
  send: 'Send',
  sent: 'Received, thank you. An answer will be shown in the account menu',
  write: 'Write feedback',
  screenshot: {
    add: 'Add a screenshot',
    remove: 'Remove the screenshot',
    preview: 'The screenshot to be sent',
    hint: 'Optional; PNG, JPEG or WebP up to 5 MB',
    tooLarge: 'The screenshot is larger than 5 MB. Choose a smaller one',
  },
  context: {
    label: 'Send this along',
    hint: 'Sent only where it is ticked; it holds no words of a conversation.',
    page: 'Page',
    browser: 'Browser',
    version: 'Version',
    errorCode: 'Error code',
    requestId: 'Request id',
    conversationId: 'Conversation',
    messageId: 'Message',
  },
  own: {
    title: 'My feedback',
    empty: 'You have not sent any feedback yet.',
    emptyHint: 'Write to the administrators whenever something is wrong or missing.',
    withScreenshot: 'With a screenshot',
    unread: 'New answer',
    answer: 'Answer of the administrators',
  },
  answer: {
    title: 'What is wrong?',
    wrong_law: 'Wrong law',
    outdated: 'Outdated',
    not_my_question: 'Not my question',
    incomplete: 'Incomplete',
    unclear: 'Hard to understand',
    other: 'Something else',
    comment: 'Anything to add (optional)',
    submit: 'Send',
    thanks: 'Received, thank you',
  },
} satisfies Translated<typeof feedback>;
