import { setTimeout as wait } from 'node:timers/promises';
import type { ErrorCode } from '@mingfa/contract/errors';
import { AppError } from '../../ports/app-error.ts';
import type { CallOptions } from '../../ports/embedder.ts';
import type { ModelAddress } from '../../ports/model.ts';

export interface CallLimits {
  /** For one request, connecting included. */
  timeoutMs: number;
  hurriedTimeoutMs: number;
  /** Before the second attempt; doubled before each further one. */
  firstWaitMs: number;
  attempts: number;
}
export const DEFAULT_LIMITS: CallLimits = {
  timeoutMs: 60_000,
  hurriedTimeoutMs: 5_000,
  firstWaitMs: 1_000,
  attempts: 5,
};

/** Most bytes of one answer; a server that sends more is broken or hostile. */
const ANSWER_MAX_BYTES = 32 * 1024 * 1024;
/** A server may ask for more patience than anybody has. */
const LONGEST_WAIT_MS = 20_000;

/** A request the server does not take, however often it is sent: too long, perhaps. */
export class RefusedRequest extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`refused with ${status}`);
    this.name = 'RefusedRequest';
    this.status = status;
  }
}

/**
 * Posts JSON and reads JSON, again and again where that may help (429, 5xx, no connection). Redirects are not followed: the
 * key must not travel. Nothing of what the server wrote gets into an error.
 * @throws AppError of a `model_…` code, `RefusedRequest`, or the signal's reason
 */
export async function postJson(
  address: ModelAddress,
  path: string,
  body: object,
  limits: CallLimits,
  { signal, hurried }: CallOptions,
): Promise<unknown> {
  const attempts = hurried ? 1 : limits.attempts;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await postOnce(
        address,
        path,
        body,
        hurried ? limits.hurriedTimeoutMs : limits.timeoutMs,
        signal,
      );
    } catch (error) {
      signal?.throwIfAborted();
      if (!(error instanceof AppError) || attempt >= attempts || !MAY_PASS.has(error.code)) throw error;
      const asked = (error.retryAfterSeconds ?? 0) * 1000;
      const waitMs = Math.min(LONGEST_WAIT_MS, Math.max(asked, limits.firstWaitMs * 2 ** (attempt - 1)));
      await wait(waitMs, undefined, signal ? { signal } : {}).catch(() => signal?.throwIfAborted());
    }
  }
}

const MAY_PASS: ReadonlySet<ErrorCode> = new Set([
  'model_rate_limited',
  'model_unavailable',
  'model_unreachable',
  'model_timeout',
]);

async function postOnce(
  address: ModelAddress,
  path: string,
  body: object,
  timeoutMs: number,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  const late = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(`${address.baseUrl.replace(/\/+$/, '')}${path}`, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...(address.apiKey === '' ? {} : { authorization: `Bearer ${address.apiKey}` }),
      },
      body: JSON.stringify(body),
      signal: signal ? AbortSignal.any([signal, late]) : late,
    });
    if (!response.ok) {
      response.body?.cancel().catch(() => {});
      throw failureOf(response);
    }
    return JSON.parse(await readText(response));
  } catch (error) {
    if (error instanceof AppError || error instanceof RefusedRequest) throw error;
    if (late.aborted) throw new AppError('model_timeout');
    throw new AppError(error instanceof SyntaxError ? 'model_malformed' : 'model_unreachable');
  }
}

function failureOf(response: Response): AppError | RefusedRequest {
  const { status } = response;
  if (status === 401 || status === 403) return new AppError('model_unauthorized');
  if (status === 429 || status === 402) {
    const seconds = Number(response.headers.get('retry-after'));
    return new AppError(
      'model_rate_limited',
      {},
      Number.isFinite(seconds) ? { retryAfterSeconds: seconds } : {},
    );
  }
  if (status === 408 || status === 504) return new AppError('model_timeout');
  if (status >= 500) return new AppError('model_unavailable');
  return status === 400 || status === 413 || status === 422
    ? new RefusedRequest(status)
    : new AppError('model_refused');
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > ANSWER_MAX_BYTES) throw new AppError('model_malformed');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
