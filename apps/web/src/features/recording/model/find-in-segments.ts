import type { RecordingSegment } from '@mingfa/contract/recording-transcript';

/** A place where searched words stand. */
export interface FoundPlace {
  segmentId: string;
  index: number;
  start: number;
}

/** Where words stand, exactly as they are written, in the words as they are on the screen. */
export function findInSegments(
  segments: readonly RecordingSegment[],
  words: string,
  textOf: (segment: RecordingSegment) => string,
): FoundPlace[] {
  if (words === '') return [];
  return segments.flatMap((segment, index) => {
    const text = textOf(segment);
    const found: FoundPlace[] = [];
    for (let start = text.indexOf(words); start >= 0; start = text.indexOf(words, start + words.length))
      found.push({ segmentId: segment.segmentId, index, start });
    return found;
  });
}
