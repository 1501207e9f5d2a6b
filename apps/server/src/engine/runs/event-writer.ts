import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { AppError } from '../../ports/app-error.ts';
import type { Logger } from '../../ports/logger.ts';
import { errorForLog } from '../../runtime/error-for-log.ts';
import type { LiveRun, RunEvent } from './live-run.ts';

/** Pieces of text may wait this long for each other, by how many runs are being written. */
const PAUSE_FOR_EACH_RUN_MS = 1;
const PAUSE_MAX_MS = 50;
/** While the database does not answer, events wait; after this time their runs are given up. */
const GIVE_UP_AFTER_MS = 30_000;

/**
 * Stores the events of all runs of this process together: one statement at a time with everything that waits, the next
 * as soon as the one before ended. A busy moment makes larger groups, not more statements.
 */
export class EventWriter {
  readonly #db: Database;
  readonly #logger: Logger;
  readonly #nodeId: string;
  readonly #pauseMs: number;
  readonly #dirty = new Set<LiveRun>();
  #flushing: Promise<void> | null = null;
  /** Something that should not wait came since the last group was taken. */
  #urgent = false;
  #endPause = () => {};

  constructor(options: { db: Database; logger: Logger; nodeId: string; pauseMs: number }) {
    this.#db = options.db;
    this.#logger = options.logger;
    this.#nodeId = options.nodeId;
    this.#pauseMs = options.pauseMs;
  }

  /** The run has something to store; what is urgent does not wait for more. */
  notify(run: LiveRun, urgent: boolean): void {
    this.#dirty.add(run);
    this.#flushing ??= this.#flushAll();
    if (!urgent) return;
    this.#urgent = true;
    this.#endPause();
  }

  async #flushAll(): Promise<void> {
    // One turn of the loop lets everything that arrived together join the first group.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#dirty.size > 0) {
      const startedMs = performance.now();
      const batch = [...this.#dirty].map((run) => ({ run, events: run.takePending() }));
      this.#dirty.clear();
      this.#urgent = false;
      await this.#store(batch);
      const wantedMs = Math.min(PAUSE_MAX_MS, Math.max(this.#pauseMs, batch.length * PAUSE_FOR_EACH_RUN_MS));
      await this.#pause(wantedMs - (performance.now() - startedMs));
    }
    this.#flushing = null;
  }

  /** Lets more arrive, so that a busy moment makes larger groups. */
  #pause(milliseconds: number): Promise<void> {
    if (milliseconds <= 0 || this.#urgent) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async #store(batch: { run: LiveRun; events: RunEvent[] }[]): Promise<void> {
    const startedMs = performance.now();
    for (let attempt = 1; ; attempt += 1) {
      try {
        const stored = await this.#insert(batch);
        for (const { run, events } of batch) {
          const complete = (stored.get(run.id) ?? 0) === events.length;
          if (complete || (attempt > 1 && (await this.#isStored(run, events)))) run.publish(events);
          else lose(run);
        }
        return;
      } catch (error) {
        this.#logger.warn({ err: errorForLog(error), attempt }, 'run events could not be stored');
        if (performance.now() - startedMs > GIVE_UP_AFTER_MS) {
          for (const { run } of batch) lose(run);
          return;
        }
        await wait(Math.min(100 * 2 ** attempt, 2000));
      }
    }
  }

  /** A statement whose answer got lost may have stored everything all the same. */
  async #isStored(run: LiveRun, events: RunEvent[]): Promise<boolean> {
    const result = await this.#db.execute<{ stored: number }>(sql`
      select count(*)::int as stored from run_event join run on run.id = run_event.run_id
      where run.id = ${run.id} and run.state = 'running' and run.node_id = ${this.#nodeId}
        and run_event.seq between ${events[0]?.cursor ?? 0} and ${events.at(-1)?.cursor ?? 0}`);
    return result.rows[0]?.stored === events.length;
  }

  /** Stores events of runs that are still this process's to write; returns how many of each. */
  async #insert(batch: { run: LiveRun; events: RunEvent[] }[]): Promise<Map<string, number>> {
    const ids: string[] = [];
    const cursors: number[] = [];
    const data: string[] = [];
    for (const { run, events } of batch) {
      for (const event of events) {
        ids.push(run.id);
        cursors.push(event.cursor);
        data.push(JSON.stringify(event.data));
      }
    }
    if (ids.length === 0) return new Map();
    const result = await this.#db.execute<{ run_id: string; stored: number }>(sql`
      with stored as (
        insert into run_event (run_id, seq, data)
        select event.run_id, event.seq, event.data
        from unnest(${sql.param(ids)}::text[], ${sql.param(cursors)}::int[], ${sql.param(data)}::text[])
          as event (run_id, seq, data)
        where event.run_id in (
          select id from run where id = any(${sql.param([...new Set(ids)])}::text[])
            and state = 'running' and node_id = ${this.#nodeId})
        on conflict do nothing
        returning run_id
      )
      select run_id, count(*)::int as stored from stored group by run_id`);
    return new Map(result.rows.map((row) => [row.run_id, row.stored]));
  }
}

function lose(run: LiveRun): void {
  run.end('lost');
  run.controller.abort(new AppError('run_interrupted'));
}
