import type { RecordingSegment, TranscriptChange } from '@mingfa/contract/recording-transcript';
import type { ApiAnswer, ApiFailure } from '../../../lib/api-answer.ts';
import { mergeReading, type TypedConflict, type TypedWords, withChanged } from './typed-words.ts';

/** Where the words of the server are. */
export interface TranscriptServer {
  edit(
    revision: number,
    changes: TranscriptChange[],
  ): Promise<ApiAnswer<{ revision: number; changed: RecordingSegment[]; removed: string[] }>>;
  read(): Promise<ApiAnswer<TranscriptRead>>;
}
/** All segments as they stood at one revision. */
export interface TranscriptRead {
  items: readonly RecordingSegment[];
  revision: number;
}

/**
 * `waiting`: typed and soon sent; `lost`: not reached, tried again by itself; `refused`: the server will not have it; `changed`:
 * somebody else wrote the same segments.
 */
export type TranscriptSaveState = 'saved' | 'waiting' | 'saving' | 'lost' | 'refused' | 'changed';

export interface KeptTranscript {
  segments: readonly RecordingSegment[];
  revision: number;
  /** What was typed and is not kept yet, by segment. */
  typed: ReadonlyMap<string, TypedWords>;
  conflicts: readonly TypedConflict[];
  state: TranscriptSaveState;
  failure: ApiFailure | null;
}

const TYPING_PAUSE_MS = 800;
const AGAIN_AFTER_MS = 4_000;
/** Changes of one request. */
const CHANGES_MAX = 100;
/** What may be done again on words that somebody changed meanwhile: it names segments, not places in them. */
const REPEATABLE: ReadonlySet<TranscriptChange['kind']> = new Set(['text', 'checked', 'speaker']);

/** Keeps what is typed until the server has it: one request at a time, in order; nothing typed is lost on the way. */
export class TranscriptKeeper {
  private kept: KeptTranscript;
  private readonly server: TranscriptServer;
  private readonly listeners = new Set<() => void>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private queue: Promise<unknown> = Promise.resolve();
  /** Hears of every change that the server took. */
  onSaved: () => void = () => {};

  constructor({ items, revision }: TranscriptRead, server: TranscriptServer) {
    this.server = server;
    const typed: ReadonlyMap<string, TypedWords> = new Map();
    this.kept = { segments: items, revision, typed, conflicts: [], state: 'saved', failure: null };
  }

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };
  readonly read = (): KeptTranscript => this.kept;

  /** The words of a segment as they are on the screen. */
  wordsOf(segment: RecordingSegment): string {
    return this.kept.typed.get(segment.segmentId)?.text ?? segment.text;
  }

  /** Words are being typed; they are sent when one pauses. */
  readonly type = (segment: RecordingSegment, text: string): void => {
    const typed = new Map(this.kept.typed);
    const before = typed.get(segment.segmentId)?.from ?? segment.text;
    if (text === before) typed.delete(segment.segmentId);
    else typed.set(segment.segmentId, { text, from: before, startMs: segment.startMs });
    this.change({ typed, state: this.restingState(typed) });
    this.sendIn(TYPING_PAUSE_MS);
  };

  /** Sends what was typed now. True when all of it is kept. */
  readonly flush = async (): Promise<boolean> => {
    clearTimeout(this.timer);
    while (this.unsent().length > 0) if (!(await this.enqueue(() => this.send([])))) return false;
    return this.kept.conflicts.length === 0;
  };

  /** Changes the transcript, behind what was typed before. Null when it was done. */
  readonly act = (...changes: TranscriptChange[]): Promise<ApiFailure | null> => {
    clearTimeout(this.timer);
    return this.enqueue(async () => ((await this.send(changes)) ? null : this.kept.failure));
  };

  /** Does something else that makes a new revision, while nothing is sent; all is read anew then, where that is needed. */
  readonly run = <Data extends { revision: number }>(
    does: (revision: number) => Promise<ApiAnswer<Data>>,
    readsAnew: boolean,
  ): Promise<ApiAnswer<Data>> =>
    this.enqueue(async () => {
      const answer = await does(this.kept.revision);
      if (!answer.status) {
        if (answer.errorCode === 'transcript_changed') await this.reload();
        return answer;
      }
      if (readsAnew) await this.reload();
      else this.change({ revision: answer.data.revision });
      this.onSaved();
      return answer;
    });

  /** All was read anew: typed words stay, where somebody else wrote meanwhile beside theirs. */
  readonly take = (read: TranscriptRead): void => {
    if (read.revision < this.kept.revision) return;
    const { typed, conflicts } = mergeReading(read.items, this.kept.typed, this.kept.conflicts);
    this.change({ segments: read.items, revision: read.revision, typed, conflicts });
    this.change({ state: this.restingState(typed) });
  };

  /** Of a segment that two wrote: which words stand. Of one that is gone mine are put in at its time. */
  readonly settle = async (conflict: TypedConflict, side: 'mine' | 'theirs'): Promise<ApiFailure | null> => {
    const without = () => this.kept.conflicts.filter((one) => one !== conflict);
    if (side === 'theirs') {
      this.change({ conflicts: without() });
      this.change({ state: this.restingState() });
      return null;
    }
    const { segmentId, mine, theirs, startMs } = conflict;
    const failure = await this.act(
      theirs === null
        ? { kind: 'insert', startMs, endMs: startMs + 1000, speakerId: null, text: mine }
        : { kind: 'text', segmentId, text: mine },
    );
    if (failure) return failure;
    this.change({ conflicts: without() });
    this.change({ state: this.restingState() });
    return null;
  };

  dispose(): void {
    clearTimeout(this.timer);
  }

  private unsent(): [string, TypedWords][] {
    return [...this.kept.typed];
  }

  private restingState(typed = this.kept.typed): TranscriptSaveState {
    if (this.kept.conflicts.length > 0) return 'changed';
    return typed.size > 0 ? 'waiting' : 'saved';
  }

  private sendIn(ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush(), ms);
  }

  private enqueue<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = this.queue.then(work);
    this.queue = done.catch(() => undefined);
    return done;
  }

  /** Typed words first, then what was asked for, in one request: all of it or nothing. */
  private async send(asked: readonly TranscriptChange[]): Promise<boolean> {
    const sent = this.unsent().slice(0, Math.max(0, CHANGES_MAX - asked.length));
    const texts = sent.map(([segmentId, { text }]): TranscriptChange => ({ kind: 'text', segmentId, text }));
    const changes = [...texts, ...asked];
    if (changes.length === 0) return true;
    this.change({ state: 'saving', failure: null });
    const answer = await this.server.edit(this.kept.revision, changes);
    if (answer.status) {
      const { revision, changed, removed } = answer.data;
      const segments = withChanged(this.kept.segments, changed, removed);
      this.change({ segments, revision, typed: this.typedAfter(sent), failure: null });
      this.change({ state: this.restingState() });
      this.onSaved();
      return true;
    }
    if (answer.errorCode === 'transcript_changed') {
      const before = this.kept.revision;
      const failure = await this.reload();
      if (failure) return this.fail(failure);
      const isAhead = this.kept.revision !== before;
      const mayRepeat = isAhead && asked.every(({ kind }) => REPEATABLE.has(kind));
      if (mayRepeat && (asked.length > 0 || this.kept.typed.size > 0)) return this.send(asked);
      this.change({ failure: answer, state: this.restingState() });
      if (this.kept.typed.size > 0) this.sendIn(TYPING_PAUSE_MS);
      return asked.length === 0 && this.kept.typed.size === 0;
    }
    return this.fail(answer);
  }

  private async reload(): Promise<ApiFailure | null> {
    const answer = await this.server.read();
    if (!answer.status) return answer;
    this.take(answer.data);
    return null;
  }

  /** What was typed further while it was sent stays to be sent, now from what the server has. */
  private typedAfter(sent: readonly [string, TypedWords][]): ReadonlyMap<string, TypedWords> {
    const typed = new Map(this.kept.typed);
    for (const [segmentId, { text }] of sent) {
      const now = typed.get(segmentId);
      if (!now || now.text === text) typed.delete(segmentId);
      else typed.set(segmentId, { ...now, from: text });
    }
    return typed;
  }

  private fail(failure: ApiFailure): false {
    const { httpStatus } = failure;
    const mayPass = httpStatus === null || httpStatus >= 500 || httpStatus === 429;
    this.change({ failure, state: mayPass ? 'lost' : 'refused' });
    if (mayPass && this.kept.typed.size > 0) this.sendIn(AGAIN_AFTER_MS);
    return false;
  }

  private change(to: Partial<KeptTranscript>): void {
    this.kept = { ...this.kept, ...to };
    for (const listener of [...this.listeners]) listener();
  }
}
