import { setTimeout as wait } from 'node:timers/promises';
import { type AnswerChunk, answerChunk } from '@mingfa/contract/answer-chunk';
import type { RunState } from '@mingfa/contract/chat';
import type { Language } from '@mingfa/contract/values';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { isUniqueViolation } from '../../db/is-unique-violation.ts';
import { run } from '../../db/schema/run.ts';
import type { AppContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import type { WorkNode } from '../../ports/work-node.ts';
import { toErrorAnswer } from '../../runtime/error-answer.ts';
import { errorForLog } from '../../runtime/error-for-log.ts';
import { endingChunks, interruptRun, storeEnd } from './end-run.ts';
import { EventWriter } from './event-writer.ts';
import { LiveRun, type RunEvent } from './live-run.ts';
import { readStoredRun } from './read-stored-run.ts';
import type { EndState, RunRow, RunSubject } from './run-subject.ts';
import { RunWatch } from './run-watch.ts';
import { waitUnlessAborted } from './wait-unless-aborted.ts';

/** Most characters one run may write. */
const MAX_CHARACTERS = 1_000_000;
/** How long a stopped run may take to notice, before it is ended without it. */
const STOP_GRACE_MS = 2000;
/** How long a caller waits for another process to stop its run. */
const CANCEL_PATIENCE_MS = 5000;
const END_ATTEMPTS = 9;

export interface NewRun {
  id: string;
  /** Registered. */
  subjectKind: string;
  subjectId: string;
  /** Of the runs with the same key one is written at a time. */
  exclusiveKey: string | null;
  userId: string;
  language: Language;
  requestId: string;
  idempotencyKey: string | null;
  requestHash: string | null;
}

/** Does the writing; what it throws becomes the run's error. */
export type Produce = (write: (chunk: AnswerChunk) => void, signal: AbortSignal) => Promise<void>;

interface RunsOptions {
  node: WorkNode;
  /** Shortest time between two groups of events. */
  flushPauseMs?: number;
  /** How often a run of another process is asked for news. */
  pollMs?: number;
}

/** Why a run was stopped. */
class RunStopped extends Error {
  readonly state: 'cancelled' | 'interrupted';
  constructor(state: 'cancelled' | 'interrupted') {
    super(state);
    this.state = state;
  }
}

/** Durable generation: a text is written by the server, not by a request, and is stored before it is sent. */
export class Runs {
  readonly #context: AppContext;
  readonly #options: Required<RunsOptions>;
  readonly #writer: EventWriter;
  readonly #watch: RunWatch;
  readonly #subjects = new Map<string, RunSubject>();
  readonly #live = new Map<string, { run: LiveRun; ended: Promise<void> }>();
  /** Between their row and their first chunk: not dead, though not yet live. */
  readonly #starting = new Set<string>();
  #stopping = false;

  constructor(context: AppContext, options: RunsOptions) {
    this.#context = context;
    this.#options = { flushPauseMs: 5, pollMs: 250, ...options };
    const { node, flushPauseMs: pauseMs } = this.#options;
    this.#writer = new EventWriter({ ...context, nodeId: node.id, pauseMs });
    this.#watch = new RunWatch(context, {
      node,
      onCancelRequest: (runId) => this.#stop(runId, 'cancelled'),
      onDeadRun: (runId) => this.#interrupt(runId, 'interrupted'),
      isLive: (runId) => this.#live.has(runId) || this.#starting.has(runId),
      hasLive: () => this.#live.size > 0,
    });
  }

  /** Declares a kind of subject; before `begin`. */
  register(subject: RunSubject): void {
    if (this.#subjects.has(subject.kind)) throw new Error(`The subject ${subject.kind} is declared twice.`);
    this.#subjects.set(subject.kind, subject);
  }

  /** Ends the runs that dead processes left behind, and begins to look after this process's own. */
  async begin(): Promise<void> {
    await this.#watch.begin();
  }

  /** Ends every run of this process as interrupted, its text kept. */
  async close(): Promise<void> {
    this.#stopping = true;
    const open = [...this.#live.values()];
    for (const { run: live } of open) live.controller.abort(new RunStopped('interrupted'));
    await Promise.all(open.map(({ ended }) => ended));
    this.#watch.close();
  }

  /**
   * Begins a run.
   * @param start the stream's first chunk
   * @param record writes the subject in the same transaction
   * @throws AppError `run_in_progress` when one of its exclusive key is being written
   */
  async start(
    newRun: NewRun,
    start: AnswerChunk,
    record: (tx: Transaction) => Promise<void>,
    produce: Produce,
  ): Promise<void> {
    if (this.#stopping) throw new AppError('database_unavailable', {}, { retryAfterSeconds: 5 });
    const createdAt = this.#context.clock.now();
    this.#starting.add(newRun.id);
    try {
      await this.#context.db.transaction(async (tx) => {
        await tx
          .insert(run)
          .values({ ...newRun, state: 'running', nodeId: this.#options.node.id, createdAt });
        await record(tx);
      });
      const live = new LiveRun(newRun.id);
      this.#write(live, start);
      const ended = this.#carryOut(live, newRun, produce).finally(() => this.#live.delete(newRun.id));
      this.#live.set(newRun.id, { run: live, ended });
      if (this.#stopping) this.#stop(newRun.id, 'interrupted');
    } catch (error) {
      if (isUniqueViolation(error, 'run_exclusive')) throw new AppError('run_in_progress');
      throw error;
    } finally {
      this.#starting.delete(newRun.id);
    }
  }

  /** Stored events after the cursor, then those to come, each once and in order; returns after the final one. */
  async *read(runId: string, cursor: number, signal: AbortSignal): AsyncGenerator<RunEvent> {
    let last = cursor;
    const live = this.#live.get(runId)?.run;
    if (live) {
      for await (const event of live.read(cursor, signal)) {
        yield event;
        last = event.cursor;
      }
      if (live.outcome === 'ended' || signal.aborted) return;
    }
    const { pollMs } = this.#options;
    yield* readStoredRun(this.#context, runId, last, { signal, pollMs, subjectOf: this.#subjectOf });
  }

  /** Stops a run, wherever it is written, and keeps its text. Returns the state it is in then. */
  async cancel(runId: string): Promise<RunState> {
    const live = this.#live.get(runId);
    if (live) {
      this.#stop(runId, 'cancelled');
      await live.ended;
    }
    const state = await this.#stateOf(runId);
    if (state !== 'running') return state;
    if (this.#options.node.exclusive) {
      await this.#interrupt(runId, 'cancelled');
      return await this.#stateOf(runId);
    }
    await this.#context.db.update(run).set({ cancelRequested: true }).where(eq(run.id, runId));
    return await this.#untilEnded(runId);
  }

  async #carryOut(live: LiveRun, newRun: NewRun, produce: Produce): Promise<void> {
    let error: unknown;
    let characters = 0;
    let accepting = true;
    let isFull = false;
    const write = (chunk: AnswerChunk) => {
      if (!accepting || (isFull && chunk.type !== 'data-citation-check')) return;
      if ('delta' in chunk) characters += chunk.delta.length;
      if (characters > MAX_CHARACTERS) {
        isFull = true;
        live.controller.abort(new AppError('too_large', { limit: `${MAX_CHARACTERS} 字` }));
        return;
      }
      // What breaks the contract is a bug, and neither stored nor sent.
      this.#write(live, answerChunk.parse(chunk));
    };
    const { signal } = live.controller;
    try {
      await settledOrStopped(produce(write, signal), signal);
    } catch (thrown) {
      error = thrown;
    }
    accepting = false;
    const reason: unknown = signal.aborted ? signal.reason : error;
    const failed = signal.aborted || error !== undefined;
    const state: EndState = !failed ? 'finished' : reason instanceof RunStopped ? reason.state : 'failed';
    await this.#finish(
      live,
      newRun,
      state,
      reason instanceof RunStopped ? new AppError('run_interrupted') : reason,
    );
  }

  async #finish(live: LiveRun, newRun: NewRun, state: EndState, error: unknown): Promise<void> {
    if (state === 'failed') this.#report(error, newRun);
    const { chunks, errorCode } = endingChunks(live.answer, { state, error, ...newRun });
    await live.settled();
    if (live.outcome === 'lost') return;
    for (const chunk of chunks) live.append(chunk);
    const events = live.takePending();
    const store = () =>
      storeEnd(this.#context, {
        runId: live.id,
        nodeId: this.#options.node.id,
        state,
        errorCode,
        answer: live.answer,
        events,
        subjectOf: this.#subjectOf,
      });
    const stored = await this.#insistently(store);
    if (stored) live.publish(events);
    live.end(stored ? 'ended' : 'lost');
  }

  /** The database may be away for a moment; a run that cannot be ended is swept up later. */
  async #insistently(store: () => Promise<boolean>): Promise<boolean> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await store();
      } catch (error) {
        this.#context.logger.warn(
          { err: errorForLog(error), attempt },
          'the end of a run could not be stored',
        );
        if (attempt >= END_ATTEMPTS) return false;
        await wait(Math.min(100 * 2 ** attempt, 4000));
      }
    }
  }

  #write(live: LiveRun, chunk: AnswerChunk): void {
    // Whatever opens, closes or says something whole is shown at once; the first words come with their opening.
    const urgent = chunk.type !== 'text-delta' && chunk.type !== 'reasoning-delta';
    live.append(chunk);
    this.#writer.notify(live, urgent);
  }

  #stop(runId: string, state: 'cancelled' | 'interrupted'): void {
    this.#live.get(runId)?.run.controller.abort(new RunStopped(state));
  }

  async #interrupt(runId: string, state: 'cancelled' | 'interrupted'): Promise<void> {
    const error = new AppError('run_interrupted');
    await interruptRun(this.#context, runId, state, { error, subjectOf: this.#subjectOf });
  }

  /** A kind that a release no longer has ends without being kept. */
  readonly #subjectOf = ({ subjectKind }: RunRow): RunSubject | undefined => this.#subjects.get(subjectKind);

  async #stateOf(runId: string): Promise<RunState> {
    const [held] = await this.#context.db.select({ state: run.state }).from(run).where(eq(run.id, runId));
    if (!held) throw new AppError('not_found');
    return held.state;
  }

  async #untilEnded(runId: string): Promise<RunState> {
    const patience = AbortSignal.timeout(CANCEL_PATIENCE_MS);
    for (;;) {
      const state = await this.#stateOf(runId);
      if (state !== 'running' || patience.aborted) return state;
      await waitUnlessAborted(this.#options.pollMs, patience);
    }
  }

  #report(error: unknown, newRun: NewRun): void {
    const { report, code } = toErrorAnswer(error, newRun);
    if (!report) return;
    const values = { code, runId: newRun.id, requestId: newRun.requestId, err: errorForLog(error) };
    this.#context.logger.error(values, 'a run failed');
  }
}

/** Waits for the work; once it is stopped, only a moment longer. */
async function settledOrStopped(work: Promise<void>, signal: AbortSignal): Promise<void> {
  const done = new AbortController();
  const stopped = new Promise<never>((_, reject) => {
    signal.addEventListener(
      'abort',
      () => void waitUnlessAborted(STOP_GRACE_MS, done.signal).then(() => reject(signal.reason)),
      { once: true },
    );
  });
  stopped.catch(() => {});
  try {
    await Promise.race([work, stopped]);
  } finally {
    done.abort();
  }
}
