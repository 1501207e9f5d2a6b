import { FIRST_STEP_MS, type Loudness, POINTS_MAX, SILENCE_MS_MIN, SILENCES_MAX } from './loudness.ts';
import type { SoundBlock } from './sound/read-sound.ts';

/** Windows of which each is called silent or not. */
const WINDOW_MS = 20;
/** Two levels a decibel below full scale, in one byte. */
const QUIETEST = 255;
/** Samples that are looked at, in each second of a channel: speech lies below half of it. */
const LOOKED_AT_PER_SECOND = 16_000;
/** More than a day is no recording but a broken clock. */
const DURATION_MS_MAX = 48 * 3_600_000;
const ALWAYS_SILENT_DB = -60;
const NEVER_SILENT_DB = -34;

/** Takes samples in, keeps one byte for each step and window. */
export class LoudnessMeter {
  #peaks: Uint8Array = new Uint8Array(1024);
  #stepMs = FIRST_STEP_MS;
  #levels: Uint8Array = new Uint8Array(1024).fill(QUIETEST);
  #endMs = 0;

  get endMs(): number {
    return this.#endMs;
  }

  add({ channels, sampleRate, atMs }: SoundBlock): void {
    const length = channels[0]?.length ?? 0;
    const perWindow = Math.max(1, Math.round((sampleRate * WINDOW_MS) / 1000));
    const stride = Math.max(1, Math.floor(sampleRate / LOOKED_AT_PER_SECOND));
    for (let start = 0; start < length; start += perWindow) {
      const end = Math.min(length, start + perWindow);
      let peak = 0;
      let energy = 0;
      for (const samples of channels) {
        let sum = 0;
        for (let at = start; at < end; at += stride) {
          const sample = samples[at] as number;
          sum += sample * sample;
          if (sample > peak) peak = sample;
          else if (-sample > peak) peak = -sample;
        }
        if (sum > energy) energy = sum;
      }
      const level = 10 * Math.log10(energy / Math.ceil((end - start) / stride) + 1e-13);
      this.addWindow(atMs + (start * 1000) / sampleRate, peak, level);
    }
    this.#reach(atMs + (length * 1000) / sampleRate);
  }

  /** @param peak 0 to 1, @param level decibel of full scale */
  addWindow(atMs: number, peak: number, level: number): void {
    if (!(atMs >= -1000 && atMs < DURATION_MS_MAX)) return;
    const startMs = Math.max(0, atMs);
    const window = Math.floor(startMs / WINDOW_MS);
    this.#levels = grown(this.#levels, window, QUIETEST);
    const quietness = Math.max(0, Math.min(QUIETEST, Math.round(-level * 2)));
    this.#levels[window] = Math.min(this.#levels[window] as number, quietness);
    while (startMs / this.#stepMs >= POINTS_MAX) this.#halve();
    const point = Math.floor(startMs / this.#stepMs);
    this.#peaks = grown(this.#peaks, point, 0);
    const height = Math.max(0, Math.min(255, Math.round(peak * 255)));
    this.#peaks[point] = Math.max(this.#peaks[point] as number, height);
    this.#reach(startMs);
  }

  finish(): Omit<Loudness, 'measuredBy'> {
    const windows = this.#levels.subarray(0, Math.ceil(this.#endMs / WINDOW_MS));
    return {
      durationMs: Math.round(this.#endMs),
      stepMs: this.#stepMs,
      peaks: grown(this.#peaks, Math.ceil(this.#endMs / this.#stepMs), 0).slice(
        0,
        Math.ceil(this.#endMs / this.#stepMs),
      ),
      silences: findSilences(windows, this.#endMs),
    };
  }

  #reach(ms: number): void {
    if (ms < DURATION_MS_MAX) this.#endMs = Math.max(this.#endMs, ms);
  }

  #halve(): void {
    for (let at = 0; at * 2 < this.#peaks.length; at += 1)
      this.#peaks[at] = Math.max(this.#peaks[at * 2] as number, this.#peaks[at * 2 + 1] ?? 0);
    this.#peaks.fill(0, Math.ceil(this.#peaks.length / 2));
    this.#stepMs *= 2;
  }
}

function grown(bytes: Uint8Array, index: number, filling: number): Uint8Array {
  if (index < bytes.length) return bytes;
  const longer = new Uint8Array(Math.max(index + 1, bytes.length * 2)).fill(filling);
  longer.set(bytes);
  return longer;
}

/** Silent is what lies near the noise of the room, a third of the way to the speech. */
function findSilences(windows: Uint8Array, endMs: number): [number, number][] {
  const counts = new Array<number>(QUIETEST + 1).fill(0);
  for (const level of windows) counts[level] = (counts[level] ?? 0) + 1;
  const loud = -percentile(counts, windows.length * 0.05) / 2;
  const quiet = -percentile(counts, windows.length * 0.9) / 2;
  const between = quiet + (loud - quiet) * 0.35;
  const limit = Math.max(ALWAYS_SILENT_DB, Math.min(NEVER_SILENT_DB, between, loud - 6));
  const silences: [number, number][] = [];
  let from = -1;
  for (let window = 0; window <= windows.length; window += 1) {
    const isSilent = window < windows.length && -(windows[window] as number) / 2 <= limit;
    if (isSilent && from < 0) from = window;
    if (isSilent || from < 0) continue;
    const [startMs, stopMs] = [from * WINDOW_MS, Math.min(window * WINDOW_MS, Math.round(endMs))];
    from = -1;
    if (stopMs - startMs >= SILENCE_MS_MIN && silences.length < SILENCES_MAX)
      silences.push([startMs, stopMs]);
  }
  return silences;
}

/** The level that so many windows are at least as loud as. */
function percentile(counts: readonly number[], windows: number): number {
  let sum = 0;
  const found = counts.findIndex((count) => {
    sum += count;
    return sum > windows;
  });
  return found < 0 ? QUIETEST : found;
}
