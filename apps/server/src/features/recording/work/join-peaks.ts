import type { Loudness } from '@mingfa/files/recordings/loudness';

/**
 * The peaks of all files as one row, each file at its place. Long files are measured in longer steps: the longest step is that of
 * the whole, and of what falls into one the loudest stays.
 */
export function joinPeaks(
  files: readonly { loudness: Pick<Loudness, 'peaks' | 'stepMs' | 'durationMs'>; offsetMs: number }[],
): { peaks: Buffer; peakMs: number } {
  const peakMs = Math.max(1, ...files.map(({ loudness }) => loudness.stepMs));
  const endMs = Math.max(0, ...files.map(({ loudness, offsetMs }) => offsetMs + loudness.durationMs));
  const peaks = Buffer.alloc(Math.ceil(endMs / peakMs));
  for (const { loudness, offsetMs } of files)
    for (const [index, peak] of loudness.peaks.entries()) {
      const at = Math.floor((offsetMs + index * loudness.stepMs) / peakMs);
      if (at < peaks.length && peak > (peaks[at] ?? 0)) peaks[at] = peak;
    }
  return { peaks, peakMs };
}
