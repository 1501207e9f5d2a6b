import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServerProcess, startServerProcess } from './start-server-process.ts';

/** Nodes over one database server, each with a data folder of its own, and the store and the secret of all. */
export interface Nodes {
  start(name: string): Promise<ServerProcess>;
  /** Ends what runs and removes all folders. */
  close(): Promise<void>;
}

export async function openNodes(variables: Record<string, string>): Promise<Nodes> {
  const folder = await mkdtemp(join(tmpdir(), 'mingfa-nodes-'));
  await mkdir(join(folder, 'files'));
  const started: ServerProcess[] = [];
  return {
    async start(name) {
      const dataDir = join(folder, name);
      await mkdir(dataDir);
      await symlink(join(folder, 'files'), join(dataDir, 'files'));
      await writeFile(join(dataDir, 'secret.key'), `${'0123456789abcdef'.repeat(4)}\n`, { mode: 0o600 });
      const node = await startServerProcess({ MINGFA_DATA_DIR: dataDir, ...variables });
      started.push(node);
      return node;
    },
    async close() {
      await Promise.allSettled(started.map((node) => node.kill()));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
