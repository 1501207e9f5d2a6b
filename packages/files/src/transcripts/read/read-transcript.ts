import { transcriptFile } from '@mingfa/contract/transcript';
import { decodeText } from '../../text/decode-text.ts';
import type { ReadTranscriptResult } from '../read-result.ts';
import { TranscriptFailure } from '../transcript-failure.ts';
import { finishSegments } from './finish-segments.ts';
import { HAS_CUES, readCues } from './read-cues.ts';
import { readInterviewLines } from './read-interview-lines.ts';
import { readOwnLines } from './read-own-lines.ts';
import { readServiceJson } from './read-service-json.ts';
import { readTimedLines } from './read-timed-lines.ts';
import { readUntimedLines } from './read-untimed-lines.ts';
import { readWordLines } from './read-word-lines.ts';
import type { TranscriptDraft } from './segment-draft.ts';

/** Endings of files that promise times: without one they are no such file. */
const PROMISES_TIMES = /\.(?:srt|vtt)$/i;
/** A transcript of six hours with a time for each word has some twenty megabytes. */
const BYTES_MAX = 64 * 1024 * 1024;

/**
 * Reads a transcript of any kind that is known, by what is in it: SRT, WebVTT, text and Word files with times or without, JSON of services.
 * Ids are new; the order is that of the file.
 * @param name as it was uploaded; it decides nothing but what is wrong with a file that cannot be read, and whether one without times may be words alone
 * @throws TranscriptFailure; ParseFailure for a Word file that cannot be opened
 */
export async function readTranscript(name: string, bytes: Uint8Array): Promise<ReadTranscriptResult> {
  if (bytes.length === 0) throw new TranscriptFailure('transcript_empty');
  if (bytes.length > BYTES_MAX) throw new TranscriptFailure('transcript_too_long');
  if (bytes[0] === 0x50 && bytes[1] === 0x4b)
    return finishSegments(readLines(name, await readWordLines(name, bytes)));
  const text = decodeText(bytes);
  if (text === null) throw new TranscriptFailure('transcript_damaged');
  if (text.trim() === '') throw new TranscriptFailure('transcript_empty');
  const json = readJson(name, text);
  if (json !== undefined) {
    const own = transcriptFile.safeParse(json);
    return own.success
      ? { segments: own.data.segments, speakers: own.data.speakers, warnings: [] }
      : finishSegments(readServiceJson(json));
  }
  return finishSegments(readLines(name, text.split('\n')));
}

/** Lines of a Word file may be cues as well: many paste subtitles into one. */
function readLines(name: string, lines: readonly string[]): TranscriptDraft {
  const text = lines.join('\n');
  if (HAS_CUES.test(text)) return readCues(text);
  const own = readInterviewLines(lines) ?? readOwnLines(lines);
  if (own) return own;
  const timed = readTimedLines(lines);
  if (timed.segments.length > 0) return timed;
  if (PROMISES_TIMES.test(name)) throw new TranscriptFailure('transcript_without_times');
  return readUntimedLines(lines);
}

/** What stands in a text of JSON, or of JSON line by line; undefined for what is none. `[00:01] …` begins like a list. */
function readJson(name: string, text: string): unknown {
  const trimmed = text.trim();
  if (!/^[[{]/.test(trimmed)) return undefined;
  try {
    return JSON.parse(trimmed);
  } catch {
    const lines = trimmed.split('\n').filter((line) => line.trim() !== '');
    if (trimmed.startsWith('{') && lines.length > 1) {
      try {
        return lines.map((line) => JSON.parse(line) as unknown);
      } catch {
        // Told below.
      }
    }
    if (/^\{|^\[\s*[{"[]/.test(trimmed) || /\.json$/i.test(name))
      throw new TranscriptFailure('transcript_damaged');
    return undefined;
  }
}
