import type { Database } from '../../db/client.ts';
import { buildLibraryIndex, type LibraryIndex } from './library-index.ts';
import { loadLibraryRows, readRevision } from './load-library.ts';

interface CachedLibrary {
  index: LibraryIndex;
  checkedAt: number;
  builtAt: number;
}

/** How old the answer "nothing changed" may be: another node's import shows within this time. */
const RECHECK_AFTER_MS = 250;
/** An import changes the library many times a second; readers rebuild their index at most this often meanwhile. */
const REBUILD_AFTER_MS = 2000;

const held = new WeakMap<Database, CachedLibrary>();
const loading = new WeakMap<Database, Promise<LibraryIndex>>();
/** Counts expiries: what was being read when one came is not kept. */
const generations = new WeakMap<Database, number>();

/**
 * Names and versions of the library, from memory. When it is time to look for changes of others, this reader still gets
 * what is there and the look goes on behind it: nobody waits for an import.
 */
export async function readLibrary(context: { db: Database }): Promise<LibraryIndex> {
  const known = held.get(context.db);
  if (!known) return load(context.db, undefined);
  if (performance.now() - known.checkedAt >= RECHECK_AFTER_MS) {
    // A failing look fails the next reader that has nothing in memory; this one has an answer.
    load(context.db, known).catch(() => {});
  }
  return known.index;
}

function load(db: Database, known: CachedLibrary | undefined): Promise<LibraryIndex> {
  const running = loading.get(db);
  if (running) return running;
  const begun = refresh(db, known).finally(() => {
    if (loading.get(db) === begun) loading.delete(db);
  });
  loading.set(db, begun);
  return begun;
}

/** Makes the next reader look again, after a change in this process. */
export function expireLibrary(context: { db: Database }): void {
  held.delete(context.db);
  loading.delete(context.db);
  generations.set(context.db, generationOf(context.db) + 1);
}

const generationOf = (db: Database): number => generations.get(db) ?? 0;

async function refresh(db: Database, known: CachedLibrary | undefined): Promise<LibraryIndex> {
  const startedAt = performance.now();
  const generation = generationOf(db);
  if (known) {
    const { revision } = await readRevision(db);
    if (revision === known.index.revision || startedAt - known.builtAt < REBUILD_AFTER_MS) {
      known.checkedAt = startedAt;
      return known.index;
    }
  }
  const index = buildLibraryIndex(await loadLibraryRows(db));
  if (generationOf(db) === generation)
    held.set(db, { index, checkedAt: performance.now(), builtAt: performance.now() });
  return index;
}
