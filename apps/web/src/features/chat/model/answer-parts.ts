import type { ChatData } from '@mingfa/contract/chat';

/** A part of an answer as the screen shows it: the AI SDK's UI message parts, with our data parts typed. */
export type AnswerPart =
  | { type: 'text'; id?: string; text: string }
  | { type: 'reasoning'; id?: string; text: string }
  | { [Name in keyof ChatData]: { type: `data-${Name}`; id?: string; data: ChatData[Name] } }[keyof ChatData];

/** One chunk of the stream, loosely: unknown kinds are skipped. */
export interface StreamChunk {
  type: string;
  id?: string;
  delta?: string;
  data?: unknown;
  errorText?: string;
  messageId?: string;
  messageMetadata?: { runId?: string; questionMessageId?: string; model?: string | null };
}

/** Adds a chunk to the parts; a data part with the id of an earlier one replaces it. */
export function applyChunk(parts: readonly AnswerPart[], chunk: StreamChunk): readonly AnswerPart[] {
  if (chunk.type === 'text-delta' || chunk.type === 'reasoning-delta') {
    const type = chunk.type === 'text-delta' ? 'text' : 'reasoning';
    const at = parts.findLastIndex((part) => part.type === type && part.id === chunk.id);
    const held = parts[at];
    if (!held || !('text' in held)) return [...parts, { type, id: chunk.id ?? '', text: chunk.delta ?? '' }];
    return parts.with(at, { ...held, text: held.text + (chunk.delta ?? '') });
  }
  // A resume long after the end: the server tells the whole answer again.
  if (chunk.type === 'reset-step') return [];
  if (!chunk.type.startsWith('data-')) return parts;
  const part = { type: chunk.type, data: chunk.data, ...(chunk.id ? { id: chunk.id } : {}) } as AnswerPart;
  const at = chunk.id ? parts.findIndex((held) => held.type === chunk.type && held.id === chunk.id) : -1;
  return at < 0 ? [...parts, part] : parts.with(at, part);
}

/** The answer's text; ranges of the citation check point into it. */
export function textOf(parts: readonly AnswerPart[]): string {
  return parts.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n\n');
}

export function reasoningOf(parts: readonly AnswerPart[]): string {
  return parts.flatMap((part) => (part.type === 'reasoning' ? [part.text] : [])).join('\n\n');
}

/** The last data part of a kind. */
export function dataOf<Name extends keyof ChatData>(
  parts: readonly AnswerPart[],
  name: Name,
): ChatData[Name] | null {
  const part = parts.findLast((one) => one.type === `data-${name}`);
  return part && 'data' in part ? (part.data as ChatData[Name]) : null;
}

/** All data parts of a kind, in order. */
export function allDataOf<Name extends keyof ChatData>(
  parts: readonly AnswerPart[],
  name: Name,
): ChatData[Name][] {
  return parts.flatMap((part) =>
    part.type === `data-${name}` && 'data' in part ? [part.data as ChatData[Name]] : [],
  );
}
