import type { Question } from './live-runs.ts';

/** Handed from the new-conversation screen to the conversation's, in the history entry's state. */
export interface AskedFromHome {
  ask: Question;
  idempotencyKey: string;
}

/** Keys already sent: a screen that mounts twice asks once. */
const sent = new Set<string>();

/** The question handed over, the first time it is looked at. */
export function takeAsked(state: unknown): AskedFromHome | null {
  const asked = state as Partial<AskedFromHome> | null;
  if (!asked?.ask || !asked.idempotencyKey || sent.has(asked.idempotencyKey)) return null;
  sent.add(asked.idempotencyKey);
  return asked as AskedFromHome;
}
