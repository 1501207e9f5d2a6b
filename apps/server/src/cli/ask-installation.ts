import { buildApp } from '../app.ts';
import { openDataFolder, readRunningServer } from '../data-folder.ts';
import type { Environment } from '../env.ts';
import { openDatabase } from '../installation/open-database.ts';
import { silentLogger } from '../runtime/silent-logger.ts';
import { askServer } from './follow-import.ts';

/** Asks the API as the command line of this machine. */
export type Ask = <Answer>(path: string, body?: object) => Promise<Answer>;

/** Does work through the running server, or with the application composed here, without listening, where none runs. */
export async function askInstallation<Result>(
  environment: Environment,
  work: (ask: Ask) => Promise<Result>,
): Promise<Result> {
  const running = await readRunningServer(environment.dataDir);
  if (running) return await work(askServer(running));
  const dataFolder = await openDataFolder(environment.dataDir);
  try {
    const database = await openDatabase(environment, silentLogger);
    try {
      const { controlToken } = dataFolder;
      const app = await buildApp({ ...environment, SEED_STARTER_LIBRARY: false }, database.connection, {
        ...{ logger: silentLogger, webFolder: null, controlToken },
      });
      try {
        await app.server.ready();
        return await work(async <Answer>(path: string, body?: object) => {
          const response = await app.server.inject({
            method: body ? 'POST' : 'GET',
            url: path,
            headers: { 'x-control-token': controlToken },
            ...(body ? { payload: body } : {}),
          });
          const answer = response.json<Answer & { errorMessage?: string }>();
          if (response.statusCode !== 200) throw new Error(answer.errorMessage ?? `${response.statusCode}`);
          return answer;
        });
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
