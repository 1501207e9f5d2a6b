import { loadDigests } from '@mingfa/content/load-digests';
import { readEnvironment } from '../../apps/server/src/env.ts';
import { seedStarterLibrary } from '../../apps/server/src/features/law/index.ts';
import { type OpenDatabase, openDatabase } from '../../apps/server/src/installation/open-database.ts';
import { randomIds } from '../../apps/server/src/runtime/random-ids.ts';
import { silentLogger } from '../../apps/server/src/runtime/silent-logger.ts';
import { systemClock } from '../../apps/server/src/runtime/system-clock.ts';

/** Opens a data folder with the digests of this release in it; no server may be using it. */
export async function openSeededDatabase(dataDir: string): Promise<OpenDatabase> {
  const database = await openDatabase(readEnvironment({ MINGFA_DATA_DIR: dataDir }), silentLogger);
  const { db, capabilities } = database.connection;
  const context = {
    db,
    capabilities,
    clock: systemClock,
    ids: randomIds,
    logger: silentLogger,
    pseudonymOf: () => '',
  };
  await seedStarterLibrary(context, await loadDigests());
  return database;
}
