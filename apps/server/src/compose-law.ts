import { join } from 'node:path';
import { loadDigests } from '@mingfa/content/load-digests';
import { TableJobs } from './adapters/jobs-table/table-jobs.ts';
import { openParserPort } from './adapters/reading-processes/parser-over-port.ts';
import { composeFileReading } from './compose-file-reading.ts';
import type { ComposedRetrieval } from './compose-retrieval.ts';
import type { DatabaseConnection } from './db/client.ts';
import { NodeLease } from './engine/work/index.ts';
import type { Environment } from './env.ts';
import { resolveCaseCitations } from './features/case/index.ts';
import { type LawContext, registerImports, resumeImports, seedStarterLibrary } from './features/law/index.ts';
import type { BoundRoute } from './http/route.ts';
import { lawRoutes } from './http/routes/law-routes.ts';
import type { AppContext } from './ports/app-context.ts';
import type { DocumentParser } from './ports/document-parser.ts';
import type { FileStore } from './ports/file-store.ts';
import type { Jobs } from './ports/jobs.ts';
import type { TextSearch } from './ports/text-search.ts';

const IMPORT_PROGRAM = new URL('./law-import-thread.ts', import.meta.url);

/**
 * The imports of an installation; before the jobs start.
 * @param parts.parser what reads Word and HTML
 * @param parts.settleSearch what tidies the search after an import
 */
function composeImports(
  environment: Environment,
  connection: DatabaseConnection,
  context: Omit<LawContext, 'importFolder'>,
  parts: { parser: DocumentParser; settleSearch(): Promise<void> },
): LawContext {
  const law: LawContext = { ...context, importFolder: join(environment.dataDir, 'imports') };
  registerImports(law, {
    program: IMPORT_PROGRAM,
    database: connection.address,
    openParserPort: () => openParserPort(parts.parser),
    settleSearch: parts.settleSearch,
  });
  return law;
}

/** Imports by themselves, for a process that does nothing else; `begin` finishes what was cut off. */
export function openImports(
  environment: Environment,
  connection: DatabaseConnection,
  context: AppContext & { search: TextSearch },
): { law: LawContext; begin(): Promise<void>; close(): Promise<void> } {
  const node = new NodeLease(context);
  const jobs = new TableJobs(context, node);
  const { parser, close: endReading } = composeFileReading(environment, context.logger);
  const settleSearch = () => context.search.settle();
  const law = composeImports(environment, connection, { ...context, jobs }, { parser, settleSearch });
  return {
    law,
    async begin() {
      await node.begin();
      await jobs.start();
      await resumeImports(law);
      await jobs.idle();
    },
    async close() {
      await jobs.stop();
      await node.close();
      await endReading();
    },
  };
}

/** Composes the law library: its starter, its routes and its imports. Before the jobs start. */
export async function composeLaw(
  environment: Environment,
  context: AppContext & { files: FileStore },
  connection: DatabaseConnection,
  {
    parser,
    search,
    findWords,
    readQuestion,
    laws,
    articleVectors,
    jobs,
  }: Pick<ComposedRetrieval, 'search' | 'findWords' | 'readQuestion' | 'laws' | 'articleVectors'> & {
    parser: DocumentParser;
    jobs: Jobs;
  },
): Promise<{ routes: BoundRoute[]; resume(): Promise<void> }> {
  if (environment.SEED_STARTER_LIBRARY) await seedStarterLibrary(context, await loadDigests());
  const settleSearch = async () => {
    await search.settle();
    await articleVectors.settle();
    // Articles that cases cite are found once their law is held.
    await resolveCaseCitations(context.db);
  };
  const law = composeImports(environment, connection, { ...context, search, jobs }, { parser, settleSearch });
  const routes = lawRoutes({ ...context, ...law, findWords, readQuestion, laws });
  return { routes, resume: () => resumeImports(law) };
}
