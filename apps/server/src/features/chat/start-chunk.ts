import type { AnswerChunk } from '@mingfa/contract/answer-chunk';

/** The first chunk of an answer's stream: which message it is, and of which run. */
export function startChunk(answer: {
  messageId: string;
  runId: string;
  conversationId: string;
  questionMessageId: string;
  model: string | null;
  asOf: string;
  createdAt: Date;
}): AnswerChunk {
  const { messageId, createdAt, ...rest } = answer;
  return { type: 'start', messageId, messageMetadata: { ...rest, createdAt: createdAt.toISOString() } };
}
