import { STORED_TRANSCRIPT_MARK } from '../../transcripts/write/write-stored-transcript.ts';

/** Whether the beginning of a file is that of a transcript of ours. */
export const isStoredTranscript = (head: Buffer): boolean =>
  head.subarray(0, STORED_TRANSCRIPT_MARK.length).toString('latin1') === STORED_TRANSCRIPT_MARK;
