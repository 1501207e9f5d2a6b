import { LoudnessMeter } from './loudness-meter.ts';
import { planPieces } from './plan-pieces.ts';
import { WAVE_RATE } from './sound/speech-wave.ts';

/** A stretch of a piece in which somebody may speak, in milliseconds from its beginning. */
export interface SpokenStretch {
  startMs: number;
  endMs: number;
}

/** Whisper hears thirty seconds and no more; the others were taught on sentences. */
const STRETCH_MS_MAX = 25_000;
/** A silence is left out but for this much at its ends. */
const EDGE_MS = 200;
const BLOCK_SAMPLES = WAVE_RATE;

/**
 * Cuts the samples of a piece, as of `readSpeech`, in its silences: a recogniser hears one stretch after the other, and none in which
 * nobody speaks. Where somebody speaks on without a pause the cut is hard, since a word heard twice is worse than one cut.
 */
export function planStretches(samples: Int16Array): SpokenStretch[] {
  const meter = new LoudnessMeter();
  for (let at = 0; at < samples.length; at += BLOCK_SAMPLES)
    meter.add({
      channels: [toFloats(samples.subarray(at, at + BLOCK_SAMPLES))],
      sampleRate: WAVE_RATE,
      atMs: (at * 1000) / WAVE_RATE,
    });
  const { silences, durationMs } = meter.finish();
  const limits = { durationMs: STRETCH_MS_MAX, bytes: Number.POSITIVE_INFINITY, overlapMs: 0 };
  return planPieces(silences, durationMs, 0, limits)
    .filter(({ isSilent }) => !isSilent)
    .map((piece) => withoutSilence(piece, silences));
}

/** Samples between -1 and 1. */
export const toFloats = (samples: Int16Array): Float32Array =>
  Float32Array.from(samples, (sample) => sample / 32_768);

function withoutSilence(
  { startMs, endMs }: SpokenStretch,
  silences: readonly (readonly [number, number])[],
): SpokenStretch {
  const before = silences.find(([from, to]) => from <= startMs && to > startMs);
  const after = silences.find(([from, to]) => from < endMs && to >= endMs);
  return {
    startMs: before ? Math.max(startMs, before[1] - EDGE_MS) : startMs,
    endMs: after ? Math.min(endMs, after[0] + EDGE_MS) : endMs,
  };
}
