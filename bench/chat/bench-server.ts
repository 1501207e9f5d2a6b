import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type StartedProcess, startProcess } from './start-process.ts';

/** A server without limits over a copy of a data folder. */
export interface BenchServer {
  process: StartedProcess;
  address: string;
  dataDir: string;
}

/** What a server says of itself when it ends. */
export interface Metrics {
  eventLoopDelayMs: { p50: number; p99: number; max: number };
  /** Most of the processor that the loop's thread used between two looks, 10 ms apart or as long as it was held. */
  heldByProcessorMs: number;
  peakMemoryMb: number;
}

/**
 * Starts one.
 * @param data a folder that is copied; null, or one that is not there, gives a fresh installation
 */
export async function startServer(
  data: string | null,
  variables: Record<string, string> = {},
): Promise<BenchServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mingfa-bench-'));
  if (data && existsSync(join(data, 'server.json'))) throw new Error(`A server runs on ${data}.`);
  if (data && existsSync(data)) await cp(data, dataDir, { recursive: true });
  const process = startProcess('apps/server/src/main.ts', [], {
    PORT: '0',
    HOST: '127.0.0.1',
    DATABASE_URL: '',
    MINGFA_DATA_DIR: dataDir,
    RATE_LIMIT_PER_MINUTE: '0',
    GUESTS_PER_ADDRESS_A_DAY: '0',
    GUESTS_IN_TOTAL: '0',
    QUESTIONS_A_DAY_GUEST: '0',
    LOG_LEVEL: 'error',
    BENCH_METRICS: 'true',
    ...variables,
  });
  const [, address] = (await process.line(/Mingfa\s+(http:\S+)/)) as [string, string];
  return { process, address, dataDir };
}

/** Ends it, and takes its folder away. */
export async function stopServer(held: BenchServer): Promise<Metrics> {
  held.process.child.kill('SIGTERM');
  const [, json] = (await held.process.line(/^bench-metrics (.*)$/)) as [string, string];
  await rm(held.dataDir, { recursive: true, force: true });
  return JSON.parse(json) as Metrics;
}

/** A percentile, in milliseconds with one decimal. */
export function percentile(times: readonly number[], percent: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  const index = Math.min(sorted.length - 1, Math.ceil((percent / 100) * sorted.length) - 1);
  return Math.round((sorted[Math.max(0, index)] ?? Number.NaN) * 10) / 10;
}
