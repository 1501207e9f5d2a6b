import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { connectDatabase } from '../db/client.ts';
import { startEmbeddedDatabase } from '../db/embedded.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { runOnServer } from './database-server.ts';
import { ON_POSTGRESQL } from './tests-on-database.ts';

/** Where a test file finds the migrated database it clones; the embedded one as an archive and as a data folder. */
export type TestDatabaseSource =
  | { kind: 'embedded'; snapshotPath: string; dataFolder: string }
  | { kind: 'server'; url: string; template: string };

declare module 'vitest' {
  export interface ProvidedContext {
    testDatabase: TestDatabaseSource;
  }
}

/** Migrates once for the whole run, on each kind of database; each test file then clones the result. */
export default async function setUpTestDatabase(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env.TEST_DATABASE_URL;
  return url && project.name === ON_POSTGRESQL ? prepareServer(project, url) : prepareEmbedded(project);
}

async function prepareEmbedded(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'mingfa-test-'));
  const [dataFolder, snapshotPath] = [join(folder, 'data'), join(folder, 'migrated.tar')];
  await mkdir(dataFolder, { mode: 0o700 });
  const embedded = await startEmbeddedDatabase({ dataDir: join(dataFolder, 'database'), unsynced: true });
  const connection = await connectDatabase({ socketFolder: embedded.socketFolder });
  await migrateDatabase(connection);
  await connection.close();
  await writeFile(snapshotPath, Buffer.from(await embedded.dump()));
  await embedded.stop();
  project.provide('testDatabase', { kind: 'embedded', snapshotPath, dataFolder });
  return () => rm(folder, { recursive: true, force: true });
}

async function prepareServer(project: TestProject, url: string): Promise<() => Promise<void>> {
  const template = `mingfa_template_${process.pid}_${Date.now().toString(36)}`;
  await runOnServer(url, `create database ${template}`);
  const templateUrl = new URL(url);
  templateUrl.pathname = `/${template}`;
  const connection = await connectDatabase({ url: templateUrl.href });
  await migrateDatabase(connection);
  await connection.close();
  project.provide('testDatabase', { kind: 'server', url, template });
  return () => runOnServer(url, `drop database if exists ${template} with (force)`);
}
