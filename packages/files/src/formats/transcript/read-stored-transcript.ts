import { timing as timings, turnState } from '@mingfa/contract/evidence';
import { ParseFailure } from '../../reading/parse-failure.ts';
import type { TranscriptTurn } from '../../transcripts/write/write-stored-transcript.ts';
import { isStoredTranscript } from './is-stored-transcript.ts';

/** The turns of a transcript. @throws ParseFailure `file_damaged` */
export function readStoredTranscript(content: Buffer): TranscriptTurn[] {
  if (!isStoredTranscript(content)) throw new ParseFailure('file_damaged');
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
  const { startMs, endMs, speaker, text, state, timing } = value as Record<string, unknown>;
  const hasTimes = Number.isSafeInteger(startMs) && Number.isSafeInteger(endMs);
  const hasState = state === undefined || turnState.safeParse(state).success;
  const hasTiming = timing === undefined || timings.safeParse(timing).success;
  return (
    hasTimes &&
    hasState &&
    hasTiming &&
    typeof text === 'string' &&
    (speaker === null || typeof speaker === 'string')
  );
}
