import { type ReadChunk, readAnswerChunk } from '@mingfa/contract/answer-chunk';
import type { Endpoint } from '@mingfa/contract/endpoint';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { AppRequestError } from './api-answer.ts';
import { type LooseRequest, prepareRequest, type RequestOf } from './prepared-request.ts';
import { randomId } from './random-id.ts';
import { requestEnvironment } from './request-environment.ts';
import { failureFromError, failureFromResponse } from './request-failure.ts';

export interface StreamEvent {
  /** The event's SSE id: where a resumed stream goes on after. Null where the server sent none. */
  cursor: number | null;
  chunk: ReadChunk;
}

export interface StreamOptions {
  signal?: AbortSignal | undefined;
  /** Keep it for a retry of the same action. */
  idempotencyKey?: string;
}

/** Longer bodies are not sent on behind a page that goes away: a browser keeps room for few. */
const KEPT_ALIVE_MAX_CHARACTERS = 8_000;

async function connect(
  definition: Endpoint,
  request: LooseRequest,
  options: StreamOptions,
): Promise<Response> {
  const refusal = definition.access === 'public' ? null : await requestEnvironment().ensureSession();
  if (refusal) throw new AppRequestError(refusal);
  const prepared = prepareRequest(definition, request);
  prepared.headers.set('Accept', 'text/event-stream');
  if (definition.makes) prepared.headers.set('Idempotency-Key', options.idempotencyKey ?? randomId());
  const response = await fetch(prepared.url, {
    method: prepared.method,
    headers: prepared.headers,
    body: prepared.body ?? null,
    signal: options.signal ?? null,
    cache: 'no-store',
    // A question sent is sent, also where the page is left at once.
    keepalive: typeof prepared.body === 'string' && prepared.body.length <= KEPT_ALIVE_MAX_CHARACTERS,
  });
  if (!response.ok)
    throw new AppRequestError(await failureFromResponse(response, definition.path, prepared.token));
  return response;
}

/**
 * Opens an answer's stream and yields its chunks in order; one that says nothing to this release is passed over. Ends with the stream or its `[DONE]`;
 * throws `AppRequestError` when it cannot be opened or breaks (`errorCode` `network`), `silent` when aborted.
 */
export async function* openStream<Definition extends Endpoint = Endpoint>(
  definition: Definition,
  request: RequestOf<Definition>,
  options: StreamOptions = {},
): AsyncGenerator<StreamEvent> {
  try {
    const response = await connect(definition, request as LooseRequest, options);
    if (!response.body) return;
    const events = response.body
      .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array<ArrayBuffer>>)
      .pipeThrough(new EventSourceParserStream());
    const reader = events.getReader();
    try {
      for (;;) {
        const { done, value } = await reader.read();
        if (done || value.data === '[DONE]') return;
        const cursor = value.id && /^\d+$/.test(value.id) ? Number(value.id) : null;
        const chunk = readAnswerChunk(JSON.parse(value.data));
        if (chunk) yield { cursor, chunk };
      }
    } finally {
      await reader.cancel().catch(() => {});
    }
  } catch (error) {
    if (error instanceof AppRequestError) throw error;
    throw new AppRequestError(failureFromError(error, definition.path));
  }
}
