import type { Database } from '../../db/client.ts';
import { buildLibraryIndex, type LibraryIndex } from './library-index.ts';
import { loadLibraryRows, readRevision } from './load-library.ts';

interface Held {
  index: LibraryIndex;
  checkedAt: number;
  builtAt: number;
}

/** How old the answer "nothing changed" may be: another node's import shows within this time. */
const RECHECK_AFTER_MS = 250;
/** An import changes the library many times a second; readers rebuild their index at most this often meanwhile. */
const REBUILD_AFTER_MS = 2000;

const held = new WeakMap<Database, Held>();
const loading = new WeakMap<Database, Promise<LibraryIndex>>();

/** Names and versions of the library, from memory while nothing changed. */
export async function readLibrary(context: { db: Database }): Promise<LibraryIndex> {
  const known = held.get(context.db);
  if (known && performance.now() - known.checkedAt < RECHECK_AFTER_MS) return known.index;
  const running = loading.get(context.db);
  if (running) return running;
  const load = refresh(context.db, known).finally(() => loading.delete(context.db));
  loading.set(context.db, load);
  return load;
}

/** Makes the next reader look again, after a change in this process. */
export function expireLibrary(context: { db: Database }): void {
  held.delete(context.db);
}

async function refresh(db: Database, known: Held | undefined): Promise<LibraryIndex> {
  const startedAt = performance.now();
  if (known) {
    const { revision } = await readRevision(db);
    if (revision === known.index.revision || startedAt - known.builtAt < REBUILD_AFTER_MS) {
      known.checkedAt = startedAt;
      return known.index;
    }
  }
  const index = buildLibraryIndex(await loadLibraryRows(db));
  held.set(db, { index, checkedAt: performance.now(), builtAt: performance.now() });
  return index;
}
