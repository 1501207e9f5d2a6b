import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProcess } from '../chat/start-process.ts';
import { type WatchedMemory, watchMemory } from './watch-memory.ts';

/** The server under measurement. */
export interface BenchServer {
  address: string;
  memory: WatchedMemory | null;
  /** Begins to measure the event loop anew. */
  beginPhase(): void;
  /** Stops it and tells how long its event loop was held up. */
  stop(): Promise<{ p50: number; p99: number; max: number }>;
}

/** Starts a server over a copy of a data folder; where there is none it is new and holds the starter library. */
export async function startBenchServer(
  dataFolder: string | null,
  variables: Record<string, string> = {},
): Promise<BenchServer> {
  if (dataFolder && existsSync(join(dataFolder, 'server.json')))
    throw new Error(`A server runs on ${dataFolder}.`);
  const dataDir = await mkdtemp(join(tmpdir(), 'mingfa-bench-'));
  if (dataFolder && existsSync(dataFolder)) await cp(dataFolder, dataDir, { recursive: true });
  const started = startProcess('apps/server/src/main.ts', [], {
    PORT: '0',
    HOST: '127.0.0.1',
    DATABASE_URL: '',
    MINGFA_DATA_DIR: dataDir,
    RATE_LIMIT_PER_MINUTE: '0',
    RATE_LIMIT_PER_MINUTE_SESSION: '1000000',
    QUESTIONS_A_DAY_USER: '0',
    LOG_LEVEL: 'error',
    BENCH_METRICS: 'true',
    ...variables,
  });
  const [, address = ''] = await started.line(/Mingfa\s+(http:\S+)/);
  const memory = started.child.pid ? watchMemory(started.child.pid) : null;
  return {
    address,
    memory,
    beginPhase: () => void started.child.kill('SIGUSR2'),
    async stop() {
      memory?.stop();
      started.child.kill('SIGTERM');
      const [, json = ''] = await started.line(/^bench-metrics (.*)$/);
      await started.stop();
      await rm(dataDir, { recursive: true, force: true });
      return (JSON.parse(json) as { eventLoopDelayMs: { p50: number; p99: number; max: number } })
        .eventLoopDelayMs;
    },
  };
}
