import { ParseFailure } from '../../reading/parse-failure.ts';

/** How every transcript begins that this program writes, byte for byte; the number is that of its version. */
const MARK = '{"mingfa_transcript":1,';

/** One turn of a transcript. */
export interface TranscriptTurn {
  startMs: number;
  endMs: number;
  /** As people call who speaks; null where nobody said. */
  speaker: string | null;
  text: string;
}

/** What was said in a recording, as the original of its document. */
export interface TranscriptFile {
  title: string;
  /** In order of their names in the recording. */
  speakers: readonly string[];
  segments: readonly TranscriptTurn[];
}

/** Whether the beginning of a file is that of a transcript of ours. */
export const isTranscriptFile = (head: Buffer): boolean =>
  head.subarray(0, MARK.length).toString('latin1') === MARK;

/** The bytes of a transcript, the same for the same words. */
export function writeTranscriptFile({ title, speakers, segments }: TranscriptFile): Buffer {
  const turns = segments.map(({ startMs, endMs, speaker, text }) => ({ startMs, endMs, speaker, text }));
  return Buffer.from(MARK + JSON.stringify({ title, speakers, segments: turns }).slice(1));
}

/** The turns of a transcript. @throws ParseFailure `file_damaged` */
export function readTranscriptFile(content: Buffer): TranscriptTurn[] {
  if (!isTranscriptFile(content)) throw new ParseFailure('file_damaged');
  let read: unknown;
  try {
    read = JSON.parse(content.toString('utf8'));
  } catch {
    throw new ParseFailure('file_damaged');
  }
  const { segments } = read as { segments?: unknown };
  if (!Array.isArray(segments) || !segments.every(isTurn)) throw new ParseFailure('file_damaged');
  return segments;
}

function isTurn(value: unknown): value is TranscriptTurn {
  if (typeof value !== 'object' || value === null) return false;
  const { startMs, endMs, speaker, text } = value as Record<string, unknown>;
  const hasTimes = Number.isSafeInteger(startMs) && Number.isSafeInteger(endMs);
  return hasTimes && typeof text === 'string' && (speaker === null || typeof speaker === 'string');
}
