import { createHash } from 'node:crypto';
import type { Snapshot } from './take-snapshot.ts';

/** Stands for all that would be public, word for word. */
export function fingerprintSnapshot({ title, note, content }: Snapshot): string {
  return createHash('sha256').update(canonicalOf({ title, note, content })).digest('hex');
}

/** The same text for the same value: the database keeps objects in an order of its own. */
export function canonicalOf(value: unknown): string {
  return JSON.stringify(value, (_key, held: unknown) =>
    held !== null && typeof held === 'object' && !Array.isArray(held)
      ? Object.fromEntries(Object.entries(held).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : held,
  );
}
