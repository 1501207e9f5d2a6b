import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { LawImport } from '@mingfa/contract/law';
import { chooseTextSearch } from '../choose-text-search.ts';
import { openImports } from '../compose-law.ts';
import { openDataFolder, type RunningServer, readRunningServer } from '../data-folder.ts';
import { type LibrarySummary, summarizeLibrary } from '../engine/library/index.ts';
import { readEnvironment } from '../env.ts';
import { cancelImport, getImport, startImport } from '../features/law/index.ts';
import { openDatabase } from '../installation/open-database.ts';
import { AppError } from '../ports/app-error.ts';
import { onCommandLine } from '../runtime/command-line.ts';
import { toErrorAnswer } from '../runtime/error-answer.ts';
import { randomIds } from '../runtime/random-ids.ts';
import { silentLogger } from '../runtime/silent-logger.ts';
import { systemClock } from '../runtime/system-clock.ts';

const USAGE = `用法 · Usage:
  npm run library -- import <folder|zip|file|url>   导入法规 · import laws
  npm run library -- status                         法规库现状 · what the library holds`;

/** What the two commands need, through the running server or with the database opened here. */
interface Library {
  start(source: string): Promise<LawImport>;
  progress(importId: string): Promise<LawImport>;
  cancel(importId: string): Promise<unknown>;
  status(): Promise<LibrarySummary>;
  close(): Promise<void>;
}

const LOOK_EVERY_MS = 500;
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
    if (isImport) exitCode = await importFrom(library, source);
    else printStatus(await library.status());
  } finally {
    await library.close();
  }
} catch (error) {
  console.error(describe(error));
  exitCode = 1;
}
process.exit(exitCode);

async function importFrom(library: Library, given: string): Promise<number> {
  const isAddress = /^https?:\/\//i.test(given);
  // npm runs scripts in the project's folder; the person meant a path from where they stand.
  const from = process.env.INIT_CWD ?? process.cwd();
  const path = resolve(from, given);
  if (!isAddress && !existsSync(path)) throw new Error(`找不到 ${path} · not found`);
  let current = await library.start(isAddress ? given : path);
  process.once('SIGINT', () => void library.cancel(current.importId));
  const startedAt = Date.now();
  while (current.state === 'queued' || current.state === 'running') {
    await new Promise((done) => setTimeout(done, LOOK_EVERY_MS));
    current = await library.progress(current.importId);
    if (process.stdout.isTTY) process.stdout.write(`\r${progressLine(current)}`);
  }
  if (process.stdout.isTTY) process.stdout.write('\n');
  for (const { file, problem } of current.problems.slice(0, 20)) console.log(`  ! ${file}: ${problem}`);
  if (current.problemCount > 20) console.log(`  … ${current.problemCount - 20} more`);
  console.log(progressLine(current));
  console.log(
    `${current.state} · ${((Date.now() - startedAt) / 1000).toFixed(1)} s · 新增法规 ${current.lawsAdded} laws added · ` +
      `版本 +${current.versionsAdded}, 更新 ${current.versionsUpdated}, 未变 ${current.versionsUnchanged} ` +
      '(versions added, updated, unchanged)',
  );
  if (current.errorMessage) console.error(current.errorMessage);
  return current.state === 'finished' ? 0 : 1;
}

function progressLine(current: LawImport): string {
  return `${current.filesDone}/${current.filesTotal} 文件 files · ${current.articles} 条 articles · ${current.problemCount} 问题 problems`;
}

function printStatus(status: LibrarySummary): void {
  console.log(
    `法规 laws ${status.laws} · 版本 versions ${status.versions} · 条文 articles ${status.articles} · ` +
      `解读 digests ${status.digests} · 最新文本 newest text ${status.libraryDate ?? '—'}`,
  );
}

function throughServer(running: RunningServer): Library {
  const ask = async <Answer>(path: string, body?: object): Promise<Answer> => {
    const response = await fetch(new URL(path, running.address), {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', 'x-control-token': running.controlToken },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const answer = (await response.json()) as Answer & { errorMessage?: string };
    if (!response.ok) throw new Error(answer.errorMessage ?? `the server answered ${response.status}`);
    return answer;
  };
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

function describe(error: unknown): string {
  if (error instanceof AppError) {
    return toErrorAnswer(error, { language: 'zh-CN', requestId: '' }).body.errorMessage;
  }
  return error instanceof Error ? error.message : String(error);
}
