import { listQuotas } from '@mingfa/contract/account';
import { streamSearch } from '@mingfa/contract/ai-search';
import type { ReadChunk } from '@mingfa/contract/answer-chunk';
import type { AnswerPart } from '@mingfa/contract/answer-part';
import * as chat from '@mingfa/contract/chat';
import type { Endpoint } from '@mingfa/contract/endpoint';
import { reduceAnswer } from '@mingfa/contract/reduce-answer';
import type { SearchChoice } from '@mingfa/contract/search-choice';
import { create } from 'zustand';
import { type ApiFailure, AppRequestError } from '../../../lib/api-answer.ts';
import { refreshEndpoints } from '../../../lib/query.ts';
import { randomId } from '../../../lib/random-id.ts';
import { openStream, type StreamEvent } from '../../../lib/stream.ts';
import { type ChatPlace, ORDINARY_CHAT } from './chat-place.ts';

/** An answer being read from the server. The run itself lives there; this is only how far we have read. */
export interface LiveRun {
  /** Every reading has its own. */
  serial: number;
  runId: string | null;
  messageId: string | null;
  questionMessageId: string | null;
  /** Shown until the server's own message is loaded; null when regenerating or resuming. */
  question: string | null;
  /** The message this question follows, when it branches. */
  parentId: string | null | undefined;
  parts: readonly AnswerPart[];
  /** Who writes it; null until the first word. */
  model: string | null;
  state: 'connecting' | 'streaming' | 'lost' | 'ended';
  /** `refused`: a limit of the person, with the ways on; the server holds nothing of what was asked. */
  error: { code: string; message: string; refused?: ApiFailure } | null;
}

interface LiveRuns {
  byConversation: Record<string, LiveRun>;
}

export const useLiveRuns = create<LiveRuns>(() => ({ byConversation: {} }));

/** One reading of a run. */
interface Reading {
  controller: AbortController;
  /** The server holds what was asked: reading may stop, and nothing is lost. */
  isKept: boolean;
  /** Nobody looks any more: it ends as soon as the server holds what was asked. */
  isLeft: boolean;
  done: Promise<void>;
}

/** Readings by conversation, so that leaving the screen stops reading, never the run. */
const readings = new Map<string, Reading>();
let serial = 0;
const RETRY_DELAYS_MS = [500, 1000, 2000, 4000, 8000];

const EMPTY: LiveRun = {
  serial: 0,
  runId: null,
  messageId: null,
  questionMessageId: null,
  question: null,
  parentId: undefined,
  parts: [],
  model: null,
  state: 'connecting',
  error: null,
};

function update(
  conversationId: string,
  change: Partial<LiveRun> | ((run: LiveRun) => Partial<LiveRun>),
): void {
  useLiveRuns.setState(({ byConversation }) => {
    const run = byConversation[conversationId] ?? EMPTY;
    return {
      byConversation: {
        ...byConversation,
        [conversationId]: { ...run, ...(typeof change === 'function' ? change(run) : change) },
      },
    };
  });
}

export interface Question {
  question: string;
  attachmentIds: string[];
  knowledgeBaseIds: string[];
  parentId?: string | null;
  asOf: string | null;
  modelId: string | null;
  /** An AI search, or chat with the internet switched on; absent: as chat looks things up. */
  lookedUp?: ({ of: 'search' } & SearchChoice) | { of: 'chat' };
}

/** What a question says, to whom it is asked. */
function sentTo(place: ChatPlace, { knowledgeBaseIds, lookedUp, ...question }: Question) {
  return {
    ...question,
    ...lookedUp,
    ...(place.choosesKnowledge ? { knowledgeBaseIds } : {}),
    ...place.always,
  };
}

/** Whom it is sent to, by how it is looked up. */
function askedAt(place: ChatPlace, { lookedUp }: Question): Endpoint {
  return place.at<Endpoint>(lookedUp ? streamSearch : chat.streamAnswer);
}

/** Asks and reads the answer; resolves when it ended or the reader left. */
export function ask(conversationId: string, input: Question, place = ORDINARY_CHAT): Promise<void> {
  const idempotencyKey = randomId();
  const body = { conversationId, ...sentTo(place, input) };
  const asked = { question: input.question, parentId: input.parentId };
  return read(conversationId, place, asked, (signal) =>
    openStream(askedAt(place, input), { body }, { signal, idempotencyKey }),
  );
}

/**
 * Begins a conversation with a question, and reads the answer.
 * @returns its id, as soon as the server holds both
 * @throws AppRequestError when it does not; with the same key the question may be sent again
 */
export async function askFirst(
  input: Question,
  idempotencyKey: string,
  place = ORDINARY_CHAT,
): Promise<string> {
  const controller = new AbortController();
  const { signal } = controller;
  const body = { ...sentTo(place, input), ...place.beginning };
  const stream = openStream(askedAt(place, input), { body }, { signal, idempotencyKey });
  const first = await stream.next();
  const begun = first.value?.chunk;
  const conversationId = begun?.type === 'start' ? begun.messageMetadata.conversationId : undefined;
  if (first.done || !conversationId) throw new Error('The stream did not begin with its conversation.');
  async function* whole() {
    if (first.value) yield first.value;
    yield* stream;
  }
  void read(conversationId, place, { question: input.question, parentId: null }, whole, controller);
  return conversationId;
}

/** The end of what is being read in a conversation; null where nothing is. */
export function readingOf(conversationId: string): Promise<void> | null {
  return readings.get(conversationId)?.done ?? null;
}

/** Has another answer written beside the given one. */
export function regenerate(
  conversationId: string,
  messageId: string,
  modelId: string | null,
  place = ORDINARY_CHAT,
): Promise<void> {
  const idempotencyKey = randomId();
  return read(conversationId, place, {}, (signal) =>
    openStream(
      place.at(chat.regenerateAnswer),
      { body: { messageId, ...(modelId ? { modelId } : {}) } },
      { signal, idempotencyKey },
    ),
  );
}

/** Reads a run that is being written, from its beginning. */
export function resume(conversationId: string, runId: string, place = ORDINARY_CHAT): Promise<void> {
  return read(conversationId, place, { runId }, (signal) =>
    openStream(place.at(chat.resumeAnswer), { query: { runId, cursor: 0 } }, { signal }),
  );
}

/** Stops reading; the run goes on. A question on its way is not called back. */
export function leave(conversationId: string): void {
  const reading = readings.get(conversationId);
  readings.delete(conversationId);
  if (!reading) return;
  reading.isLeft = true;
  if (reading.isKept) reading.controller.abort();
}

/** Forgets an ended run once the server's message is shown. */
export function forget(conversationId: string): void {
  useLiveRuns.setState(({ byConversation }) => {
    const { [conversationId]: _, ...rest } = byConversation;
    return { byConversation: rest };
  });
}

function read(
  conversationId: string,
  place: ChatPlace,
  initial: Partial<LiveRun>,
  open: (signal: AbortSignal) => AsyncIterable<StreamEvent>,
  controller = new AbortController(),
): Promise<void> {
  leave(conversationId);
  serial += 1;
  const run = { ...EMPTY, ...initial, serial };
  const isKept = run.runId !== null;
  const reading: Reading = { controller, isKept, isLeft: false, done: Promise.resolve() };
  readings.set(conversationId, reading);
  useLiveRuns.setState(({ byConversation }) => ({
    byConversation: { ...byConversation, [conversationId]: run },
  }));
  reading.done = readOn(conversationId, place.at(chat.resumeAnswer), reading, open);
  return reading.done;
}

async function readOn(
  conversationId: string,
  resumeAnswer: typeof chat.resumeAnswer,
  reading: Reading,
  open: (signal: AbortSignal) => AsyncIterable<StreamEvent>,
): Promise<void> {
  const { signal } = reading.controller;
  let cursor = 0;
  let stream = open(signal);
  for (let attempt = 0; ; attempt += 1) {
    try {
      for await (const event of stream) {
        attempt = 0;
        if (!reading.isKept) {
          reading.isKept = true;
          void refreshEndpoints(listQuotas, chat.listConversations);
        }
        if (reading.isLeft) {
          reading.controller.abort();
          return;
        }
        // After a resume the server may tell again what we have.
        if (event.cursor !== null && event.cursor <= cursor) continue;
        cursor = event.cursor ?? cursor;
        accept(conversationId, event.chunk);
      }
      update(conversationId, { state: 'ended' });
      break;
    } catch (error) {
      if (signal.aborted || reading.isLeft) return;
      const runId = useLiveRuns.getState().byConversation[conversationId]?.runId;
      const failure = error instanceof AppRequestError ? error.failure : null;
      const delay = RETRY_DELAYS_MS[attempt];
      if (!runId || failure?.httpStatus || delay === undefined) {
        update(conversationId, {
          state: 'ended',
          error: {
            code: failure?.errorCode ?? 'network',
            message: failure?.message ?? '',
            ...(failure?.refusal ? { refused: failure } : {}),
          },
        });
        break;
      }
      update(conversationId, { state: 'lost' });
      await new Promise((resolve) => setTimeout(resolve, delay));
      if (signal.aborted) return;
      const after = cursor;
      stream = openStream(resumeAnswer, { query: { runId, cursor: after } }, { signal });
    }
  }
  if (readings.get(conversationId) === reading) readings.delete(conversationId);
}

function accept(conversationId: string, chunk: ReadChunk): void {
  update(conversationId, (run) => {
    const { messageId, metadata, parts } = reduceAnswer({ ...run, metadata: {} }, chunk);
    const { runId = run.runId, questionMessageId = run.questionMessageId } = metadata;
    const model = metadata.model ?? run.model;
    return { state: 'streaming', runId, messageId, questionMessageId, parts, model };
  });
}
