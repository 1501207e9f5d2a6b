import { and, eq, not, or } from 'drizzle-orm';
import { isNodeAlive } from '../../db/is-node-alive.ts';
import { run } from '../../db/schema/run.ts';
import type { AppContext } from '../../ports/app-context.ts';
import type { WorkNode } from '../../ports/work-node.ts';
import { repeat } from '../work/index.ts';

const LOOK_FOR_LOST_MS = 2500;
const LOOK_FOR_STOPS_MS = 500;

interface RunWatchOptions {
  node: WorkNode;
  onCancelRequest(runId: string): void;
  onDeadRun(runId: string): Promise<void>;
  /** Whether this process is writing the run. */
  isLive(runId: string): boolean;
  hasLive(): boolean;
}

/**
 * Hears the wish of other processes to stop a run of this one, and finds runs whose process died. Alone with its
 * database a process knows at start that whatever runs is dead.
 */
export class RunWatch {
  readonly #context: AppContext;
  readonly #options: RunWatchOptions;
  #ends: (() => void)[] = [];

  constructor(context: AppContext, options: RunWatchOptions) {
    this.#context = context;
    this.#options = options;
  }

  async begin(): Promise<void> {
    const { db, logger } = this.#context;
    if (this.#options.node.exclusive) {
      const running = await db.select({ id: run.id }).from(run).where(eq(run.state, 'running'));
      for (const { id } of running) await this.#options.onDeadRun(id);
    } else {
      await this.#sweep();
      this.#ends.push(repeat(LOOK_FOR_STOPS_MS, logger, () => this.#lookForStops()));
    }
    this.#ends.push(repeat(LOOK_FOR_LOST_MS, logger, () => this.#sweep()));
  }

  close(): void {
    for (const end of this.#ends) end();
  }

  /** Runs of dead processes, and runs of this one whose end could not be stored. */
  async #sweep(): Promise<void> {
    const { id: nodeId, exclusive } = this.#options.node;
    const own = eq(run.nodeId, nodeId);
    const ownAlone = exclusive || !this.#options.node.isSteady();
    const found = await this.#context.db
      .select({ id: run.id })
      .from(run)
      .where(and(eq(run.state, 'running'), ownAlone ? own : or(own, not(isNodeAlive(run.nodeId)))));
    for (const { id } of found) if (!this.#options.isLive(id)) await this.#options.onDeadRun(id);
  }

  async #lookForStops(): Promise<void> {
    if (!this.#options.hasLive()) return;
    const wanted = await this.#context.db
      .select({ id: run.id })
      .from(run)
      .where(
        and(eq(run.state, 'running'), eq(run.nodeId, this.#options.node.id), eq(run.cancelRequested, true)),
      );
    for (const { id } of wanted) this.#options.onCancelRequest(id);
  }
}
