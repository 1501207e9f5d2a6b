import { useSession } from '../../../lib/session.ts';

/** A line that is being typed along, and when it began to be heard. */
export interface TypedLine {
  text: string;
  fromMs: number | null;
}

/** Nothing is being typed. */
export const NO_LINE: TypedLine = { text: '', fromMs: null };

/** Of this tab; where storage is forbidden lines live as long as the page. */
const memory = new Map<string, TypedLine>();
const keyOf = (recordingId: string) => `typed line ${recordingId}`;

/** What was typed along in a recording and not taken yet. */
export function readTypedLine(recordingId: string): TypedLine {
  const held = memory.get(recordingId);
  if (held) return held;
  try {
    const read: unknown = JSON.parse(sessionStorage.getItem(keyOf(recordingId)) ?? 'null');
    return isTypedLine(read) ? read : NO_LINE;
  } catch {
    return NO_LINE;
  }
}

/** Keeps a line as it is typed, so that it is there when one comes back to it. */
export function keepTypedLine(recordingId: string, line: TypedLine): void {
  memory.set(recordingId, line);
  try {
    if (line.text === '') sessionStorage.removeItem(keyOf(recordingId));
    else sessionStorage.setItem(keyOf(recordingId), JSON.stringify(line));
  } catch {
    // Forbidden or full: the page remembers.
  }
}

function isTypedLine(value: unknown): value is TypedLine {
  if (typeof value !== 'object' || value === null) return false;
  const { text, fromMs } = value as Record<string, unknown>;
  return typeof text === 'string' && (fromMs === null || typeof fromMs === 'number');
}

// Who sits down next finds nothing of who went.
useSession.subscribe((now, before) => {
  if (!before.hasSession || now.hasSession) return;
  for (const recordingId of memory.keys()) keepTypedLine(recordingId, NO_LINE);
  memory.clear();
});
