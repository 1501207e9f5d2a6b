/** The screen of all recordings. */
export const RECORDINGS = '/recording_analysis';

/** Where a recording opens, at a moment where one is meant. */
export const recordingAddress = (recordingId: string, startMs?: number): string =>
  `${RECORDINGS}/${recordingId}${startMs === undefined ? '' : `?t=${Math.round(startMs)}`}`;
