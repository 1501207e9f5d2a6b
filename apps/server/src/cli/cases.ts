import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { type CaseFieldMapping, type CaseImport, caseFieldMapping } from '@mingfa/contract/case-import';
import { openCaseImports } from '../compose-case-imports.ts';
import { openDataFolder, type RunningServer, readRunningServer } from '../data-folder.ts';
import { readEnvironment } from '../env.ts';
import {
  type CaseLibrarySummary,
  cancelCaseImport,
  getCaseImport,
  startCaseImport,
  summarizeCaseLibrary,
} from '../features/case/index.ts';
import { openDatabase } from '../installation/open-database.ts';
import { onCommandLine } from '../runtime/command-line.ts';
import { randomIds } from '../runtime/random-ids.ts';
import { silentLogger } from '../runtime/silent-logger.ts';
import { systemClock } from '../runtime/system-clock.ts';
import { askServer, describeFailure, followImport, type ImportDesk, resolvePath } from './follow-import.ts';

const USAGE = `用法 · Usage:
  npm run cases -- import <folder|zip|file|url> [--mapping file.json]   导入案例 · import cases
  npm run cases -- status                                               案例库现状 · what the library holds`;

type Status = Pick<CaseLibrarySummary, 'cases' | 'digests' | 'own' | 'latest'>;

/** What the two commands need, through the running server or with the database opened here. */
interface Cases extends ImportDesk<CaseImport> {
  status(): Promise<Status>;
  close(): Promise<void>;
}

const environment = readEnvironment();
const { verb, source, mappingFile } = readArguments();
let exitCode = 0;
try {
  const mapping = mappingFile === undefined ? undefined : await readMapping(mappingFile);
  const running = await readRunningServer(environment.dataDir);
  const cases = running ? throughServer(running, mapping) : await alone(mapping);
  try {
    if (verb === 'import') {
      exitCode = await followImport(cases, source, {
        done: ({ read }) => `${read} 篇 documents`,
        result: (end) =>
          `新增 ${end.added}, 合并 ${end.joined}, 未变 ${end.unchanged} (added, joined, unchanged)`,
      });
    } else printStatus(await cases.status());
  } finally {
    await cases.close();
  }
} catch (error) {
  console.error(describeFailure(error));
  exitCode = 1;
}
process.exit(exitCode);

function readArguments(): { verb: string; source: string; mappingFile: string | undefined } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { mapping: { type: 'string' } },
    });
    const [given, from = '', ...rest] = positionals;
    const isImport = given === 'import' && from !== '';
    const isStatus = given === 'status' && from === '' && values.mapping === undefined;
    if (rest.length === 0 && (isImport || isStatus))
      return { verb: given, source: from, mappingFile: values.mapping };
  } catch {
    // An option that does not exist.
  }
  console.error(USAGE);
  process.exit(2);
}

async function readMapping(file: string): Promise<CaseFieldMapping> {
  const path = resolvePath(file);
  try {
    return caseFieldMapping.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch {
    throw new Error(`映射文件不可用 · the mapping cannot be used: ${path}`);
  }
}

function printStatus({ cases, digests, own, latest }: Status): void {
  console.log(
    `案例 cases ${cases} · 摘要 digests ${digests} · 用户自己的 users’ own ${own} · 最近裁判 latest decision ${latest ?? '—'}`,
  );
}

function throughServer(running: RunningServer, mapping: CaseFieldMapping | undefined): Cases {
  const ask = askServer(running);
  return {
    start: (from) => ask('/v1/case/import', { source: from, ...(mapping ? { mapping } : {}) }),
    progress: (importId) => ask(`/v1/case/import/${importId}/progress`),
    cancel: (importId) => ask(`/v1/case/import/${importId}/cancel`, {}),
    status: () => ask('/v1/case/library'),
    close: async () => {},
  };
}

/** Opens the database here; an import that was cut off is finished first. */
async function alone(mapping: CaseFieldMapping | undefined): Promise<Cases> {
  const dataFolder = await openDataFolder(environment.dataDir);
  const database = await openDatabase(environment, silentLogger);
  const { connection } = database;
  const { imports, begin, close } = openCaseImports(environment, connection, {
    db: connection.db,
    capabilities: connection.capabilities,
    clock: systemClock,
    ids: randomIds,
    logger: silentLogger,
    pseudonymOf: () => '',
  });
  const context = onCommandLine(imports);
  if (verb === 'import') await begin();
  return {
    start: (from) => startCaseImport(context, { source: from, mapping }),
    progress: (importId) => getCaseImport(context, { importId }),
    cancel: (importId) => cancelCaseImport(context, { importId }),
    status: () => summarizeCaseLibrary(context),
    async close() {
      await close();
      await database.close();
      await dataFolder.release();
    },
  };
}
