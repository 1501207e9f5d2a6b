import type { AnswerChunk } from '@mingfa/contract/answer-chunk';
import type { AnswerData } from '@mingfa/contract/answer-data';
import type { UrgentKind } from '@mingfa/legal/questions/urgent-words';
import type { AnswerInput, AnsweringContext } from './answering-context.ts';
import type { WhichReply } from './ask-which.ts';
import type { ResearchUnderWay } from './research/research-under-way.ts';

export type WriteChunk = (chunk: AnswerChunk) => void;

/** An answer by law that is being written. */
export interface AnswerUnderWay {
  context: AnsweringContext;
  input: AnswerInput;
  write: WriteChunk;
  signal: AbortSignal;
  /** What the answer's text says already, in its order. */
  told: string[];
  /** What is urgent was said first. */
  isUrgent: boolean;
  /** An emergency it may be, though it was not surely told. */
  possible: UrgentKind | null;
  /** The guides that alone may follow what somebody in danger was told; null where no danger was told. */
  below: readonly string[] | null;
  /** What somebody said when they were asked which situation they mean. */
  reply: WhichReply | null;
  /** It was looked up in chosen scopes. */
  research?: ResearchUnderWay;
}

/** Writes a stretch of the answer's text as one part. */
export function writeText(write: WriteChunk, id: string, text: string): void {
  write({ type: 'text-start', id });
  write({ type: 'text-delta', id, delta: text });
  write({ type: 'text-end', id });
}

/** Shows how far a step of answering is. */
export function writeStep(
  write: WriteChunk,
  kind: AnswerData['step']['kind'],
  state: AnswerData['step']['state'],
  values: AnswerData['step']['values'] = {},
): void {
  write({ type: 'data-step', id: `step-${kind}`, data: { kind, state, values } });
}
