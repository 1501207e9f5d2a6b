import type { AnswerChunk } from '@mingfa/contract/answer-chunk';

/** The first chunk of a suggestion's stream: which one it is, and of which run. */
export function startChunk(suggestion: {
  suggestionId: string;
  runId: string;
  model: string | null;
  createdAt: Date;
}): AnswerChunk {
  const { suggestionId, runId, model, createdAt } = suggestion;
  return {
    type: 'start',
    messageId: suggestionId,
    messageMetadata: { runId, model, createdAt: createdAt.toISOString() },
  };
}
