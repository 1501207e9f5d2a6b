import type { Database } from '../../db/client.ts';
import { buildCaseIndex, type CaseIndex } from './case-index.ts';
import { loadCaseRows, readCaseRevision } from './load-cases.ts';

interface CachedCases {
  index: CaseIndex;
  checkedAt: number;
  builtAt: number;
  /** How long building it took. */
  cost: number;
}

/** How old the answer "nothing changed" may be: another thread's import shows within this time. */
const RECHECK_AFTER_MS = 250;
/** An import changes cases many times a second; the index is built anew at most this often, and in a tenth of the time. */
const REBUILD_AFTER_MS = 2000;
const SHARE_OF_BUILDING = 10;

const held = new WeakMap<Database, CachedCases>();
const loading = new WeakMap<Database, Promise<CaseIndex>>();
/** Counts expiries: what was being read when one came is not kept. */
const generations = new WeakMap<Database, number>();

/**
 * What cases are filtered and counted by, from memory. When it is time to look for changes of others, this reader still gets what
 * is there and the look goes on behind it.
 */
export async function readCases(context: { db: Database }): Promise<CaseIndex> {
  const known = held.get(context.db);
  if (!known) return load(context.db, undefined);
  if (performance.now() - known.checkedAt >= RECHECK_AFTER_MS) {
    // A failing look fails the next reader that has nothing in memory; this one has an answer.
    load(context.db, known).catch(() => {});
  }
  return known.index;
}

/** Makes the next reader look again, after a change in this process. */
export function expireCases(context: { db: Database }): void {
  held.delete(context.db);
  loading.delete(context.db);
  generations.set(context.db, generationOf(context.db) + 1);
}

function load(db: Database, known: CachedCases | undefined): Promise<CaseIndex> {
  const running = loading.get(db);
  if (running) return running;
  const begun = refresh(db, known).finally(() => {
    if (loading.get(db) === begun) loading.delete(db);
  });
  loading.set(db, begun);
  return begun;
}

const generationOf = (db: Database): number => generations.get(db) ?? 0;

async function refresh(db: Database, known: CachedCases | undefined): Promise<CaseIndex> {
  const startedAt = performance.now();
  const generation = generationOf(db);
  const state = await readCaseRevision(db);
  if (known) {
    const wait = Math.max(REBUILD_AFTER_MS, SHARE_OF_BUILDING * known.cost);
    if (state.revision === known.index.revision || startedAt - known.builtAt < wait) {
      known.checkedAt = startedAt;
      return known.index;
    }
  }
  const index = await buildCaseIndex(await loadCaseRows(db), state);
  const now = performance.now();
  if (generationOf(db) === generation)
    held.set(db, { index, checkedAt: now, builtAt: now, cost: now - startedAt });
  return index;
}
