import { OF_SESSION, readStored, writeStored } from '../../../lib/stored-value.ts';

/** A line that is being typed along, and when it began to be heard. */
export interface TypedLine {
  text: string;
  fromMs: number | null;
}

/** Nothing is being typed. */
export const NO_LINE: TypedLine = { text: '', fromMs: null };

/** Who sits down next finds nothing of who went: it goes with the session. */
const keyOf = (recordingId: string) => `${OF_SESSION}typed line ${recordingId}`;

/** What was typed along in a recording and not taken yet, also before the page was loaded anew. */
export function readTypedLine(recordingId: string): TypedLine {
  try {
    const read: unknown = JSON.parse(readStored(keyOf(recordingId)) ?? 'null');
    return isTypedLine(read) ? read : NO_LINE;
  } catch {
    return NO_LINE;
  }
}

/** Keeps a line in this browser as it is typed, so that it is there when one comes back to it. */
export function keepTypedLine(recordingId: string, line: TypedLine): void {
  writeStored(keyOf(recordingId), line.text === '' ? null : JSON.stringify(line));
}

function isTypedLine(value: unknown): value is TypedLine {
  if (typeof value !== 'object' || value === null) return false;
  const { text, fromMs } = value as Record<string, unknown>;
  return typeof text === 'string' && (fromMs === null || typeof fromMs === 'number');
}
