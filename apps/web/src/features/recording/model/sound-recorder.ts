import type { KeptSound, SoundStore } from './kept-sound.ts';

/** A crash loses no more than the piece that is being made: five seconds, with time to write it. */
export const PIECE_MS = 4_000;

/** In the order in which they are tried; the last ones are what Safari writes. */
const MEDIA_TYPES = ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus', 'audio/mp4', 'audio/webm'] as const;

export type RecorderState = 'idle' | 'recording' | 'paused' | 'stopping';
export type RecorderProblem = 'refused' | 'noDevice' | 'unsupported' | 'notKept' | 'ended';

export interface RecorderSeen {
  state: RecorderState;
  sound: KeptSound | null;
  problem: RecorderProblem | null;
}

const ENDINGS: readonly (readonly [string, string])[] = [
  ['audio/webm', 'webm'],
  ['audio/ogg', 'ogg'],
  ['audio/mp4', 'm4a'],
];

/** The name's ending of what a browser records. */
export const endingOf = (mediaType: string): string =>
  ENDINGS.find(([type]) => mediaType.startsWith(type))?.[1] ?? 'webm';

/** Whether this browser can record at all; over plain HTTP it gives no microphone. */
const canRecord = (): boolean =>
  typeof MediaRecorder !== 'undefined' && Boolean(navigator.mediaDevices?.getUserMedia);

/** Records from the microphone, each piece written away before the next is made. */
export class SoundRecorder {
  private seen: RecorderSeen = { state: 'idle', sound: null, problem: null };
  private recorder: MediaRecorder | null = null;
  private stream: MediaStream | null = null;
  private writing: Promise<void> = Promise.resolve();
  private beganAt = 0;
  private beforeMs = 0;
  private readonly listeners = new Set<() => void>();
  private readonly store: SoundStore;
  private readonly now: () => number;

  constructor(store: SoundStore, now: () => number = () => Date.now()) {
    this.store = store;
    this.now = now;
  }

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };
  readonly read = (): RecorderSeen => this.seen;

  /** For a meter of loudness; null while nothing is recorded. */
  readonly soundStream = (): MediaStream | null => this.stream;

  /** Recorded so far, of all parts. */
  readonly elapsedMs = (): number =>
    this.beforeMs + (this.seen.state === 'recording' ? this.now() - this.beganAt : 0);

  /** Begins, or goes on with a recording that was interrupted. */
  async start(to: Pick<KeptSound, 'soundId' | 'ownerId'> | KeptSound): Promise<void> {
    if (this.seen.state !== 'idle') return;
    if (!canRecord()) return this.change({ problem: 'unsupported' });
    const mediaType = MEDIA_TYPES.find((type) => MediaRecorder.isTypeSupported(type));
    if (!mediaType) return this.change({ problem: 'unsupported' });
    try {
      this.stream = await navigator.mediaDevices.getUserMedia({ audio: true });
    } catch (error) {
      const { name } = Object(error) as { name?: string };
      return this.change({ problem: name === 'NotFoundError' ? 'noDevice' : 'refused' });
    }
    const before = 'parts' in to ? to : null;
    const sound: KeptSound = before
      ? { ...before, parts: before.parts + 1 }
      : {
          ...to,
          startedAt: new Date(this.now()).toISOString(),
          mediaType,
          durationMs: 0,
          bytes: 0,
          parts: 1,
        };
    this.beforeMs = sound.durationMs;
    this.begin(sound, before?.mediaType ?? mediaType);
  }

  pause(): void {
    if (this.seen.state !== 'recording') return;
    this.beforeMs = this.elapsedMs();
    this.recorder?.pause();
    this.change({ state: 'paused' });
  }

  resume(): void {
    if (this.seen.state !== 'paused') return;
    this.beganAt = this.now();
    this.recorder?.resume();
    this.change({ state: 'recording' });
  }

  /** Ends it. What was recorded is kept here until it was sent. */
  async stop(): Promise<KeptSound | null> {
    const { recorder } = this;
    if (!recorder || this.seen.state === 'stopping') return null;
    this.beforeMs = this.elapsedMs();
    this.change({ state: 'stopping' });
    const ended = new Promise((resolve) => recorder.addEventListener('stop', resolve, { once: true }));
    if (recorder.state !== 'inactive') {
      recorder.stop();
      await ended;
    }
    await this.writing;
    for (const track of this.stream?.getTracks() ?? []) track.stop();
    this.recorder = null;
    this.stream = null;
    const { sound } = this.seen;
    this.change({ state: 'idle', sound: null });
    return sound;
  }

  private begin(sound: KeptSound, wantedType: string): void {
    const { stream } = this;
    if (!stream) return;
    const part = sound.parts - 1;
    const mediaType = MediaRecorder.isTypeSupported(wantedType) ? wantedType : undefined;
    const recorder = new MediaRecorder(stream, mediaType ? { mimeType: mediaType } : {});
    this.recorder = recorder;
    recorder.addEventListener('dataavailable', ({ data }) => this.keep(part, data));
    // The device was pulled out, or the right to it taken away: what is there is not lost.
    for (const track of stream.getTracks())
      track.addEventListener('ended', () => {
        this.change({ problem: 'ended' });
        this.pause();
      });
    this.beganAt = this.now();
    this.change({ state: 'recording', sound, problem: null });
    recorder.start(PIECE_MS);
  }

  private keep(part: number, data: Blob): void {
    const { sound } = this.seen;
    if (!sound || data.size === 0) return;
    const grown = { ...sound, durationMs: this.elapsedMs(), bytes: sound.bytes + data.size };
    this.change({ sound: grown });
    this.writing = this.writing
      .then(() => this.store.write(grown, part, data))
      .catch(() => this.change({ problem: 'notKept' }));
  }

  private change(to: Partial<RecorderSeen>): void {
    this.seen = { ...this.seen, ...to };
    for (const listener of [...this.listeners]) listener();
  }
}
