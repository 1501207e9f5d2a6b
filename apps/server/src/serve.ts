import { pinoLogger } from './adapters/logger-pino.ts';
import { startBenchMetrics } from './bench-metrics.ts';
import { openDataFolder } from './data-folder.ts';
import { readEnvironment } from './env.ts';
import { backUp } from './installation/back-up.ts';
import { openDatabase } from './installation/open-database.ts';
import { plainConnections } from './installation/plain-connections.ts';
import { releaseMemory } from './runtime/release-memory.ts';
import { diskProblem, StartProblem } from './runtime/start-problem.ts';

let dataDir: string | null = null;
// What an operator can mend is said in words, without a stack.
process.on('uncaughtException', (error) => {
  const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  const expected = error instanceof StartProblem || error.message.startsWith('The environment');
  const problem = expected ? error : dataDir === null ? null : diskProblem(error, dataDir);
  console.error(
    taken ? `The address is in use: ${error.message}. Set PORT to another one.` : (problem?.message ?? error),
  );
  process.exit(1);
});

const environment = readEnvironment();
dataDir = environment.dataDir;
const metrics = environment.BENCH_METRICS ? startBenchMetrics() : null;
const dataFolder = await openDataFolder(environment.dataDir);
const logger = pinoLogger(environment.LOG_LEVEL);
const plain = plainConnections(environment);
if (plain.length > 0) logger.warn({ variables: plain }, 'reached over a network without encryption');
const databaseBegun = Promise.withResolvers<void>();
const opening = openDatabase(environment, logger, databaseBegun.resolve);
await Promise.race([databaseBegun.promise, opening]);
// Most of the program is read while the thread of the database opens it.
const { buildApp } = await import('./app.ts');
const database = await opening;
const app = await buildApp(environment, database.connection, {
  logger,
  controlToken: dataFolder.controlToken,
  backUp: (reason, signal) => backUp(environment, database, reason, signal),
});
await app.prepare();

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, async () => {
    if (stopping) return;
    stopping = true;
    await app.close();
    await database.close();
    await dataFolder.release();
    metrics?.print();
    process.exit(0);
  });
}

const address = await app.server.listen({ port: environment.PORT, host: environment.HOST });
await dataFolder.announce(address);
console.log(`\n  明法 Mingfa  ${address}`);
const setupCode = await app.readSetupCode();
if (setupCode)
  console.log(
    `  安装码 · Setup code: ${setupCode}\n  注册后在设置中填写，成为管理员 · Sign up, then enter it under Settings to become the administrator`,
  );

// Content that cannot be read ends the process here, too.
if (environment.READ_AHEAD) void app.readAhead().then(releaseMemory);
