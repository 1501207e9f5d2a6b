import type { AnswerChunk, ReadChunk } from './answer-chunk.ts';
import type { MessageMetadata } from './answer-data.ts';
import type { AnswerPart, ToolPart } from './answer-part.ts';

/** An answer as far as its chunks have told it. */
export interface Answer {
  messageId: string | null;
  metadata: Partial<MessageMetadata>;
  parts: readonly AnswerPart[];
}

/** An answer before its first chunk. */
export const EMPTY_ANSWER: Answer = { messageId: null, metadata: {}, parts: [] };

/** Adds a chunk to an answer, as the AI SDK's reader does; but a chunk out of order is no error, and its text is kept. */
export function reduceAnswer(answer: Answer, chunk: ReadChunk): Answer {
  switch (chunk.type) {
    case 'start':
      return { ...answer, messageId: chunk.messageId, metadata: chunk.messageMetadata };
    case 'message-metadata':
      return { ...answer, metadata: { ...answer.metadata, ...chunk.messageMetadata } };
    case 'reset-step':
      return { ...answer, parts: [] };
    case 'finish':
    case 'abort':
    case 'error':
      return answer;
    default:
      return { ...answer, parts: withChunk(answer.parts, chunk) };
  }
}

type PartChunk = Exclude<
  ReadChunk,
  { type: 'start' | 'message-metadata' | 'reset-step' | 'finish' | 'abort' | 'error' }
>;
type Parts = readonly AnswerPart[];

function withChunk(parts: Parts, chunk: PartChunk): Parts {
  switch (chunk.type) {
    case 'text-start':
      return [...parts, { type: 'text', id: chunk.id, text: '', state: 'streaming' }];
    case 'reasoning-start':
      return [...parts, { type: 'reasoning', id: chunk.id, text: '', state: 'streaming' }];
    case 'text-delta':
      return withDelta(parts, 'text', chunk);
    case 'reasoning-delta':
      return withDelta(parts, 'reasoning', chunk);
    case 'text-end':
      return withEnd(parts, 'text', chunk.id);
    case 'reasoning-end':
      return withEnd(parts, 'reasoning', chunk.id);
    case 'tool-input-available':
      return [...parts, { ...calledTool(chunk), state: 'input-available' }];
    case 'tool-input-error':
      return [...parts, { ...calledTool(chunk), state: 'output-error', errorText: chunk.errorText }];
    case 'tool-output-available':
      return withOutcome(parts, chunk.toolCallId, { state: 'output-available', output: chunk.output });
    case 'tool-output-error':
      return withOutcome(parts, chunk.toolCallId, { state: 'output-error', errorText: chunk.errorText });
    case 'unknown':
      return withUnknown(parts, chunk);
    default:
      return withData(parts, chunk);
  }
}

type Writing = 'text' | 'reasoning';

function openAt(parts: Parts, type: Writing, id: string): number {
  return parts.findLastIndex((part) => part.type === type && part.id === id && part.state === 'streaming');
}

function withDelta(parts: Parts, type: Writing, { id, delta }: { id: string; delta: string }): Parts {
  const at = openAt(parts, type, id);
  const held = parts[at];
  if (held?.type !== type) return [...parts, { type, id, text: delta, state: 'streaming' }];
  return parts.with(at, { ...held, text: held.text + delta });
}

function withEnd(parts: Parts, type: Writing, id: string): Parts {
  const at = openAt(parts, type, id);
  const held = parts[at];
  if (held?.type !== type) return parts;
  // As the AI SDK's reader keeps them: reasoning with its id, text without.
  const { id: _, ...ended } = { ...held, state: 'done' as const };
  return parts.with(at, type === 'text' ? ended : { ...ended, id });
}

function calledTool({ toolName, toolCallId, input }: Omit<ToolPart, 'type' | 'state'>) {
  return { type: 'dynamic-tool' as const, toolName, toolCallId, input };
}

function withOutcome(
  parts: Parts,
  toolCallId: string,
  outcome: { state: 'output-available'; output: unknown } | { state: 'output-error'; errorText: string },
): Parts {
  const at = parts.findLastIndex((part) => part.type === 'dynamic-tool' && part.toolCallId === toolCallId);
  const held = parts[at];
  return held?.type === 'dynamic-tool' ? parts.with(at, { ...calledTool(held), ...outcome }) : parts;
}

function withUnknown(parts: Parts, chunk: Extract<ReadChunk, { type: 'unknown' }>): Parts {
  const last = parts.at(-1);
  if (last?.type !== 'unknown' || last.kind !== chunk.kind) return [...parts, chunk];
  return parts.with(-1, { ...last, text: last.text + chunk.text });
}

function withData(parts: Parts, chunk: Extract<AnswerChunk, { data: unknown }>): Parts {
  const at =
    chunk.id === undefined
      ? -1
      : parts.findIndex((part) => part.type === chunk.type && 'data' in part && part.id === chunk.id);
  return at < 0 ? [...parts, chunk] : parts.with(at, chunk);
}

/** The chunks that end what is still being written. */
export function closingChunks({ parts }: Answer): AnswerChunk[] {
  return parts.flatMap((part): AnswerChunk[] =>
    (part.type === 'text' || part.type === 'reasoning') && part.state === 'streaming'
      ? [{ type: `${part.type}-end`, id: part.id ?? '' }]
      : [],
  );
}

/** The chunks that tell stored parts again. */
export function chunksOfParts(parts: readonly AnswerPart[]): AnswerChunk[] {
  return parts.flatMap((part, index): AnswerChunk[] => {
    const id = `part-${index}`;
    switch (part.type) {
      case 'text':
      case 'reasoning':
        return [
          { type: `${part.type}-start`, id },
          { type: `${part.type}-delta`, id, delta: part.text },
          { type: `${part.type}-end`, id },
        ];
      case 'dynamic-tool':
        return chunksOfTool(part);
      case 'unknown':
        return [];
      default:
        return [part];
    }
  });
}

function chunksOfTool(part: ToolPart): AnswerChunk[] {
  const { toolCallId, toolName, input } = part;
  const called: AnswerChunk = { type: 'tool-input-available', toolCallId, toolName, input, dynamic: true };
  if (part.state === 'input-available') return [called];
  return [
    called,
    part.state === 'output-available'
      ? { type: 'tool-output-available', toolCallId, output: part.output }
      : { type: 'tool-output-error', toolCallId, errorText: part.errorText },
  ];
}
