import { join } from 'node:path';
import { TableJobs } from './adapters/jobs-table/table-jobs.ts';
import { openParserPort } from './adapters/reading-processes/parser-over-port.ts';
import { composeFileReading } from './compose-file-reading.ts';
import type { DatabaseConnection } from './db/client.ts';
import { readCases } from './engine/cases/index.ts';
import { createCaseTextIndex } from './engine/retrieval/cases/words/case-text-index.ts';
import { NodeLease } from './engine/work/index.ts';
import type { Environment } from './env.ts';
import { type CaseImportsContext, registerCaseImports, resumeCaseImports } from './features/case/index.ts';
import type { AppContext } from './ports/app-context.ts';
import type { DocumentParser } from './ports/document-parser.ts';
import type { Jobs } from './ports/jobs.ts';
import type { SimilarCases } from './ports/similar-cases.ts';

const IMPORT_PROGRAM = new URL('./case-import-thread.ts', import.meta.url);
const PREVIEW_PROGRAM = new URL('./case-preview-thread.ts', import.meta.url);

/** The imports of cases of an installation; before the jobs start. */
export function composeCaseImports(
  environment: Environment,
  connection: DatabaseConnection,
  context: AppContext,
  parts: { parser: DocumentParser; jobs: Jobs; similarCases?: SimilarCases },
): CaseImportsContext {
  const { parser, jobs, similarCases } = parts;
  const caseSearch = createCaseTextIndex(context);
  const imports: CaseImportsContext = {
    ...context,
    caseSearch,
    jobs,
    importFolder: join(environment.dataDir, 'case-imports'),
    preview: { program: PREVIEW_PROGRAM, openParserPort: () => openParserPort(parser) },
  };
  registerCaseImports(imports, {
    program: IMPORT_PROGRAM,
    database: connection.address,
    openParserPort: () => openParserPort(parser, { parser, folder: imports.importFolder }),
    async settleSearch(signal) {
      await caseSearch.settle(signal);
      if ((await readCases(context)).size === 0) return;
      similarCases?.prepare();
      await caseSearch.prepare(signal);
    },
  });
  return imports;
}

/** Imports of cases by themselves, for a process that does nothing else; `begin` finishes what was cut off. */
export function openCaseImports(
  environment: Environment,
  connection: DatabaseConnection,
  context: AppContext,
): { imports: CaseImportsContext; begin(): Promise<void>; close(): Promise<void> } {
  const node = new NodeLease(context);
  const jobs = new TableJobs(context, node);
  const { parser, close: endReading } = composeFileReading(environment, context.logger);
  const imports = composeCaseImports(environment, connection, context, { parser, jobs });
  return {
    imports,
    async begin() {
      await node.begin();
      await jobs.start();
      await resumeCaseImports(imports);
      await jobs.idle();
    },
    async close() {
      await jobs.stop();
      await node.close();
      await endReading();
    },
  };
}
