import type { ProcessStarter } from '../../runtime/starting-processes/process-starter.ts';
import { IDLE_MS, type Lane, type ProcessLimits } from './process-limits.ts';
import { ReadingChild } from './reading-child.ts';

/** Children of one lane: kept for a while after their work, replaced when they broke or grew old. */
export class ChildPool {
  readonly #lane: Lane;
  readonly #limits: ProcessLimits;
  readonly #starter: ProcessStarter;
  readonly #folder: () => Promise<string>;
  readonly #idle = new Map<ReadingChild, NodeJS.Timeout>();
  readonly #working = new Set<ReadingChild>();
  readonly #ending = new Set<Promise<void>>();

  constructor(lane: Lane, limits: ProcessLimits, starter: ProcessStarter, folder: () => Promise<string>) {
    this.#lane = lane;
    this.#limits = limits;
    this.#starter = starter;
    this.#folder = folder;
  }

  /** A child that waits, best one that has the file open, or a new one. */
  async take(fileKey: string): Promise<ReadingChild> {
    for (const [child] of this.#idle) if (!child.usable) this.#drop(child);
    const waiting = [...this.#idle.keys()];
    const child = waiting.find((candidate) => candidate.holds(fileKey)) ?? waiting.at(-1);
    const taken = child ?? (await this.#start());
    clearTimeout(this.#idle.get(taken));
    this.#idle.delete(taken);
    this.#working.add(taken);
    return taken;
  }

  give(child: ReadingChild): void {
    this.#working.delete(child);
    const timer = setTimeout(() => this.#drop(child), this.#limits.idleMs ?? IDLE_MS);
    timer.unref();
    this.#idle.set(child, timer);
    if (!child.usable) this.#drop(child);
  }

  /** Ends all children, also those whose reader has not come back for more. */
  async close(): Promise<void> {
    for (const child of [...this.#idle.keys(), ...this.#working]) this.#drop(child);
    await Promise.all(this.#ending);
  }

  async #start(): Promise<ReadingChild> {
    return ReadingChild.start(this.#lane, this.#limits, this.#starter, await this.#folder());
  }

  #drop(child: ReadingChild): void {
    clearTimeout(this.#idle.get(child));
    this.#idle.delete(child);
    const ending: Promise<void> = child.end().finally(() => this.#ending.delete(ending));
    this.#ending.add(ending);
  }
}
