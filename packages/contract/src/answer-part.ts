import { z } from 'zod';
import { type AnswerData, type AnswerDataName, dataPart } from './answer-data.ts';
import { salvage } from './salvage-answer.ts';

const writing = {
  /** Of a part that is being written: what its deltas name. */
  id: z.string().optional(),
  text: z.string(),
  state: z.enum(['streaming', 'done']).default('done'),
};
const toolCall = {
  type: z.literal('dynamic-tool'),
  toolName: z.string(),
  toolCallId: z.string(),
  input: z.unknown(),
};

/** A skill that the model called, in the AI SDK's form. */
const toolPart = z.discriminatedUnion('state', [
  z.object({ ...toolCall, state: z.literal('input-available') }),
  z.object({ ...toolCall, state: z.literal('output-available'), output: z.unknown() }),
  z.object({ ...toolCall, state: z.literal('output-error'), errorText: z.string() }),
]);
/** What {@link toolPart} reads. */
export type ToolPart = z.infer<typeof toolPart>;

/** What another release wrote: nothing is known of it but its text. Never written, and no part of the answer's text. */
export const unknownPart = z.object({ type: z.literal('unknown'), kind: z.string(), text: z.string() });
/** What {@link unknownPart} reads. */
export type UnknownPart = z.infer<typeof unknownPart>;

/** One part of a message as it is stored, in the AI SDK's UI message form. */
export const answerPart = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), ...writing }),
  z.object({ type: z.literal('reasoning'), ...writing }),
  toolPart,
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
  unknownPart,
]);
/** What {@link answerPart} reads. */
export type AnswerPart = z.infer<typeof answerPart>;

/** Reads stored parts, whichever release wrote them. Never throws: of what is not understood the text is kept. */
export function readAnswerParts(stored: unknown): AnswerPart[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((value) => salvage(answerPart, value) ?? []);
}

/** The answer's text: all text parts, joined by a blank line. Ranges of the citation check point into it. */
export function textOf(parts: readonly AnswerPart[]): string {
  return joined(parts, 'text');
}

/** What the model thought, likewise. */
export function reasoningOf(parts: readonly AnswerPart[]): string {
  return joined(parts, 'reasoning');
}

/** Text of parts that this release does not understand; shown below the answer. */
export function unknownTextOf(parts: readonly AnswerPart[]): string {
  return joined(parts, 'unknown');
}

function joined(parts: readonly AnswerPart[], type: 'text' | 'reasoning' | 'unknown'): string {
  return parts.flatMap((part) => (part.type === type ? [part.text] : [])).join('\n\n');
}

/** All data of a kind in parts or chunks, in order. */
export function allDataOf<Name extends AnswerDataName>(
  parts: readonly { type: string }[],
  name: Name,
): AnswerData[Name][] {
  return parts.flatMap((part) => (isData(part, name) ? [part.data] : []));
}

/** The last data of a kind. */
export function dataOf<Name extends AnswerDataName>(
  parts: readonly { type: string }[],
  name: Name,
): AnswerData[Name] | null {
  return allDataOf(parts, name).at(-1) ?? null;
}

function isData<Name extends AnswerDataName>(
  part: { type: string },
  name: Name,
): part is { type: `data-${Name}`; data: AnswerData[Name] } {
  return part.type === `data-${name}`;
}
