import { buildApp } from '../app.ts';
import { DataFolderHeld, openDataFolder } from '../data-folder.ts';
import type { Environment } from '../env.ts';
import type { AccountContext } from '../features/account/index.ts';
import { openDatabase } from '../installation/open-database.ts';
import type { RequestContext } from '../ports/app-context.ts';
import { onCommandLine } from '../runtime/command-line.ts';
import { silentLogger } from '../runtime/silent-logger.ts';

/** Does work with the whole application, composed over the data folder without listening; no server may hold it. */
export async function withApp<Result>(
  environment: Environment,
  work: (context: AccountContext & RequestContext) => Promise<Result>,
): Promise<Result> {
  const dataFolder = await openDataFolder(environment.dataDir).catch((error: unknown) => {
    throw error instanceof DataFolderHeld
      ? new Error('请先停止服务，再执行此命令 · Stop the server first, then run this again')
      : error;
  });
  try {
    const database = await openDatabase(environment, silentLogger);
    try {
      const app = await buildApp({ ...environment, SEED_STARTER_LIBRARY: false }, database.connection, {
        logger: silentLogger,
        webFolder: null,
      });
      try {
        return await work(onCommandLine(app.context));
      } finally {
        await app.close();
      }
    } finally {
      await database.close();
    }
  } finally {
    await dataFolder.release();
  }
}
