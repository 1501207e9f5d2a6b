import { and, eq, sql } from 'drizzle-orm';
import { run, runNode } from '../../db/schema/run.ts';
import type { AppContext } from '../../ports/app-context.ts';
import { errorForLog } from '../../runtime/error-for-log.ts';

const RENEW_MS = 5000;
const LOOK_FOR_STOPS_MS = 500;
/** A process that did not renew for this long is dead. */
const LEASE_SECONDS = 20;

interface NodeLeaseOptions {
  nodeId: string;
  exclusive: boolean;
  onCancelRequest(runId: string): void;
  onDeadRun(runId: string): Promise<void>;
  /** Whether this process is writing the run. */
  isLive(runId: string): boolean;
  hasLive(): boolean;
}

/**
 * Shows other processes that this one lives, hears their wish to stop a run, and finds runs whose process died. Alone
 * with its database a process knows at start that whatever runs is dead.
 */
export class NodeLease {
  readonly #context: AppContext;
  readonly #options: NodeLeaseOptions;
  readonly #timers: NodeJS.Timeout[] = [];
  #busy = new Set<string>();

  constructor(context: AppContext, options: NodeLeaseOptions) {
    this.#context = context;
    this.#options = options;
  }

  async begin(): Promise<void> {
    if (this.#options.exclusive) {
      const running = await this.#context.db.select({ id: run.id }).from(run).where(eq(run.state, 'running'));
      for (const { id } of running) await this.#options.onDeadRun(id);
    } else {
      await this.#renew();
      await this.#sweep();
      this.#every(LOOK_FOR_STOPS_MS, 'stops', () => this.#lookForStops());
    }
    this.#every(RENEW_MS, 'renewal', async () => {
      if (!this.#options.exclusive) await this.#renew();
      await this.#sweep();
    });
  }

  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    if (this.#options.exclusive) return;
    await this.#context.db.delete(runNode).where(eq(runNode.id, this.#options.nodeId));
  }

  async #renew(): Promise<void> {
    await this.#context.db
      .insert(runNode)
      .values({ id: this.#options.nodeId, startedAt: sql`now()`, renewedAt: sql`now()` })
      .onConflictDoUpdate({ target: runNode.id, set: { renewedAt: sql`now()` } });
  }

  /** Runs of dead processes, and runs of this one whose end could not be stored. */
  async #sweep(): Promise<void> {
    const { nodeId, exclusive } = this.#options;
    const alive = sql`exists (select 1 from run_node where run_node.id = ${run.nodeId}
      and run_node.renewed_at > now() - make_interval(secs => ${LEASE_SECONDS}))`;
    const found = await this.#context.db
      .select({ id: run.id })
      .from(run)
      .where(
        and(
          eq(run.state, 'running'),
          exclusive ? eq(run.nodeId, nodeId) : sql`(${run.nodeId} = ${nodeId} or not ${alive})`,
        ),
      );
    for (const { id } of found) if (!this.#options.isLive(id)) await this.#options.onDeadRun(id);
  }

  async #lookForStops(): Promise<void> {
    if (!this.#options.hasLive()) return;
    const wanted = await this.#context.db
      .select({ id: run.id })
      .from(run)
      .where(
        and(eq(run.state, 'running'), eq(run.nodeId, this.#options.nodeId), eq(run.cancelRequested, true)),
      );
    for (const { id } of wanted) this.#options.onCancelRequest(id);
  }

  #every(milliseconds: number, name: string, work: () => Promise<void>): void {
    const timer = setInterval(() => {
      if (this.#busy.has(name)) return;
      this.#busy.add(name);
      work()
        .catch((error: unknown) => {
          this.#context.logger.warn({ err: errorForLog(error) }, 'looking after runs failed');
        })
        .finally(() => this.#busy.delete(name));
    }, milliseconds);
    timer.unref();
    this.#timers.push(timer);
  }
}
