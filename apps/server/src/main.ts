import { mkdir } from 'node:fs/promises';
import { pinoLogger } from './adapters/logger-pino.ts';
import { buildApp } from './app.ts';
import { openDataFolder } from './data-folder.ts';
import { readEnvironment } from './env.ts';
import { openDatabase } from './installation/open-database.ts';

const environment = readEnvironment();
await mkdir(environment.dataDir, { recursive: true, mode: 0o700 });
const dataFolder = await openDataFolder(environment.dataDir);
const logger = pinoLogger(environment.LOG_LEVEL);
const database = await openDatabase(environment, logger);
const app = await buildApp(environment, database.connection, {
  logger,
  controlToken: dataFolder.controlToken,
});
const address = await app.server.listen({ port: environment.PORT, host: environment.HOST });
await dataFolder.announce(address);
console.log(`明法 Mingfa: ${address}`);
const setupCode = await app.readSetupCode();
if (setupCode) console.log(`安装码 · Setup code: ${setupCode}`);

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, async () => {
    if (stopping) return;
    stopping = true;
    await app.close();
    await database.close();
    await dataFolder.release();
    process.exit(0);
  });
}
