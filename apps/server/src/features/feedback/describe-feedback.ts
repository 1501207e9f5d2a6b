import type { inboxFeedback } from '@mingfa/contract/feedback';
import type { z } from 'zod';
import type { feedback } from '../../db/schema/feedback.ts';

export type FeedbackRow = typeof feedback.$inferSelect;
type Described = Omit<z.infer<typeof inboxFeedback>, 'person' | 'hasContext'>;

/** Feedback as both its person and an administrator see it. */
export function describeFeedback(row: FeedbackRow): Described {
  return {
    feedbackId: row.id,
    kind: row.kind,
    text: row.text,
    reasons: row.reasons as Described['reasons'],
    state: row.state,
    hasScreenshot: row.screenshotKey !== null,
    createdAt: row.createdAt.toISOString(),
    answer: row.answer,
    answeredAt: row.answeredAt?.toISOString() ?? null,
  };
}
