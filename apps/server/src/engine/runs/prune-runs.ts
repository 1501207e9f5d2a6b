import { and, eq, inArray, lt, ne } from 'drizzle-orm';
import { run, runEvent } from '../../db/schema/run.ts';
import type { AppContext } from '../../ports/app-context.ts';

/** After this time a reader of an ended run gets it told anew by its subject. */
const EVENTS_KEPT_MS = 3_600_000;
const RUNS_AT_ONCE = 200;

/** Removes the events of runs that ended a while ago; their subjects keep what was written. Returns how many runs. */
export async function pruneRuns(context: AppContext): Promise<number> {
  const before = new Date(context.clock.now().getTime() - EVENTS_KEPT_MS);
  return await context.db.transaction(async (tx) => {
    const old = await tx
      .select({ id: run.id })
      .from(run)
      .where(and(eq(run.pruned, false), ne(run.state, 'running'), lt(run.endedAt, before)))
      .limit(RUNS_AT_ONCE);
    if (old.length === 0) return 0;
    const ids = old.map(({ id }) => id);
    await tx.update(run).set({ pruned: true }).where(inArray(run.id, ids));
    await tx.delete(runEvent).where(inArray(runEvent.runId, ids));
    return ids.length;
  });
}
