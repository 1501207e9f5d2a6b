import type { ErrorCode } from '@mingfa/contract/errors';
import { AppError } from '../../ports/app-error.ts';

/** Limits of one call; tests shorten the time. */
export interface CallLimits {
  /** Connecting included. */
  timeoutMs: number;
}
export const DEFAULT_LIMITS: CallLimits = { timeoutMs: 15_000 };

/** Most bytes of an answer, and of a failure, of which only its kind is read. */
const ANSWER_MAX_BYTES = 4 * 1024 * 1024;
const FAILURE_MAX_BYTES = 8 * 1024;

/** One request to a search service. */
export interface ServiceCall {
  /** The whole address. */
  address: URL;
  apiKey: string;
  /** Sent as JSON; absent: the address says all. */
  body?: object;
  /** What a status means with this service; null: what it means everywhere. */
  codeOf(status: number, said: string): ErrorCode | null;
  signal: AbortSignal | undefined;
}

/**
 * Sends one request and reads JSON. Only the configured origin is connected to: a redirect is a failure, so that neither key nor
 * query travels on. Of what a service says in a failure only the kind is told, never its words.
 * @throws AppError of a `web_search_…` code, or the signal's reason
 */
export async function callService(call: ServiceCall, limits: CallLimits): Promise<unknown> {
  const late = AbortSignal.timeout(limits.timeoutMs);
  const { signal } = call;
  try {
    const response = await fetch(call.address, {
      method: call.body ? 'POST' : 'GET',
      redirect: 'manual',
      headers: {
        accept: 'application/json',
        ...(call.body ? { 'content-type': 'application/json' } : {}),
        ...(call.apiKey === '' ? {} : { authorization: `Bearer ${call.apiKey}` }),
      },
      ...(call.body ? { body: JSON.stringify(call.body) } : {}),
      signal: signal ? AbortSignal.any([signal, late]) : late,
    });
    if (!response.ok) throw await failureOf(response, call.codeOf);
    return JSON.parse(await readText(response, ANSWER_MAX_BYTES));
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof AppError) throw error;
    if (late.aborted) throw new AppError('web_search_timeout');
    throw new AppError(error instanceof SyntaxError ? 'web_search_malformed' : 'web_search_unreachable');
  }
}

async function failureOf(response: Response, codeOf: ServiceCall['codeOf']): Promise<AppError> {
  const { status } = response;
  if (status < 400) {
    response.body?.cancel().catch(() => {});
    return new AppError('web_search_redirected');
  }
  const said = await readText(response, FAILURE_MAX_BYTES).catch(() => '');
  return new AppError(codeOf(status, said) ?? usualCode(status), { status });
}

/** What a status means where the service says nothing of its own. */
export function usualCode(status: number): ErrorCode {
  if (status === 401 || status === 403) return 'web_search_unauthorized';
  if (status === 402) return 'web_search_quota';
  if (status === 429) return 'web_search_rate_limited';
  if (status === 408 || status === 504) return 'web_search_timeout';
  return status >= 500 ? 'web_search_unavailable' : 'web_search_refused';
}

async function readText(response: Response, mostBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > mostBytes) throw new AppError('web_search_malformed');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
