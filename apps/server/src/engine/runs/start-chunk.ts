import type { AnswerChunk } from '@mingfa/contract/answer-chunk';
import type { MessageMetadata } from '@mingfa/contract/answer-data';

/** The first chunk of an answer's stream: which message it is, and of which run. */
export function startChunk(run: {
  id: string;
  conversationId: string;
  messageId: string;
  questionMessageId: string;
  asOf: string;
  model?: string | null;
  createdAt: Date;
}): AnswerChunk {
  const metadata: MessageMetadata = {
    runId: run.id,
    conversationId: run.conversationId,
    questionMessageId: run.questionMessageId,
    model: run.model ?? null,
    asOf: run.asOf,
    createdAt: run.createdAt.toISOString(),
  };
  return { type: 'start', messageId: run.messageId, messageMetadata: metadata };
}
