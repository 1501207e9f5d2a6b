import { eq, lt, sql } from 'drizzle-orm';
import { nanoid } from 'nanoid';
import { LEASE_SECONDS } from '../../db/is-node-alive.ts';
import { workNode } from '../../db/schema/work.ts';
import type { AppContext } from '../../ports/app-context.ts';
import type { WorkNode } from '../../ports/work-node.ts';
import { repeat } from './repeat.ts';

/** Well before the lease ends, and sometimes the database is slow. */
const RENEW_MS = 2500;
const LEASE_MS = LEASE_SECONDS * 1000;
const FORGET_AFTER_DAYS = 1;

/**
 * This process among those that share the database, and the one lease that all its work hangs on. Alone with its database
 * a process has nobody to tell.
 */
export class NodeLease implements WorkNode {
  readonly id: string;
  readonly exclusive: boolean;
  readonly #context: Pick<AppContext, 'db' | 'logger'>;
  #end = () => {};
  /** By the process's own clock, which does not jump: since when no renewal was late, and the last one. */
  #steadySince = Number.NEGATIVE_INFINITY;
  #renewedAt = 0;

  constructor(context: AppContext, options: { id?: string; exclusive?: boolean } = {}) {
    this.#context = context;
    this.id = options.id ?? nanoid();
    this.exclusive = options.exclusive ?? context.capabilities.embedded;
  }

  /** Before any work begins: what a process without a lease works on counts as lost. */
  async begin(): Promise<void> {
    if (this.exclusive) return;
    await this.#renew();
    await this.#context.db
      .delete(workNode)
      .where(lt(workNode.renewedAt, sql`now() - make_interval(days => ${FORGET_AFTER_DAYS})`));
    this.#end = repeat(RENEW_MS, this.#context.logger, () => this.#renew());
  }

  isSteady(): boolean {
    const now = performance.now();
    return this.exclusive || (now - this.#renewedAt < LEASE_MS && now - this.#steadySince >= LEASE_MS);
  }

  /** After all work has ended: what is left is free at once. */
  async close(): Promise<void> {
    this.#end();
    if (!this.exclusive) await this.#context.db.delete(workNode).where(eq(workNode.id, this.id));
  }

  async #renew(): Promise<void> {
    await this.#context.db
      .insert(workNode)
      .values({ id: this.id, startedAt: sql`now()`, renewedAt: sql`now()` })
      .onConflictDoUpdate({ target: workNode.id, set: { renewedAt: sql`now()` } });
    const now = performance.now();
    if (this.#renewedAt > 0 && now - this.#renewedAt >= LEASE_MS) this.#steadySince = now;
    this.#renewedAt = now;
  }
}
