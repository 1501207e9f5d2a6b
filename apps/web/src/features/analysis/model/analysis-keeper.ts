import type { AnalysisDetail } from '@mingfa/contract/analysis';
import type { AnalysisStep } from '@mingfa/contract/analysis-step';
import type { ApiAnswer, ApiFailure } from '../../../lib/api-answer.ts';
import { mergeSteps, type StepConflict } from './merge-steps.ts';

/** Typing pauses this long before what was typed is sent; somebody who never pauses waits no longer than `MOST_MS`. */
const PAUSE_MS = 700;
const MOST_MS = 1_500;
const RETRY_MS = [2_000, 4_000, 8_000, 16_000, 30_000];

/**
 * `waiting`: to be saved as soon as typing pauses. `lost`: the server was not reached, and is asked again by itself.
 * `refused`: the server says why. `changed`: a step was changed elsewhere as well, and somebody has to choose.
 */
export type SaveState = 'saved' | 'waiting' | 'saving' | 'lost' | 'refused' | 'changed';

/** What is written by hand. */
export interface WrittenAnalysis {
  title: string;
  steps: readonly AnalysisStep[];
}

/** What there is to know of an analysis at a moment. */
export interface KeptAnalysis {
  /** As the server has it. */
  base: AnalysisDetail;
  written: WrittenAnalysis;
  state: SaveState;
  /** Why the last save failed. */
  failure: ApiFailure | null;
  conflicts: readonly StepConflict[];
}

/** How an analysis reaches the server. */
export interface AnalysisServer {
  save: (revision: number, written: WrittenAnalysis) => Promise<ApiAnswer<AnalysisDetail>>;
  read: () => Promise<ApiAnswer<AnalysisDetail>>;
}

const writtenOf = ({ title, stepList }: AnalysisDetail): WrittenAnalysis => ({ title, steps: stepList });
const isSame = (one: WrittenAnalysis, other: WrittenAnalysis) =>
  one === other || JSON.stringify([one.title, one.steps]) === JSON.stringify([other.title, other.steps]);
/** Nobody was reached, or not now: asking again may help. */
const mayPass = ({ httpStatus }: ApiFailure) =>
  httpStatus === null || httpStatus >= 500 || httpStatus === 429;

/**
 * Keeps an analysis while it is written: it is sent when typing pauses, one request at a time, again and again where the server is not
 * reached, and never over what was saved elsewhere.
 */
export class AnalysisKeeper {
  private kept: KeptAnalysis;
  /** What was written here when the server last had the same. */
  private synced: WrittenAnalysis;
  private readonly server: AnalysisServer;
  private readonly listeners = new Set<() => void>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private waitingSince: number | null = null;
  private underWay: Promise<void> | null = null;
  private failures = 0;

  constructor(base: AnalysisDetail, server: AnalysisServer) {
    this.server = server;
    this.synced = writtenOf(base);
    this.kept = { base, written: this.synced, state: 'saved', failure: null, conflicts: [] };
  }

  /** For `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly read = (): KeptAnalysis => this.kept;

  /** Something was written. */
  readonly change = (to: (before: WrittenAnalysis) => Partial<WrittenAnalysis>): void => {
    this.tell({ written: { ...this.kept.written, ...to(this.kept.written) } });
    if (this.kept.state !== 'changed') this.plan();
  };

  /** Sends at once what waits: the screen is being left, the connection is back, somebody asked. */
  readonly flush = (): void => {
    if (['waiting', 'lost', 'refused'].includes(this.kept.state)) void this.sendNow();
  };

  /** Everything written is at the server, or cannot get there now. @returns whether it is */
  readonly settle = async (): Promise<boolean> => {
    for (let tries = 0; tries < 3 && this.isDirty(); tries += 1) {
      await (this.underWay ?? this.sendNow());
      if (!['saved', 'waiting', 'saving'].includes(this.kept.state)) return false;
    }
    return !this.isDirty();
  };

  /** The server has it otherwise: it ran, was restored, or changed in another tab. What is written here stays. */
  readonly take = (newer: AnalysisDetail): void => {
    if (this.underWay) {
      void this.underWay.then(() => this.take(newer));
      return;
    }
    if (newer.revision < this.kept.base.revision) return;
    if (newer.revision === this.kept.base.revision) this.tell({ base: newer });
    else this.meet(newer);
  };

  /** Of each step that was changed on both sides the one or the other is taken; then saving goes on. */
  readonly resolve = async (isMine: (stepId: string) => boolean): Promise<void> => {
    const { conflicts, written } = this.kept;
    if (this.kept.state !== 'changed') return;
    const chosen = new Map(
      conflicts.map(({ stepId, mine, theirs }) => [stepId, isMine(stepId) ? mine : theirs] as const),
    );
    const steps = written.steps.flatMap((step) => {
      const one = chosen.get(step.stepId);
      return one === undefined ? step : (one ?? []);
    });
    this.tell({ written: { ...written, steps }, conflicts: [], state: 'waiting', failure: null });
    await this.sendNow();
  };

  private isDirty(): boolean {
    return !isSame(this.kept.written, this.synced);
  }

  private plan(): void {
    if (this.underWay) return;
    clearTimeout(this.timer);
    if (!this.isDirty()) {
      this.waitingSince = null;
      this.tell({ state: 'saved', failure: null });
      return;
    }
    this.waitingSince ??= Date.now();
    const left = Math.max(0, this.waitingSince + MOST_MS - Date.now());
    if (this.kept.state !== 'lost') this.tell({ state: 'waiting' });
    this.timer = setTimeout(() => void this.sendNow(), Math.min(PAUSE_MS, left));
  }

  private sendNow(): Promise<void> {
    clearTimeout(this.timer);
    this.underWay ??= this.send().finally(() => {
      this.underWay = null;
      if (this.kept.state === 'saved' && this.isDirty()) this.plan();
    });
    return this.underWay;
  }

  private async send(): Promise<void> {
    this.waitingSince = null;
    const sent = this.kept.written;
    this.tell({ state: 'saving' });
    const answer = await this.server.save(this.kept.base.revision, sent);
    if (answer.status) {
      this.failures = 0;
      this.synced = sent;
      this.tell({ base: answer.data, state: 'saved', failure: null });
    } else if (answer.errorCode === 'analysis_changed') await this.meetNewer(answer);
    else this.onFailed(answer);
  }

  private onFailed(failure: ApiFailure): void {
    if (!mayPass(failure)) {
      this.tell({ state: 'refused', failure });
      return;
    }
    this.tell({ state: 'lost', failure });
    const delay = RETRY_MS[Math.min(this.failures, RETRY_MS.length - 1)] ?? 0;
    this.failures += 1;
    this.timer = setTimeout(() => void this.sendNow(), delay);
  }

  private async meetNewer(failure: ApiFailure): Promise<void> {
    const answer = await this.server.read();
    if (!answer.status) this.onFailed(answer);
    else this.meet(answer.data, failure);
  }

  /** What was changed on one side alone needs no choice: theirs is taken over, ours is sent again. */
  private meet(newer: AnalysisDetail, failure: ApiFailure | null = null): void {
    const { base, written } = this.kept;
    const before = { mine: this.synced.steps, theirs: base.stepList };
    const { steps, conflicts } = mergeSteps(before, written.steps, newer.stepList);
    const title = written.title === this.synced.title ? newer.title : written.title;
    this.synced = writtenOf(newer);
    this.tell({ base: newer, written: { title, steps } });
    if (conflicts.length > 0) {
      this.tell({ state: 'changed', failure, conflicts });
      return;
    }
    if (!this.isDirty()) {
      this.tell({ state: 'saved', failure: null, conflicts: [] });
      return;
    }
    this.tell({ state: 'waiting', failure: null, conflicts: [] });
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.sendNow(), 0);
  }

  private tell(change: Partial<KeptAnalysis>): void {
    this.kept = { ...this.kept, ...change };
    for (const listener of this.listeners) listener();
  }
}
