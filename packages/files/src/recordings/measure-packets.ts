import { FIRST_STEP_MS, type Loudness, POINTS_MAX, SILENCE_MS_MIN, SILENCES_MAX } from './loudness.ts';
import { type OpenMedia, readable } from './open-recording.ts';

const PROGRESS_EVERY_MS = 600_000;
const DURATION_MS_MAX = 48 * 3_600_000;
/** Speech takes this many times the bytes of silence, or sizes tell nothing. */
const CONTRAST_MIN = 1.6;
/** How far up from silence to speech still counts as silent. */
const SILENT_UP_TO = 0.2;

/** Loudness guessed from how many bytes each moment takes: encoders spend few on silence. Nothing is decoded. */
export async function measurePackets(
  { sink }: OpenMedia,
  signal: AbortSignal,
  onProgress: (reachedMs: number) => void | Promise<void>,
): Promise<Omit<Loudness, 'measuredBy'>> {
  let sizes = new Float32Array(1024);
  let endMs = 0;
  let toldMs = 0;
  const packets = sink.packets(undefined, undefined, { metadataOnly: true });
  for (;;) {
    const { value: packet, done } = await readable(() => packets.next());
    if (done || !packet) break;
    signal.throwIfAborted();
    const atMs = Math.max(0, packet.timestamp * 1000);
    if (!(atMs < DURATION_MS_MAX)) continue;
    const step = Math.floor(atMs / FIRST_STEP_MS);
    if (step >= sizes.length) {
      const longer = new Float32Array(Math.max(step + 1, sizes.length * 2));
      longer.set(sizes);
      sizes = longer;
    }
    sizes[step] = (sizes[step] as number) + packet.byteLength;
    endMs = Math.max(endMs, atMs + Math.max(0, packet.duration) * 1000);
    if (atMs - toldMs < PROGRESS_EVERY_MS) continue;
    toldMs = atMs;
    await onProgress(Math.round(toldMs));
  }
  const steps = sizes.subarray(0, Math.ceil(endMs / FIRST_STEP_MS));
  const smooth = steps.map((size, at) => (size * 2 + (steps[at - 1] ?? size) + (steps[at + 1] ?? size)) / 4);
  const sorted = smooth.toSorted();
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  const [quiet, speech, loudest] = [at(0.03), at(0.85), at(0.99)];
  const limit = speech > quiet * CONTRAST_MIN ? quiet + (speech - quiet) * SILENT_UP_TO : -1;
  let stepMs = FIRST_STEP_MS;
  while (endMs / stepMs > POINTS_MAX) stepMs *= 2;
  const peaks = new Uint8Array(Math.ceil(endMs / stepMs));
  smooth.forEach((size, index) => {
    const height = Math.max(0, Math.min(255, Math.round((size / Math.max(1, loudest)) * 255)));
    const point = Math.floor((index * FIRST_STEP_MS) / stepMs);
    peaks[point] = Math.max(peaks[point] ?? 0, height);
  });
  return {
    durationMs: Math.round(endMs),
    stepMs,
    peaks,
    silences: silentRuns(smooth, limit, Math.round(endMs)),
  };
}

function silentRuns(sizes: Float32Array, limit: number, endMs: number): [number, number][] {
  const silences: [number, number][] = [];
  let from = -1;
  for (let step = 0; step <= sizes.length; step += 1) {
    const isSilent = step < sizes.length && (sizes[step] as number) <= limit;
    if (isSilent && from < 0) from = step;
    if (isSilent || from < 0) continue;
    const [startMs, stopMs] = [from * FIRST_STEP_MS, Math.min(step * FIRST_STEP_MS, endMs)];
    from = -1;
    if (stopMs - startMs >= SILENCE_MS_MIN && silences.length < SILENCES_MAX)
      silences.push([startMs, stopMs]);
  }
  return silences;
}
