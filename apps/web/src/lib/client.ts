import type { Endpoint, EndpointOutput } from '@mingfa/contract/endpoint';
import { type ApiAnswer, dataOf } from './api-answer.ts';
import { fetchWithin } from './fetch-within.ts';
import { type LooseRequest, prepareRequest, type RequestOf } from './prepared-request.ts';
import { randomId } from './random-id.ts';
import { requestEnvironment } from './request-environment.ts';
import { failureFromError, failureFromResponse } from './request-failure.ts';
import { shareWrite } from './share-write.ts';

/** How long `callEndpoint` waits where nobody says otherwise; the client below it waits 30 s (`fetchWithin`). */
export const CALL_TIMEOUT_MS = 300_000;

export interface CallOptions {
  signal?: AbortSignal | undefined;
  timeoutMs?: number | false;
  /** Set it to keep one key over several calls; otherwise a repeat after a lost answer reuses its key by itself. */
  idempotencyKey?: string;
}

interface PendingCall {
  controller: AbortController;
  idempotencyKey: string;
}
const pending = new Map<string, PendingCall>();
/** Keys of actions whose answer never arrived: the next identical request is the same action. */
const unanswered = new Map<string, string>();

/** While the server still works on the action, its answer is asked for again under the same key. */
const ANSWER_AWAITED_MS = 90_000;
const ASK_AGAIN_MS = 400;

const abortError = () => new DOMException('The request was cancelled', 'AbortError');

/** Cancels an identical pending call and tells the person; its key goes on, so that one thing is made. */
function supersede(identity: string): string | undefined {
  const earlier = pending.get(identity);
  if (!earlier) return undefined;
  pending.delete(identity);
  earlier.controller.abort();
  requestEnvironment().tooFrequent();
  return earlier.idempotencyKey;
}

function pause(forMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(abortError());
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, forMs);
    signal.addEventListener('abort', stop, { once: true });
  });
}

async function send(
  definition: Endpoint,
  request: LooseRequest,
  options: CallOptions,
): Promise<ApiAnswer<unknown>> {
  const refusal = definition.access === 'public' ? null : await requestEnvironment().ensureSession();
  if (refusal) return refusal;
  // Dropped while it waited for the session: it must not supersede the one that took its place.
  if (options.signal?.aborted) return failureFromError(abortError(), definition.path);
  const prepared = prepareRequest(definition, request);
  const { identity } = prepared;
  const supersededKey = supersede(identity);
  const call: PendingCall = {
    controller: new AbortController(),
    idempotencyKey: options.idempotencyKey ?? supersededKey ?? unanswered.get(identity) ?? randomId(),
  };
  const forget = () => {
    if (pending.get(identity) === call) pending.delete(identity);
  };
  const abort = () => {
    // At once, so that a query that is dropped and asked again does not meet itself.
    forget();
    call.controller.abort();
  };
  pending.set(identity, call);
  options.signal?.addEventListener('abort', abort, { once: true });
  if (definition.makes) prepared.headers.set('Idempotency-Key', call.idempotencyKey);
  const { signal } = call.controller;
  const until = Date.now() + ANSWER_AWAITED_MS;
  try {
    for (;;) {
      const response = await fetchWithin(prepared.url, {
        method: prepared.method,
        headers: prepared.headers,
        body: prepared.body,
        signal,
        timeoutMs: options.timeoutMs ?? CALL_TIMEOUT_MS,
      });
      if (response.ok) {
        unanswered.delete(identity);
        return { status: true, data: await response.json(), message: '' };
      }
      const failure = await failureFromResponse(response, definition.path, prepared.token);
      const isStillMade = failure.errorCode === 'request_in_progress' && definition.makes;
      if (response.status < 500 && !isStillMade) unanswered.delete(identity);
      if (!isStillMade || Date.now() > until) return failure;
      await pause(ASK_AGAIN_MS, signal);
    }
  } catch (error) {
    if (definition.makes && !signal.aborted) unanswered.set(identity, call.idempotencyKey);
    // Whatever reason it was aborted with.
    const cause = signal.aborted ? abortError() : error;
    return failureFromError(cause, definition.path);
  } finally {
    forget();
    options.signal?.removeEventListener('abort', abort);
  }
}

/** Calls an endpoint of the contract. Never throws: a failure comes back in the answer's shape. */
export async function callEndpoint<Definition extends Endpoint>(
  definition: Definition,
  request: RequestOf<Definition>,
  options: CallOptions = {},
): Promise<ApiAnswer<EndpointOutput<Definition>>> {
  return (await send(definition, request as LooseRequest, options)) as ApiAnswer<EndpointOutput<Definition>>;
}

/**
 * Calls an endpoint and throws `AppRequestError` on failure: for queries and mutations. Pressed twice, a write is one
 * action: the second press waits for the request of the first, and gets its answer.
 */
export async function requestData<Definition extends Endpoint>(
  definition: Definition,
  request: RequestOf<Definition>,
  options: CallOptions = {},
): Promise<EndpointOutput<Definition>> {
  const ask = async () => dataOf(await callEndpoint(definition, request, options));
  if (definition.method === 'GET' || options.signal) return ask();
  return shareWrite(prepareRequest(definition, request as LooseRequest).identity, ask);
}
