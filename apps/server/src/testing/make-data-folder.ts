import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';

/** A data folder with a migrated, empty database, as a server leaves it after its first start; that takes seconds to make. */
export async function makeDataFolder(): Promise<string> {
  const source = inject('testDatabase');
  if (source.kind !== 'embedded') throw new Error('The database of this run is in no folder.');
  const folder = await mkdtemp(join(tmpdir(), 'mingfa-data-'));
  await cp(source.dataFolder, folder, { recursive: true });
  return folder;
}
