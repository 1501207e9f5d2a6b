import type { Database } from '../../db/client.ts';
import { buildCaseIndex, type CaseIndex } from './case-index.ts';
import { loadCaseIds, loadCaseRows, loadChangedRows, readCaseRevision } from './load-cases.ts';
import { mergeCaseIndex } from './merge-case-index.ts';

interface CachedCases {
  index: CaseIndex;
  checkedAt: number;
  builtAt: number;
  /** How long building it took. */
  cost: number;
  /** Something changed in this process: the next reader waits until it is looked at. */
  isExpired: boolean;
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
  if (!known || known.isExpired) return load(context.db, known);
  if (performance.now() - known.checkedAt >= RECHECK_AFTER_MS) {
    // A failing look fails the next reader that has nothing in memory; this one has an answer.
    load(context.db, known).catch(() => {});
  }
  return known.index;
}

/** Makes the next reader look again, after a change in this process. */
export function expireCases(context: { db: Database }): void {
  const known = held.get(context.db);
  if (known) held.set(context.db, { ...known, isExpired: true });
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
  if (known && !known.isExpired) {
    const wait = Math.max(REBUILD_AFTER_MS, SHARE_OF_BUILDING * known.cost);
    if (state.revision === known.index.revision || startedAt - known.builtAt < wait) {
      known.checkedAt = startedAt;
      return known.index;
    }
  }
  const index = await bringUpToDate(db, known?.index, state);
  const now = performance.now();
  // What was read when something changed is no answer, but the next reading begins with it.
  const isExpired = generationOf(db) !== generation;
  if (!isExpired || (held.get(db)?.index.revision ?? -1) <= index.revision)
    held.set(db, { index, checkedAt: now, builtAt: now, cost: now - startedAt, isExpired });
  return index;
}

type LibraryState = Awaited<ReturnType<typeof readCaseRevision>>;

/** Reads what changed since; all of it only where nothing is held, or the library is an older one, come from a backup. */
async function bringUpToDate(
  db: Database,
  before: CaseIndex | undefined,
  state: LibraryState,
): Promise<CaseIndex> {
  if (!before || state.revision < before.revision) return buildCaseIndex(await loadCaseRows(db), state);
  const { changed, seen } = await loadChangedRows(db, before.revision);
  // A change of which no case tells is one that took cases away.
  let tellsAll = state.revision > before.revision;
  for (let revision = before.revision + 1; revision <= state.revision && tellsAll; revision += 1)
    tellsAll = seen.has(revision);
  const ids = tellsAll ? null : await loadCaseIds(db);
  return mergeCaseIndex(before, { changed, isHeld: (id) => ids?.has(id) ?? true }, state);
}
