/** Where nobody says otherwise. */
export const CLIENT_TIMEOUT_MS = 30_000;

export interface FetchWithin extends RequestInit {
  /** How long the answer may take to begin; false: as long as it takes. */
  timeoutMs?: number | false;
}

/** `fetch` that gives up with a `TimeoutError` when no answer has begun in time. */
export async function fetchWithin(
  address: string,
  { timeoutMs, signal, ...init }: FetchWithin,
): Promise<Response> {
  const limitMs = timeoutMs ?? CLIENT_TIMEOUT_MS;
  if (limitMs === false) return fetch(address, { ...init, signal: signal ?? null });
  const tooLate = new AbortController();
  const timer = setTimeout(() => tooLate.abort(new DOMException('', 'TimeoutError')), limitMs);
  try {
    return await fetch(address, {
      ...init,
      signal: signal ? AbortSignal.any([signal, tooLate.signal]) : tooLate.signal,
    });
  } catch (error) {
    // Some browsers reject with an AbortError, whatever the reason was.
    throw tooLate.signal.aborted ? tooLate.signal.reason : error;
  } finally {
    clearTimeout(timer);
  }
}
