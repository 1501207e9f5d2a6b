import type { LawImport } from '@mingfa/contract/law';
import { chooseTextSearch } from '../choose-text-search.ts';
import { openImports } from '../compose-law.ts';
import { openDataFolder, type RunningServer, readRunningServer } from '../data-folder.ts';
import { type LibrarySummary, summarizeLibrary } from '../engine/library/index.ts';
import { readEnvironment } from '../env.ts';
import { cancelImport, getImport, startImport } from '../features/law/index.ts';
import { openDatabase } from '../installation/open-database.ts';
import { onCommandLine } from '../runtime/command-line.ts';
import { randomIds } from '../runtime/random-ids.ts';
import { silentLogger } from '../runtime/silent-logger.ts';
import { systemClock } from '../runtime/system-clock.ts';
import { askServer, describeFailure, followImport, type ImportDesk } from './follow-import.ts';

const USAGE = `用法 · Usage:
  npm run library -- import <folder|zip|file|url>   导入法规 · import laws
  npm run library -- status                         法规库现状 · what the library holds`;

/** What the two commands need, through the running server or with the database opened here. */
interface Library extends ImportDesk<LawImport> {
  status(): Promise<LibrarySummary>;
  close(): Promise<void>;
}

const environment = readEnvironment();
const [verb, source, ...rest] = process.argv.slice(2);
const isImport = verb === 'import' && source !== undefined && rest.length === 0;
if (!isImport && !(verb === 'status' && source === undefined)) {
  console.error(USAGE);
  process.exit(2);
}
let exitCode = 0;
try {
  const running = await readRunningServer(environment.dataDir);
  const library = running ? throughServer(running) : await alone();
  try {
    if (isImport) {
      exitCode = await followImport(library, source, {
        done: ({ articles }) => `${articles} 条 articles`,
        result: (end) =>
          `新增法规 ${end.lawsAdded} laws added · ` +
          `版本 +${end.versionsAdded}, 更新 ${end.versionsUpdated}, 未变 ${end.versionsUnchanged} ` +
          '(versions added, updated, unchanged)',
      });
    } else printStatus(await library.status());
  } finally {
    await library.close();
  }
} catch (error) {
  console.error(describeFailure(error));
  exitCode = 1;
}
process.exit(exitCode);

function printStatus(status: LibrarySummary): void {
  console.log(
    `法规 laws ${status.laws} · 版本 versions ${status.versions} · 条文 articles ${status.articles} · ` +
      `解读 digests ${status.digests} · 最新文本 newest text ${status.libraryDate ?? '—'}`,
  );
}

function throughServer(running: RunningServer): Library {
  const ask = askServer(running);
  return {
    start: (from) => ask('/v1/law/import', { source: from }),
    progress: (importId) => ask(`/v1/law/import/${importId}/progress`),
    cancel: (importId) => ask(`/v1/law/import/${importId}/cancel`, {}),
    status: () => ask('/v1/law/library'),
    close: async () => {},
  };
}

/** Opens the database here; an import that was cut off is finished first. */
async function alone(): Promise<Library> {
  const dataFolder = await openDataFolder(environment.dataDir);
  const database = await openDatabase(environment, silentLogger);
  const { connection } = database;
  const search = chooseTextSearch(connection);
  await search.ensureReady();
  const base = {
    db: connection.db,
    capabilities: connection.capabilities,
    clock: systemClock,
    ids: randomIds,
    logger: silentLogger,
    pseudonymOf: () => '',
  };
  const imports = openImports(environment, connection, { ...base, search });
  const context = onCommandLine(imports.law);
  if (isImport) await imports.begin();
  return {
    start: (from) => startImport(context, { source: from }),
    progress: (importId) => getImport(context, { importId }),
    cancel: (importId) => cancelImport(context, { importId }),
    status: () => summarizeLibrary(context),
    async close() {
      await imports.close();
      await database.close();
      await dataFolder.release();
    },
  };
}
