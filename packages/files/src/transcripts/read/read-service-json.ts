import { TranscriptFailure } from '../transcript-failure.ts';
import type { SegmentDraft, TranscriptDraft } from './segment-draft.ts';
import { readAlibaba, readIflytek, readTencent } from './services/read-chinese-services.ts';
import { readAws, readAzure, readGoogle } from './services/read-cloud.ts';
import { readPlainList } from './services/read-plain-list.ts';
import { readWhisper } from './services/read-whisper.ts';

/** Each knows its own answers and leaves others alone; the last takes what looks like a transcript. */
const SERVICES: readonly ((data: unknown) => SegmentDraft[] | null)[] = [
  readWhisper,
  readAws,
  readGoogle,
  readAzure,
  readAlibaba,
  readTencent,
  readIflytek,
  readPlainList,
];

/** Reads the answer of a recognition service. @throws TranscriptFailure `transcript_unsupported` */
export function readServiceJson(data: unknown): TranscriptDraft {
  for (const read of SERVICES) {
    const segments = read(data);
    if (segments && segments.length > 0) return { segments };
  }
  throw new TranscriptFailure('transcript_unsupported');
}
