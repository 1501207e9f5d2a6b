import type { TimeRange } from '@mingfa/contract/evidence';
import { lastBegun, placeOnTimeline, type TimelineFile } from './timeline.ts';

/** What one sees of a player. */
export interface PlayerState {
  isPlaying: boolean;
  momentMs: number;
  rate: number;
  skipsSilence: boolean;
  /** Played again and again. */
  loop: TimeRange | null;
  /** `unplayable`: this browser cannot; `lost`: it did not come. */
  failure: 'unplayable' | 'lost' | null;
}

/** What of an audio element is used. */
export type PlayerMedia = Pick<
  HTMLMediaElement,
  | 'src'
  | 'currentTime'
  | 'playbackRate'
  | 'paused'
  | 'readyState'
  | 'preload'
  | 'play'
  | 'pause'
  | 'load'
  | 'removeAttribute'
  | 'addEventListener'
  | 'removeEventListener'
>;

const RATE = { least: 0.5, most: 3, step: 0.25 } as const;
/** A silence shorter than this is a breath; of a longer one this much is left. */
const SILENCE = { leastMs: 800, leftMs: 150 } as const;
/** How often those who watch are told of the time. */
const TOLD_EVERY_MS = 80;

/** Plays several files as one: a moment is one of the whole. */
export class RecordingPlayer {
  private files: readonly TimelineFile[] = [];
  private silences: readonly TimeRange[] = [];
  private index = -1;
  /** Where in the file it shall begin once the file is there. */
  private awaitedMs: number | null = null;
  private wantsPlay = false;
  private askedAnew = false;
  private frame: ReturnType<typeof setInterval> | undefined;
  private toldAt = 0;
  private readonly listeners = new Set<() => void>();
  private state: PlayerState = {
    isPlaying: false,
    momentMs: 0,
    rate: 1,
    skipsSilence: false,
    loop: null,
    failure: null,
  };
  private readonly media: PlayerMedia;
  private readonly askAddresses: () => void;
  private readonly tellHeard: (address: string) => void;

  /**
   * @param askAddresses the addresses may have ended: others are asked for, and come by `setFiles`
   * @param tellHeard a file begins to be heard, each time anew: what the browser still holds is asked of nobody
   */
  constructor(
    media: PlayerMedia,
    askAddresses: () => void = () => {},
    tellHeard: (address: string) => void = () => {},
  ) {
    this.media = media;
    this.askAddresses = askAddresses;
    this.tellHeard = tellHeard;
    media.preload = 'metadata';
    media.addEventListener('loadedmetadata', this.onLoaded);
    media.addEventListener('timeupdate', this.onTime);
    media.addEventListener('ended', this.onEnded);
    media.addEventListener('error', this.onError);
    media.addEventListener('play', this.onPlaying);
    media.addEventListener('pause', this.onPaused);
  }

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };
  readonly read = (): PlayerState => this.state;

  get durationMs(): number {
    const last = this.files.at(-1);
    return last ? last.offsetMs + last.durationMs : 0;
  }

  setFiles(files: readonly TimelineFile[]): void {
    this.files = files;
    if (this.index < 0) {
      // Somebody wanted to hear a moment before its file was known.
      if (this.wantsPlay) this.open(this.state.momentMs);
      return;
    }
    // New addresses of the same files: one that failed is taken up again where it stopped.
    if (this.askedAnew) this.open(this.state.momentMs);
  }

  setSilences(silences: readonly TimeRange[]): void {
    this.silences = silences.filter(({ startMs, endMs }) => endMs - startMs >= SILENCE.leastMs);
  }

  readonly toggle = (): void => (this.wantsPlay ? this.pause() : this.play());

  readonly play = (): void => {
    this.wantsPlay = true;
    const { loop, momentMs } = this.state;
    if (loop && (momentMs < loop.startMs || momentMs >= loop.endMs)) this.seek(loop.startMs);
    else if (momentMs >= this.durationMs - 50) this.seek(0);
    else if (this.index < 0 || this.state.failure) this.open(momentMs);
    else this.begin();
  };

  readonly pause = (): void => {
    this.wantsPlay = false;
    this.media.pause();
    this.change({ isPlaying: false });
  };

  /** Goes to a moment of the whole; plays on if it played. */
  readonly seek = (momentMs: number): void => {
    // Before the files are known nothing is too late.
    const endMs = this.files.length > 0 ? this.durationMs : momentMs;
    const at = Math.max(0, Math.min(momentMs, endMs));
    this.change({ momentMs: at });
    const place = placeOnTimeline(this.files, at);
    if (!place) return;
    if (place.index !== this.index || this.state.failure || this.media.readyState === 0) this.open(at);
    else {
      this.media.currentTime = place.localMs / 1000;
      if (this.wantsPlay) this.begin();
    }
  };

  readonly skip = (byMs: number): void => this.seek(this.state.momentMs + byMs);

  /** Plays from a moment on. */
  readonly playFrom = (momentMs: number): void => {
    const { loop } = this.state;
    // Who goes elsewhere has done with the passage.
    if (loop && (momentMs < loop.startMs || momentMs >= loop.endMs)) this.change({ loop: null });
    this.wantsPlay = true;
    this.seek(momentMs);
  };

  readonly setRate = (rate: number): void => {
    const kept = Math.min(RATE.most, Math.max(RATE.least, Math.round(rate * 100) / 100));
    this.media.playbackRate = kept;
    this.change({ rate: kept });
  };

  readonly setSkipsSilence = (skipsSilence: boolean): void => this.change({ skipsSilence });

  readonly setLoop = (loop: TimeRange | null): void =>
    this.change({ loop: loop && loop.endMs > loop.startMs ? loop : null });

  dispose(): void {
    clearInterval(this.frame);
    this.wantsPlay = false;
    const { media } = this;
    media.removeEventListener('loadedmetadata', this.onLoaded);
    media.removeEventListener('timeupdate', this.onTime);
    media.removeEventListener('ended', this.onEnded);
    media.removeEventListener('error', this.onError);
    media.removeEventListener('play', this.onPlaying);
    media.removeEventListener('pause', this.onPaused);
    media.pause();
    media.removeAttribute('src');
    this.listeners.clear();
  }

  private open(momentMs: number): void {
    const place = placeOnTimeline(this.files, momentMs);
    const file = place && this.files[place.index];
    if (!place || !file) return;
    this.index = place.index;
    if (file.address === null) {
      this.wantsPlay = false;
      this.change({ isPlaying: false, failure: 'unplayable' });
      return;
    }
    this.change({ failure: null });
    this.awaitedMs = place.localMs;
    this.media.src = file.address;
    this.media.load();
    if (this.wantsPlay) this.begin();
  }

  private begin(): void {
    this.media.playbackRate = this.state.rate;
    // Refused without a gesture, or overtaken by another file: the button still shows what is.
    this.media.play().catch((error: unknown) => {
      if (Object(error).name !== 'NotAllowedError') return;
      this.wantsPlay = false;
      this.change({ isPlaying: false });
    });
  }

  private readonly onLoaded = () => {
    this.askedAnew = false;
    this.media.playbackRate = this.state.rate;
    if (this.awaitedMs !== null) this.media.currentTime = this.awaitedMs / 1000;
    this.awaitedMs = null;
  };

  private readonly onPlaying = () => {
    clearInterval(this.frame);
    this.frame = setInterval(this.onTime, TOLD_EVERY_MS);
    const address = this.files[this.index]?.address;
    if (address) this.tellHeard(address);
    this.change({ isPlaying: true });
  };

  private readonly onPaused = () => {
    clearInterval(this.frame);
    // Between two files the element pauses by itself.
    if (!this.wantsPlay) this.change({ isPlaying: false });
  };

  private readonly onTime = () => {
    const file = this.files[this.index];
    if (!file || this.awaitedMs !== null) return;
    const momentMs = Math.round(file.offsetMs + this.media.currentTime * 1000);
    const { loop, skipsSilence } = this.state;
    if (this.wantsPlay && loop && momentMs >= loop.endMs) return this.seek(loop.startMs);
    if (this.wantsPlay && skipsSilence) {
      const silence = this.silences[lastBegun(this.silences, momentMs)];
      if (
        silence &&
        momentMs - silence.startMs >= SILENCE.leftMs &&
        momentMs < silence.endMs - SILENCE.leftMs
      )
        return this.seek(silence.endMs - SILENCE.leftMs);
    }
    const now = Date.now();
    if (this.state.isPlaying && now - this.toldAt < TOLD_EVERY_MS / 2) return;
    this.toldAt = now;
    this.change({ momentMs });
  };

  private readonly onEnded = () => {
    const next = this.files[this.index + 1];
    const { loop } = this.state;
    if (loop && this.wantsPlay && (!next || loop.endMs <= next.offsetMs)) return this.seek(loop.startMs);
    if (next) {
      this.change({ momentMs: next.offsetMs });
      return this.open(next.offsetMs);
    }
    this.wantsPlay = false;
    clearInterval(this.frame);
    this.change({ isPlaying: false, momentMs: this.durationMs });
  };

  private readonly onError = () => {
    if (this.index < 0 || !this.media.src) return;
    if (this.askedAnew) {
      this.wantsPlay = false;
      this.askedAnew = false;
      this.change({ isPlaying: false, failure: 'lost' });
      return;
    }
    this.askedAnew = true;
    this.askAddresses();
  };

  private change(to: Partial<PlayerState>): void {
    this.state = { ...this.state, ...to };
    for (const listener of [...this.listeners]) listener();
  }
}
