import { setTimeout as wait } from 'node:timers/promises';

/** Waits, or returns at once when the signal aborts. */
export async function waitUnlessAborted(milliseconds: number, signal: AbortSignal): Promise<void> {
  await wait(milliseconds, undefined, { signal, ref: false }).catch(() => {});
}
