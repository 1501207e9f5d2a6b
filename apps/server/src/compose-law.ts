import { join } from 'node:path';
import { loadDigests } from '@mingfa/content/load-digests';
import { openParserPort } from './adapters/reading-processes/parser-over-port.ts';
import type { ComposedRetrieval } from './compose-retrieval.ts';
import type { DatabaseConnection } from './db/client.ts';
import type { Environment } from './env.ts';
import { createLawImports, type LawImports, seedStarterLibrary } from './features/law/index.ts';
import type { BoundRoute } from './http/route.ts';
import { lawRoutes } from './http/routes/law-routes.ts';
import type { AppContext } from './ports/app-context.ts';
import type { DocumentParser } from './ports/document-parser.ts';
import type { FileStore } from './ports/file-store.ts';

const IMPORT_PROGRAM = new URL('./law-import-thread.ts', import.meta.url);

/**
 * The imports of an installation; the thread's program knows the adapters.
 * @param parser what reads Word and HTML
 * @param settleSearch what tidies the search after an import; nothing waits for it
 */
export function composeImports(
  environment: Environment,
  context: AppContext,
  connection: DatabaseConnection,
  parser: DocumentParser,
  settleSearch: () => Promise<void>,
): LawImports {
  return createLawImports({
    context,
    database: connection.address,
    program: IMPORT_PROGRAM,
    folder: join(environment.dataDir, 'imports'),
    openParserPort: () => openParserPort(parser),
    settleSearch,
  });
}

/** Composes the law library: its starter, its routes, and the imports, of which a cut-off one goes on. */
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
  }: Pick<ComposedRetrieval, 'search' | 'findWords' | 'readQuestion' | 'laws' | 'articleVectors'> & {
    parser: DocumentParser;
  },
): Promise<{ routes: BoundRoute[]; imports: LawImports }> {
  if (environment.SEED_STARTER_LIBRARY) await seedStarterLibrary(context, await loadDigests());
  const imports = composeImports(environment, context, connection, parser, async () => {
    await search.settle();
    await articleVectors.settle();
  });
  await imports.resume();
  const routes = lawRoutes({ ...context, search, findWords, readQuestion, laws, imports });
  return { routes, imports };
}
