import { z } from 'zod';
import { dataPart, messageMetadata } from './answer-data.ts';
import type { UnknownPart } from './answer-part.ts';
import { salvage } from './salvage-answer.ts';

const started = { id: z.string() };
const written = { id: z.string(), delta: z.string() };
const toolCall = {
  toolCallId: z.string(),
  toolName: z.string(),
  input: z.unknown(),
  dynamic: z.literal(true),
};

/**
 * Every chunk of an answer's stream: a subset of the AI SDK's UI message stream, so that its clients read it. Each is
 * checked before it is stored and sent.
 */
export const answerChunk = z.discriminatedUnion('type', [
  z.object({ type: z.literal('start'), messageId: z.string(), messageMetadata }),
  z.object({ type: z.literal('message-metadata'), messageMetadata: messageMetadata.partial() }),
  z.object({ type: z.literal('text-start'), ...started }),
  z.object({ type: z.literal('text-delta'), ...written }),
  z.object({ type: z.literal('text-end'), ...started }),
  z.object({ type: z.literal('reasoning-start'), ...started }),
  z.object({ type: z.literal('reasoning-delta'), ...written }),
  z.object({ type: z.literal('reasoning-end'), ...started }),
  /** The model calls a skill. */
  z.object({ type: z.literal('tool-input-available'), ...toolCall }),
  /** The model asked for a skill that does not exist, or in words that are no input of it. */
  z.object({ type: z.literal('tool-input-error'), ...toolCall, errorText: z.string() }),
  z.object({ type: z.literal('tool-output-available'), toolCallId: z.string(), output: z.unknown() }),
  z.object({ type: z.literal('tool-output-error'), toolCallId: z.string(), errorText: z.string() }),
  dataPart('step'),
  dataPart('evidence'),
  dataPart('citation-check'),
  dataPart('calculators'),
  dataPart('choices'),
  dataPart('understood'),
  dataPart('facts'),
  dataPart('insufficient'),
  dataPart('days'),
  dataPart('plan'),
  dataPart('gaps'),
  dataPart('search-log'),
  dataPart('contrary'),
  dataPart('follow-ups'),
  dataPart('title'),
  dataPart('notice'),
  dataPart('error'),
  /** Everything before it is dropped: the whole answer is told again. */
  z.object({ type: z.literal('reset-step') }),
  z.object({ type: z.literal('finish') }),
  z.object({ type: z.literal('abort'), reason: z.string() }),
  z.object({ type: z.literal('error'), errorText: z.string() }),
]);
/** What {@link answerChunk} reads. */
export type AnswerChunk = z.infer<typeof answerChunk>;

/** A chunk as a reader has it: what another release sent may not be understood. */
export type ReadChunk = AnswerChunk | UnknownPart;

/**
 * Reads a chunk of a stream or of a run's log. Never throws: of what is not understood the text is kept.
 * @returns null when it says nothing to this release
 */
export function readAnswerChunk(value: unknown): ReadChunk | null {
  return salvage(answerChunk, value);
}
