import type { ApiAnswer, ApiFailure } from '../api-answer.ts';

/** Pauses before each further try of what may pass by itself. */
const PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 30_000, 60_000];

/** Lost connections, a busy or restarting server, a limit per minute; not what is wrong with the file or the quota. */
export function mayPass({ errorCode, httpStatus, silent }: ApiFailure): boolean {
  if (errorCode === 'disk_full') return false;
  if (silent) return false;
  return (
    errorCode === 'rate_limited' ||
    errorCode === 'request_in_progress' ||
    httpStatus === null ||
    httpStatus >= 500
  );
}

/** Ends early when the connection is back or the work is cancelled. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  const wake = () => resolve();
  window.addEventListener('online', wake);
  signal.addEventListener('abort', wake);
  return promise.finally(() => {
    clearTimeout(timer);
    window.removeEventListener('online', wake);
    signal.removeEventListener('abort', wake);
  });
}

/** Repeats a call while its failure may pass; `onPause` hears each time it waits. */
export async function patiently<Data>(
  call: () => Promise<ApiAnswer<Data>>,
  signal: AbortSignal,
  onPause: () => void = () => {},
): Promise<ApiAnswer<Data>> {
  for (let attempt = 0; ; attempt += 1) {
    const answer = await call();
    const wait = PAUSES_MS[attempt];
    if (answer.status || signal.aborted || wait === undefined || !mayPass(answer)) return answer;
    onPause();
    await pause(answer.retryAfterSeconds ? answer.retryAfterSeconds * 1000 : wait, signal);
  }
}
